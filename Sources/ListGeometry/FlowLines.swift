import Foundation

/// The lines of a section whose items have different sizes, in blocks with sums.
///
/// A block is either a *run*, any number of items of the base size, whose lines are computed, or up to 32 lines whose
/// items are listed. So a section of a million estimated items is one block, and gets more as items are measured. Which
/// block an item or a place is in comes from two binary indexed trees: O(log blocks). Replacing items packs again from
/// their line on until a line begins where one began before; lines after that keep what they are. An item that becomes
/// taller costs its line, O(log blocks); one that becomes wider costs the lines whose items move on. A change of the
/// number of blocks costs O(blocks), at most a 32nd of the lines.
///
/// The lines are those of a solve from scratch, whatever the order of changes: packing is the same function of the
/// items, and lengths are whole numbers.
struct FlowLines: Sendable {
  /// Lines of a block of listed items at most; a run that is shorter than a quarter of it is listed.
  static let blockCapacity = 32
  static let shortestRun = blockCapacity / 4

  struct BlockLine: Sendable {
    /// The first item, counted from the block's.
    var first: Int
    /// From the block's start.
    var start: ExactLength
    var thickness: ExactLength

    var end: ExactLength { start + thickness }
  }

  struct Block: Sendable {
    /// How many items; in a run of the section's end the last line may be short, elsewhere lines are full.
    var count = 0
    /// The items' sizes; empty in a run.
    var sizes: [CGSize] = []
    /// The lines; empty in a run.
    var lines: [BlockLine] = []
    /// The lines' thicknesses with one line spacing each.
    var length = ExactLength.zero
    /// The thinnest line.
    var leastThickness = ExactLength(units: .max)

    var isRun: Bool { lines.isEmpty }

    /// The line that holds an item of the block.
    func line(ofItem item: Int) -> Int {
      var low = 0
      var high = lines.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if lines[middle].first <= item { low = middle } else { high = middle }
      }
      return low
    }

    /// The items of a line, counted from the block's first.
    func items(ofLine index: Int) -> Range<Int> {
      lines[index].first..<(index + 1 < lines.count ? lines[index + 1].first : count)
    }
  }

  let packing: FlowPacking
  let base: CGSize
  let baseExtent: SolvedFlowSection.Extent
  /// How many items of the base size make a line; `Int.max` where there is no limit.
  let perLine: Int
  var blocks: [Block] = []
  var itemSums = SectionOffsets(units: [])
  var lengthSums = SectionOffsets(units: [])
  /// The number of items followed by another size: 0 for items of one size.
  var changesOfSize = 0

  /// Lines of items; those of the base size are made runs.
  init(_ items: [FlowItems], base: CGSize, packing: FlowPacking) {
    self.packing = packing
    self.base = base
    baseExtent = packing.extent(base)
    perLine = packing.capacity(of: baseExtent.cross)
    replace(0..<0, with: items)
  }

  var count: Int { itemSums.total }

  /// The size of all items; nil for different sizes, and without items.
  var commonSize: CGSize? { changesOfSize == 0 && count > 0 ? size(ofItem: 0) : nil }

  /// The lines' extent, with the spacing between them.
  var length: ExactLength {
    blocks.isEmpty ? .zero : ExactLength(units: lengthSums.total) - packing.lineSpacing
  }

  /// Whether every line begins and ends after the line before, which negative line spacing may prevent.
  ///
  /// O(blocks) with negative line spacing.
  var linesAreOrdered: Bool {
    let spacing = packing.lineSpacing
    if spacing >= .zero { return true }
    return blocks.allSatisfy { ($0.leastThickness + spacing) >= .zero }
  }

  /// The end of the line that reaches farthest; O(lines) with negative line spacing.
  var farthest: ExactLength {
    if packing.lineSpacing >= .zero { return length }
    var farthest = ExactLength.zero
    forEachLine(from: nil) { line in
      farthest = max(farthest, line.end)
      return true
    }
    return farthest
  }

  func size(ofItem item: Int) -> CGSize {
    let (index, start) = block(ofItem: item)
    return blocks[index].isRun ? base : blocks[index].sizes[item - start]
  }

  /// The block that holds an item, and the number of its first.
  func block(ofItem item: Int) -> (index: Int, start: Int) {
    guard let found = itemSums.section(atUnits: item) else { fatalError("No block holds item \(item) of \(count).") }
    return (found.section, found.start)
  }
}

// MARK: - Lines

extension FlowLines {
  typealias Line = SolvedFlowSection.Line

  /// The line that holds an item, from the first line's start.
  func line(ofItem item: Int) -> Line {
    let (index, start) = block(ofItem: item)
    let inBlock = item - start
    let number = blocks[index].isRun ? inBlock / perLine : blocks[index].line(ofItem: inBlock)
    return line(number, ofBlock: index, firstItem: start, at: ExactLength(units: lengthSums.start(of: index)))
  }

  private func line(_ number: Int, ofBlock index: Int, firstItem: Int, at position: ExactLength) -> Line {
    let block = blocks[index]
    let isLastBlock = index == blocks.count - 1
    guard block.isRun else {
      let line = block.lines[number]
      let items = block.items(ofLine: number)
      return Line(
        items: items.lowerBound + firstItem..<items.upperBound + firstItem, start: position + line.start,
        thickness: line.thickness, isLast: isLastBlock && number == block.lines.count - 1, sizes: block.sizes[items])
    }
    let first = perLine == .max ? 0 : number * perLine
    let end = perLine == .max ? block.count : min(first + perLine, block.count)
    return Line(
      items: firstItem + first..<firstItem + end,
      start: position + number * (baseExtent.main + packing.lineSpacing), thickness: baseExtent.main,
      isLast: isLastBlock && end == block.count, sizes: nil)
  }

  private func lineCount(ofBlock index: Int) -> Int {
    let block = blocks[index]
    if !block.isRun { return block.lines.count }
    return perLine == .max ? 1 : (block.count + perLine - 1) / perLine
  }

  /// Calls a closure with lines in order until it returns false; from the first one that may reach past a place, or from
  /// the very first for nil.
  func forEachLine(from place: ExactLength?, _ body: (Line) -> Bool) {
    var index = 0
    // The first block: of a run its lines before the place are left out, too.
    if let place {
      let target = place + min(packing.lineSpacing, .zero)
      if target > .zero { index = lengthSums.section(atUnits: target.units)?.section ?? max(0, blocks.count - 1) }
    }
    guard index < blocks.count else { return }
    var firstItem = itemSums.start(of: index)
    var position = ExactLength(units: lengthSums.start(of: index))
    while index < blocks.count {
      let lineCount = lineCount(ofBlock: index)
      var number = 0
      if let place, blocks[index].isRun {
        let step = (baseExtent.main + packing.lineSpacing).units
        let before = (place - position - baseExtent.main).units
        if step > 0, before > 0 { number = min(lineCount, before / step) }
      }
      while number < lineCount {
        guard body(line(number, ofBlock: index, firstItem: firstItem, at: position)) else { return }
        number += 1
      }
      firstItem += blocks[index].count
      position += blocks[index].length
      index += 1
    }
  }
}
