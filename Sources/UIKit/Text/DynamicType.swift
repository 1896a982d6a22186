internal import TextLayout

/// Dynamic Type as tables: eleven styles by twelve text sizes, XS … AX5 (`uikit-facts §10.1`, measured on iOS).
struct DynamicType {
  let style: UIFont.TextStyle
  /// Point size of the style's font at each text size.
  let pointSizes: [CGFloat]
  /// Distance of baselines of the style at each text size; `UIFontMetrics` scales by ratios of these.
  let leadings: [CGFloat]
  /// Weight of the style's font.
  let weight: UIFont.Weight
  /// Weight when the style is emphasised (bold trait), from Apple's Human Interface Guidelines.
  let emphasizedWeight: UIFont.Weight

  private init(
    _ style: UIFont.TextStyle, _ pointSizes: [CGFloat], _ leadings: [CGFloat], weight: UIFont.Weight = .regular,
    emphasized: UIFont.Weight = .semibold
  ) {
    self.style = style
    self.pointSizes = pointSizes
    self.leadings = leadings
    self.weight = weight
    emphasizedWeight = emphasized
  }

  static let all: [DynamicType] = [
    DynamicType(
      .largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70], emphasized: .bold),
    DynamicType(
      .title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68], emphasized: .bold),
    DynamicType(
      .title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66], emphasized: .bold),
    DynamicType(
      .title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    DynamicType(
      .headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62], weight: .semibold),
    DynamicType(
      .body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    DynamicType(
      .callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    DynamicType(
      .subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
    DynamicType(
      .footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    DynamicType(
      .caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51], emphasized: .medium),
    DynamicType(
      .caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
  ]

  static let body = all[5]
  private static let extraLargeTitles = [
    extraLarge(.extraLargeTitle, like: all[0], by: 2), extraLarge(.extraLargeTitle2, like: all[1], by: 0),
  ]

  /// The tables of a style; those of `body` for an unknown one.
  static func of(_ style: UIFont.TextStyle) -> DynamicType {
    all.first { $0.style == style } ?? extraLargeTitles.first { $0.style == style } ?? body
  }

  /// Point size of the style's font; unknown text sizes count as Large.
  func pointSize(_ category: UIContentSizeCategory) -> CGFloat { pointSizes[category.column] }

  /// The style's font at a text size, with the room between its lines.
  ///
  /// Baselines of lines are as far apart as `leadings` say: body text of two lines is 20.287 + 22 points high, and footnotes, whose
  /// font is 15.5 high, stand 18 apart (heights of wrapped labels of text styles in the oracle `ib-layouts`; styles other than
  /// body and subheadline by the same rule). A font that is higher than that keeps its height.
  func apply(_ category: UIContentSizeCategory, to font: inout Font) {
    font.pointSize = pointSize(category)
    font.leading = max(0, leadings[category.column] - font.lineHeight) + Self.leading(of: font)
  }

  /// The addition of tight and loose lines to the room between lines: two points (Human Interface Guidelines,
  /// "Typography").
  ///
  /// Fonts that the application brings have the room that their files ask for.
  static func leading(of font: Font) -> CGFloat {
    let own = font.brought.map { CGFloat($0.lineGap) * font.pointSize } ?? 0
    return own + 2 * CGFloat(font.leadingTrait)
  }

  /// The largest titles by the tables of `largeTitle` and `title1` (a rule: iOS has sizes for Large alone, 36 and 28 points, bold).
  private static func extraLarge(_ style: UIFont.TextStyle, like title: DynamicType, by points: CGFloat) -> DynamicType
  {
    DynamicType(
      style, title.pointSizes.map { $0 + points }, title.leadings.map { $0 + points }, weight: .bold, emphasized: .heavy
    )
  }

  /// How much a value made for Large grows at a text size.
  func growth(_ category: UIContentSizeCategory) -> CGFloat {
    leadings[category.column] / leadings[UIContentSizeCategory.large.column]
  }
}
