/// A convex shape: corners in the order in which their outward side is at the right of each edge.
///
/// Two corners are a line, which has both sides.
struct DynamicShape {
  var corners: [CGPoint]

  /// The shape's area, in square points.
  var area: CGFloat { abs(Self.signedArea(corners)) }

  /// The second moment of area about (0, 0).
  var moment: CGFloat {
    var sum: CGFloat = 0
    for (a, b) in edges {
      let cross = a.x * b.y - b.x * a.y
      sum += cross * (a.x * a.x + a.x * b.x + b.x * b.x + a.y * a.y + a.y * b.y + b.y * b.y)
    }
    return abs(sum) / 12
  }

  var edges: [(CGPoint, CGPoint)] { Array(zip(corners, corners.dropFirst() + corners.prefix(1))) }

  private static func signedArea(_ corners: [CGPoint]) -> CGFloat {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y } / 2
  }

  init(_ corners: [CGPoint]) {
    self.corners = Self.signedArea(corners) < 0 ? corners.reversed() : corners
  }

  init(rect: CGRect) {
    self.init([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
  }

  /// An ellipse, as a shape of so many corners that none is seen.
  init(ellipseOf size: CGSize) {
    let count = 32
    self.init(
      (0..<count).map { index in
        let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(count)
        return CGPoint(x: cos(angle) * size.width / 2, y: sin(angle) * size.height / 2)
      })
  }

  /// The convex hull of points.
  init(hullOf points: [CGPoint]) {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [CGPoint]) -> [CGPoint] {
      var chain: [CGPoint] = []
      for point in points {
        while chain.count > 1 {
          let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
          guard CGVector(from: a, to: b).cross(CGVector(from: a, to: point)) <= 0 else { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    self.init(chain(sorted) + chain(sorted.reversed()))
  }
}

/// An item in motion.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem
  var position = CGPoint.zero
  var angle: CGFloat = 0
  var velocity = CGVector.zero
  var spin: CGFloat = 0
  var traits = DynamicTraits() { didSet { if traits != oldValue { weigh() } } }
  private(set) var inverseMass: CGFloat = 0
  private(set) var inverseInertia: CGFloat = 0
  private var shape = DynamicShape(rect: .zero)
  /// The item's transform without its rotation.
  private var ownAngle: CGFloat = 0
  /// The corners on the screen, worked out once a step.
  private(set) var corners: [CGPoint] = []
  private(set) var box = CGRect.zero

  init(_ item: any UIDynamicItem) {
    self.item = item
    takeState()
  }

  /// Takes over where the item is, how it is turned, and its shape.
  func takeState() {
    position = item.center
    angle = atan2(item.transform.b, item.transform.a)
    ownAngle = angle
    let size = item.bounds.size
    switch item.collisionBoundsType {
    case .rectangle:
      shape = DynamicShape(
        rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    case .ellipse: shape = DynamicShape(ellipseOf: size)
    case .path: shape = DynamicShape(hullOf: item.collisionBoundingPath.dynamicPoints)
    @unknown default:
      shape = DynamicShape(
        rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    weigh()
    move()
  }

  /// The mass of 100 × 100 points of density 1 is 1.
  private func weigh() {
    let unit: CGFloat = 10_000
    let mass = traits.density * shape.area / unit
    let inertia = traits.density * shape.moment / unit
    inverseMass = traits.isAnchored || mass <= 0 ? 0 : 1 / mass
    inverseInertia = traits.isAnchored || !traits.allowsRotation || inertia <= 0 ? 0 : 1 / inertia
    if traits.isAnchored { velocity = .zero }
    if inverseInertia == 0 { spin = 0 }
  }

  /// Brings the corners to where the body is.
  func move() {
    let (sine, cosine) = (sin(angle), cos(angle))
    corners = shape.corners.map {
      CGPoint(x: position.x + $0.x * cosine - $0.y * sine, y: position.y + $0.x * sine + $0.y * cosine)
    }
    box = .null
    for corner in corners { box = box.union(CGRect(origin: corner, size: .zero)) }
    if box.isNull { box = CGRect(origin: position, size: .zero) }
  }

  /// The velocity of a point of the body, which lies so far from its middle.
  func velocity(at arm: CGVector) -> CGVector { velocity + arm.quarterTurn * spin }

  /// Changes the velocity by an impulse at a point that lies so far from the middle.
  func push(_ impulse: CGVector, at arm: CGVector) {
    velocity = velocity + impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// How hard it is to move a point of the body in a direction.
  func give(at arm: CGVector, along direction: CGVector) -> CGFloat {
    let turn = arm.cross(direction)
    return inverseMass + turn * turn * inverseInertia
  }

  func integrate(_ step: CGFloat) {
    guard inverseMass > 0 || inverseInertia > 0 else { return }
    velocity = velocity * (1 / (1 + step * traits.resistance))
    spin *= 1 / (1 + step * traits.angularResistance)
    position.x += velocity.dx * step
    position.y += velocity.dy * step
    angle += spin * step
    move()
  }

  /// Moves the body without giving it a velocity.
  func move(by way: CGVector) {
    position.x += way.dx
    position.y += way.dy
    move()
  }

  /// Puts the item where the body is.
  func show() {
    if item.center != position { item.center = position }
    guard angle != ownAngle else { return }
    ownAngle = angle
    item.transform = CGAffineTransform(rotationAngle: angle)
  }
}

extension UIBezierPath {
  /// The path as points, curves as many short lines.
  var dynamicPoints: [CGPoint] {
    var points: [CGPoint] = []
    func between(_ curve: (CGFloat) -> CGPoint) {
      for step in 1...8 { points.append(curve(CGFloat(step) / 8)) }
    }
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    cgPath.applyWithBlock { pointer in
      let element = pointer.pointee
      let start = points.last ?? .zero
      switch element.type {
      case .moveToPoint, .addLineToPoint: points.append(element.points[0])
      case .addQuadCurveToPoint:
        let (control, end) = (element.points[0], element.points[1])
        between { mix(mix(start, control, $0), mix(control, end, $0), $0) }
      case .addCurveToPoint:
        let (first, second, end) = (element.points[0], element.points[1], element.points[2])
        between { t in
          let middle = mix(first, second, t)
          return mix(mix(mix(start, first, t), middle, t), mix(middle, mix(second, end, t), t), t)
        }
      case .closeSubpath: break
      @unknown default: points.append(element.points[0])
      }
    }
    return points
  }
}
