import CoreGraphics

/// Drawing.
extension TextFrame {
  /// Draws the text with its top left corner at a point of the context's space, y down.
  ///
  /// Under a transform that only moves and scales, glyphs are drawn from a cache of masks, at quarters of a device pixel
  /// horizontally, with baselines on whole device pixels, as iOS places them; under others their outlines are filled. Text without a
  /// colour has the context's fill colour, which stays as it was.
  public func draw(in context: CGContext, at origin: CGPoint) {
    guard !lines.isEmpty else { return }
    let fill = context.fillColor
    defer { context.setFillColor(fill) }
    for line in lines { drawBackgrounds(of: line, in: context, at: origin) }
    for line in lines {
      for run in line.runs {
        let attributes = text.runs[run.attributesIndex].attributes
        context.setFillColor(attributes.foreground ?? fill)
        if let letters = attributes.letters {
          draw(run, of: line, attributes, letters, in: context, at: origin, fill: attributes.foreground ?? fill)
          continue
        }
        draw(run, of: line, attributes, in: context, at: origin)
        drawDecorations(of: run, line, attributes, in: context, at: origin, fill: attributes.foreground ?? fill)
      }
    }
  }

  /// The outlines of all glyphs in the frame's coordinates; colour emoji have none.
  public func glyphPath() -> CGPath {
    engine.withMachine { machine in
      let path = CGMutablePath()
      for line in lines {
        for run in line.runs {
          let origin = CGPoint(x: line.x, y: line.baseline - raise(run))
          append(run, to: path, machine, origin: origin)
        }
      }
      return path
    }
  }

  private func raise(_ run: GlyphRun) -> CGFloat { text.runs[run.attributesIndex].attributes.baselineOffset }

  func append(_ run: GlyphRun, to path: CGMutablePath, _ machine: TextMachine, origin: CGPoint) {
    let letters = text.runs[run.attributesIndex].attributes.letters
    let across = run.emSize * (letters?.widthFactor ?? 1)
    let lean = run.emSize * (letters?.obliqueness ?? 0)
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let outline = CGPath(elements: machine.glyphPath(face: run.face, glyph: glyph))
      let placed = CGAffineTransform(
        a: across, b: 0, c: -lean, d: run.emSize, tx: origin.x + position.x, ty: origin.y + position.y)
      path.addPath(outline, transform: placed)
    }
  }

  private func drawBackgrounds(of line: TextLine, in context: CGContext, at origin: CGPoint) {
    for run in line.runs {
      guard let background = text.runs[run.attributesIndex].attributes.background else { continue }
      context.setFillColor(background)
      context.fill(CGRect(x: origin.x + line.x + run.x, y: origin.y + line.top, width: run.width, height: line.height))
    }
  }

  // MARK: Glyphs

  func draw(
    _ run: GlyphRun, of line: TextLine, _ attributes: TextAttributes, in context: CGContext, at origin: CGPoint
  ) {
    guard !run.glyphs.isEmpty, run.emSize > 0 else { return }
    let transform = context.deviceTransform
    let start = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline - attributes.baselineOffset)
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && abs(transform.a - transform.d) < 1e-6
    let emPixels = run.emSize * transform.a
    guard isUpright, emPixels <= 512, start.x.isFinite, start.y.isFinite else {
      drawOutlines(run, in: context, start)
      return
    }
    // A glyph's pixels are looked up under the lock and painted without it.
    var painted: [(image: GlyphImage, x: Int, y: Int)] = []
    painted.reserveCapacity(run.glyphs.count)
    let baseline = transform.d * start.y + transform.ty
    // No glyph reaches 32 ems from its origin (U+FDFD reaches some ten): lines that are cut off cost what is seen of them.
    let seen = -32 * emPixels...CGFloat(context.width) + 32 * emPixels
    engine.withMachine { machine in
      for index in run.glyphs.indices {
        let x = transform.a * (start.x + run.positions[index].x) + transform.tx
        let y = Self.round(baseline) + Self.round(transform.d * run.positions[index].y)
        guard seen.contains(x), abs(y) < 1e6 else { continue }
        let quarters = Int((x * Double(GlyphCache.phases)).rounded(.toNearestOrAwayFromZero))
        let pixel = quarters >> 2
        let image = machine.glyphImage(
          face: run.face, glyph: run.glyphs[index], phase: quarters & 3, emPixels: emPixels)
        painted.append((image, pixel + image.left, Int(y) - image.top))
      }
    }
    for (image, x, y) in painted {
      switch image.pixels {
      case .coverage(let mask): context.fillMask(mask, atDeviceX: x, deviceY: y)
      case .color(let picture): context.drawColorBitmap(picture, atDeviceX: x, deviceY: y)
      case .nothing: break
      }
    }
  }

  /// Half pixels go down the screen on either side of zero, so that moving a view by whole pixels moves its text alike.
  static func round(_ value: CGFloat) -> CGFloat { (value + 0.5).rounded(.down) }

  private func drawOutlines(_ run: GlyphRun, in context: CGContext, _ start: CGPoint) {
    let path = CGMutablePath()
    var pictures: [(image: CGImage, rect: CGRect)] = []
    engine.withMachine { machine in
      guard run.face == machine.map.emoji else {
        append(run, to: path, machine, origin: start)
        return
      }
      let strike = 109.0
      for (glyph, position) in zip(run.glyphs, run.positions) {
        let found = machine.glyphImage(face: run.face, glyph: glyph, phase: 0, emPixels: strike)
        guard case .color(let image) = found.pixels else { continue }
        let unit = run.emSize / strike
        pictures.append(
          (
            image,
            CGRect(
              x: start.x + position.x + CGFloat(found.left) * unit, y: start.y + position.y - CGFloat(found.top) * unit,
              width: CGFloat(image.width) * unit, height: CGFloat(image.height) * unit)
          ))
      }
    }
    if !path.isEmpty { context.fill(path) }
    for picture in pictures { context.drawUpright(picture.image, in: picture.rect) }
  }
}
