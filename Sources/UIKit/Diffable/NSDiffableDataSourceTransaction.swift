import ListGeometry

/// The changes of a user who moved items: the snapshots before and after, and their difference.
@preconcurrency
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The snapshot before the move.
  public internal(set) var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the move.
  public internal(set) var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items that left their place and came to another, counted through all sections; a move is a removal and an
  /// insertion that know each other.
  public internal(set) var difference: CollectionDifference<ItemIdentifierType>
  /// The same for each section that changed, in the order of the sections before.
  public internal(set) var sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The changes of one section by a user who moved items.
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// The section.
  public internal(set) var sectionIdentifier: SectionIdentifierType
  /// The section's snapshot before the move.
  public internal(set) var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's snapshot after the move.
  public internal(set) var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items that left their place among all items of the section, or came to another.
  public internal(set) var difference: CollectionDifference<ItemIdentifierType>
}

extension DiffableState.Contents {
  /// The contents after the move of an item, and the transaction about it; nil for a missing place.
  ///
  /// The item takes the items below it along. Its new parent is that of the item above its new place, or that item
  /// itself where it is open.
  func moving(
    from source: RowIndex, to target: RowIndex
  ) -> (
    contents: DiffableState.Contents,
    transaction: NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
  )? {
    guard let item = snapshot.itemIdentifier(at: source), let from = snapshot.sectionIdentifier(at: source.section),
      let to = snapshot.sectionIdentifier(at: target.section), target.row >= 0
    else { return nil }
    var next = self
    var before = outline(of: from)
    let isMovedWithin = from == to
    let moved = before.contains(item) ? before.snapshot(of: item, includingParent: true) : Outline()
    before.delete([item])
    var after = isMovedWithin ? before : outline(of: to)
    guard target.row <= after.visibleItems.count else { return nil }
    after.insert(moved, at: target.row)
    for (section, outline) in isMovedWithin ? [(to, after)] : [(from, before), (to, after)] {
      if outlines[section] != nil { next.outlines[section] = outline }
    }
    next.snapshot.deleteItems(snapshot.itemIdentifiers(inSection: from))
    if !isMovedWithin {
      next.snapshot.deleteItems(snapshot.itemIdentifiers(inSection: to))
      next.snapshot.appendItems(before.visibleItems, toSection: from)
    }
    next.snapshot.appendItems(after.visibleItems, toSection: to)

    typealias SectionTransaction = NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
    func section(_ identifier: SectionIdentifierType) -> SectionTransaction {
      let old = outline(of: identifier)
      let new = next.outline(of: identifier)
      return SectionTransaction(
        sectionIdentifier: identifier, initialSnapshot: old, finalSnapshot: new,
        difference: new.items.difference(from: old.items).inferringMoves())
    }
    let sections = source.section <= target.section ? [from, to] : [to, from]
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: snapshot, finalSnapshot: next.snapshot,
      difference: next.snapshot.itemIdentifiers.difference(from: snapshot.itemIdentifiers).inferringMoves(),
      sectionTransactions: (isMovedWithin ? [from] : sections).map(section))
    return (next, transaction)
  }

  private typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Inserts a snapshot at a place among the visible items, below the item above the place.
  fileprivate mutating func insert(_ moved: NSDiffableDataSourceSectionSnapshot, at place: Int) {
    let visible = visibleItems
    if place == 0 {
      guard let first = visible.first else { return append(moved) }
      return insert(moved, before: first)
    }
    let above = visible[place - 1]
    if isExpanded(above), place < visible.count, parent(of: visible[place]) == above {
      insert(moved, before: visible[place])
    } else {
      insert(moved, after: above)
    }
  }

  /// Adds the items of a snapshot at the end of the top level.
  private mutating func append(_ moved: NSDiffableDataSourceSectionSnapshot) {
    if items.isEmpty { self = moved } else if let last = rootItems.last { insert(moved, after: last) }
  }
}
