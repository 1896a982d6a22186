import CoreGraphics
import Foundation
import SeededRandom
import Testing

@Suite struct WebPTests {
  /// Four blocks of 8 by 8 pixels (red, green, blue, white), written by Pillow with loss.
  private static let lossy = fixture(
    """
      UklGRkgAAABXRUJQVlA4IDwAAABQAgCdASoQABAAAIAIJaACdLoB+AH6gfwACdAA/qJ///nCP/78P///m4mP/rlz3HqUJ//3WfKcuOQAAAA=
    """)
  /// The same with a half-transparent pixel in the first corner and a transparent one in the last.
  private static let transparent = fixture(
    """
      UklGRnwAAABXRUJQVlA4WAoAAAAQAAAADwAADwAAQUxQSBkAAAABFyAQSFKffI2ICAeBAFEhjf8fAxH9z5wBAFZQOCA8AAAAUAIAnQEqEAAQAA\
      CACCWgAnS6AfgB+oH8AAnQAP6if//5wj/+/D///5uJj/65c9x6lCf/91nynLjkAAAA
    """)
  /// The same as the first of two frames.
  private static let animation = fixture(
    """
      UklGRrYAAABXRUJQVlA4WAoAAAACAAAADwAADwAAQU5JTQYAAAAAAAAAAABBTk1GUgAAAAAAAAAAAA8AAA8AAGQAAAJWUDggOgAAANABAJ0BKh\
      AAEAABQCYloAADXzQOS6yQAP72idzBLfHdv+emR//+bA//7nz//0qb///S4P/+Rx+wQABBTk1GMAAAAAAAAAAAAA8AAA8AAGQAAABWUDggGAAA\
      ADQBAJ0BKhAAEAAAACYlpAADcAD+/SBQAA==
    """)

  private static func fixture(_ text: String) -> Data {
    Data(base64Encoded: text.filter { !$0.isWhitespace })!
  }

  private let blocks: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

  private func distance(_ word: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16, 24].map { (shift: UInt32) in abs(Int(word >> shift & 0xFF) - Int(other >> shift & 0xFF)) }.max() ?? 0
  }

  @Test func picturesWithLossAreRead() throws {
    let decoded = try CGImage.decode(Self.lossy)
    #expect(decoded.format == .webP && decoded.exifOrientation == 1)
    #expect(decoded.image.width == 16 && decoded.image.height == 16 && decoded.image.isOpaque)
    for (index, expected) in blocks.enumerated() {
      #expect(distance(decoded.image.pixel(index % 2 * 8 + 4, index / 2 * 8 + 4), expected) <= 6)
    }
  }

  @Test func transparencyIsPremultiplied() throws {
    let image = try CGImage.decode(Self.transparent).image
    #expect(!image.isOpaque)
    #expect(image.pixel(0, 0) >> 24 == 128)
    #expect(image.pixel(0, 0) >> 16 & 0xFF <= 128)
    #expect(image.pixel(15, 15) == 0)
  }

  @Test func animationsHaveFrames() throws {
    let first = try CGImage.decode(Self.animation)
    #expect(first.format == .webP && first.image.width == 16)
    #expect(distance(first.image.pixel(4, 4), blocks[0]) <= 6 && distance(first.image.pixel(12, 12), blocks[3]) <= 6)
    let frames = try ImageFrames(Self.animation)
    #expect(frames.isAnimated && frames.frames.map(\.delay) == [0.1, 0.1] && frames.loopCount == 0)
    #expect(try !frames.image(at: 1).hasSamePixels(as: first.image))
  }

  @Test(arguments: [lossy, transparent])
  func everyTruncationIsAnError(whole: Data) {
    for count in 0..<whole.count {
      #expect(throws: ImageDecodingError.self, "\(count) of \(whole.count) bytes") {
        try CGImage.decode(whole.prefix(count))
      }
    }
  }

  @Test func damageNeverCrashes() {
    var random = SeededGenerator(seed: 7)
    var read = 0
    for _ in 0..<4000 {
      var bytes = [UInt8]([Self.lossy, Self.transparent][Int.random(in: 0..<2, using: &random)])
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 12..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if let image = try? CGImage.decode(Data(bytes)).image {
        #expect(image.width * image.height <= ImageLimits.mostPixels)
        read += 1
      }
    }
    #expect(read > 0 && read < 4000)
  }

  @Test func whatIsWrittenIsReadBackToThePixel() throws {
    var random = SeededGenerator(seed: 3)
    for (width, height) in [(1, 1), (7, 3), (64, 129), (300, 200)] {
      var words = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
      for _ in 0..<words.count / 3 {
        let place = Int.random(in: 0..<words.count, using: &random)
        words[place] = UInt32.random(in: 0...0xFFFFFF, using: &random) | 0xFF00_0000
      }
      let image = CGImage.make(width: width, words: words)
      #expect(image.hasOnlyOpaquePixels)
      let data = try #require(image.webpData())
      #expect(try CGImage.decode(data).image.allPixels == words)
    }
  }

  @Test func halfTransparentPixelsComeBackWithinOneStep() throws {
    let words: [UInt32] = [0x0000_0000, 0x8040_2010, 0xFF12_3456, 0x0101_0000]
    let data = try #require(CGImage.make(width: 2, words: words).webpData())
    for (word, found) in zip(words, try CGImage.decode(data).image.allPixels) { #expect(distance(word, found) <= 1) }
  }

  @Test func whatIsTooLongForTheFormatIsNotWritten() {
    #expect(CGImage.make(width: 16_384, words: [UInt32](repeating: 0xFF00_0000, count: 16_384)).webpData() == nil)
  }
}
