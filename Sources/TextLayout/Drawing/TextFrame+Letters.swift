import CoreGraphics

/// Letters that are drawn unlike their font: as outlines, leaning, wider, with a shadow, pressed into the paper.
extension TextFrame {
  func draw(
    _ run: GlyphRun, of line: TextLine, _ attributes: TextAttributes, _ letters: LetterStyle, in context: CGContext,
    at origin: CGPoint, fill: CGColor
  ) {
    context.saveGState()
    defer { context.restoreGState() }
    if let shadow = letters.shadow {
      // One shadow for all of the run: letters cast none on each other.
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
      context.beginTransparencyLayer(in: reach(of: run, line, attributes, at: origin), auxiliaryInfo: nil)
      context.setFillColor(fill)
    }
    if letters.isDrawnByOutline, !run.glyphs.isEmpty, run.emSize > 0, run.face != engine.map.emoji {
      drawOutlines(of: run, line, attributes, letters, in: context, at: origin, fill: fill)
    } else {
      draw(run, of: line, attributes, in: context, at: origin)
    }
    drawDecorations(of: run, line, attributes, in: context, at: origin, fill: fill)
    if letters.shadow != nil { context.endTransparencyLayer() }
  }

  /// Returns the rectangle in which letters and lines of a run may leave pixels.
  private func reach(
    of run: GlyphRun, _ line: TextLine, _ attributes: TextAttributes, at origin: CGPoint
  ) -> CGRect {
    let box = CGRect(x: origin.x + line.x + run.x, y: origin.y + line.top, width: run.width, height: line.height)
    let size = attributes.font.pointSize
    return box.insetBy(dx: -size - abs(attributes.letters?.obliqueness ?? 0) * size, dy: -size)
  }

  private func drawOutlines(
    of run: GlyphRun, _ line: TextLine, _ attributes: TextAttributes, _ letters: LetterStyle, in context: CGContext,
    at origin: CGPoint, fill: CGColor
  ) {
    let transform = context.deviceTransform
    var start = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline - attributes.baselineOffset)
    if transform.b == 0, transform.c == 0, transform.d != 0 {
      // On a whole pixel, as the letters beside it are.
      start.y = (Self.round(transform.d * start.y + transform.ty) - transform.ty) / transform.d
    }
    let path = CGMutablePath()
    engine.withMachine { machine in append(run, to: path, machine, origin: start) }
    guard !path.isEmpty else { return }
    if letters.isLetterpress {
      drawLetterpress(path, in: context, fill: fill)
    } else if letters.strokeWidth <= 0 {
      context.fill(path)
    }
    guard letters.strokeWidth != 0 else { return }
    context.setStrokeColor(letters.strokeColor ?? fill)
    context.setLineWidth(abs(letters.strokeWidth) / 100 * attributes.font.pointSize)
    context.stroke(path)
  }

  /// A light edge below, the letters, and a dark edge inside at their top, each a pixel high.
  ///
  /// (A rule: what iOS draws has not been measured.)
  private func drawLetterpress(_ path: CGPath, in context: CGContext, fill: CGColor) {
    let pixel = 1 / max(abs(context.deviceTransform.d), 0.001)
    var down = CGAffineTransform(translationX: 0, y: pixel)
    guard let lower = path.copy(using: &down) else { return }
    context.setFillColor(CGColor(gray: 1, alpha: 0.5))
    context.fill(lower)
    context.setFillColor(fill)
    context.fill(path)
    context.saveGState()
    context.clip(path)
    let edge = CGMutablePath()
    edge.addRect(path.boundingBoxOfPath.insetBy(dx: -2 * pixel, dy: -2 * pixel))
    edge.addPath(lower)
    context.setFillColor(CGColor(gray: 0, alpha: 0.45))
    context.fill(edge, using: .evenOdd)
    context.restoreGState()
    context.setFillColor(fill)
  }
}

extension LetterStyle {
  /// Whether more is asked for than glyphs in a colour.
  var isDrawnByOutline: Bool { strokeWidth != 0 || obliqueness != 0 || expansion != 0 || isLetterpress }

  /// Returns the distance by which letters of a size reach further because of the style, in points.
  func reach(size: CGFloat) -> CGFloat {
    let shadow = shadow.map { max(abs($0.offset.width), abs($0.offset.height)) + $0.blur * 1.5 } ?? 0
    return abs(strokeWidth) / 100 * size * 2 + abs(obliqueness) * size + shadow + (isLetterpress ? 1 : 0)
  }
}

extension AttributedText {
  /// The distance by which letters reach further because of outlines, slant and shadows, in points.
  public var letterReach: CGFloat {
    runs.reduce(0) { max($0, $1.attributes.letters?.reach(size: $1.attributes.font.pointSize) ?? 0) }
  }
}
