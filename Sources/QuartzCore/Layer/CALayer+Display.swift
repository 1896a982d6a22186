extension CALayer {
  final func markNeedsDisplay(in rect: CGRect) {
    if contentStorage?.drawing != nil {
      contentChanged()
      guard flags.contains(.isDisplayedByOwner) else { return }
    }
    let storage = writableContents
    let everything = rect.isNull || (flags.contains(.needsDisplay) && storage.dirtyRect.isNull)
    storage.dirtyRect = everything ? .null : storage.dirtyRect.union(rect)
    flags.insert(.needsDisplay)
    mark(.subtreeNeedsDisplay)
    markChanged()
  }

  final func performDisplayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }

  /// Draws every layer of this tree that asked for it, whatever its depth; hidden ones keep their mark until they are shown.
  package final func displayTreeIfNeeded() {
    let waiting: LayerFlags = [.needsDisplay, .subtreeNeedsDisplay]
    if flags.contains(.hidden) || flags.isDisjoint(with: waiting) { return }
    var row: [CALayer] = [self]
    while let layer = row.popLast() {
      layer.flags.remove(.subtreeNeedsDisplay)
      layer.displayIfNeeded()
      var isWaiting = false
      for child in layer.children.reversed() where !child.flags.isDisjoint(with: waiting) {
        // What is hidden keeps its mark, and those above it have to keep theirs.
        if child.flags.contains(.hidden) { isWaiting = true } else { row.append(child) }
      }
      if let mask = layer.extras?.mask, !mask.flags.isDisjoint(with: waiting) { row.append(mask) }
      if isWaiting { layer.mark(.subtreeNeedsDisplay) }
    }
  }

  /// Notes, inside of `draw(_:in:)`, a missing drawing: unless the layer is opaque it gets no bitmap then.
  package final func noteNothingDrawn() {
    flags.insert(.drawingNotImplemented)
  }

  /// Whether the view that owns the layer fills it by a `display(_:)` of its own, and so is asked also where content is drawn straight into the frame.
  package final var isDisplayedByOwner: Bool {
    get { flags.contains(.isDisplayedByOwner) }
    set { if newValue { flags.insert(.isDisplayedByOwner) } else { flags.remove(.isDisplayedByOwner) } }
  }

  /// Draws the layer into a bitmap, unless its content is drawn straight into the frame.
  package final func displayOwnContent() {
    if let directDrawing, directDrawing !== contentStorage?.tiles { return }
    displayBackingStore()
  }

  /// How many bitmaps layers have drawn since the process began; tests count with it.
  package static var backingStoresDrawn = 0

  /// Draws the layer into a bitmap of `bounds.size × contentsScale`, rounded up to whole pixels, and shows that; one of millions
  /// of pixels in squares, as far as they are seen (``BackingTiles``).
  ///
  /// A bitmap that nobody drew into and that is all clear is thrown away: the layer then has no contents.
  package final func displayBackingStore() {
    let storage = writableContents
    let dirty = storage.dirtyRect
    storage.dirtyRect = .null
    let size = DeviceRect(
      covering: CGRect(
        x: 0, y: 0, width: bounds.width * contentsScale - 1e-6, height: bounds.height * contentsScale - 1e-6))
    let (width, height) = (size.width, size.height)
    guard bounds.width > 0, bounds.height > 0, contentsScale > 0, !size.isEmpty else {
      if storage.isBackingStore || storage.tiles != nil { setImage(nil, isBackingStore: false) }
      return
    }
    if TileGrid.isNeeded(for: size) { return displayInTiles(dirty, width: width, height: height) }
    let context = CGContext(width: width, height: height, scale: contentsScale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    prepare(context, redrawing: dirty, over: storage, width: width, height: height)
    CALayer.backingStoresDrawn += 1
    flags.remove(.drawingNotImplemented)
    (owner ?? extras?.delegate)?.layerWillDraw(self)
    draw(in: context)
    if flags.contains(.drawingNotImplemented), !flags.contains(.opaque), context.isAllClear {
      if storage.isBackingStore { setImage(nil, isBackingStore: false) }
      return
    }
    setImage(context.makeImage(), isBackingStore: true)
  }

  /// Fills the bitmap with the valid part of the last one, and clips to the rest.
  private func prepare(
    _ context: CGContext, redrawing dirty: CGRect, over storage: LayerContents, width: Int, height: Int
  ) {
    let old = storage.isBackingStore ? storage.image : nil
    if !dirty.isNull, let old, old.width == width, old.height == height {
      context.drawUpright(old, in: bounds)
      context.clip(to: dirty)
      context.clear(dirty)
    }
    if flags.contains(.opaque) {
      context.setFillColor(.black)
      context.fill(bounds)
    }
  }
}
