import Foundation

/// A cell of a group that was laid out.
struct PlacedCell: Hashable, Sendable {
  /// Counted from the group's outer corner.
  var frame: CGRect
  var zIndex = 0
  var widthIsEstimate = false
  var heightIsEstimate = false
}

/// A view fastened to a cell or a group that was laid out.
struct PlacedSupplement: Hashable, Sendable {
  var frame: CGRect
  var kind: String
  var zIndex: Int
}

/// A group that was laid out, in coordinates of its outer corner.
struct SolvedGroup: Hashable, Sendable {
  var size: CGSize
  var insets = CompositionalInsets.zero
  var cells: [PlacedCell] = []
  var supplements: [PlacedSupplement] = []
  /// How many items, from the group's first on, its layout depends on: a slot that was tried and did not fit is among them.
  var lookahead = 0

  /// How far the cells reach along an axis, counted from the inner corner.
  func reach(_ axis: CompositionalAxis) -> CGFloat {
    (cells.map { $0.frame.end(axis) }.max() ?? insets.start(axis)) - insets.start(axis)
  }

  /// The room inside along an axis.
  func innerLength(_ axis: CompositionalAxis) -> CGFloat { size[axis] - insets.sum(axis) }
}

/// Lays out one group, with the groups in it.
///
/// The rules were measured on UIKit's compositional layout (`uikit-facts §18`): fractions are parts of the room that
/// the spacing between slots leaves; a group takes slots, from the first again, while they fit; the rest of the room
/// goes to flexible spacings in equal shares, negative ones too.
struct CompositionalGroupSolver {
  let scale: CGFloat
  /// The measured sizes of cells, by the item's index in its section.
  let measured: [Int: CGSize]

  /// Lengths are compared with this tolerance, a fraction of any pixel.
  private static let tolerance: CGFloat = 1e-6

  /// Lays out a group of the remaining items: a whole one, or a smaller one with the rest.
  func solve(_ slot: CompositionalItem, in container: CGSize, first: Int, left: Int) -> SolvedGroup {
    let whole = solve(slot, in: container, first: first, limit: .max)
    return whole.cells.count <= left ? whole : solve(slot, in: container, first: first, limit: left)
  }

  /// Lays out a group.
  ///
  /// - Parameters:
  ///   - slot: an item whose content is a group.
  ///   - container: what fractions of the group's own size are parts of.
  ///   - first: the item that the first cell shows.
  ///   - limit: how many items are left.
  func solve(_ slot: CompositionalItem, in container: CGSize, first: Int, limit: Int) -> SolvedGroup {
    guard case .group(let group) = slot.content else {
      return solve(Self.wrapping(slot), in: container, first: first, limit: limit)
    }
    var solved = SolvedGroup(size: slot.size.resolved(in: container, scale: scale))
    solved.insets = slot.insets.ignoringEstimates(of: slot.size)
    switch group.arrangement {
    case .custom(let items):
      solved.cells = items.prefix(limit).map { PlacedCell(frame: $0.frame.standardized, zIndex: $0.zIndex) }
    case .run(let axis, let templates):
      let run = Run(slot: slot, axis: axis, templates: templates, count: nil, spacing: group.spacing)
      solve(run, into: &solved, first: first, limit: limit)
    case .repeating(let axis, let template, let count):
      let run = Run(slot: slot, axis: axis, templates: [template], count: count, spacing: group.spacing)
      solve(run, into: &solved, first: first, limit: limit)
    }
    return solved
  }

  /// A cell alone stands for a group of one.
  private static func wrapping(_ cell: CompositionalItem) -> CompositionalItem {
    CompositionalItem(size: cell.size, content: .group(CompositionalGroup(.repeating(.vertical, cell, count: 1))))
  }

  private struct Run {
    let slot: CompositionalItem
    let axis: CompositionalAxis
    let templates: [CompositionalItem]
    let count: Int?
    let spacing: CompositionalSpacing
    /// Whether a template is laid out alike wherever it comes.
    let isFixed: [Bool]

