/// The third stage of a frame: the items of a ``DisplayList`` become pixels, in one rectangle at a time.
///
/// The painted pixels never depend on the rectangle, only on whether they are painted: items that cannot promise that
/// are painted whole (``Damage``). Groups get bitmaps of their own, as large as their visible part. Outlines that clip
/// are not given to Cairo: the content is painted over them, and where the outline's coverage is not 1, which is at the
/// corners most of the time, the pixels saved before are mixed back in. That is the same as clipping the content as one
/// picture, without a bitmap for it.
@MainActor
struct Painter {
  private(set) var shapes = ShapeCache()
  private(set) var shadows = ShadowCache()
  private(set) var bitmaps = BitmapCache()
  private(set) var counts = PaintCounts()
  private var spares = SpareTargets()

  mutating func resetCounts() {
    counts = PaintCounts()
  }

  /// Paints a rectangle again, beginning with the last item that hides all others behind it.
  ///
  /// `background` is the colour before anything is painted; nil is transparent.
  mutating func paint(_ list: DisplayList, in rect: DeviceRect, on target: PaintTarget, background: CGColor?) {
    let cover = list.items.lastIndex { $0.isOpaque && $0.visible.contains(rect) }
    if cover == nil {
      for rest in Self.uncovered(rect, after: -1, in: list) { target.clear(rest, to: background) }
    }
    paint(list, (cover ?? 0)..<list.items.count, in: rect, on: target)
    counts.rects += 1
    counts.pixels += rect.area
  }

  private mutating func paint(_ list: DisplayList, _ range: Range<Int>, in rect: DeviceRect, on target: PaintTarget) {
    var index = range.lowerBound
    while index < range.upperBound {
      let item = list.items[index]
      let part = item.visible.intersection(rect)
      let isBracket = item.kind == .beginGroup || item.kind == .beginClip
      if part.isEmpty {
        index = isBracket ? Int(item.partner) + 1 : index + 1
        continue
      }
      counts.items += 1
      switch item.kind {
      case .box:
        if item.isUniform, item.cornerSide < 0 {
          for rest in Self.seen(part, after: index, in: list) { paintBox(item, in: rest, on: target) }
        } else {
          paintBox(item, in: part, on: target)
        }
      case .backdrop: paintBackdrop(item, in: part, on: target)
      case .projected: paintProjected(item, of: list, in: part, on: target)
      case .border: paintBorder(item, in: part, on: target)
      case .shadow: paintShadow(at: index, of: list, in: part, on: target)
      case .beginGroup: paintGroup(at: index, of: list, in: part, on: target)
      case .beginClip: paintClipped(at: index, of: list, in: part, on: target)
      case .endGroup, .endClip: break
      }
      index = isBracket ? Int(item.partner) + 1 : index + 1
    }
  }

  /// A fill of fewer pixels costs less than to find out whether it is seen.
  private static let worthUncovering = 1 << 16

  /// The visible parts of a rectangle below later items, if the search is worth it.
  private static func seen(_ rect: DeviceRect, after index: Int, in list: DisplayList) -> [DeviceRect] {
    rect.area < worthUncovering ? [rect] : uncovered(rect, after: index, in: list)
  }

  /// The parts of a rectangle beside later opaque items; rows over a table's background leave little of it.
  private static func uncovered(_ rect: DeviceRect, after index: Int, in list: DisplayList) -> [DeviceRect] {
    var rest = [rect]
    for later in list.items[(index + 1)...] where later.isOpaque || later.kind == .backdrop {
      let cover = later.visible
      // What lies behind is seen beyond what a backdrop is hidden by.
      if later.kind == .backdrop {
        if cover.intersects(rect) { break }
        continue
      }
      guard cover.area >= worthUncovering / 4, cover.intersects(rect) else { continue }
      var next: [DeviceRect] = []
      for part in rest { part.forEachPart(outside: cover) { next.append($0) } }
      rest = next
      if rest.isEmpty || rest.count > 24 { break }
    }
    return rest
  }

  // MARK: Items

