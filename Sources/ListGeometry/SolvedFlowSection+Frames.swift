import Foundation

extension SolvedFlowSection {
  func size(ofItem item: Int) -> CGSize {
    switch lines {
    case .uniform(let size, _, _): size
    case .listed(let sizes, _): sizes[item]
    }
  }

  func main(_ size: CGSize) -> CGFloat { direction == .vertical ? size.height : size.width }
  func cross(_ size: CGSize) -> CGFloat { direction == .vertical ? size.width : size.height }

  func lineIndex(ofItem item: Int) -> Int {
    switch lines {
    case .uniform(_, _, let perLine): return item / perLine
    case .listed(_, let lines):
      var low = 0
      var high = lines.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if lines[middle].items.lowerBound <= item { low = middle } else { high = middle }
      }
      return low
    }
  }

  /// Where an item begins, along the main axis from the section's start and along the cross axis, in points, not
  /// snapped.
  func origin(ofItem item: Int, in line: Line, isLast: Bool) -> (main: CGFloat, cross: CGFloat) {
    let main = line.start.points + (line.thickness.points - main(size(ofItem: item))) / 2
    switch lines {
    case .uniform(let size, _, let perLine):
      let length = cross(size)
      let spacing = spacing(used: CGFloat(perLine) * length, count: perLine)
      guard perLine > 1 else { return (main, centred(length)) }
      return (main, crossStart.points + CGFloat(item - line.items.lowerBound) * (length + spacing))
    case .listed(let sizes, _):
      if line.items.count == 1 {
        let length = cross(sizes[item])
        let secondFits = 2 * length + interitem.points <= available.points
        return (main, isLast && secondFits ? crossStart.points : centred(length))
      }
      var before: CGFloat = 0
      var used: CGFloat = 0
      for other in line.items {
        if other == item { before = used }
        used += cross(sizes[other])
      }
      let spacing = isLast ? interitem.points : spacing(used: used, count: line.items.count)
      return (main, crossStart.points + before + CGFloat(item - line.items.lowerBound) * spacing)
    }
  }

  private func centred(_ length: CGFloat) -> CGFloat { crossStart.points + (available.points - length) / 2 }

  private func spacing(used: CGFloat, count: Int) -> CGFloat {
    count > 1 ? (available.points - used) / CGFloat(count - 1) : 0
  }

  /// The lines that may have a part between two places, counted from the section's start.
  func lines(from start: ExactLength, to end: ExactLength) -> Range<Int> {
    let count = lineCount
    guard linesAreOrdered, count > 0 else { return 0..<count }
    let first = partition(count) { line($0).end <= start }
    let last = partition(count) { line($0).start < end }
    return first < last ? first..<last : 0..<0
  }

  /// How many of the first lines satisfy a condition that, once false, stays false.
  private func partition(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
