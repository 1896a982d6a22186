/// A view that tells its targets of the user's touches.
///
/// A finger that comes down is tracked until it is lifted; while it is no farther than 70 points from the bounds it counts as
/// inside, as on iOS. Targets are held weakly, actions strongly; they are called in the order in which they were added.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// How far from the bounds a tracked finger still counts as inside, in points.
  static let touchSlack: CGFloat = 70

  var handlers: [ControlHandler] = []

  /// Makes a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control of a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UIControl.self)
  }

  /// Makes a control whose action is done when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control takes touches.
  open var isEnabled = true {
    willSet { if hasKeyValueObservers { willChangeValue(forKey: "enabled") } }
    didSet {
      if isEnabled != oldValue { stateDidChange() }
      if hasKeyValueObservers { didChangeValue(forKey: "enabled") }
    }
  }
  /// Whether the control is chosen.
  open var isSelected = false {
    willSet { if hasKeyValueObservers { willChangeValue(forKey: "selected") } }
    didSet {
      if isSelected != oldValue { stateDidChange() }
      if hasKeyValueObservers { didChangeValue(forKey: "selected") }
    }
  }
  /// Whether the control looks touched; set while a finger is on it.
  open var isHighlighted = false {
    willSet { if hasKeyValueObservers { willChangeValue(forKey: "highlighted") } }
    didSet {
      if isHighlighted != oldValue { stateDidChange() }
      if hasKeyValueObservers { didChangeValue(forKey: "highlighted") }
    }
  }

  /// The state in force, from the three properties.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The state as accessibility traits.
  var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
  /// The accessibility defaults of a control that is a button.
  var buttonDefaults: AccessibilityDefaults { .element(stateTraits.union(.button)) }
  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(traits: stateTraits) }

  /// Hook for framework classes: the state changed.
  func stateDidChange() { setNeedsLayout() }

  /// The alignment of the content from top to bottom.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The alignment of the content from side to side.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal alignment by sides.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// Whether a finger that came down on the control is still down.
  open internal(set) var isTracking = false
  /// Whether the tracked finger is inside, or no farther than 70 points away.
  open internal(set) var isTouchInside = false

  /// Called when a finger comes down; false refuses to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger moves; false ends tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger is lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether a recognizer may begin: taps of one finger on views around an enabled control may not.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { trackBegan(touches, event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { trackMoved(touches, event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { trackEnded(touches, event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { trackCancelled(event) }

  /// Hook for framework classes: events that a tap inside means beside `touchUpInside`.
  var primaryEvents: Event { [] }
  /// Hook for framework classes: a tap inside is about to be told.
  func willSendPrimaryEvents() {}

  // MARK: Actions, overridable

  /// Adds a method of `target` to be called at events; nil looks along the responders for an object with the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    insertTarget(target, action: action, for: controlEvents)
  }

  /// Stops calling methods of `target` (nil: of any) at events; `action` nil means all its methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    dropTarget(target, action: action, for: controlEvents)
  }

  /// Adds an action at events; an action with the same identifier for the same events is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) { insertAction(action, for: controlEvents) }

  /// Stops doing an action at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops doing the action of that name at events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    dropAction(actionIdentifier, for: controlEvents)
  }

  /// Calls one method, for an event; override to watch or to redirect.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    dispatch(action, to: target, for: event)
  }

  /// Does one action; override to watch or to redirect.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls everything that was added for any of the events.
  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

  /// The events that something was added for.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// All targets that still exist; `NSNull` stands for actions that look for a responder.
  open var allTargets: Set<AnyHashable> { targetsOfHandlers }

  /// The names of the methods of `target` that are called at an event; nil without any.
  ///
  /// A nil target means those that look for a responder. Of several events, one is enough.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    actionNames(of: target, for: controlEvent)
  }

  override func focusedViewWasPressed() -> Bool {
    guard isEnabled else { return false }
    performPrimaryAction()
    return true
  }

  /// Carries out the effect of a tap; opens the menu if the menu is the primary action.
  open func performPrimaryAction() {
    if openMenuAsPrimaryAction(at: CGPoint(x: bounds.midX, y: bounds.midY), nil) { return }
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Menu

  var menuInteraction: UIContextMenuInteraction?
  /// Hook for framework classes: whom actions of the menu get as their sender.
  var menuSender: AnyObject { self }
  /// Hook for framework classes: an element of the menu was chosen and is about to be done.
  func menuDidChoose(_ element: UIMenuElement) {}

  /// The interaction that opens the control's menu; nil while `isContextMenuInteractionEnabled` is false.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction }

  /// Whether a finger that stays on the control opens the menu that
  /// `contextMenuInteraction(_:configurationForMenuAtLocation:)` gives; false unless set.
  open var isContextMenuInteractionEnabled = false { didSet { updateMenuInteraction() } }

  /// Whether the menu opens as soon as a finger comes down, in place of what else a tap does; false unless set.
  open var showsMenuAsPrimaryAction = false

  /// The control's menu; none unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The preview to lift when the menu opens; the whole control unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The target of the lifted preview when the menu closes; its origin unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// The menu is about to open; override to listen, and call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// The menu is about to close; override to listen, and call `super`.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
