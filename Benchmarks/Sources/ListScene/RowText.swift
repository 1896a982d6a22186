/// The text of a row: the same words for the same number, in every program that shows the scene.
///
/// A row has 20 to 200 characters: words of the list in an order that a linear congruential generator gives, cut to length.
enum RowText {
  private static let words: [String] = [
    "list", "row", "header", "footer", "section", "scroll", "table", "view", "cell", "label", "image", "stack",
    "layout", "width", "height", "anchor", "guide", "margin", "inset", "frame", "bounds", "center", "leading",
    "trailing", "a", "the", "of", "and", "to", "in", "is", "it", "on", "as", "at", "by", "quick", "brown", "fox",
    "jumps", "over", "lazy", "dog", "while", "every", "morning", "river", "mountain", "window", "garden", "yellow",
    "silver", "paper", "number", "seven", "eleven", "travel", "station", "coffee", "message", "reply", "friend",
    "yesterday", "tomorrow",
  ]

  private struct Generator {
    var state: UInt32

    init(seed: UInt32) { state = seed &* 2_654_435_761 &+ 12345 }

    mutating func next() -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8)
    }
  }

  /// The text of a row, counted from 0 over the whole list.
  static func text(ofRow row: Int) -> String {
    var generator = Generator(seed: UInt32(truncatingIfNeeded: row))
    let length = 20 + generator.next() % 181
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length + 12)
    while bytes.count < length {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      bytes.append(contentsOf: words[generator.next() % words.count].utf8)
    }
    bytes.removeLast(bytes.count - length)
    if bytes[length - 1] == UInt8(ascii: " ") { bytes[length - 1] = UInt8(ascii: ".") }
    bytes[0] -= 32
    return String(decoding: bytes, as: UTF8.self)
  }
}
