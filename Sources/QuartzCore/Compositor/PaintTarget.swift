/// A bitmap that a part of the frame is painted on; all coordinates are the frame's.
@MainActor
final class PaintTarget {
  let context: CGContext
  let bounds: DeviceRect
  /// The present clip of the context, so that it is not set again.
  private var clip: DeviceRect?

  /// Makes a transparent bitmap for a rectangle of the frame.
  init(_ bounds: DeviceRect) {
    self.bounds = bounds
    context = CGContext(width: bounds.width, height: bounds.height, scale: 1)
  }

  /// Makes a transparent bitmap for a rectangle in a context that is as large at least, and whose pixels nobody needs.
  init(_ bounds: DeviceRect, reusing context: CGContext) {
    self.bounds = bounds
    self.context = context
    context.clearPixels(width: bounds.width, height: bounds.height)
  }

  /// Paints on a context whose first pixel is that of `bounds`, and whose user space is its pixels, y down.
  init(_ context: CGContext, bounds: DeviceRect) {
    self.context = context
    self.bounds = bounds
  }

  private func local(_ rect: DeviceRect) -> DeviceRect {
    rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }

  private func setClip(_ rect: DeviceRect) {
    let rect = local(rect)
    if clip == rect { return }
    context.resetClip()
    context.clip(toDevice: rect)
    clip = rect
  }

  func clear(_ rect: DeviceRect, to color: CGColor?) {
    setClip(rect)
    guard let color, color.isOpaque else {
      context.clear(local(rect).rect)
      guard let color, color.alpha > 0 else { return }
      setFill(color)
      return fill(rect)
    }
    setFill(color)
    fill(rect)
  }

  func setFill(_ color: CGColor) {
    context.setFillColor(color)
  }

  /// Fills whole pixels with the colour that is set.
  func fill(_ rect: DeviceRect) {
    setClip(rect)
    context.fill(local(rect).rect)
  }

  /// Fills a rectangle that may lie between pixels, inside of a part.
  func fill(_ rect: CGRect, with color: CGColor, in part: DeviceRect) {
    setClip(part)
    context.setFillColor(color)
    context.fill(rect.offsetBy(dx: CGFloat(-bounds.minX), dy: CGFloat(-bounds.minY)))
  }

  /// Paints the colour that is set through a mask, inside of a part.
  func fill(_ mask: AlphaMask, atX x: Int, y: Int, in part: DeviceRect) {
    setClip(part)
    context.fillMask(mask, atDeviceX: x - bounds.minX, deviceY: y - bounds.minY)
  }