    init(
      slot: CompositionalItem, axis: CompositionalAxis, templates: [CompositionalItem], count: Int?,
      spacing: CompositionalSpacing
    ) {
      self.slot = slot
      self.axis = axis
      self.templates = templates
      self.count = count
      self.spacing = spacing
      isFixed = templates.map { !$0.holdsEstimates && !$0.size.isEstimate }
    }

    var grows: Bool { slot.size[axis].isEstimate }
    func template(_ index: Int) -> CompositionalItem { templates[index % templates.count] }

    /// Whether a slot takes a fraction of the length along the run for its size across.
    var crossesByLength: Bool {
      templates.contains { template in
        switch template.size[axis.other] {
        case .fractionalWidth: axis == .horizontal
        case .fractionalHeight: axis == .vertical
        default: false
        }
      }
    }
  }

  /// One slot of a run with its size.
  private struct Slot {
    var template: CompositionalItem
    var size: CGSize
    var group: SolvedGroup?
    var isPresent: Bool
  }

  private func solve(_ run: Run, into solved: inout SolvedGroup, first: Int, limit: Int) {
    let axis = run.axis
    let inner = solved.size.inset(by: solved.insets)
    let (count, divisor) = slotCount(of: run, in: inner, first: first, looked: &solved.lookahead)
    guard count > 0 else { return }
    var room = inner
    room[axis] = max(0, room[axis] - CGFloat(divisor - 1) * run.spacing.minimum)
    var slots = makeSlots(of: run, count: count, in: room, first: first, limit: limit, looked: &solved.lookahead)
    makeUniform(&slots)
    let share = growAndShare(run, slots, inner: inner, solved: &solved)
    place(run, slots, share: share, room: room, into: &solved)
  }

  private func makeSlots(
    of run: Run, count: Int, in room: CGSize, first: Int, limit: Int, looked: inout Int
  ) -> [Slot] {
    var slots: [Slot] = []
    slots.reserveCapacity(count)
    var used = 0
    var known: [Int: SolvedGroup] = [:]
    for index in 0..<count {
      let template = run.template(index)
      var slot = Slot(template: template, size: .zero, group: nil, isPresent: used < limit)
      switch template.content {
      case .cell:
        let size = slot.isPresent ? measured[first + used] : nil
        slot.size = template.size.resolved(in: room, measured: size, scale: scale)
        used += 1
        looked = max(looked, used)
      case .group where slot.isPresent:
        let number = index % run.templates.count
        let group: SolvedGroup
        if let same = known[number], same.cells.count <= limit - used {
          group = same
        } else {
          group = solve(template, in: room, first: first + used, limit: limit - used)
          if run.isFixed[number], limit == .max { known[number] = group }
        }
        slot.size = group.size
        looked = max(looked, used + group.lookahead)
        slot.group = group
        used += group.cells.count
      case .group:
        // What is not there keeps its room, so that a group that is not filled is spaced as a whole one.
        let isEstimate = template.size.isEstimate
        let whole = isEstimate ? solve(template, in: room, first: first + used, limit: .max) : nil
        looked = max(looked, used + (whole?.lookahead ?? 0))
        slot.size = whole?.size ?? template.size.resolved(in: room, scale: scale)
      }
      slots.append(slot)
    }
    return slots
  }

  /// Gives cells of a uniform dimension the largest length among them.
  private func makeUniform(_ slots: inout [Slot]) {
    for axis in [CompositionalAxis.horizontal, .vertical] {
      let uniform = slots.indices.filter { slots[$0].isPresent && slots[$0].template.size[axis].isUniform }
      guard let largest = uniform.map({ slots[$0].size[axis] }).max() else { continue }
      for index in uniform { slots[index].size[axis] = largest }
    }
  }

