internal import CCodecShims

/// A mask of one byte of coverage a pixel: a glyph, or the shape of a shadow; immutable once made.
///
/// Rows go from top to bottom and are `bytesPerRow` apart, which is a multiple of four, as Cairo wants it.
package final class AlphaMask: Sendable {
  package let width: Int
  package let height: Int
  package var bytesPerRow: Int { buffer.bytesPerRow }
  let buffer: PixelBuffer

  /// Makes a mask that `body` fills; it gets zeroed bytes and the distance of rows.
  ///
  /// Sizes below zero are taken as zero.
  package init(
    width: Int, height: Int, initializing body: (UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) -> Void
  ) {
    self.width = max(0, width)
    self.height = max(0, height)
    buffer = PixelBuffer(bytesPerRow: (max(0, width) + 3) & ~3, height: max(0, height))
    body(buffer.base.assumingMemoryBound(to: UInt8.self), buffer.bytesPerRow)
  }

  /// Calls `body` with the first byte and the distance of rows.
  package func withUnsafeBytes<Result>(_ body: (UnsafePointer<UInt8>, _ bytesPerRow: Int) -> Result) -> Result {
    withExtendedLifetime(buffer) {
      body(UnsafePointer(buffer.base.assumingMemoryBound(to: UInt8.self)), buffer.bytesPerRow)
    }
  }

  /// Returns the coverage of one pixel, 0 outside; for tests and tools, not for loops.
  package func coverage(x: Int, y: Int) -> UInt8 {
    guard x >= 0, x < width, y >= 0, y < height else { return 0 }
    return withUnsafeBytes { bytes, bytesPerRow in bytes[y * bytesPerRow + x] }
  }
}
