import Glibc

/// A table in memory that is owned by hand and reached without checks.
///
/// It begins in the solver's `Slab` and moves out when it outgrows its share, and again whenever it doubles. A large one gets
/// address space to spare, of which the system hands out memory only as it is touched, and hardly ever moves again.
struct Table<Element: BitwiseCopyable> {
  private enum Origin {
    case slab, heap
    /// Address space of so many bytes, from the system.
    case system(Int)
  }

  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int32
  private var origin = Origin.slab

  init(_ capacity: Int32, in slab: inout Slab) {
    base = slab.take(Int(capacity))
    self.capacity = capacity
  }

  init(_ capacity: Int32, filledWith element: Element, in slab: inout Slab) {
    self.init(capacity, in: &slab)
    base.initialize(repeating: element, count: Int(capacity))
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(base + Int(index)) }
    @inline(__always) nonmutating unsafeMutableAddress { base + Int(index) }
  }

  /// The first elements as a collection, to be sorted or walked.
  func prefix(_ count: Int32) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: Int(count))
  }

  /// Makes room for at least so many elements, of which the first `count` are kept.
  @inline(never)
  mutating func grow(to least: Int32, keeping count: Int32) {
    capacity = max(least, capacity * 2)
    if case .system(let size) = origin, byteCount <= size { return }
    let old = self
    (base, origin) = Self.allocate(byteCount)
    base.initialize(from: old.base, count: Int(count))
    old.deallocate()
  }

  /// Makes room for at least so many elements; the new ones become `element`.
  mutating func grow(to least: Int32, filledWith element: Element) {
    let old = capacity
    grow(to: least, keeping: old)
    (base + Int(old)).initialize(repeating: element, count: Int(capacity - old))
  }

  func deallocate() {
    switch origin {
    case .slab: break
    case .heap: base.deallocate()
    case .system(let size): munmap(base, size)
    }
  }

  /// An independent table with the same first elements, in a copy of the slab if this one is in the original.
  func copy(keeping count: Int32, into slab: Slab, from original: Slab) -> Table {
    var result = self
    if case .slab = origin {
      result.base = slab.counterpart(of: base, in: original)
    } else {
      (result.base, result.origin) = Self.allocate(byteCount)
      result.base.initialize(from: base, count: Int(count))
    }
    return result
  }

  private var byteCount: Int { Int(capacity) * MemoryLayout<Element>.stride }

  /// The size in bytes from which a table gets address space of its own.
  private static var largeSize: Int { 256 << 10 }

  private static func allocate(_ size: Int) -> (UnsafeMutablePointer<Element>, Origin) {
    if size >= largeSize {
      let reserved = size * 64
      let address = mmap(nil, reserved, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
      if let address, address != MAP_FAILED {
        // In pages of 2 MiB if the system has them: small ones cost more than solving what is in them.
        madvise(address, reserved, MADV_HUGEPAGE)
        return (
          address.bindMemory(to: Element.self, capacity: reserved / MemoryLayout<Element>.stride), .system(reserved)
        )
      }
    }
    return (.allocate(capacity: size / MemoryLayout<Element>.stride), .heap)
  }
}
