import CoreGraphics
import SeededRandom
import Testing

/// The compressor of the PNG pictures.
@Suite struct DeflateTests {
  private func picture(_ seed: UInt64, width: Int, height: Int, kind: Int) -> CGContext {
    let context = CGContext(width: width, height: height, scale: 1)
    var random = SeededGenerator(seed: seed)
    context.withUnsafePixels { pixels, bytesPerRow in
      for y in 0..<height {
        for x in 0..<width {
          let word: UInt32 =
            switch kind {
            case 0: 0xFFFF_FFFF
            case 1: UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
            case 2: random.next() % 16 == 0 ? 0xFF12_3456 : 0xFFFE_DCBA
            case 3: 0xFF00_0000 | UInt32(x * 5 & 0xFF) << 16 | UInt32(y * 3 & 0xFF)
            default: random.next() % 9 == 0 ? 0 : 0x8040_2010
            }
          pixels[y * bytesPerRow / 4 + x] = word
        }
      }
    }
    return context
  }

  /// Read back by libpng, which checks the checksums as well.
  @Test func everyPictureComesBack() throws {
    for kind in 0..<5 {
      for (width, height) in [(1, 1), (3, 700), (700, 3), (257, 129), (1000, 400)] {
        let context = picture(UInt64(kind), width: width, height: height, kind: kind)
        let image = try #require(context.makeImage())
        let decoded = try CGImage.decode(image.pngData()).image
        #expect(decoded.hasSamePixels(as: image), "kind \(kind), \(width) × \(height)")
      }
    }
  }

  /// Whatever memory held before, and wherever the compressor, the input and the output lie.
  @Test func bytesDependOnThePixelsAlone() {
    let context = picture(5, width: 331, height: 257, kind: 2)
    let first = context.pngData()
    var kept: [UnsafeMutableRawPointer] = []
    for round in 0..<300 {
      let size = 16 + round * 7919 % 5_000_000
      let dirt = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      memset(dirt, Int32(round & 0xFF), size)
      if round % 3 == 0 { kept.append(dirt) } else { dirt.deallocate() }
      #expect(context.pngData() == first)
    }
    for memory in kept { memory.deallocate() }
  }
}
