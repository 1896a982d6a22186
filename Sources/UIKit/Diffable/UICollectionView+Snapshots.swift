import ListGeometry

extension UICollectionView {
  /// Stops the program at a snapshot applied while the collection view asks about the contents of the one before.
  func checkMayApplySnapshot() {
    if elements.phase.keepsContents { raise(.changeWhileAsking("apply(_:animatingDifferences:completion:)")) }
  }

  /// The one place where a diffable data source changes its collection view.
  ///
  /// - Parameters:
  ///   - change: what changes; nil loads everything again.
  ///   - isAnimated: whether what changes is seen to move.
  ///   - changeData: called when the data source has to give the new counts and cells.
  ///   - completion: called when the collection view shows the change.
  func apply(_ change: ListChange?, isAnimated: Bool, changeData: () -> Void, completion: @escaping () -> Void) {
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
      beginBatch("apply(_:animatingDifferences:completion:)")
      changeData()
      batch.update.merge(change.update)
      batch.reconfiguredRows += change.reconfigured
      batch.completions.append { _ in completion() }
      endBatch()
    }
    if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
  }
}
