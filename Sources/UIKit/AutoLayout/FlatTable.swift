/// A growing row of plain values in memory that its owner frees.
///
/// What Auto Layout reads at every solution is kept in such tables: no reference counting, no checks of access, one
/// allocation for a cell's worth of views.
struct FlatTable<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  /// Whether the memory is a part of a piece that somebody else frees.
  private var isBorrowed: Bool

  /// An empty table, without memory.
  init() {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
    capacity = 0
    isBorrowed = true
  }

  /// Begins in the memory at `place`, which moves on behind it; ask for tables of wider elements first.
  init(capacity: Int, at place: inout UnsafeMutableRawPointer) {
    base = place.bindMemory(to: Element.self, capacity: capacity)
    place += capacity * MemoryLayout<Element>.stride
    self.capacity = capacity
    isBorrowed = true
  }

  func deallocate() { if !isBorrowed { base.deallocate() } }

  /// The elements as a collection, to be walked or searched.
  var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      check(index)
      return base[index]
    }
    @inline(__always) nonmutating set {
      check(index)
      base[index] = newValue
    }
  }

  /// Checks that a place is in the table; debug builds stop the program at any other place.
  @inline(__always) private func check(_ index: Int) {
    #if DEBUG
      ensure(index >= 0 && index < count, "Place \(index) was asked of a table of layout that has \(count).")
    #endif
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func append(repeating element: Element, count added: Int) {
    for _ in 0..<added { append(element) }
  }

  mutating func removeLast(_ removed: Int) {
    if removed > 0 { check(count - removed) }
    count -= removed
  }

  mutating func removeFirst(_ removed: Int) {
    if removed > 0 { check(removed - 1) }
    count -= removed
    for index in 0..<count { base[index] = base[index + removed] }
  }

  mutating func remove(at removed: Int) {
    check(removed)
    count -= 1
    for index in removed..<count { base[index] = base[index + 1] }
  }

  mutating func removeAll() { count = 0 }

  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where !isRemoved(base[index]) {
      base[kept] = base[index]
      kept += 1
    }
    count = kept
  }

  @inline(never) private mutating func grow() {
    let largerCapacity = max(8, capacity * 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: largerCapacity)
    larger.initialize(from: base, count: count)
    deallocate()
    base = larger
    capacity = largerCapacity
    isBorrowed = false
  }
}
