internal import CCodecShims

/// The layouts that pixels are accepted in.
struct PixelLayout {
  private let alpha: CGImageAlphaInfo
  private let littleEndian: Bool

  /// Recognises a layout; `nil` for one that is not 32 bits of RGB.
  init?(_ info: CGBitmapInfo) {
    guard let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue), alpha._isNamed else {
      return nil
    }
    switch alpha {
    case .premultipliedLast, .premultipliedFirst, .last, .first, .noneSkipLast, .noneSkipFirst: break
    case .none, .alphaOnly: return nil
    @unknown default: return nil
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

  /// Whether a context can draw in this layout, as it is or by putting bytes in another order.
  var isDrawable: Bool { alpha != .last && alpha != .first }

  /// The places of a pixel's alpha, red, green and blue bytes, counted from the pixel's lowest address.
  private var places: (alpha: UInt8, red: UInt8, green: UInt8, blue: UInt8) {
    let alphaLast = alpha == .premultipliedLast || alpha == .last || alpha == .noneSkipLast
    let bigEndian: (alpha: UInt8, red: UInt8, green: UInt8, blue: UInt8) = alphaLast ? (3, 0, 1, 2) : (0, 1, 2, 3)
    if !littleEndian { return bigEndian }
    return (3 - bigEndian.alpha, 3 - bigEndian.red, 3 - bigEndian.green, 3 - bigEndian.blue)
  }

  /// The byte of a 0xAARRGGBB word for each byte of a pixel of this layout.
  var bytesOfWord: [UInt8] {
    var order: [UInt8] = [0, 0, 0, 0]
    (order[Int(places.blue)], order[Int(places.green)], order[Int(places.red)], order[Int(places.alpha)]) = (0, 1, 2, 3)
    return order
  }

  /// The byte of a pixel of this layout for each byte of a 0xAARRGGBB word.
  var bytesForWord: [UInt8] { [places.blue, places.green, places.red, places.alpha] }

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