  private mutating func paintBox(_ item: DisplayItem, in part: DeviceRect, on target: PaintTarget) {
    let layer = item.layer
    if let color = layer.backgroundColor, color.pattern != nil {
      paintPattern(color, item, in: part, on: target)
    } else if let color = layer.backgroundColor, color.alpha > 0 {
      let faded = item.opacity == 1 ? color : color.copy(alpha: color.alpha * CGFloat(item.opacity)) ?? color
      if layer.cornerRadius <= 0 || layer.maskedCorners.isEmpty, item.placement.keepsRectangles {
        let size = CGRect(origin: .zero, size: layer.bounds.size)
        target.fill(item.placement.deviceRect(size), with: faded, in: part)
      } else {
        fill(LayerOutline(layer, item.placement), of: item, with: faded, in: part, on: target)
      }
    }
    if layer.contentStorage?.image != nil || layer.directDrawing != nil {
      paintContent(of: layer, item, in: part, on: target)
    }
  }

  /// Fills the layer's outline with a picture that begins at the layer's corner.
  private func paintPattern(_ color: CGColor, _ item: DisplayItem, in part: DeviceRect, on target: PaintTarget) {
    let outline = LayerOutline(item.layer, item.placement)
    target.draw(in: part, opacity: item.opacity) { context, origin in
      context.setDeviceTransform(item.placement.movedBy(-origin.x, -origin.y).transform(boundsOrigin: .zero))
      context.setFillColor(color)
      context.fill(outline.pathInPoints)
    }
  }

  private mutating func paintContent(
    of layer: CALayer, _ item: DisplayItem, in part: DeviceRect, on target: PaintTarget
  ) {
    guard item.usesBitmap else {
      var drawings = 0
      target.draw(in: part, opacity: item.opacity) { context, origin in
        drawings = Self.drawContent(of: layer, at: item.placement.movedBy(-origin.x, -origin.y), in: context)
      }
      counts.drawings += drawings
      return
    }
    var drawings = 0
    let x = Int(item.placement.originX.rounded(.down))
    let y = Int(item.placement.originY.rounded(.down))
    bitmaps.forEachBitmap(of: item, in: part, draw: { drawings += Self.drawContent(of: layer, at: $1, in: $0) }) {
      bitmap in
      target.copy(bitmap.image, atX: x + bitmap.rect.minX, y: y + bitmap.rect.minY, in: part, opacity: item.opacity)
    }
    counts.drawings += drawings
  }

  /// Draws a layer's picture and its drawing object; returns how many objects were asked to draw.
  private static func drawContent(of layer: CALayer, at placement: DevicePlacement, in context: CGContext) -> Int {
    if let storage = layer.contentStorage, let image = storage.image {
      // Where the bounds begin must not reach the last bits of where the picture goes.
      context.setDeviceTransform(placement.transform(boundsOrigin: .zero))
      draw(image, storage, of: layer, scale: placement.scale, in: context)
    }
    guard let drawing = layer.directDrawing else { return 0 }
    context.setDeviceTransform(placement.transform(boundsOrigin: layer.bounds.origin))
    if let stretch = layer.contentStretch { context.concatenate(stretch) }
    drawing.drawContent(of: layer.drawnModel, in: context)
    return 1
  }

  private static func draw(
    _ image: CGImage, _ storage: LayerContents, of layer: CALayer, scale: CGFloat, in context: CGContext
  ) {
    let gravity = storage.gravity
    let destination = ContentsPlacement.destination(
      imageWidth: image.width, imageHeight: image.height, scale: layer.contentsScale, gravity: gravity,
      contentsRect: storage.rect, bounds: CGRect(origin: .zero, size: layer.bounds.size))
    let parts = ContentsPlacement.parts(
      imageWidth: image.width, imageHeight: image.height, scale: layer.contentsScale, contentsRect: storage.rect,
      contentsCenter: storage.center,
      stretches: gravity == .resize || gravity == .resizeAspect || gravity == .resizeAspectFill,
      destination: destination)
    let quality = context.interpolationQuality
    for placement in parts {
      guard let (whole, place) = placement.cropped(from: image) else { continue }
      let isSmaller = place.width * scale < CGFloat(whole.width)
      let coarser = isSmaller ? Self.coarser(whole, storage, place: place, scale: scale) : nil
      let picture = coarser ?? whole
      let filter = isSmaller ? storage.minificationFilter : storage.magnificationFilter
      context.interpolationQuality = filter == .nearest ? .none : quality
      context.drawUpright(picture, in: place)
    }
    context.interpolationQuality = quality
  }

