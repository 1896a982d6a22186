import Foundation

extension FlowLines {
  /// Puts items in the place of others.
  ///
  /// O(items that were and are there + lines whose items move on + log blocks).
  mutating func replace(_ range: Range<Int>, with new: [FlowItems]) {
    let around = max(0, range.lowerBound - 1)..<min(count, range.upperBound + 1)
    let before = items(around.lowerBound..<range.lowerBound)
    let after = items(range.upperBound..<around.upperBound)
    changesOfSize -= changes(in: items(around))
    changesOfSize += changes(in: before + new + after)

    let (new, changed) = packed(range, with: new)
    put(new, at: changed)
  }

  /// The blocks for replaced items; old contents of changed blocks are released first, so that they are not copied.
  private func packed(_ range: Range<Int>, with new: [FlowItems]) -> (blocks: [Block], at: Range<Int>) {
    let start = startOfPacking(range.lowerBound)
    var builder = FlowLineBuilder(packing: packing, base: base, extent: baseExtent, perLine: perLine)
    var firstBlock = 0
    var queue: [FlowItems] = []
    var rest = (block: 0, offset: 0)
    if !blocks.isEmpty {
      let (block, firstItem) = start < count ? self.block(ofItem: start) : (blocks.count, count)
      firstBlock = block
      if firstBlock > 0, blocks[firstBlock - 1].lines.count < Self.shortestRun, !blocks[firstBlock - 1].isRun {
        // A block that became small joins what is built here.
        firstBlock -= 1
        builder.append(blocks[firstBlock], lines: 0..<blocks[firstBlock].lines.count)
      }
      if block < blocks.count { builder.append(blocks[block], itemsBefore: start - firstItem) }
      queue = items(start..<range.lowerBound)
      rest = (blocks.count, 0)
      if range.upperBound < count {
        let (block, firstItem) = self.block(ofItem: range.upperBound)
        rest = (block, range.upperBound - firstItem)
      }
    }
    if blocks.isEmpty, new.count == 1, case .sizes(let sizes) = new[0] {
      builder.append(listed: sizes)
      return (builder.blocks, 0..<0)
    }
    var source = FlowItemSource(queue: queue + new, blocks: blocks, base: base, rest: rest)
    let resumed = builder.pack(&source)
    return (builder.blocks, firstBlock..<resumed)
  }

  /// The first item of the line from which on a change at an item may move items: an item that is first in its line
  /// might go up to the line before.
  private func startOfPacking(_ item: Int) -> Int {
    guard count > 0 else { return 0 }
    let start = line(ofItem: min(item, count - 1)).items.lowerBound
    return start == item && start > 0 ? line(ofItem: start - 1).items.lowerBound : start
  }

  private mutating func put(_ new: [Block], at range: Range<Int>) {
    if new.count == range.count {
      for (index, block) in zip(range, new) {
        itemSums.add(block.count - blocks[index].count, to: index)
        lengthSums.add(block.length.units - blocks[index].length.units, to: index)
        blocks[index] = block
      }
      return
    }
    blocks.replaceSubrange(range, with: new)
    itemSums = SectionOffsets(units: blocks.lazy.map(\.count))
    lengthSums = SectionOffsets(units: blocks.lazy.map(\.length.units))
  }

  /// Items as they are kept.
  func items(_ range: Range<Int>) -> [FlowItems] {
    guard !range.isEmpty else { return [] }
    var result: [FlowItems] = []
    var (index, start) = block(ofItem: range.lowerBound)
    while index < blocks.count, start < range.upperBound {
      let block = blocks[index]
      let part = max(range.lowerBound - start, 0)..<min(range.upperBound - start, block.count)
      result.append(block.isRun ? .base(part.count) : .sizes(block.sizes[part]))
      start += block.count
      index += 1
    }
    return result
  }

  /// How many items are followed by one of another size.
  private func changes(in items: [FlowItems]) -> Int {
    var changes = 0
    var last: CGSize?
    for part in items where part.count > 0 {
      switch part {
      case .base:
        if let last, last != base { changes += 1 }
        last = base
      case .sizes(let sizes):
        for size in sizes {
          if let last, last != size { changes += 1 }
          last = size
        }
      }
    }
    return changes
  }
}

/// The items that are to be packed: some given, then those of the old blocks from a place on.
private struct FlowItemSource {
  private let queue: [FlowItems]
  private let blocks: [FlowLines.Block]
  private let base: CGSize
  private var part = 0
  private var offset = 0
  /// The next item of the old blocks, once the queue is used up.
  private(set) var rest: (block: Int, offset: Int)

