import Foundation

extension UIImage {
  /// What an image is asked to be like: the traits it is for, and for symbols size and weight.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits that the image is for.
    open private(set) var traitCollection: UITraitCollection?
    final fileprivate(set) var symbol = SymbolValues()

    /// Size and weight of a symbol, unspecified unless set.
    struct SymbolValues: Hashable, Sendable {
      var pointSize: CGFloat = 0
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified

      mutating func merge(_ other: SymbolValues) {
        if other.pointSize > 0 || other.textStyle != nil {
          pointSize = other.pointSize
          textStyle = other.textStyle
        }
        if other.weight != .unspecified { weight = other.weight }
        if other.scale != .unspecified { scale = other.scale }
      }
    }

    /// Makes a configuration that says nothing.
    public override required init() { super.init() }

    /// Makes a configuration for traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init()
      self.traitCollection = traitCollection
    }

    /// A configuration of the same class for other traits and symbols.
    final func replacing(traits: UITraitCollection?, symbol: SymbolValues) -> Self {
      let made = Self()
      (made.traitCollection, made.symbol) = (traits, symbol)
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
      return replacing(traits: otherConfiguration.traitCollection ?? traitCollection, symbol: symbol)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return self === other || (symbol == other.symbol && traitCollection == other.traitCollection)
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
