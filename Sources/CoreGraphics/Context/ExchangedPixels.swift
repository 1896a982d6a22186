internal import CCairo
internal import CCodecShims

/// The pixels of a context in the layout that its maker asked for, if Cairo does not have that layout.
///
/// The context draws into words of its own; changed pixels are brought here at once, since the maker reads the memory
/// when it likes. So each drawing costs the pixels that it can have changed once more.
struct ExchangedPixels {
  let memory: PixelBuffer
  let layout: PixelLayout
  let info: CGBitmapInfo

  /// Copies the memory into the context's own words.
  func read(into buffer: PixelBuffer, width: Int, height: Int) {
    cg_pixels_reorder(
      buffer.base.assumingMemoryBound(to: UInt32.self), buffer.bytesPerRow,
      memory.base.assumingMemoryBound(to: UInt32.self),
      memory.bytesPerRow, width, height, layout.bytesForWord)
  }

  /// Brings the words of a rectangle into the memory.
  func write(_ area: DeviceRect, from buffer: PixelBuffer) {
    let to = memory.base + area.minY * memory.bytesPerRow + area.minX * 4
    let from = buffer.base + area.minY * buffer.bytesPerRow + area.minX * 4
    cg_pixels_reorder(
      to.assumingMemoryBound(to: UInt32.self), memory.bytesPerRow, from.assumingMemoryBound(to: UInt32.self),
      buffer.bytesPerRow, area.width, area.height, layout.bytesOfWord)
  }
}

extension CGContext {
  /// Brings pixels that have changed to where the maker of the context looks for them; those of an open layer have not changed yet.
  func pixelsChanged(_ area: DeviceRect) {
    guard let exchanged, layers.isEmpty else { return }
    let area = area.intersection(DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height))
    guard !area.isEmpty else { return }
    cairo_surface_flush(surface)
    exchanged.write(area, from: buffer)
  }

  /// Brings all pixels to the maker's memory.
  func pixelsChanged() { pixelsChanged(DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height)) }
}
