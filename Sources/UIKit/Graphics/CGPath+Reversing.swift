extension CGPath {
  /// The same path with each subpath drawn from its end to its start.
  func reversed() -> CGPath {
    var result: [PathElement] = []
    var subpath: [PathElement] = []
    func finish() {
      result += CGPath.reversedSubpath(subpath)
      subpath.removeAll()
    }
    for element in elements {
      if case .move = element { finish() }
      subpath.append(element)
    }
    finish()
    return CGPath(elements: result)
  }

  private static func reversedSubpath(_ elements: [PathElement]) -> [PathElement] {
    var points: [CGPoint] = []
    var isClosed = false
    for element in elements {
      switch element {
      case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): points.append(end)
      case .close: isClosed = true
      }
    }
    guard let last = points.last else { return [] }
    var reversed: [PathElement] = [.move(last)]
    for index in stride(from: points.count - 1, to: 0, by: -1) {
      let start = points[index - 1]
      switch elements[index] {
      case .quad(let control, _): reversed.append(.quad(control: control, end: start))
      case .cubic(let first, let second, _): reversed.append(.cubic(control1: second, control2: first, end: start))
      default: reversed.append(.line(start))
      }
    }
    if isClosed { reversed.append(.close) }
    return reversed
  }
}
