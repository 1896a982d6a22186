import CoreGraphics
import Foundation

@testable import TextLayout

/// A small generator with a seed, so that a failure can be had again.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

enum SampleText {
  /// Pieces of many scripts: spaces, punctuation, combining marks, joined emoji, both directions.
  static let pieces = [
    "the", "quick", "brown", "fox", " ", " ", " ", "  ", "-", ", ", ". ", "AVAST", "0123", "é", "e\u{301}", "ß", "…",
    "“x”",
    "한글", "날씨가", "좋습니다", "日本語", "テキスト", "、", "。", "（漢字）", "中文字", "مرحبا", "العالم", "שלום", "עולם",
    "สวัสดีครับ", "नमस्ते", "क्षि", "👨‍👩‍👧‍👦", "👍🏽", "🇰🇷", "1️⃣", "❤️", "😀", "\u{00A0}", "Ж", "λ", "\u{AD}", "\t",
  ]

  static func random(_ generator: inout SeededGenerator, pieces count: Int, newlines: Bool = true) -> String {
    var text = ""
    for _ in 0..<count {
      text +=
        newlines && Int.random(in: 0..<25, using: &generator) == 0 ? "\n" : pieces.randomElement(using: &generator)!
    }
    return text
  }
}

extension AttributedText {
  /// One font, one style.
  init(
    _ string: String, size: CGFloat = 17, weight: CGFloat = 0, mode: LineBreakMode = .byWordWrapping,
    alignment: TextAlignment = .natural, direction: WritingDirection = .natural, strategy: LineBreakStrategy = []
  ) {
    var style = ParagraphStyle(alignment: alignment, lineBreakMode: mode, lineBreakStrategy: strategy)
    style.baseWritingDirection = direction
    self.init(string, attributes: TextAttributes(font: Font(size: size, weight: weight), paragraph: style))
  }
}

extension TextFrame {
  /// What each line shows, in logical order, with the ellipsis.
  var shown: [String] {
    let units = Array(text.string.utf16)
    return lines.map { line in
      let runs = line.runs.filter { !$0.isInserted && !$0.range.isEmpty }.sorted {
        $0.range.lowerBound < $1.range.lowerBound
      }
      var pieces = runs.map { (start: $0.range.lowerBound, text: String(decoding: units[$0.range], as: UTF16.self)) }
      if let inserted = line.runs.first(where: \.isInserted) {
        let at = pieces.firstIndex { $0.start >= inserted.range.lowerBound } ?? pieces.count
        pieces.insert((inserted.range.lowerBound, line.isTruncated ? "…" : "-"), at: at)
      }
      return pieces.map(\.text).joined()
    }
  }

  /// The characters from left to right.
  func visual(_ line: Int) -> String {
    let units = Array(text.string.utf16)
    return lines[line].runs.map { run in
      let characters = String(decoding: units[run.range], as: UTF16.self)
      return run.isInserted ? "…" : run.isRightToLeft ? String(characters.reversed()) : characters
    }.joined()
  }
}

/// Offsets in UTF-16 units at which Swift's own grapheme breaking sees a boundary.
func graphemeBoundaries(_ text: String) -> Set<Int> {
  var result: Set<Int> = [0]
  var at = 0
  for character in text {
    at += character.utf16.count
    result.insert(at)
  }
  return result
}
