/// Gives the cell of an item; nil stops the program.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
  _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UICollectionViewCell?
/// Gives a header, footer or other supplementary view; nil stops the program.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
  _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
) -> UICollectionReusableView?

/// A collection view's data source that is told what to show by snapshots of identifiers of any type.
///
/// It is what Objective-C has for `UICollectionViewDiffableDataSource`, and does the same. It becomes the collection view's `dataSource` when
/// it is made; the application keeps it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  private let source: UICollectionViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

  /// Makes a data source without sections for a collection view, which does not retain it.
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
  ) {
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
      cellProvider(view, path, item.value.base)
    }
    super.init()
    collectionView.dataSource = self
  }

  /// Gives headers, footers and other supplementary views; has to be set where the layout has any.
  open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
  }

  // Silent: UICollectionViewDiffableDataSourceReference.reorderingHandlers, sectionSnapshotHandlers | handed on
  //   to the data source inside when set
  /// The handlers for moves of items by the user; changes of the object count once it is set.
  @NSCopying open var reorderingHandlers = __UICollectionViewDiffableDataSourceReorderingHandlers() {
    didSet { source.reorderingHandlers = reorderingHandlers.handlers }
  }
  /// The handlers for opening and closing items of an outline by the user; changes of the object count once it is set.
  @NSCopying open var sectionSnapshotHandlers = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers() {
    didSet { source.sectionSnapshotHandlers = sectionSnapshotHandlers.handlers }
  }

  // MARK: Snapshots

  /// A copy of the snapshot that was applied last, without marks for reloading or reconfiguring.
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// Shows a snapshot in the collection view, by the updates from the one before.
  open nonisolated func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
  ) {
    applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot in the collection view; calls `completion` on the main queue afterwards.
  open nonisolated func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    source.apply(snapshot.snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot in the collection view by loading everything again.
  open nonisolated func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }

  /// Shows a snapshot in the collection view by loading everything again; calls `completion` on the main queue
  /// afterwards.
  open nonisolated func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) {
    source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion)
  }

  // MARK: Section snapshots

  /// A copy of the outline applied to a section last; a plain list of its items if there was none.
  open nonisolated func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    NSDiffableDataSourceSectionSnapshotReference(
      source.snapshot(for: ReferenceIdentifier(section, "snapshot(forSection:)")))
  }

  /// Shows the visible items of an outline in a section; a missing section is added at the end.
  open nonisolated func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool
  ) {
    applySnapshot(
      snapshot, toSection: sectionIdentifier, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows the visible items of an outline in a section; calls `completion` on the main queue afterwards.
  open nonisolated func applySnapshot(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    let section = ReferenceIdentifier(sectionIdentifier, "applySnapshot(_:toSection:animatingDifferences:)")
    source.apply(snapshot.snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion)
  }

  // MARK: Places

  /// The section of an index in the collection view; nil where there is none.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.value.base }
  /// The index of a section in the collection view; `NSNotFound` for a missing section.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: ReferenceIdentifier(identifier, "index(forSectionIdentifier:)")) ?? NSNotFound
  }
  /// The item of an index path; nil for a missing item.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.value.base }
  /// The index path of an item; nil for an item that is not there.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: ReferenceIdentifier(identifier, "indexPath(forItemIdentifier:)"))
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    source.collectionView(collectionView, numberOfItemsInSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { source.collectionView(collectionView, cellForItemAt: indexPath) }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    source.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { source.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
}

extension UICollectionViewDiffableDataSourceReference: OutlineDataSource {
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? { source.outlinePlace(at: indexPath) }
  func isExpanded(itemAt indexPath: IndexPath) -> Bool { source.isExpanded(itemAt: indexPath) }
  func toggleExpansion(ofItemAt indexPath: IndexPath) { source.toggleExpansion(ofItemAt: indexPath) }
}
