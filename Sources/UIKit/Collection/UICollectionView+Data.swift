import ListGeometry

/// Counts: when they are asked for, and what they say is there.
extension UICollectionView {
  /// Loads everything again, as `reloadData()` does, by whose name calls from other threads are told.
  @inline(__always)
  func loadAgain() {
    if batch.isOpen { reportReloadInBatch() }
    hasUnshownData = true
    elements.contentsDidChange(by: "reloadData()")
    selection.removeAll()
    setNeedsWindow()
    // What is being told of stays as it is until the next round, or until somebody asks.
    if elements.phase == .showing { loadsAgain = true } else { elements.withholding { forgetContents() } }
  }

  /// Takes everything off the screen that the counts of before stand for.
  private func forgetContents() {
    loadsAgain = false
    counts = nil
    // What of it is there is known when counts are.
    elements.holders.contentsWereReplaced { _ in true }
    guests.removeAll()
    forgetMovement()
    endTransitionAtOnce()
    reconfiguring = nil
    elements.anchor = nil
    // Told when counts are known: who hears of it may change them.
    elements.telling.keepsEndings = true
    elements.endAll()
    shownAttributes = []
    keepMotionInContent()
    removeRowViews()
    layoutStorage.dataWasReloaded()
    let context = layoutStorage.makeInvalidationContext()
    context.invalidatesEverything = true
    context.invalidatesCounts = true
    layoutStorage.invalidateLayout(with: context)
    asksForIndexTitles = true
    setNeedsLayout()
  }

  /// The counts, asked for where they are not known.
  func loadedCounts() -> [Int] {
    if loadsAgain, !elements.phase.keepsContents { elements.withholding { forgetContents() } }
    if let counts { return counts }
    let asked = askForCounts()
    counts = asked
    elements.holders.contentsWereReplaced { contains($0) }
    elements.telling.keepsEndings = false
    elements.tellEndings()
    return counts ?? loadedCounts()
  }

  func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    do {
      return try elements.during(.asking) {
        try ListCounts.ask(
          sections: { dataSource.numberOfSections(in: self) }, method: "numberOfSections(in:)",
          items: { dataSource.collectionView(self, numberOfItemsInSection: $0) },
          itemMethod: "collectionView(_:numberOfItemsInSection:)", list: "the collection view")
      }
    } catch let problem as ListProblem { raise(problem) } catch { fatalError("\(error)") }
  }

  /// Whether the data has an item, as far as its counts are known.
  func contains(_ indexPath: IndexPath) -> Bool { indexPath.count == 2 && contains(RowIndex(indexPath)) }

  func contains(_ index: RowIndex) -> Bool {
    let counts = loadedCounts()
    return counts.indices.contains(index.section) && index.row >= 0
      && index.row < counts[index.section] - (guests.isEmpty ? 0 : guests.count(inSection: index.section))
  }

  func noItem(at indexPath: IndexPath, _ method: String) -> ListProblem {
    let counts = loadedCounts()
    let index = RowIndex(indexPath)
    let isSection = counts.indices.contains(index.section)
    return .noItem(
      item: index.row, section: index.section, method: method, sections: counts.count,
      items: isSection ? counts[index.section] : nil)
  }

  func reportReloadInBatch() {
    stage.diagnostics.report(
      Diagnostic(
        kind: .invalidListContent,
        summary: "reloadData() was called during updates, whose animations and checks it takes away.",
        object: diagnosticName, likelyCause: "It stands in performBatchUpdates.",
        cure: "Either announce every change, or call reloadData() alone."))
  }
}
