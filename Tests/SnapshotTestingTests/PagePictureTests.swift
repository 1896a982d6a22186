import CoreGraphics
import Foundation
import Testing

@testable import SnapshotComparison

/// What the page of a run holds of a failure: little, and what differs to the last bit.
@Suite struct PagePictureTests {
  /// Opaque pixels by a rule.
  private static func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> CGImage {
    let context = CGContext(width: width, height: height, scale: 1)
    context.withUnsafePixels { pixels, bytesPerRow in
      for y in 0..<height { for x in 0..<width { pixels[y * bytesPerRow / 4 + x] = 0xFF00_0000 | pixel(x, y) } }
    }
    return try #require(context.makeImage())
  }

  /// What costs much: no pixel follows from those before it.
  private static func noise(_ x: Int, _ y: Int, _ seed: UInt32 = 0) -> UInt32 {
    var value = UInt32(truncatingIfNeeded: x &* 7919 &+ y &* 104_729) &+ seed &* 31
    value = (value ^ value >> 15) &* 0x2C1B_3C6D
    value = (value ^ value >> 12) &* 0x297A_2D39
    return (value ^ value >> 15) & 0xFF_FFFF
  }

  /// The files by what they show.
  private static func parts(from old: CGImage, to new: CGImage) -> [String: SnapshotAttachment] {
    let all = PagePictures.attachments(from: old, to: new)
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  }

  private static func bytes(_ parts: [String: SnapshotAttachment]) -> Int {
    parts.values.reduce(0) { $0 + $1.data.count }
  }

  private static func decoded(_ part: SnapshotAttachment?) throws -> CGImage {
    try CGImage.decode(#require(part).data).image
  }

  private static func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 {
    image.withUnsafePixels { pixels, bytesPerRow in pixels[y * bytesPerRow / 4 + x] }
  }

  @Test func plainScreensAreThereToTheLastBit() throws {
    let old = try Self.image(120, 200) { x, y in y % 40 < 2 ? 0xC6C6C8 : 0xFFFFFF }
    let new = try Self.image(120, 200) { x, y in x == 7 && y == 90 ? 0 : y % 40 < 2 ? 0xC6C6C8 : 0xFFFFFF }
    let parts = Self.parts(from: old, to: new)
    #expect(parts.keys.sorted() == ["page-changed.webp", "page-expected.webp"])
    #expect(try Self.decoded(parts["page-expected.webp"]).hasSamePixels(as: old))
    #expect(parts["page-changed.webp"]?.origin == CGPoint(x: 7, y: 90))
    #expect(parts.values.allSatisfy { $0.wholeSize == nil })
  }

  /// A row of a busy screen.
  @Test func whatDiffersOnABusyScreenIsExact() throws {
    let changed = CGRect(x: 30, y: 100, width: 90, height: 20)
    let old = try Self.image(300, 600) { Self.noise($0, $1) }
    let new = try Self.image(300, 600) { x, y in
      changed.contains(CGPoint(x: x, y: y)) && (x + y) % 3 == 0 ? Self.noise(x, y, 1) : Self.noise(x, y)
    }
    let parts = Self.parts(from: old, to: new)
    #expect(parts.keys.sorted() == ["page-before.webp", "page-changed.webp", "page-expected.webp"])
    #expect(Self.bytes(parts) <= PagePictures.byteLimit)
    #expect(parts["page-expected.webp"]?.wholeSize == CGSize(width: 300, height: 600))
    let (before, after) = try (Self.decoded(parts["page-before.webp"]), Self.decoded(parts["page-changed.webp"]))
    let origin = try #require(parts["page-changed.webp"]?.origin)
    #expect(parts["page-before.webp"]?.origin == origin)
    for y in 0..<600 {
      for x in 0..<300 where Self.pixel(old, x, y) != Self.pixel(new, x, y) {
        let (u, v) = (x - Int(origin.x), y - Int(origin.y))
        try #require(
          Self.pixel(before, u, v) == Self.pixel(old, x, y) && Self.pixel(after, u, v) == Self.pixel(new, x, y))
      }
    }
  }

  @Test func whereMoreDiffersThanThereIsRoomForTheMaskAndTheWorstAreExact() throws {
    let worst = (x: 217, y: 333)
    let old = try Self.image(300, 600) { x, y in x == worst.x && y == worst.y ? 0 : Self.noise(x, y) & 0x7F7F7F }
    let new = try Self.image(300, 600) { x, y in
      if x == worst.x && y == worst.y { return 0xFFFFFF }
      return (x + y) % 5 == 0 ? Self.noise(x, y) & 0x7F7F7F : (Self.noise(x, y) & 0x7F7F7F) + 0x010101
    }
    let parts = Self.parts(from: old, to: new)
    #expect(
      parts.keys.sorted() == [
        "page-actual.webp", "page-before.webp", "page-changed.webp", "page-expected.webp", "page-mask.webp",
      ])
    #expect(Self.bytes(parts) <= PagePictures.byteLimit * 5 / 4)
    let mask = try Self.decoded(parts["page-mask.webp"])
    let corner = try #require(parts["page-mask.webp"]?.origin)
    for y in 0..<600 {
      for x in 0..<300 {
        let (u, v) = (x - Int(corner.x), y - Int(corner.y))
        let isInside = u >= 0 && v >= 0 && u < mask.width && v < mask.height
        let isMarked = isInside && Self.pixel(mask, u, v) != 0
        try #require(isMarked == (Self.pixel(old, x, y) != Self.pixel(new, x, y)), "\(x), \(y)")
      }
    }
    let (before, after) = try (Self.decoded(parts["page-before.webp"]), Self.decoded(parts["page-changed.webp"]))
    let origin = try #require(parts["page-changed.webp"]?.origin)
    let (u, v) = (worst.x - Int(origin.x), worst.y - Int(origin.y))
    #expect(Self.pixel(before, u, v) == 0xFF00_0000 && Self.pixel(after, u, v) == 0xFFFF_FFFF)
  }

  @Test func wholePicturesAreMadeSmallerUntilThereIsRoom() throws {
    let old = try Self.image(400, 600) { Self.noise($0, $1) }
    let new = try Self.image(400, 601) { Self.noise($0, $1) }
    for all in [PagePictures.attachments(from: old, to: new), PagePictures.attachments(of: new)] {
      #expect(all.reduce(0) { $0 + $1.data.count } <= PagePictures.byteLimit)
      let shown = try #require(all.last)
      #expect(shown.name == "page-actual.webp" && shown.wholeSize == CGSize(width: 400, height: 601))
      let image = try CGImage.decode(shown.data).image
      #expect(image.width < 400 && abs(Double(image.height) / Double(image.width) - 601 / 400) < 0.02)
    }
  }
}
