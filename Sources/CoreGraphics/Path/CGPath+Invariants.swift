extension CGPath {
  /// Stops the program when the elements are no path; for tests.
  ///
  /// Every line, curve and close belongs to a subpath that a move began, and what the path remembers of its last point is what
  /// its elements say.
  package func checkInvariants() {
    // Not-a-number is a coordinate that a path may be given, and is itself here.
    func same(_ left: CGPoint?, _ right: CGPoint?) -> Bool {
      left?.x.bitPattern == right?.x.bitPattern && left?.y.bitPattern == right?.y.bitPattern
    }
    var start: CGPoint?
    var last: CGPoint?
    var closed = false
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point):
        start = point
        last = point
        closed = false
      case .line(let end), .quad(_, let end), .cubic(_, _, let end):
        ensure(start != nil && !closed, "element \(index) (\(element)) begins no subpath and follows none")
        last = end
      case .close:
        ensure(start != nil, "element \(index) closes what was not begun")
        last = start
        closed = true
      }
    }
    ensure(
      same(last, lastPoint), "the path ends at \(String(describing: last)), not \(String(describing: lastPoint))")
    ensure(same(start, subpathStart), "the subpath begins at \(String(describing: start))")
  }
}
