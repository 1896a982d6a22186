/// The overlap of two shapes: the direction from the first to the second, and up to two points with their depths.
struct DynamicOverlap {
  var normal: CGVector
  var points: [(place: CGPoint, depth: CGFloat)]

  /// Of two convex shapes, the first of which may be a line; nil where they do not meet.
  init?(_ first: [CGPoint], _ second: [CGPoint]) {
    guard first.count > 1, second.count > 1 else { return nil }
    let a = Self.leastDepth(of: second, below: first)
    let b = Self.leastDepth(of: first, below: second)
    guard a.separation < 0, b.separation < 0 else { return nil }
    // The first shape's edge is kept where both are as good, so that the choice does not flicker.
    let isFirst = a.separation >= b.separation - 0.01
    let (reference, incident, edge) = isFirst ? (first, second, a.edge) : (second, first, b.edge)
    let (start, end) = (reference[edge], reference[(edge + 1) % reference.count])
    let outward = Self.outward(start, end)
    var clipped = Self.facingEdge(of: incident, outward)
    let along = CGVector(from: start, to: end) * (1 / max(CGVector(from: start, to: end).length, 1e-9))
    clipped = Self.clip(clipped, along * -1, at: start)
    clipped = Self.clip(clipped, along, at: end)
    let deep = clipped.compactMap { point -> (place: CGPoint, depth: CGFloat)? in
      let depth = -outward.dot(CGVector(from: start, to: point))
      return depth > 0 ? (point, depth) : nil
    }
    guard !deep.isEmpty else { return nil }
    normal = isFirst ? outward : outward * -1
    points = deep
  }

  private static func outward(_ start: CGPoint, _ end: CGPoint) -> CGVector {
    let way = CGVector(from: start, to: end)
    let length = max(way.length, 1e-9)
    return CGVector(dx: way.dy / length, dy: -way.dx / length)
  }

  /// The edge of a shape that another lies least deep below.
  private static func leastDepth(of other: [CGPoint], below shape: [CGPoint]) -> (separation: CGFloat, edge: Int) {
    var best: (separation: CGFloat, edge: Int) = (-.infinity, 0)
    for edge in shape.indices {
      let start = shape[edge]
      let normal = outward(start, shape[(edge + 1) % shape.count])
      let separation = other.map { normal.dot(CGVector(from: start, to: $0)) }.min() ?? 0
      if separation > best.separation { best = (separation, edge) }
    }
    return best
  }

  /// The edge of a shape that looks most against a direction.
  private static func facingEdge(of shape: [CGPoint], _ direction: CGVector) -> [CGPoint] {
    var best = (dot: CGFloat.infinity, edge: 0)
    for edge in shape.indices {
      let dot = outward(shape[edge], shape[(edge + 1) % shape.count]).dot(direction)
      if dot < best.dot - 1e-9 { best = (dot, edge) }
    }
    return [shape[best.edge], shape[(best.edge + 1) % shape.count]]
  }

  /// The part of a line up to a point in a direction.
  private static func clip(_ line: [CGPoint], _ direction: CGVector, at point: CGPoint) -> [CGPoint] {
    guard line.count == 2 else { return line }
    let far = line.map { direction.dot(CGVector(from: point, to: $0)) }
    var kept = zip(line, far).filter { $0.1 <= 0 }.map(\.0)
    if far[0] * far[1] < 0 {
      let part = far[0] / (far[0] - far[1])
      kept.append(
        CGPoint(x: line[0].x + (line[1].x - line[0].x) * part, y: line[0].y + (line[1].y - line[0].y) * part))
    }
    return kept
  }
}

/// A point at which a body meets another or a boundary, in one step.
@MainActor final class DynamicContact {
  private let first: DynamicBody?
  private let second: DynamicBody
  private let normal: CGVector
  private let arms: (first: CGVector, second: CGVector)
  private let masses: (normal: CGFloat, along: CGFloat)
  private let bounce: CGFloat
  private let depth: CGFloat
  private let friction: CGFloat
  private var impulses: (normal: CGFloat, along: CGFloat) = (0, 0)

  /// Below this speed, in points a second, nothing bounces (a rule).
  private static let restingSpeed: CGFloat = 20
  /// The permitted depth of bodies in each other, in points, and the part of the excess that a step takes back (rules).
  private static let slop: CGFloat = 0.1
  private static let correction: CGFloat = 0.2

  /// `first` is nil for a boundary; the normal leads from the first to the second.
  init(
    _ first: DynamicBody?, _ second: DynamicBody, _ normal: CGVector, _ point: (place: CGPoint, depth: CGFloat)
  ) {
    (self.first, self.second, self.normal) = (first, second, normal)
    arms = (
      first.map { CGVector(from: $0.position, to: point.place) } ?? .zero,
      CGVector(from: second.position, to: point.place)
    )
    let give = (first?.give(at: arms.first, along: normal) ?? 0) + second.give(at: arms.second, along: normal)
    let side = normal.quarterTurn
    let giveAlong = (first?.give(at: arms.first, along: side) ?? 0) + second.give(at: arms.second, along: side)
    masses = (give > 0 ? 1 / give : 0, giveAlong > 0 ? 1 / giveAlong : 0)
    let elasticity = max(first?.traits.elasticity ?? 0, second.traits.elasticity)
    friction = first.map { max(0, $0.traits.friction * second.traits.friction).squareRoot() } ?? second.traits.friction
    let speed = Self.speed(first, second, arms).dot(normal)
    bounce = speed < -Self.restingSpeed ? -elasticity * speed : 0
    depth = point.depth
  }

  /// Moves bodies apart that lie in each other; their velocities do not change by that.
  func correct() {
    let masses = (first?.inverseMass ?? 0) + second.inverseMass
    guard depth > Self.slop, masses > 0 else { return }
    let way = Self.correction * (depth - Self.slop) / masses
    first?.move(by: normal * (-way * (first?.inverseMass ?? 0)))
    second.move(by: normal * (way * second.inverseMass))
  }

  private static func speed(
    _ first: DynamicBody?, _ second: DynamicBody, _ arms: (first: CGVector, second: CGVector)
  ) -> CGVector {
    second.velocity(at: arms.second) - (first?.velocity(at: arms.first) ?? .zero)
  }

  /// Changes velocities so that the bodies do not come nearer.
  func solve() {
    let speed = Self.speed(first, second, arms)
    let total = max(0, impulses.normal + masses.normal * (bounce - speed.dot(normal)))
    apply(normal * (total - impulses.normal))
    impulses.normal = total
    let side = normal.quarterTurn
    let along = Self.speed(first, second, arms).dot(side)
    let limit = friction * impulses.normal
    let held = max(-limit, min(limit, impulses.along - masses.along * along))
    apply(side * (held - impulses.along))
    impulses.along = held
  }

  private func apply(_ impulse: CGVector) {
    first?.push(impulse * -1, at: arms.first)
    second.push(impulse, at: arms.second)
  }
}
