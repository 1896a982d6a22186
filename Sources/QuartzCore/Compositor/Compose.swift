/// The first stage of a frame: a tree of layers becomes a ``DisplayList``.
///
/// Each layer's place on the device is worked out, what lies outside of the clip is left out, `opacity` and `mask` become groups
/// only where they have to (a layer that paints one thing takes its opacity into that), `masksToBounds` becomes a smaller clip
/// when its edges are whole pixels and the corners are square, and a clip bracket otherwise. Nothing is painted and no layer
/// is changed, but for the compositor's notes.
@MainActor
struct Composer {
  private(set) var list: DisplayList
  /// The frame whose list was the last; 0 leaves the layers' notes alone.
  let lastFrame: UInt64
  let frame: UInt64
  private var groupDepth = 0
  private var bracketDepth: Int { groupDepth + clipDepth }
  private var clipDepth = 0
  /// Whether layers are shown with their own values instead of those that their animations give them.
  var ignoresAnimations = false

  init(reusing list: DisplayList = DisplayList(), lastFrame: UInt64 = 0, frame: UInt64 = 0) {
    self.list = list
    self.list.removeAll()
    self.lastFrame = lastFrame
    self.frame = frame
  }

  /// Adds a layer and all that is in it.
  ///
  /// `toDevice` maps the coordinates of what the layer lies in to pixels.
  mutating func add(_ layer: CALayer, toDevice: CGAffineTransform, clip: DeviceRect, opacity: Float = 1) {
    let shown = shown(layer)
    add(layer, shown, transform: shown.transformToSuperlayer.concatenating(toDevice), clip: clip, opacity: opacity)
  }

  /// Adds a layer whose own coordinates `transform` maps to pixels, whatever its position and transform say.
  mutating func add(_ layer: CALayer, transform: CGAffineTransform, clip: DeviceRect, opacity: Float = 1) {
    add(layer, shown(layer), transform: transform, clip: clip, opacity: opacity)
  }

  /// What is drawn of a layer: the layer, or what its animations make of it at the present time.
  private func shown(_ layer: CALayer) -> CALayer {
    layer.flags.contains(.isAnimated) && !ignoresAnimations ? layer.shownLayer : layer
  }

  private mutating func add(
    _ layer: CALayer, _ shown: CALayer, transform: CGAffineTransform, clip: DeviceRect, opacity: Float
  ) {
    if shown.flags.contains(.hidden) || clip.isEmpty { return }
    let ownOpacity = min(max(shown.opacity, 0), 1)
    if ownOpacity == 0 || opacity == 0 { return }
    guard isDrawable(shown, transform) else { return }
    var context = LayerContext(layer: shown, model: layer, transform: transform, clip: clip, opacity: opacity)
    if frame != 0, layer.composedFrame == lastFrame, lastFrame != 0 { context.previous = layer.composedIndex }
    let start = list.items.count
    addParts(of: context, ownOpacity: ownOpacity)
    if frame != 0, list.items.count > start {
      layer.composedFrame = frame
      layer.composedIndex = Int32(start)
    }
  }

  private mutating func isDrawable(_ layer: CALayer, _ transform: CGAffineTransform) -> Bool {
    if layer.flags.contains(.isTransformed), !layer.transform.flattensToAffine {
      list.problems.append(.perspective(layer.summary))
      return false
    }
    let sum = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
    guard (sum + layer.bounds.width + layer.bounds.height).isFinite else {
      list.problems.append(.geometryNotFinite(layer.summary))
      return false
    }
    return transform.a * transform.d != transform.b * transform.c
  }

  private mutating func addParts(of context: LayerContext, ownOpacity: Float) {
    let layer = context.layer
    var context = context
    let mask = context.model.extras?.mask
    context.opacity *= ownOpacity
    let groups = mask != nil || (context.opacity < 1 && layer.allowsGroupOpacity && context.paintsSeveralThings)
    var groupIndex: Int?
    if groups {
      groupIndex = list.items.count
      var item = context.item(.beginGroup, version: 0)
      item.extent = .empty
      if let mask {
        item.inner = addInner { $0.add(mask, toDevice: context.transform, clip: context.clip) }
        item.isStable = list.inner[Int(item.inner)].items.allSatisfy(\.isStable)
      }
      list.items.append(item)
      groupDepth += 1
      context.opacity = 1
    }
    addShadow(of: context)
    let clipIndex = addClip(of: &context)
    if !context.clip.isEmpty { addContent(of: context) }
    if let clipIndex {
      clipDepth -= 1
      close(clipIndex, .endClip)
    }
    if let groupIndex {
      groupDepth -= 1
      close(groupIndex, .endGroup)
    }
  }

  private mutating func addShadow(of context: LayerContext) {
    let layer = context.layer
    guard let decoration = layer.decoration, decoration.shadowOpacity > 0, !layer.masksToBounds,
      decoration.shadowColor.map({ $0.alpha > 0 }) ?? false
    else { return }
    var item = context.item(.shadow, version: layer.version)
    let shape = ShadowShape(of: layer, model: context.model)
    var outline: CGRect
    switch shape {
    case .bounds: outline = context.placement.deviceRect(context.size)
    case .path(let path):
      let box = path.boundingBoxOfPath
      if box.isNull || box.isEmpty { return }
      outline = context.placement.deviceRect(box.offsetBy(dx: -layer.bounds.minX, dy: -layer.bounds.minY))
    case .content:
      // Twice the frame around the clip is more than any shadow reaches that is seen.
      item.inner = addInner { $0.addCaster(layer, context) }
      outline = list.inner[Int(item.inner)].items.reduce(DeviceRect.empty) { $0.union($1.visible) }.rect
      if outline.isEmpty { return }
    }
    let reach = ShadowGeometry(decoration, context.placement)
    outline = outline.insetBy(dx: -CGFloat(reach.margin), dy: -CGFloat(reach.margin))
    item.extent = DeviceRect(covering: outline.offsetBy(dx: reach.dx, dy: reach.dy))
    appendIfVisible(item)
  }

