/// The header and footer of the whole table, and the reports of mistakes with them.
extension UITableView {
  func replaceTableView(_ old: UIView?, by new: UIView?, named property: String) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    if new.superview !== self { addSubview(new) }
    tableViewsToCheck.removeAll { $0.property == property }
    tableViewsToCheck.append((new, property))
    checkTableViewsOnceLaidOut()
  }

  /// Reports mistakes with table views after the layout has settled: applications size them in
  /// `viewDidLayoutSubviews()` too, and assign them again.
  func checkTableViewsOnceLaidOut() {
    guard window != nil else { return }
    let views = tableViewsToCheck
    tableViewsToCheck = []
    for (view, property) in views { reportTraps(of: view, named: property) }
  }

  func tableViewsDidChange() {
    setNeedsLayout()
    if !needsReload { contentGeometryChanged() }
  }

  /// Places the table views: the width is the table's, the height that read at assignment, the place the beginning or
  /// end of the sections.
  func layoutTableViews() {
    if let header = tableHeaderView { place(header, geometry.tableHeaderFrame) }
    if let footer = tableFooterView { place(footer, geometry.tableFooterFrame) }
    if let backgroundView {
      place(backgroundView, bounds)
      if subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
    }
    layoutFillers()
    layoutSectionIndex()
  }

  private func place(_ view: UIView, _ rect: CGRect) {
    if view.frame != rect { view.frame = rect }
  }

  /// Whether a view is one of the table's still.
  private func isTableView(_ view: UIView) -> Bool { view === tableHeaderView || view === tableFooterView }

  /// The height that a view got when it was assigned last.
  private func assignedHeight(of view: UIView) -> CGFloat {
    view === tableHeaderView ? geometry.tableHeaderHeight : geometry.tableFooterHeight
  }

  /// An empty view without height is the usual way to have no filler rows.
  private func isEmptyFooter(_ view: UIView) -> Bool {
    view === tableFooterView && type(of: view) == UIView.self && view.subviews.isEmpty && !view.hasConstraintsOnItself
  }

  private func reportTraps(of view: UIView, named property: String) {
    if view.hasConstraintsOnItself {
      reportIfStill(
        view,
        Diagnostic(
          kind: .autoLayoutOnTableHeaderOrFooter,
          summary: "The \(property) is sized by constraints of its own, which a table view does not read.",
          object: view.diagnosticName,
          likelyCause:
            "translatesAutoresizingMaskIntoConstraints is false on the \(property), or it has a width or height constraint.",
          cure:
            "Leave the view itself to its frame: set frame.size.height (for example from systemLayoutSizeFitting), then assign it to \(property). Constraints between the view and its subviews are fine."
        ))
    } else if view.frame.height <= 0 {
      reportIfStill(
        view,
        Diagnostic(
          kind: .tableHeaderOrFooterWithoutHeight,
          summary:
            "The \(property) was assigned with a frame of height \(Int(view.frame.height)), so it takes no room.",
          object: view.diagnosticName,
          likelyCause:
            "The table reads the frame when the view is assigned; constraints have not given it a size by then.",
          cure:
            "Set frame.size.height first (for example from systemLayoutSizeFitting), then assign the view to \(property); assign it again whenever its height changes."
        ))
    }
  }

  /// Reports a diagnostic at the end of the frame if the view has no room by then.
  private func reportIfStill(_ view: UIView, _ diagnostic: Diagnostic) {
    stage.diagnostics.report(
      diagnostic,
      ifStill: { [weak self, weak view] in
        guard let self, let view, isTableView(view), !isEmptyFooter(view) else { return false }
        return !hasItsHeight(view)
      })
  }

  /// Whether a view was assigned with a height, and with the one that constraints of its own ask for.
  private func hasItsHeight(_ view: UIView) -> Bool {
    let height = assignedHeight(of: view)
    guard height > 0 else { return false }
    guard view.hasConstraintsOnItself else { return true }
    let wanted = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return wanted <= 0 || abs(wanted - height) < 1
  }
}
