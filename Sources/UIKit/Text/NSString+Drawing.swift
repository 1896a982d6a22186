internal import TextLayout

extension NSString {
  /// The size of the text on its own lines, unrounded, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self as String, attrs).size
  }

  /// Draws the text with its top left corner at a point, in the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self as String, attrs).draw(at: point)
  }

  /// Draws the text in lines inside a rectangle, in the current context; lines that do not fit are left out.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self as String, attrs).draw(in: rect)
  }

  /// Draws the text as the options say, in the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    StringDrawing(self as String, attributes).draw(with: rect, options: options, context: context)
  }

  /// The bounds of the text drawn as the options say within a size, unrounded.
  ///
  /// With `usesLineFragmentOrigin` the text wraps in the width; the height counts with `truncatesLastVisibleLine` only. Without
  /// it is one line, and the rectangle begins above the origin, which is on the baseline. A width or height of 0 sets no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self as String, attributes).boundingRect(with: size, options: options, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text on its own lines, unrounded, in points.
  public func size() -> CGSize { StringDrawing(self).size }

  /// Draws the text with its top left corner at a point, in the current context.
  public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  /// Draws the text in lines inside a rectangle, in the current context; lines that do not fit are left out.
  public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect) }

  /// Draws the text as the options say, in the current context.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringDrawing(self).draw(with: rect, options: options, context: context)
  }

  /// The bounds of the text drawn as the options say within a size, unrounded; see the method of `NSString`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(with: size, options: options, context: context)
  }
}

/// Measures and draws one string.
private struct StringDrawing {
  private static let defaults = TextDefaults(font: UIFont.systemFont(ofSize: 12), foreground: UIColor.black)

  let content: EngineText
  private var text: AttributedText { content.text }

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    content = EngineText(
      AttributedText(string, attributes: TextAttributes(attributes ?? [:], defaults: Self.defaults)))
  }

  init(_ string: NSAttributedString) { content = EngineText(string, defaults: Self.defaults) }

  private init(_ content: EngineText) { self.content = content }

  /// Strings leave the room between lines out unless the options ask for it.
  private var withoutLeading: StringDrawing {
    guard text.runs.contains(where: { $0.attributes.font.leading != 0 }) else { return self }
    return StringDrawing(content.mapped { $0.font.leading = 0 })
  }

  var size: CGSize { TextEngine.shared.size(of: withoutLeading.text) }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextEngine.shared.layout(withoutLeading.text).draw(in: context, at: point, images: content.images)
  }

  func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    withoutLeading.layout(in: rect.size).draw(in: context, at: rect.origin, images: content.images)
  }

  private func layout(in size: CGSize) -> TextFrame {
    TextEngine.shared.layout(
      text, maxWidth: size.width > 0 ? size.width : .infinity, maxHeight: size.height > 0 ? size.height : .infinity)
  }

  func draw(with rect: CGRect, options: NSStringDrawingOptions, context drawing: NSStringDrawingContext?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let placed = placed(in: rect.size, options: options, drawing)
    placed.frame.draw(
      in: context, at: CGPoint(x: rect.minX, y: rect.minY + placed.origin.y), images: content.images)
  }

  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context drawing: NSStringDrawingContext?
  ) -> CGRect {
    // The width is kept and the height given up, unless the last line is to be shortened.
    let height = options.contains(.truncatesLastVisibleLine) ? size.height : 0
    let placed = placed(in: CGSize(width: size.width, height: height), options: options, drawing)
    return CGRect(origin: placed.origin, size: placed.frame.size)
  }

  private func placed(
    in size: CGSize, options: NSStringDrawingOptions, _ drawing: NSStringDrawingContext?
  ) -> (frame: TextFrame, origin: CGPoint) {
    let frame: TextFrame
    var origin = CGPoint.zero
    if options.contains(.usesLineFragmentOrigin) {
      let spaced = options.contains(.usesFontLeading) ? self : withoutLeading
      let shrunk = spaced.shrunk(toFit: size, drawing)
      frame = shrunk.frame(in: size, truncating: options.contains(.truncatesLastVisibleLine))
    } else {
      frame = TextEngine.shared.layout(text, numberOfLines: 1)
      origin.y = -frame.firstBaseline
    }
    drawing?.totalBounds = CGRect(origin: origin, size: frame.size)
    return (frame, origin)
  }

  private func frame(in size: CGSize, truncating: Bool) -> TextFrame {
    let drawn =
      truncating
      ? StringDrawing(content.mapped { $0.paragraph.lineBreakMode = .byTruncatingTail }) : self
    return drawn.layout(in: size)
  }

  /// The text made smaller as far as the drawing context allows.
  private func shrunk(toFit size: CGSize, _ drawing: NSStringDrawingContext?) -> StringDrawing {
    drawing?.actualScaleFactor = 1
    guard let drawing, drawing.minimumScaleFactor > 0, drawing.minimumScaleFactor < 1 else { return self }
    let least = Int((drawing.minimumScaleFactor * 64).rounded(.up))
    for step in stride(from: 64, to: least, by: -1) {
      let factor = CGFloat(step) / 64
      let candidate = StringDrawing(content.scaled(by: factor))
      if !candidate.layout(in: size).isTruncated {
        drawing.actualScaleFactor = factor
        return candidate
      }
    }
    drawing.actualScaleFactor = CGFloat(least) / 64
    return StringDrawing(content.scaled(by: drawing.actualScaleFactor))
  }
}
