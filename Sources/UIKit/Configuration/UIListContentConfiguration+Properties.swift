extension UIListContentConfiguration {
  /// How one of the two texts looks.
  public struct TextProperties: Hashable {
    /// The alignment of lines.
    public enum TextAlignment: Hashable, Sendable {
      /// The edge at which reading begins.
      case natural
      case center
      case justified
    }

    /// The treatment of letters before they are shown.
    public enum TextTransform: Hashable, Sendable {
      case none
      case uppercase
      case lowercase
      /// Words begin with a capital.
      case capitalized
    }

    var fontPart: Styled<UIFont>
    var colorPart: Styled<UIColor>
    var colorTransformerPart = Styled<ColorTransformerPart?>(nil)
    var alignmentPart = Styled(TextAlignment.natural)
    var lineBreakModePart = Styled(NSLineBreakMode.byTruncatingTail)
    var numberOfLinesPart = Styled(0)
    var adjustsFontSizePart = Styled(false)
    var minimumScaleFactorPart = Styled<CGFloat>(0)
    var adjustsForCategoryPart = Styled(true)
    var tightensPart = Styled(false)
    var transformPart: Styled<TextTransform>

    init(font: UIFont, color: UIColor, transform: TextTransform = .none) {
      fontPart = Styled(font)
      colorPart = Styled(color)
      transformPart = Styled(transform)
    }

    mutating func keep(_ other: TextProperties) {
      fontPart.keep(other.fontPart)
      colorPart.keep(other.colorPart)
      colorTransformerPart.keep(other.colorTransformerPart)
      alignmentPart.keep(other.alignmentPart)
      lineBreakModePart.keep(other.lineBreakModePart)
      numberOfLinesPart.keep(other.numberOfLinesPart)
      adjustsFontSizePart.keep(other.adjustsFontSizePart)
      minimumScaleFactorPart.keep(other.minimumScaleFactorPart)
      adjustsForCategoryPart.keep(other.adjustsForCategoryPart)
      tightensPart.keep(other.tightensPart)
      transformPart.keep(other.transformPart)
    }

    /// The font.
    public var font: UIFont {
      get { fontPart.value }
      set { fontPart.value = newValue }
    }
    /// The colour, which `colorTransformer` turns into the shown one.
    public var color: UIColor {
      get { colorPart.value }
      set { colorPart.value = newValue }
    }
    /// Makes the colour that is shown; nil shows `color`.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { colorTransformerPart.value?.transformer }
      set { colorTransformerPart.value = ColorTransformerPart(newValue) }
    }
    /// The alignment of lines; `natural` unless set.
    public var alignment: TextAlignment {
      get { alignmentPart.value }
      set { alignmentPart.value = newValue }
    }
    /// The treatment of text that does not fit; shortened at its end unless set.
    public var lineBreakMode: NSLineBreakMode {
      get { lineBreakModePart.value }
      set { lineBreakModePart.value = newValue }
    }
    /// The most lines there may be; 0, which is any number, unless set.
    public var numberOfLines: Int {
      get { numberOfLinesPart.value }
      set { numberOfLinesPart.value = newValue }
    }
    /// Whether text that is too wide is drawn smaller, down to `minimumScaleFactor`.
    public var adjustsFontSizeToFitWidth: Bool {
      get { adjustsFontSizePart.value }
      set { adjustsFontSizePart.value = newValue }
    }
    /// The least share of its size to which text is made smaller; 0 sets no limit.
    public var minimumScaleFactor: CGFloat {
      get { minimumScaleFactorPart.value }
      set { minimumScaleFactorPart.value = newValue }
    }
    /// Whether a line that is too long by up to a twentieth of its room is set closer before it is shortened; false unless set.
    public var allowsDefaultTighteningForTruncation: Bool {
      get { tightensPart.value }
      set { tightensPart.value = newValue }
    }
    /// Whether the font follows the reader's text size; true unless set.
    public var adjustsFontForContentSizeCategory: Bool {
      get { adjustsForCategoryPart.value }
      set { adjustsForCategoryPart.value = newValue }
    }
    /// The treatment of letters; attributed texts stay as they are.
    public var transform: TextTransform {
      get { transformPart.value }
      set { transformPart.value = newValue }
    }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How the image looks.
  public struct ImageProperties: Hashable {
    /// The dimension that stands for what the system reserves for symbols.
    ///
    /// As a side of `reservedLayoutSize` it gives other images as much room.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    var symbolConfigurationPart: Styled<UIImage.SymbolConfiguration?>
    var tintColorPart: Styled<UIColor?>
    var tintColorTransformerPart = Styled<ColorTransformerPart?>(nil)
    var cornerRadiusPart = Styled<CGFloat>(0)
    var maximumSizePart = Styled(SizePart(.zero))
    var reservedLayoutSizePart = Styled(SizePart(.zero))
    /// Whether the image keeps its colours where the reader has colours turned over; false unless set.
    public var accessibilityIgnoresInvertColors = false

    init(symbolConfiguration: UIImage.SymbolConfiguration?, tintColor: UIColor?) {
      symbolConfigurationPart = Styled(symbolConfiguration)
      tintColorPart = Styled(tintColor)
    }

    mutating func keep(_ other: ImageProperties) {
      symbolConfigurationPart.keep(other.symbolConfigurationPart)
      tintColorPart.keep(other.tintColorPart)
      tintColorTransformerPart.keep(other.tintColorTransformerPart)
      cornerRadiusPart.keep(other.cornerRadiusPart)
      maximumSizePart.keep(other.maximumSizePart)
      reservedLayoutSizePart.keep(other.reservedLayoutSizePart)
      accessibilityIgnoresInvertColors = other.accessibilityIgnoresInvertColors
    }

    /// Size and weight of symbols that do not say themselves.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { symbolConfigurationPart.value }
      set { symbolConfigurationPart.value = newValue }
    }
    /// The colour of symbols and other templates; nil is the view's tint colour.
    public var tintColor: UIColor? {
      get { tintColorPart.value }
      set { tintColorPart.value = newValue }
    }
    /// Makes the tint that is shown; nil shows `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintColorTransformerPart.value?.transformer }
      set { tintColorTransformerPart.value = ColorTransformerPart(newValue) }
    }
    /// How round the image's corners are, in points.
    public var cornerRadius: CGFloat {
      get { cornerRadiusPart.value }
      set { cornerRadiusPart.value = newValue }
    }
    /// The largest size in points that the image is shown in, keeping its shape; a side of 0 sets no limit.
    public var maximumSize: CGSize {
      get { maximumSizePart.value.size }
      set { maximumSizePart.value = SizePart(newValue) }
    }
    /// The room for the image, in whose middle it stands.
    ///
    /// A side of 0 is the standard dimension for symbols, and the image's own for others.
    public var reservedLayoutSize: CGSize {
      get { reservedLayoutSizePart.value.size }
      set { reservedLayoutSizePart.value = SizePart(newValue) }
    }

    /// The tint that is shown in a view of a tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }
}

/// A size that can be hashed.
struct SizePart: Hashable {
  var width: CGFloat
  var height: CGFloat

  init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  var size: CGSize { CGSize(width: width, height: height) }
}

/// Insets that can be hashed.
struct InsetsPart: Hashable {
  var top: CGFloat
  var leading: CGFloat
  var bottom: CGFloat
  var trailing: CGFloat

  init(_ insets: NSDirectionalEdgeInsets) {
    (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}
