import Foundation

/// Characters, words and paragraphs.
extension TextEditor {
  /// How many units are looked at for the edges of a character: longer ones are cut.
  private static let window = 512

  func isLineEnd(_ unit: unichar) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029 }

  /// The beginning of the character that ends before a place.
  func previousCharacter(before index: Int) -> Int {
    guard index > 0 else { return 0 }
    let units = units
    var start = max(0, index - Self.window)
    // A line end is no part of a character but of a pair of its own.
    var place = index - 1
    while place > start {
      if isLineEnd(units.character(at: place - 1)),
        !(units.character(at: place) == 0x0A && units.character(at: place - 1) == 0x0D)
      {
        start = place
        break
      }
      place -= 1
    }
    let text = units.substring(with: NSRange(location: start, length: index - start))
    return index - (text.last.map { $0.utf16.count } ?? 1)
  }

  /// The end of the character that begins at a place.
  func nextCharacter(after index: Int) -> Int {
    guard index < length else { return length }
    let text = units.substring(with: NSRange(location: index, length: min(Self.window, length - index)))
    return index + (text.first.map { $0.utf16.count } ?? 1)
  }

  /// The characters of a paragraph, with its line end.
  func paragraph(at index: Int) -> NSRange {
    units.paragraphRange(for: NSRange(location: min(index, length), length: 0))
  }

  /// Whether a unit is of a word: letters, digits, marks, and the halves of surrogate pairs.
  private func isOfWord(_ unit: unichar) -> Bool {
    if unit == 0x27 || unit == 0x2019 { return true }
    guard let scalar = Unicode.Scalar(unit) else { return true }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil || properties.isDiacritic
      || properties.isGraphemeExtend
  }

  /// The word around a place, or before it; nil for none.
  func word(around index: Int) -> NSRange? {
    let (units, paragraph) = (units, paragraph(at: index))
    let end = paragraph.location + paragraph.length
    var place = min(index, length)
    if place >= end || !isOfWord(units.character(at: place)) {
      guard place > paragraph.location, isOfWord(units.character(at: place - 1)) else { return nil }
      place -= 1
    }
    var (first, last) = (place, place + 1)
    while first > paragraph.location, isOfWord(units.character(at: first - 1)) { first -= 1 }
    while last < end, isOfWord(units.character(at: last)) { last += 1 }
    return NSRange(location: first, length: last - first)
  }

  /// The next end of a word, or backwards the beginning of one.
  func wordBoundary(from index: Int, isForward: Bool) -> Int {
    let units = units
    var place = index
    if isForward {
      while place < length, !isOfWord(units.character(at: place)) { place += 1 }
      while place < length, isOfWord(units.character(at: place)) { place += 1 }
    } else {
      while place > 0, !isOfWord(units.character(at: place - 1)) { place -= 1 }
      while place > 0, isOfWord(units.character(at: place - 1)) { place -= 1 }
    }
    return place
  }

  /// The sentence around a place: up to a full stop, question or exclamation mark with the white space behind it, in its paragraph.
  func sentence(around index: Int) -> NSRange {
    let (units, paragraph) = (units, paragraph(at: index))
    let end = paragraph.location + paragraph.length
    var start = paragraph.location
    var place = start
    while place < end {
      let unit = units.character(at: place)
      place += 1
      guard [0x2E, 0x21, 0x3F, 0x3002, 0xFF01, 0xFF1F, 0x61F].contains(unit) else { continue }
      while place < end, units.character(at: place) == 0x20 { place += 1 }
      if place > index { return NSRange(location: start, length: place - start) }
      start = place
    }
    return NSRange(location: start, length: end - start)
  }

  /// Whether the paragraph at a place reads from right to left: by its own style, or its first letter that has a direction.
  func isRightToLeft(at index: Int) -> Bool {
    let range = paragraph(at: index)
    if range.length > 0 {
      let style = storage.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle
      if let direction = style?.baseWritingDirection, direction != .natural { return direction == .rightToLeft }
    }
    let text = units.substring(with: NSRange(location: range.location, length: min(range.length, 256)))
    return FirstDirection.isRightToLeft(text) ?? (host.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}

/// The direction of the first letter that has one.
enum FirstDirection {
  /// Nil where no letter has one.
  static func isRightToLeft(_ text: String) -> Bool? {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}
