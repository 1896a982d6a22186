import Foundation

extension CompositionalSectionLayout {
  /// Whether anything in it was measured.
  var holdsMeasured: Bool { !measured.isEmpty || !measuredBoundaries.isEmpty }

  /// Takes the size of an item's content; true when something moved.
  ///
  /// Takes what the group costs; where cells of a run are as long as their content, also the groups below whose cells change.
  mutating func setMeasured(_ size: CGSize, ofItem item: Int) -> Bool {
    guard measured[item] != size, groupCount > 0 else { return false }
    let number = group(ofItem: item)
    let before = solve(items(ofGroup: number), isLast: number == groupCount - 1)
    measured[item] = size
    lastMeasured = max(lastMeasured, item)
    let lengthBefore = boundaries
    if holdsVaryingCounts {
      packGroups(from: group(ofItem: max(0, item - lookahead)), through: item)
      updateBoundaries()
      return true
    }
    let after = solve(items(ofGroup: number), isLast: number == groupCount - 1)
    guard after != before || section.isOrthogonal else { return false }
    updatePitch(ofGroup: number)
    updateBoundaries()
    return after != before || boundaries != lengthBefore
  }

  /// Takes the size of a boundary view's content; true when something moved.
  mutating func setMeasured(_ size: CGSize, ofBoundary index: Int) -> Bool {
    guard measuredBoundaries[index] != size else { return false }
    let before = boundaries
    measuredBoundaries[index] = size
    updateBoundaries()
    return boundaries != before
  }

  /// Deals cells out to groups from one group on, until a group behind `changed` begins at its old item.
  ///
  /// Groups before that of a changed cell that tried it, and had no room for it, may have some now.
  private mutating func packGroups(from number: Int, through changed: Int) {
    guard var counts else { return }
    var item = items(ofGroup: number).lowerBound
    var packed: [Int] = []
    var old = number
    var oldEnd = item
    while item < itemCount, item <= lastMeasured {
      let group = CompositionalGroupSolver(scale: scale, measured: measured)
        .solve(section.group, in: container, first: item, left: itemCount - item)
      packed.append(max(1, group.cells.count))
      lookahead = max(lookahead, group.lookahead)
      item += packed[packed.count - 1]
      while oldEnd < item, old < groupCount {
        oldEnd += Int(counts.height(ofRow: old).rounded())
        old += 1
      }
      if oldEnd == item, item > changed { break }
    }
    let endsAtOldGroup = oldEnd == item
    let rest = endsAtOldGroup ? 0 : itemCount - item
    if !endsAtOldGroup { old = groupCount }
    let partial = rest % capacity
    let inserted = packed.count + rest / capacity + (partial > 0 ? 1 : 0)
    counts.remove(number..<old)
    pitches.remove(number..<old)
    counts.insert(count: inserted, at: number)
    pitches.insert(count: inserted, at: number)
    for (index, count) in packed.enumerated() { counts.setMeasured(CGFloat(count), forRow: number + index) }
    if partial > 0 { counts.setMeasured(CGFloat(partial), forRow: number + inserted - 1) }
    self.counts = counts
    renameThicknesses(from: old, by: number + inserted - old, removingFrom: number)
    for index in packed.indices { updatePitch(ofGroup: number + index) }
    if partial > 0 { updatePitch(ofGroup: number + inserted - 1) }
  }

  private mutating func renameThicknesses(from old: Int, by shift: Int, removingFrom number: Int) {
    guard !thicknesses.isEmpty else { return }
    var renamed: [Int: CGFloat] = [:]
    for (group, thickness) in thicknesses {
      if group < number { renamed[group] = thickness }
      if group >= old { renamed[group + shift] = thickness }
    }
    thicknesses = renamed
  }

  /// Stops the program with a message where the structure contradicts itself; O(groups with measured cells).
  func checkInvariants() {
    pitches.checkInvariants()
    ensure(itemCount == 0 || capacity == 0 || groupCount > 0, "items are in groups")
    if let counts {
      counts.checkInvariants()
      ensure(counts.count == pitches.count, "groups have a count and a pitch each")
      ensure(Int(counts.totalHeight.rounded()) == (groupCount == 0 ? 0 : itemCount), "each item is in one group")
    }
    ensure(measured.keys.allSatisfy { $0 >= 0 && $0 < itemCount }, "items that were measured are there")
  }
}
