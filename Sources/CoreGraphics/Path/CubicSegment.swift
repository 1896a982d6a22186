/// A cubic Bézier curve.
struct CubicSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Makes the cubic curve that is the same as a quadratic one.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    func blend(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start: start, control1: blend(start), control2: blend(end), end: end)
  }

  func point(at t: CGFloat) -> CGPoint {
    func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      let u = 1 - t
      return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return CGPoint(
      x: value(start.x, control1.x, control2.x, end.x), y: value(start.y, control1.y, control2.y, end.y))
  }

  /// The ends, and the points where the curve turns around horizontally or vertically.
  var extremePoints: [CGPoint] {
    let turns =
      Self.turningParameters(start.x, control1.x, control2.x, end.x)
      + Self.turningParameters(start.y, control1.y, control2.y, end.y)
    return [start, end] + turns.map { point(at: $0) }
  }

  /// Returns the parameters inside 0…1 where the derivative of one coordinate is zero.
  private static func turningParameters(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 * (abs(b) + abs(c)) {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        // The sum that does not cancel, and the other root from the product.
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        roots = q == 0 ? [0] : [q / a, c / q]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  func split() -> (CubicSegment, CubicSegment) {
    func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
    let a = middle(start, control1)
    let b = middle(control1, control2)
    let c = middle(control2, end)
    let d = middle(a, b)
    let e = middle(b, c)
    let f = middle(d, e)
    return (
      CubicSegment(start: start, control1: a, control2: d, end: f),
      CubicSegment(start: f, control1: e, control2: c, end: end)
    )
  }
}
