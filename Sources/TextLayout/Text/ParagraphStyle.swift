import CoreGraphics

/// The alignment of lines between the margins; raw values are those of `NSTextAlignment` on iOS.
public enum TextAlignment: Int, Hashable, Sendable, CaseIterable {
  case left, center, right, justified
  /// The side at which the paragraph's language begins.
  case natural
}

/// The ways to break or shorten text that is too long; raw values are those of `NSLineBreakMode`.
public enum LineBreakMode: Int, Hashable, Sendable, CaseIterable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  var truncates: Bool { rawValue >= LineBreakMode.byTruncatingHead.rawValue }
}

/// Finer rules for where lines may break; raw values are those of `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a style without spacing or indents.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A last line of one word takes a second word from the line before.
  public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
  /// Korean breaks at spaces only, and inside a word only when the word is longer than the line.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
  /// The strategy of labels: push out, and break Korean by ICU's rules, between syllables.
  ///
  /// Since iOS 11 labels avoid a last line of one word. Whether they also keep Korean words together is told
  /// differently, and developers ask for `hangulWordPriority` to get it, so it is not taken to be part of this.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

  var keepsHangulWords: Bool { contains(.hangulWordPriority) && self != .standard }
}

/// Base direction of a paragraph; raw values are those of `NSWritingDirection`.
public enum WritingDirection: Int, Hashable, Sendable {
  /// The direction of the first strong character (UAX #9, rules P2 and P3); left to right without one.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The style in which the lines of a paragraph are set; lengths in points.
///
/// Its meaning is that of `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines.
  public var alignment = TextAlignment.natural
  /// The way to break or shorten text that is too long.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// Finer rules for where lines may break.
  public var lineBreakStrategy: LineBreakStrategy = []
  /// The direction in which the paragraph reads.
  public var baseWritingDirection = WritingDirection.natural
  /// The room added between lines, not after the last.
  public var lineSpacing: CGFloat = 0
  /// The room added after the paragraph when another follows.
  public var paragraphSpacing: CGFloat = 0
  /// The room added before the paragraph when another precedes.
  public var paragraphSpacingBefore: CGFloat = 0
  /// Distance of the paragraph's first line from its leading margin.
  public var firstLineHeadIndent: CGFloat = 0
  /// Distance of the other lines from the leading margin.
  public var headIndent: CGFloat = 0
  /// The end of lines: from the leading margin when positive, from the trailing one when zero or negative.
  public var tailIndent: CGFloat = 0
  /// The least height of a line; the added height stands above the text.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, 0 for none; the surplus is taken from above the text.
  public var maximumLineHeight: CGFloat = 0
  /// Natural line heights are multiplied by this first; 0 means 1.
  public var lineHeightMultiple: CGFloat = 0
  /// The tab stops in order of location; nil is every 28 points.
  public var tabStops: [TabStop]?
  /// The distance of tabs behind the last stop, which stand at its multiples; 0 is 28 points.
  public var defaultTabInterval: CGFloat = 0
  /// Whether a last line that is too long by up to a twentieth of its room is set closer before it is shortened.
  public var tightensForTruncation = false
  /// Words are parted at the ends of lines that take less than this part of their width otherwise; 0 is never.
  public var hyphenationFactor: Float = 0
  /// The language whose rules words are parted by, an identifier of BCP 47; nil leaves them whole.
  public var language: String?

  /// Makes a style without spacing or indents.
  public init(
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .byWordWrapping,
    lineBreakStrategy: LineBreakStrategy = []
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineBreakStrategy = lineBreakStrategy
  }
}

/// A place that a tab leads to.
public struct TabStop: Hashable, Sendable {
  /// The alignment at the stop of the text behind the tab, up to the next tab or the end.
  public enum Alignment: UInt8, Hashable, Sendable {
    /// The text begins at the stop.
    case leading
    /// The middle of the text is at the stop.
    case center
    /// The text ends at the stop.
    case trailing
    /// The first of `terminators` in the text is at the stop; text without one ends there.
    case decimal
  }

  /// The distance from the paragraph's leading margin, in points.
  public var location: CGFloat
  /// The alignment of text at the stop.
  public var alignment: Alignment
  /// The UTF-16 units that `decimal` looks for.
  public var terminators: Set<UInt16>

  /// Makes a stop.
  public init(location: CGFloat, alignment: Alignment = .leading, terminators: Set<UInt16> = []) {
    self.location = location
    self.alignment = alignment
    self.terminators = terminators
  }
}
