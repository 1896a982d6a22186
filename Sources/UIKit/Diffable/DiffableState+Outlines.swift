extension DiffableState {
  /// Enqueues the visible items of an outline for a section; a missing section is added at the end.
  func enqueue(
    _ outline: Outline, to section: SectionIdentifierType, animated: Bool, completion: MainCompletion
  ) {
    enqueue(loadsAnew: false, animated: animated, completion: completion) { old in
      var snapshot = old.snapshot
      if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
      let before = snapshot.itemIdentifiers(inSection: section)
      let after = outline.visibleItems
      if before != after {
        snapshot.deleteItems(before)
        snapshot.appendItems(after, toSection: section)
      }
      var outlines = old.outlines
      outlines[section] = outline
      return (snapshot, outlines)
    }
  }

  /// The newest outline of a section: a list of its items where no section snapshot was applied, and empty for a section
  /// that is not there.
  func outline(of section: SectionIdentifierType) -> Outline { newestContents.outline(of: section) }
}

extension DiffableState.Contents {
  func outline(of section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if snapshot.indexOfSection(section) != nil { outline.append(snapshot.itemIdentifiers(inSection: section)) }
    return outline
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The outline after a snapshot was applied to the whole list: without what the section has no more.
  ///
  /// Nil where the section is gone, or shows items or an order that the outline does not know: they are a plain list then.
  func following<Section: Hashable & Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, ItemIdentifierType>, in section: Section
  ) -> NSDiffableDataSourceSectionSnapshot? {
    guard snapshot.indexOfSection(section) != nil else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    let visible = visibleItems
    if items == visible { return self }
    var outline = self
    let kept = Set(items)
    outline.delete(visible.filter { !kept.contains($0) })
    return outline.visibleItems == items ? outline : nil
  }
}

extension Dictionary {
  /// The same keys with other values, without those for which there is none.
  func compactMapKeyed<Other>(_ transform: (Key, Value) -> Other?) -> [Key: Other] {
    var result: [Key: Other] = [:]
    for (key, value) in self {
      if let other = transform(key, value) { result[key] = other }
    }
    return result
  }
}
