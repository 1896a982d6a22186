internal import CCodecShims
import Foundation

extension CGImage {
  /// The picture as a WebP file without loss (RFC 9649), which browsers show; nil where a side is longer than WebP's 16,383 pixels.
  ///
  /// Lists and texts take a third to a quarter of what they take as PNG, since WebP finds equal pixels a million pixels
  /// back, where PNG's 32 kilobytes are a dozen rows of a phone's screen. Half-transparent pixels are stored without
  /// premultiplication, so that their colours can come back one step off.
  ///
  /// - Parameter level: libwebp's effort, 0 to 9.
  package func webpData(level: Int = 4) -> Data? { webpData(level: level, quality: -1) }

  /// Returns the picture as a WebP file with loss, for showing how a picture looked; nil if a side is longer than
  /// WebP's 16,383 pixels.
  ///
  /// - Parameter quality: libwebp's quality, 0 to 100.
  package func lossyWebPData(quality: Float) -> Data? { webpData(level: 4, quality: max(0, min(quality, 100))) }

  private func webpData(level: Int, quality: Float) -> Data? {
    let hasAlpha = !hasOnlyOpaquePixels
    return withUnsafePixels { pixels, bytesPerRow -> Data? in
      var count = 0
      let bytes = cg_webp_encode(
        pixels, width, height, bytesPerRow / 4, hasAlpha ? 1 : 0, Int32(level), quality, &count)
      guard let bytes else { return nil }
      defer { cg_webp_release(bytes) }
      return Data(bytes: bytes, count: count)
    }
  }

  /// Whether all pixels are opaque; looks at each of them.
  package var hasOnlyOpaquePixels: Bool {
    withUnsafePixels { pixels, bytesPerRow in cg_pixels_and(pixels, bytesPerRow, width, height) >> 24 == 255 }
  }
}
