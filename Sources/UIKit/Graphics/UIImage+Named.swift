extension UIImage {
  /// Finds a picture by name in the asset catalogues and image files beside the source; nil, and a diagnostic, without it.
  ///
  /// Looked for in each folder, in order: `*.xcassets/…/NAME.imageset`, then `NAME@3x.png`, `NAME@2x.png`, `NAME.png`
  /// (the scale of the screen first), then the same as `.jpg` and `.jpeg`.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Finds a picture by name for given traits; a bundle's resource folder is searched first.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = ImageCatalogue.image(named: name, bundle: bundle, traits: traitCollection) else { return nil }
    self.init(found.content, found.attributes, asset: found.asset, configuration: found.configurationStorage)
  }

  /// Finds a picture by name for the traits of a configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
  }

  /// Finds a picture by name, for image literals; ends the program when it is not there.
  public convenience init(imageLiteralResourceName name: String) {
    guard let found = ImageCatalogue.image(named: name, bundle: nil, traits: nil) else {
      fatalError("There is no image named \"\(name)\" in \(ResourceSearchPath.folders)")
    }
    self.init(found.content, found.attributes, asset: found.asset)
  }

  // MARK: Symbols

  /// The tick that the system draws beside what is chosen: 20 × 19 points, with alignment insets that reach 2/3 of a point
  /// beyond it above and below.
  ///
  /// The numbers are recorded of iOS 26 (`uikit-facts §17`); no recording of iOS 15 to 18 says otherwise.
  public class var checkmark: UIImage {
    guard let tick = UIImage(systemName: "checkmark"), case .symbol(var glyph) = tick.content else { return UIImage() }
    glyph.recordedSize = CGSize(width: 20, height: 19)
    var attributes = tick.attributes
    attributes.alignmentRectInsets = UIEdgeInsets(top: -2.0 / 3, left: 0, bottom: -2.0 / 3, right: 0)
    return UIImage(.symbol(glyph), attributes, configuration: tick.configurationStorage)
  }

  /// The symbol of that name at 17 points; nil, and a diagnostic, when Apple has none of that name.
  ///
  /// One of Apple's that cannot be drawn is shown as a dashed square, and a diagnostic tells.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// The symbol of that name in a size and weight.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    guard let drawing = SymbolCatalogue.drawing(named: name) else { return nil }
    self.init(symbol: name, drawing: drawing, configuration: configuration)
  }

  /// The symbol of that name for given traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(
      systemName: name,
      withConfiguration: SymbolConfiguration.unspecified.withTraitCollection(traitCollection))
  }

  convenience init(
    symbol name: String, drawing: SymbolDrawing, configuration: Configuration?, attributes: Attributes? = nil,
    traits: UITraitCollection? = nil
  ) {
    let traits = traits ?? configuration?.traitCollection
    let values = configuration?.symbol ?? Configuration.SymbolValues()
    let glyph = SymbolGlyph(
      name: name, drawing: drawing, pointSize: values.resolvedPointSize(traits), weight: values.resolvedWeight,
      scale: values.scale)
    var attributes = attributes ?? Attributes()
    let scale = traits?.displayScale ?? 0
    attributes.scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
    attributes.name = name
    self.init(.symbol(glyph), attributes, configuration: configuration)
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
