/// A layer on its way into the list.
@MainActor
struct LayerContext {
  /// The drawn layer: the layer of the tree, or its presentation.
  let layer: CALayer
  /// The layer of the tree.
  let model: CALayer
  let transform: CGAffineTransform
  let placement: DevicePlacement
  var clip: DeviceRect
  var opacity: Float
  var previous: Int32 = -1
  /// The number of the layer's instance in a replicator layer; the first is 0.
  var instance: UInt64 = 0

  /// The layer's number, another one for each instance.
  var identity: UInt64 { model.identity ^ instance &<< 40 }

  init(layer: CALayer, model: CALayer, transform: CGAffineTransform, clip: DeviceRect, opacity: Float) {
    self.layer = layer
    self.model = model
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    placement = DevicePlacement(transform, boundsOrigin: layer.bounds.origin)
  }

  /// The bounds relative to their origin.
  var size: CGRect { CGRect(origin: .zero, size: layer.bounds.size) }

  func item(_ kind: DisplayItem.Kind, version: UInt64) -> DisplayItem {
    DisplayItem(
      kind: kind, opacity: opacity, previous: previous, layer: layer, identity: identity, version: version,
      placement: placement, bounds: size, extent: .empty, clip: clip)
  }

  /// The number of the frame's pixels for each of the layer's bitmap, in each direction; nil without a coarser bitmap.
  var rasterSquare: CGFloat? { layer.rasterSquare(placement) }

  /// Whether opacity would be seen to act on each thing by itself.
  var paintsSeveralThings: Bool {
    if !model.children.isEmpty { return true }
    var count = hasVisibleBackground ? 1 : 0
    if layer.contentStorage?.image != nil { count += 1 }
    if layer.directDrawing != nil { count += 1 }
    if let decoration = layer.decoration {
      if decoration.borderWidth > 0 { count += 1 }
      if decoration.shadowOpacity > 0 { count += 1 }
    }
    return count > 1
  }

  private var hasVisibleBackground: Bool { layer.backgroundColor.map { $0.alpha > 0 } ?? false }

  /// The item for background and contents; nil when there is neither.
  func boxItem() -> DisplayItem? {
    let hasContents = layer.contentStorage?.image != nil
    let drawing = layer.directDrawing
    guard hasVisibleBackground || hasContents || drawing != nil else { return nil }
    var item = self.item(.box, version: layer.version)
    if let drawing {
      let tiles = layer.contentStorage?.tiles
      let isStable = tiles === drawing ? tiles!.isExact(at: placement) : drawing.contentIsStableUnderClipping
      item.usesBitmap =
        stretch != nil
        || !(placement.isUpright && isStable
          && (!hasContents || showsContentsPixelForPixel))
      // What is drawn may depend on where the bounds begin.
      item.bounds = layer.bounds
    } else if hasContents {
      item.usesBitmap = !showsContentsPixelForPixel
    } else if layer.backgroundColor?.pattern != nil {
      // Neither of one colour nor known to hide what is behind.
    } else if placement.keepsRectangles, layer.cornerRadius <= 0 {
      item.isUniform = placement.deviceRect(size).isWhole
      item.isOpaque = item.isUniform && opacity == 1 && layer.backgroundColor!.alpha >= 1
    } else if placement.isUpright, placement.a == placement.d {
      item.isUniform = placement.deviceRect(size).isWhole
      item.cornerSide = Int32(LayerOutline(layer, placement).cornerReach.rounded(.up))
    }
    return item
  }

  private var stretch: CGAffineTransform? { layer === model ? nil : layer.contentStretch }

  private var showsContentsPixelForPixel: Bool {
    guard let storage = layer.contentStorage, let image = storage.image, placement.isUpright else { return false }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard storage.rect == unit, storage.center == unit else { return false }
    let target = ContentsPlacement.destination(
      imageWidth: image.width, imageHeight: image.height, scale: layer.contentsScale, gravity: storage.gravity,
      contentsRect: unit, bounds: layer.bounds)
    let device = placement.deviceRect(target.offsetBy(dx: -layer.bounds.minX, dy: -layer.bounds.minY))
    return device.isWhole && device.width == CGFloat(image.width) && device.height == CGFloat(image.height)
  }

  func boxExtent() -> DeviceRect {
    var extent = DeviceRect.empty
    if hasVisibleBackground { extent = DeviceRect(covering: placement.deviceRect(size)) }
    if let drawing = layer.directDrawing {
      let reach = drawing.contentExtent(of: layer.drawnModel)
      extent = extent.union(deviceExtent(stretch.map { reach.applying($0) } ?? reach))
    }
    if let storage = layer.contentStorage, let image = storage.image {
      let target = ContentsPlacement.destination(
        imageWidth: image.width, imageHeight: image.height, scale: layer.contentsScale, gravity: storage.gravity,
        contentsRect: storage.rect, bounds: layer.bounds)
      extent = extent.union(deviceExtent(target))
    }
    return extent
  }

  private func deviceExtent(_ rect: CGRect) -> DeviceRect {
    DeviceRect(covering: placement.deviceRect(rect.offsetBy(dx: -layer.bounds.minX, dy: -layer.bounds.minY)))
  }
}