  /// Makes an estimated group as large as its content, and returns the addition of each flexible spacing to its
  /// minimum.
  private func growAndShare(_ run: Run, _ slots: [Slot], inner: CGSize, solved: inout SolvedGroup) -> CGFloat {
    let axis = run.axis
    let cross = axis.other
    let counted = run.grows ? slots.filter(\.isPresent) : slots
    let lengths = counted.reduce(0) { $0 + $1.size[axis] + $1.template.edgeSpacing.sum(axis) }
    let length = lengths + CGFloat(max(0, counted.count - 1)) * run.spacing.minimum
    if run.slot.size[cross].isEstimate {
      let present = slots.filter(\.isPresent)
      let tallest = present.map { $0.size[cross] + $0.template.edgeSpacing.sum(cross) }.max()
      if let tallest { solved.size[cross] = tallest + solved.insets.sum(cross) }
    }
    if run.grows {
      solved.size[axis] = length + solved.insets.sum(axis)
      return 0
    }
    var flexible = slots.reduce(0) { $0 + $1.template.edgeSpacing.flexibleCount(axis) }
    if run.spacing.isFlexible { flexible += slots.count - 1 }
    return flexible == 0 ? 0 : (inner[axis] - length) / CGFloat(flexible)
  }

  private func place(_ run: Run, _ slots: [Slot], share: CGFloat, room: CGSize, into solved: inout SolvedGroup) {
    let axis = run.axis
    let cross = axis.other
    let innerCross = solved.innerLength(cross)
    var cursor = solved.insets.start(axis)
    for (index, slot) in slots.enumerated() where slot.isPresent {
      let edges = slot.template.edgeSpacing
      if index > 0 { cursor += run.spacing.minimum + (run.spacing.isFlexible ? share : 0) }
      cursor += edges.start(axis) + (edges.startIsFlexible(axis) ? share : 0)
      let left = innerCross - slot.size[cross] - edges.sum(cross)
      var position = solved.insets.start(cross) + edges.start(cross)
      if edges.startIsFlexible(cross) { position += left / CGFloat(edges.flexibleCount(cross)) }
      let rect = CGRect(origin: CGPoint(axis, cursor, position), size: slot.size)
      add(slot, at: rect, room: room, to: &solved)
      cursor += slot.size[axis] + edges.end(axis) + (edges.endIsFlexible(axis) ? share : 0)
    }
  }

  private func add(_ slot: Slot, at rect: CGRect, room: CGSize, to solved: inout SolvedGroup) {
    let template = slot.template
    guard let group = slot.group else {
      let frame = rect.inset(by: template.insets.ignoringEstimates(of: template.size))
      solved.cells.append(
        PlacedCell(
          frame: frame, widthIsEstimate: template.size.width.isEstimate,
          heightIsEstimate: template.size.height.isEstimate))
      addSupplements(of: template, at: frame, container: frame.size, to: &solved)
      return
    }
    for cell in group.cells {
      var moved = cell
      moved.frame = cell.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      solved.cells.append(moved)
    }
    for supplement in group.supplements {
      var moved = supplement
      moved.frame = supplement.frame.offsetBy(dx: rect.minX, dy: rect.minY)
      solved.supplements.append(moved)
    }
    addSupplements(of: template, at: rect, container: room, to: &solved)
  }

  /// Adds the views fastened to a cell or a group.
  func addSupplements(
    of slot: CompositionalItem, at rect: CGRect, container: CGSize, to solved: inout SolvedGroup
  ) {
    for supplement in slot.supplements {
      solved.supplements.append(
        PlacedSupplement(
          frame: supplement.frame(at: rect, container: container, scale: scale), kind: supplement.kind,
          zIndex: supplement.zIndex))
    }
  }

  // MARK: How many slots fit

