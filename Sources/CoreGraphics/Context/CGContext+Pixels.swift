internal import CCairo
internal import CCodecShims

/// Direct access to pixels, for layers that cache, move and mask them.
extension CGContext {
  /// Calls `body` with the memory and the distance of rows; drawing done by then is in it.
  ///
  /// Open transparency layers are not. Do not draw inside of `body`.
  package func withUnsafePixels<Result>(
    _ body: (UnsafeMutablePointer<UInt32>, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    cairo_surface_flush(surface)
    defer {
      cairo_surface_mark_dirty(surface)
      pixelsChanged()
    }
    let pixels = buffer.base.assumingMemoryBound(to: UInt32.self)
    if opaque { cg_pixels_make_opaque(pixels, buffer.bytesPerRow, width, height) }
    return try body(pixels, buffer.bytesPerRow)
  }

  /// Returns the pixels drawn so far as a picture; later drawing does not change it.
  ///
  /// Copies all pixels.
  public func makeImage() -> CGImage? {
    makeImage(of: DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height))
  }

  /// Returns a part of the pixels as a picture; `nil` where there are none.
  package func makeImage(of part: DeviceRect) -> CGImage? {
    let part = part.intersection(DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height))
    guard !part.isEmpty else { return nil }
    cairo_surface_flush(surface)
    let copy = PixelBuffer.uninitialized(bytesPerRow: part.width * 4, height: part.height)
    let first = buffer.base + part.minY * buffer.bytesPerRow + part.minX * 4
    if copy.bytesPerRow == buffer.bytesPerRow {
      copy.base.copyMemory(from: first, byteCount: copy.bytesPerRow * part.height)
    } else {
      for row in 0..<part.height {
        (copy.base + row * copy.bytesPerRow).copyMemory(
          from: first + row * buffer.bytesPerRow, byteCount: copy.bytesPerRow)
      }
    }
    if opaque {
      cg_pixels_make_opaque(
        copy.base.assumingMemoryBound(to: UInt32.self), copy.bytesPerRow, part.width, part.height)
    }
    return CGImage(buffer: copy, width: part.width, height: part.height, opaque: opaque)
  }

  /// Returns the first pixels of the first rows as a picture without a copy: later drawing changes the picture.
  package func makeLastImage(width: Int, height: Int) -> CGImage {
    let (width, height) = (min(width, self.width), min(height, self.height))
    cairo_surface_flush(surface)
    if opaque {
      cg_pixels_make_opaque(buffer.base.assumingMemoryBound(to: UInt32.self), buffer.bytesPerRow, width, height)
    }
    return CGImage(buffer: buffer, width: width, height: height, opaque: opaque)
  }

  /// Makes the first pixels of the first rows transparent with any clip and state.
  package func clearPixels(width: Int, height: Int) {
    cairo_surface_flush(surface)
    cg_pixels_fill(
      buffer.base.assumingMemoryBound(to: UInt32.self), buffer.bytesPerRow, min(width, self.width),
      min(height, self.height), 0)
    cairo_surface_mark_dirty(surface)
    pixelsChanged()
  }

  /// Sets all pixels of the context to one premultiplied word with any clip and state.
  package func fillPixels(with word: UInt32) {
    cairo_surface_flush(surface)
    cg_pixels_fill(buffer.base.assumingMemoryBound(to: UInt32.self), buffer.bytesPerRow, width, height, word)
    cairo_surface_mark_dirty(surface)
    pixelsChanged()
  }

  /// Brings the context back to how it was made, but for its pixels: state, saved states, layers and path are dropped.
  package func reset() {
    while !layers.isEmpty {
      let layer = layers.removeLast()
      while savedStates.count > layer.savedStateCount { restoreGState() }
      if let pattern = cairo_pop_group(cairo) { cairo_pattern_destroy(pattern) }
      cairo_restore(cairo)
    }
    while !savedStates.isEmpty { restoreGState() }
    cairo_reset_clip(cairo)
    beginPath()
    state = GraphicsState(
      deviceTransform: baseTransform, patternBase: baseTransform,
      clipBounds: DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height))
  }

  /// Moves the pixels of a rectangle in place, from (x, y) to (x + `byX`, y + `byY`), y down.
  ///
  /// Only pixels whose old and new place both lie in `rect` are written; the strips that become free keep what they had.
  /// Clip and state do not matter.
  package func scrollPixels(in rect: DeviceRect, byX: Int, byY: Int) {
    let area = rect.intersection(DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height))
    let moved = DeviceRect(
      minX: area.minX + byX, minY: area.minY + byY, maxX: area.maxX + byX, maxY: area.maxY + byY
    ).intersection(area)
    guard !moved.isEmpty else { return }
    cairo_surface_flush(surface)
    let stride = buffer.bytesPerRow
    let target = buffer.base + moved.minY * stride + moved.minX * 4
    let source = buffer.base + (moved.minY - byY) * stride + (moved.minX - byX) * 4
    if moved.width * 4 == stride {
      memmove(target, source, moved.height * stride)
    } else {
      for index in 0..<moved.height {
        let row = byY > 0 ? moved.height - 1 - index : index
        memmove(target + row * stride, source + row * stride, moved.width * 4)
      }
    }
    cairo_surface_mark_dirty(surface)
    pixelsChanged()
  }

  /// Moves all pixels in place; see ``scrollPixels(in:byX:byY:)``.
  package func scrollPixels(byX: Int = 0, byY: Int) {
    scrollPixels(in: DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height), byX: byX, byY: byY)
  }
}
