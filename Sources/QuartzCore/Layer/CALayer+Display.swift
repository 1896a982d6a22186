extension CALayer {
  /// Whether the content is to be drawn again.
  public final func needsDisplay() -> Bool {
    flags.contains(.needsDisplay)
  }

  final func markNeedsDisplay(in rect: CGRect) {
    if contentStorage?.drawing != nil {
      contentChanged()
      return
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

  /// Draws every layer of this tree that asked for it; hidden ones keep their mark until they are shown.
  package final func displayTreeIfNeeded() {
    if flags.contains(.hidden) || flags.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay]) { return }
    flags.remove(.subtreeNeedsDisplay)
    displayIfNeeded()
    for child in children { child.displayTreeIfNeeded() }
    extras?.mask?.displayTreeIfNeeded()
    let waiting: LayerFlags = [.needsDisplay, .subtreeNeedsDisplay]
    if children.contains(where: { !$0.flags.isDisjoint(with: waiting) }) { flags.insert(.subtreeNeedsDisplay) }
  }

  /// Says, inside of `draw(_:in:)`, that there is nothing to draw: unless the layer is opaque it gets no bitmap then.
  package final func noteNothingDrawn() {
    flags.insert(.drawingNotImplemented)
  }

  /// How many bitmaps layers have drawn since the process began; tests count with it.
  package static var backingStoresDrawn = 0

  /// Draws the layer into a bitmap of `bounds.size × contentsScale`, rounded up to whole pixels, and shows that.
  ///
  /// A bitmap that nobody drew into and that is all clear is thrown away: the layer then has no contents.
  package final func displayBackingStore() {
    let storage = writableContents
    let dirty = storage.dirtyRect
    storage.dirtyRect = .null
    let width = Int((bounds.width * contentsScale - 1e-6).rounded(.up))
    let height = Int((bounds.height * contentsScale - 1e-6).rounded(.up))
    guard width > 0, height > 0, contentsScale > 0 else {
      if storage.isBackingStore { setImage(nil, isBackingStore: false) }
      return
    }
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

  /// Fills the bitmap with what stays of the last one, and clips to what does not.
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
