import Foundation

/// An item, a header or a footer of a flow layout with its frame.
public struct FlowElement: Hashable, Sendable {
  /// What the element is.
  public enum Kind: Hashable, Sendable {
    case header
    case item(Int)
    case footer
  }

  /// The section that it is in.
  public var section: Int
  /// What it is; an item with its index in the section.
  public var kind: Kind
  /// Where it is, in points of the content.
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
      if let header, header.intersects(rect) {
        elements.append(FlowElement(section: section, kind: .header, frame: header))
      }
      appendItems(of: section, in: rect, to: &elements)
      let footer = footerViewport.map { pinnedFooterFrame(ofSection: section, in: $0) } ?? frame(ofFooter: section)
      if let footer, footer.intersects(rect) {
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
    let lastLine = solved.lineCount - 1
    for index in solved.lines(from: from - start, to: to - start) {
      let line = solved.line(index)
      for item in line.items {
        let frame = frame(ofItem: item, in: solved, line: line, isLast: index == lastLine, start: start.points)
        if frame.intersects(rect) {
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
      for number in 0..<section.lineCount {
        let line = section.line(number)
        ensure(line.items.lowerBound == item && !line.items.isEmpty, "lines hold all items, in order")
        ensure(section.lineIndex(ofItem: item) == number, "an item is in the line that holds it")
        item = line.items.upperBound
      }
      ensure(item == section.count, "lines hold all items")
    }
    ensure(offsets.total == start.units, "the sections are as long as their sum")
  }
}
