/// Content drawn once for a place between pixels, and copied from then on.
///
/// Scaled pictures, gradients, paths and rotated things come out a little different in the last bit with every clip and every
/// shift, as the rasterizer rounds by those. So they are drawn aside, wholly, at a place that depends only on the fraction of a
/// pixel they lie at. Copying whole pixels from there is the same at every place and under every clip, and faster than
/// drawing again. Content of millions of pixels is drawn in squares, as far as it is seen.
struct BitmapCache {
  struct Bitmap {
    let image: CGImage
    /// Relative to the pixel that the layer's origin lies in.
    let rect: DeviceRect
  }

  private struct Entry {
    let version: UInt64
    let bounds: CGRect
    let placement: DevicePlacement
    let bitmap: Bitmap
    var lastUse: UInt64

    func serves(_ item: DisplayItem) -> Bool {
      version == item.version && bounds == item.bounds && item.placement.wholePixels(from: placement) != nil
    }
  }

  private var entries: [UInt64: Entry] = [:]
  private var pixels = 0
  private var uses: UInt64 = 0
  private(set) var made = 0

  static let pixelLimit = 12 << 20

  /// Content that is drawn in squares; see ``TileGrid``.
  private struct TiledEntry {
    let version: UInt64
    let bounds: CGRect
    let placement: DevicePlacement
    var tiles = TileStore<Bitmap?>()
    var lastUse: UInt64

    func serves(_ item: DisplayItem) -> Bool {
      version == item.version && bounds == item.bounds && item.placement.wholePixels(from: placement) != nil
    }
  }

  private var tiled: [UInt64: TiledEntry] = [:]
  /// So many contents keep their squares.
  private static let tiledLimit = 4

  /// Calls `body` with the bitmaps of an item in a part of the frame: a single one, or the squares of a large item.
  mutating func forEachBitmap(
    of item: DisplayItem, in part: DeviceRect, draw: (CGContext, DevicePlacement) -> Void, _ body: (Bitmap) -> Void
  ) {
    guard TileGrid.isNeeded(for: item.extent) else {
      if let bitmap = bitmap(of: item, draw: draw) { body(bitmap) }
      return
    }
    uses += 1
    let (x, y) = (item.placement.originX.rounded(.down), item.placement.originY.rounded(.down))
    var entry: TiledEntry
    if let found = tiled[item.identity], found.serves(item) {
      entry = found
      entry.lastUse = uses
    } else {
      entry = TiledEntry(version: item.version, bounds: item.bounds, placement: item.placement, lastUse: uses)
    }
    // Not held twice while it changes.
    tiled[item.identity] = nil
    let extent = item.extent.offsetBy(dx: -Int(x), dy: -Int(y))
    TileGrid.forEach(in: part.offsetBy(dx: -Int(x), dy: -Int(y)), of: extent) { key, rect in
      let bitmap = entry.tiles.content(for: key) {
        made += 1
        let context = CGContext(width: rect.width, height: rect.height, scale: 1)
        draw(context, item.placement.movedBy(-x - CGFloat(rect.minX), -y - CGFloat(rect.minY)))
        return context.makeImage().map { Bitmap(image: $0, rect: rect) }
      }
      if let bitmap { body(bitmap) }
    }
    tiled[item.identity] = entry
    if tiled.count > Self.tiledLimit, let oldest = tiled.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      tiled[oldest.key] = nil
    }
  }

  /// Returns the bitmap of an item, drawn if need be by `draw`, which is told where the layer lies in its context.
  private mutating func bitmap(of item: DisplayItem, draw: (CGContext, DevicePlacement) -> Void) -> Bitmap? {
    uses += 1
    if let found = entries[item.identity], found.serves(item) {
      entries[item.identity]!.lastUse = uses
      return found.bitmap
    }
    let (x, y) = (item.placement.originX.rounded(.down), item.placement.originY.rounded(.down))
    let rect = item.extent.offsetBy(dx: -Int(x), dy: -Int(y))
    let context = CGContext(width: rect.width, height: rect.height, scale: 1)
    draw(context, item.placement.movedBy(-x - CGFloat(rect.minX), -y - CGFloat(rect.minY)))
    guard let image = context.makeImage() else { return nil }
    made += 1
    keep(
      Entry(
        version: item.version, bounds: item.bounds, placement: item.placement,
        bitmap: Bitmap(image: image, rect: rect), lastUse: uses), for: item.identity)
    return entries[item.identity]?.bitmap
  }

  private mutating func keep(_ entry: Entry, for identity: UInt64) {
    if let old = entries[identity] { pixels -= old.bitmap.rect.area }
    entries[identity] = entry
    pixels += entry.bitmap.rect.area
    // What is dropped changes no pixel, only the time to draw it again.
    while pixels > Self.pixelLimit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }),
      oldest.key != identity
    {
      pixels -= oldest.value.bitmap.rect.area
      entries[oldest.key] = nil
    }
  }
}
