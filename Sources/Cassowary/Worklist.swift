/// A stack of entities.
struct Queue {
  var items: UnsafeMutablePointer<Int32>
  var count: Int32 = 0
  var capacity: Int32 = 16

  private var ownsItems = false

  init(in slab: inout Slab) {
    items = slab.take(16)
  }

  mutating func adopt(into copy: Slab, from original: Slab) {
    items = copy.adopt(items, count, capacity, from: original)
  }

  @inline(__always)
  mutating func push(_ item: Int32) {
    if count == capacity { grow() }
    items[Int(count)] = item
    count += 1
  }

  private mutating func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: Int(capacity))
    larger.initialize(from: items, count: Int(count))
    if ownsItems { items.deallocate() }
    items = larger
    ownsItems = true
  }

  @inline(__always)
  mutating func pop() -> Int32 {
    count -= 1
    return items[Int(count)]
  }

  /// Takes out the smallest entity; slow.
  mutating func popSmallest() -> Int32 {
    var best = 0
    for index in 1..<Int(count) where items[index] < items[best] { best = index }
    let item = items[best]
    count -= 1
    items[best] = items[Int(count)]
    return item
  }
}
