/// Framework classes that can be made by metatype.
@preconcurrency @MainActor public protocol _MadeByMetatype {}

extension UIView: _MadeByMetatype {}
extension UIViewController: _MadeByMetatype {}

extension _MadeByMetatype where Self: UIViewController {
  /// Makes a controller of a class that is only known as a type: `T(nibName: nil, bundle: nil)`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    let controller = DynamicInitializer.makeController(Self.self, nibName: nibNameOrNil, bundle: nibBundleOrNil)
    self = unsafeDowncast(controller, to: Self.self)
  }
}

extension _MadeByMetatype where Self: UIViewController {
  /// The replacement for `type.init(nibName: nil, bundle: nil)` in adapted sources: a controller of the class that the
  /// type holds, by its initialiser.
  public static func _new(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) -> Self {
    // Here `self` is the class that the type holds; `Self` is the one that is written.
    let controller = DynamicInitializer.makeController(self, nibName: nibNameOrNil, bundle: nibBundleOrNil)
    return unsafeDowncast(controller, to: Self.self)
  }
}

/// The replacement for `T()` in adapted sources with a parameter `T` for classes of `NSObject`: an object of the class
/// that the type holds, by its `init()`.
///
/// Ends the program where the class has no `init()`, as on iOS. It has another name than the static `_new` methods,
/// which hide functions outside of their classes.
public func _newObject<Object: NSObject>(_ type: Object.Type) -> Object {
  unsafeDowncast(DynamicInitializer.makeObject(type), to: Object.self)
}

extension _MadeByMetatype where Self: UIButton {
  /// A button of the class that a type holds: `T(type: .system)` of adapted sources, where `T` is a parameter for classes of buttons.
  public static func _new(type: UIButton.ButtonType) -> Self {
    let button = DynamicInitializer.makeView(self, frame: .zero)
    button.take(type)
    return button
  }
}

extension _MadeByMetatype where Self: UINavigationController {
  /// A navigation controller of the class that a type holds: `T(rootViewController: first)` of adapted sources.
  public static func _new(rootViewController: UIViewController) -> Self {
    let controller = _new(nibName: nil, bundle: nil)
    controller.viewControllers = [rootViewController]
    return controller
  }
}

extension UIGestureRecognizer {
  /// A recognizer of the class that a type holds: `T(target: self, action: action)` of adapted sources, by the class's `init()`.
  public static func _new(target: Any?, action: Selector?) -> Self {
    let recognizer = _newObject(self)
    if let target, let action { recognizer.addTarget(target, action: action) }
    return recognizer
  }
}

extension _MadeByMetatype where Self: UIView {
  /// Makes a view of the class that the type holds: for `T(frame: .zero)` with a subclass `T` of `UIView`, or
  /// `type.init(frame: .zero)` with a `UIView.Type`.
  ///
  /// Swift asks for a `required` initialiser there, which views of applications do not declare.
  @_silgen_name("masthead_make_view_by_class") public init(frame: CGRect)

  // An initialiser of a protocol's extension is handed the class that the type holds, and has no name for it. A static method has: it stands
  // for the initialiser, which is called in the same way. Nothing here calls it by its own name: an optimised build would drop it, were it not usable from outside.
  @usableFromInline @_silgen_name("masthead_make_view_by_class") static func makeByClass(frame: CGRect) -> Self {
    DynamicInitializer.makeView(self, frame: frame)
  }
}