  /// Adds what casts a layer's shadow: the layer without its shadow, opacity and mask, however far it reaches.
  private mutating func addCaster(_ layer: CALayer, _ context: LayerContext) {
    var caster = context
    caster.opacity = 1
    let far = 16_000
    caster.clip = DeviceRect(
      minX: context.clip.minX - far, minY: context.clip.minY - far,
      maxX: context.clip.maxX + far, maxY: context.clip.maxY + far)
    addContent(of: caster)
  }

  /// Narrows the clip to the bounds; returns the index of the bracket that was opened for it, if any.
  private mutating func addClip(of context: inout LayerContext) -> Int? {
    let layer = context.layer
    guard layer.masksToBounds else { return nil }
    let rect = context.placement.deviceRect(context.size)
    let outline = DeviceRect(covering: rect).intersection(context.clip)
    context.clip = outline
    if outline.isEmpty { return nil }
    if context.placement.keepsRectangles, rect.isWhole, layer.cornerRadius <= 0 || layer.maskedCorners.isEmpty {
      return nil
    }
    var item = context.item(.beginClip, version: layer.decoration == nil ? 0 : layer.version)
    item.extent = DeviceRect(covering: rect)
    if context.placement.isUpright, context.placement.a == context.placement.d, rect.isWhole {
      item.cornerSide = Int32(LayerOutline(layer, context.placement).cornerReach.rounded(.up))
    }
    list.items.append(item)
    clipDepth += 1
    return list.items.count - 1
  }

  private mutating func addContent(of context: LayerContext) {
    let layer = context.layer
    var boxIndex: Int?
    if var item = context.boxItem() {
      if bracketDepth > 0 { item.isOpaque = false }
      item.extent = context.boxExtent()
      if item.usesBitmap, item.extent.area > BitmapCache.itemPixelLimit {
        (item.usesBitmap, item.isStable) = (false, false)
      }
      if appendIfVisible(item) { boxIndex = list.items.count - 1 }
    }
    let start = Int32(list.items.count)
    let container = layer.masksToBounds && frame != 0 ? list.containers.count : nil
    if container != nil {
      list.containers.append(
        ScrollContainer(
          identity: context.model.identity, rect: context.clip, outer: context.placement,
          content: DevicePlacement(context.transform, boundsOrigin: .zero), start: start, end: start,
          isInsideGroup: groupDepth > 0))
    }
    for child in context.model.childrenByDepth {
      add(child, toDevice: context.transform, clip: context.clip, opacity: context.opacity)
    }
    if let container { list.containers[container].end = Int32(list.items.count) }
    if let decoration = layer.decoration, decoration.borderWidth > 0,
      decoration.borderColor.map({ $0.alpha > 0 }) ?? false
    {
      var item = context.item(.border, version: layer.version)
      item.extent = DeviceRect(covering: context.placement.deviceRect(context.size))
      if appendIfVisible(item), let boxIndex { list.items[boxIndex].partner = Int32(list.items.count - 1) }
    }
  }

  /// Ends a bracket; one with nothing in it vanishes.
  private mutating func close(_ index: Int, _ kind: DisplayItem.Kind) {
    if list.items.count == index + 1 {
      list.items.removeLast()
      return
    }
    let begin = list.items[index]
    var end = DisplayItem(
      kind: kind, opacity: begin.opacity, partner: Int32(index), previous: begin.previous, layer: begin.layer,
      identity: begin.identity, version: begin.version, placement: begin.placement, bounds: begin.bounds,
      extent: begin.extent, clip: begin.clip)
    end.cornerSide = begin.cornerSide
    if kind == .endGroup {
      end.extent = list.items[(index + 1)...].reduce(DeviceRect.empty) { $0.union($1.visible) }
      list.items[index].extent = end.extent
    }
    list.items[index].partner = Int32(list.items.count)
    list.items.append(end)
  }

  private mutating func addInner(_ build: (inout Composer) -> Void) -> Int32 {
    var composer = Composer()
    composer.ignoresAnimations = ignoresAnimations
    build(&composer)
    list.problems += composer.list.problems
    list.inner.append(composer.list)
    return Int32(list.inner.count - 1)
  }

  @discardableResult
  private mutating func appendIfVisible(_ item: DisplayItem) -> Bool {
    if !item.extent.intersects(item.clip) { return false }
    list.items.append(item)
    return true
  }
}

/// A layer on its way into the list.
@MainActor
struct LayerContext {
  /// What is drawn: the layer of the tree, or what its animations make of it.
  let layer: CALayer
  /// The layer of the tree.
  let model: CALayer
  let transform: CGAffineTransform
  let placement: DevicePlacement
  var clip: DeviceRect
  var opacity: Float
  var previous: Int32 = -1

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
      kind: kind, opacity: opacity, previous: previous, layer: layer, identity: model.identity, version: version,
      placement: placement, bounds: size, extent: .empty, clip: clip)
  }

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
      item.usesBitmap =
        stretch != nil
        || !(placement.isUpright && drawing.contentIsStableUnderClipping
          && (!hasContents || showsContentsPixelForPixel))
      // What is drawn may depend on where the bounds begin.
      item.bounds = layer.bounds
    } else if hasContents {
      item.usesBitmap = !showsContentsPixelForPixel
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
