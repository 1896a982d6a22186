import UIKit

/// Pixels as numbers, in rows from the top.
struct CIPixels {
  typealias Pixel = SIMD4<Float>
  var width: Int
  var height: Int
  var values: [Pixel]

  init(width: Int, height: Int, values: [Pixel] = []) {
    (self.width, self.height, self.values) = (width, height, values)
  }

  init(_ image: CGImage) {
    self.init(width: image.width, height: image.height)
    let layout = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: layout)
    else { return }
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    guard let data = context.data else { return }
    let words = data.assumingMemoryBound(to: UInt32.self)
    values = (0..<width * height).map { index in
      let word = words[index]
      let bytes = SIMD4<UInt32>(word >> 16 & 255, word >> 8 & 255, word & 255, word >> 24)
      return Pixel(bytes) / 255
    }
  }

  func part(x: Int, y: Int, width: Int, height: Int) -> CIPixels {
    if x == 0, y == 0, width == self.width, height == self.height { return self }
    let rows = (y..<y + height).flatMap { row in values[row * self.width + x..<row * self.width + x + width] }
    return CIPixels(width: width, height: height, values: rows)
  }

  /// How far the colours of two pictures of one size lie apart, in red, green and blue alike.
  func distances(to other: CIPixels) -> CIPixels {
    let distances = zip(values, other.values).map { old, now -> Pixel in
      if old == now { return Pixel(0, 0, 0, 1) }
      let by = Self.lab(old) - Self.lab(now)
      let distance = (by * by).sum().squareRoot()
      return Pixel(distance, distance, distance, 1)
    }
    return CIPixels(width: width, height: height, values: distances)
  }

  /// One pixel: the mean of all.
  func average() -> CIPixels {
    let sum = values.reduce(SIMD4<Double>()) { $0 + SIMD4<Double>($1) }
    return CIPixels(width: 1, height: 1, values: [Pixel(sum / Double(max(1, values.count)))])
  }

  /// One pixel: the greatest value of each component.
  func maximum() -> CIPixels {
    CIPixels(width: 1, height: 1, values: [values.reduce(Pixel()) { pointwiseMax($0, $1) }])
  }

  /// From sRGB (IEC 61966-2-1) to L*a*b* under D65.
  private static func lab(_ pixel: Pixel) -> SIMD3<Float> {
    func linear(_ component: Float) -> Float {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    func root(_ t: Float) -> Float { t > 216 / 24389 ? cbrt(t) : (24389 / 27 * t + 16) / 116 }
    let (red, green, blue) = (linear(pixel.x), linear(pixel.y), linear(pixel.z))
    let x: Float = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y: Float = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z: Float = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }
}
