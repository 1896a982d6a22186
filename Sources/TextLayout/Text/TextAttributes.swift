import CoreGraphics

/// The look of characters.
public struct TextAttributes: Hashable, Sendable {
  /// The font; where it lacks a character another of the list is taken.
  public var font: Font
  /// The colour of the text; nil draws in the context's fill colour.
  public var foreground: CGColor?
  /// Colour behind the characters, as high as the line; nil is none.
  public var background: CGColor?
  /// Points added after every character, the last included.
  public var kern: CGFloat = 0
  /// Points by which glyphs are raised; lines grow to hold them.
  public var baselineOffset: CGFloat = 0
  /// The line under the characters; nil is none.
  public var underline: TextDecoration?
  /// The line through the characters; nil is none.
  public var strikethrough: TextDecoration?
  /// The drawing of letters where that is unlike their font: outlines, slant, width, shadow; nil for letters as they
  /// are.
  public var letters: LetterStyle?
  /// Directions that the characters read in inside of their paragraph, from the outermost on; see ``DirectionEmbedding``.
  public var embeddings: [DirectionEmbedding] = []
  /// The box of a U+FFFC character; without a box the character takes no room.
  public var attachment: TextAttachmentBox?
  /// The style of the paragraph; its first character's counts.
  public var paragraph = ParagraphStyle()
  /// The language whose shapes Chinese characters have; nil lets the text decide: Japanese beside kana, Korean beside
  /// hangul, else simplified Chinese.
  public var hanLanguage: HanLanguage?

  /// Makes attributes without decoration.
  public init(font: Font, foreground: CGColor? = nil, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.font = font
    self.foreground = foreground
    self.paragraph = paragraph
  }
}

/// The style of letters that are drawn unlike their font.
public struct LetterStyle: Hashable, Sendable {
  /// A shadow of letters and of the lines under and through them.
  public struct Shadow: Hashable, Sendable {
    /// The offset to the right and down, in points.
    public var offset: CGSize
    /// Twice the standard deviation, in points.
    public var blur: CGFloat
    /// The colour, black at a third unless said.
    public var color: CGColor

    /// Makes a shadow.
    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  /// The width of the line about letters, in hundredths of the font's size: above 0 the line alone, below 0 about
  /// filled letters.
  public var strokeWidth: CGFloat = 0
  /// The line's colour; nil is the letters'.
  public var strokeColor: CGColor?
  /// The share of their height by which letters lean to the right.
  public var obliqueness: CGFloat = 0
  /// The natural logarithm of how much wider letters, and the room that they take, are.
  public var expansion: CGFloat = 0
  /// The shadow; nil is none.
  public var shadow: Shadow?
  /// Whether letters look pressed into the paper.
  public var isLetterpress = false

  /// Letters as they are.
  public init() {}

  /// The factor of widths: 1 for no expansion, at most 20 to either side.
  public var widthFactor: CGFloat { expansion == 0 ? 1 : exp(min(max(expansion, -3), 3)) }
}

/// A direction inside of the paragraph's, as the characters U+202A to U+202E set it.
public struct DirectionEmbedding: Hashable, Sendable {
  /// Whether the characters read from right to left.
  public var isRightToLeft: Bool
  /// Whether all characters have the direction, instead of their own.
  public var isOverride: Bool

  /// Makes a direction.
  public init(isRightToLeft: Bool, isOverride: Bool) {
    self.isRightToLeft = isRightToLeft
    self.isOverride = isOverride
  }
}

/// A line under or through text.
public struct TextDecoration: Hashable, Sendable {
  /// The raw value of `NSUnderlineStyle`: 1 single, 2 thick, 9 double; patterns and by-word are added to it.
  public var style: Int
  /// The colour of the lines; nil draws in the text's colour.
  public var color: CGColor?

  /// Makes a line, a single one in the text's colour unless said.
  public init(style: Int = 1, color: CGColor? = nil) {
    self.style = style
    self.color = color
  }
}

/// Room for something that is not text, with its bottom left corner `y` points above the baseline.
public struct TextAttachmentBox: Hashable, Sendable {
  /// Width and height in points.
  public var size: CGSize
  /// The distance of its bottom above the baseline, in points.
  public var y: CGFloat
  /// Tells attachments apart in `TextFrame.attachments`.
  public var identifier: Int
  /// Points of room at each side.
  public var padding: CGFloat = 0

  /// Makes a box.
  public init(size: CGSize, y: CGFloat = 0, identifier: Int) {
    self.size = size
    self.y = y
    self.identifier = identifier
  }
}
