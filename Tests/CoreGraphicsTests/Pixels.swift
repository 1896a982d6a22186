import CoreGraphics

/// Reads one pixel as 0xAARRGGBB; for tests only.
extension CGContext {
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    withUnsafePixels { pixels, bytesPerRow in pixels[y * bytesPerRow / 4 + x] }
  }

  /// All pixels row by row.
  var allPixels: [UInt32] {
    withUnsafePixels { pixels, bytesPerRow in
      (0..<height).flatMap { y in (0..<width).map { pixels[y * bytesPerRow / 4 + $0] } }
    }
  }
}

extension CGImage {
  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    withUnsafePixels { pixels, bytesPerRow in pixels[y * bytesPerRow / 4 + x] }
  }

  var allPixels: [UInt32] {
    withUnsafePixels { pixels, bytesPerRow in
      (0..<height).flatMap { y in (0..<width).map { pixels[y * bytesPerRow / 4 + $0] } }
    }
  }

  /// Makes a picture from premultiplied 0xAARRGGBB words.
  static func make(width: Int, words: [UInt32]) -> CGImage {
    words.withUnsafeBytes { bytes in
      CGImage(
        bytes: bytes, width: width, height: words.count / width, bytesPerRow: width * 4,
        bitmapInfo: [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)])!
    }
  }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
