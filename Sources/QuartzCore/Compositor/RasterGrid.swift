/// The squares of the frame's pixels that a layer with `shouldRasterize` shows as pixels of its own bitmap.
///
/// They are counted from the layer's corner. Each has the mean colour of its pixels, and between the squares' middles colours pass into each other, as in
/// a bitmap that is enlarged. Where the layer is turned the squares stay upright (a rule).
struct RasterGrid {
  private let square: CGFloat
  private let originX: CGFloat
  private let originY: CGFloat
  private let columns: Int
  private let rows: Int

  /// The squares needed for a part of the frame: those in the part, and one more on each side.
  ///
  /// There are none beyond the bitmap of the whole, `extent`. Its edges stay sharp: beyond them nothing is mixed in.
  @MainActor init(_ placement: DevicePlacement, square: CGFloat, around part: DeviceRect, of extent: DeviceRect) {
    self.square = square
    let (left, top) = (CGFloat(placement.originX), CGFloat(placement.originY))
    func first(_ place: Int, _ edge: Int, _ origin: CGFloat) -> CGFloat {
      let limit = ((CGFloat(edge) - origin) / square).rounded(.down)
      return max(limit, ((CGFloat(place) - origin) / square).rounded(.down) - 1)
    }
    func last(_ place: Int, _ edge: Int, _ origin: CGFloat) -> CGFloat {
      let limit = ((CGFloat(edge) - origin) / square).rounded(.up)
      return min(limit, ((CGFloat(place) - origin) / square).rounded(.up) + 1)
    }
    let firstColumn = first(part.minX, extent.minX, left), firstRow = first(part.minY, extent.minY, top)
    originX = left + firstColumn * square
    originY = top + firstRow * square
    columns = max(1, Int(last(part.maxX, extent.maxX, left) - firstColumn))
    rows = max(1, Int(last(part.maxY, extent.maxY, top) - firstRow))
  }

  /// The pixels that the squares cover.
  var bounds: DeviceRect {
    DeviceRect(
      covering: CGRect(x: originX, y: originY, width: CGFloat(columns) * square, height: CGFloat(rows) * square))
  }

  /// A part of a picture as the squares show it; the picture has the grid's bounds.
  @MainActor func coarse(_ picture: PaintTarget, in part: DeviceRect) -> PaintTarget {
    let result = PaintTarget(part)
    let small = CGContext(width: columns, height: rows, scale: 1)
    let bounds = picture.bounds
    small.drawUpright(
      picture.picture,
      in: CGRect(
        x: (CGFloat(bounds.minX) - originX) / square, y: (CGFloat(bounds.minY) - originY) / square,
        width: CGFloat(bounds.width) / square, height: CGFloat(bounds.height) / square))
    guard let squares = small.makeImage() else { return result }
    result.context.interpolationQuality = .low
    result.context.drawUpright(
      squares,
      in: CGRect(
        x: originX - CGFloat(part.minX), y: originY - CGFloat(part.minY), width: CGFloat(columns) * square,
        height: CGFloat(rows) * square))
    return result
  }
}

extension CALayer {
  /// The number of the frame's pixels for each of `shouldRasterize`'s bitmap; nil without a bitmap, or for one as fine
  /// as the frame.
  final func rasterSquare(_ placement: DevicePlacement) -> CGFloat? {
    guard flags.contains(.rasterizes) else { return nil }
    let scale = rasterizationScale > 0 && rasterizationScale.isFinite ? rasterizationScale : 1
    let pixels = abs(CGFloat(placement.a * placement.d - placement.b * placement.c)).squareRoot()
    let square = pixels / scale
    // Beyond some hundreds of pixels a square nothing of the layer is left to be told apart.
    return square > 1.001 ? min(square, 512) : nil
  }
}
