import Foundation

/// The places of items in their line.
extension SolvedFlowSection {
  func main(_ size: CGSize) -> CGFloat { packing.isVertical ? size.height : size.width }
  func cross(_ size: CGSize) -> CGFloat { packing.isVertical ? size.width : size.height }

  /// The size of all items; nil for different sizes.
  private var commonSize: CGSize? {
    switch lines {
    case .uniform(_, let size, _, _): size
    case .packed(let lines): lines.commonSize
    }
  }

  private var baseSize: CGSize {
    switch lines {
    case .uniform(_, let size, _, _): size
    case .packed(let lines): lines.base
    }
  }

  /// Calls a closure with the items of a line: where each begins, along the main axis from the section's start and along
  /// the cross axis, in points, not snapped.
  ///
  /// O(items of the line).
  func forEachItem(in line: Line, _ body: (_ item: Int, _ size: CGSize, _ main: CGFloat, _ cross: CGFloat) -> Void) {
    if let size = commonSize { return forEachItem(in: line, size, body) }
    let base = baseSize
    func size(_ index: Int) -> CGSize {
      guard let sizes = line.sizes else { return base }
      return sizes[sizes.startIndex + index]
    }
    let count = line.items.count
    if count == 1 {
      let length = cross(size(0))
      let secondFits = 2 * length + packing.interitem.points <= packing.available.points
      let start = line.isLast && secondFits ? crossStart.points : centred(length)
      return body(line.items.lowerBound, size(0), middle(size(0), line), start)
    }
    var used: CGFloat = 0
    for index in 0..<count { used += cross(size(index)) }
    let spacing = line.isLast ? packing.interitem.points : spacing(used: used, count: count)
    var before: CGFloat = 0
    for index in 0..<count {
      let itemSize = size(index)
      body(
        line.items.lowerBound + index, itemSize, middle(itemSize, line),
        crossStart.points + before + CGFloat(index) * spacing)
      before += cross(itemSize)
    }
  }

  /// The same for items of one size: the last line is spaced as a full one would be.
  private func forEachItem(
    in line: Line, _ size: CGSize, _ body: (_ item: Int, _ size: CGSize, _ main: CGFloat, _ cross: CGFloat) -> Void
  ) {
    let length = cross(size)
    var capacity = packing.capacity(of: packing.cross(size))
    if capacity == .max { capacity = max(1, count) }
    let main = middle(size, line)
    let spacing = spacing(used: CGFloat(capacity) * length, count: capacity)
    for item in line.items {
      let place =
        capacity > 1
        ? crossStart.points + CGFloat(item - line.items.lowerBound) * (length + spacing) : centred(length)
      body(item, size, main, place)
    }
  }

  /// Items that are thinner than their line are in its middle.
  private func middle(_ size: CGSize, _ line: Line) -> CGFloat {
    line.start.points + (line.thickness.points - main(size)) / 2
  }

  private func centred(_ length: CGFloat) -> CGFloat {
    crossStart.points + (packing.available.points - length) / 2
  }

  private func spacing(used: CGFloat, count: Int) -> CGFloat {
    count > 1 ? (packing.available.points - used) / CGFloat(count - 1) : 0
  }
}
