/// Pass: gives every view its place, from the top down.
///
/// Reads the layout flags. For each view that needs it: constraints are brought up to date, margins and safe area are
/// compared with what the view was told, then `layoutSubviews()` runs. A view may mark itself or others again; the pass
/// repeats until the subtree is clean, at most `limit` times, after which it reports `layoutDoesNotSettle`.
@MainActor enum LayoutPass {
  /// More rounds than any layout that settles has been seen to need, and few enough to end quickly.
  static let limit = 50

  static func run(_ root: UIView) {
    guard root.subtreeNeedsLayout || root.subtreeNeedsConstraintsUpdate else { return }
    let previousTraits = UITraitCollection.current
    let traits = root.traitCollection
    if previousTraits !== traits { UITraitCollection.current = traits }
    defer { if previousTraits !== traits { UITraitCollection.current = previousTraits } }
    var round = 0
    while root.subtreeNeedsLayout || root.subtreeNeedsConstraintsUpdate {
      if round == limit { return reportUnsettled(root) }
      round += 1
      UpdateConstraintsPass.run(root)
      visit(root)
    }
  }

  private static func visit(_ view: UIView) {
    guard view.subtreeNeedsLayout else { return }
    view.subtreeNeedsLayout = false
    if view.needsLayout {
      view.notifyInsetsIfChanged()
      view.needsLayout = false
      view.layer.layoutSublayers()
    }
    for subview in view.subviewStorage { visit(subview) }
    // Views that were marked again below, or by this view's own layout, wait for the next round.
    if view.needsLayout || view.subviewStorage.contains(where: { $0.subtreeNeedsLayout }) {
      view.subtreeNeedsLayout = true
    }
  }

  private static func reportUnsettled(_ root: UIView) {
    var view = root
    while let next = view.subviewStorage.first(where: { $0.subtreeNeedsLayout }), !view.needsLayout { view = next }
    Diagnostics.shared.report(
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
