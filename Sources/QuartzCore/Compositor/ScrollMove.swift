/// Pixels of a clip that are moved by whole pixels along with the items inside.
struct ScrollMove: Equatable {
  let rect: DeviceRect
  let dx: Int
  let dy: Int
  /// The items that moved along, as indices in the new list.
  let items: Range<Int>
  /// An opaque item that hides everything before it in ``rect``; −1 without.
  let cover: Int

  /// The new place of the moved pixels.
  var validRect: DeviceRect { rect.intersection(rect.offsetBy(dx: dx, dy: dy)) }

  func contains(_ index: Int) -> Bool { items.contains(index) }

  /// Whether an item that does not move along is seen in the moved pixels.
  func isDisturbed(by index: Int, covering visible: DeviceRect) -> Bool {
    index >= cover && visible.intersects(rect)
  }

  /// Finds what scrolled between two lists; moves do not overlap.
  static func find(
    from old: DisplayList, to new: DisplayList, bounds: DeviceRect, matches: ItemMatches
  ) -> [ScrollMove] {
    var moves: [ScrollMove] = []
    for container in new.containers {
      guard !container.isInsideGroup, container.end > container.start,
        let before = old.containers.first(where: { $0.identity == container.identity }), !before.isInsideGroup,
        container.rect == before.rect, container.outer == before.outer,
        let delta = shift(of: container, since: before, in: new, old, matches), delta != (0, 0)
      else { continue }
      let rect = container.rect.intersection(bounds)
      guard abs(delta.dx) < rect.width, abs(delta.dy) < rect.height,
        !moves.contains(where: { $0.rect.intersects(rect) })
      else { continue }
      let items = Int(container.start)..<Int(container.end)
      moves.append(
        ScrollMove(
          rect: rect, dx: delta.dx, dy: delta.dy, items: items,
          cover: cover(of: rect, before: items.lowerBound, in: new, old, matches)))
    }
    return moves
  }

  /// The motion of a container's items on the device: that of most of them, else that of its space.
  ///
  /// The two differ where a list finds out that rows above the screen are taller than it had thought, and scrolls by as
  /// much.
  private static func shift(
    of container: ScrollContainer, since before: ScrollContainer, in new: DisplayList, _ old: DisplayList,
    _ matches: ItemMatches
  ) -> (dx: Int, dy: Int)? {
    var votes: [(dx: Int, dy: Int, area: Int)] = []
    for index in Int(container.start)..<Int(container.end) where matches.oldIndex[index] >= 0 {
      let (item, was) = (new.items[index], old.items[Int(matches.oldIndex[index])])
      guard item.kind == .box, let delta = item.placement.wholePixels(from: was.placement) else { continue }
      let area = item.visible.intersection(container.rect).area
      if let known = votes.firstIndex(where: { $0.dx == delta.dx && $0.dy == delta.dy }) {
        votes[known].area += area
      } else {
        votes.append((delta.dx, delta.dy, area))
      }
    }
    if let most = votes.max(by: { $0.area < $1.area }), most.area * 2 > container.rect.area {
      return (most.dx, most.dy)
    }
    return container.content.wholePixels(from: before.content)
  }

  /// The last opaque item behind the container that hides all of its clip, now and before.
  private static func cover(
    of rect: DeviceRect, before end: Int, in new: DisplayList, _ old: DisplayList, _ matches: ItemMatches
  ) -> Int {
    var index = end - 1
    while index >= 0 {
      let item = new.items[index]
      if item.isOpaque, item.visible.contains(rect), matches.oldIndex[index] >= 0, !matches.isOutOfOrder[index] {
        let before = old.items[Int(matches.oldIndex[index])]
        if before.isOpaque, before.hasSameContent(as: item), before.visible.contains(rect) { return index }
      }
      index -= 1
    }
    return -1
  }
}
