#if canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Memory of 32-bit pixels that is released with its last owner.
///
/// Whoever makes a buffer writes it; once it is shared (in an image) nobody does.
final class PixelBuffer: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let height: Int
  private let release: (@Sendable (UnsafeMutableRawPointer) -> Void)?

  private init(
    base: UnsafeMutableRawPointer, bytesPerRow: Int, height: Int,
    release: (@Sendable (UnsafeMutableRawPointer) -> Void)?
  ) {
    self.base = base
    self.bytesPerRow = bytesPerRow
    self.height = height
    self.release = release
  }

  /// Takes over memory that free() can release.
  convenience init(adopting base: UnsafeMutableRawPointer, bytesPerRow: Int, height: Int) {
    self.init(base: base, bytesPerRow: bytesPerRow, height: height) { free($0) }
  }

  /// Uses memory that somebody else releases, no earlier than this buffer goes.
  convenience init(borrowing base: UnsafeMutableRawPointer, bytesPerRow: Int, height: Int) {
    self.init(base: base, bytesPerRow: bytesPerRow, height: height, release: nil)
  }

  /// Makes zeroed memory.
  convenience init(bytesPerRow: Int, height: Int) {
    if let large = LargeMemory(byteCount: bytesPerRow * height) {
      self.init(base: large.base, bytesPerRow: bytesPerRow, height: height) { _ in large.release() }
      return
    }
    guard let memory = calloc(max(1, height), max(16, bytesPerRow)) else {
      fatalError("CoreGraphics: no memory for \(height) rows of \(bytesPerRow) bytes; make the picture smaller")
    }
    self.init(adopting: memory, bytesPerRow: bytesPerRow, height: height)
  }

  /// Makes memory whose content is undefined, for who overwrites all of it.
  static func uninitialized(bytesPerRow: Int, height: Int) -> PixelBuffer {
    // Fresh pages of the system are zeroed in any case.
    if bytesPerRow * height >= LargeMemory.leastByteCount {
      return PixelBuffer(bytesPerRow: bytesPerRow, height: height)
    }
    guard let memory = malloc(max(16, height * bytesPerRow)) else {
      fatalError("CoreGraphics: no memory for \(height) rows of \(bytesPerRow) bytes; make the picture smaller")
    }
    return PixelBuffer(adopting: memory, bytesPerRow: bytesPerRow, height: height)
  }

  deinit {
    release?(base)
  }
}

/// Zeroed memory for the pixels of a screen, in pages of 2 MiB where the system gives them.
///
/// A frame at 3x is 12 MB. In pages of 4 KiB the first drawing into it stops three thousand times for the system to find one,
/// which takes as long as drawing a list.
private struct LargeMemory: @unchecked Sendable {
  static let leastByteCount = 4 << 20
  private static let pageSize = 2 << 20

  let base: UnsafeMutableRawPointer
  private let mappedCount: Int

  /// Nil for less than `leastByteCount`, and where the system gives no memory in this way.
  init?(byteCount: Int) {
    guard byteCount >= Self.leastByteCount else { return nil }
    let page = Int(getpagesize())
    let count = (byteCount + page - 1) & ~(page - 1)
    let reserved = count + Self.pageSize
    guard let start = mmap(nil, reserved, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      start != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    base = start.alignedUp(toMultipleOf: Self.pageSize)
    mappedCount = count
    // What lies before and after goes back, so that no large page reaches beyond the pixels.
    let (before, after) = (base - start, reserved - count - (base - start))
    if before > 0 { munmap(start, before) }
    if after > 0 { munmap(base + count, after) }
    madvise(base, count, MADV_HUGEPAGE)
  }

  func release() { munmap(base, mappedCount) }
}
