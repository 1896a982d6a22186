import Foundation

/// One section of a compositional layout: the places of its groups.
///
/// The section's group is laid out once, for unmeasured cells (`full`). As long as all groups are like it, they take no
/// memory: their places are computed. Groups with measured cells, and a last one with fewer, keep a length of their own
/// in `pitches`, and are laid out again when somebody asks for them. A *pitch* is a group's length with its edge
/// spacing and the spacing after it.
///
/// Where cells of a run are as long as their content, the group of a cell depends on the measured sizes (`counts`). A
/// new length then moves cells between groups until a group begins at its old item.
struct CompositionalSectionLayout: Sendable {
  let section: CompositionalSection
  let itemCount: Int
  /// The axis of the layout's scrolling, and the axis of consecutive groups.
  let scrollAxis: CompositionalAxis
  let groupAxis: CompositionalAxis
  let bounds: CGSize
  let scale: CGFloat
  /// The size of which the group's own size is a part.
  let container: CGSize
  /// A group with all of its cells, nothing measured.
  let full: SolvedGroup
  let holdsVaryingCounts: Bool

  var measured: [Int: CGSize] = [:]
  var measuredBoundaries: [Int: CGSize] = [:]
  var lastMeasured = -1
  /// The most items that the layout of any group depended on so far, counted from its first.
  var lookahead = 0
  var pitches: RowHeights
  var counts: RowHeights?
  /// In a section that scrolls by itself: how thick groups are that have measured cells.
  var thicknesses: [Int: CGFloat] = [:]
  /// How far cells reach out of their group's pitch.
  var overhang: CGFloat = 0
  var boundaries = SolvedBoundaries(
    [], around: 0, axis: .vertical, bounds: .zero, insets: .zero, measured: [:], scale: 1)

  /// Takes O(1), however many items there are.
  init(
    _ section: CompositionalSection, itemCount: Int, scrollAxis: CompositionalAxis, bounds: CGSize, scale: CGFloat
  ) {
    self.section = section
    self.itemCount = itemCount
    self.scrollAxis = scrollAxis
    groupAxis = section.isOrthogonal ? scrollAxis.other : scrollAxis
    self.bounds = bounds
    self.scale = scale
    var container = bounds
    let cross = groupAxis.other
    // The axis along which groups follow is not cleared of the insets (`uikit-facts §18`).
    container[cross] -= section.insets.sum(cross) + section.referenceInsets.sum(cross)
    if section.isOrthogonal { container[groupAxis] -= section.referenceInsets.sum(groupAxis) }
    self.container = CGSize(width: max(0, container.width), height: max(0, container.height))
    full = CompositionalGroupSolver(scale: scale, measured: [:])
      .solve(section.group, in: self.container, first: 0, limit: .max)
    holdsVaryingCounts = section.group.holdsVaryingCounts
    lookahead = full.lookahead
    pitches = RowHeights(count: 0, defaultHeight: 0)
    setUpGroups()
    updateBoundaries()
  }

  /// How many cells a group of unmeasured cells has; 0 where not even the first fits.
  var capacity: Int { full.cells.count }

  /// Whether there is nothing to show and nothing to make room for.
  var isAbsent: Bool { (itemCount == 0 || capacity == 0) && section.boundaries.isEmpty }

  var groupCount: Int { pitches.count }

  /// The section's length along the scrolling axis.
  var length: CGFloat { isAbsent ? 0 : boundaries.total }

  // MARK: Setting up

  private mutating func setUpGroups() {
    guard itemCount > 0, capacity > 0 else { return }
    let groups = (itemCount + capacity - 1) / capacity
    let pitch = pitch(of: full.size[groupAxis])
    pitches = RowHeights(count: groups, defaultHeight: pitch, isMeasured: true)
    overhang = overhang(of: full, pitch: pitch)
    let rest = itemCount - (groups - 1) * capacity
    if holdsVaryingCounts {
      var counts = RowHeights(count: groups, defaultHeight: CGFloat(capacity), isMeasured: true)
      if rest < capacity { counts.setMeasured(CGFloat(rest), forRow: groups - 1) }
      self.counts = counts
    }
    if rest < capacity { updatePitch(ofGroup: groups - 1) }
  }

  private func pitch(of length: CGFloat) -> CGFloat {
    max(0, length + section.group.edgeSpacing.sum(groupAxis) + section.groupSpacing)
  }

  private func overhang(of group: SolvedGroup, pitch: CGFloat) -> CGFloat {
    let frames = group.cells.map(\.frame) + group.supplements.map(\.frame)
    let before = frames.map { -$0.start(groupAxis) }.max() ?? 0
    // The section ends without the spacing that follows its last group.
    let after = frames.map { $0.end(groupAxis) - pitch + section.groupSpacing }.max() ?? 0
    return max(0, before, after) + section.group.edgeSpacing.sum(groupAxis)
  }

  mutating func updatePitch(ofGroup group: Int) {
    let solved = self.group(group)
    let pitch = pitch(of: solved.size[groupAxis])
    pitches.setMeasured(pitch, forRow: group)
    overhang = max(overhang, overhang(of: solved, pitch: pitch))
    if section.isOrthogonal, items(ofGroup: group).contains(where: { measured[$0] != nil }) {
      // A group that has no room for its item shows nothing, and is not known to be as thin as that.
      thicknesses[group] = solved.cells.isEmpty ? nil : solved.size[groupAxis.other]
    }
  }

