/// A symbol at a size and weight.
///
/// The em is 1.36 times the point size at medium scale, which gives a full symbol (20 of 24 units of its grid) the height of
/// Apple's `circle`; small and large scale are 0.79 and 1.29 of that. The image's size is the outline with a margin of
/// 1/34 of the point size on each side, rounded up to pixels. These are rules, not measurements.
struct SymbolGlyph: Hashable {
  let name: String
  let drawing: SymbolDrawing
  let pointSize: CGFloat
  let weight: UIImage.SymbolWeight
  let scale: UIImage.SymbolScale

  private var em: CGFloat {
    switch scale {
    case .small: pointSize * 1.36 * 0.79
    case .large: pointSize * 1.36 * 1.29
    default: pointSize * 1.36
    }
  }

  private var margin: CGFloat { pointSize / 34 }

  /// Share of the em by which strokes are thicker than regular ones.
  private var emboldening: CGFloat { max(-0.045, min(0.05, weight.fontWeight().rawValue * 0.075)) }

  var outline: SymbolOutline? { SymbolCatalogue.outline(drawing, emboldening: emboldening) }

  /// The size in points, in whole pixels of `displayScale`.
  func size(displayScale: CGFloat) -> CGSize {
    guard let outline else { return .zero }
    let scale = max(1, displayScale)
    return CGSize(
      width: PixelGrid.ceil(outline.bounds.width * em + 2 * margin, scale: scale),
      height: PixelGrid.ceil(outline.bounds.height * em + 2 * margin, scale: scale))
  }

  /// The outline as it lies in an image of `size` that is stretched to `rect`.
  func path(size: CGSize, in rect: CGRect) -> CGPath? {
    guard let outline, size.width > 0, size.height > 0 else { return nil }
    let transform = CGAffineTransform(translationX: -outline.bounds.midX, y: -outline.bounds.midY)
      .concatenating(CGAffineTransform(scaleX: em, y: em))
      .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
      .concatenating(CGAffineTransform(scaleX: rect.width / size.width, y: rect.height / size.height))
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    return outline.path.applying(transform)
  }
}
