import Foundation

/// The values of a keyframe animation with the ways between them.
@MainActor
struct Keyframes {
  private enum Way {
    case straight(LayerValue, LayerValue)
    case curve(CubicWay)
    /// Through the first two, with the tangents that the last two are.
    case smooth([CGFloat], [CGFloat], [CGFloat], [CGFloat], kind: LayerValue)

    func value(at part: CGFloat) -> LayerValue {
      switch self {
      case .straight(let from, let to): return from.mixed(with: to, at: part)
      case .curve(let curve): return .point(curve.point(at: part))
      case .smooth(let from, let to, let out, let into, let kind):
        let (t, t2, t3) = (part, part * part, part * part * part)
        let mixed = from.indices.map { index -> CGFloat in
          let start = (2 * t3 - 3 * t2 + 1) * from[index] + (t3 - 2 * t2 + t) * out[index]
          return start + (3 * t2 - 2 * t3) * to[index] + (t3 - t2) * into[index]
        }
        return LayerValue(components: mixed, like: kind)
      }
    }

    var length: CGFloat {
      if case .straight(let from, let to) = self { return from.distance(to: to) }
      let steps = 32
      var sum: CGFloat = 0
      var last = value(at: 0)
      for step in 1...steps {
        let next = value(at: CGFloat(step) / CGFloat(steps))
        sum += last.distance(to: next)
        last = next
      }
      return sum
    }
  }

  private var ways: [Way] = []
  private var times: [CGFloat] = []
  private var paces: [CAMediaTimingFunction] = []
  private var isDiscrete = false
  private var isPaced = false

  init(values: [LayerValue], of animation: CAKeyframeAnimation) {
    let mode = animation.calculationMode
    isDiscrete = mode == .discrete
    isPaced = mode == .paced || mode == .cubicPaced
    if values.count == 1 || isDiscrete {
      ways = values.map { .straight($0, $0) }
    } else if mode == .cubic || mode == .cubicPaced, let smooth = Self.smoothWays(values, animation) {
      ways = smooth
    } else {
      ways = zip(values, values.dropFirst()).map { .straight($0, $1) }
    }
    setTimes(animation)
  }

  init(path: CGPath, of animation: CAKeyframeAnimation) {
    let mode = animation.calculationMode
    isPaced = mode == .paced || mode == .cubicPaced
    isDiscrete = mode == .discrete
    ways = CubicWay.ways(along: path).map { .curve($0) }
    if isDiscrete {
      // The points where elements begin, and where the last one ends.
      let points = ways.map { $0.value(at: 0) } + (ways.last.map { [$0.value(at: 1)] } ?? [])
      ways = points.map { .straight($0, $0) }
    }
    setTimes(animation)
  }

  private mutating func setTimes(_ animation: CAKeyframeAnimation) {
    paces = animation.timingFunctions ?? []
    guard !ways.isEmpty else { return }
    if isPaced {
      let lengths = ways.map(\.length)
      let sum = lengths.reduce(0, +)
      if sum > 0 {
        paces = []
        times = lengths.reduce(into: [0]) { $0.append($0.last! + $1 / sum) }
        times[times.count - 1] = 1
        return
      }
    }
    let given = (animation.keyTimes ?? []).map { CGFloat($0.doubleValue) }
    times = (0...ways.count).map { CGFloat($0) / CGFloat(ways.count) }
    let fits = given.count == times.count && zip(given, given.dropFirst()).allSatisfy { $0 <= $1 }
    if fits, !isPaced { times = given }
  }

  func value(at part: CGFloat) -> LayerValue? {
    guard let (index, inside) = place(part) else { return nil }
    return ways[index].value(at: inside)
  }

  func direction(at part: CGFloat) -> CGVector? {
    guard let (index, inside) = place(part), case .curve(let curve) = ways[index] else { return nil }
    return curve.direction(at: inside)
  }

