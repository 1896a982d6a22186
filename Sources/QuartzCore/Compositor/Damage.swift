/// The second stage of a frame: the differences from the last frame's list, and the moves in it.
///
/// Items are matched by layer and kind. One that is new, gone, changed, moved, or that has changed places with another
/// in the order of painting damages the pixels it covers and covered. Every pixel depends only on the items over it, so
/// the rest of the frame is right as it is.
///
/// **Scrolling.** Where a clipping layer stands still and the items in it moved by whole pixels, the pixels of its clip
/// are moved instead (``ScrollMove``). A moved pixel is right where the same items lie over it as before; it is damaged
/// where something did not move along: bars and indicators over it, a background that is not one plain colour behind
/// it. Plain colours are right wherever they cover a pixel both before and after.
struct Damage {
  private(set) var region: DamageRegion
  private(set) var moves: [ScrollMove] = []

  /// `bounds` are the pixels of the frame.
  init(bounds: DeviceRect) {
    region = DamageRegion(bounds: bounds)
  }

  /// Everything.
  static func full(_ bounds: DeviceRect) -> Damage {
    var damage = Damage(bounds: bounds)
    damage.region.add(bounds)
    return damage
  }

  /// Finds the difference of two lists.
  init(from old: DisplayList, to new: DisplayList, bounds: DeviceRect) {
    self.init(bounds: bounds)
    let matches = ItemMatches(from: old, to: new)
    moves = ScrollMove.find(from: old, to: new, bounds: bounds, matches: matches)
    collect(old, new, matches)
    let movedArea = moves.reduce(0) { $0 + $1.rect.area }
    if !moves.isEmpty, region.area * 10 > movedArea * 9 {
      // Not worth it: nearly everything has to be painted all the same.
      for move in moves { region.add(move.rect) }
      moves = []
    }
    coverUnstableItems(of: new)
  }

  private mutating func collect(_ old: DisplayList, _ new: DisplayList, _ matches: ItemMatches) {
    for move in moves {
      move.rect.forEachPart(outside: move.rect.offsetBy(dx: move.dx, dy: move.dy)) { region.add($0) }
    }
    for index in new.items.indices {
      let item = new.items[index]
      let oldIndex = Int(matches.oldIndex[index])
      guard oldIndex >= 0 else {
        region.add(item.visible)
        continue
      }
      let before = old.items[oldIndex]
      let move = moves.first { $0.contains(index) }
      if matches.isOutOfOrder[index] || !isUnchanged(item, before, old, new, movedBy: move) {
        region.add(item.visible)
        addFormer(before.visible)
      } else if move == nil {
        for move in moves where move.isDisturbed(by: index, covering: item.visible) {
          addDisturbance(of: item, by: move)
        }
      }
    }
    for index in old.items.indices where !matches.isMatched[index] {
      addFormer(old.items[index].visible)
    }
  }

  private func isUnchanged(
    _ item: DisplayItem, _ before: DisplayItem, _ old: DisplayList, _ new: DisplayList, movedBy move: ScrollMove?
  ) -> Bool {
    let (dx, dy) = (move?.dx ?? 0, move?.dy ?? 0)
    guard item.hasSameContent(as: before), let delta = item.placement.wholePixels(from: before.placement),
      delta == (dx, dy), item.isStable || delta == (0, 0)
    else { return false }
    if item.inner >= 0 || before.inner >= 0 {
      guard item.inner >= 0, before.inner >= 0,
        new.inner[Int(item.inner)].looks(like: old.inner[Int(before.inner)], movedBy: dx, dy)
      else { return false }
    }
    let formerly = before.visible.offsetBy(dx: dx, dy: dy)
    guard let move else { return item.visible == formerly }
    let valid = move.validRect
    return item.visible.intersection(valid) == formerly.intersection(valid)
  }

  /// Damages the former place of an item: the place itself, or its pixels' new place after a move.
  private mutating func addFormer(_ rect: DeviceRect) {
    addFormer(rect, movesFrom: 0)
  }

