/// Pass: gives every view its place, from the top down.
///
/// Reads the layout flags. For each view that needs it: constraints are brought up to date, margins and safe area are
/// compared with what the view was told, then `layoutSubviews()` runs. A view may mark itself or others again; the pass
/// repeats until the subtree is clean, at most `limit` times, after which it reports `layoutDoesNotSettle`.
@MainActor enum LayoutPass {
  /// More rounds than any layout that settles has been seen to need, and few enough to end quickly.
  static let limit = 50

  /// Pixels in a point where the pass goes on; 0 outside of it.
  private(set) static var scale: CGFloat = 0

  static func run(_ root: UIView) {
    guard root.subtreeNeedsLayout || root.subtreeNeedsConstraintsUpdate else { return }
    let stage = root.stage
    if stage.isEntered { return run(root, on: stage) }
    stage.run { run(root, on: stage) }
  }

  private static func run(_ root: UIView, on stage: Stage) {
    let previousTraits = stage.currentTraits
    let traits = root.hasCurrentTraits ? previousTraits : root.traitCollection
    if previousTraits !== traits { stage.currentTraits = traits }
    let previousScale = scale
    let ownScale = traits.displayScale
    scale = ownScale > 0 ? ownScale : stage.screen.scale
    defer {
      if previousTraits !== traits { stage.currentTraits = previousTraits }
      scale = previousScale
    }
    var round = 0
    while root.subtreeNeedsLayout || root.subtreeNeedsConstraintsUpdate {
      if round == limit { return reportUnsettled(root) }
      round += 1
      UpdateConstraintsPass.run(root)
      if root.superviewReference == nil, !root.translatesMaskStorage { root.takeSizeFromConstraints() }
      visit(root)
    }
  }

  /// Counts the marks set so far, by which the pass knows of views marked behind it.
  static var markCount: UInt = 0

  /// Lays out a view and those below that need it.
  ///
  /// While that goes on the view stays marked, so that marks from below need
  /// climb no further; at the end the mark says whether anything here waits for the next round.
  private static func visit(_ view: UIView) {
    if view.needsLayout {
      view.notifyInsetsBeforeLayout()
      view.needsLayout = false
      layOut(view)
    }
    let marks = markCount
    // Layouts may change the array that is gone through, and release what they take out.
    let subviews = view.subviewStorage
    subviews.forEachUnretained { subview in
      subview.reading { subview in
        if subview.subtreeNeedsLayout { visit(subview) }
      }
    }
    // Views that were marked again below, or by this view's own layout, wait for the next round.
    view.subtreeNeedsLayout = view.needsLayout || marks != markCount && hasMarkedSubview(view)
  }

  private static func hasMarkedSubview(_ view: UIView) -> Bool {
    var isMarked = false
    view.subviewStorage.forEachUnretained { subview in
      if subview.reading({ $0.subtreeNeedsLayout }) { isMarked = true }
    }
    return isMarked
  }

  private static func layOut(_ view: UIView) {
    if view.hasViewController || view.classFacts.contains(.laysOutByLayer) {
      view.ownLayer.layoutSublayers()
    } else {
      view.layoutSubviews()
    }
  }

  private static func reportUnsettled(_ root: UIView) {
    var view = root
    while let next = view.subviewStorage.first(where: { $0.subtreeNeedsLayout }), !view.needsLayout { view = next }
    root.stage.diagnostics.report(
      Diagnostic(
        kind: .layoutDoesNotSettle,
        summary: "The layout was still changing after \(limit) rounds and was stopped.",
        object: "\(view)",
        likelyCause:
          "layoutSubviews() or viewDidLayoutSubviews() marks its view (or an ancestor) for layout every time.",
        cure: "Change what layout depends on before layout, or only when the value really differs."))
    settle(root)
  }

  private static func settle(_ view: UIView) {
    view.subtreeNeedsLayout = false
    view.needsLayout = false
    for subview in view.subviewStorage { settle(subview) }
  }
}
