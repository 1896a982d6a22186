import CTextShims
import Foundation

/// Sizes of whole strings in one font, for labels that are measured again and again.
struct SizeCache {
  struct Key {
    var hash: UInt64
    var text: String
    var font: Font
    var maxWidth: Double
    var numberOfLines: Int32
    /// Line-break mode, strategy and the like, packed.
    var mode: UInt32
  }

  private struct Entry {
    var key: Key
    var size: CGSize
  }

  private var entries: [Entry?] = []
  private static let sets = 2048
  private static let ways = 2

  static func hash(_ text: inout String, font: Font, maxWidth: Double, numberOfLines: Int, mode: UInt32) -> UInt64 {
    var seed = font.pointSize.native.bitPattern &* 0x9E37_79B9_7F4A_7C15
    seed ^= font.weight.native.bitPattern &* 0xC2B2_AE3D_27D4_EB4F
    seed ^= UInt64(font.family.rawValue) << 1 | (font.isItalic ? 1 : 0)
    seed = (seed << 23 | seed >> 41) ^ maxWidth.bitPattern
    seed = (seed << 23 | seed >> 41) &+ UInt64(truncatingIfNeeded: numberOfLines) << 32 &+ UInt64(mode)
    return text.withUTF8 { masthead_hash($0.baseAddress, $0.count, seed) }
  }

  mutating func size(_ key: Key) -> CGSize? {
    guard !entries.isEmpty else { return nil }
    let set = Int(truncatingIfNeeded: key.hash % UInt64(Self.sets)) * Self.ways
    for way in 0..<Self.ways {
      if let entry = entries[set + way], entry.key.hash == key.hash, Self.isSame(entry.key, key) { return entry.size }
    }
    return nil
  }

  mutating func insert(_ size: CGSize, _ key: Key) {
    if entries.isEmpty { entries = Array(repeating: nil, count: Self.sets * Self.ways) }
    let set = Int(truncatingIfNeeded: key.hash % UInt64(Self.sets)) * Self.ways
    entries[set + 1] = entries[set]
    entries[set] = Entry(key: key, size: size)
  }

  private static func isSame(_ one: Key, _ other: Key) -> Bool {
    // The hash, of the exact bytes, tells apart what `==` on strings takes for equal (é in one or two characters).
    one.font == other.font && one.maxWidth == other.maxWidth && one.numberOfLines == other.numberOfLines
      && one.mode == other.mode && one.text == other.text
  }
}
