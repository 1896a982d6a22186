/// Framework classes that can be made by metatype.
@preconcurrency @MainActor public protocol _MadeByMetatype {}

extension UIView: _MadeByMetatype {}

extension _MadeByMetatype where Self: UIView {
  /// Makes a view of a class that is only known as a type: `T(frame: .zero)` where `T` is a subclass of `UIView`.
  ///
  /// Swift asks for a `required` initialiser there, which views of applications do not declare. The class is the static type: a
  /// subclass in a variable of type `UIView.Type` is not looked at.
  public init(frame: CGRect) { self = DynamicInitializer.makeView(Self.self, frame: frame) }
}
