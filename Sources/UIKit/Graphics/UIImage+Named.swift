extension UIImage {
  /// What a symbol in the size and weight of a configuration is made of.
  static func symbol(
    _ name: String, drawing: SymbolDrawing, configuration: Configuration?, attributes: Attributes? = nil,
    traits: UITraitCollection? = nil
  ) -> Parts {
    let traits = traits ?? configuration?.traitCollection
    let values = configuration?.symbol ?? Configuration.SymbolValues()
    let glyph = SymbolGlyph(
      name: name, drawing: drawing, pointSize: values.resolvedPointSize(traits), weight: values.resolvedWeight,
      scale: values.scale)
    var attributes = attributes ?? Attributes()
    let scale = traits?.displayScale ?? 0
    attributes.scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
    attributes.name = name
    return Parts(content: .symbol(glyph), attributes: attributes, configuration: configuration)
  }

  convenience init(
    symbol name: String, drawing: SymbolDrawing, configuration: Configuration?, attributes: Attributes? = nil,
    traits: UITraitCollection? = nil
  ) {
    let parts = Self.symbol(
      name, drawing: drawing, configuration: configuration, attributes: attributes, traits: traits)
    self.init(parts.content, parts.attributes, configuration: configuration)
  }

  /// The image as it is shown under a view's traits: the variant of its asset, or the symbol at the view's text size.
  func resolved(for traits: UITraitCollection, preferring preferred: SymbolConfiguration? = nil) -> UIImage {
    if case .symbol(let glyph) = content {
      // What the image says itself wins over what the view prefers.
      let merged = preferred.map { $0.applying(configurationStorage) } ?? configurationStorage
      guard merged?.symbol.textStyle != nil || preferred != nil else { return self }
      return UIImage(
        symbol: glyph.name, drawing: glyph.drawing, configuration: merged, attributes: attributes, traits: traits)
    }
    guard let asset, let variant = asset.image(for: traits) else { return self }
    if case .bitmap(let one) = variant.content, case .bitmap(let two) = content, one === two { return self }
    var attributes = self.attributes
    attributes.scale = variant.attributes.scale
    return UIImage(variant.content, attributes, asset: asset, configuration: configurationStorage)
  }
}
