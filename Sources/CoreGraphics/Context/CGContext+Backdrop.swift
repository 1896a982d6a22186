internal import CCodecShims

/// The filter of the pixels behind a blurred layer, in pixels and whole numbers.
package struct BackdropFilter {
  /// log2 of the side of the squares whose averages are blurred, 0 to 3.
  package var cellShift: Int
  /// The width of each of three boxes, in squares; odd.
  package var box: Int
  /// The saturation of colours: their distance from their grey, in 256ths.
  package var saturation: Int
  /// The colour laid over, 0xAARRGGBB, not premultiplied.
  package var tint: UInt32
  /// The opacity of the result over the pixels behind, 0 to 255.
  package var amount: Int

  package init(cellShift: Int, box: Int, saturation: Int, tint: UInt32, amount: Int) {
    (self.cellShift, self.box, self.saturation, self.tint, self.amount) = (cellShift, box, saturation, tint, amount)
  }
}

extension CGContext {
  /// Blurs, saturates and tints pixels in place; pixels outside of `rect` count as those at its edge.
  ///
  /// Clip and state do not matter.
  package func filterPixels(in rect: DeviceRect, with filter: BackdropFilter) {
    let area = rect.intersection(DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height))
    guard !area.isEmpty else { return }
    var values = cg_backdrop_filter(
      cell_shift: UInt32(filter.cellShift), box: UInt32(filter.box), saturation: Int32(filter.saturation),
      tint: filter.tint, amount: UInt32(filter.amount))
    let result = withUnsafePixels { pixels, bytesPerRow in
      let first = UnsafeMutableRawPointer(pixels) + area.minY * bytesPerRow + area.minX * 4
      return cg_backdrop_apply(
        first.assumingMemoryBound(to: UInt32.self), bytesPerRow, area.width, area.height, &values)
    }
    guard result == 0 else { fatalError("No memory is left to blur \(area.width) × \(area.height) pixels.") }
  }
}
