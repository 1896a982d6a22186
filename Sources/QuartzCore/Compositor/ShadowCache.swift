/// A blurred mask and where it lies relative to the pixel of the layer's origin, offset not counted.
struct ShadowMask {
  let mask: AlphaMask
  let x: Int
  let y: Int

  var byteCount: Int { mask.width * mask.height }
}

/// A part of a shadow: the pixels of `rect` are those of the mask moved by the shifts.
///
/// All is relative to the pixel of the layer's origin, offset not counted.
struct ShadowPiece {
  let shadow: ShadowMask
  let rect: DeviceRect
  var shiftX = 0
  var shiftY = 0
}

/// Blurred shadows kept from frame to frame.
///
/// Of outlines on whole pixels, which most cards have, only the corners and a little of the edges are blurred (``ShadowStretch``): along an
/// edge every row, or column, is the same. Other shadows are blurred whole, or in squares where they have millions of pixels.
@MainActor
struct ShadowCache {
  /// Paints what casts a shadow, in a rectangle of the frame.
  typealias CasterPainter = (DisplayList, DeviceRect) -> CGContext

  private struct OutlineKey: Hashable {
    let outline: LayerOutline
    let blur: BoxBlur
  }

  private struct Entry {
    let shadow: ShadowMask
    var lastUse: UInt64
  }

  /// A shadow of a layer alone: of its path, of its content, or of an outline too large to be kept.
  private struct OwnEntry {
    let version: UInt64
    let placement: DevicePlacement
    let size: CGSize
    let caster: DisplayList?
    let blur: BoxBlur
    /// nil: it is made in squares.
    var whole: ShadowMask?
    var tiles = TileStore<ShadowMask>()
    var lastUse: UInt64

    var byteCount: Int { whole?.byteCount ?? TileGrid.side * TileGrid.side * 24 }
  }

  private var outlines: [OutlineKey: Entry] = [:]
  private var own: [UInt64: OwnEntry] = [:]
  private var uses: UInt64 = 0
  private var bytes = 0
  private(set) var made = 0

  static let byteLimit = 32 << 20

  /// Calls `body` with the pieces of an item's shadow that touch a part, made if need be.
  mutating func forEachPiece(
    of item: DisplayItem, in list: DisplayList, part: DeviceRect, painter: CasterPainter, _ body: (ShadowPiece) -> Void
  ) {
    uses += 1
    guard let decoration = item.layer.decoration else { return }
    let blur = ShadowGeometry(decoration, item.placement).blur
    let (originX, originY) = (Int(item.placement.originX.rounded(.down)), Int(item.placement.originY.rounded(.down)))
    if item.inner >= 0 {
      let caster = list.inner[Int(item.inner)]
      let extent = caster.items.reduce(DeviceRect.empty) { $0.union($1.visible) }.offsetBy(dx: -originX, dy: -originY)
      forEachOwnPiece(of: item, blur, caster: caster, extent: extent, part: part, body) { rect in
        let frame = rect.offsetBy(dx: originX, dy: originY)
        return AlphaMask(alphaOf: painter(caster, frame), width: rect.width, height: rect.height)
      }
      return
    }
    if let path = decoration.shadowPath {
      let transform = item.placement.movedBy(CGFloat(-originX), CGFloat(-originY))
        .transform(boundsOrigin: item.layer.bounds.origin)
      let device = path.applying(transform)
      let extent = DeviceRect(covering: device.boundingBoxOfPath)
      forEachOwnPiece(of: item, blur, caster: nil, extent: extent, part: part, body) { rect in
        AlphaMask(winding: device, in: rect)
      }
      return
    }
    let outline = LayerOutline(item.layer, item.placement)
    if let stretch = ShadowStretch(outline, blur) {
      stretch.forEachPiece(of: outlineShadow(stretch.outline, blur), in: part, body)
    } else if TileGrid.isNeeded(for: outline.extent) {
      let path = outline.path
      forEachOwnPiece(of: item, blur, caster: nil, extent: outline.extent, part: part, body) { rect in
        AlphaMask(path, in: rect)
      }
    } else {
      let shadow = outlineShadow(outline, blur)
      body(ShadowPiece(shadow: shadow, rect: shadow.rect))
    }
  }

