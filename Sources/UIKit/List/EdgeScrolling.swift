/// Scrolls a list up or down on the display clock while a finger that drags something is near an edge of the visible part.
@MainActor final class EdgeScrolling: FrameDriver {
  /// How near to an edge the finger has to be, in points; a rule, not measured.
  static let edge: CGFloat = 50
  /// How fast the list scrolls with the finger at the edge itself, in points per second; a rule, not measured.
  static let speed: CGFloat = 600

  /// A weak reference, as the clock may hold a motion longer than the list lives.
  private weak var list: UIScrollView?
  private let didScroll: () -> Void
  private var lastFrame: CFTimeInterval?
  /// The distance in points of the finger from the upper edge of the list's bounds.
  private(set) var finger: CGFloat

  init(_ list: UIScrollView, at location: CGPoint, didScroll: @escaping () -> Void) {
    self.list = list
    self.didScroll = didScroll
    finger = location.y - list.bounds.minY
  }

  func move(to location: CGPoint) {
    guard let list else { return }
    finger = location.y - list.bounds.minY
    guard speed != 0 else { return stop() }
    if lastFrame == nil { lastFrame = list.clock.now }
    list.clock.add(self)
  }

  func stop() {
    lastFrame = nil
    leaveClock()
  }

  /// Points per second; up is negative.
  private var speed: CGFloat {
    guard let list else { return 0 }
    let inset = list.adjustedContentInset
    let above = finger - inset.top
    let below = list.bounds.height - inset.bottom - finger
    if above < Self.edge { return -Self.speed * min(1, (Self.edge - above) / Self.edge) }
    if below < Self.edge { return Self.speed * min(1, (Self.edge - below) / Self.edge) }
    return 0
  }

  func frame(at time: CFTimeInterval) {
    guard let list, let last = lastFrame else { return stop() }
    lastFrame = time
    let wanted = CGPoint(x: list.contentOffset.x, y: list.contentOffset.y + speed * CGFloat(time - last))
    let offset = list.clampedContentOffset(wanted).y
    // Content that is at its end may still grow by what is measured there.
    guard offset != list.contentOffset.y else { return }
    list.contentOffset.y = PixelGrid.round(offset, scale: list.displayScale)
    didScroll()
  }
}
