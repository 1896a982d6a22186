/// Framework classes that can be made by metatype.
@preconcurrency @MainActor public protocol _MadeByMetatype {}

extension UIView: _MadeByMetatype {}
extension UIViewController: _MadeByMetatype {}

/// Objects that can be made by metatype.
public protocol _ObjectMadeByMetatype {}

extension NSObject: _ObjectMadeByMetatype {}

extension _ObjectMadeByMetatype where Self: NSObject {
  /// Makes an object of the class that the type holds: `T()` where `T` is a subclass of `NSObject`.
  ///
  /// Swift asks for a `required` initialiser there, which classes of applications do not declare.
  @_silgen_name("masthead_make_object_by_class") public init()

  @_silgen_name("masthead_make_object_by_class") static func makeByClass() -> Self {
    guard let object = DynamicInitializer.makeObject(self) as? Self else {
      fatalError("\(self)(): its initialiser returned an object of another class")
    }
    return object
  }
}

extension _MadeByMetatype where Self: UIViewController {
  /// Makes a controller of a class that is only known as a type: `T(nibName: nil, bundle: nil)`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    let controller = DynamicInitializer.makeController(Self.self, nibName: nibNameOrNil, bundle: nibBundleOrNil)
    self = unsafeDowncast(controller, to: Self.self)
  }
}

extension _MadeByMetatype where Self: UIView {
  /// Makes a view of the class that the type holds: `T(frame: .zero)` where `T` is a subclass of `UIView`, or `type.init(frame: .zero)` where
  /// `type` is a `UIView.Type` that holds one.
  ///
  /// Swift asks for a `required` initialiser there, which views of applications do not declare.
  @_silgen_name("masthead_make_view_by_class") public init(frame: CGRect)

  // An initialiser of a protocol's extension is handed the class that the type holds, and has no name for it. A static method has: it stands
  // for the initialiser, which is called in the same way.
  @_silgen_name("masthead_make_view_by_class") static func makeByClass(frame: CGRect) -> Self {
    DynamicInitializer.makeView(self, frame: frame)
  }
}