  init(queue: [FlowItems], blocks: [FlowLines.Block], base: CGSize, rest: (block: Int, offset: Int)) {
    self.queue = queue.filter { $0.count > 0 }
    self.blocks = blocks
    self.base = base
    self.rest = rest
  }

  var isInQueue: Bool { part < queue.count }

  /// The next item; nil at the end.
  var next: CGSize? {
    guard isInQueue else {
      guard rest.block < blocks.count else { return nil }
      return blocks[rest.block].isRun ? base : blocks[rest.block].sizes[rest.offset]
    }
    switch queue[part] {
    case .base: return base
    case .sizes(let sizes): return sizes[sizes.startIndex + offset]
    }
  }

  /// How many items of the base size are next as a number, and whether nothing comes after them.
  var run: (count: Int, isEnd: Bool) {
    guard isInQueue else {
      guard rest.block < blocks.count, blocks[rest.block].isRun else { return (0, false) }
      return (blocks[rest.block].count - rest.offset, rest.block == blocks.count - 1)
    }
    guard case .base(let count) = queue[part] else { return (0, false) }
    return (count - offset, part == queue.count - 1 && rest.block >= blocks.count)
  }

  mutating func advance(by count: Int = 1) {
    if isInQueue {
      offset += count
      if offset >= queue[part].count { (part, offset) = (part + 1, 0) }
    } else {
      rest.offset += count
      if rest.offset >= blocks[rest.block].count { rest = (rest.block + 1, 0) }
    }
  }

  /// The old block and line that begin at the next item; nil where none does.
  func oldLine(perLine: Int) -> (block: FlowLines.Block, line: Int)? {
    guard !isInQueue, rest.block < blocks.count else { return nil }
    let block = blocks[rest.block]
    if block.isRun {
      guard perLine != .max else { return rest.offset == 0 ? (block, 0) : nil }
      return rest.offset % perLine == 0 ? (block, rest.offset / perLine) : nil
    }
    let line = block.line(ofItem: rest.offset)
    return block.lines[line].first == rest.offset ? (block, line) : nil
  }
}

/// Puts lines into blocks.
private struct FlowLineBuilder {
  let packing: FlowPacking
  let base: CGSize
  let extent: SolvedFlowSection.Extent
  let perLine: Int
  private var finished: [FlowLines.Block] = []
  private var current = FlowLines.Block()

  init(packing: FlowPacking, base: CGSize, extent: SolvedFlowSection.Extent, perLine: Int) {
    self.packing = packing
    self.base = base
    self.extent = extent
    self.perLine = perLine
  }

  var blocks: [FlowLines.Block] { current.count > 0 ? finished + [current] : finished }

  /// Packs items until they end, or until a line begins where one began before.
  ///
  /// Returns the first old block that stays as it is.
  mutating func pack(_ source: inout FlowItemSource) -> Int {
    while let first = source.next {
      if let (block, line) = source.oldLine(perLine: perLine) {
        let index = source.rest.block
        // A block of which nothing changed stays where it is, unless it is to join the one before.
        let joins = !block.isRun && current.lines.count + block.lines.count <= FlowLines.blockCapacity
        if line == 0, source.rest.offset == 0, current.count == 0 || !joins { return index }
        if block.isRun {
          append(run: block.count - source.rest.offset, isEnd: source.run.isEnd)
        } else {
          append(block, lines: line..<block.lines.count)
        }
        return index + 1
      }
      let run = source.run
      var taken = run.count
      if !run.isEnd {
        // What comes after the run's last line may fit into it.
        taken = perLine == .max ? 0 : max(0, run.count - 1) / perLine * perLine
      }
      if taken > 0 {
        append(run: taken, isEnd: run.isEnd)
        source.advance(by: taken)
        continue
      }
      appendLine(startingWith: first, &source)
    }
    return source.rest.block
  }

  private mutating func appendLine(startingWith first: CGSize, _ source: inout FlowItemSource) {
    if current.sizes.isEmpty { reserve() }
    let begin = current.sizes.count
    var used = packing.extent(first).cross
    var thickness = packing.extent(first).main
    current.sizes.append(first)
    source.advance()
    while let size = source.next {
      let extent = packing.extent(size)
      let longer = used + packing.interitem + extent.cross
      guard packing.fits(current.sizes.count - begin + 1, longer) else { break }
      used = longer
      thickness = max(thickness, extent.main)
      current.sizes.append(size)
      source.advance()
    }
    close(lineFrom: begin, thickness)
  }

