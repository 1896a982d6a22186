/// Something that can answer events: views, view controllers, windows.
///
/// Events that a responder does not handle travel along `next`: from a view to its superview (or its view
/// controller, whose next is the view's superview), to the window.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// Whether anybody observes a property: setters ask it before they say that something changes.
  @exclusivity(unchecked) package final nonisolated(unsafe) var hasKeyValueObservers = false

  public override init() { super.init() }

  /// The next responder, for events that this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether `becomeFirstResponder()` may succeed; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether `resignFirstResponder()` may succeed; true unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether this is the window's first responder.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// The window whose first responder this can become.
  var responderWindow: UIWindow? { nil }

  /// Makes this the first responder of its window; false when it is in none, or does not want to, or the present one
  /// does not yield.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    // The keyboard stays where one that needs it follows another.
    return window.screen.keyboard.holding {
      if let present = window.firstResponder, !present.resignFirstResponder() { return false }
      window.firstResponder = self
      window.screen.keyboard.firstResponderDidChange(to: self)
      window.windowStage.contents.focus.firstResponderDidChange(to: self)
      return true
    }
  }

  /// Gives up being the first responder; false when it does not want to.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    leaveFirstResponder()
    return true
  }

  /// Takes the role away, whether this agrees or not.
  final func leaveFirstResponder() {
    guard let window = responderWindow, window.firstResponder === self else { return }
    window.firstResponder = nil
    window.screen.keyboard.firstResponderDidChange(to: nil)
  }

  /// Hook for framework classes: whether the tab key types a tab, and does not move the focus.
  var takesTabKey: Bool { self is any UIKeyInput }

  /// Hook for framework classes: the role is taken away by force.
  func endEditingByForce() { leaveFirstResponder() }

  // MARK: Input

  /// The view in the keyboard's place while this is first responder; nil is the keyboard, for text inputs.
  ///
  /// The first along `next` counts.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this is first responder; the first along `next` counts.
  open var inputAccessoryView: UIView? { nil }
  /// Asks for the two views again, while this is first responder.
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.screen.keyboard.reload() }
  }
  /// The undo manager: that of the first along `next` with an own one, at last the window's.
  open var undoManager: UndoManager? { next?.undoManager }
  /// Combinations of keys that call methods while this is first responder, or further along `next`.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The user's activity in this responder, brought up to date by `updateUserActivityState(_:)` when it `needsSave`.
  open var userActivity: NSUserActivity? {
    didSet {
      guard userActivity !== oldValue else { return }
      oldValue?.belongs(to: self, false)
      userActivity?.belongs(to: self, true)
    }
  }
  /// Brings an activity of this responder up to date; does nothing unless overridden.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Goes on with an activity; does nothing unless overridden.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// A button of headphones or of the lock screen was pressed; goes on along `next`.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
  /// Changes the menus of a menu system that are being built: asked of the application and its delegate; does nothing unless overridden.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Changes a command that this responder carries out, before it is shown or done; does nothing unless overridden.
  open func validate(_ command: UICommand) {}

  /// Called for keys that came down; a first responder with key input gets their characters.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if isFirstResponder, let input = self as? any UIKeyInput, KeyInput.handle(presses, by: input) { return }
    next?.pressesBegan(presses, with: event)
  }
  /// Keys changed how hard they are pressed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  /// Keys were lifted.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  /// The system took the keys away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Motion

  /// The device began to be shaken; goes on to `next` unless overridden.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// The device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// The motion was something else, or the application became inactive.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  // MARK: Editing

  /// Takes the selection away and keeps it on the pasteboard; nothing unless overridden, as the other actions of editing.
  open func cut(_ sender: Any?) {}
  /// Puts the selection on the pasteboard.
  open func copy(_ sender: Any?) {}
  /// Replaces the selection by the pasteboard's content.
  open func paste(_ sender: Any?) {}
  /// Selects the text under the caret.
  open func select(_ sender: Any?) {}
  /// Selects everything.
  open func selectAll(_ sender: Any?) {}
  /// Takes the selection away.
  open func delete(_ sender: Any?) {}
  /// Makes the selection bold, or no longer.
  open func toggleBoldface(_ sender: Any?) {}
  /// Makes the selection italic, or no longer.
  open func toggleItalics(_ sender: Any?) {}
  /// Underlines the selection, or no longer.
  open func toggleUnderline(_ sender: Any?) {}
  /// Replaces the selection by the pasteboard's content, with the attributes of the text there.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Puts an address on the pasteboard in the place of the text and goes there.
  open func pasteAndGo(_ sender: Any?) {}
  /// Replaces the text by the pasteboard's content and searches for it.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Makes the selection read from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Makes the selection read from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes the selection larger.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selection smaller.
  open func decreaseSize(_ sender: Any?) {}
  /// Searches in the shown content.
  open func find(_ sender: Any?) {}
  /// Searches and replaces in the shown content.
  open func findAndReplace(_ sender: Any?) {}
  /// Goes to the next place that was found.
  open func findNext(_ sender: Any?) {}
  /// Goes to the place before that was found.
  open func findPrevious(_ sender: Any?) {}
  /// Searches for the selection.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Gives the selection the attributes that a block makes of its own.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  /// Prints the shown content.
  open func printContent(_ sender: Any?) {}
  /// Renames the shown content.
  open func rename(_ sender: Any?) {}
  /// Duplicates the shown content.
  open func duplicate(_ sender: Any?) {}
  /// Moves the shown content elsewhere.
  open func move(_ sender: Any?) {}
  /// Exports the shown content for other applications.
  open func export(_ sender: Any?) {}

  // MARK: Nibs

  /// Called when the object was made of a nib or storyboard and its outlets are connected; an override calls `super`.
  open func awakeFromNib() {}

  /// Called by Xcode before drawing the object in the editor; nobody calls it here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Actions

  /// Whether the responder does an action at present: unless overridden, whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The first responder from this one along `next` that does an action; nil when none does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    sequence(first: self, next: \.next).first { $0.takesActions && $0.canPerformAction(action, withSender: sender) }
  }

  /// Hook for controllers: whether actions that look for a target may be its own now.
  var takesActions: Bool { true }

  /// Whether the responder has a method for the selector; see `NSObjectProtocol.responds(to:)`.
  open func responds(to aSelector: Selector!) -> Bool { aSelector?.isUnderstood(by: self) ?? false }

  // MARK: Keys and values

  /// Called for changes that the responder observes; raises unless overridden.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    KeyValueDelivery.refuse(self, keyPath)
  }

  /// The value of the property of a key; raises for a key that the class does not have.
  open func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

  /// Sets the property of a key; raises for a key that the class does not have, and for a value of another type.
  open func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, key, of: self) }

  /// Returns the value of a key without a property; raises unless overridden.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefinedValue(key, of: self) }

  /// Takes the value for a key without a property; raises unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.setUndefined(value, key, of: self)
  }

  // MARK: For who does not see it

  /// The accessibility values as set below; nil without any.
  var accessibilityRecord: AccessibilityRecord?

  /// Hook for framework classes: what the object is where nothing was set.
  var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
  /// Hook for framework classes: `accessibilityLabel` where none was set.
  var defaultAccessibilityLabel: String? { nil }
  /// Hook for framework classes: `accessibilityFrame` where none was set.
  var defaultAccessibilityFrame: CGRect { .zero }

  /// Whether the object itself is read, and nothing in it.
  ///
  /// Unless set, standard controls, labels, cells with texts and `UIAccessibilityElement`s are read, other objects are not.
  open var isAccessibilityElement: Bool {
    get { accessibilityRecord?.isElement ?? accessibilityDefaults.isElement }
    set { noteAccessibility { $0.isElement = newValue } }
  }
  /// The spoken name of the object.
  ///
  /// Unless set, labels and buttons give their shown text, cells the texts of the labels in them, and other objects
  /// nil. Views print a value that was set in the layout text and in `debugDescription`.
  open var accessibilityLabel: String? {
    get { accessibilityRecord?.label?.string ?? defaultAccessibilityLabel }
    set { noteAccessibility { $0.label = newValue?.attributed } }
  }
  /// The name with attributes, which are kept; the texts of both are one.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityRecord?.label ?? accessibilityLabel?.attributed }
    set { noteAccessibility { $0.label = newValue } }
  }
  /// The effect of activating the object, in words; nil unless set.
  open var accessibilityHint: String? {
    get { accessibilityRecord?.hint?.string }
    set { noteAccessibility { $0.hint = newValue?.attributed } }
  }
  /// The hint with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityRecord?.hint ?? accessibilityHint?.attributed }
    set { noteAccessibility { $0.hint = newValue } }
  }
  /// The value that is read after the name; unless set that of a standard control, such as `1` for a switch that is on, else nil.
  open var accessibilityValue: String? {
    get { accessibilityRecord?.value?.string ?? accessibilityDefaults.value }
    set { noteAccessibility { $0.value = newValue?.attributed } }
  }
  /// The value with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityRecord?.value ?? accessibilityValue?.attributed }
    set { noteAccessibility { $0.value = newValue } }
  }
  /// The traits of the object; unless set those of a standard control, with its state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? accessibilityDefaults.traits }
    set { noteAccessibility { $0.traits = newValue } }
  }
  /// The frame of the object on the screen, in points; unless set a view's rectangle.
  open var accessibilityFrame: CGRect {
    get { accessibilityRecord?.frame ?? accessibilityPath?.bounds ?? defaultAccessibilityFrame }
    set { noteAccessibility { $0.frame = newValue } }
  }
  /// The outline of the object on the screen; nil unless set.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityRecord?.path }
    set { noteAccessibility { $0.path = newValue } }
  }
  /// The point at which a finger activates the object, on the screen; unless set the centre of `accessibilityFrame`.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityRecord?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { noteAccessibility { $0.activationPoint = newValue } }
  }
  // Silent: UIResponder.accessibilityLanguage, accessibilityRespondsToUserInteraction,
  //   accessibilityUserInputLabels, accessibilityAttributedUserInputLabels | for the voice of VoiceOver and for
  //   Voice Control, which the text of the accessibility tree does not stand for
  /// The language that the texts are read in, such as `de-DE`; nil, the reader's, unless set.
  open var accessibilityLanguage: String? {
    get { accessibilityRecord?.language }
    set { noteAccessibility { $0.language = newValue } }
  }
  /// Whether nothing in the object is read, nor the object; false unless set.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityRecord?.elementsAreHidden ?? false }
    set { noteAccessibility { $0.elementsAreHidden = newValue } }
  }
  /// Whether nothing of the views beside this one is read; false unless set.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityRecord?.isModal ?? false }
    set { noteAccessibility { $0.isModal = newValue } }
  }
  /// Whether the elements in the object are read together, wherever it lies; unless set true for bars and scroll views.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityRecord?.groupsChildren ?? accessibilityDefaults.isGroup }
    set { noteAccessibility { $0.groupsChildren = newValue } }
  }
  /// The kind of container; lists, landmarks and groups are read together.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityRecord?.containerType ?? .none }
    set { noteAccessibility { $0.containerType = newValue } }
  }
  /// Whether the object does something when it is activated; unless set as its traits say.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      let acting: UIAccessibilityTraits = [.button, .link, .adjustable, .toggleButton, .searchField, .keyboardKey]
      return accessibilityRecord?.respondsToUserInteraction ?? !accessibilityTraits.isDisjoint(with: acting)
    }
    set { noteAccessibility { $0.respondsToUserInteraction = newValue } }
  }
  /// Names that a reader can say to mean the object; unless set its label.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityAttributedUserInputLabels.map(\.string) }
    set { noteAccessibility { $0.userInputLabels = newValue?.map(\.attributed) } }
  }
  /// The same with attributes.
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibilityRecord?.userInputLabels ?? accessibilityAttributedLabel.map { [$0] } ?? [] }
    set { noteAccessibility { $0.userInputLabels = newValue } }
  }
  /// The actions on the object beside activating it; nil unless set.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityRecord?.customActions }
    set { noteAccessibility { $0.customActions = newValue } }
  }
  /// The rotors by which a reader goes through parts of the object; nil unless set.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityRecord?.customRotors }
    set { noteAccessibility { $0.customRotors = newValue } }
  }
  /// The elements to read in place of the object, in this order: views, elements, or containers of them; nil unless
  /// set.
  open var accessibilityElements: [Any]? {
    get { accessibilityRecord?.elements }
    set { noteAccessibility { $0.elements = newValue } }
  }
  /// The number of the object's elements; `NSNotFound` leaves this to its subviews.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// The element at a place; nil where there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The place of an element; `NSNotFound` where it is none of the object's.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Does what the object is for; false, unless overridden, leaves it to a finger at `accessibilityActivationPoint`.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value larger; nothing unless overridden.
  open func accessibilityIncrement() {}
  /// Makes the value smaller; nothing unless overridden.
  open func accessibilityDecrement() {}
  /// Scrolls by a page; false where it did not, as unless overridden.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses the content shown above others; false if nothing was dismissed, as unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important thing; false where it did not, as unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// The object is read now.
  open func accessibilityElementDidBecomeFocused() {}
  /// The object is no longer read.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether the object is read now.
  open func accessibilityElementIsFocused() -> Bool { responderStage.screen.accessibility.focused === self }

  func noteAccessibility(_ change: (AccessibilityRecord) -> Void) {
    let record = accessibilityRecord ?? AccessibilityRecord()
    accessibilityRecord = record
    change(record)
  }

  // MARK: Touches

  /// One or more fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// The system took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIWindow {
  /// Takes the first responder's role away without a word to it, as the end of an application does; the keyboard goes.
  package func forgetFirstResponder() {
    guard firstResponder != nil else { return }
    firstResponder = nil
    screen.keyboard.forgetResponder()
  }
}
