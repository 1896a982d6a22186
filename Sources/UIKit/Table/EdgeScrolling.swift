/// Scrolls a table on the display clock while a finger that drags something is near an edge of the visible part.
@MainActor final class EdgeScrolling: FrameDriver {
  /// How near to an edge the finger has to be, in points; a rule, not measured.
  static let edge: CGFloat = 50
  /// How fast the table scrolls with the finger at the edge itself, in points per second; a rule, not measured.
  static let speed: CGFloat = 600

  /// Weak, as the clock holds what is in motion longer than the table may live.
  private weak var table: UITableView?
  private let didScroll: () -> Void
  private var lastFrame: CFTimeInterval?
  /// Where the finger is, from the upper edge of the table's bounds.
  private(set) var finger: CGFloat

  init(_ table: UITableView, at location: CGPoint, didScroll: @escaping () -> Void) {
    self.table = table
    self.didScroll = didScroll
    finger = location.y - table.bounds.minY
  }

  func move(to location: CGPoint) {
    guard let table else { return }
    finger = location.y - table.bounds.minY
    guard speed != 0 else { return stop() }
    if lastFrame == nil { lastFrame = DisplayClock.now }
    DisplayClock.shared.add(self)
  }

  func stop() {
    lastFrame = nil
    DisplayClock.shared.remove(self)
  }

  /// Points per second; up is negative.
  private var speed: CGFloat {
    guard let table else { return 0 }
    let inset = table.adjustedContentInset
    let above = finger - inset.top
    let below = table.bounds.height - inset.bottom - finger
    if above < Self.edge { return -Self.speed * min(1, (Self.edge - above) / Self.edge) }
    if below < Self.edge { return Self.speed * min(1, (Self.edge - below) / Self.edge) }
    return 0
  }

  func frame(at time: CFTimeInterval) {
    guard let table, let last = lastFrame else { return stop() }
    lastFrame = time
    let wanted = CGPoint(x: table.contentOffset.x, y: table.contentOffset.y + speed * CGFloat(time - last))
    let offset = table.clampedContentOffset(wanted).y
    // Content that is at its end may still grow by what is measured there.
    guard offset != table.contentOffset.y else { return }
    table.contentOffset.y = PixelGrid.round(offset, scale: table.displayScale)
    didScroll()
  }
}
