internal import TextLayout

/// A font at a size.
///
/// The fonts there are: the system font in nine weights, upright and italic, with digits of one width, monospaced and
/// rounded. Text is drawn in an open face and measured with the advances and vertical metrics of iOS (`uikit-facts §10`).
/// Fonts of a text style, and those scaled by `UIFontMetrics`, remember where they come from, so that views that adjust their
/// fonts can ask for the same at another text size.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationObjectMark()
  /// The origin of a font's size.
  enum Origin: Hashable {
    /// A size that stays.
    case fixed
    /// The style's font at a text size, emphasised or not.
    case style(TextStyle)
    /// `base` points, scaled by the style's metrics up to a maximum.
    case scaled(TextStyle, base: CGFloat, maximum: CGFloat)
  }

  /// The font as the text engine knows it.
  private(set) final var font: Font
  private(set) final var origin: Origin

  convenience init(_ font: Font, origin: Origin = .fixed) {
    self.init()
    self.font = font
    self.origin = origin
  }

  /// Makes the system font at `systemFontSize`.
  public override init() {
    font = Font(.system, size: UIFont.systemFontSize, weight: Weight.regular.rawValue)
    origin = .fixed
    super.init()
  }

  /// Makes the font that a descriptor describes; `pointSize` 0 takes the descriptor's own size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var font = descriptor.font
    if pointSize > 0, pointSize != font.pointSize {
      font.pointSize = pointSize
      font.leading = DynamicType.leading(of: font)
    }
    self.font = font
    origin = pointSize > 0 && pointSize != descriptor.pointSize ? .fixed : descriptor.origin
    super.init()
  }

  /// Makes a font by its PostScript name, or that of its family; nil, and a diagnostic, for names of no font.
  ///
  /// There are the system font and those that the application brings: by `UIAppFonts` of its Info.plist and by `CTFontManagerRegister…`. Fonts of
  /// the machine are not seen, so that text is the same on every machine.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = SystemFontName.font(named: fontName, size: fontSize > 0 ? fontSize : UIFont.systemFontSize) else {
      Diagnostics.shared.report(
        Diagnostic(
          kind: .missingResource, summary: "There is no font named \"\(fontName)\".",
          object: "UIFont(name: \"\(fontName)\")",
          likelyCause: BroughtFontNames.likelyCause,
          cure: "Name the font's file in UIAppFonts of the Info.plist or call CTFontManagerRegisterFontsForURL, use "
            + "UIFont.systemFont(ofSize:weight:) or preferredFont(forTextStyle:), or fall back to them with ??."))
      return nil
    }
    self.font = font
    origin = .fixed
    super.init()
  }

  /// Reads a font of a keyed archive; nil where there is none.
  public required init?(coder: NSCoder) {
    guard let descriptor = FontArchive.descriptor(coder) else { return nil }
    (font, origin) = descriptor
    super.init()
  }

  /// Writes name, size and text style into a keyed archive.
  open func encode(with coder: NSCoder) { FontArchive.encode(font, origin, with: coder) }

  /// Archives are read without help of their classes.
  open class var supportsSecureCoding: Bool { true }

  /// Fonts are immutable: the copy is the font.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Names and metrics

  /// The PostScript name that iOS gives the font, such as `.SFUI-Semibold`.
  open var fontName: String { SystemFontName.postscriptName(of: font) }
  /// The family name that iOS gives the font, such as `.AppleSystemUIFont`.
  open var familyName: String { SystemFontName.familyName(of: font) }
  /// The size in points.
  open var pointSize: CGFloat { font.pointSize }
  /// Height of the line above its baseline, positive; 0.952 of the size.
  open var ascender: CGFloat { font.ascender }
  /// Depth of the line below its baseline, negative; −0.241 of the size.
  open var descender: CGFloat { font.descender }
  /// Height of a capital letter.
  open var capHeight: CGFloat { font.capHeight }
  /// Height of a small x.
  open var xHeight: CGFloat { font.xHeight }
  /// Height of a line, 1.193 of the size; `leading` is not in it.
  open var lineHeight: CGFloat { font.lineHeight }
  /// Room between lines that the font asks for, in points; 0 but for fonts of text styles (1.7 for body at Large).
  open var leading: CGFloat { font.leading }
  /// The weight as iOS counts it.
  var weight: Weight { Weight(font.drawnWeight) }

  /// The description of the font, as a value from which variants are made.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, origin: origin) }

  /// The same font at another size, which stays when the reader's text size changes.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = self.font
    font.pointSize = fontSize > 0 ? fontSize : font.pointSize
    font.leading = font.brought == nil ? 0 : DynamicType.leading(of: font)
    return UIFont(font)
  }

  /// The same font at the text size, and with the bold text, of other traits; self when it does not depend on them.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    let category = traits.preferredContentSizeCategory
    var adjusted = font
    if traits.legibilityWeight != .unspecified { adjusted.isBoldText = traits.legibilityWeight == .bold }
    switch origin {
    case .fixed: return self
    case .style(let style): DynamicType.of(style).apply(category, to: &adjusted)
    case .scaled(let style, let base, let maximum):
      adjusted.pointSize = UIFontMetrics.fontSize(base, style: style, category: category, maximum: maximum)
    }
    return adjusted == font ? self : UIFont(adjusted, origin: origin)
  }

  // MARK: Identity

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return self === other || (font == other.font && origin == other.origin)
  }

  open override var hash: Int { font.hashValue }

  open override var description: String { "<UIFont: \(fontName) \(LayoutNumber.text(pointSize)) pt>" }
}

/// Numbers in descriptions, without a fraction where there is none.
enum LayoutNumber {
  static func text(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }
}
