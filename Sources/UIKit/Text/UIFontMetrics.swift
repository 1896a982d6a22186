/// How fonts and lengths made for the text size Large grow with the reader's text size.
///
/// The law (`uikit-facts §10.1`): a value grows by the ratio of the style's line leading to that at Large. Values are rounded to
/// device pixels; font sizes to whole points, from the unrounded value.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  let textStyle: UIFont.TextStyle

  private static let body = UIFontMetrics(forTextStyle: .body)

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { body }

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = DynamicType.of(textStyle).style
    super.init()
  }

  /// The font at the reader's text size, from the current traits.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// The font at the reader's text size, at most `maximumPointSize` large.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the text size of given traits; nil means the current.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the text size of given traits, at most `maximumPointSize` large; 0 sets no limit.
  ///
  /// A font that was scaled already ends the program, as on iOS: scale the font made for the text size Large.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if case .scaled = font.origin {
      fatalError(
        "UIFontMetrics.scaledFont(for:) got \(font), which was scaled already. Scale the font made for the text size Large."
      )
    }
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    var scaled = font.font
    scaled.leading = 0
    scaled.isBoldText = UIFont.asksForBoldText(traitCollection)
    scaled.pointSize = Self.fontSize(
      font.pointSize, style: textStyle, category: Self.category(of: traitCollection), maximum: maximum)
    return UIFont(scaled, origin: .scaled(textStyle, base: font.pointSize, maximum: maximum))
  }

  /// The length at the reader's text size, rounded to pixels of the current traits.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// The length at the text size of given traits, rounded to their pixels; nil means the current.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let own = traitCollection?.displayScale ?? 0
    let scale = own > 0 ? own : max(1, UITraitCollection.current.displayScale)
    let grown = value * DynamicType.of(textStyle).growth(Self.category(of: traitCollection))
    return PixelGrid.round(grown, scale: scale)
  }

  static func fontSize(
    _ base: CGFloat, style: UIFont.TextStyle, category: UIContentSizeCategory, maximum: CGFloat
  ) -> CGFloat {
    min(maximum, (base * DynamicType.of(style).growth(category)).rounded())
  }

  /// The text size of traits, or the current one where they name none.
  static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    if let own = traits?.preferredContentSizeCategory, own != .unspecified { return own }
    return UITraitCollection.current.preferredContentSizeCategory
  }
}

/// A view whose fonts follow the reader's text size when asked to.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of text styles, and those scaled by `UIFontMetrics`, are replaced when the text size changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
