internal import CCairo

/// A picture whose alpha limits all drawing, in device pixels; immutable.
final class ClipMask {
  let surface: OffscreenSurface

  init(_ surface: OffscreenSurface) { self.surface = surface }

  deinit { surface.destroy() }
}

extension CGContext {
  /// Limits drawing to where a picture is opaque as well, laid over a rectangle as `draw(_:in:)` would; the current path is forgotten.
  ///
  /// A picture with transparency lets through as much as it is opaque, one without as much as it is bright. Nothing
  /// beside the rectangle is drawn.
  public func clip(to rect: CGRect, mask: CGImage) {
    let rect = rect.standardized
    clip(to: rect)
    let bounds = state.clipBounds
    guard !bounds.isEmpty, rect.width > 0, rect.height > 0 else { return }
    let placed = CGAffineTransform(
      a: rect.width / CGFloat(mask.width), b: 0, c: 0, d: -rect.height / CGFloat(mask.height), tx: rect.minX,
      ty: rect.maxY
    ).concatenating(state.deviceTransform)
    guard placed.determinant != 0, placed.determinant.isFinite else { return }
    let coverage = OffscreenSurface(bounds, format: CAIRO_FORMAT_A8)
    let alphas = Self.alphas(of: mask)
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(mask.width)))
    var bytes = [UInt8](repeating: 0, count: stride * mask.height)
    for row in 0..<mask.height {
      for column in 0..<mask.width { bytes[row * stride + column] = alphas[row * mask.width + column] }
    }
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard
        let picture = cairo_image_surface_create_for_data(
          buffer.baseAddress, CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height), Int32(stride))
      else { return }
      var matrix = placed.snappedToPixels(width: mask.width, height: mask.height).inverted().cairoMatrix
      cairo_set_source_surface(coverage.cairo, picture, 0, 0)
      cairo_pattern_set_matrix(cairo_get_source(coverage.cairo), &matrix)
      cairo_pattern_set_filter(cairo_get_source(coverage.cairo), CAIRO_FILTER_GOOD)
      cairo_paint(coverage.cairo)
      cairo_set_source_rgba(coverage.cairo, 0, 0, 0, 1)
      cairo_surface_finish(picture)
      cairo_surface_destroy(picture)
    }
    if let outer = state.clipMask { Self.multiply(coverage, by: outer) }
    state.clipMask = ClipMask(coverage)
    state.clipIsPixelRect = false
  }

  /// Returns the alphas of a mask's pixels, row by row.
  private static func alphas(of image: CGImage) -> [UInt8] {
    let isOpaque = [.none, .noneSkipFirst, .noneSkipLast].contains(image.alphaInfo)
    var alphas = [UInt8](repeating: 0, count: image.width * image.height)
    image.withUnsafePixels { pixels, bytesPerRow in
      for row in 0..<image.height {
        let words = (UnsafeRawPointer(pixels) + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for column in 0..<image.width {
          let word = words[column]
          // Rec. 709, as device gray is made of colours.
          let gray = ((word >> 16 & 255) * 54 + (word >> 8 & 255) * 183 + (word & 255) * 19) >> 8
          alphas[row * image.width + column] = UInt8(isOpaque ? gray : word >> 24)
        }
      }
    }
    return alphas
  }

  private static func multiply(_ coverage: OffscreenSurface, by mask: ClipMask) {
    cairo_set_operator(coverage.cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(coverage.cairo, mask.surface.surface, 0, 0)
    cairo_paint(coverage.cairo)
    cairo_set_operator(coverage.cairo, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(coverage.cairo, 0, 0, 0, 1)
  }

  /// Returns how much of each pixel a shape covers, less the part that the mask stops.
  func coverage(of shape: (OpaquePointer) -> Void, _ bounds: DeviceRect) -> OffscreenSurface {
    let coverage = OffscreenSurface(bounds, format: CAIRO_FORMAT_A8)
    cairo_set_source_rgba(coverage.cairo, 0, 0, 0, 1)
    configure(coverage.cairo)
    shape(coverage.cairo)
    if let mask = state.clipMask { Self.multiply(coverage, by: mask) }
    return coverage
  }

  /// Paints a shape through the mask.
  func compositeMasked(_ source: PaintSource, _ bounds: DeviceRect, _ shape: (OpaquePointer) -> Void) {
    guard !bounds.isEmpty else { return }
    let coverage = coverage(of: shape, bounds)
    defer { coverage.destroy() }
    source.install(on: cairo, extents: bounds)
    configure(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    cairo_mask_surface(cairo, coverage.surface, 0, 0)
    forgetSource()
  }
}
