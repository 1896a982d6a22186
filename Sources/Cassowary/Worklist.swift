/// Entities that wait for something, the last one first.
struct Worklist {
  private(set) var items: Table<Int32>
  var count: Int32 = 0

  init(in slab: inout Slab) {
    items = Table(16, in: &slab)
  }

  func deallocate() {
    items.deallocate()
  }

  func copy(into slab: Slab, from original: Slab) -> Worklist {
    var result = self
    result.items = items.copy(keeping: count, into: slab, from: original)
    return result
  }

  /// The entities as a collection, to be sorted or walked.
  var members: UnsafeMutableBufferPointer<Int32> {
    items.prefix(count)
  }

  @inline(__always)
  mutating func push(_ item: Int32) {
    if count == items.capacity { items.grow(to: count + 1, keeping: count) }
    items[count] = item
    count += 1
  }

  @inline(__always)
  mutating func pop() -> Int32 {
    count -= 1
    return items[count]
  }

  /// Removes the smallest entity and returns it; slow.
  mutating func popSmallest() -> Int32 {
    var best: Int32 = 0
    for index in 1..<count where items[index] < items[best] { best = index }
    return take(best)
  }

  /// Puts an entity at a place below the count.
  @inline(__always)
  mutating func put(_ item: Int32, at place: Int32) { items[place] = item }

  /// Removes the entity at a place, to which the last entity moves.
  @inline(__always)
  mutating func take(_ place: Int32) -> Int32 {
    let item = items[place]
    count -= 1
    items[place] = items[count]
    return item
  }
}
