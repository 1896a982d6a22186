import ListGeometry

/// Cells, headers and footers on the screen whose content may need another height.
struct StaleSizes {
  var views: [UIView] = []
  /// Whether one of them asked where animations are on.
  var isAnimated = false
}

/// Sizing anew what is on the screen and asked for it.
extension UITableView {
  /// Has a cell, header or footer sized anew at the next layout.
  func selfSizeDidChange(of view: UIView) {
    guard selfSizingInvalidation != .disabled, !isUpdatingWindow, !isUpdating, !isAsking,
      view is UITableViewCell || view is UITableViewHeaderFooterView, view.superview === self
    else { return }
    if !staleSizes.views.contains(where: { $0 === view }) { staleSizes.views.append(view) }
    if UIView.areAnimationsEnabled { staleSizes.isAnimated = true }
    setNeedsLayout()
  }

  /// The content of a cell, header or footer was laid out again by Auto Layout.
  func constraintsDidChange(in view: UIView) {
    if selfSizingInvalidation == .enabledIncludingConstraints { selfSizeDidChange(of: view) }
  }

  /// Measures what asked for it, and moves everything to its new place where a height is another.
  func resizeStaleViews() {
    let stale = staleSizes
    staleSizes = StaleSizes()
    // All heights are about to be found anew.
    guard !needsReload, !needsHeights, !heightsWereForgotten else { return }
    let changed = elements(ofOtherHeightAmong: stale.views)
    guard !changed.isEmpty else { return }
    let isSeen = stale.isAnimated && animatesUpdates
    let seen = isSeen ? seenViews() : []
    if pendingAnchor == nil, viewport.offset > -viewport.leadingInset { pendingAnchor = geometry.anchor(in: viewport) }
    for element in changed { geometry.invalidate(element) }
    heightsWereForgotten = true
    if isSeen { animateResizing(from: seen) { updateWindow() } }
  }

  private func elements(ofOtherHeightAmong views: [UIView]) -> [TableElement] {
    func isMeant(_ view: UIView) -> Bool { views.contains { $0 === view } }
    var changed: [TableElement] = []
    for shown in shownRows where isMeant(shown.cell) {
      guard rowHeight < 0, geometry.isMeasured(.row(shown.index)), fixedRowHeight(shown.index) == nil,
        selfSizedHeight(shown) != geometry.frame(ofRow: shown.index).height
      else { continue }
      changed.append(.row(shown.index))
    }
    for shown in shownHeaders where isMeant(shown.view) && geometry.isMeasured(.sectionHeader(shown.section)) {
      let height = geometry.frame(ofHeader: shown.section).height
      if resolvedHeaderHeight(shown.section) != height { changed.append(.sectionHeader(shown.section)) }
    }
    for shown in shownFooters where isMeant(shown.view) && geometry.isMeasured(.sectionFooter(shown.section)) {
      let height = geometry.frame(ofFooter: shown.section).height
      if resolvedFooterHeight(shown.section) != height { changed.append(.sectionFooter(shown.section)) }
    }
    return changed
  }
}

extension UIView {
  /// The table that a cell, header or footer is a subview of, directly or in a view between.
  var tableAround: UITableView? {
    var ancestor = superview
    while let view = ancestor {
      if let table = view as? UITableView { return table }
      ancestor = view.superview
    }
    return nil
  }
}
