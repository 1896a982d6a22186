extension CGMutablePath {
  /// Adds a circular arc, joined to the current point, if any, by a line.
  ///
  /// Angles are radians from the x axis towards the y axis. With `clockwise` false the angle grows from `startAngle` to
  /// `endAngle`, which looks clockwise in UIKit's space, whose y axis points down. A span of 2π or more is one full turn.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, endAngle.isFinite, radius.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var sweep = clockwise ? startAngle - endAngle : endAngle - startAngle
    if sweep >= turn {
      sweep = turn
    } else if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: turn)
      if sweep < 0 { sweep += turn }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -sweep : sweep,
      transform: transform)
  }

  /// Adds a circular arc of `delta` radians, joined to the current point, if any, by a line.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite, radius.isFinite else { return }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: point(startAngle), transform: transform)
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    guard delta != 0 else { return }
    let step = delta / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = startAngle + step * CGFloat(index)
      let to = index == count - 1 ? startAngle + delta : from + step
      let start = point(from)
      let end = point(to)
      addCurve(
        to: end,
        control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
        control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)),
        transform: transform)
    }
  }

  /// Adds the arc that rounds the corner at `tangent1End` between the current point and `tangent2End`.
  ///
  /// A line leads from the current point to where the arc starts. Points in one line, or a radius of 0, give a line to
  /// `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let last = lastPoint else {
      move(to: tangent1End, transform: transform)
      return
    }
    let start = last.applying(transform.inverted())
    let toStart = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let toEnd = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let startLength = hypot(toStart.dx, toStart.dy)
    let endLength = hypot(toEnd.dx, toEnd.dy)
    let cross = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
    guard radius > 0, startLength > 0, endLength > 0, abs(cross) > 1e-12 * startLength * endLength else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let dot = toStart.dx * toEnd.dx + toStart.dy * toEnd.dy
    let half = atan2(abs(cross), dot) / 2
    let tangentLength = radius / tan(half)
    let unitStart = CGVector(dx: toStart.dx / startLength, dy: toStart.dy / startLength)
    let unitEnd = CGVector(dx: toEnd.dx / endLength, dy: toEnd.dy / endLength)
    let first = CGPoint(
      x: tangent1End.x + unitStart.dx * tangentLength, y: tangent1End.y + unitStart.dy * tangentLength)
    let second = CGPoint(
      x: tangent1End.x + unitEnd.dx * tangentLength, y: tangent1End.y + unitEnd.dy * tangentLength)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(x: first.x - side * unitStart.dy * radius, y: first.y + side * unitStart.dx * radius)
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    let endAngle = atan2(second.y - center.y, second.x - center.x)
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: cross > 0,
      transform: transform)
  }
}
