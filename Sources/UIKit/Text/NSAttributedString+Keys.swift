internal import TextLayout

/// Attributed strings of Foundation on Linux have no initialiser without arguments, and an extension cannot override the one of `NSObject`.
public protocol _AttributedStringMadeEmpty {}
extension NSAttributedString: _AttributedStringMadeEmpty {}

extension _AttributedStringMadeEmpty where Self: NSAttributedString {
  /// Makes an empty string, as Apple's Foundation does; a subclass makes it its own way.
  @_disfavoredOverload public init() {
    let isMutable = Self.self is NSMutableAttributedString.Type
    let empty = isMutable ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
    guard let empty = empty as? Self else {
      fatalError(
        "\(Self.self)(): give the subclass an initialiser without arguments, or write \(Self.self)(string: \"\")")
    }
    self = empty
  }
}

extension NSAttributedString.Key {
  /// A `UIFont`; without it 12 points of the system font, in a label the label's font.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The language of the text, an identifier of BCP 47 such as `de` or `en-GB`, by whose rules words are parted.
  public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
  /// An `NSParagraphStyle`; the one at a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor` for the characters; without it black, in a label the label's colour.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the characters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: 0 has letters follow each other along the line, which is how iOS sets all text, whatever the number is.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  /// A number: points added after each character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// A number: the raw value of an `NSUnderlineStyle` for a line through the characters.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A number: the raw value of an `NSUnderlineStyle` for a line under the characters.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A number: points by which the characters are raised.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `UIColor` for the line under the characters.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor` for the line through the characters.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// A number: 0 has no ligatures but those that a script cannot be without, others have what the font has.
  ///
  /// The system font has none in running text, as on iOS.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// A number: points added after each character, without ligatures; counts where `kern` is not there or 0.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// A `UIColor` for the line by `strokeWidth`; without it the colour of the characters.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A number: how wide the line about letters is, in hundredths of the font's size.
  ///
  /// Above 0 letters are their outlines alone, below 0 they are filled as well; 0 is letters as they are.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow` under characters and their decoration.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The name of an effect, a `TextEffectStyle` or its raw value; others than `letterpressStyle` are none.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// A number: by how much of their height letters lean to the right.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// A number: the natural logarithm of how much wider letters are drawn and set; held to -3…3.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// An array of numbers, from the outermost direction on: an `NSWritingDirection` and an `NSWritingDirectionFormatType`, added.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// Whether a direction inside of a paragraph holds for characters with one of their own.
public enum NSWritingDirectionFormatType: _Enumeration, Sendable {
  // Silent: NSWritingDirectionFormatType.embedding, override | numbers that are added to a direction's, read as
  //   bits
  /// Characters that have a direction keep it.
  case embedding
  /// All characters have the direction.
  case override
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 2 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place < 1 ? place : 2 }
}

extension NSAttributedString {
  /// Names an effect that letters are drawn with.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Letters that are pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

extension ParagraphStyle {
  /// Sets the language for hyphenation of a text without language to the application's, or English.
  mutating func useApplicationLanguage() {
    if language == nil { language = ResourceSearchPath.languageOfTables ?? "en" }
  }
}

/// The values for attributes that a text lacks.
struct TextDefaults {
  var font: UIFont
  /// Nil leaves the colour to the context's fill colour.
  var foreground: UIColor?
  var paragraph = ParagraphStyle()
}

extension TextAttributes {
  /// Reads the attributes of an attributed string; dynamic colours are resolved under the current traits.
  init(_ attributes: [NSAttributedString.Key: Any], defaults: TextDefaults) {
    let font = attributes[.font] as? UIFont ?? defaults.font
    let foreground = (attributes[.foregroundColor] as? UIColor) ?? defaults.foreground
    let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? defaults.paragraph
    self.init(font: font.font, foreground: foreground?.cgColor, paragraph: paragraph)
    self.paragraph.language = (attributes[.languageIdentifier] as? String) ?? self.paragraph.language
    if self.paragraph.hyphenationFactor > 0 { self.paragraph.useApplicationLanguage() }
    guard !attributes.isEmpty else { return }
    background = (attributes[.backgroundColor] as? UIColor)?.cgColor
    kern = Self.number(attributes[.kern]) ?? 0
    if kern == 0 { kern = Self.number(attributes[.tracking]) ?? 0 }
    if kern != 0 || Self.number(attributes[.ligature]) == 0 { self.font.features.insert(.noLigatures) }
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
    underline = Self.decoration(attributes[.underlineStyle], attributes[.underlineColor])
    strikethrough = Self.decoration(attributes[.strikethroughStyle], attributes[.strikethroughColor])
    letters = Self.letters(attributes)
    embeddings = Self.embeddings(attributes[.writingDirection])
  }

  private static func letters(_ attributes: [NSAttributedString.Key: Any]) -> LetterStyle? {
    var style = LetterStyle()
    style.strokeWidth = number(attributes[.strokeWidth]) ?? 0
    if style.strokeWidth != 0 { style.strokeColor = (attributes[.strokeColor] as? UIColor)?.cgColor }
    style.obliqueness = number(attributes[.obliqueness]) ?? 0
    style.expansion = number(attributes[.expansion]) ?? 0
    style.shadow = (attributes[.shadow] as? NSShadow)?.letterShadow
    let effect = attributes[.textEffect]
    let name = (effect as? NSAttributedString.TextEffectStyle)?.rawValue ?? effect as? String
    style.isLetterpress = name == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue
    return style == LetterStyle() ? nil : style
  }

  private static func embeddings(_ value: Any?) -> [DirectionEmbedding] {
    let numbers = (value as? [Any])?.compactMap { number($0).map { Int($0) } } ?? []
    return numbers.map { DirectionEmbedding(isRightToLeft: $0 & 1 == 1, isOverride: $0 & 2 == 2) }
  }

  private static func decoration(_ style: Any?, _ color: Any?) -> TextDecoration? {
    let bits: Int
    switch style {
    case let style as NSUnderlineStyle: bits = style.rawValue
    default: bits = number(style).map { Int($0) } ?? 0
    }
    return bits == 0 ? nil : TextDecoration(style: bits, color: (color as? UIColor)?.cgColor)
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case nil: nil
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
