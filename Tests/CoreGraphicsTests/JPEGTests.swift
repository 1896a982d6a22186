import CoreGraphics
import SeededRandom
import Testing

@Suite struct JPEGTests {
  /// The middle of each 8 × 8 block: top left, top right, bottom left, bottom right.
  private func expectBlocks(_ data: Data, _ colors: [UInt32]) throws {
    let image = try CGImage.decode(data).image
    #expect(image.width == 16 && image.height == 16 && image.isOpaque)
    for (index, expected) in colors.enumerated() {
      let word = image.pixel(index % 2 * 8 + 4, index / 2 * 8 + 4)
      for shift in [0, 8, 16, 24] as [UInt32] {
        #expect(abs(Int(word >> shift & 0xFF) - Int(expected >> shift & 0xFF)) <= 3)
      }
    }
  }

  private let blocks: [UInt32] = [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF]

  @Test func baselineAndProgressiveAreRead() throws {
    try expectBlocks(JPEGFixtures.baseline, blocks)
    try expectBlocks(JPEGFixtures.progressive, blocks)
    #expect(try CGImage.decode(JPEGFixtures.baseline).format == .jpeg)
  }

  @Test func grayIsRead() throws {
    try expectBlocks(JPEGFixtures.gray, [0xFF32_3232, 0xFFC8_C8C8, 0xFF32_3232, 0xFFC8_C8C8])
  }

  @Test func inksAreTurnedIntoLight() throws {
    try expectBlocks(JPEGFixtures.inks, [0xFFFF_FFFF, 0xFF00_FFFF, 0xFFFF_00FF, 0xFF64_6464])
  }

  @Test func hugePicturesAreRefusedByTheirDeclaredSize() throws {
    for whole in [JPEGFixtures.baseline, JPEGFixtures.progressive] {
      var bytes = [UInt8](whole)
      // The frame's header: marker, two bytes of length, one of precision, height, width.
      let frame = try #require(
        bytes.indices.dropLast().first { bytes[$0] == 0xFF && [0xC0, 0xC2].contains(bytes[$0 + 1]) })
      bytes.replaceSubrange(frame + 5..<frame + 9, with: [0x75, 0x30, 0x75, 0x30])
      #expect(throws: ImageDecodingError.tooLarge(.jpeg, width: 30000, height: 30000)) {
        try CGImage.decode(Data(bytes))
      }
    }
  }

  @Test func exifOrientationIsTold() throws {
    #expect(try CGImage.decode(JPEGFixtures.turned).exifOrientation == 6)
    #expect(try CGImage.decode(JPEGFixtures.baseline).exifOrientation == 1)
    try expectBlocks(JPEGFixtures.turned, blocks)
  }

  @Test(arguments: [
    JPEGFixtures.baseline, JPEGFixtures.progressive, JPEGFixtures.turned, JPEGFixtures.gray, JPEGFixtures.inks,
  ])
  func everyTruncationIsAnError(whole: Data) {
    for count in 0..<whole.count {
      #expect(throws: ImageDecodingError.self, "\(count) of \(whole.count) bytes") {
        try CGImage.decode(whole.prefix(count))
      }
    }
  }

  @Test(arguments: [
    JPEGFixtures.baseline, JPEGFixtures.progressive, JPEGFixtures.turned, JPEGFixtures.gray, JPEGFixtures.inks,
  ])
  func changedBytesNeverCrash(whole: Data) {
    var random = SeededGenerator(seed: 17)
    var errors = 0
    for index in whole.indices {
      for change in [0x01, 0x80, 0xFF, UInt8.random(in: 1...255, using: &random)] as [UInt8] {
        var bytes = whole
        bytes[index] ^= change
        // A changed size may promise many pixels; what comes back must have them.
        if let image = try? CGImage.decode(bytes).image {
          #expect(image.width > 0 && image.height > 0)
        } else {
          errors += 1
        }
      }
    }
    #expect(errors > whole.count / 4)
  }
}
