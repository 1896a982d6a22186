import Foundation

/// Looks for a gesture in the touches on a view and its subviews.
///
/// A recognizer gets the touches before the views do. It is *possible* until it *fails*, is *recognized* (a discrete gesture) or has
/// *begun* (a continuous one, which then changes and ends). Recognizers that see the same touch exclude each other unless a delegate
/// lets them run together: the first one wins, those of inner views being asked first. Subclasses override the `touches…` methods
/// and set `state`; they call `super`.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The state of a recognizer.
  public enum State: _Enumeration, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 6 }

    /// The final state of a discrete gesture.
    public static var recognized: State { .ended }
  }

  private struct Target {
    let object: ActionTarget
    let action: Selector
  }

  private var targets: [Target] = []
  private(set) weak var attachedView: UIView?
  private var storedState = State.possible
  /// A state that waits for others to fail first.
  private var waitingState: State?
  private var requiredFailures: [Weak] = []
  /// The touches that the recognizer looks at, in the order in which they came down.
  private(set) var tracked: [UITouch] = []

  struct Weak {
    weak var recognizer: UIGestureRecognizer?
  }

  /// Makes a recognizer with a method of a target, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes a recognizer that calls nothing yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer that calls nothing yet; archives are not read.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Called after the recognizer was decoded from a nib or storyboard with all its connections; an override calls
  /// `super`.
  open func awakeFromNib() {}

  /// Called by Xcode when it draws the recognizer in the editor; nobody calls it here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Keys

  /// Returns the value of a key without a property; raises unless overridden.
  open func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefinedValue(key, of: self) }

  /// Takes the value for a key without a property; raises unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueCoding.setUndefined(value, key, of: self) }

  // MARK: Targets

  /// Adds a method to be called with each new state from `began` on; it takes the recognizer, or nothing.
  open func addTarget(_ target: Any, action: Selector) {
    if targets.contains(where: { $0.object.isSame(as: target) && $0.action == action }) { return }
    targets.append(Target(object: ActionTarget(target), action: action))
  }

  /// Stops calling a method; nil stands for any target and for any action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { known in
      (target.map { known.object.isSame(as: $0) } ?? true) && (action == nil || known.action == action)
    }
  }

  private func callTargets() {
    for target in targets {
      if let object = target.object.target { target.action.performOrRaise(on: object, sender: self, event: nil) }
    }
  }

  // MARK: Settings

  /// The state of the recognizer; subclasses set it.
  ///
  /// Setting a state that the present one does not allow is ignored, and a recognizer that is not allowed to begin
  /// fails.
  open var state: State {
    get { storedState }
    set { move(to: newValue) }
  }
  /// The delegate, which is asked for permissions.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether touches are looked at; turning it off cancels a gesture that is under way.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { stop() } }
  }
  /// The view whose touches are looked at.
  open var view: UIView? { attachedView }
  /// Whether views are told that their touches are cancelled once the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether views hear of a touch only when the recognizer has failed.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of a touch only when the recognizer has failed.
  open var delaysTouchesEnded = true
  // Silent: UIGestureRecognizer.name | an application's own name for its logs; UIKit does nothing with it
  //   either
  /// A name for debugging.
  open var name: String?
  /// The kinds of touches that are looked at, as numbers of `UITouch.TouchType`; all unless set.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// The kinds of presses that are looked at, as numbers of `UIPress.PressType`; all unless set.
  ///
  /// Taps recognize presses only where these are set.
  open var allowedPressTypes: [NSNumber] {
    get { ownPressTypes ?? UIPress.PressType.all }
    set { ownPressTypes = newValue }
  }
  private(set) var ownPressTypes: [NSNumber]?
  // Silent: UIGestureRecognizer.requiresExclusiveTouchType | all touches are a finger's
  /// Whether a gesture is made of touches of one kind, the first one's, or of touches of any; true unless set.
  ///
  /// All touches here are a finger's.
  open var requiresExclusiveTouchType = true

  /// Whether the recognizer looks at an event at all; true unless overridden.
  ///
  /// Asked when a finger comes down, after the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// The modifier keys that were held in the last event; none with fingers.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointer that were down in the last event; none, as there are fingers only.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// Whether the recognizer looks at a touch that came down.
  func receives(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
    guard let delegate else { return shouldReceive(event) }
    return delegate.gestureRecognizer(self, shouldReceive: event) && shouldReceive(event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Makes the recognizer wait for the failure of another, and fail at the other's success.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.removeAll { $0.recognizer == nil }
    requiredFailures.append(Weak(recognizer: otherGestureRecognizer))
  }

  // MARK: Touches

  /// The middle of the touches, in the coordinates of `view`, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    let touches = locatedTouches
    guard !touches.isEmpty else { return lastLocation.map { convert($0, to: view) } ?? .zero }
    let sum = touches.reduce(CGPoint.zero) {
      let point = $1.location(in: view)
      return CGPoint(x: $0.x + point.x, y: $0.y + point.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// How many touches the gesture is made of.
  open var numberOfTouches: Int { tracked.count }

  /// The place of one of the touches; raises for an index out of range.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    ensure(
      tracked.indices.contains(touchIndex),
      "location(ofTouch:in:): there is no touch \(touchIndex); the recognizer has \(tracked.count)")
    return tracked[touchIndex].location(in: view)
  }

  /// Hook for framework classes: the touches whose middle counts.
  var locatedTouches: [UITouch] { tracked }
  /// The place of the gesture when its last touch was lifted, in the window.
  private var lastLocation: CGPoint?

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return view.convert(point, from: window)
  }

  // MARK: For subclasses

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Keys or buttons came down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// How hard keys or buttons are pressed changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys or buttons came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The system took presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Leaves a press out of the gesture.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { forget(button) }
  /// Called after the end of the gesture, before the next, to reset the state of a subclass.
  open func reset() {}
  /// Leaves a touch out of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) { forget(touch) }
  /// Whether this recognizer may keep another one from recognizing the same touches.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another recognizer may keep this one from recognizing the same touches.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer has to wait for another one's failure.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer has to wait for this one's failure.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Hook for framework classes: a last word on whether the gesture may begin.
  func frameworkShouldBegin() -> Bool { true }
  /// Hook for framework classes: the state changed; before the targets hear of it.
  func stateDidChange() {}

  // MARK: Mechanics

  func attach(to view: UIView?) {
    if view == nil { stop() }
    attachedView = view
  }

  /// Whether touches are followed for a view that is no more.
  var isOrphaned: Bool { attachedView == nil && !tracked.isEmpty }

  /// The view went while fingers were on it: the gesture ends, and its touches are nobody's.
  func viewIsGone() {
    stop()
    for touch in tracked { forget(touch) }
  }

  func track(_ touch: UITouch) {
    tracked.append(touch)
    touch.add(self)
  }

  func forget(_ touch: UITouch) {
    if tracked.count == 1, tracked[0] === touch { lastLocation = touch.location(in: nil) }
    tracked.removeAll { $0 === touch }
    touch.remove(self)
  }

  private var pressed: [UIPress] = []

  /// Whether the recognizer looks at a press that came down.
  func receives(_ press: UIPress) -> Bool {
    guard isEnabled, allowedPressTypes.contains(where: { $0.intValue == press.type.rawValue }) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: press) ?? true
  }

  func track(_ press: UIPress) {
    pressed.append(press)
    press.recognizers.append(self)
  }

  func forget(_ press: UIPress) {
    pressed.removeAll { $0 === press }
    press.recognizers.removeAll { $0 === self }
    if pressed.isEmpty, tracked.isEmpty { finishSequence() }
  }

  /// Whether the result of the gesture is still open.
  var isUndecided: Bool { storedState == .possible }
  /// Whether the gesture is recognized and goes on, or has just been.
  var isRecognized: Bool { storedState == .began || storedState == .changed || storedState == .ended }

  private func stop() {
    switch storedState {
    case .began, .changed: move(to: .cancelled)
    case .possible where !tracked.isEmpty: move(to: .failed)
    default: break
    }
  }

  /// Who hands the touches out that the recognizer looks at.
  private var delivery: TouchDelivery { (view?.stage ?? .current).contents.touches }

  private func move(to new: State) {
    let delivery = self.delivery
    delivery.hold()
    defer { delivery.letGo() }
    switch (storedState, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed): tryToRecognize(new == .changed ? .began : new)
    case (.possible, .failed), (.possible, .cancelled):
      waitingState = nil
      storedState = .failed
      delivery.arbiter.noteDecision(of: self)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      storedState = new
      tell()
      if new != .changed { delivery.arbiter.noteDecision(of: self) }
    default: break
    }
  }

  private func tell() {
    stateDidChange()
    callTargets()
  }

  private func tryToRecognize(_ new: State) {
    if waitingState != nil {
      waitingState = new
      return
    }
    guard mayBegin else { return move(to: .failed) }
    if delivery.arbiter.isBlocked(self) { return move(to: .failed) }
    if delivery.arbiter.hasToWait(self) {
      waitingState = new
      delivery.arbiter.noteWaiting(self)
      return
    }
    recognize(new)
  }

  private func recognize(_ new: State) {
    storedState = new
    delivery.arbiter.noteRecognition(of: self)
    (view?.stage ?? .current).contents.inputUses += 1
    tell()
    if new == .ended { delivery.arbiter.noteDecision(of: self) }
  }

  /// Goes on when nothing has to be waited for any more.
  func resumeIfFree() {
    guard let waiting = waitingState, !delivery.arbiter.hasToWait(self) else { return }
    waitingState = nil
    if delivery.arbiter.isBlocked(self) { return move(to: .failed) }
    recognize(waiting)
  }

  /// Whether a state waits for others to fail.
  var isWaiting: Bool { waitingState != nil }

  private var mayBegin: Bool {
    guard frameworkShouldBegin() else { return false }
    // Every view between the touch and the recognizer's may object.
    var view = tracked.first?.view ?? attachedView
    while let current = view {
      if !current.gestureRecognizerShouldBegin(self) { return false }
      if current === attachedView { break }
      view = current.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if requiredFailures.contains(where: { $0.recognizer === other }) { return true }
    if shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self) { return true }
    if delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true { return true }
    return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  func maySimultaneously(_ other: UIGestureRecognizer) -> Bool {
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true { return true }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Forgets the gesture after its last touch.
  func finishSequence() {
    for touch in tracked { forget(touch) }
    waitingState = nil
    storedState = .possible
    reset()
  }
}
