extension UIImage {
  /// Draws the image; `tint` takes the place of its colours, as do colours given by `withTintColor`.
  func draw(in rect: CGRect, context: CGContext, tint: CGColor?) {
    guard rect.width > 0, rect.height > 0 else { return }
    let color = tint ?? attributes.tint?.cgColor
    switch content {
    case .empty: break
    case .symbol(let glyph):
      context.saveGState()
      if attributes.orientation == .upMirrored { Self.mirror(context, in: rect) }
      // Layers of their own colours keep them, but for an image that was made a template of one.
      let layers = attributes.renderingMode == .alwaysTemplate ? nil : symbolColors?.layers
      glyph.draw(size: size, in: rect, context: context, color: color ?? .black, layers: layers)
      context.restoreGState()
    case .bitmap(let image):
      guard let color else { return drawBitmap(image, in: rect, context: context) }
      context.saveGState()
      context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
      drawBitmap(image, in: rect, context: context)
      context.setBlendMode(.sourceIn)
      context.setFillColor(color)
      context.fill(rect)
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  private static func mirror(_ context: CGContext, in rect: CGRect) {
    context.translateBy(x: rect.minX + rect.maxX, y: 0)
    context.scaleBy(x: -1, y: 1)
  }

  func drawBitmap(_ image: CGImage, in rect: CGRect, context: CGContext) {
    guard attributes.orientation != .up else { return drawParts(image, in: rect, context: context) }
    context.saveGState()
    // The stored picture's own rectangle, about the middle of the target, turned and mirrored there.
    context.translateBy(x: rect.midX, y: rect.midY)
    switch attributes.orientation {
    case .up: break
    case .down: context.rotate(by: .pi)
    case .left: context.rotate(by: -.pi / 2)
    case .right: context.rotate(by: .pi / 2)
    case .upMirrored: context.scaleBy(x: -1, y: 1)
    case .downMirrored: context.scaleBy(x: 1, y: -1)
    case .leftMirrored:
      context.scaleBy(x: -1, y: 1)
      context.rotate(by: .pi / 2)
    case .rightMirrored:
      context.scaleBy(x: -1, y: 1)
      context.rotate(by: -.pi / 2)
    @unknown default: break
    }
    let stored =
      attributes.orientation.swapsSides ? CGSize(width: rect.height, height: rect.width) : rect.size
    drawParts(
      image, in: CGRect(x: -stored.width / 2, y: -stored.height / 2, width: stored.width, height: stored.height),
      context: context)
    context.restoreGState()
  }

  /// Draws nine parts when there are caps, which keep their size; the middle parts fill the rest.
  func drawParts(_ image: CGImage, in rect: CGRect, context: CGContext) {
    guard attributes.isResizable else { return context.drawUpright(image, in: rect) }
    let insets = attributes.capInsets
    let scale = attributes.scale
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let columns = ImageCaps.spans(source: size.width, low: insets.left, high: insets.right, target: rect.width)
    let rows = ImageCaps.spans(source: size.height, low: insets.top, high: insets.bottom, target: rect.height)
    for row in rows {
      for column in columns {
        let part = CGRect(
          x: column.source * scale, y: row.source * scale, width: column.sourceLength * scale,
          height: row.sourceLength * scale)
        guard let piece = image.cropping(to: part) else { continue }
        let target = CGRect(
          x: rect.minX + column.target, y: rect.minY + row.target, width: column.targetLength,
          height: row.targetLength)
        if attributes.resizingMode == .tile {
          tile(piece, size: CGSize(width: column.sourceLength, height: row.sourceLength), in: target, context: context)
        } else {
          context.drawUpright(piece, in: target)
        }
      }
    }
  }

  func tile(_ piece: CGImage, size: CGSize, in target: CGRect, context: CGContext) {
    if size == target.size { return context.drawUpright(piece, in: target) }
    context.saveGState()
    context.clip(to: target)
    context.drawUpright(piece, in: CGRect(origin: target.origin, size: size), byTiling: true)
    context.restoreGState()
  }

  /// The image drawn upright into new pixels; nil when it has no size.
  func rendered(size: CGSize, scale: CGFloat) -> CGImage? {
    guard let context = CGContext(picture: size, scale: scale, of: "UIImage of \(self.size)") else { return nil }
    draw(in: CGRect(origin: .zero, size: size), context: context, tint: nil)
    return context.makeImage()
  }
}

/// The three parts of a resizable image along one axis.
enum ImageCaps {
  struct Span {
    let source: CGFloat
    let sourceLength: CGFloat
    let target: CGFloat
    let targetLength: CGFloat
  }

  /// Parts that have no room are left out; caps larger than the target are made smaller alike.
  static func spans(source: CGFloat, low: CGFloat, high: CGFloat, target: CGFloat) -> [Span] {
    let low = min(max(0, low), source)
    let high = min(max(0, high), source - low)
    let shrink = low + high > target && low + high > 0 ? target / (low + high) : 1
    let (first, last) = (low * shrink, high * shrink)
    let all = [
      Span(source: 0, sourceLength: low, target: 0, targetLength: first),
      Span(
        source: low, sourceLength: source - low - high, target: first, targetLength: target - first - last),
      Span(source: source - high, sourceLength: high, target: target - last, targetLength: last),
    ]
    return all.filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }
}
