import Foundation

/// The frames of a flow layout: items packed into lines, lines into sections, sections along the scrolling axis.
///
/// The *main* axis is the one that scrolls, the *cross* axis the other. The rules are those measured on
/// `UICollectionViewFlowLayout` (`uikit-facts §7`):
///
/// 1. A line takes items while they fit with the minimum spacing between them; exactly fitting counts as fitting.
/// 2. Every line but the section's last is justified: the space left over is spread between its items. An item alone is
///    centred, and sticks out on both sides when it is too long.
/// 3. In a section whose items all have one size, the last line is spaced as a full line would be. In any other section
///    it starts at the edge with the minimum spacing. An item alone in the last line is centred if no second one of its
///    size would fit.
/// 4. A line is as thick as its thickest item, the others are centred in it. Between lines is exactly the line spacing.
/// 5. Origins snap to the nearest pixel, halves up; sizes never do.
/// 6. A section is header, leading inset, lines, trailing inset, footer. Headers and footers span the whole cross axis.
///    An empty section keeps its insets.
///
/// A section of items of one size takes no memory and is computed, not walked. In any other section lines are kept in
/// blocks (`FlowLines`), so that an item that changes its size costs its line. The item, header and footer frames in a
/// rectangle are found in O(log n + found).
public struct FlowLayoutSolver: Sendable {
  /// Along which axis lines follow one another.
  public enum ScrollDirection: Hashable, Sendable {
    case vertical, horizontal
  }

  /// The axis that the list scrolls along.
  public let direction: ScrollDirection

  /// The extent of the content across the scrolling axis: the collection view's bounds.
  public let crossLength: CGFloat

  /// How much of it the adjusted content insets take from the items; headers and footers ignore it.
  public let crossContentInset: CGFloat

  /// Pixels a point, for snapping.
  public let scale: CGFloat

  var sections: [SolvedFlowSection]
  var offsets: SectionOffsets

  /// How far any content reaches out of its section's own stretch of the main axis; not 0 only with negative insets.
  var overhang: ExactLength

  /// Solves the layout: O(sections + listed items).
  public init(
    direction: ScrollDirection = .vertical,
    crossLength: CGFloat,
    crossContentInset: CGFloat = 0,
    scale: CGFloat,
    sections: [FlowSection]
  ) {
    ensure(scale > 0, "The scale is \(scale) pixels a point; it has to be above 0.")
    self.direction = direction
    self.crossLength = crossLength
    self.crossContentInset = crossContentInset
    self.scale = scale
    let available = crossLength - crossContentInset
    self.sections = sections.enumerated().map {
      SolvedFlowSection($1, number: $0, direction: direction, crossLength: available)
    }
    offsets = SectionOffsets(units: self.sections.lazy.map(\.length.units))
    overhang = self.sections.lazy.map(\.overhang).max() ?? .zero
  }

  /// The number of sections.
  public var sectionCount: Int { sections.count }

  /// The number of items in a section.
  public func itemCount(inSection section: Int) -> Int {
    checkSection(section)
    return sections[section].count
  }

  /// The size of all content; across the scrolling axis it is the collection view's.
  public var contentSize: CGSize {
    let main = ExactLength(units: offsets.total).points
    return size(main: main, cross: crossLength)
  }

  /// Replaces one section, as when items were measured: O(listed items of it), and O(log sections) for the others.
  public mutating func replaceSection(_ section: Int, with new: FlowSection) {
    checkSection(section)
    let solved = SolvedFlowSection(
      new, number: section, direction: direction, crossLength: crossLength - crossContentInset)
    offsets.add(solved.length.units - sections[section].length.units, to: section)
    sections[section] = solved
    overhang = max(overhang, solved.overhang)
  }

  /// Puts items of a section in the place of others, as when they come and go.
  ///
  /// The result is what a solver made from the new items would be. Items given as a count of the section's own uniform
  /// size take no memory. O(items that were and are there + lines whose items move on + log n).
  public mutating func replaceItems(_ range: Range<Int>, inSection section: Int, with items: FlowSection.Items) {
    checkSection(section)
    let count = sections[section].count
    ensure(
      range.lowerBound >= 0 && range.upperBound <= count,
      "Items \(range) are not among the \(count) items of section \(section).")
    let before = sections[section].length
    sections[section].replaceItems(range, with: items)
    offsets.add(sections[section].length.units - before.units, to: section)
    overhang = max(overhang, sections[section].overhang)
  }

  /// Gives an item another size; see `replaceItems(_:inSection:with:)`.
  public mutating func setSize(_ size: CGSize, ofItem item: Int, inSection section: Int) {
    replaceItems(item..<item + 1, inSection: section, with: .listed([size]))
  }

  /// The items of a section, for a section that is made from them with other insets or spacings.
  public func items(ofSection section: Int) -> FlowSection.Items {
    checkSection(section)
    return sections[section].items
  }

  /// The size of an item.
  public func size(ofItem item: Int, inSection section: Int) -> CGSize { frame(ofItem: item, inSection: section).size }

  func checkSection(_ section: Int) {
    ensure(
      section >= 0 && section < sections.count, "Section \(section) is not among the \(sections.count) sections.")
  }
}

// MARK: - Axes

extension FlowLayoutSolver {
  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    direction == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  func rect(main: CGFloat, cross: CGFloat, size: CGSize) -> CGRect {
    let origin = direction == .vertical ? CGPoint(x: cross, y: main) : CGPoint(x: main, y: cross)
    return CGRect(origin: CGPoint(x: snapped(origin.x), y: snapped(origin.y)), size: size)
  }

  func mainRange(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    direction == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// The nearest whole pixel, halves up.
  func snapped(_ position: CGFloat) -> CGFloat {
    // A half that came out of divisions may be short of one in its last bits.
    (position * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}
