import Foundation

/// One section of a flow layout after packing: its lines, along the main axis, from the section's start.
struct SolvedFlowSection: Sendable {
  /// Consecutive items side by side.
  struct Line: Sendable {
    var items: Range<Int>
    /// From the section's start to the line's.
    var start: ExactLength
    var thickness: ExactLength
    /// Whether it is the section's last.
    var isLast: Bool
    /// The items' sizes; nil where they have the section's one size.
    var sizes: ArraySlice<CGSize>?

    var end: ExactLength { start + thickness }
  }

  /// An item's extents along and across the scrolling axis, as whole units.
  struct Extent: Hashable, Sendable {
    var main: ExactLength
    var cross: ExactLength
  }

  enum Lines: Sendable {
    /// All items have one size: line i begins at `firstLine + i · (thickness + lineSpacing)`.
    case uniform(count: Int, size: CGSize, extent: Extent, perLine: Int)
    case packed(FlowLines)
  }

  let header: ExactLength
  let footer: ExactLength
  let headerSize: CGSize
  let footerSize: CGSize
  /// The cross axis: where items begin.
  let crossStart: ExactLength
  let packing: FlowPacking
  /// From the section's start to its first line.
  let firstLine: ExactLength
  private let insetAfter: ExactLength
  private(set) var lines: Lines

  /// From the section's start to its footer.
  private(set) var footerStart = ExactLength.zero
  /// Whether every line begins and ends after the line before, which negative line spacing may prevent.
  private(set) var linesAreOrdered = true
  /// How far content reaches out of the section's stretch of the main axis.
  private(set) var overhang = ExactLength.zero

  /// The stretch of the main axis the section takes.
  var length: ExactLength { max(footerStart + footer, .zero) }

  /// How many items there are.
  var count: Int {
    switch lines {
    case .uniform(let count, _, _, _): count
    case .packed(let lines): lines.count
    }
  }

  init(_ section: FlowSection, number: Int, direction: FlowLayoutSolver.ScrollDirection, crossLength: CGFloat) {
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
    packing = FlowPacking(
      isVertical: isVertical, available: spacing(crossLength, "width") - crossStart - spacing(crossAfter, "inset"),
      interitem: spacing(section.minimumInteritemSpacing, "interitem spacing"),
      lineSpacing: spacing(section.minimumLineSpacing, "line spacing"), section: number)
    firstLine = header + spacing(mainBefore, "inset")
    insetAfter = spacing(mainAfter, "inset")
    ensure(section.count >= 0, "Section \(number) cannot have \(section.count) items: a count starts at 0.")
    switch section.items {
    case .uniform(let count, let size):
      lines = Self.uniform(count, size, packing)
    case .listed(let sizes):
      if let first = sizes.first, sizes.allSatisfy({ $0 == first }) {
        lines = Self.uniform(sizes.count, first, packing)
      } else {
        lines = .packed(FlowLines([.sizes(sizes[...])], base: sizes.first ?? .zero, packing: packing))
      }
    case .kept(let kept):
      lines = .packed(FlowLines(kept.parts, base: kept.base, packing: packing))
    }
    measure()
  }

  private static func uniform(_ count: Int, _ size: CGSize, _ packing: FlowPacking) -> Lines {
    let extent = packing.extent(size)
    let capacity = packing.capacity(of: extent.cross)
    return .uniform(count: count, size: size, extent: extent, perLine: capacity == .max ? max(1, count) : capacity)
  }

  /// Puts items in the place of others; those of a count have the size that estimated items of the section have.
  mutating func replaceItems(_ range: Range<Int>, with new: FlowSection.Items) {
    if case .uniform(let count, let size, _, _) = lines {
      if case .uniform(let added, let addedSize) = new, added == 0 || addedSize == size {
        lines = Self.uniform(count - range.count + added, size, packing)
        return measure()
      }
      lines = .packed(FlowLines([.base(count)], base: size, packing: packing))
    }
    guard case .packed(var packed) = lines else { return }
    // The only reference to the lines is the local one while they change, so that they are not copied.
    lines = .uniform(count: 0, size: .zero, extent: Extent(main: .zero, cross: .zero), perLine: 1)
    switch new {
    case .uniform(let count, let size):
      packed.replace(
        range, with: [size == packed.base ? .base(count) : .sizes(Array(repeating: size, count: count)[...])])
    case .listed(let sizes): packed.replace(range, with: [.sizes(sizes[...])])
    case .kept(let kept):
      packed.replace(range, with: kept.base == packed.base ? kept.parts : [.sizes(kept.sizes[...])])
    }
    lines = .packed(packed)
    measure()
  }

  /// The items as they are kept, for a section that is made from them.
  var items: FlowSection.Items {
    switch lines {
    case .uniform(let count, let size, _, _): .uniform(count: count, size: size)
    case .packed(let lines): .kept(FlowSection.KeptItems(base: lines.base, parts: lines.items(0..<lines.count)))
    }
  }

  /// Finds out how long the section is.
  private mutating func measure() {
    var linesEnd = firstLine
    var highest = firstLine
    switch lines {
    case .uniform(let count, _, let extent, let perLine):
      let lineCount = (count + perLine - 1) / perLine
      if lineCount > 0 {
        linesEnd = firstLine + lineCount * extent.main + (lineCount - 1) * packing.lineSpacing
        highest = max(firstLine + extent.main, linesEnd)
      }
      linesAreOrdered = (extent.main + packing.lineSpacing).units > 0
    case .packed(let lines):
      linesEnd = firstLine + lines.length
      highest = firstLine + lines.farthest
      linesAreOrdered = lines.linesAreOrdered
    }
    footerStart = linesEnd + insetAfter
    let end = max(footerStart + footer, .zero)
    let lowest = min(firstLine, linesEnd, footerStart)
    overhang = max(.zero - lowest, max(highest, footerStart + footer) - end, .zero)
  }
}

// MARK: - Lines

extension SolvedFlowSection {
  /// The line that holds an item.
  func line(ofItem item: Int) -> Line {
    switch lines {
    case .uniform(_, _, _, let perLine): return uniformLine(item / perLine)
    case .packed(let lines):
      var line = lines.line(ofItem: item)
      line.start += firstLine
      return line
    }
  }

  private func uniformLine(_ index: Int) -> Line {
    guard case .uniform(let count, _, let extent, let perLine) = lines else { fatalError("The lines are listed.") }
    let end = min((index + 1) * perLine, count)
    return Line(
      items: index * perLine..<end, start: firstLine + index * (extent.main + packing.lineSpacing),
      thickness: extent.main, isLast: end == count, sizes: nil)
  }

  /// Calls a closure with the lines, in order, that may have a part between two places, counted from the section's
  /// start.
  func forEachLine(from start: ExactLength, to end: ExactLength, _ body: (Line) -> Void) {
    switch lines {
    case .uniform(let count, _, let extent, let perLine):
      var index = 0
      let lineCount = (count + perLine - 1) / perLine
      let step = (extent.main + packing.lineSpacing).units
      if linesAreOrdered, step > 0 { index = max(0, (start - firstLine - extent.main).units / step) }
      while index < lineCount {
        let line = uniformLine(index)
        if linesAreOrdered {
          if line.start >= end { return }
          if line.end > start { body(line) }
        } else {
          body(line)
        }
        index += 1
      }
    case .packed(let lines):
      lines.forEachLine(from: linesAreOrdered ? start - firstLine : nil) { found in
        var line = found
        line.start += firstLine
        guard linesAreOrdered else {
          body(line)
          return true
        }
        if line.start >= end { return false }
        if line.end > start { body(line) }
        return true
      }
    }
  }
}
