internal import TextLayout

/// Attributed strings of Foundation on Linux have no initialiser without arguments, and an extension cannot override the one of `NSObject`.
public protocol _AttributedStringMadeEmpty {}
extension NSAttributedString: _AttributedStringMadeEmpty {}

extension _AttributedStringMadeEmpty {
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
  /// An `NSParagraphStyle`; the one at a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor` for the characters; without it black, in a label the label's colour.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the characters.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
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
}

/// What a text takes where its attributes say nothing.
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
    guard !attributes.isEmpty else { return }
    background = (attributes[.backgroundColor] as? UIColor)?.cgColor
    kern = Self.number(attributes[.kern]) ?? 0
    baselineOffset = Self.number(attributes[.baselineOffset]) ?? 0
    underline = Self.decoration(attributes[.underlineStyle], attributes[.underlineColor])
    strikethrough = Self.decoration(attributes[.strikethroughStyle], attributes[.strikethroughColor])
  }

  private static func decoration(_ style: Any?, _ color: Any?) -> TextDecoration? {
    let bits: Int
    switch style {
    case let style as NSUnderlineStyle: bits = style.rawValue
    default: bits = number(style).map { Int($0) } ?? 0
    }
    return bits == 0 ? nil : TextDecoration(style: bits, color: (color as? UIColor)?.cgColor)
  }

  private static func number(_ value: Any?) -> CGFloat? {
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
