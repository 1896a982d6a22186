internal import CCairo

/// A picture that is painted again and again in place of a colour.
package final class ColorPattern: Sendable {
  /// The picture, its top row first.
  let image: CGImage
  /// Pixels of the picture in a point.
  let scale: CGFloat

  package init(image: CGImage, scale: CGFloat) {
    self.image = image
    self.scale = scale
  }
}

extension CGContext {
  /// Calls `body` with the source that paints a colour under the state's alpha.
  ///
  /// Patterns begin at the origin that user space had before the drawing changed it, and are not scaled or turned with what it changes.
  func withSource(for color: CGColor, _ body: (PaintSource) -> Void) {
    guard let pattern = color.pattern else { return body(.color(faded(color))) }
    let image = pattern.image
    image.withUnsafePixels { pixels, bytesPerRow in
      // Cairo never writes to a source.
      let bytes = UnsafeMutableRawPointer(mutating: pixels).assumingMemoryBound(to: UInt8.self)
      guard
        let picture = cairo_image_surface_create_for_data(
          bytes, image.alphaInfo == .noneSkipFirst ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(image.width),
          Int32(image.height), Int32(bytesPerRow)),
        let source = cairo_pattern_create_for_surface(picture)
      else { return }
      var matrix = placement(of: pattern).inverted().cairoMatrix
      cairo_pattern_set_matrix(source, &matrix)
      cairo_pattern_set_filter(source, CAIRO_FILTER_GOOD)
      cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
      body(.pattern(source, alpha: min(max(color.alpha, 0), 1) * state.alpha))
      forgetSource()
      cairo_pattern_destroy(source)
      cairo_surface_finish(picture)
      cairo_surface_destroy(picture)
    }
  }

  /// Returns the transform from pixels of the picture to those of the device; upright in spaces whose y axis points up,
  /// too.
  private func placement(of pattern: ColorPattern) -> CGAffineTransform {
    let base = state.patternBase
    let points = CGAffineTransform(scaleX: 1 / pattern.scale, y: 1 / pattern.scale)
    guard base.d < 0, base.b == 0 else { return points.concatenating(base) }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(pattern.image.height) / pattern.scale)
    return points.concatenating(flip).concatenating(base)
  }
}
