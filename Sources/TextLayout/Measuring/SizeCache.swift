import CTextShims
import CoreGraphics

/// Sizes of whole strings in one font, for labels that are measured again and again; two entries to a set, the older goes.
struct SizeCache {
  private struct Entry {
    var hash: UInt64
    var text: String
    var font: Font
    var maxWidth: Double
    var numberOfLines: Int32
    var mode: UInt32
    var size: CGSize
  }

  private var entries: [Entry?] = []
  private static let sets = 2048

  static func hash(_ text: inout String, font: Font, maxWidth: Double, numberOfLines: Int, mode: UInt32) -> UInt64 {
    var seed = Double(font.pointSize).bitPattern &* 0x9E37_79B9_7F4A_7C15
    seed ^= Double(font.weight).bitPattern &* 0xC2B2_AE3D_27D4_EB4F
    seed ^= Double(font.leading).bitPattern &* 0x1656_67B1_9E37_79F9
    seed ^= font.features.rawValue &* 0x2545_F491_4F6C_DD1D
    seed ^= UInt64(font.brought?.id ?? 0) << 8
    seed ^= UInt64(font.family.rawValue) << 2 | (font.isBoldText ? 2 : 0) | (font.isItalic ? 1 : 0)
    seed = (seed << 23 | seed >> 41) ^ maxWidth.bitPattern
    seed = (seed << 23 | seed >> 41) &+ UInt64(truncatingIfNeeded: numberOfLines) << 32 &+ UInt64(mode)
    return text.withUTF8 { masthead_hash($0.baseAddress, $0.count, seed) }
  }

  private static func slot(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash & UInt64(sets - 1)) * 2 }

  func size(
    _ hash: UInt64, text: String, font: Font, maxWidth: Double, numberOfLines: Int32, mode: UInt32
  ) -> CGSize? {
    guard !entries.isEmpty else { return nil }
    let slot = Self.slot(hash)
    for way in slot...slot + 1 {
      // The hash, of the exact bytes, tells apart what `==` on strings takes for equal (é in one or two characters).
      if let entry = entries[way], entry.hash == hash, entry.maxWidth == maxWidth, entry.numberOfLines == numberOfLines,
        entry.mode == mode, entry.font == font, entry.text == text
      {
        return entry.size
      }
    }
    return nil
  }

  mutating func insert(
    _ size: CGSize, hash: UInt64, text: String, font: Font, maxWidth: Double, numberOfLines: Int32, mode: UInt32
  ) {
    if entries.isEmpty { entries = Array(repeating: nil, count: Self.sets * 2) }
    let slot = Self.slot(hash)
    entries[slot + 1] = entries[slot]
    entries[slot] = Entry(
      hash: hash, text: text, font: font, maxWidth: maxWidth, numberOfLines: numberOfLines, mode: mode, size: size)
  }
}
