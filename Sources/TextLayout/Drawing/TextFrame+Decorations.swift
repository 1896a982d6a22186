import CoreGraphics

/// Lines under and through text.
extension TextFrame {
  /// Shares of the size: how thick a line is, and how far below the baseline an underline's top lies. (A rule: those of the iOS
  /// system font have not been measured.)
  private static let thickness = 0.05
  private static let underlineDepth = 0.09

  func drawDecorations(
    of run: GlyphRun, _ line: TextLine, _ attributes: TextAttributes, in context: CGContext, at origin: CGPoint,
    fill: CGColor
  ) {
    guard attributes.underline != nil || attributes.strikethrough != nil, run.width > 0 else { return }
    let scale = max(abs(context.deviceTransform.d), 0.001)
    let baseline = origin.y + line.baseline - attributes.baselineOffset
    let size = attributes.font.pointSize
    if let underline = attributes.underline {
      let top = baseline + size * Self.underlineDepth
      draw(underline, run, line, top: top, size: size, scale: scale, in: context, at: origin, fill: fill)
    }
    if let strikethrough = attributes.strikethrough {
      let top = baseline - (attributes.font.xHeight + size * Self.thickness) / 2
      draw(strikethrough, run, line, top: top, size: size, scale: scale, in: context, at: origin, fill: fill)
    }
  }

  private func draw(
    _ decoration: TextDecoration, _ run: GlyphRun, _ line: TextLine, top: CGFloat, size: CGFloat, scale: CGFloat,
    in context: CGContext, at origin: CGPoint, fill: CGColor
  ) {
    let weight = decoration.style & 0x0F
    guard weight != 0 else { return }
    context.setFillColor(decoration.color ?? fill)
    // Whole device pixels: a line between two is a gray smear.
    let ty = context.deviceTransform.ty
    func snap(_ y: CGFloat) -> CGFloat { (((y * scale + ty) + 0.5).rounded(.down) - ty) / scale }
    let natural = size * Self.thickness * (weight == 2 ? 2 : 1)
    let thickness = max((natural * scale).rounded(), 1) / scale
    for (start, end) in stretches(run, byWord: decoration.style & 0x8000 != 0) {
      let rect = CGRect(x: origin.x + line.x + start, y: snap(top), width: end - start, height: thickness)
      fillPattern((decoration.style >> 8) & 0x07, rect, in: context)
      if weight == 9 {
        fillPattern((decoration.style >> 8) & 0x07, rect.offsetBy(dx: 0, dy: 2 * thickness), in: context)
      }
    }
  }

  /// The parts of a run that are decorated: all of it, or its words.
  private func stretches(_ run: GlyphRun, byWord: Bool) -> [(CGFloat, CGFloat)] {
    guard byWord, !run.isInserted else { return [(run.x, run.x + run.width)] }
    var result: [(CGFloat, CGFloat)] = []
    let units = Array(text.string.utf16)
    for offset in 0..<run.range.count where !LineBreaker.isSpace(units[run.range.lowerBound + offset]) {
      let edges = (run.carets[offset], run.carets[offset + 1])
      let (start, end) = (min(edges.0, edges.1), max(edges.0, edges.1))
      if let last = result.last, abs(last.1 - start) < 0.001 {
        result[result.count - 1].1 = end
      } else if let last = result.last, abs(last.0 - end) < 0.001 {
        result[result.count - 1].0 = start
      } else if end > start {
        result.append((start, end))
      }
    }
    return result
  }

  /// Patterns of `NSUnderlineStyle`: 0 solid, 1 dots, 2 dashes, 3 dash dot, 4 dash dot dot, in multiples of the thickness.
  private func fillPattern(_ pattern: Int, _ rect: CGRect, in context: CGContext) {
    let lengths: [CGFloat]
    switch pattern {
    case 1: lengths = [3, 3]
    case 2: lengths = [10, 5]
    case 3: lengths = [10, 3, 3, 3]
    case 4: lengths = [10, 3, 3, 3, 3, 3]
    default:
      context.fill(rect)
      return
    }
    var x = rect.minX
    var index = 0
    while x < rect.maxX {
      let length = lengths[index % lengths.count] * rect.height
      if index % 2 == 0 {
        context.fill(CGRect(x: x, y: rect.minY, width: min(length, rect.maxX - x), height: rect.height))
      }
      x += length
      index += 1
    }
  }
}
