/// Follows a pointer over a view without a pressed button: begun as the pointer enters, changed by its moves, ended as
/// it leaves.
///
/// There is a pointer where a host or a test moves one (`PointerDriver`). Pencils are not there, so that distance and angles are those of a pointer.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The place of the pointer in the window.
  private(set) var pointer = CGPoint.zero

  /// How far above the screen it is, 0…1; a pointer is on it, 0.
  open var zOffset: CGFloat { 0 }
  /// The angle to the screen, in radians; a pointer has a right one.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How it is turned about itself, in radians; a pointer is not.
  open var rollAngle: CGFloat { 0 }
  /// The direction that it leans to, in radians; a pointer leans nowhere, 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// The same as a vector.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The place of the pointer, in the coordinates of a view, or of the window for nil.
  open override func location(in view: UIView?) -> CGPoint {
    guard let view else { return pointer }
    return view.convert(pointer, from: nil as UIView?)
  }

  /// A pointer is beside fingers, and keeps nothing else from being recognized.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Touches are no pointer.
  override func receives(_ touch: UITouch, _ event: UIEvent) -> Bool { false }

  /// The pointer is over the view.
  func pointerMoved(to place: CGPoint) {
    guard isEnabled else { return }
    let isNew = state == .possible
    if !isNew, place == pointer { return }
    pointer = place
    state = isNew ? .began : .changed
    // A recognizer that may not begin is asked again with the next movement.
    if state == .failed { finishSequence() }
  }

  /// The pointer has gone.
  func pointerLeft(to place: CGPoint) {
    guard state == .began || state == .changed else { return }
    pointer = place
    state = .ended
    finishSequence()
  }
}

/// A pointer that a test or a host moves over a window.
@MainActor package final class PointerDriver {
  private weak var window: UIWindow?
  private var hovered: [UIHoverGestureRecognizer] = []

  package init(window: UIWindow) { self.window = window }

  /// Moves the pointer to a place of the window.
  package func move(to place: CGPoint) {
    guard let window else { return }
    var over: [UIHoverGestureRecognizer] = []
    for view in sequence(first: window.hitTest(place, with: nil), next: { $0?.superview }) {
      guard let view else { break }
      over += (view.gestureRecognizers ?? []).compactMap { $0 as? UIHoverGestureRecognizer }
    }
    change(to: over, place)
  }

  /// Takes the pointer away.
  package func leave() { change(to: [], CGPoint(x: -1, y: -1)) }

  private func change(to over: [UIHoverGestureRecognizer], _ place: CGPoint) {
    let gone = hovered.filter { old in !over.contains { $0 === old } }
    hovered = over
    for recognizer in gone { recognizer.pointerLeft(to: place) }
    for recognizer in over { recognizer.pointerMoved(to: place) }
  }
}