  private mutating func addFormer(_ rect: DeviceRect, movesFrom first: Int) {
    guard first < moves.count else { return region.add(rect) }
    let move = moves[first]
    region.add(rect.intersection(move.rect).offsetBy(dx: move.dx, dy: move.dy).intersection(move.rect))
    var outside: [DeviceRect] = []
    rect.forEachPart(outside: move.rect) { outside.append($0) }
    for part in outside { addFormer(part, movesFrom: first + 1) }
  }

  /// Damages the pixels of a resting item that were moved away, or under which others were moved.
  private mutating func addDisturbance(of item: DisplayItem, by move: ScrollMove) {
    for rect in item.complexRects {
      let here = rect.intersection(move.rect)
      region.add(here)
      region.add(here.offsetBy(dx: move.dx, dy: move.dy).intersection(move.rect))
    }
    guard item.isUniform else { return }
    let here = item.visible.intersection(move.rect)
    let moved = here.offsetBy(dx: move.dx, dy: move.dy).intersection(move.rect)
    // Strips that became free are damaged as such.
    here.forEachPart(outside: moved) { region.add($0) }
    moved.forEachPart(outside: here) { region.add($0) }
  }

  /// Things whose pixels depend on the clip are painted whole or not at all.
  private mutating func coverUnstableItems(of list: DisplayList) {
    var grew = true
    while grew {
      grew = false
      for item in list.items where !item.isStable {
        if region.extendToCover(item.visible) { grew = true }
      }
    }
  }

}

/// The items of the last list that correspond to those of the new one.
struct ItemMatches {
  /// −1 for an item that is new.
  private(set) var oldIndex: [Int32]
  private(set) var isMatched: [Bool]
  /// Whether an item has changed places with another in the order of painting.
  ///
  /// Those that are not are the most that there can be in their old order: a cell that was the last one painted and is used
  /// again as the first one is out of order, and not all the cells that it passed.
  private(set) var isOutOfOrder: [Bool]

  init(from old: DisplayList, to new: DisplayList) {
    oldIndex = Array(repeating: -1, count: new.items.count)
    isMatched = Array(repeating: false, count: old.items.count)
    isOutOfOrder = Array(repeating: false, count: new.items.count)
    var last: Int32 = -1
    var isOrdered = true
    for index in new.items.indices {
      let found = Self.find(new.items[index], at: index, in: old, new, oldIndex)
      guard found >= 0 else { continue }
      oldIndex[index] = found
      isMatched[Int(found)] = true
      if found < last { isOrdered = false } else { last = found }
    }
    if !isOrdered { findOutOfOrder() }
  }

  /// Marks the items outside of a longest increasing subsequence of the old indices.
  private mutating func findOutOfOrder() {
    // `ends[n]` is the item with the least old index that a rising row of n + 1 items can end with.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: oldIndex.count)
    for index in oldIndex.indices where oldIndex[index] >= 0 {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if oldIndex[ends[middle]] < oldIndex[index] { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(index) } else { ends[low] = index }
      isOutOfOrder[index] = true
    }
    var index = ends.last ?? -1
    while index >= 0 {
      isOutOfOrder[index] = false
      index = before[index]
    }
  }

  private static func find(
    _ item: DisplayItem, at index: Int, in old: DisplayList, _ new: DisplayList, _ matched: [Int32]
  ) -> Int32 {
    guard item.previous >= 0 else { return -1 }
    if item.kind == .endClip || item.kind == .endGroup {
      let begin = matched[Int(item.partner)]
      return begin < 0 ? -1 : old.items[Int(begin)].partner
    }
    // A layer's first items follow each other; its border comes after the sublayers, and the box knows where.
    var candidate = Int(item.previous)
    while candidate < old.items.count, old.items[candidate].identity == item.identity {
      let found = old.items[candidate]
      if found.kind == item.kind { return Int32(candidate) }
      if found.kind == .box, item.kind == .border { return found.partner }
      candidate += 1
    }
    return -1
  }
}
