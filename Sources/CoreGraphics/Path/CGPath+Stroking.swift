extension CGPath {
  /// Returns the outline of the path as a line of a width, as `strokePath` fills it, to be filled by the winding rule.
  ///
  /// It is made of pieces that overlap, and curves are lines of a third of a point. The path is mapped by `transform` first. Empty for a width that is
  /// not above 0.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath(elements: []) }
    var outline = StrokeOutline(half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    for line in FlatLine.lines(of: applying(transform)) { outline.add(line) }
    return CGPath(elements: outline.elements)
  }

  /// The path in dashes: lengths of line and gap in turn, from `phase` on; curves are lines of a third of a point.
  ///
  /// The path is mapped by `transform` first. Without lengths that have a sum above 0 the path is whole.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = applying(transform)
    guard lengths.reduce(0, +) > 0 else { return path }
    let result = CGMutablePath()
    for line in FlatLine.lines(of: path) {
      for dash in line.dashes(phase: phase, lengths: lengths) { result.addLines(between: dash.points) }
    }
    return CGPath(elements: result.elements)
  }
}

extension CGContext {
  /// Puts the outline of the current path, as `strokePath` would draw it, in the path's place.
  public func replacePathWithStrokedPath() {
    guard var stroked = path else { return }
    if !state.dashLengths.isEmpty {
      stroked = stroked.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
    }
    stroked = stroked.copy(
      strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin,
      miterLimit: state.miterLimit)
    beginPath()
    addPath(stroked)
  }
}

/// The pieces of a line that has a width: a rectangle for each segment, the joints at the corners, and the ends.
///
/// All turn the same way.
private struct StrokeOutline {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var elements: [PathElement] = []

  init(half: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.half, self.cap, self.join, self.miterLimit) = (half, cap, join, miterLimit)
  }

  mutating func add(_ line: FlatLine) {
    let segments = line.segments
    guard !segments.isEmpty else {
      if let point = line.points.first { addDot(at: point) }
      return
    }
    for (index, segment) in segments.enumerated() {
      let ahead = direction(segment)
      var (start, end) = segment
      let (isFirst, isLast) = (index == 0, index == segments.count - 1)
      if cap == .square, !line.isClosed {
        if isFirst { start = CGPoint(x: start.x - ahead.dx * half, y: start.y - ahead.dy * half) }
        if isLast { end = CGPoint(x: end.x + ahead.dx * half, y: end.y + ahead.dy * half) }
      }
      let (across, down) = (-ahead.dy * half, ahead.dx * half)
      add([
        CGPoint(x: start.x + across, y: start.y + down), CGPoint(x: start.x - across, y: start.y - down),
        CGPoint(x: end.x - across, y: end.y - down), CGPoint(x: end.x + across, y: end.y + down),
      ])
      if !isLast {
        addCorner(at: segment.end, ahead, direction(segments[index + 1]))
      } else if line.isClosed {
        addCorner(at: segment.end, ahead, direction(segments[0]))
      }
    }
    if cap == .round, !line.isClosed {
      addDisc(at: segments[0].start)
      addDisc(at: segments[segments.count - 1].end)
    }
  }

  private func direction(_ segment: (start: CGPoint, end: CGPoint)) -> CGVector {
    let length = segment.start.distance(to: segment.end)
    return CGVector(dx: (segment.end.x - segment.start.x) / length, dy: (segment.end.y - segment.start.y) / length)
  }

  /// A subpath without length is seen with caps that reach beyond its ends.
  private mutating func addDot(at point: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addDisc(at: point)
    case .square:
      add([
        CGPoint(x: point.x - half, y: point.y - half), CGPoint(x: point.x + half, y: point.y - half),
        CGPoint(x: point.x + half, y: point.y + half), CGPoint(x: point.x - half, y: point.y + half),
      ])
    @unknown default: break
    }
  }

  private mutating func addCorner(at point: CGPoint, _ before: CGVector, _ after: CGVector) {
    let turn = before.dx * after.dy - before.dy * after.dx
    let along = before.dx * after.dx + before.dy * after.dy
    if abs(turn) < 1e-9, along > 0 { return }
    if join == .round { return addDisc(at: point) }
    // The corner is open on the outer side.
    let side: CGFloat = turn > 0 ? -half : half
    let first = CGPoint(x: point.x - before.dy * side, y: point.y + before.dx * side)
    let second = CGPoint(x: point.x - after.dy * side, y: point.y + after.dx * side)
    // The tip is as far away as the half width divided by the cosine of half the turn.
    let cosine = ((1 + along) / 2).squareRoot()
    guard join == .miter, cosine > 0, 1 / cosine <= miterLimit else { return add([point, first, second]) }
    let (x, y) = (first.x + second.x - 2 * point.x, first.y + second.y - 2 * point.y)
    let length = (x * x + y * y).squareRoot()
    let reach = half / cosine
    add([point, first, CGPoint(x: point.x + x / length * reach, y: point.y + y / length * reach), second])
  }

  private mutating func addDisc(at point: CGPoint) {
    // Cubic curves of quarters; the number is that with which they are nearest to a circle.
    let handle = half * 0.5522847498
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }
    elements.append(.move(at(half, 0)))
    elements.append(.cubic(control1: at(half, handle), control2: at(handle, half), end: at(0, half)))
    elements.append(.cubic(control1: at(-handle, half), control2: at(-half, handle), end: at(-half, 0)))
    elements.append(.cubic(control1: at(-half, -handle), control2: at(-handle, -half), end: at(0, -half)))
    elements.append(.cubic(control1: at(handle, -half), control2: at(half, -handle), end: at(half, 0)))
    elements.append(.close)
  }

  /// Adds a polygon, turned as all others are.
  private mutating func add(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += point.x * next.y - next.x * point.y
    }
    let points = area < 0 ? points.reversed() : points
    elements.append(.move(points[0]))
    elements += points.dropFirst().map { .line($0) }
    elements.append(.close)
  }
}