  /// How many slots a run holds, and for how many the spacing is taken off before fractions are resolved.
  private func slotCount(
    of run: Run, in inner: CGSize, first: Int, looked: inout Int
  ) -> (count: Int, divisor: Int) {
    guard !run.templates.isEmpty else { return (0, 0) }
    if let count = run.count { return (count, count) }
    if run.grows { return (run.templates.count, run.templates.count) }
    if run.crossesByLength {
      let divisor = max(1, fitting(run, in: inner, spacing: 0, divisor: { _ in 1 }, first, &looked))
      let count = fitting(run, in: inner, spacing: run.spacing.minimum, divisor: { _ in divisor }, first, &looked)
      return (count, divisor)
    }
    let count = fitting(run, in: inner, spacing: run.spacing.minimum, divisor: { $0 }, first, &looked)
    return (count, max(1, count))
  }

  /// The most slots that fit with the spacing between them; 0 where not even the first does.
  private func fitting(
    _ run: Run, in inner: CGSize, spacing: CGFloat, divisor: (Int) -> Int, _ first: Int, _ looked: inout Int
  ) -> Int {
    let axis = run.axis
    let dependsOnCount = run.templates.contains { template in
      switch template.size[axis] {
      case .fractionalWidth: axis == .horizontal
      case .fractionalHeight: axis == .vertical
      default: false
      }
    }
    var count = 0
    var length: CGFloat = 0
    var used = 0
    var known: [Int: (length: CGFloat, cells: Int)] = [:]
    func lengthOfSlot(_ index: Int, _ room: CGSize) -> CGFloat {
      let number = index % run.templates.count
      if let same = known[number] {
        used += same.cells
        return same.length
      }
      let before = used
      let length = slotLength(run, index, room, first, &used, &looked)
      if run.isFixed[number] { known[number] = (length, used - before) }
      return length
    }
    while true {
      var room = inner
      room[axis] = max(0, inner[axis] - CGFloat(divisor(count + 1) - 1) * spacing)
      if dependsOnCount, divisor(count + 1) != divisor(max(1, count)) {
        // Fractions are of less room now: what was added up is of another size.
        length = 0
        used = 0
        known = [:]
        for index in 0..<count { length += lengthOfSlot(index, room) }
      }
      length += lengthOfSlot(count, room)
      guard length + CGFloat(count) * spacing <= inner[axis] + Self.tolerance else { break }
      count += 1
      let cycleIsEmpty = count % run.templates.count == 0 && length + CGFloat(count) * spacing <= Self.tolerance
      if cycleIsEmpty { break }
    }
    // A cell that the content decides about is shown, however long it is.
    if count == 0, run.templates[0].size[axis].isEstimate { return 1 }
    return count
  }

  /// The length of a slot with its edges, for the items that come next, as if there were always more.
  private func slotLength(
    _ run: Run, _ index: Int, _ room: CGSize, _ first: Int, _ used: inout Int, _ looked: inout Int
  ) -> CGFloat {
    let template = run.template(index)
    let edges = template.edgeSpacing.sum(run.axis)
    switch template.content {
    case .cell:
      let size = measured[first + used]
      used += 1
      looked = max(looked, used)
      return template.size.resolved(in: room, measured: size, scale: scale)[run.axis] + edges
    case .group:
      let group = solve(template, in: room, first: first + used, limit: .max)
      looked = max(looked, used + group.lookahead)
      used += group.cells.count
      return group.size[run.axis] + edges
    }
  }
}

extension CompositionalItem {
  /// Whether how many cells a group holds depends on what they are measured as.
  var holdsVaryingCounts: Bool {
    guard case .group(let group) = content else { return false }
    switch group.arrangement {
    case .custom: return false
    case .repeating(_, let template, _): return template.holdsVaryingCounts
    case .run(let axis, let templates):
      let packs = !size[axis].isEstimate && templates.contains { $0.size[axis].isEstimate }
      return packs || templates.contains(where: \.holdsVaryingCounts)
    }
  }

  /// Whether a cell in it takes its size from its content.
  var holdsEstimates: Bool {
    guard case .group(let group) = content else { return size.isEstimate }
    switch group.arrangement {
    case .custom: return false
    case .repeating(_, let template, _): return template.holdsEstimates
    case .run(_, let templates): return templates.contains(where: \.holdsEstimates)
    }
  }
}
