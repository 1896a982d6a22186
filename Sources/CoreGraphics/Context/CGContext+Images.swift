internal import CCairo

extension CGContext {
  /// Draws a picture scaled to `rect`, its top edge at the rectangle's largest y.
  ///
  /// So it is upright in Quartz's y-up space and upside down in a UIKit context, as on iOS; UIKit's own drawing uses
  /// ``drawUpright(_:in:)``. With `byTiling` the rectangle says where one tile lies, and the whole clip is tiled.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    let placed = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    draw(image, device: placed.concatenating(state.deviceTransform), tiled: byTiling)
  }

  /// Draws a picture scaled to `rect`, its top edge at the rectangle's smallest y: upright in UIKit's y-down space.
  package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    let placed = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    draw(image, device: placed.concatenating(state.deviceTransform), tiled: byTiling)
  }

  /// Draws a picture pixel for pixel with its top left corner at a device pixel, y down; for emoji and cached bitmaps.
  package func drawColorBitmap(_ image: CGImage, atDeviceX x: Int, deviceY y: Int) {
    draw(image, device: CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)), tiled: false)
  }

  /// Draws a picture mapped by `transform` from its pixels (y down) to device pixels.
  private func draw(_ image: CGImage, device transform: CGAffineTransform, tiled: Bool) {
    let placed = transform.snappedToPixels(width: image.width, height: image.height)
    guard placed.determinant != 0, placed.determinant.isFinite, placed.tx.isFinite, placed.ty.isFinite else {
      return
    }
    image.withUnsafePixels { pixels, bytesPerRow in
      // Cairo never writes to a source.
      let bytes = UnsafeMutableRawPointer(mutating: pixels).assumingMemoryBound(to: UInt8.self)
      guard
        let picture = cairo_image_surface_create_for_data(
          bytes, image.alphaInfo == .noneSkipFirst ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
          Int32(image.width), Int32(image.height), Int32(bytesPerRow)),
        let pattern = cairo_pattern_create_for_surface(picture)
      else { return }
      var matrix = placed.inverted().cairoMatrix
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, filter)
      cairo_pattern_set_extend(pattern, tiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      let source = PaintSource.pattern(pattern, alpha: state.alpha)
      if tiled {
        let clip = state.clipBounds
        paint(source, extents: { clip }) { cairo in cairo_paint(cairo) }
      } else {
        let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let outline = CGPath(elements: PathShapes.rect(bounds, placed))
        paint(source, extents: { DeviceRect(covering: outline.boundingBox) }) { cairo in
          outline.emit(to: cairo)
          cairo_fill(cairo)
        }
      }
      forgetSource()
      cairo_pattern_destroy(pattern)
      cairo_surface_finish(picture)
      cairo_surface_destroy(picture)
    }
  }

  private var filter: cairo_filter_t {
    switch state.interpolationQuality {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium, .high: CAIRO_FILTER_GOOD
    @unknown default: CAIRO_FILTER_GOOD
    }
  }
}

extension CGAffineTransform {
  /// The transform with edges that miss a pixel edge by rounding only moved onto it, so that pictures meant to be copied
  /// pixel for pixel are.
  func snappedToPixels(width: Int, height: Int) -> CGAffineTransform {
    guard b == 0, c == 0 else { return self }
    func snap(_ value: CGFloat) -> CGFloat { abs(value - value.rounded()) < 1.0 / 1024 ? value.rounded() : value }
    let left = snap(tx)
    let top = snap(ty)
    let right = snap(tx + a * CGFloat(width))
    let bottom = snap(ty + d * CGFloat(height))
    return CGAffineTransform(
      a: (right - left) / CGFloat(width), b: 0, c: 0, d: (bottom - top) / CGFloat(height), tx: left, ty: top)
  }
}
