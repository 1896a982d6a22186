extension CGVector {
  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: cos(angle) * length, dy: sin(angle) * length)
  }

  init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  /// In radians from the right, clockwise on the screen.
  var angle: CGFloat { dx == 0 && dy == 0 ? 0 : atan2(dy, dx) }
  /// The vector that leads a quarter further, clockwise on the screen.
  var quarterTurn: CGVector { CGVector(dx: -dy, dy: dx) }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
  func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

  func turned(by angle: CGFloat) -> CGVector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGVector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
  }

  static func + (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }
  static func - (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }
  static func * (left: CGVector, right: CGFloat) -> CGVector { CGVector(dx: left.dx * right, dy: left.dy * right) }
}
