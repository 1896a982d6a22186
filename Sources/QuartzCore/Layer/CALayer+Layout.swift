extension CALayer {
  final func markNeedsLayout() {
    if flags.contains(.needsLayout) { return }
    flags.insert(.needsLayout)
    mark(.subtreeNeedsLayout)
  }

  final func performLayoutIfNeeded() {
    var top = self
    while let parent = top.superlayer, parent.flags.contains(.needsLayout) { top = parent }
    top.layoutTreeIfNeeded()
  }

  /// Lays out every layer of this tree that asked for it, parents first, until none asks any more.
  package final func layoutTreeIfNeeded() {
    let waiting: LayerFlags = [.needsLayout, .subtreeNeedsLayout]
    var rounds = 0
    while !flags.isDisjoint(with: waiting) {
      if rounds == CALayer.layoutRoundLimit {
        LayerProblem.layoutDoesNotSettle(summary, rounds: rounds).report(on: displayStage)
        return
      }
      rounds += 1
      let needsOwn = flags.contains(.needsLayout)
      flags.subtract(waiting)
      if needsOwn { layoutSublayers() }
      for child in children { child.layoutTreeIfNeeded() }
      extras?.mask?.layoutTreeIfNeeded()
    }
  }

  /// How often one pass lays out a layer that keeps asking.
  package static let layoutRoundLimit = 32
}
