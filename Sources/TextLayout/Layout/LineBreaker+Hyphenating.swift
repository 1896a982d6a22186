import CTextShims
import CoreGraphics

/// Parting words at the ends of lines.
///
/// A word is parted where its line would otherwise leave more room empty than the paragraph allows: where the line without the word takes
/// less of the width than `hyphenationFactor` says. It is parted as late as there is room for its beginning and a hyphen, by the patterns of
/// the paragraph's language. What iOS does beyond Apple's rule (ladders of hyphens, last words of pages) has not been measured.
extension LineBreaker {
  /// Returns the place to part a word without room, on a line that begins at `at` and would end at `end`; nil if the
  /// word stays whole.
  func partingPlace(
    _ paragraph: PreparedText.Paragraph, _ at: Int, end: Int, overflow: Int, available: Double
  ) -> Int? {
    let style = paragraph.style
    guard style.hyphenationFactor > 0, let language = style.language else { return nil }
    var inkEnd = end
    while inkEnd > at, Self.isSpace(analysis.units[inkEnd - 1]) { inkEnd -= 1 }
    guard analysis.width(at..<inkEnd) < available * Double(style.hyphenationFactor) else { return nil }
    let room = available + Self.tolerance
    var found: Int?
    var start = end
    while start <= overflow, start < paragraph.end {
      guard masthead_is_word_unit(analysis.units[start]) != 0 else {
        start += 1
        continue
      }
      var stop = start
      while stop < paragraph.end, masthead_is_word_unit(analysis.units[stop]) != 0 { stop += 1 }
      // The rest of a word that the line before parted is no word.
      if start > paragraph.start, start == at, masthead_is_word_unit(analysis.units[start - 1]) != 0 {
        while start > paragraph.start, masthead_is_word_unit(analysis.units[start - 1]) != 0 { start -= 1 }
      }
      machine.hyphenator.visitPlaces(
        in: analysis.units + start, count: stop - start, language: language, tell: { machine.note($0) }
      ) { place in
        let candidate = start + place
        guard candidate > at else { return true }
        guard candidate <= overflow, analysis.width(at..<candidate) + hyphenWidth(candidate) <= room else {
          return false
        }
        found = candidate
        return true
      }
      start = stop
    }
    return found
  }
}