  /// The way between two keyframes, and the progress on the way.
  private func place(_ part: CGFloat) -> (index: Int, inside: CGFloat)? {
    guard !ways.isEmpty else { return nil }
    // An overshooting pace goes on along the first or the last way.
    var index = times.dropFirst().firstIndex { part < $0 }.map { $0 - 1 } ?? ways.count - 1
    index = min(max(index, 0), ways.count - 1)
    if isDiscrete { return (index, 0) }
    let (start, end) = (times[index], times[index + 1])
    var inside = end > start ? (part - start) / (end - start) : 1
    if paces.indices.contains(index), inside > 0, inside < 1 {
      inside = CGFloat(paces[index].value(at: Double(inside)))
    }
    return (index, inside)
  }

  /// Kochanek and Bartels' curves; without tension, continuity and bias those of Catmull and Rom.
  private static func smoothWays(_ values: [LayerValue], _ animation: CAKeyframeAnimation) -> [Way]? {
    let points = values.compactMap(\.components)
    guard points.count == values.count else { return nil }
    func shape(_ numbers: [NSNumber]?, _ index: Int) -> CGFloat {
      guard let numbers, numbers.indices.contains(index) else { return 0 }
      return CGFloat(numbers[index].doubleValue)
    }
    func tangent(_ index: Int, isLeaving: Bool) -> [CGFloat] {
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 1, points.count - 1)]
      let tension = shape(animation.tensionValues, index)
      let continuity = shape(animation.continuityValues, index) * (isLeaving ? 1 : -1)
      let bias = shape(animation.biasValues, index)
      return points[index].indices.map { axis -> CGFloat in
        let here = points[index][axis]
        let first = (1 - tension) * (1 + bias) * (1 + continuity) / 2 * (here - before[axis])
        return first + (1 - tension) * (1 - bias) * (1 - continuity) / 2 * (after[axis] - here)
      }
    }
    return points.indices.dropLast().map { index in
      .smooth(
        points[index], points[index + 1], tangent(index, isLeaving: true), tangent(index + 1, isLeaving: false),
        kind: values[index])
    }
  }
}

extension LayerValue {
  /// The numbers of a value that can lie on a smooth curve.
  fileprivate var components: [CGFloat]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    default: nil
    }
  }

  fileprivate init(components: [CGFloat], like kind: LayerValue) {
    switch kind {
    case .point: self = .point(CGPoint(x: components[0], y: components[1]))
    case .size: self = .size(CGSize(width: components[0], height: components[1]))
    case .rect:
      self = .rect(CGRect(x: components[0], y: components[1], width: components[2], height: components[3]))
    default: self = .number(components[0])
    }
  }
}

/// One element of a path as a cubic curve.
struct CubicWay {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  func point(at t: CGFloat) -> CGPoint {
    let rest = 1 - t
    let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  func direction(at t: CGFloat) -> CGVector {
    let rest = 1 - t
    let (a, b, c) = (rest * rest, 2 * rest * t, t * t)
    let slope = CGVector(
      dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
      dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
    return slope.dx == 0 && slope.dy == 0 ? CGVector(dx: end.x - start.x, dy: end.y - start.y) : slope
  }

  static func ways(along path: CGPath) -> [CubicWay] {
    var ways: [CubicWay] = []
    var (here, first) = (CGPoint.zero, CGPoint.zero)
    func between(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    func line(to end: CGPoint) {
      ways.append(
        CubicWay(start: here, control1: between(here, end, 1 / 3), control2: between(here, end, 2 / 3), end: end))
      here = end
    }
    for element in path.elements {
      switch element {
      case .move(let point): (here, first) = (point, point)
      case .line(let point): line(to: point)
      case .quad(let control, let end):
        ways.append(
          CubicWay(
            start: here, control1: between(here, control, 2 / 3), control2: between(end, control, 2 / 3), end: end))
        here = end
      case .cubic(let control1, let control2, let end):
        ways.append(CubicWay(start: here, control1: control1, control2: control2, end: end))
        here = end
      case .close: if here != first { line(to: first) }
      }
    }
    return ways
  }
}
