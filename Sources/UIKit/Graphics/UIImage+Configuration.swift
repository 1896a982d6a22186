import Foundation

extension UIImage {
  /// The requested variant of an image: its traits, and for symbols size and weight.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits that the image is for.
    open private(set) var traitCollection: UITraitCollection?
    /// The language that the image is for; nil is any.
    ///
    /// Assets choose among the images that are registered with them by it.
    open private(set) var locale: Locale?
    final fileprivate(set) var symbol = SymbolValues()

    /// The colours of a symbol's layers, the first that of the sign.
    struct SymbolColors: Hashable, Sendable {
      /// One colour, weaker in the parts behind the sign.
      var isHierarchical = false
      /// None is one colour, whatever was said before.
      var colors: [UIColor] = []

      /// The colours of the sign and of the shape about it under the current traits; nil for one colour.
      var layers: (CGColor, CGColor)? {
        guard let first = colors.first?.cgColor else { return nil }
        // The second layer has half of the first one's strength (WWDC 2021, "What's new in SF Symbols").
        if isHierarchical { return (first, first.copy(alpha: first.alpha / 2) ?? first) }
        return (first, colors.count > 1 ? colors[1].cgColor : first)
      }
    }

    /// Size and weight of a symbol, unspecified unless set.
    struct SymbolValues: Hashable, Sendable {
      var pointSize: CGFloat = 0
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: SymbolColors?

      mutating func merge(_ other: SymbolValues) {
        if other.pointSize > 0 || other.textStyle != nil {
          pointSize = other.pointSize
          textStyle = other.textStyle
        }
        if other.weight != .unspecified { weight = other.weight }
        if other.scale != .unspecified { scale = other.scale }
        if other.colors != nil { colors = other.colors }
      }
    }

    /// Makes a configuration that says nothing.
    public override required init() { super.init() }

    /// Makes a configuration for traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init()
      self.traitCollection = traitCollection
    }

    /// Makes a configuration for a language; nil is any.
    public convenience init(locale: Locale?) {
      self.init()
      self.locale = locale
    }

    /// A configuration of the same class for other traits and symbols.
    final func replacing(traits: UITraitCollection?, symbol: SymbolValues) -> Self {
      let made = Self()
      (made.traitCollection, made.symbol, made.locale) = (traits, symbol, locale)
      return made
    }

    /// The same for another language; nil is any.
    open func withLocale(_ locale: Locale?) -> Self {
      let made = replacing(traits: traitCollection, symbol: symbol)
      made.locale = locale
      return made
    }

    /// Configurations are immutable: the copy is the configuration.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      replacing(traits: traitCollection, symbol: symbol)
    }

    /// Both together; where both say something the other one wins.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      var symbol = self.symbol
      symbol.merge(otherConfiguration.symbol)
      let made = replacing(traits: otherConfiguration.traitCollection ?? traitCollection, symbol: symbol)
      made.locale = otherConfiguration.locale ?? locale
      return made
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return self === other
        || (symbol == other.symbol && traitCollection == other.traitCollection && locale == other.locale)
    }

    open override var hash: Int { symbol.hashValue }
  }

  /// Size and weight of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private static let none = SymbolConfiguration()

    /// Says nothing.
    open class var unspecified: SymbolConfiguration { none }

    private convenience init(_ symbol: SymbolValues) {
      self.init()
      self.symbol = symbol
    }

    /// The scale alone.
    public convenience init(scale: SymbolScale) { self.init(SymbolValues(scale: scale)) }
    /// The size of text that the symbol goes with; regular, at medium scale.
    public convenience init(pointSize: CGFloat) { self.init(SymbolValues(pointSize: pointSize)) }
    /// The weight alone.
    public convenience init(weight: SymbolWeight) { self.init(SymbolValues(weight: weight)) }
    /// Size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight))
    }
    /// Size, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
    }
    /// The size and weight of a text style, at the reader's text size.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(SymbolValues(textStyle: textStyle)) }
    /// The size and weight of a text style, at the reader's text size, and the scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolValues(textStyle: textStyle, scale: scale))
    }
    /// The size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// The size and weight of a font, and the scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolValues(pointSize: font.pointSize, weight: font.weight.symbolWeight(), scale: scale))
    }

    /// One colour, in which the shape about a sign is weaker than the sign.
    ///
    /// Symbols whose drawing does not tell the two apart are of the one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolValues(colors: SymbolColors(isHierarchical: true, colors: [hierarchicalColor])))
    }
    /// The colours of the sign and of the shape about it; of no colours nothing is said, and those behind the second are not used.
    ///
    /// Symbols whose drawing does not tell the two apart are of the first colour.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolValues(colors: paletteColors.isEmpty ? nil : SymbolColors(colors: paletteColors)))
    }
    /// One colour, the view's tint, in place of colours that are said elsewhere.
    open class func preferringMonochrome() -> Self { Self().changed { $0.colors = SymbolColors() } }

    /// The same with a fixed size instead of that of a text style.
    open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }
    /// The same without a scale.
    open func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }
    /// The same without a weight.
    open func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }
    /// The same without size and weight.
    open func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = 0
        $0.weight = .unspecified
      }
    }

    private func changed(_ change: (inout SymbolValues) -> Void) -> Self {
      var symbol = self.symbol
      change(&symbol)
      return replacing(traits: traitCollection, symbol: symbol)
    }

    /// Whether both say the same.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
  }
}

extension UIImage.Configuration.SymbolValues {
  /// The size that is meant under given traits; 17 points unless said otherwise.
  func resolvedPointSize(_ traits: UITraitCollection?) -> CGFloat {
    if let textStyle { return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize }
    return pointSize > 0 ? pointSize : 17
  }

  /// The weight that is meant; that of the text style unless said otherwise.
  var resolvedWeight: UIImage.SymbolWeight {
    if weight != .unspecified { return weight }
    return textStyle.map { DynamicType.of($0).weight.symbolWeight() } ?? .regular
  }
}
