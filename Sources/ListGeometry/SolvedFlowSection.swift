import Foundation

/// One section of a flow layout after packing: its lines, along the main axis, from the section's start.
struct SolvedFlowSection: Sendable {
  /// Consecutive items side by side.
  struct Line: Sendable {
    var items: Range<Int>
    /// From the section's start to the line's.
    var start: ExactLength
    var thickness: ExactLength

    var end: ExactLength { start + thickness }
  }

  /// An item's extents along and across the scrolling axis, as whole units.
  struct Extent: Hashable, Sendable {
    var main: ExactLength
    var cross: ExactLength
  }

  enum Lines: Sendable {
    /// All items have one size: line i begins at `firstLine + i · (thickness + lineSpacing)`.
    case uniform(size: CGSize, extent: Extent, perLine: Int)
    case listed(sizes: [CGSize], lines: [Line])
  }

  let count: Int
  let direction: FlowLayoutSolver.ScrollDirection
  let header: ExactLength
  let footer: ExactLength
  let headerSize: CGSize
  let footerSize: CGSize
  /// The cross axis: where items begin, and how much room they have.
  let crossStart: ExactLength
  let available: ExactLength
  let interitem: ExactLength
  let lineSpacing: ExactLength
  /// From the section's start to its first line, and to its footer.
  let firstLine: ExactLength
  let footerStart: ExactLength
  let lines: Lines
  /// Whether every line begins and ends after the one before it, which negative line spacing may prevent.
  let linesAreOrdered: Bool

  /// The stretch of the main axis the section takes.
  var length: ExactLength { max(footerStart + footer, .zero) }

  /// How far content reaches out of that stretch.
  let overhang: ExactLength

  init(_ section: FlowSection, number: Int, direction: FlowLayoutSolver.ScrollDirection, crossLength: CGFloat) {
    self.direction = direction
    let isVertical = direction == .vertical
    let insets = section.insets
    func spacing(_ points: CGFloat, _ name: String) -> ExactLength {
      ExactLength(spacing: points, of: "The \(name) of section \(number)")
    }
    let (mainBefore, mainAfter) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    let (crossBefore, crossAfter) = isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
    let headerMain = isVertical ? section.headerSize.height : section.headerSize.width
    let footerMain = isVertical ? section.footerSize.height : section.footerSize.width
    header = ExactLength(height: headerMain, of: "the header of section \(number)")
    footer = ExactLength(height: footerMain, of: "the footer of section \(number)")
    headerSize = section.headerSize
    footerSize = section.footerSize
    crossStart = spacing(crossBefore, "inset")
    available = spacing(crossLength, "width") - crossStart - spacing(crossAfter, "inset")
    interitem = spacing(section.minimumInteritemSpacing, "interitem spacing")
    lineSpacing = spacing(section.minimumLineSpacing, "line spacing")
    firstLine = header + spacing(mainBefore, "inset")
    count = section.count
    ensure(count >= 0, "Section \(number) cannot have \(count) items: a count starts at 0.")

    func extent(_ size: CGSize, _ item: Int) -> Extent {
      let width = ExactLength(height: size.width, of: "the width of item \(item) of section \(number)")
      let height = ExactLength(height: size.height, of: "item \(item) of section \(number)")
      return isVertical ? Extent(main: height, cross: width) : Extent(main: width, cross: height)
    }
    switch section.items {
    case .uniform(let count, let size):
      let extent = extent(size, 0)
      let perLine = Self.capacity(of: extent.cross, available: available, interitem: interitem, count: count)
      lines = .uniform(size: size, extent: extent, perLine: perLine)
    case .listed(let sizes):
      if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
        let extent = extent(first, 0)
        let perLine = Self.capacity(of: extent.cross, available: available, interitem: interitem, count: sizes.count)
        lines = .uniform(size: first, extent: extent, perLine: perLine)
      } else {
        let extents = sizes.enumerated().map { extent($1, $0) }
        lines = .listed(
          sizes: sizes,
          lines: Self.pack(
            extents, start: firstLine, available: available, interitem: interitem, lineSpacing: lineSpacing))
      }
    }

    var linesEnd = firstLine
    var highest = firstLine
    switch lines {
    case .uniform(_, let extent, let perLine):
      let lineCount = (count + perLine - 1) / perLine
      if lineCount > 0 {
        linesEnd = firstLine + lineCount * extent.main + (lineCount - 1) * lineSpacing
        highest = max(firstLine + extent.main, linesEnd)
      }
      linesAreOrdered = (extent.main + lineSpacing).units > 0
    case .listed(_, let lines):
      linesEnd = lines.last?.end ?? firstLine
      highest = lines.lazy.map(\.end).max() ?? firstLine
      linesAreOrdered = zip(lines, lines.dropFirst()).allSatisfy { $0.start <= $1.start && $0.end <= $1.end }
    }
    footerStart = linesEnd + spacing(mainAfter, "inset")
    let end = max(footerStart + footer, .zero)
    let lowest = min(firstLine, linesEnd, footerStart)
    overhang = max(.zero - lowest, max(highest, footerStart + footer) - end, .zero)
  }

  var lineCount: Int {
    switch lines {
    case .uniform(_, _, let perLine): (count + perLine - 1) / perLine
    case .listed(_, let lines): lines.count
    }
  }

  func line(_ index: Int) -> Line {
    switch lines {
    case .uniform(_, let extent, let perLine):
      Line(
        items: index * perLine..<min((index + 1) * perLine, count),
        start: firstLine + index * (extent.main + lineSpacing), thickness: extent.main)
    case .listed(_, let lines):
      lines[index]
    }
  }
}

// MARK: - Packing

extension SolvedFlowSection {
  /// What items may exceed the available length by: their lengths are rounded to whole units.
  private static func slack(_ count: Int) -> Int { count + 1 }

  /// How many items of one length fit into a line; at least one.
  static func capacity(of cross: ExactLength, available: ExactLength, interitem: ExactLength, count: Int) -> Int {
    let step = cross.units + interitem.units
    guard step > 0 else { return max(1, count) }
    var capacity = max(1, (available.units + interitem.units) / step)
    if (capacity + 1) * step - interitem.units <= available.units + slack(capacity + 1) { capacity += 1 }
    return capacity
  }

  static func pack(
    _ extents: [Extent], start: ExactLength, available: ExactLength, interitem: ExactLength, lineSpacing: ExactLength
  ) -> [Line] {
    var lines: [Line] = []
    var position = start
    var first = 0
    while first < extents.count {
      var used = extents[first].cross
      var thickness = extents[first].main
      var end = first + 1
      while end < extents.count {
        let longer = used + interitem + extents[end].cross
        guard longer.units <= available.units + slack(end + 1 - first) else { break }
        used = longer
        thickness = max(thickness, extents[end].main)
        end += 1
      }
      lines.append(Line(items: first..<end, start: position, thickness: thickness))
      position += thickness + lineSpacing
      first = end
    }
    return lines
  }
}
