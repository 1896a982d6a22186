/// Content drawn once for a place between pixels, and copied from then on.
///
/// Scaled pictures, gradients, paths and rotated things come out a little different in the last bit with every clip and every
/// shift, as the rasterizer rounds by those. So they are drawn aside, wholly, at a place that depends only on the fraction of a
/// pixel they lie at. Copying whole pixels from there is the same at every place and under every clip, and faster than
/// drawing again.
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
  /// Content of more pixels than this is drawn directly, wholly at each change of its surroundings.
  static let itemPixelLimit = 6 << 20

  /// Returns the bitmap of an item, drawn if need be by `draw`, which is told where the layer lies in its context.
  mutating func bitmap(of item: DisplayItem, draw: (CGContext, DevicePlacement) -> Void) -> Bitmap? {
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
