/// The handlers for opening and closing items of an outline by the user; written
/// `UICollectionViewDiffableDataSource.SectionSnapshotHandlers`.
///
/// It stands outside of the data source because two generic types in one another cannot name their parameters alike, as Apple's do.
@preconcurrency
public struct UICollectionViewDiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType>
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  /// Whether the user may open an item; nil is yes.
  public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
  /// Told before an item is opened.
  public var willExpandItem: ((ItemIdentifierType) -> Void)?
  /// Whether the user may close an item; nil is yes.
  public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
  /// Told before an item is closed.
  public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  /// Gives the items below an item before it is opened, from the present ones; nil leaves them.
  public var snapshotForExpandingParent:
    (
      (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )?

  /// Makes handlers that let everything be opened and closed.
  public init() {}
}
