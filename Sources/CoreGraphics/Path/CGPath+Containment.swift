extension CGPath {
  /// Returns whether a point lies inside the path, every subpath taken as closed.
  ///
  /// `transform` maps the path, not the point. A point exactly on the outline counts as inside on the sides of lower x and
  /// lower y, as a half-open rectangle does. Curves are not flattened: they are split until the answer is certain.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var winding = 0
    var start = CGPoint.zero
    var last = CGPoint.zero
    for element in elements {
      switch transform.isIdentity ? element : element.applying(transform) {
      case .move(let to):
        winding += Self.crossing(from: last, to: start, of: point)
        start = to
        last = to
      case .line(let to):
        winding += Self.crossing(from: last, to: to, of: point)
        last = to
      case .quad(let control, let to):
        winding += Self.crossing(CubicSegment(from: last, control: control, to: to), of: point, depth: 0)
        last = to
      case .cubic(let control1, let control2, let to):
        let cubic = CubicSegment(start: last, control1: control1, control2: control2, end: to)
        winding += Self.crossing(cubic, of: point, depth: 0)
        last = to
      case .close:
        winding += Self.crossing(from: last, to: start, of: point)
        last = start
      }
    }
    winding += Self.crossing(from: last, to: start, of: point)
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }

  /// Returns how a line crosses the ray from `point` to lower x: 1 with growing y, -1 with falling y, 0 not at all.
  private static func crossing(from: CGPoint, to: CGPoint, of point: CGPoint) -> Int {
    let rises = from.y <= point.y && point.y < to.y
    let falls = to.y <= point.y && point.y < from.y
    guard rises || falls else { return 0 }
    let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
    return x <= point.x ? (rises ? 1 : -1) : 0
  }

  /// Returns the crossings of a curve; a piece wholly left of the point crosses as the line between its ends does.
  private static func crossing(_ cubic: CubicSegment, of point: CGPoint, depth: Int) -> Int {
    let lowY = min(min(cubic.start.y, cubic.end.y), min(cubic.control1.y, cubic.control2.y))
    let highY = max(max(cubic.start.y, cubic.end.y), max(cubic.control1.y, cubic.control2.y))
    let lowX = min(min(cubic.start.x, cubic.end.x), min(cubic.control1.x, cubic.control2.x))
    let highX = max(max(cubic.start.x, cubic.end.x), max(cubic.control1.x, cubic.control2.x))
    if point.y < lowY || point.y > highY || lowX > point.x { return 0 }
    if highX <= point.x {
      let rises = cubic.start.y <= point.y && point.y < cubic.end.y
      let falls = cubic.end.y <= point.y && point.y < cubic.start.y
      return rises ? 1 : (falls ? -1 : 0)
    }
    // Sixty halvings leave a piece smaller than the spacing of doubles.
    if depth >= 60 { return crossing(from: cubic.start, to: cubic.end, of: point) }
    let (first, second) = cubic.split()
    return crossing(first, of: point, depth: depth + 1) + crossing(second, of: point, depth: depth + 1)
  }
}
