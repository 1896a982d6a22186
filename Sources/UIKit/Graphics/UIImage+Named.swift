extension UIImage {
  /// The content and attributes of a symbol in the size and weight of a configuration.
  static func symbol(
    _ name: String, drawing: SymbolDrawing, configuration: Configuration?, attributes: Attributes? = nil,
    traits: UITraitCollection? = nil
  ) -> Parts {
    let traits = traits ?? configuration?.traitCollection
    let values = configuration?.symbol ?? Configuration.SymbolValues()
    let glyph = SymbolGlyph(
      name: name, drawing: drawing, pointSize: values.resolvedPointSize(traits), weight: values.resolvedWeight,
      scale: values.scale)
    var attributes = attributes ?? Attributes(flipsForRightToLeft: SymbolNaming.isMirrored(name))
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

  /// The colours of a symbol's layers; nil for one colour.
  final var symbolColors: Configuration.SymbolColors? { isSymbolImage ? configurationStorage?.symbol.colors : nil }

  /// The variant for traits among those registered with the asset at run time; nil for none.
  private func given(for traits: UITraitCollection) -> UIImage? {
    let configuration = (configurationStorage ?? Configuration()).withTraitCollection(traits)
    guard let variant = variant(for: configuration) else { return nil }
    if variant.content.isSame(as: content) { return self }
    var attributes = self.attributes
    attributes.scale = variant.attributes.scale
    attributes.orientation = variant.attributes.orientation
    return UIImage(variant.content, attributes, configuration: configurationStorage, assetPlace: assetPlace)
  }

  /// The image as it is shown under a view's traits: the variant of its asset, or the symbol at the view's text size.
  func resolved(for traits: UITraitCollection, preferring preferred: SymbolConfiguration? = nil) -> UIImage {
    if let given = given(for: traits), given !== self { return given.resolved(for: traits, preferring: preferred) }
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
    return UIImage(
      variant.content, attributes, asset: asset, configuration: configurationStorage, assetPlace: assetPlace)
  }
}

extension UIImage.Content {
  /// Whether both are the same pixels or the same symbol.
  func isSame(as other: UIImage.Content) -> Bool {
    switch (self, other) {
    case (.empty, .empty): true
    case (.bitmap(let one), .bitmap(let two)): one === two
    case (.symbol(let one), .symbol(let two)): one == two
    default: false
    }
  }
}
