/// A blurred mask and where it lies relative to the pixel of the layer's origin, offset not counted.
struct ShadowMask {
  let mask: AlphaMask
  let x: Int
  let y: Int
}

/// Blurred shadows kept from frame to frame.
@MainActor
struct ShadowCache {
  private struct OutlineKey: Hashable {
    let outline: LayerOutline
    let blur: BoxBlur
  }

  private struct Entry {
    let shadow: ShadowMask
    var lastUse: UInt64
  }

  /// A shadow of one layer's own making: of its path, or of what it shows.
  private struct OwnEntry {
    let version: UInt64
    let placement: DevicePlacement
    let caster: DisplayList?
    let blur: BoxBlur
    let shadow: ShadowMask
    var lastUse: UInt64
  }

  private var outlines: [OutlineKey: Entry] = [:]
  private var own: [UInt64: OwnEntry] = [:]
  private var uses: UInt64 = 0
  private var bytes = 0
  private(set) var made = 0

  static let byteLimit = 32 << 20

  /// Returns the shadow of an item, made if need be.
  mutating func shadow(of item: DisplayItem, in list: DisplayList, painter: (DisplayList, DeviceRect) -> CGContext)
    -> ShadowMask?
  {
    uses += 1
    guard let decoration = item.layer.decoration else { return nil }
    let geometry = ShadowGeometry(decoration, item.placement)
    if item.inner >= 0 {
      return ownShadow(of: item, geometry.blur, caster: list.inner[Int(item.inner)]) { caster in
        guard let caster else { return nil }
        let extent = caster.items.reduce(DeviceRect.empty) { $0.union($1.visible) }
        if extent.isEmpty { return nil }
        let context = painter(caster, extent)
        return (AlphaMask(alphaOf: context, width: extent.width, height: extent.height), extent.minX, extent.minY)
      }
    }
    if let path = decoration.shadowPath {
      let transform = item.placement.transform(boundsOrigin: item.layer.bounds.origin)
      return ownShadow(of: item, geometry.blur, caster: nil) { _ in
        let device = path.applying(transform)
        let extent = DeviceRect(covering: device.boundingBoxOfPath)
        if extent.isEmpty { return nil }
        return (AlphaMask(winding: device, in: extent), extent.minX, extent.minY)
      }
    }
    let outline = LayerOutline(item.layer, item.placement)
    let key = OutlineKey(outline: outline, blur: geometry.blur)
    if let found = outlines[key] {
      outlines[key]!.lastUse = uses
      return found.shadow
    }
    let extent = outline.extent
    let shadow = make(AlphaMask(outline.path, in: extent), extent.minX, extent.minY, geometry.blur)
    outlines[key] = Entry(shadow: shadow, lastUse: uses)
    dropOld()
    return shadow
  }

  private mutating func ownShadow(
    of item: DisplayItem, _ blur: BoxBlur, caster: DisplayList?,
    _ makeMask: (DisplayList?) -> (AlphaMask, Int, Int)?
  ) -> ShadowMask? {
    if let found = own[item.identity], found.version == item.version, found.blur == blur,
      let delta = item.placement.wholePixels(from: found.placement),
      (caster == nil) == (found.caster == nil),
      caster == nil || caster!.looks(like: found.caster!, movedBy: delta.dx, delta.dy)
    {
      own[item.identity]!.lastUse = uses
      return found.shadow
    }
    guard let (mask, x, y) = makeMask(caster) else { return nil }
    if let old = own.removeValue(forKey: item.identity) { bytes -= old.shadow.byteCount }
    let originX = Int(item.placement.originX.rounded(.down))
    let originY = Int(item.placement.originY.rounded(.down))
    let shadow = make(mask, x - originX, y - originY, blur)
    own[item.identity] = OwnEntry(
      version: item.version, placement: item.placement, caster: caster, blur: blur, shadow: shadow, lastUse: uses)
    dropOld()
    return shadow
  }

  private mutating func make(_ mask: AlphaMask, _ x: Int, _ y: Int, _ blur: BoxBlur) -> ShadowMask {
    made += 1
    let shadow = ShadowMask(mask: mask.blurred(blur), x: x - blur.reach, y: y - blur.reach)
    bytes += shadow.byteCount
    return shadow
  }

  /// Drops what was not used for longest; that changes no pixel, only the time to make it again.
  private mutating func dropOld() {
    while bytes > Self.byteLimit {
      let oldestOutline = outlines.min { $0.value.lastUse < $1.value.lastUse }
      let oldestOwn = own.min { $0.value.lastUse < $1.value.lastUse }
      guard (oldestOutline?.value.lastUse ?? uses) < uses || (oldestOwn?.value.lastUse ?? uses) < uses else { return }
      if let oldestOutline, oldestOutline.value.lastUse < oldestOwn?.value.lastUse ?? .max {
        bytes -= oldestOutline.value.shadow.byteCount
        outlines[oldestOutline.key] = nil
      } else if let oldestOwn {
        bytes -= oldestOwn.value.shadow.byteCount
        own[oldestOwn.key] = nil
      }
    }
  }
}

extension ShadowMask {
  var byteCount: Int { mask.width * mask.height }
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
