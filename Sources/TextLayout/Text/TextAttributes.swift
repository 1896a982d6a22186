import CoreGraphics

/// How characters look.
public struct TextAttributes: Hashable, Sendable {
  /// The font; where it lacks a character another of the list is taken.
  public var font: Font
  /// Nil draws in the context's fill colour.
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
  /// The box that a U+FFFC character stands for; without one it takes no room.
  public var attachment: TextAttachmentBox?
  /// The style of the paragraph; its first character's counts.
  public var paragraph = ParagraphStyle()
  /// Whose shapes Chinese characters have; nil lets the text decide: Japanese beside kana, Korean beside hangul, else
  /// simplified Chinese.
  public var hanLanguage: HanLanguage?

  /// Makes attributes without decoration.
  public init(font: Font, foreground: CGColor? = nil, paragraph: ParagraphStyle = ParagraphStyle()) {
    self.font = font
    self.foreground = foreground
    self.paragraph = paragraph
  }
}

/// A line under or through text.
public struct TextDecoration: Hashable, Sendable {
  /// The raw value of `NSUnderlineStyle`: 1 single, 2 thick, 9 double; patterns and by-word are added to it.
  public var style: Int
  /// Nil draws in the text's colour.
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
  /// How far its bottom lies above the baseline, in points.
  public var y: CGFloat
  /// Tells attachments apart in `TextFrame.attachments`.
  public var identifier: Int

  /// Makes a box.
  public init(size: CGSize, y: CGFloat = 0, identifier: Int) {
    self.size = size
    self.y = y
    self.identifier = identifier
  }
}
