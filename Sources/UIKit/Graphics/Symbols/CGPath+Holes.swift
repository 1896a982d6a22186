extension CGPath {
  /// The path without the subpath that cuts the largest hole: of those that turn the other way than the largest of all.
  ///
  /// Fonts draw outer contours in one direction and counters in the other, and fill by the winding rule.
  func closingLargestHole() -> CGPath {
    var subpaths: [(elements: [PathElement], area: CGFloat)] = []
    for element in elements {
      if case .move = element { subpaths.append(([], 0)) }
      if !subpaths.isEmpty { subpaths[subpaths.count - 1].elements.append(element) }
    }
    for index in subpaths.indices { subpaths[index].area = Self.signedArea(subpaths[index].elements) }
    guard let largest = subpaths.max(by: { abs($0.area) < abs($1.area) }) else { return self }
    let holes = subpaths.indices.filter { subpaths[$0].area * largest.area < 0 }
    guard let hole = holes.max(by: { abs(subpaths[$0].area) < abs(subpaths[$1].area) }) else { return self }
    subpaths.remove(at: hole)
    return CGPath(elements: subpaths.flatMap(\.elements))
  }

  /// Twice the area of the polygon of end and control points; its sign says which way the subpath turns.
  private static func signedArea(_ elements: [PathElement]) -> CGFloat {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quad(let control, let end): points += [control, end]
      case .cubic(let first, let second, let end): points += [first, second, end]
      case .close: break
      }
    }
    guard var before = points.last else { return 0 }
    var area: CGFloat = 0
    for point in points {
      area += before.x * point.y - point.x * before.y
      before = point
    }
    return area
  }
}
