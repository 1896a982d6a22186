import Foundation

/// The frames of a compositional layout: slots in groups, groups in sections, sections along the scrolling axis.
///
/// The rules are those measured on UIKit (`uikit-facts §18`); leading is taken as left. A section costs one layout of its group,
/// however many items it has; a frame costs one layout of a group, a rectangle those of the groups in it and O(log n) to find them.
public struct CompositionalLayoutSolver: Sendable {
  /// The z index that a boundary view has more while it stays in sight.
  public static let pinnedRise = 1_000_000_000

  /// The axis along which sections follow one another.
  public let axis: CompositionalAxis
  /// The container of it all.
  public let bounds: CGSize
  /// Pixels a point, for snapping.
  public let scale: CGFloat
  let sectionSpacing: CGFloat
  let boundaryItems: [CompositionalBoundary]
  let boundaryInsets: CompositionalInsets

  var sections: [CompositionalSectionLayout]
  var offsets: SectionOffsets
  var boundaries: SolvedBoundaries
  var measuredBoundaries: [Int: CGSize] = [:]
  /// How far content reaches out of its section's stretch.
  var overhang: CGFloat = 0

  /// Solves the layout: O(sections).
  ///
  /// - Parameters:
  ///   - sections: what each section is laid out by, and how many items it has.
  ///   - sectionSpacing: between every two sections, empty ones included.
  ///   - boundaries: views at the edges of the whole layout.
  public init(
    axis: CompositionalAxis = .vertical, bounds: CGSize, scale: CGFloat,
    sections: [(section: CompositionalSection, itemCount: Int)], sectionSpacing: CGFloat = 0,
    boundaries: [CompositionalBoundary] = [], boundaryInsets: CompositionalInsets = .zero
  ) {
    ensure(scale > 0, "The scale is \(scale) pixels a point; it has to be above 0.")
    self.axis = axis
    self.bounds = bounds
    self.scale = scale
    self.sectionSpacing = sectionSpacing
    boundaryItems = boundaries
    self.boundaryInsets = boundaryInsets
    var layouts: [CompositionalSectionLayout] = []
    layouts.reserveCapacity(sections.count)
    var overhang: CGFloat = 0
    for (section, itemCount) in sections {
      // Neighbours that are described alike are solved once.
      if let last = layouts.last, last.itemCount == itemCount, last.section == section {
        layouts.append(last)
        continue
      }
      let layout = CompositionalSectionLayout(
        section, itemCount: itemCount, scrollAxis: axis, bounds: bounds, scale: scale)
      overhang = max(overhang, Self.overhang(of: layout))
      layouts.append(layout)
    }
    self.sections = layouts
    self.overhang = overhang
    offsets = Self.offsets(of: layouts, spacing: sectionSpacing)
    self.boundaries = SolvedBoundaries(
      [], around: 0, axis: axis, bounds: bounds, insets: .zero, measured: [:], scale: scale)
    updateBoundaries()
  }

  private static func offsets(of sections: [CompositionalSectionLayout], spacing: CGFloat) -> SectionOffsets {
    let last = sections.count - 1
    return SectionOffsets(
      units: sections.enumerated().map { Self.units($1.length + ($0 < last ? spacing : 0)) })
  }

  private static func units(_ points: CGFloat) -> Int { ExactLength(position: points).units }

  /// How far anything of a section may reach out of its stretch.
  private static func overhang(of section: CompositionalSectionLayout) -> CGFloat {
    let outer = section.boundaries.frames.map { frame in
      max(-frame.start(section.scrollAxis), frame.end(section.scrollAxis) - section.length)
    }
    let inset = section.section.insets.start(section.scrollAxis)
    let groups = section.section.isOrthogonal ? 0 : section.overhang - min(0, inset)
    return max(0, outer.max() ?? 0, groups)
  }

