/// The piece of memory in which a solver's tables begin, so that a small solver costs one allocation.
///
/// A table that outgrows its share moves out and is given back on its own.
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
    precondition(used <= Self.size, "The slab is too small for the tables' beginnings.")
    return result
  }

  @inline(__always)
  private func contains(_ pointer: UnsafeMutableRawPointer) -> Bool {
    pointer >= base && pointer < base + Self.size
  }

  @inline(__always)
  func release<Element: BitwiseCopyable>(_ table: UnsafeMutablePointer<Element>) {
    if !contains(table) { table.deallocate() }
  }

  /// Moves a table to a larger place.
  func enlarge<Element: BitwiseCopyable>(
    _ table: inout UnsafeMutablePointer<Element>, _ count: Int32, to capacity: Int32
  ) {
    let result = UnsafeMutablePointer<Element>.allocate(capacity: Int(capacity))
    result.initialize(from: table, count: Int(count))
    release(table)
    table = result
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

  /// This slab's counterpart of a table that belongs to a slab of which this one is a copy.
  func adopt<Element: BitwiseCopyable>(
    _ table: UnsafeMutablePointer<Element>, _ count: Int32, _ capacity: Int32, from original: Slab
  ) -> UnsafeMutablePointer<Element> {
    if original.contains(table) {
      let offset = UnsafeMutableRawPointer(table) - original.base
      return (base + offset).assumingMemoryBound(to: Element.self)
    }
    let result = UnsafeMutablePointer<Element>.allocate(capacity: Int(capacity))
    result.initialize(from: table, count: Int(count))
    return result
  }
}
