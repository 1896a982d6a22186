/// The header and footer of the whole table, and what goes wrong with them.
extension UITableView {
  func replaceTableView(_ old: UIView?, by new: UIView?, named property: String) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    if new.superview !== self { addSubview(new) }
    reportTraps(of: new, named: property)
  }

  func tableViewsDidChange() {
    setNeedsLayout()
    if !needsReload { contentGeometryChanged() }
  }

  /// The width is the table's, the height what was read at assignment, the place where the sections begin or end.
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

  private func reportTraps(of view: UIView, named property: String) {
    if view.hasConstraintsOnItself {
      Diagnostics.shared.report(
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
      Diagnostics.shared.report(
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
}
