internal import TextLayout

/// A label's lines and where they go in a rectangle of a size.
struct LabelLayout {
  let frame: TextFrame
  let images: [AttachedImage?]
  /// From the top left corner of the rectangle.
  let origin: CGPoint
}

extension UILabel: LayerContentDrawing {
  /// A subclass that draws for itself in `draw(_:)` gets a bitmap; others are drawn into the frame.
  func installContentDrawing() {
    guard !DrawOverrides.contains(type(of: self), beyond: UILabel.self) else { return }
    layer.contentDrawing = self
  }

  package func drawContent(of layer: CALayer, in context: CGContext) {
    traitCollection.performAsCurrent {
      UIGraphicsPushContext(context)
      drawText(in: bounds)
      UIGraphicsPopContext()
    }
  }

  package var contentIsStableUnderClipping: Bool { isPlain && type(of: self) == UILabel.self }

  /// Marks above and below the line of some scripts, and the shadow, lie outside of the bounds.
  package var contentOutset: CGFloat {
    let shadow = shadowColor == nil ? 0 : max(abs(shadowOffset.width), abs(shadowOffset.height))
    let letters = attributedStorage == nil ? 0 : engineText.text.letterReach
    return (font.lineHeight / 4 + max(shadow, letters)).rounded(.up)
  }

  /// Sets the text in lines for a rectangle of a size: shrunk if asked for, shortened, in the middle.
  func layout(in size: CGSize) -> LabelLayout {
    if let known = cache.frame, known.size == size { return known.layout }
    // Auto Layout asks for baselines outside of drawing: colours are those of the label's own traits all the same.
    var content = EngineText(AttributedText())
    traitCollection.performAsCurrent { content = engineTextForDrawing }
    let text = content.text
    let factor = adjustsFontSizeToFitWidth ? shrinkFactor(for: text, in: size) : 1
    let limit = heightLimit(size.height, factor: factor)
    let frame = TextEngine.shared.layout(
      text.scaled(by: factor), maxWidth: size.width, maxHeight: limit, numberOfLines: numberOfLines)
    let scale = displayScale
    var top = Self.blockTop(frame, in: size, scale: scale)
    if factor < 1 {
      switch baselineAdjustment {
      case .alignCenters: break
      case .none: top = 0
      case .alignBaselines:
        let full = TextEngine.shared.layout(text, maxWidth: .infinity, numberOfLines: 1)
        let baseline = Self.blockTop(full, in: size, scale: scale) + full.firstBaseline
        top = PixelGrid.round(baseline, scale: scale) - frame.firstBaseline
      @unknown default:
        let full = TextEngine.shared.layout(text, maxWidth: .infinity, numberOfLines: 1)
        let baseline = Self.blockTop(full, in: size, scale: scale) + full.firstBaseline
        top = PixelGrid.round(baseline, scale: scale) - frame.firstBaseline
      }
    }
    let layout = LabelLayout(frame: frame, images: content.images, origin: CGPoint(x: 0, y: top))
    cache.frame = (size, layout)
    return layout
  }

  /// The top of the text in a rectangle of a size: text rounded up to whole pixels is centred, on pixels.
  ///
  /// Baselines are rounded from there (`uikit-facts §17`): the unrounded line is not centred in the rounded one.
  private static func blockTop(_ frame: TextFrame, in size: CGSize, scale: CGFloat) -> CGFloat {
    PixelGrid.round((size.height - PixelGrid.ceil(frame.size.height, scale: scale)) / 2, scale: scale)
  }

  /// Lines that do not fit are left out; a label that was rounded down by a pixel keeps its lines.
  private func heightLimit(_ height: CGFloat, factor: CGFloat) -> CGFloat {
    numberOfLines == 1 ? .infinity : height + 1 / displayScale
  }

  /// The largest share of its size, to 1/64, at which the text fits; at least `minimumScaleFactor`.
  private func shrinkFactor(for text: AttributedText, in size: CGSize) -> CGFloat {
    let engine = TextEngine.shared
    func fits(_ factor: CGFloat) -> Bool {
      let scaled = text.scaled(by: factor)
      if numberOfLines == 1 {
        return engine.size(of: scaled, numberOfLines: 1).width <= size.width + 0.001
      }
      return !engine.layout(scaled, maxWidth: size.width, maxHeight: size.height, numberOfLines: numberOfLines)
        .isTruncated
    }
    if fits(1) { return 1 }
    var low = max(0, Int((min(1, max(0, minimumScaleFactor)) * 64).rounded(.up)))
    var high = 64
    guard low < high else { return 1 }
    low = max(low, 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(CGFloat(middle) / 64) { low = middle } else { high = middle }
    }
    return CGFloat(low) / 64
  }

  func drawText(in rect: CGRect, context: CGContext) {
    guard rect.width > 0, rect.height > 0 else { return }
    let layout = layout(in: rect.size)
    guard !layout.frame.lines.isEmpty else { return }
    let origin = CGPoint(x: rect.minX + layout.origin.x, y: rect.minY + layout.origin.y)
    context.saveGState()
    // What does not fit is cut off at the edges; text that fits may have marks and overshoots outside of its lines.
    let pixel = 1 / displayScale
    if layout.frame.isWider(than: rect.width + pixel) || layout.frame.size.height > rect.height + pixel {
      context.clip(to: rect)
    }
    if !isEnabled { context.setAlpha(0.5) }
    if let shadowColor {
      context.setFillColor(shadowColor.cgColor)
      let plain = layout.frame.text.mapped {
        $0.foreground = nil
        $0.background = nil
      }
      let shadow = TextEngine.shared.layout(
        plain, maxWidth: rect.width, maxHeight: heightLimit(rect.height, factor: 1), numberOfLines: numberOfLines)
      shadow.draw(in: context, at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height))
    }
    context.setFillColor(drawnTextColor.cgColor)
    layout.frame.draw(in: context, at: origin, images: layout.images)
    context.restoreGState()
  }
}

extension TextFrame {
  /// Whether a line reaches further than a width from its first glyph's room to its last.
  fileprivate func isWider(than width: CGFloat) -> Bool { lines.contains { $0.width > width } }
}
