/// A line as breaking finds it: which characters, how wide, how high; no glyphs yet.
struct LineRecord {
  /// The replacement of left-out text: `head`, an ellipsis in the font of `span`, `tail`.
  struct Truncation {
    var head: Range<Int>
    var tail: Range<Int>
    var span: Int
    var ellipsisWidth: Double
  }

  var paragraph: Int
  var start: Int
  /// The end of the last character that counts for the width.
  var end: Int
  /// The start of the next line: after hanging white space and the line end.
  var next: Int
  var width: Double
  /// Width of the white space at which the line broke: no part of `width`, but of the size of the text as far as there is room.
  var hangingWidth = 0.0
  var truncation: Truncation?
  /// Width of the hyphen that the line ends with, when it broke at a soft hyphen or inside of a word.
  var hyphenWidth = 0.0
  var isLastOfParagraph = false
  var top = 0.0
  var height = 0.0
  var ascent = 0.0
  var descent = 0.0
  /// Room below the line when another follows.
  var leading = 0.0

  var baseline: Double { top + height - descent }
}
