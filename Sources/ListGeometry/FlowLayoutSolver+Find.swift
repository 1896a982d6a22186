import Foundation

/// An item, a header or a footer of a flow layout with its frame.
public struct FlowElement: Hashable, Sendable {
  /// The kind of the element.
  public enum Kind: Hashable, Sendable {
    case header
    case item(Int)
    case footer
  }

  /// The section that it is in.
  public var section: Int
  /// The kind of element; an item with its index in the section.
  public var kind: Kind
  /// The frame of the element, in points of the content.
  public var frame: CGRect

  /// Makes an element.
  public init(section: Int, kind: Kind, frame: CGRect) {
    self.section = section
    self.kind = kind
    self.frame = frame
  }
}

extension FlowLayoutSolver {
  /// Everything whose frame has a part inside a rectangle, section by section: header, items, footer.
  ///
  /// Headers or footers float when a viewport is given for them. O(log n + found).
  public func elements(
    in rect: CGRect, pinningHeadersIn headerViewport: Viewport? = nil, pinningFootersIn footerViewport: Viewport? = nil
  ) -> [FlowElement] {
    var elements: [FlowElement] = []
    for section in sections(touching: rect) {
      let header = headerViewport.map { pinnedHeaderFrame(ofSection: section, in: $0) } ?? frame(ofHeader: section)
      if let header, header.overlaps(rect) {
        elements.append(FlowElement(section: section, kind: .header, frame: header))
      }
      appendItems(of: section, in: rect, to: &elements)
      let footer = footerViewport.map { pinnedFooterFrame(ofSection: section, in: $0) } ?? frame(ofFooter: section)
      if let footer, footer.overlaps(rect) {
        elements.append(FlowElement(section: section, kind: .footer, frame: footer))
      }
    }
    return elements
  }

  /// The item whose frame contains a point: its upper and left edges belong to it, its lower and right ones do not.
  public func item(at point: CGPoint) -> (section: Int, item: Int)? {
    let pixel = CGRect(x: point.x, y: point.y, width: 1 / scale, height: 1 / scale)
    var elements: [FlowElement] = []
    for section in sections(touching: pixel) { appendItems(of: section, in: pixel, to: &elements) }
    for element in elements {
      if case .item(let item) = element.kind, element.frame.contains(point) { return (element.section, item) }
    }
    return nil
  }

  private func appendItems(of section: Int, in rect: CGRect, to elements: inout [FlowElement]) {
    let solved = sections[section]
    let start = start(ofSection: section)
    let (from, to) = searched(rect)
    solved.forEachLine(from: from - start, to: to - start) { line in
      solved.forEachItem(in: line) { item, size, main, cross in
        let frame = self.rect(main: start.points + main, cross: cross, size: size)
        if frame.overlaps(rect) {
          elements.append(FlowElement(section: section, kind: .item(item), frame: frame))
        }
      }
    }
  }

  private func sections(touching rect: CGRect) -> Range<Int> {
    let (from, to) = searched(rect)
    guard from < to, !sections.isEmpty else { return 0..<0 }
    let first = offsets.section(atUnits: max(.zero, from - overhang).units)?.section ?? sections.count - 1
    let last = offsets.section(atUnits: max(.zero, to + overhang).units)?.section ?? sections.count - 1
    return first..<last + 1
  }

  /// The stretch of the main axis whose content a rectangle may show: snapping moves frames by up to half a pixel.
  private func searched(_ rect: CGRect) -> (ExactLength, ExactLength) {
    let range = mainRange(of: rect)
    return (ExactLength(position: range.start - 1 / scale), ExactLength(position: range.end + 1 / scale))
  }
}

extension FlowLayoutSolver {
  /// Stops the program with a message where the structure contradicts itself; O(all).
  public func checkInvariants() {
    ensure(offsets.count == sections.count, "every section has its place in the sums")
    var start = ExactLength.zero
    for (index, section) in sections.enumerated() {
      ensure(self.start(ofSection: index) == start, "a section begins where the one before it ends")
      start += section.length
      var item = 0
      section.forEachLine(from: ExactLength(units: -.max / 4), to: ExactLength(units: .max / 4)) { line in
        ensure(line.items.lowerBound == item && !line.items.isEmpty, "lines hold all items, in order")
        ensure(section.line(ofItem: item).items == line.items, "an item is in the line that holds it")
        ensure(section.line(ofItem: line.items.upperBound - 1).start == line.start, "a line is found by its items")
        ensure(line.isLast == (line.items.upperBound == section.count), "the last line ends with the last item")
        item = line.items.upperBound
      }
      ensure(item == section.count, "lines hold all items")
      if case .packed(let lines) = section.lines { lines.checkInvariants() }
    }
    ensure(offsets.total == start.units, "the sections are as long as their sum")
  }
}

extension FlowLines {
  /// Stops the program with a message where blocks and sums contradict themselves; O(items).
  func checkInvariants() {
    ensure(itemSums.count == blocks.count && lengthSums.count == blocks.count, "every block has its place in the sums")
    var items = 0
    var length = ExactLength.zero
    var changes = 0
    var last: CGSize?
    for (index, block) in blocks.enumerated() {
      ensure(block.count > 0, "no block is empty")
      ensure(itemSums.start(of: index) == items, "a block's items come after those before it")
      ensure(lengthSums.start(of: index) == length.units, "a block begins where the one before it ends")
      ensure(block.isRun ? block.sizes.isEmpty : block.sizes.count == block.count, "listed items have sizes")
      ensure(block.lines.count <= Self.blockCapacity, "blocks stay small")
      for size in block.isRun ? [base] : block.sizes {
        if let last, last != size { changes += 1 }
        last = size
      }
      items += block.count
      length += block.length
    }
    ensure(itemSums.total == items && lengthSums.total == length.units, "the sums hold everything")
    ensure(changes == changesOfSize, "changes of size are counted")
  }
}