  /// Packs listed items that nothing comes before or after: what `pack(_:)` does, block by block instead of item by item.
  mutating func append(listed sizes: ArraySlice<CGSize>) {
    let capacity = FlowLines.blockCapacity
    finished.reserveCapacity(finished.count + sizes.count / capacity + 1)
    sizes.withUnsafeBufferPointer { sizes in
      withUnsafeTemporaryAllocation(of: FlowLines.BlockLine.self, capacity: capacity) { lines in
        var first = 0
        while first < sizes.count { first = appendBlock(of: sizes, from: first, lines) }
      }
    }
  }

  /// Packs the items of one block; returns the first item after the block.
  ///
  /// `lines` is room for as many lines as a block has, so that the block's own arrays are made once.
  private mutating func appendBlock(
    of sizes: UnsafeBufferPointer<CGSize>, from start: Int,
    _ lines: UnsafeMutableBufferPointer<FlowLines.BlockLine>
  ) -> Int {
    var block = FlowLines.Block()
    var first = start
    var lineCount = 0
    while first < sizes.count, lineCount < lines.count {
      var extent = packing.extent(sizes[first])
      var used = extent.cross
      var thickness = extent.main
      var end = first + 1
      while end < sizes.count {
        extent = packing.extent(sizes[end])
        let longer = used + packing.interitem + extent.cross
        guard packing.fits(end - first + 1, longer) else { break }
        used = longer
        thickness = max(thickness, extent.main)
        end += 1
      }
      lines.initializeElement(
        at: lineCount, to: FlowLines.BlockLine(first: first - start, start: block.length, thickness: thickness))
      lineCount += 1
      block.length += thickness + packing.lineSpacing
      block.leastThickness = min(block.leastThickness, thickness)
      first = end
    }
    block.count = first - start
    block.sizes = Array(sizes[start..<first])
    block.lines = Array(lines[..<lineCount])
    finished.append(block)
    return first
  }

  /// Makes room for a block like the last one.
  private mutating func reserve() {
    guard let last = finished.last, !last.isRun else { return }
    current.sizes.reserveCapacity(last.sizes.count)
    current.lines.reserveCapacity(FlowLines.blockCapacity)
  }

  /// Makes the items from one on a line of the current block.
  private mutating func close(lineFrom first: Int, _ thickness: ExactLength) {
    current.lines.append(FlowLines.BlockLine(first: first, start: current.length, thickness: thickness))
    current.length += thickness + packing.lineSpacing
    current.leastThickness = min(current.leastThickness, thickness)
    current.count = current.sizes.count
    if current.lines.count >= FlowLines.blockCapacity { finish() }
  }

  private mutating func finish() {
    if current.count > 0 { finished.append(current) }
    current = FlowLines.Block()
  }

  /// Appends lines of a block of listed items as they are.
  mutating func append(_ block: FlowLines.Block, lines: Range<Int>) {
    for line in lines {
      let first = current.sizes.count
      current.sizes.append(contentsOf: block.sizes[block.items(ofLine: line)])
      close(lineFrom: first, block.lines[line].thickness)
    }
  }

  /// Appends the lines of a block before an item that begins a line.
  mutating func append(_ block: FlowLines.Block, itemsBefore item: Int) {
    guard item > 0 else { return }
    if block.isRun { append(run: item, isEnd: false) } else { append(block, lines: 0..<block.line(ofItem: item)) }
  }

  /// Appends items of the base size that fill lines, or end the section.
  mutating func append(run count: Int, isEnd: Bool) {
    let lines = perLine == .max ? 1 : (count + perLine - 1) / perLine
    let isShort = perLine == .max ? count < FlowLines.shortestRun : lines < FlowLines.shortestRun
    let followsRun = current.count == 0 && finished.last?.isRun == true
    if isShort, !followsRun, !(isEnd && finished.isEmpty && current.count == 0) {
      var left = count
      while left > 0 {
        let taken = min(left, perLine)
        let first = current.sizes.count
        current.sizes.append(contentsOf: repeatElement(base, count: taken))
        close(lineFrom: first, extent.main)
        left -= taken
      }
      return
    }
    finish()
    var block = followsRun ? finished.removeLast() : FlowLines.Block()
    block.count += count
    block.length += lines * (extent.main + packing.lineSpacing)
    block.leastThickness = extent.main
    finished.append(block)
  }
}
