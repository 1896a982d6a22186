import Foundation

/// Characters as rich text writes them: bytes of a code page, and single units of UTF-16.
enum RTFCharacters {
  /// The encoding of a code page; Windows' Latin alphabet for those that are not known.
  static func encoding(codePage: Int?) -> String.Encoding {
    switch codePage {
    case 1250: .windowsCP1250
    case 1251: .windowsCP1251
    case 1253: .windowsCP1253
    case 1254: .windowsCP1254
    case 932: .shiftJIS
    case 65001: .utf8
    default: .windowsCP1252
    }
  }

  /// Private characters that stand for the first halves of characters until their second ones come.
  private static let halves: Range<UInt32> = 0x10F000..<0x10F400

  /// Appends a unit, joined with the half of a character that stands at the end.
  static func append(_ unit: UInt16, to text: inout String) {
    if UTF16.isLeadSurrogate(unit) {
      guard let half = UnicodeScalar(halves.lowerBound + UInt32(unit - 0xD800)) else { return }
      text.unicodeScalars.append(half)
    } else if UTF16.isTrailSurrogate(unit) {
      guard let last = text.unicodeScalars.last, halves.contains(last.value) else { return text.append("\u{FFFD}") }
      text.unicodeScalars.removeLast()
      text += String(decoding: [UInt16(last.value - halves.lowerBound) + 0xD800, unit], as: UTF16.self)
    } else {
      text += String(decoding: [unit], as: UTF16.self)
    }
  }

  /// The text with U+FFFD for halves that were left alone.
  static func withoutHalves(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { halves.contains($0.value) }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(halves.contains(scalar.value) ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }
}
