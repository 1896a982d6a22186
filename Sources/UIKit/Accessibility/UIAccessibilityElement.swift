/// An element that is no view: a part of a view's drawing.
///
/// The view names its elements in `accessibilityElements`. It is an element unless set otherwise.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// Makes an element of a container, a view or an element of one.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// The container of the element; not held.
  open weak var accessibilityContainer: AnyObject?

  /// The frame of the element in the coordinates of its container, if this is a view, in points; counts before
  /// `accessibilityFrame`.
  ///
  /// It is empty unless set.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Name that tests find the element by.
  open var accessibilityIdentifier: String?

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  override var accessibilityDefaults: AccessibilityDefaults { .element([]) }

  override var defaultAccessibilityFrame: CGRect {
    guard accessibilityFrameInContainerSpace != .zero, let view = containerView else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
  }

  private var containerView: UIView? {
    if let view = accessibilityContainer as? UIView { return view }
    return (accessibilityContainer as? UIAccessibilityElement)?.containerView
  }
}

/// Something that can be done with an element beside activating it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does what the action says, and returns whether it could.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// Makes an action with a method of `target`, which returns whether it succeeded.
  public init(name: String, target: Any?, selector: Selector) {
    attributedName = name.attributed
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Makes an action that runs a block.
  public init(name: String, actionHandler: Handler?) {
    attributedName = name.attributed
    self.actionHandler = actionHandler
    selector = Selector("")
  }

  /// The name that is read.
  open var name: String {
    get { attributedName.string }
    set { attributedName = newValue.attributed }
  }
  /// The name with attributes.
  open var attributedName: NSAttributedString
  /// The target of the method; not held.
  open weak var target: AnyObject?
  /// The method, without an argument or with the action.
  open var selector: Selector
  /// The block, which counts before the method.
  open var actionHandler: Handler?

  /// Performs the action, as a reader's choice does; false for a failure.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target = target as? NSObject, target.responds(to: selector) else { return false }
    let arguments: [Any?] = selector.name.hasSuffix(":") ? [self] : []
    guard case .returned(let result) = selector.send(to: target, arguments) else { return false }
    return result as? Bool ?? true
  }
}
