internal import CCodecShims

/// The layouts that pixels are accepted in.
struct PixelLayout {
  private let alpha: CGImageAlphaInfo
  private let littleEndian: Bool

  /// Recognises a layout; `nil` for one that is not 32 bits of RGB.
  init?(_ info: CGBitmapInfo) {
    guard let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) else { return nil }
    switch alpha {
    case .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast, .noneSkipFirst: break
    case .none, .alphaOnly: return nil
    }
    switch info.subtracting(.alphaInfoMask) {
    case [], .byteOrder32Big: littleEndian = false
    case .byteOrder32Little: littleEndian = true
    default: return nil
    }
    self.alpha = alpha
  }

  /// Whether bytes can be drawn into as they are.
  var isNative: Bool { littleEndian && (alpha == .premultipliedFirst || alpha == .noneSkipFirst) }

  var skipsAlpha: Bool { alpha == .noneSkipFirst || alpha == .noneSkipLast }

  /// Rewrites pixels of this layout to premultiplied 0xAARRGGBB words; returns whether they are opaque by their layout.
  func normalize(_ pixels: UnsafeMutablePointer<UInt32>, bytesPerRow: Int, width: Int, height: Int) -> Bool {
    let alphaLast = alpha == .premultipliedLast || alpha == .last || alpha == .noneSkipLast
    if !isNative {
      var row = UnsafeMutableRawPointer(pixels)
      for _ in 0..<height {
        let words = row.assumingMemoryBound(to: UInt32.self)
        var index = 0
        while index < width {
          var word = littleEndian ? words[index] : words[index].byteSwapped
          // RRGGBBAA to AARRGGBB.
          if alphaLast { word = word >> 8 | word << 24 }
          if alpha == .last || alpha == .first { word = Self.premultiplied(word) }
          words[index] = word
          index += 1
        }
        row += bytesPerRow
      }
    }
    if skipsAlpha { cg_pixels_make_opaque(pixels, bytesPerRow, width, height) }
    return skipsAlpha
  }

  private static func premultiplied(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    func component(_ shift: UInt32) -> UInt32 {
      let product = (word >> shift & 0xFF) * alpha + 0x80
      return ((product + (product >> 8)) >> 8) << shift
    }
    return alpha << 24 | component(16) | component(8) | component(0)
  }
}
