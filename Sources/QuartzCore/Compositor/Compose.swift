/// The first stage of a frame: a tree of layers becomes a ``DisplayList``.
///
/// Each layer's place on the device is worked out, what lies outside of the clip is left out, `opacity` and `mask` become groups
/// only where they have to (a layer that paints one thing takes its opacity into that), `masksToBounds` becomes a smaller clip
/// when its edges are whole pixels and the corners are square, and a clip bracket otherwise. Nothing is painted and no layer
/// is changed, but for the compositor's notes.
@MainActor
struct Composer {
  var list: DisplayList
  /// The frame whose list was the last; 0 leaves the layers' notes alone.
  let lastFrame: UInt64
  let frame: UInt64
  private var groupDepth = 0
  /// Whether colours are turned over by a group that is open.
  private var areColoursTurned = false
  private var bracketDepth: Int { groupDepth + clipDepth }
  private var clipDepth = 0
  /// How many lists this one lies in: those of masks, and of what casts a shadow.
  private(set) var innerDepth = 0
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
    let shown = shown(layer, .none)
    if let projection = shown.projection(to: nil) {
      let parent = LayerContext(layer: layer, model: layer, transform: toDevice, clip: clip, opacity: opacity)
      return addProjected(layer, shown, projection, in: parent)
    }
    add(layer, shown, transform: shown.transformToSuperlayer.concatenating(toDevice), clip: clip, opacity: opacity)
  }

  /// Adds a layer whose own coordinates `transform` maps to pixels, whatever its position and transform say.
  mutating func add(_ layer: CALayer, transform: CGAffineTransform, clip: DeviceRect, opacity: Float = 1) {
    add(layer, shown(layer, .none), transform: transform, clip: clip, opacity: opacity)
  }

  /// The drawn layer: the layer itself, or its presentation at the present time.
  private mutating func shown(_ layer: CALayer, _ instance: LayerInstance) -> CALayer {
    guard layer.flags.contains(.isAnimated), !ignoresAnimations else { return layer }
    if instance.delay == 0 { return layer.shownLayer }
    let made = layer.makeSnapshotOfPresentation(delayedBy: instance.delay)
    list.keptLayers.append(made)
    return made
  }

  private mutating func add(
    _ layer: CALayer, _ shown: CALayer, transform: CGAffineTransform, clip: DeviceRect, opacity: Float
  ) {
    let opened = open(layer, shown, transform: transform, clip: clip, opacity: opacity, instance: .none)
    if let opened { finish(opened) }
  }

  /// A layer whose sublayers are being added.
  ///
  /// Layers lie in each other as deep as the application likes, so they are kept in an array and not on the stack.
  private struct OpenLayer {
    var context: LayerContext
    /// The first of the layer's own items.
    let start: Int
    var groupIndex: Int?
    var clipIndex: Int?
    var boxIndex: Int?
    var container: Int?
    var children: [CALayer] = []
    var next = 0
    var instance = LayerInstance.none
    /// The old look of the layer before a transition, if it lies over the layer.
    var cover: TransitionCover?
    /// Whether its group turns colours over.
    var turnsColours = false
  }

  /// A picture of how a layer looked before a transition.
  private struct TransitionCover {
    let layer: CALayer
    let transform: CGAffineTransform
    let clip: DeviceRect
    let opacity: Float
  }

  /// Adds the sublayers of an open layer, whatever the depth, and closes the layer.
  private mutating func finish(_ root: OpenLayer) {
    var row = [root]
    while let depth = row.indices.last {
      if row[depth].next < row[depth].children.count {
        let child = row[depth].children[row[depth].next]
        row[depth].next += 1
        let instance = row[depth].instance
        let shown = shown(child, instance)
        if let projection = shown.projection(to: row[depth].context.layer) {
          addProjected(child, shown, projection, in: row[depth].context)
          continue
        }
        let (clip, opacity) = (row[depth].context.clip, row[depth].context.opacity)
        var transform = shown.map(to: row[depth].context.layer).concatenating(row[depth].context.transform)
        if child.flags.contains(.snapsToPixels) { transform.moveToWholePixels(shown.bounds.origin) }
        let opened = open(child, shown, transform: transform, clip: clip, opacity: opacity, instance: instance)
        if let opened { row.append(opened) }
      } else {
        close(row.removeLast())
      }
    }
  }

  /// Adds a layer under perspective, with all its sublayers.
  private mutating func addProjected(
    _ layer: CALayer, _ shown: CALayer, _ projection: PlaneProjection, in parent: LayerContext
  ) {
    if let item = projected(layer, shown, projection, in: parent) { appendIfVisible(item) }
  }

  /// Adds the items behind a layer's sublayers, and those behind the layer during a transition; nil for an invisible
  /// layer.
  private mutating func open(
    _ layer: CALayer, _ shown: CALayer, transform: CGAffineTransform, clip: DeviceRect, opacity: Float,
    instance: LayerInstance
  ) -> OpenLayer? {
    guard layer.flags.contains(.isAnimated), !ignoresAnimations,
      let (picture, step) = layer.transition(delayedBy: instance.delay)
    else {
      return openItself(layer, shown, transform: transform, clip: clip, opacity: opacity, instance: instance)
    }
    // The picture stays where it is seen when what is shown of the layer is scrolled.
    let (from, to) = (picture.bounds.origin, shown.bounds.origin)
    let way = CGAffineTransform(
      translationX: to.x - from.x + step.coverShift.x, y: to.y - from.y + step.coverShift.y)
    let cover = TransitionCover(
      layer: picture, transform: way.concatenating(transform), clip: clip, opacity: opacity * step.coverOpacity)
    if step.isCoverBehind { add(cover, instance) }
    let moved = CGAffineTransform(translationX: step.shift.x, y: step.shift.y).concatenating(transform)
    var opened = openItself(
      layer, shown, transform: moved, clip: clip, opacity: opacity * step.opacity, instance: instance)
    if step.isCoverBehind { return opened }
    if opened == nil { add(cover, instance) } else { opened!.cover = cover }
    return opened
  }

  private mutating func add(_ cover: TransitionCover, _ instance: LayerInstance) {
    let opened = openItself(
      cover.layer, cover.layer, transform: cover.transform, clip: cover.clip, opacity: cover.opacity,
      instance: instance)
    if let opened { close(opened) }
  }

  private mutating func openItself(
    _ layer: CALayer, _ shown: CALayer, transform: CGAffineTransform, clip: DeviceRect, opacity: Float,
    instance: LayerInstance
  ) -> OpenLayer? {
    if shown.flags.contains(.hidden) || clip.isEmpty { return nil }
    if shown.flags.contains(.isOneSided), transform.a * transform.d < transform.b * transform.c { return nil }
    // Not-a-number is not above 0: nothing is shown.
    let ownOpacity = shown.opacity > 0 ? min(shown.opacity, 1) : 0
    if ownOpacity == 0 || opacity == 0 {
      if shown.opacity.isNaN { list.problems.append(.valueNotFinite("opacity", of: layer)) }
      return nil
    }
    guard isDrawable(shown, layer, transform, clip) else { return nil }
    var context = LayerContext(layer: shown, model: layer, transform: transform, clip: clip, opacity: opacity)
    context.instance = instance.number
    if frame != 0, instance.number == 0, layer.composedFrame == lastFrame, lastFrame != 0 {
      context.previous = layer.composedIndex
    }
    context.opacity *= ownOpacity
    var opened = OpenLayer(context: context, start: list.items.count)
    opened.instance = layer.flags.contains(.isReplica) ? instance.replica(layer) : instance
    openGroup(of: &opened)
    addShadow(of: opened.context)
    opened.clipIndex = addClip(of: &opened.context)
    if !opened.context.clip.isEmpty { openContent(of: &opened) }
    return opened
  }

  private mutating func openGroup(of opened: inout OpenLayer) {
    let context = opened.context
    let mask = context.model.extras?.mask
    if context.model.flags.contains(.showsSublayersOnly) { return }
    let isRecoloured =
      context.layer.flags.contains(.isRecoloured)
      || context.layer.flags.contains(.isReplica) && (context.layer as? ReplicaLayer)?.factors != nil
    let turnsColours = context.model.flags.contains(areColoursTurned ? .keepsColours : .turnsColours)
    guard
      mask != nil || isRecoloured || turnsColours || context.rasterSquare != nil
        || (context.opacity < 1 && context.layer.allowsGroupOpacity && context.paintsSeveralThings)
    else {
      return
    }
    guard canOpenBracket(for: context) else { return }
    opened.groupIndex = list.items.count
    let isCoarse = context.rasterSquare != nil
    var item = context.item(.beginGroup, version: isRecoloured || turnsColours || isCoarse ? context.layer.version : 0)
    item.extent = .empty
    item.turnsColours = turnsColours
    if turnsColours {
      opened.turnsColours = true
      areColoursTurned.toggle()
    }
    if isCoarse { item.isStable = false }
    if let mask {
      item.inner = addInner { $0.add(mask, toDevice: context.transform, clip: context.clip) }
      item.isStable = item.isStable && list.inner[Int(item.inner)].items.allSatisfy(\.isStable)
    }
    list.items.append(item)
    groupDepth += 1
    opened.context.opacity = 1
  }

  /// Adds the border, closes the layer's clips and groups, and notes the range of the layer's items.
  private mutating func close(_ opened: OpenLayer) {
    if let container = opened.container { list.containers[container].end = Int32(list.items.count) }
    if !opened.context.clip.isEmpty { addBorder(of: opened.context, boxIndex: opened.boxIndex) }
    if let clipIndex = opened.clipIndex {
      clipDepth -= 1
      close(clipIndex, .endClip)
    }
    if let groupIndex = opened.groupIndex {
      groupDepth -= 1
      if opened.turnsColours { areColoursTurned.toggle() }
      close(groupIndex, .endGroup)
    }
    let layer = opened.context.model
    if frame != 0, opened.context.instance == 0, list.items.count > opened.start {
      layer.composedFrame = frame
      layer.composedIndex = Int32(opened.start)
    }
    if let cover = opened.cover { add(cover, opened.instance) }
  }

  /// Groups and rounded clips are painted one in the other; more than so many would take the stack and the memory.
  static let bracketLimit = 128

  private mutating func canOpenBracket(for context: LayerContext) -> Bool {
    if bracketDepth < Self.bracketLimit { return true }
    list.problems.append(.nestedTooDeep(context.model, limit: Self.bracketLimit))
    return false
  }

  private mutating func addShadow(of context: LayerContext) {
    let layer = context.layer
    guard let decoration = layer.decoration, decoration.shadowOpacity > 0, !layer.masksToBounds,
      !context.model.flags.contains(.showsSublayersOnly),
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
      // The shadow of a shadow of a shadow is not seen; each level would double the work.
      if innerDepth > 3 { return }
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
    caster.clip = context.clip.inset(by: -far)
    var opened = OpenLayer(context: caster, start: list.items.count)
    openContent(of: &opened)
    finish(opened)
  }

  /// Narrows the clip to the bounds; returns the index of the bracket that was opened for it, if any.
  private mutating func addClip(of context: inout LayerContext) -> Int? {
    let layer = context.layer
    guard layer.masksToBounds, !context.model.flags.contains(.showsSublayersOnly) else { return nil }
    let rect = context.placement.deviceRect(context.size)
    let outline = DeviceRect(covering: rect).intersection(context.clip)
    context.clip = outline
    if outline.isEmpty { return nil }
    if context.placement.keepsRectangles, rect.isWhole, layer.cornerRadius <= 0 || layer.maskedCorners.isEmpty {
      return nil
    }
    guard canOpenBracket(for: context) else { return nil }
    var item = context.item(.beginClip, version: layer.decoration == nil ? 0 : layer.version)
    item.extent = DeviceRect(covering: rect)
    if context.placement.isUpright, context.placement.a == context.placement.d, rect.isWhole {
      item.cornerSide = Int32(LayerOutline(layer, context.placement).cornerReach.rounded(.up))
    }
    list.items.append(item)
    clipDepth += 1
    return list.items.count - 1
  }

  private mutating func openContent(of opened: inout OpenLayer) {
    let context = opened.context
    let layer = context.layer
    let showsSublayersOnly = context.model.flags.contains(.showsSublayersOnly)
    if showsBackdrop(context) {
      var item = context.item(.backdrop, version: layer.version)
      item.isStable = false
      item.extent = DeviceRect(covering: context.placement.deviceRect(context.size))
      appendIfVisible(item)
    } else if !showsSublayersOnly, var item = context.boxItem() {
      if bracketDepth > 0 { item.isOpaque = false }
      item.extent = context.boxExtent()
      if appendIfVisible(item) { opened.boxIndex = list.items.count - 1 }
    }
    if layer.masksToBounds && frame != 0 && !showsSublayersOnly {
      opened.container = list.containers.count
      let start = Int32(list.items.count)
      list.containers.append(
        ScrollContainer(
          identity: context.identity, rect: context.clip, outer: context.placement,
          content: DevicePlacement(context.transform, boundsOrigin: .zero), start: start, end: start,
          isInsideGroup: groupDepth > 0))
    }
    opened.children = context.model.composedChildren(shownAs: context.layer)
  }

  /// Whether a layer shows its backdrop; layers that cannot have their tint as a background.
  private func showsBackdrop(_ context: LayerContext) -> Bool {
    context.layer.flags.contains(.isBackdrop) && innerDepth == 0 && context.placement.keepsRectangles
      && (context.layer as? BackdropLayer)?.effect != nil
  }

  private mutating func addBorder(of context: LayerContext, boxIndex: Int?) {
    guard let decoration = context.layer.decoration, decoration.borderWidth > 0,
      !context.model.flags.contains(.showsSublayersOnly),
      decoration.borderColor.map({ $0.alpha > 0 }) ?? false
    else { return }
    var item = context.item(.border, version: context.layer.version)
    item.extent = DeviceRect(covering: context.placement.deviceRect(context.size))
    if appendIfVisible(item), let boxIndex { list.items[boxIndex].partner = Int32(list.items.count - 1) }
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

  mutating func addInner(_ build: (inout Composer) -> Void) -> Int32 {
    var composer = Composer()
    composer.innerDepth = innerDepth + 1
    composer.ignoresAnimations = ignoresAnimations
    composer.areColoursTurned = areColoursTurned
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
