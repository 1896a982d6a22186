/// A symbol at a size and weight.
///
/// The em is 1.2 times the point size at medium scale: a circle, 20 of 24 units of the grid, is as wide as the point size, as
/// recorded of `checkmark.circle.fill` (17.0 points at 17, `uikit-facts §17`); small and large scale are 0.79 and 1.29 of that. The
/// image's size is the drawing with a margin of 1/16 of the point size on each side (the recorded picture is 16/18 disc), rounded
/// up to pixels. Other sizes than that of the disc are rules, not measurements.
struct SymbolGlyph: Hashable {
  let name: String
  let drawing: SymbolDrawing
  let pointSize: CGFloat
  let weight: UIImage.SymbolWeight
  let scale: UIImage.SymbolScale
  /// A size in points at a point size of 17 that takes the place of the rule.
  var recordedSize: CGSize?

  private var scaledSize: CGFloat {
    switch scale {
    case .small: pointSize * 0.79
    case .large: pointSize * 1.29
    default: pointSize
    }
  }

  private var em: CGFloat { scaledSize * 1.2 }

  private var margin: CGFloat { scaledSize / 16 }

  /// Share of the em by which strokes are thicker than regular ones.
  private var emboldening: CGFloat { max(-0.045, min(0.05, weight.fontWeight().rawValue * 0.075)) }

  var art: SymbolArt? { SymbolCatalogue.art(drawing, emboldening: emboldening) }
  private var artBounds: CGRect? { SymbolCatalogue.bounds(drawing, emboldening: emboldening) }

  /// The size in points, in whole pixels of `displayScale`.
  func size(displayScale: CGFloat) -> CGSize {
    let scale = max(1, displayScale)
    if let recordedSize {
      let factor = scaledSize / 17
      return CGSize(
        width: PixelGrid.ceil(recordedSize.width * factor, scale: scale),
        height: PixelGrid.ceil(recordedSize.height * factor, scale: scale))
    }
    guard let bounds = artBounds else { return .zero }
    return CGSize(
      width: PixelGrid.ceil(bounds.width * em + 2 * margin, scale: scale),
      height: PixelGrid.ceil(bounds.height * em + 2 * margin, scale: scale))
  }

  /// Draws the symbol as it lies in an image of `size` that is stretched to `rect`.
  ///
  /// `layers` are the colours of the sign and of the shape about it, in place of the one colour.
  func draw(
    size: CGSize, in rect: CGRect, context: CGContext, color: CGColor, layers: (CGColor, CGColor)? = nil
  ) {
    guard let art, let bounds = artBounds, size.width > 0, size.height > 0 else { return }
    let transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(CGAffineTransform(scaleX: em, y: em))
      .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
      .concatenating(CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    guard let layers else { return art.draw(in: context, transform: transform, color: color) }
    for (part, color) in art.layers(sign: layers.0, ground: layers.1) {
      part.draw(in: context, transform: transform, color: color)
    }
  }
}