  /// Brings the boundary views and the length up to date with the groups.
  mutating func updateBoundaries() {
    boundaries = SolvedBoundaries(
      section.boundaries, around: contentLength, axis: scrollAxis, bounds: bounds, insets: section.boundaryInsets,
      measured: measuredBoundaries, scale: scale)
  }

  /// The length of groups and insets, without boundary views.
  private var contentLength: CGFloat {
    let insets = section.insets.sum(scrollAxis)
    guard groupCount > 0 else { return section.boundaries.isEmpty ? 0 : insets }
    return insets + (section.isOrthogonal ? rowThickness : groupsLength)
  }

  /// The groups' length along their axis, with edge spacings.
  var groupsLength: CGFloat { groupCount == 0 ? 0 : max(0, pitches.totalHeight - section.groupSpacing) }

  /// The thickness of a row of groups that scrolls by itself: that of the thickest known group.
  private var rowThickness: CGFloat {
    let edges = section.group.edgeSpacing.sum(groupAxis.other)
    return (thicknesses.values.max() ?? full.size[groupAxis.other]) + edges
  }

  // MARK: Groups

  /// The items of a group.
  func items(ofGroup group: Int) -> Range<Int> {
    if let counts {
      let first = Int(counts.offset(ofRow: group).rounded())
      return first..<first + Int(counts.height(ofRow: group).rounded())
    }
    return group * capacity..<min(itemCount, (group + 1) * capacity)
  }

  /// The group that an item is in.
  func group(ofItem item: Int) -> Int {
    if let counts { return counts.row(at: CGFloat(item))! }
    return item / capacity
  }

  /// A group with its cells and the views fastened to them, laid out with the measured sizes.
  func group(_ number: Int) -> SolvedGroup {
    let items = items(ofGroup: number)
    let isWhole = items.count == capacity
    if isWhole, measured.isEmpty { return withSupplements(full) }
    return withSupplements(solve(items, isLast: number == groupCount - 1))
  }

  /// Whether a group of unmeasured cells that begins at an item would differ from `full`.
  private func dependsOnMeasured(from item: Int) -> Bool {
    guard item <= lastMeasured else { return false }
    return (item..<item + max(capacity, full.lookahead)).contains { measured[$0] != nil }
  }

  func solve(_ items: Range<Int>, isLast: Bool) -> SolvedGroup {
    if items.count == capacity, !dependsOnMeasured(from: items.lowerBound) { return full }
    // How many cells a group takes may depend on those that come after it.
    let left = holdsVaryingCounts ? itemCount - items.lowerBound : items.count
    var solved = CompositionalGroupSolver(scale: scale, measured: measured)
      .solve(section.group, in: container, first: items.lowerBound, left: left)
    if isLast, !holdsVaryingCounts, items.count < capacity { trim(&solved) }
    return solved
  }

  /// Cuts an incomplete group: it ends after its cells and the room that a whole group leaves after them (`uikit-facts
  /// §18`).
  private func trim(_ group: inout SolvedGroup) {
    guard !section.group.size[groupAxis].isEstimate, case .group = section.group.content else { return }
    let rest = full.innerLength(groupAxis) - full.reach(groupAxis)
    group.size[groupAxis] = max(0, group.reach(groupAxis) + rest)
  }

  private func withSupplements(_ group: SolvedGroup) -> SolvedGroup {
    guard case .group = section.group.content, !section.group.supplements.isEmpty else { return group }
    var result = group
    CompositionalGroupSolver(scale: scale, measured: [:])
      .addSupplements(of: section.group, at: CGRect(origin: .zero, size: group.size), container: container, to: &result)
    return result
  }

  /// The origin of a group, counted from the section's corner (in a row that scrolls by itself: from the row's).
  func origin(ofGroup number: Int, size: CGSize) -> CGPoint {
    let cross = groupAxis.other
    let edges = section.group.edgeSpacing
    var along = section.insets.start(groupAxis) + pitches.offset(ofRow: number) + edges.start(groupAxis)
    if section.isOrthogonal { along += section.referenceInsets.start(groupAxis) } else { along += boundaries.before }
    var across = section.insets.start(cross) + section.referenceInsets.start(cross) + edges.start(cross)
    if section.isOrthogonal { across += boundaries.before - section.referenceInsets.start(cross) }
    if edges.startIsFlexible(cross) {
      let left = container[cross] - size[cross] - edges.sum(cross)
      across += left / CGFloat(edges.flexibleCount(cross))
    }
    return CGPoint(groupAxis, along, across)
  }

  /// The groups between two positions along their axis, counted as `origin(ofGroup:size:)` does.
  func groups(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard groupCount > 0 else { return 0..<0 }
    var base = section.insets.start(groupAxis)
    base += section.isOrthogonal ? section.referenceInsets.start(groupAxis) : boundaries.before
    let from = start - base - overhang - 1 / 16
    let to = end - base + overhang + 1 / 16
    let length = pitches.totalHeight
    guard from < to, to > 0, from < length + 1 / 8 else { return 0..<0 }
    // Groups without length belong to those that they touch; at the ends they touch what is outside.
    let found = pitches.rows(from: from, to: to)
    let first = from < 0 ? 0 : found.isEmpty ? groupCount : found.lowerBound
    let last = to > length ? groupCount : found.upperBound
    return first..<max(first, last)
  }
}
