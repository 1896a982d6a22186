/// The memory in which a solver's tables begin, so that a small solver costs a single allocation.
struct Slab {
  /// No multiple of a page: copies of one slab into another stumble over equal addresses within the page.
  private static let size = 15 << 10

  private var base: UnsafeMutableRawPointer
  private var used = 0

  init() {
    base = .allocate(byteCount: Self.size, alignment: 16)
  }

  func deallocate() {
    base.deallocate()
  }

  /// The share of a table; ask for those of wider elements first.
  mutating func take<Element: BitwiseCopyable>(_ count: Int) -> UnsafeMutablePointer<Element> {
    let result = (base + used).bindMemory(to: Element.self, capacity: count)
    used += count * MemoryLayout<Element>.stride
    ensure(used <= Self.size, "The slab is too small for the tables' beginnings.")
    return result
  }

  func copy() -> Slab {
    var result = Slab()
    // In pieces, each small enough for the processor's vector path, which is several times faster than the one for bulk.
    var offset = 0
    while offset < used {
      let length = min(1024, used - offset)
      (result.base + offset).copyMemory(from: base + offset, byteCount: length)
      offset += length
    }
    result.used = used
    return result
  }

  /// Returns the place in this slab that corresponds to a place in the original, of which this slab is a copy.
  func counterpart<Element>(
    of pointer: UnsafeMutablePointer<Element>, in original: Slab
  ) -> UnsafeMutablePointer<Element> {
    (base + (UnsafeMutableRawPointer(pointer) - original.base)).assumingMemoryBound(to: Element.self)
  }
}
