extension UIImage {
  /// The image as large as text for accessibility wants it to be: the image itself at other text sizes.
  func grown(for traits: UITraitCollection) -> UIImage {
    let category = traits.preferredContentSizeCategory
    guard category.isAccessibilityCategory, configurationStorage?.symbol.textStyle == nil else { return self }
    return enlarged(by: DynamicType.of(.body).growth(category))
  }

  /// The same picture `factor` times as large.
  func enlarged(by factor: CGFloat) -> UIImage {
    var attributes = self.attributes
    attributes.baseline = attributes.baseline.map { $0 * factor }
    attributes.capInsets = attributes.capInsets.scaled(by: factor)
    attributes.alignmentRectInsets = attributes.alignmentRectInsets.scaled(by: factor)
    switch content {
    case .empty: return self
    case .bitmap:
      attributes.scale /= factor
      return UIImage(content, attributes, asset: asset, configuration: configurationStorage, assetPlace: assetPlace)
    case .symbol(let glyph):
      let larger = SymbolGlyph(
        name: glyph.name, drawing: glyph.drawing, pointSize: glyph.pointSize * factor, weight: glyph.weight,
        scale: glyph.scale, recordedSize: glyph.recordedSize)
      return UIImage(
        .symbol(larger), attributes, asset: asset, configuration: configurationStorage, assetPlace: assetPlace)
    }
  }
}

extension UIEdgeInsets {
  fileprivate func scaled(by factor: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }
}
