import Synchronization

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

  /// Makes a buffer that owns memory which free() can release.
  convenience init(adopting base: UnsafeMutableRawPointer, bytesPerRow: Int, height: Int) {
    self.init(base: base, bytesPerRow: bytesPerRow, height: height) { free($0) }
  }

  private convenience init(_ large: LargeMemory, bytesPerRow: Int, height: Int) {
    self.init(base: large.base, bytesPerRow: bytesPerRow, height: height) { _ in large.giveBack() }
  }

  /// Uses memory of another owner, who releases it no earlier than this buffer goes.
  convenience init(borrowing base: UnsafeMutableRawPointer, bytesPerRow: Int, height: Int) {
    self.init(base: base, bytesPerRow: bytesPerRow, height: height, release: nil)
  }

  /// Makes zeroed memory.
  convenience init(bytesPerRow: Int, height: Int) {
    if let large = LargeMemory.take(byteCount: bytesPerRow * height, isZeroed: true) {
      self.init(large, bytesPerRow: bytesPerRow, height: height)
      return
    }
    guard let memory = calloc(max(1, height), max(16, bytesPerRow)) else {
      fatalError("CoreGraphics: no memory for \(height) rows of \(bytesPerRow) bytes; make the picture smaller")
    }
    self.init(adopting: memory, bytesPerRow: bytesPerRow, height: height)
  }

  /// Makes memory whose content is undefined, for callers that overwrite all of it.
  static func uninitialized(bytesPerRow: Int, height: Int) -> PixelBuffer {
    if let large = LargeMemory.take(byteCount: bytesPerRow * height, isZeroed: false) {
      return PixelBuffer(large, bytesPerRow: bytesPerRow, height: height)
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

/// Memory for the pixels of a screen, in pages of 2 MiB where the system gives them.
///
/// A frame at 3x is 12 MB. In pages of 4 KiB the first drawing into it stops three thousand times for the system to find one,
/// which takes as long as drawing a list. The block that was given back last is kept for the next screen of its size: the system
/// would clear its pages once more.
private struct LargeMemory: @unchecked Sendable {
  private static let leastByteCount = 4 << 20
  private static let pageSize = 2 << 20
  private static let spare = Mutex<LargeMemory?>(nil)

  let base: UnsafeMutableRawPointer
  private let mappedCount: Int

  /// Takes memory; nil for less than 4 MiB, and if the system gives no memory in this way.
  static func take(byteCount: Int, isZeroed: Bool) -> LargeMemory? {
    guard byteCount >= leastByteCount else { return nil }
    let page = Int(getpagesize())
    let count = (byteCount + page - 1) & ~(page - 1)
    let kept = spare.withLock { spare -> LargeMemory? in
      guard let found = spare, found.mappedCount == count else { return nil }
      spare = nil
      return found
    }
    guard let kept else { return LargeMemory(mapping: count) }
    if isZeroed { memset(kept.base, 0, count) }
    return kept
  }

  private init?(mapping count: Int) {
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

  func giveBack() {
    let replaced = Self.spare.withLock { spare -> LargeMemory? in
      defer { spare = self }
      return spare
    }
    if let replaced { munmap(replaced.base, replaced.mappedCount) }
  }
}