  mutating func updateBoundaries() {
    boundaries = SolvedBoundaries(
      boundaryItems, around: ExactLength(units: offsets.total).points, axis: axis, bounds: bounds,
      insets: boundaryInsets, measured: measuredBoundaries, scale: scale)
  }

  /// Whether a section's group has room for its first item; O(1).
  public func hasRoom(inSection section: Int) -> Bool { sections[section].groupCount > 0 }

  /// How many sections there are.
  public var sectionCount: Int { sections.count }

  /// How many items a section has.
  public func itemCount(inSection section: Int) -> Int { sections[section].itemCount }

  /// The size of all content: as wide as the container across the scrolling axis, or as its widest group.
  public var contentSize: CGSize {
    let cross = axis.other
    var widest = bounds[cross]
    for section in sections where section.groupCount > 0 && !section.section.isOrthogonal {
      let insets = section.section.insets.sum(cross) + section.section.referenceInsets.sum(cross)
      widest = max(widest, section.full.size[cross] + insets)
    }
    return CGSize(axis, boundaries.total, widest)
  }

  /// The beginning of a section along the scrolling axis.
  func start(ofSection section: Int) -> CGFloat {
    boundaries.before + ExactLength(units: offsets.start(of: section)).points
  }

  /// The stretch of a section, boundary views included, as wide as the container.
  public func frame(ofSection section: Int) -> CGRect {
    CGRect(
      origin: CGPoint(axis, start(ofSection: section), 0),
      size: CGSize(axis, sections[section].length, bounds[axis.other]))
  }

  // MARK: Measuring

  /// Takes the size of an item's content, of which only estimated axes count; true when something moved.
  public mutating func setMeasured(_ size: CGSize, ofItem item: Int, inSection section: Int) -> Bool {
    change(section) { $0.setMeasured(size, ofItem: item) }
  }

  /// Takes the size of a section's boundary view; true when something moved.
  public mutating func setMeasured(_ size: CGSize, ofBoundary index: Int, inSection section: Int) -> Bool {
    change(section) { $0.setMeasured(size, ofBoundary: index) }
  }

  /// Takes the size of a boundary view of the layout; true when something moved.
  public mutating func setMeasured(_ size: CGSize, ofLayoutBoundary index: Int) -> Bool {
    guard measuredBoundaries[index] != size else { return false }
    let before = boundaries
    measuredBoundaries[index] = size
    updateBoundaries()
    return before != boundaries
  }

  /// Takes over the measured sizes of another layout, in sections with the same description; O(sections).
  public mutating func keepMeasured(of other: CompositionalLayoutSolver) {
    guard axis == other.axis, bounds == other.bounds, scale == other.scale else { return }
    for (number, known) in other.sections.prefix(sections.count).enumerated()
    where known.holdsMeasured && known.itemCount == sections[number].itemCount
      && known.section == sections[number].section
    {
      sections[number] = known
      overhang = max(overhang, Self.overhang(of: known))
    }
    if boundaryItems == other.boundaryItems { measuredBoundaries = other.measuredBoundaries }
    offsets = Self.offsets(of: sections, spacing: sectionSpacing)
    updateBoundaries()
  }

  private mutating func change(_ number: Int, _ body: (inout CompositionalSectionLayout) -> Bool) -> Bool {
    let before = Self.units(sections[number].length)
    guard body(&sections[number]) else { return false }
    let after = Self.units(sections[number].length)
    overhang = max(overhang, Self.overhang(of: sections[number]))
    if after != before {
      offsets.add(after - before, to: number)
      updateBoundaries()
    }
    return true
  }

  /// Stops the program with a message where the structure contradicts itself.
  public func checkInvariants() {
    for section in sections { section.checkInvariants() }
    ensure(offsets.count == sections.count, "each section has a length")
    var start = 0
    for (number, section) in sections.enumerated() {
      ensure(offsets.start(of: number) == start, "section \(number) begins where the one before ends")
      start += Self.units(section.length + (number < sections.count - 1 ? sectionSpacing : 0))
    }
  }
}
