extension UIFont {
  /// The purpose of a text; decides its font at each of the reader's text sizes.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the style.
    public var rawValue: String
    /// Makes a style from Apple's name of it; unknown names have the fonts of `body`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 36 points bold at the text size Large.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// 28 points bold at Large.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// 34 points at the text size Large.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points at Large.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points at Large.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points at Large.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points semibold at Large.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points at Large.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points at Large.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points at Large.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points at Large.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points at Large.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points at Large.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The law by which values made for this style grow with the reader's text size.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
  }
}
