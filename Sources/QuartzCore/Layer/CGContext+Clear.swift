import Foundation

extension CGContext {
  /// Whether every pixel is transparent.
  var isAllClear: Bool {
    withUnsafePixels { pixels, bytesPerRow in
      // Each word equal to its neighbour, and the first one zero. Rows of contexts made for layers are contiguous.
      pixels[0] == 0 && memcmp(pixels, pixels + 1, bytesPerRow * height - 4) == 0
    }
  }
}
