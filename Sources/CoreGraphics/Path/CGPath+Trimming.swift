/// Parts of a path by their lengths.
extension CGPath {
  /// The part of the path between two fractions of its length, 0 to 1: subpaths follow each other, moves have no length.
  ///
  /// Empty where `from` is not below `to`. Lengths of curves are those of 32 chords, which is within a thousandth of a curve's length. A closed subpath
  /// that is kept whole stays closed.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (max(0, start), min(1, end))
    if start <= 0, end >= 1 { return self }
    guard start < end else { return CGPath(elements: []) }
    let pieces = Piece.pieces(of: elements)
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0 else { return CGPath(elements: []) }
    var result: [PathElement] = []
    var pen: CGPoint?
    var passed: CGFloat = 0
    for piece in pieces {
      let first = (total * start - passed) / piece.length
      let last = (total * end - passed) / piece.length
      passed += piece.length
      guard piece.length > 0, first < 1, last > 0 else { continue }
      let part = piece.part(from: max(0, first), to: min(1, last))
      if pen != part.start || piece.beginsSubpath { result.append(.move(part.start)) }
      result.append(part.element)
      pen = part.end
      if piece.closes, last >= 1, total * start <= piece.subpathStart {
        result.append(.close)
      }
    }
    return CGPath(elements: result)
  }

  /// A line or a curve of a path.
  private struct Piece {
    var curve: CubicSegment
    var isLine: Bool
    var beginsSubpath = false
    var closes = false
    /// The length of the path before the subpath.
    var subpathStart: CGFloat
    var length: CGFloat

    init(_ curve: CubicSegment, isLine: Bool, subpathStart: CGFloat) {
      self.curve = curve
      self.isLine = isLine
      self.subpathStart = subpathStart
      var length: CGFloat = 0
      var before = curve.start
      for step in 1...(isLine ? 1 : 32) {
        let point = isLine ? curve.end : curve.point(at: CGFloat(step) / 32)
        length += Self.distance(before, point)
        before = point
      }
      self.length = length
    }

    var start: CGPoint { curve.start }
    var end: CGPoint { curve.end }
    var element: PathElement {
      isLine ? .line(end) : .cubic(control1: curve.control1, control2: curve.control2, end: end)
    }

    /// The part between two fractions of the length.
    func part(from first: CGFloat, to last: CGFloat) -> Piece {
      if first <= 0, last >= 1 { return self }
      var curve = curve
      let (a, b) = (parameter(at: first), parameter(at: last))
      if b < 1 { curve = curve.split(at: b).0 }
      if a > 0 { curve = curve.split(at: b < 1 ? a / b : a).1 }
      return Piece(curve, isLine: isLine, subpathStart: subpathStart)
    }

    /// Returns the parameter of the curve at which a fraction of its length ends.
    private func parameter(at fraction: CGFloat) -> CGFloat {
      guard !isLine, fraction > 0, fraction < 1 else { return fraction }
      var rest = fraction * length
      var before = curve.start
      for step in 1...32 {
        let point = curve.point(at: CGFloat(step) / 32)
        let chord = Self.distance(before, point)
        if rest <= chord, chord > 0 { return (CGFloat(step - 1) + rest / chord) / 32 }
        rest -= chord
        before = point
      }
      return 1
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      let (x, y) = (b.x - a.x, b.y - a.y)
      return (x * x + y * y).squareRoot()
    }

    static func pieces(of elements: [PathElement]) -> [Piece] {
      var pieces: [Piece] = []
      var (pen, subpath): (CGPoint, CGPoint) = (.zero, .zero)
      var (total, subpathStart): (CGFloat, CGFloat) = (0, 0)
      var begins = true
      func add(_ curve: CubicSegment, isLine: Bool, closes: Bool = false) {
        var piece = Piece(curve, isLine: isLine, subpathStart: subpathStart)
        (piece.beginsSubpath, piece.closes) = (begins, closes)
        pieces.append(piece)
        total += piece.length
        begins = false
        pen = curve.end
      }
      for element in elements {
        switch element {
        case .move(let point):
          (pen, subpath, begins, subpathStart) = (point, point, true, total)
        case .line(let point):
          add(CubicSegment(lineFrom: pen, to: point), isLine: true)
        case .quad(let control, let end):
          add(CubicSegment(from: pen, control: control, to: end), isLine: false)
        case .cubic(let control1, let control2, let end):
          add(CubicSegment(start: pen, control1: control1, control2: control2, end: end), isLine: false)
        case .close:
          if pen != subpath {
            add(CubicSegment(lineFrom: pen, to: subpath), isLine: true, closes: true)
          } else if !pieces.isEmpty {
            pieces[pieces.count - 1].closes = true
          }
          (begins, subpathStart) = (true, total)
        }
      }
      return pieces
    }
  }
}

extension CubicSegment {
  /// A line, with controls at its thirds: the parameter is the part of the length.
  fileprivate init(lineFrom start: CGPoint, to end: CGPoint) {
    func mix(_ t: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
    self.init(start: start, control1: mix(1 / 3), control2: mix(2 / 3), end: end)
  }

  /// The two parts of the curve around a parameter (de Casteljau).
  func split(at t: CGFloat) -> (CubicSegment, CubicSegment) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (d, e) = (mix(a, b), mix(b, c))
    let point = mix(d, e)
    return (
      CubicSegment(start: start, control1: a, control2: d, end: point),
      CubicSegment(start: point, control1: e, control2: c, end: end)
    )
  }
}
