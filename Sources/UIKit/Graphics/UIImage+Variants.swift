extension UIImage {
  private func changed(_ change: (inout Attributes) -> Void) -> UIImage {
    var attributes = self.attributes
    change(&attributes)
    return UIImage(content, attributes, asset: asset, configuration: configurationStorage)
  }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The image in one colour by its alpha, for use as it is.
  public func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// The image in one colour by its alpha, with a rendering mode; as a template a view's tint comes before the colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with parts at the edges that keep their size; what lies between is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with parts at the edges that keep their size; what lies between is tiled or stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The image with insets that Auto Layout leaves out of account.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image mirrored by image views in right-to-left interfaces.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

  /// The image mirrored left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// The image as a configuration asks: a symbol in its size and weight, another image in the variant for its traits.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    if case .symbol(let glyph) = content {
      let merged = configurationStorage?.applying(configuration) ?? configuration
      return UIImage(symbol: glyph.name, drawing: glyph.drawing, configuration: merged, attributes: attributes)
    }
    let image = configuration.traitCollection.map { resolved(for: $0) } ?? self
    return UIImage(image.content, image.attributes, asset: asset, configuration: configuration)
  }

  /// The symbol in a size and weight; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The picture as a PNG file, upright; nil for an image of nothing.
  public func pngData() -> Data? {
    guard let image = attributes.orientation == .up ? cgImage : rendered(size: size, scale: scale) else { return nil }
    return image.pngData()
  }

  /// The picture as a JPEG file, upright and in front of white; nil for an image of nothing.
  ///
  /// The quality goes from 0, the smallest file, to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = attributes.orientation == .up ? cgImage : rendered(size: size, scale: scale) else { return nil }
    return image.jpegData(quality: compressionQuality)
  }

  /// The image ready to be drawn; images are decoded when they are read, so it is the image.
  public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

  /// The image drawn at a size in points; nil when there is nothing to draw.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    rendered(size: size, scale: scale).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}
