#if canImport(Glibc)
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

  /// Takes over memory that free() can release.
  init(adopting base: UnsafeMutableRawPointer, bytesPerRow: Int, height: Int) {
    self.base = base
    self.bytesPerRow = bytesPerRow
    self.height = height
    release = { free($0) }
  }

  /// Uses memory that somebody else releases, no earlier than this buffer goes.
  init(borrowing base: UnsafeMutableRawPointer, bytesPerRow: Int, height: Int) {
    self.base = base
    self.bytesPerRow = bytesPerRow
    self.height = height
    release = nil
  }

  /// Makes zeroed memory.
  convenience init(bytesPerRow: Int, height: Int) {
    guard let memory = calloc(max(1, height), max(16, bytesPerRow)) else {
      fatalError("CoreGraphics: no memory for \(height) rows of \(bytesPerRow) bytes; make the picture smaller")
    }
    self.init(adopting: memory, bytesPerRow: bytesPerRow, height: height)
  }

  /// Makes memory whose content is undefined, for who overwrites all of it.
  static func uninitialized(bytesPerRow: Int, height: Int) -> PixelBuffer {
    guard let memory = malloc(max(16, height * bytesPerRow)) else {
      fatalError("CoreGraphics: no memory for \(height) rows of \(bytesPerRow) bytes; make the picture smaller")
    }
    return PixelBuffer(adopting: memory, bytesPerRow: bytesPerRow, height: height)
  }

  deinit {
    release?(base)
  }
}
