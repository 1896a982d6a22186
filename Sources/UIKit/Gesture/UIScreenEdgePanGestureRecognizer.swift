/// Recognizes a finger that is dragged in from an edge of the screen.
///
/// The finger has to come down within 20 points of one of `edges` of the window, and move away from it more than along it (both rules, as seen on screen).
/// Other pans on the same touch wait until it is clear that the finger did not come from the edge.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  private static let reach: CGFloat = 20

  /// The edges that the finger may come from; none unless set, which recognizes nothing.
  open var edges: UIRectEdge = []
  /// The edges that the finger came down at.
  private var touchedEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let window = view?.window, let touch = touches.first else { return }
    let place = touch.location(in: nil)
    let size = window.bounds.size
    touchedEdges = []
    if place.x <= Self.reach { touchedEdges.insert(.left) }
    if place.y <= Self.reach { touchedEdges.insert(.top) }
    if size.width - place.x <= Self.reach { touchedEdges.insert(.right) }
    if size.height - place.y <= Self.reach { touchedEdges.insert(.bottom) }
    touchedEdges.formIntersection(edges)
    if touchedEdges.isEmpty { state = .failed }
  }

  override func frameworkShouldBegin() -> Bool {
    guard super.frameworkShouldBegin() else { return false }
    let way = windowTranslation
    let (x, y) = (abs(way.x), abs(way.y))
    if touchedEdges.contains(.left), way.x > y { return true }
    if touchedEdges.contains(.right), -way.x > y { return true }
    if touchedEdges.contains(.top), way.y > x { return true }
    return touchedEdges.contains(.bottom) && -way.y > x
  }

  open override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }
}
