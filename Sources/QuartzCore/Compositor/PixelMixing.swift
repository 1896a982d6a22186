/// Loops over pixels that Cairo has no call for; words and pointers, so that they are bearable in debug builds.
enum PixelMixing {
  /// Inverts colours; translucent pixels keep their alpha, by which colours are multiplied.
  static func turnColours(_ pixels: UnsafeMutablePointer<UInt32>, bytesPerRow: Int, width: Int, height: Int) {
    var target = UnsafeMutableRawPointer(pixels)
    var row = 0
    while row < height {
      let words = target.assumingMemoryBound(to: UInt32.self)
      var x = 0
      while x < width {
        let word = words[x]
        let alpha = word &>> 24
        // No channel is above its alpha, so that nothing is borrowed from the next one.
        words[x] = word & 0xFF00_0000 | (alpha &* 0x01_01_01) &- (word & 0x00FF_FFFF)
        x &+= 1
      }
      target += bytesPerRow
      row &+= 1
    }
  }

  /// Copies the alpha of pixels to bytes.
  static func copyAlpha(
    from pixels: UnsafePointer<UInt32>, bytesPerRow: Int, to bytes: UnsafeMutablePointer<UInt8>,
    bytesPerRow targetBytesPerRow: Int, width: Int, height: Int
  ) {
    var source = UnsafeRawPointer(pixels)
    var target = bytes
    var row = 0
    while row < height {
      let words = source.assumingMemoryBound(to: UInt32.self)
      var x = 0
      while x < width {
        target[x] = UInt8(truncatingIfNeeded: words[x] &>> 24)
        x &+= 1
      }
      source += bytesPerRow
      target += targetBytesPerRow
      row &+= 1
    }
  }

  /// Puts `saved` back to the extent that `mask` does not cover: pixel = pixel · m + saved · (1 − m), rounded.
  static func restore(
    _ pixels: UnsafeMutablePointer<UInt32>, bytesPerRow: Int, from saved: UnsafePointer<UInt32>,
    bytesPerRow savedBytesPerRow: Int, mask: UnsafePointer<UInt8>, bytesPerRow maskBytesPerRow: Int,
    width: Int, height: Int
  ) {
    var target = UnsafeMutableRawPointer(pixels)
    var source = UnsafeRawPointer(saved)
    var coverage = mask
    var row = 0
    while row < height {
      let words = target.assumingMemoryBound(to: UInt32.self)
      let savedWords = source.assumingMemoryBound(to: UInt32.self)
      var x = 0
      while x < width {
        let m = UInt32(coverage[x])
        if m == 0 {
          words[x] = savedWords[x]
        } else if m != 255 {
          words[x] = mix(words[x], savedWords[x], m)
        }
        x &+= 1
      }
      target += bytesPerRow
      source += savedBytesPerRow
      coverage += maskBytesPerRow
      row &+= 1
    }
  }

  /// Multiplies red, green and blue by numbers of 0…1, rounded; premultiplied pixels stay so.
  static func multiply(
    _ pixels: UnsafeMutablePointer<UInt32>, bytesPerRow: Int, by factors: [CGFloat], width: Int, height: Int
  ) {
    let (red, green, blue) = (
      UInt32(factors[0] * 255 + 0.5), UInt32(factors[1] * 255 + 0.5), UInt32(factors[2] * 255 + 0.5)
    )
    var target = UnsafeMutableRawPointer(pixels)
    var row = 0
    while row < height {
      let words = target.assumingMemoryBound(to: UInt32.self)
      var x = 0
      while x < width {
        let word = words[x]
        if word != 0 {
          let r = product(word &>> 16 & 0xFF, red), g = product(word &>> 8 & 0xFF, green),
            b = product(word & 0xFF, blue)
          words[x] = word & 0xFF00_0000 | r &<< 16 | g &<< 8 | b
        }
        x &+= 1
      }
      target += bytesPerRow
      row &+= 1
    }
  }

  /// Shows the pixels of a rectangle under perspective: each pixel of `rect` gets the value of the source at its
  /// middle, mixed from the four pixels around.
  ///
  /// Beyond the source there is nothing, so that its edges are as soft as a pixel is wide.
  static func project(
    _ source: UnsafePointer<UInt32>, bytesPerRow sourceBytesPerRow: Int, _ from: DeviceRect,
    to pixels: UnsafeMutablePointer<UInt32>, bytesPerRow: Int, _ rect: DeviceRect, by way: PlaneProjection
  ) {
    let (width, height) = (from.width, from.height)
    let (words, targetWords) = (sourceBytesPerRow / 4, bytesPerRow / 4)
    let corner = SIMD3(Double(from.minX) + 0.5, Double(from.minY) + 0.5, 0)
    var row = 0
    while row < rect.height {
      var place = way.seen(Double(rect.minX) + 0.5, Double(rect.minY &+ row) + 0.5)
      let line = pixels + (row &* targetWords)
      var column = 0
      while column < rect.width {
        if place.z > 1e-9 {
          let at = place / place.z - corner
          if at.x > -1, at.y > -1, at.x < Double(width), at.y < Double(height) {
            let left = Int(at.x.rounded(.down)), top = Int(at.y.rounded(.down))
            let right = UInt32((at.x - Double(left)) * 255 + 0.5), down = UInt32((at.y - Double(top)) * 255 + 0.5)
            let isLeft = left >= 0, isRight = left &+ 1 < width
            let first = source + (top &* words &+ left), second = first + words
            let upper = top < 0 ? 0 : mix(isRight ? first[1] : 0, isLeft ? first[0] : 0, right)
            let lower = top &+ 1 >= height ? 0 : mix(isRight ? second[1] : 0, isLeft ? second[0] : 0, right)
            line[column] = mix(lower, upper, down)
          }
        }
        place += way.x
        column &+= 1
      }
      row &+= 1
    }
  }

  /// a · b / 255, rounded to nearest.
  @inline(__always)
  private static func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let sum = a &* b &+ 128
    return (sum &+ sum &>> 8) &>> 8
  }

  /// a · m/255 + b · (255 − m)/255 for four bytes, each rounded to nearest.
  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32, _ m: UInt32) -> UInt32 {
    let lanes: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0080_0080
    let rest = 255 &- m
    // Each lane holds at most 255 · 255 + 128, which fits in its 16 bits.
    let low = (a & lanes) &* m &+ (b & lanes) &* rest &+ half
    let high = (a &>> 8 & lanes) &* m &+ (b &>> 8 & lanes) &* rest &+ half
    let lowResult = (low &+ (low &>> 8 & lanes)) &>> 8 & lanes
    let highResult = (high &+ (high &>> 8 & lanes)) & ~lanes
    return lowResult | highResult
  }
}