  private mutating func outlineShadow(_ outline: LayerOutline, _ blur: BoxBlur) -> ShadowMask {
    let key = OutlineKey(outline: outline, blur: blur)
    if let found = outlines[key] {
      outlines[key]!.lastUse = uses
      return found.shadow
    }
    let extent = outline.extent
    let shadow = make(AlphaMask(outline.path, in: extent), extent.minX, extent.minY, blur)
    bytes += shadow.byteCount
    outlines[key] = Entry(shadow: shadow, lastUse: uses)
    dropOld()
    return shadow
  }

  /// `extent` is what casts the shadow, `cover` makes its coverage in a rectangle; both relative to the layer's origin.
  private mutating func forEachOwnPiece(
    of item: DisplayItem, _ blur: BoxBlur, caster: DisplayList?, extent: DeviceRect, part: DeviceRect,
    _ body: (ShadowPiece) -> Void, cover: (DeviceRect) -> AlphaMask
  ) {
    if extent.isEmpty { return }
    var entry: OwnEntry
    if let found = own.removeValue(forKey: item.identity) {
      bytes -= found.byteCount
      entry = found
      entry.lastUse = uses
      if !isValid(entry, for: item, blur, caster) { entry = newEntry(item, blur, caster) }
    } else {
      entry = newEntry(item, blur, caster)
    }
    if TileGrid.isNeeded(for: extent) {
      entry.whole = nil
      TileGrid.forEach(in: part, of: extent.inset(by: -blur.reach)) { key, rect in
        let shadow = entry.tiles.content(for: key) {
          made += 1
          let mask = cover(rect.inset(by: -blur.reach)).blurredInside(blur)
          return ShadowMask(mask: mask, x: rect.minX, y: rect.minY)
        }
        body(ShadowPiece(shadow: shadow, rect: rect))
      }
    } else {
      let shadow = entry.whole ?? make(cover(extent), extent.minX, extent.minY, blur)
      entry.whole = shadow
      body(ShadowPiece(shadow: shadow, rect: shadow.rect))
    }
    bytes += entry.byteCount
    own[item.identity] = entry
    dropOld()
  }

  private func newEntry(_ item: DisplayItem, _ blur: BoxBlur, _ caster: DisplayList?) -> OwnEntry {
    OwnEntry(
      version: item.version, placement: item.placement, size: item.bounds.size, caster: caster, blur: blur,
      lastUse: uses)
  }

  private func isValid(_ entry: OwnEntry, for item: DisplayItem, _ blur: BoxBlur, _ caster: DisplayList?) -> Bool {
    guard entry.version == item.version, entry.blur == blur, entry.size == item.bounds.size,
      let delta = item.placement.wholePixels(from: entry.placement)
    else { return false }
    guard let caster, let former = entry.caster else { return (caster == nil) == (entry.caster == nil) }
    return caster.looks(like: former, movedBy: delta.dx, delta.dy)
  }

  private mutating func make(_ mask: AlphaMask, _ x: Int, _ y: Int, _ blur: BoxBlur) -> ShadowMask {
    made += 1
    return ShadowMask(mask: mask.blurred(blur), x: x - blur.reach, y: y - blur.reach)
  }

  /// Drops the entries not used for longest, which changes no pixel, only the time to make them again.
  private mutating func dropOld() {
    while bytes > Self.byteLimit {
      let oldestOutline = outlines.min { $0.value.lastUse < $1.value.lastUse }
      let oldestOwn = own.min { $0.value.lastUse < $1.value.lastUse }
      guard (oldestOutline?.value.lastUse ?? uses) < uses || (oldestOwn?.value.lastUse ?? uses) < uses else { return }
      if let oldestOutline, oldestOutline.value.lastUse < oldestOwn?.value.lastUse ?? .max {
        bytes -= oldestOutline.value.shadow.byteCount
        outlines[oldestOutline.key] = nil
      } else if let oldestOwn {
        bytes -= oldestOwn.value.byteCount
        own[oldestOwn.key] = nil
      }
    }
  }
}

extension ShadowMask {
  /// The pixels that the mask covers.
  var rect: DeviceRect { DeviceRect(minX: x, minY: y, maxX: x + mask.width, maxY: y + mask.height) }
}

extension AlphaMask {
  /// Makes the coverage of a path by the winding rule, in a rectangle of the pixels that it is given in.
  convenience init(winding path: CGPath, in rect: DeviceRect) {
    let context = CGContext(width: max(1, rect.width), height: max(1, rect.height), scale: 1)
    context.translateBy(x: CGFloat(-rect.minX), y: CGFloat(-rect.minY))
    context.setFillColor(.black)
    context.fill(path)
    self.init(alphaOf: context, width: rect.width, height: rect.height)
  }
}
