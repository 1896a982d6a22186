extension CALayer {
  /// Lets two sublayers change places; nothing happens when one of them is not a sublayer.
  package final func exchangeSublayers(_ one: CALayer, _ other: CALayer) {
    guard let first = index(of: one), let second = index(of: other), first != second else { return }
    changeChildren { $0.swapAt(first, second) }
    markChanged()
  }

  final func insert(_ layer: CALayer, at index: Int) {
    ensure(
      !layer.isAncestorOrSelf(of: self),
      "\(layer.summary) cannot become a sublayer of \(summary), which is itself or lies inside of it. "
        + "Remove one of the two from its superlayer first.")
    if layer.parent === self, !layer.flags.contains(.isMask), let old = self.index(of: layer) {
      let new = min(index, children.count - 1)
      if old == new { return }
      changeChildren { children in
        children.remove(at: old)
        children.insert(layer, at: new)
      }
      markChanged()
      return
    }
    layer.detach()
    if index >= children.count {
      changeChildren { $0.append(layer) }
    } else {
      changeChildren { $0.insert(layer, at: index) }
    }
    layer.parent = self
    if layer.zPosition != 0 { flags.insert(.sublayersHaveDepth) }
    passMarksUp(from: layer)
    markChanged()
  }

  /// Takes the layer out of its place, as a sublayer or as a mask.
  final func detach() {
    guard let parent else { return }
    if flags.contains(.isMask) {
      parent.mask = nil
      return
    }
    if let index = parent.index(of: self) { parent.changeChildren { $0.remove(at: index) } }
    self.parent = nil
    parent.markChanged()
  }

  /// Puts a layer in the place of the mask.
  final func take(mask: CALayer?) {
    let old = extras?.mask
    if mask === old { return }
    old?.flags.remove(.isMask)
    old?.parent = nil
    extras?.mask = nil
    if let mask {
      mask.detach()
      mask.parent = self
      mask.flags.insert(.isMask)
      writableExtras.mask = mask
      passMarksUp(from: mask)
    }
    contentChanged()
  }

  /// A parent must carry the marks of what comes under it, or the passes would not find it.
  final func passMarksUp(from layer: CALayer) {
    if layer.flags.contains(.subtreeHasTiles) { mark(.subtreeHasTiles) }
    if !layer.flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) { mark(.subtreeNeedsLayout) }
    if !layer.flags.isDisjoint(with: [.needsDisplay, .subtreeNeedsDisplay]) { mark(.subtreeNeedsDisplay) }
  }

  final func index(ofSibling layer: CALayer?) -> Int? {
    if let layer { return index(of: layer) }
    return nil
  }

  final func index(of layer: CALayer) -> Int? {
    // Layers come and go at the end of the list most of the time.
    for index in children.indices.reversed() where children[index] === layer { return index }
    return nil
  }

  final func isAncestorOrSelf(of other: CALayer) -> Bool {
    // What has no sublayers is nobody's ancestor: trees that are built from the top down cost no walk up for each layer.
    if children.isEmpty { return self === other }
    var layer: CALayer? = other
    while let current = layer {
      if current === self { return true }
      layer = current.parent
    }
    return false
  }

  /// The sublayers; of a presentation, those of its model as they are seen at present.
  final var shownChildren: [CALayer] {
    guard flags.contains(.isPresentation) else { return children }
    return extras?.model?.children.map { $0.makeSnapshotOfPresentation() } ?? []
  }

  /// The sublayers in the order of painting.
  final var childrenByDepth: [CALayer] {
    let children = shownChildren
    let holder = flags.contains(.isPresentation) ? extras?.model ?? self : self
    guard holder.flags.contains(.sublayersHaveDepth) else { return children }
    let depths = children.map(\.zPosition)
    return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
  }
}
