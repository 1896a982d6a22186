/// A subpath whose curves are lines, each at most a third of a point long and at least a sixty-fourth of its curve.
struct FlatLine {
  var points: [CGPoint]
  var isClosed: Bool

  /// The subpaths of a path.
  static func lines(of path: CGPath) -> [FlatLine] {
    var lines: [FlatLine] = []
    var points: [CGPoint] = []
    func end(closed: Bool) {
      if closed, points.count > 1, points.first == points.last { points.removeLast() }
      if points.count > 1 || closed && !points.isEmpty { lines.append(FlatLine(points: points, isClosed: closed)) }
      points = closed ? Array(points.prefix(1)) : []
    }
    func add(_ curve: CubicSegment) {
      let around =
        curve.start.distance(to: curve.control1) + curve.control1.distance(to: curve.control2)
        + curve.control2.distance(to: curve.end)
      let count = around.isFinite ? Int(min(64, max(4, around * 3))) : 4
      for step in 1...count { points.append(curve.point(at: CGFloat(step) / CGFloat(count))) }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        end(closed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quad(let control, let point):
        if let start = points.last { add(CubicSegment(from: start, control: control, to: point)) }
      case .cubic(let control1, let control2, let point):
        if let start = points.last {
          add(CubicSegment(start: start, control1: control1, control2: control2, end: point))
        }
      case .close: end(closed: true)
      }
    }
    end(closed: false)
    return lines
  }

  /// The ends of the pieces that have a length.
  var segments: [(start: CGPoint, end: CGPoint)] {
    let ends = isClosed ? points + points.prefix(1) : points
    return zip(ends, ends.dropFirst()).filter { $0 != $1 }.map { (start: $0, end: $1) }
  }

  /// The dashes of the line: lengths of line and gap in turn, from `phase` on.
  func dashes(phase: CGFloat, lengths: [CGFloat]) -> [FlatLine] {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return [self] }
    // A list of odd length is run through twice, so that lines and gaps change places.
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let whole = pattern.reduce(0, +)
    var place = 0
    var left = phase.truncatingRemainder(dividingBy: whole)
    if left < 0 { left += whole }
    while left >= pattern[place] {
      left -= pattern[place]
      place = (place + 1) % pattern.count
    }
    left = pattern[place] - left
    var result: [FlatLine] = []
    var current: [CGPoint] = []
    for segment in segments {
      var start = segment.start
      var length = start.distance(to: segment.end)
      while length > 0 {
        let isLine = place.isMultiple(of: 2)
        let step = min(left, length)
        let fraction = step / length
        let next = CGPoint(
          x: start.x + (segment.end.x - start.x) * fraction, y: start.y + (segment.end.y - start.y) * fraction)
        if isLine {
          if current.isEmpty { current = [start] }
          current.append(next)
        }
        (start, length, left) = (next, length - step, left - step)
        guard left <= 0 else { continue }
        if !current.isEmpty { result.append(FlatLine(points: current, isClosed: false)) }
        current = []
        place = (place + 1) % pattern.count
        left = pattern[place]
        // A gap or dash of no length is passed over; not all of them are such.
        while left <= 0 {
          place = (place + 1) % pattern.count
          left = pattern[place]
        }
      }
    }
    if !current.isEmpty { result.append(FlatLine(points: current, isClosed: false)) }
    return result
  }
}

extension CGPoint {
  /// The distance of two points.
  func distance(to other: CGPoint) -> CGFloat {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
