/// Lets a view be dragged: a finger resting for half a second lifts the delegate's items, and then moves them.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// Gives the items, and is told what becomes of them.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Whether other recognizers on the view may recognize the touch that lifts; false unless set.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether a press lifts anything; a drag under way goes on.
  open var isEnabled: Bool

  private lazy var press = DragPressRecognizer(interaction: self)
  private lazy var tap = DragAddRecognizer(interaction: self)
  /// The drag found by the press, until the lift.
  private var found: RunningDrag?
  /// The drag that began here.
  private(set) var running: RunningDrag?

  /// Whether new interactions are enabled: true, as on iPad since iOS 11 and on iPhone since iOS 15.
  open class var isEnabledByDefault: Bool { true }

  /// Makes an interaction; the delegate is held weakly.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = Self.isEnabledByDefault
    super.init()
  }

  open func willMove(to view: UIView?) {
    for recognizer in [press, tap] { self.view?.removeGestureRecognizer(recognizer) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    for recognizer in [press, tap] { view?.addGestureRecognizer(recognizer) }
  }

  // MARK: The press

  /// Whether a press at the recognizer's place lifts something.
  fileprivate func finds(_ recognizer: UIGestureRecognizer) -> Bool {
    found = nil
    guard isEnabled, running == nil, let delegate, let window = view?.window else { return false }
    let drag = RunningDrag(self, in: window, at: recognizer.location(in: nil))
    let items = delegate.dragInteraction(self, itemsForBeginning: drag.session)
    guard !items.isEmpty else { return false }
    drag.session.add(items)
    found = drag
    return true
  }

  fileprivate func forget() { found = nil }

  fileprivate func pressed(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      guard let found else { return }
      self.found = nil
      running = found
      found.lift()
    case .changed: running?.move(to: place)
    case .ended: running?.letGo(isCancelled: false)
    case .cancelled: running?.letGo(isCancelled: true)
    default: break
    }
  }

  func didEnd(_ drag: RunningDrag) { if running === drag { running = nil } }

  // MARK: More items

  /// The drag that a tap may add items to: any on the same screen.
  fileprivate var receivingDrag: RunningDrag? {
    guard isEnabled, let window = view?.window else { return nil }
    return DragStage.all(in: window).compactMap(\.drag).last { $0.phase == .dragging }
  }

  fileprivate func tapped(_ recognizer: UIGestureRecognizer) {
    guard let drag = receivingDrag, let view, let delegate else { return }
    let place = recognizer.location(in: view)
    let sessions: [any UIDragSession] = [drag.session]
    guard
      (delegate.dragInteraction(self, sessionForAddingItems: sessions, withTouchAt: place) ?? drag.session)
        === drag.session
    else { return }
    let items = delegate.dragInteraction(self, itemsForAddingTo: drag.session, withTouchAt: place)
    if !items.isEmpty { drag.add(items, from: self) }
  }
}

/// Lifts what the interaction gives; a menu may open at the same time.
final class DragPressRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UIDragInteraction?

  init(interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    minimumPressDuration = DragMetrics.pressTime
  }

  override func frameworkShouldBegin() -> Bool { super.frameworkShouldBegin() && interaction?.finds(self) == true }

  /// Another finger does something else.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isUndecided else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if preventedGestureRecognizer is MenuPressRecognizer { return false }
    if interaction?.allowsSimultaneousRecognitionDuringLift == true { return false }
    return preventedGestureRecognizer.tracked.contains { touch in tracked.contains { $0 === touch } }
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is MenuPressRecognizer)
  }

  override func stateDidChange() {
    super.stateDidChange()
    interaction?.pressed(self)
  }

  override func reset() {
    super.reset()
    interaction?.forget()
  }
}

/// A tap of another finger, which adds to a drag under way.
private final class DragAddRecognizer: UITapGestureRecognizer {
  private weak var interaction: UIDragInteraction?

  init(interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    super.shouldReceive(event) && interaction?.receivingDrag != nil
  }

  override func stateDidChange() {
    super.stateDidChange()
    if state == .ended { interaction?.tapped(self) }
  }
}
