/// The bitmap of a layer that draws itself and is too large to be drawn whole: squares, each drawn when it is first
/// seen.
///
/// `draw(in:)` is called once for a square, clipped to it, until `setNeedsDisplay()` asks for new ones; so that the
/// cost of drawing is that of the visible part. A ``Compositor`` has the squares drawn before it paints
/// (``prepare(_:)``).
@MainActor
final class BackingTiles: LayerContentDrawing {
  private weak var owner: CALayer?
  private let extent: DeviceRect
  private let scale: CGFloat
  private var tiles = TileStore<CGImage?>()
  private var drawn = 0

  /// `width` and `height` are those of the whole bitmap in pixels.
  init(of owner: CALayer, width: Int, height: Int) {
    self.owner = owner
    extent = DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height)
    scale = owner.contentsScale
  }

  /// Whether it is still the bitmap of a layer of that size.
  func fits(width: Int, height: Int, scale: CGFloat) -> Bool {
    extent.width == width && extent.height == height && self.scale == scale
  }

  /// Forgets the squares that a rectangle of the layer touches.
  func remove(_ dirty: CGRect, of layer: CALayer) {
    let rect = pixels(of: dirty, of: layer)
    tiles.removeAll { key in
      DeviceRect(
        minX: key.x * TileGrid.side, minY: key.y * TileGrid.side, maxX: (key.x + 1) * TileGrid.side,
        maxY: (key.y + 1) * TileGrid.side
      ).intersects(rect)
    }
  }

  /// Draws the squares that a rectangle of the layer touches; returns whether there were any to draw.
  func prepare(_ rect: CGRect) -> Bool {
    guard let owner else { return false }
    let before = drawn
    TileGrid.forEach(in: pixels(of: rect, of: owner), of: extent) { key, square in _ = tile(key, square) }
    return drawn != before
  }

  /// The pixels of the bitmap that a rectangle touches, and two around: pictures that are turned are mixed of neighbours.
  private func pixels(of rect: CGRect, of layer: CALayer) -> DeviceRect {
    let moved = rect.offsetBy(dx: -layer.bounds.minX, dy: -layer.bounds.minY)
    let scaled = CGRect(
      x: moved.minX * scale, y: moved.minY * scale, width: moved.width * scale, height: moved.height * scale)
    return DeviceRect(covering: scaled).inset(by: -2).intersection(extent)
  }

  private func tile(_ key: TileGrid.Key, _ square: DeviceRect) -> CGImage? {
    if let found = tiles.found(for: key) { return found }
    drawn += 1
    // The application's code may ask for squares itself.
    let image = owner?.drawTile(square)
    tiles.keep(image, for: key)
    return image
  }

  /// Whether each of its pixels is one of the device's.
  func isExact(at placement: DevicePlacement) -> Bool {
    placement.isUpright && placement.a == scale && placement.d == scale
      && placement.originX == placement.originX.rounded() && placement.originY == placement.originY.rounded()
  }

  func drawContent(of layer: CALayer, in context: CGContext) {
    let clip = context.deviceClipBounds.rect.applying(context.deviceTransform.inverted())
    let part = pixels(of: clip, of: layer)
    if part.isEmpty { return }
    // One picture, as the edges of turned squares would be seen.
    let picture = CGContext(width: part.width, height: part.height, scale: 1)
    TileGrid.forEach(in: part, of: extent) { key, square in
      guard let image = tile(key, square) else { return }
      picture.drawColorBitmap(image, atDeviceX: square.minX - part.minX, deviceY: square.minY - part.minY)
    }
    guard let image = picture.makeImage() else { return }
    context.drawUpright(
      image,
      in: CGRect(
        x: layer.bounds.minX + CGFloat(part.minX) / scale, y: layer.bounds.minY + CGFloat(part.minY) / scale,
        width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale))
  }
}

extension CALayer {
  /// Makes the bitmap one of squares that are drawn when they are seen.
  final func displayInTiles(_ dirty: CGRect, width: Int, height: Int) {
    let storage = writableContents
    if !dirty.isNull, let tiles = storage.tiles, tiles.fits(width: width, height: height, scale: contentsScale) {
      tiles.remove(dirty, of: self)
    } else {
      storage.image = nil
      storage.isBackingStore = false
      storage.tiles = BackingTiles(of: self, width: width, height: height)
    }
    contentChanged()
    mark(.subtreeHasTiles)
  }

  /// Draws a square of the bitmap; nil when nobody draws the layer.
  fileprivate final func drawTile(_ square: DeviceRect) -> CGImage? {
    let context = CGContext(width: square.width, height: square.height, scale: contentsScale)
    context.translateBy(
      x: -bounds.minX - CGFloat(square.minX) / contentsScale, y: -bounds.minY - CGFloat(square.minY) / contentsScale)
    if flags.contains(.opaque) {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    CALayer.backingStoresDrawn += 1
    flags.remove(.drawingNotImplemented)
    (owner ?? extras?.delegate)?.layerWillDraw(self)
    draw(in: context)
    if flags.contains(.drawingNotImplemented), !flags.contains(.opaque), context.isAllClear { return nil }
    return context.makeImage()
  }

  /// Draws the squares of the coming frame before anything is painted, as the application's code may change layers.
  ///
  /// `add` adds the tree to a list.
  final func prepareTiles(_ add: (inout Composer) -> Void) {
    guard flags.contains(.subtreeHasTiles) else { return }
    // What the code changes may show other squares; those that are still missing then are drawn when they are painted.
    for _ in 0..<3 {
      var composer = Composer()
      add(&composer)
      let wanted = composer.list.items.compactMap { item -> (BackingTiles, CGRect)? in
        guard item.kind == .box, let tiles = item.layer.contentStorage?.tiles else { return nil }
        let toLayer = item.placement.transform(boundsOrigin: item.layer.bounds.origin).inverted()
        return (tiles, item.visible.rect.applying(toLayer))
      }
      var drew = false
      for (tiles, rect) in wanted where tiles.prepare(rect) { drew = true }
      if !drew { return }
      displayTreeIfNeeded()
    }
  }
}
