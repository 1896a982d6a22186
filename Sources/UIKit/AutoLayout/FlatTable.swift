/// A growing row of plain values in memory that its owner frees.
///
/// What Auto Layout reads at every solution is kept in such tables: no reference counting, no checks of access, one
/// allocation for a cell's worth of views.
struct FlatTable<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  func deallocate() { base.deallocate() }

  subscript(index: Int) -> Element {
    @inline(__always) get { base[index] }
    @inline(__always) nonmutating set { base[index] = newValue }
  }

  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func append(repeating element: Element, count added: Int) {
    for _ in 0..<added { append(element) }
  }

  mutating func removeLast(_ removed: Int) { count -= removed }

  mutating func removeAll() { count = 0 }

  mutating func removeAll(where isRemoved: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where !isRemoved(base[index]) {
      base[kept] = base[index]
      kept += 1
    }
    count = kept
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.initialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

extension Unmanaged {
  /// Hands the object to `body` without counting references.
  ///
  /// The standard library's own method has closures check at run time that they run on the main actor.
  @inline(__always)
  func reading<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