  /// Draws inside of a part, as one picture with an opacity; `body` gets the frame's pixel at the context's origin.
  func draw(in part: DeviceRect, opacity: Float, _ body: (CGContext, (x: CGFloat, y: CGFloat)) -> Void) {
    setClip(part)
    context.saveGState()
    if opacity < 1 {
      context.setAlpha(CGFloat(opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    body(context, (CGFloat(bounds.minX), CGFloat(bounds.minY)))
    if opacity < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// Copies a picture pixel for pixel, inside of a part.
  func copy(_ image: CGImage, atX x: Int, y: Int, in part: DeviceRect, opacity: Float) {
    setClip(part)
    if opacity < 1 { context.setAlpha(CGFloat(opacity)) }
    context.drawColorBitmap(image, atDeviceX: x - bounds.minX, deviceY: y - bounds.minY)
    if opacity < 1 { context.setAlpha(1) }
  }

  /// The painted pixels, without a copy: later painting changes the picture.
  var picture: CGImage { context.makeLastImage(width: bounds.width, height: bounds.height) }

  /// Puts a group's picture over this one.
  func compose(_ group: PaintTarget, opacity: Float) {
    let picture = group.picture
    setClip(group.bounds)
    context.setAlpha(CGFloat(opacity))
    context.drawColorBitmap(
      picture, atDeviceX: group.bounds.minX - bounds.minX, deviceY: group.bounds.minY - bounds.minY)
    context.setAlpha(1)
  }

  /// Multiplies by the alpha of another picture of the same bounds.
  func keep(where shape: PaintTarget) {
    let picture = shape.picture
    setClip(bounds)
    context.setBlendMode(.destinationIn)
    context.drawColorBitmap(picture, atDeviceX: 0, deviceY: 0)
    context.setBlendMode(.normal)
  }

  /// Gives everything one colour, with its present alpha.
  func recolour(_ colour: CGColor) {
    setClip(bounds)
    context.setBlendMode(.sourceIn)
    context.setFillColor(colour)
    context.fill(local(bounds).rect)
    context.setBlendMode(.normal)
  }

  /// Multiplies red, green and blue by numbers of 0…1.
  func multiply(by factors: [CGFloat]) {
    context.withUnsafePixels { pixels, bytesPerRow in
      PixelMixing.multiply(pixels, bytesPerRow: bytesPerRow, by: factors, width: bounds.width, height: bounds.height)
    }
  }

  /// Turns colours over: black becomes white, blue yellow.
  func turnColours() {
    context.withUnsafePixels { pixels, bytesPerRow in
      PixelMixing.turnColours(pixels, bytesPerRow: bytesPerRow, width: bounds.width, height: bounds.height)
    }
  }

  /// Shows another picture under perspective; `way` leads from the frame's pixels to those of the picture.
  func project(_ picture: PaintTarget, by way: PlaneProjection) {
    let source = picture.bounds
    context.withUnsafePixels { pixels, bytesPerRow in
      picture.context.withUnsafePixels { sourcePixels, sourceBytesPerRow in
        PixelMixing.project(
          sourcePixels, bytesPerRow: sourceBytesPerRow, source, to: pixels, bytesPerRow: bytesPerRow, bounds, by: way)
      }
    }
  }

  /// Blurs and tints the present pixels.
  func filter(_ rect: DeviceRect, with filter: BackdropFilter) {
    context.filterPixels(in: local(rect), with: filter)
  }

  /// Copies pixels; nil for an empty rectangle.
  func pixels(in rect: DeviceRect) -> CGImage? {
    rect.isEmpty ? nil : context.makeImage(of: local(rect))
  }

  /// Puts saved pixels of `rect` back to the extent that a mask lying at `place` does not cover.
  func restore(_ saved: CGImage, in rect: DeviceRect, through mask: AlphaMask, at place: DeviceRect) {
    let here = local(rect)
    context.withUnsafePixels { pixels, bytesPerRow in
      saved.withUnsafePixels { savedPixels, savedBytesPerRow in
        mask.withUnsafeBytes { bytes, maskBytesPerRow in
          PixelMixing.restore(
            pixels + here.minY * (bytesPerRow / 4) + here.minX, bytesPerRow: bytesPerRow, from: savedPixels,
            bytesPerRow: savedBytesPerRow,
            mask: bytes + (rect.minY - place.minY) * maskBytesPerRow + (rect.minX - place.minX),
            bytesPerRow: maskBytesPerRow, width: rect.width, height: rect.height)
        }
      }
    }
  }
}

/// The bitmaps of painted groups, for the next groups: new memory of the system costs more than the pixels in it.
@MainActor
struct SpareTargets {
  private var contexts: [CGContext] = []

  /// The number and area of kept bitmaps: two groups in each other are common, and two frames of a large screen are the
  /// limit.
  private static let countLimit = 3
  private static let areaLimit = 4 << 20

  /// A transparent bitmap for a rectangle of the frame.
  mutating func take(_ bounds: DeviceRect) -> PaintTarget {
    let found = contexts.lastIndex {
      $0.width >= bounds.width && $0.height >= bounds.height && $0.width * $0.height <= 2 * max(bounds.area, 1 << 12)
    }
    guard let found else { return PaintTarget(bounds) }
    return PaintTarget(bounds, reusing: contexts.remove(at: found))
  }

  /// Keeps the bitmap of a group that nobody paints or reads any more.
  mutating func put(_ target: PaintTarget) {
    guard target.context.width * target.context.height <= Self.areaLimit else { return }
    contexts.append(target.context)
    if contexts.count > Self.countLimit { contexts.removeFirst() }
  }
}
