/// The pixels that have to be painted again: a few rectangles that do not overlap.
///
/// It may hold more than was added, never less: rectangles that overlap, or that are cheaper to paint as one, become their
/// common bounding box.
struct DamageRegion {
  private(set) var rects: [DeviceRect] = []
  let bounds: DeviceRect

  /// So many rectangles are painted one by one; above, the closest are joined.
  static let limit = 12

  init(bounds: DeviceRect) {
    self.bounds = bounds
  }

  var isEmpty: Bool { rects.isEmpty }
  var area: Int { rects.reduce(0) { $0 + $1.area } }

  mutating func add(_ rect: DeviceRect) {
    let rect = rect.intersection(bounds)
    if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
    join(rect)
    while rects.count > Self.limit { joinClosest() }
  }

  /// Extends the region to cover a rectangle wholly, if the two touch at all; returns whether the region grew.
  mutating func extendToCover(_ rect: DeviceRect) -> Bool {
    let rect = rect.intersection(bounds)
    guard rects.contains(where: { $0.intersects(rect) }), !rects.contains(where: { $0.contains(rect) }) else {
      return false
    }
    join(rect)
    return true
  }

  /// Adds a rectangle, joined with all those that overlap the result.
  private mutating func join(_ rect: DeviceRect) {
    var joined = rect
    var index = 0
    while index < rects.count {
      let other = rects[index]
      if joined.intersects(other) || Self.isCheaperAsOne(joined, other) {
        joined = joined.union(other)
        rects.remove(at: index)
        // A grown rectangle may reach one that was passed already.
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(joined)
  }

  private mutating func joinClosest() {
    var best = (waste: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in (first + 1)..<max(rects.count, first + 1) {
        let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if waste < best.waste { best = (waste, first, second) }
      }
    }
    let union = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    join(union)
  }

  /// Painting a rectangle costs a walk over the display list, about as much as these pixels.
  private static func isCheaperAsOne(_ first: DeviceRect, _ second: DeviceRect) -> Bool {
    let union = first.union(second)
    return union.area <= first.area + second.area + 4096
  }
}