  /// A copy of a picture for `minificationFilterBias`; nil where the picture itself is drawn.
  private static func coarser(_ picture: CGImage, _ storage: LayerContents, place: CGRect, scale: CGFloat) -> CGImage? {
    guard storage.minificationFilter == .trilinear, storage.minificationFilterBias > 0 else { return nil }
    let factor = CGFloat(exp2(-Double(min(storage.minificationFilterBias, 16)))) * scale
    let (width, height) = (max(1, (place.width * factor).rounded()), max(1, (place.height * factor).rounded()))
    guard width < CGFloat(picture.width), height < CGFloat(picture.height) else { return nil }
    let context = CGContext(width: Int(width), height: Int(height), scale: 1)
    context.drawUpright(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
  }

  /// Filters the pixels painted so far; damage covers all visible pixels of a backdrop, or none.
  private func paintBackdrop(_ item: DisplayItem, in part: DeviceRect, on target: PaintTarget) {
    guard let layer = item.layer as? BackdropLayer,
      let filter = layer.filter(at: item.placement, opacity: item.opacity)
    else { return }
    target.filter(part, with: filter)
  }

  private mutating func paintBorder(_ item: DisplayItem, in part: DeviceRect, on target: PaintTarget) {
    guard let decoration = item.layer.decoration, let color = decoration.borderColor else { return }
    var outline = LayerOutline(item.layer, item.placement)
    outline.keepBorder(decoration.borderWidth)
    fill(outline, of: item, with: color.copy(alpha: color.alpha * CGFloat(item.opacity)) ?? color, in: part, on: target)
  }

  private mutating func paintShadow(at index: Int, of list: DisplayList, in part: DeviceRect, on target: PaintTarget) {
    let item = list.items[index]
    guard let decoration = item.layer.decoration, let color = decoration.shadowColor else { return }
    let alpha = color.alpha * CGFloat(min(max(decoration.shadowOpacity, 0), 1) * item.opacity)
    let geometry = ShadowGeometry(decoration, item.placement)
    let x = Int(item.placement.originX.rounded(.down) + geometry.dx)
    let y = Int(item.placement.originY.rounded(.down) + geometry.dy)
    target.setFill(color.copy(alpha: alpha) ?? color)
    var inner = self
    let beside = Self.partsBeside(item, in: part)
    for rest in beside.flatMap({ Self.seen($0, after: index, in: list) }) {
      let painter: ShadowCache.CasterPainter = { caster, extent in
        let aside = PaintTarget(extent)
        inner.paint(caster, 0..<caster.items.count, in: extent, on: aside)
        return aside.context
      }
      shadows.forEachPiece(of: item, in: list, part: rest.offsetBy(dx: -x, dy: -y), painter: painter) { piece in
        let place = piece.rect.offsetBy(dx: x, dy: y)
        let (maskX, maskY) = (piece.shadow.x + piece.shiftX + x, piece.shadow.y + piece.shiftY + y)
        target.fill(piece.shadow.mask, atX: maskX, y: maskY, in: rest.intersection(place))
      }
    }
    (shapes, bitmaps) = (inner.shapes, inner.bitmaps)
  }

  /// The parts of a shadow beside the layer's own opaque background.
  private static func partsBeside(_ item: DisplayItem, in part: DeviceRect) -> [DeviceRect] {
    let layer = item.layer
    guard item.opacity == 1, layer.backgroundColor?.isOpaque ?? false, item.placement.isUpright,
      item.placement.a == item.placement.d
    else { return [part] }
    let rect = item.placement.deviceRect(CGRect(origin: .zero, size: layer.bounds.size))
    guard rect.isWhole else { return [part] }
    let side = Int(LayerOutline(layer, item.placement).cornerReach.rounded(.up))
    let whole = DeviceRect(covering: rect)
    let tall = DeviceRect(minX: whole.minX + side, minY: whole.minY, maxX: whole.maxX - side, maxY: whole.maxY)
    let wide = DeviceRect(minX: whole.minX, minY: whole.minY + side, maxX: whole.maxX, maxY: whole.maxY - side)
    var parts: [DeviceRect] = []
    part.forEachPart(outside: tall) { outside in outside.forEachPart(outside: wide) { parts.append($0) } }
    return parts
  }

  private mutating func fill(
    _ outline: LayerOutline, of item: DisplayItem, with color: CGColor, in part: DeviceRect, on target: PaintTarget
  ) {
    let x = Int(item.placement.originX.rounded(.down))
    let y = Int(item.placement.originY.rounded(.down))
    target.setFill(color)
    shapes.coverage(of: outline).forEachPiece(in: part.offsetBy(dx: -x, dy: -y)) { piece in
      let place = piece.rect.offsetBy(dx: x, dy: y)
      if let mask = piece.mask {
        target.fill(mask, atX: place.minX, y: place.minY, in: part)
      } else {
        target.fill(place.intersection(part))
      }
    }
  }

  // MARK: Brackets

  private mutating func paintGroup(at index: Int, of list: DisplayList, in part: DeviceRect, on target: PaintTarget) {
    let item = list.items[index]
    let grid = item.layer.rasterSquare(item.placement).map {
      RasterGrid(item.placement, square: $0, around: part, of: item.extent)
    }
    let whole = grid?.bounds ?? part
    let group = spares.take(whole)
    paint(list, (index + 1)..<Int(item.partner), in: whole, on: group)
    if item.inner >= 0 {
      let mask = list.inner[Int(item.inner)]
      let shape = spares.take(whole)
      paint(mask, 0..<mask.items.count, in: whole, on: shape)
      group.keep(where: shape)
      spares.put(shape)
    }
    if item.layer.flags.contains(.isRecoloured), let colour = (item.layer as? RecolouredLayer)?.colour {
      group.recolour(colour)
    }
    if item.layer.flags.contains(.isReplica), let factors = (item.layer as? ReplicaLayer)?.factors {
      group.multiply(by: factors)
    }
    if item.turnsColours { group.turnColours() }
    target.compose(grid?.coarse(group, in: part) ?? group, opacity: item.opacity)
    spares.put(group)
    counts.groups += 1
  }

  /// Paints a layer flat, aside, and shows that under perspective.
  private mutating func paintProjected(
    _ item: DisplayItem, of list: DisplayList, in part: DeviceRect, on target: PaintTarget
  ) {
    let flat = list.inner[Int(item.inner)]
    guard let way = flat.projection?.inverted else { return }
    let picture = spares.take(flat.reach)
    paint(flat, 0..<flat.items.count, in: flat.reach, on: picture)
    let seen = spares.take(part)
    seen.project(picture, by: way)
    target.compose(seen, opacity: item.opacity)
    spares.put(seen)
    spares.put(picture)
    counts.groups += 1
  }

  private mutating func paintClipped(at index: Int, of list: DisplayList, in part: DeviceRect, on target: PaintTarget) {
    let item = list.items[index]
    let x = Int(item.placement.originX.rounded(.down))
    let y = Int(item.placement.originY.rounded(.down))
    var saved: [(pixels: CGImage, rect: DeviceRect, mask: AlphaMask, place: DeviceRect)] = []
    let coverage = shapes.coverage(of: LayerOutline(item.layer, item.placement))
    coverage.forEachPiece(in: part.offsetBy(dx: -x, dy: -y)) { piece in
      let place = piece.rect.offsetBy(dx: x, dy: y)
      guard let mask = piece.mask else { return }
      let rect = place.intersection(part)
      if let pixels = target.pixels(in: rect) { saved.append((pixels, rect, mask, place)) }
    }
    paint(list, (index + 1)..<Int(item.partner), in: part, on: target)
    for corner in saved {
      target.restore(corner.pixels, in: corner.rect, through: corner.mask, at: corner.place)
    }
  }
}

/// Counts of painting, for statistics.
struct PaintCounts {
  var rects = 0
  var pixels = 0
  var items = 0
  var drawings = 0
  var groups = 0
}

extension ContentsPlacement {
  /// The pixels to draw and where; parts of the source outside of the picture show nothing.
  func cropped(from image: CGImage) -> (image: CGImage, destination: CGRect)? {
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    if source == whole { return (image, destination) }
    guard source.width > 0, source.height > 0 else { return nil }
    let pixels = source.intersection(whole).integral.intersection(whole)
    guard !pixels.isNull, pixels.width > 0, pixels.height > 0, let part = image.cropping(to: pixels) else { return nil }
    let (scaleX, scaleY) = (destination.width / source.width, destination.height / source.height)
    let place = CGRect(
      x: destination.minX + (pixels.minX - source.minX) * scaleX,
      y: destination.minY + (pixels.minY - source.minY) * scaleY,
      width: pixels.width * scaleX, height: pixels.height * scaleY)
    return (part, place)
  }
}
