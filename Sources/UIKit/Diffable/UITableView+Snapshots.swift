import ListGeometry

extension UITableView {
  /// Stops the program at a snapshot applied while the table asks about the contents of the one before.
  func checkMayApplySnapshot() {
    if elements.phase.keepsContents { raise(.changeWhileAsking("apply(_:animatingDifferences:completion:)")) }
  }

  /// The one place where a diffable data source changes its table.
  ///
  /// - Parameters:
  ///   - change: what changes; nil loads everything again.
  ///   - animation: how rows and sections come and go; nil without animations.
  ///   - changeData: called when the data source has to give the new counts and cells.
  ///   - completion: called when the table shows the change.
  func apply(
    _ change: ListChange?, animation: RowAnimation?, changeData: () -> Void, completion: @escaping () -> Void
  ) {
    guard let change else {
      changeData()
      reloadData()
      if window != nil { layoutIfNeeded() }
      return completion()
    }
    if change.isEmpty {
      // Nothing to show again, and nothing to measure.
      changeData()
      return completion()
    }
    func update() {
      beginUpdates()
      changeData()
      batch.update.merge(change.update)
      batch.reconfiguredRows += change.reconfigured
      batch.animations.others = animation
      batch.completions.append { _ in completion() }
      endUpdates()
    }
    if animation == nil { UIView.performWithoutAnimation(update) } else { update() }
  }
}
