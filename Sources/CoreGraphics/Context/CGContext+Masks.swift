internal import CCairo
internal import CCodecShims

extension CGContext {
  /// Paints coverage with the fill colour, the mask's top left corner at a device pixel, y down.
  ///
  /// Clip, alpha, blend mode and shadow apply; the transform does not. With a clip of whole pixels, normal blending and no
  /// shadow the pixels are written directly, otherwise by Cairo, with the same result.
  package func fillMask(_ mask: AlphaMask, atDeviceX x: Int, deviceY y: Int) {
    guard mask.width > 0, mask.height > 0 else { return }
    if state.clipIsPixelRect, state.blendMode == .normal, state.shadow == nil, state.fillColor.pattern == nil {
      fillMaskDirectly(mask, x, y)
      return
    }
    let extents = DeviceRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height)
    mask.withUnsafeBytes { bytes, bytesPerRow in
      guard
        let coverage = cairo_image_surface_create_for_data(
          UnsafeMutablePointer(mutating: bytes), CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height),
          Int32(bytesPerRow))
      else { return }
      withSource(for: state.fillColor) { source in
        paint(source, extents: { extents }) { cairo in
          cairo_mask_surface(cairo, coverage, CGFloat(x), CGFloat(y))
        }
      }
      cairo_surface_finish(coverage)
      cairo_surface_destroy(coverage)
    }
  }

  private func fillMaskDirectly(_ mask: AlphaMask, _ x: Int, _ y: Int) {
    let target = cairo_get_group_target(cairo)
    let bounds = layers.isEmpty ? DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height) : targetBounds
    let part = DeviceRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height)
      .intersection(state.clipBounds).intersection(bounds)
    let word = fillWord
    guard !part.isEmpty, word != 0, let data = cairo_image_surface_get_data(target) else { return }
    let stride = Int(cairo_image_surface_get_stride(target))
    cairo_surface_flush(target)
    mask.withUnsafeBytes { bytes, bytesPerRow in
      let first = UnsafeMutableRawPointer(data) + (part.minY - bounds.minY) * stride + (part.minX - bounds.minX) * 4
      cg_pixels_fill_mask(
        first.assumingMemoryBound(to: UInt32.self), stride,
        bytes + (part.minY - y) * bytesPerRow + (part.minX - x), bytesPerRow, part.width, part.height, word)
    }
    cairo_surface_mark_dirty(target)
  }

  /// The fill colour as the premultiplied pixel that Cairo would make of it.
  private var fillWord: UInt32 {
    if let word = state.fillWord { return word }
    let color = faded(state.fillColor).quantized
    // Cairo keeps 16 bits of each premultiplied component, and its solid pixels the upper 8 of them.
    func component(_ value: CGFloat) -> UInt32 { UInt32(value * 65535 + 0.5) >> 8 }
    let word =
      component(color.alpha) << 24 | component(color.red * color.alpha) << 16
      | component(color.green * color.alpha) << 8 | component(color.blue * color.alpha)
    state.fillWord = word
    return word
  }
}
