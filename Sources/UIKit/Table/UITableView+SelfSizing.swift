import ListGeometry

/// New sizing of views on the screen, on their request.
extension UITableView {
  /// Requests new sizing of a cell, header or footer at the next layout.
  func selfSizeDidChange(of view: UIView) {
    guard selfSizingInvalidation != .disabled, view is UITableViewCell || view is UITableViewHeaderFooterView,
      view.superview === self, elements.sizeDidChange(of: view)
    else { return }
    setNeedsLayout()
  }

  /// The content of a cell, header or footer was laid out again by Auto Layout.
  func constraintsDidChange(in view: UIView) {
    if selfSizingInvalidation == .enabledIncludingConstraints { selfSizeDidChange(of: view) }
  }

  /// Measures the views that asked for sizing, and moves all rows to their new places after a change of height.
  func resizeStaleViews() {
    let sizes = elements.takeStaleSizes()
    // All heights are about to be found again.
    guard stale == .nothing else { return }
    let changed = elementsOfOtherHeight(among: sizes.views)
    guard !changed.isEmpty else { return }
    let isSeen = sizes.isAnimated && animatesUpdates
    let seen = isSeen ? seenViews() : []
    if elements.anchor == nil, !viewport.isAtStart { elements.anchor = geometry.anchor(in: viewport) }
    for element in changed { geometry.invalidate(element) }
    stale = .shownHeights
    if isSeen { animateResizing(from: seen) { updateWindow() } }
  }

  private func elementsOfOtherHeight(among views: [UIView]) -> [TableElement] {
    elements.shown.compactMap { shown in
      guard views.contains(where: { $0 === shown.view }), geometry.isMeasured(shown.element) else { return nil }
      let height: CGFloat
      switch shown.element {
      case .row(let index):
        guard rowHeight < 0, fixedRowHeight(index) == nil, let cell = shown.view as? UITableViewCell else { return nil }
        height = selfSizedHeight(ShownRow(index: index, cell: cell))
      case .sectionHeader(let section): height = resolvedHeaderHeight(section)
      case .sectionFooter(let section): height = resolvedFooterHeight(section)
      case .tableHeader, .tableFooter: return nil
      }
      return height == geometry.frame(of: shown.element).height ? nil : shown.element
    }
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
