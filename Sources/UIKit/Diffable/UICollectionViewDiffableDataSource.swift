import ListGeometry

/// A collection view's data source that shows snapshots, and finds the changes between them by itself.
///
/// It becomes the collection view's `dataSource` when it is made; the application keeps it. Each snapshot is compared
/// with the one before in linear time, and the collection view gets a batch of updates: items that stay keep their
/// cells, their selection and their place under the reader's eye.
///
/// A snapshot may be applied on any thread. The comparison runs there; the collection view changes on the main queue,
/// at once where the caller is on it, in the order in which the snapshots were applied.
///
/// A section may also be given a snapshot of its own (`apply(_:to:…)`), whose items may have others below them. The
/// list shows those whose ancestors are all expanded, and `sectionSnapshotHandlers` are asked when the user opens or
/// closes one.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Gives the cell of an item; nil stops the program.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Gives a header, footer or other supplementary view; nil stops the program.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The handlers for moves of items by the user.
  public struct ReorderingHandlers {
    /// Whether the user may move an item; nil is no.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Told before the data source takes over what the user moved.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Told when it has.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that let nothing be moved.
    public init() {}
  }

  /// The handlers for opening and closing items of an outline by the user.
  public typealias SectionSnapshotHandlers<Item> = UICollectionViewDiffableDataSourceSectionSnapshotHandlers<Item>
  where Item: Hashable, Item: Sendable

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private nonisolated let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source without sections for a collection view, which does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Gives headers, footers and other supplementary views; has to be set where the layout has any.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers for moves of items by the user.
  open var reorderingHandlers = ReorderingHandlers()
  /// The handlers for opening and closing items of an outline by the user.
  open var sectionSnapshotHandlers:
    UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers<
      ItemIdentifierType
    > = .init()

  // MARK: Snapshots

  /// Shows a snapshot in the collection view, by the updates from the one before.
  ///
  /// Takes O(items) for a snapshot whose items kept their order, O(items · log items) for one that was shuffled.
  ///
  /// - Parameter completion: called on the main queue when the collection view shows the snapshot.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.enqueue(
      snapshot, loadsAnew: false, animated: animatingDifferences, completion: MainCompletion(completion))
    MainQueue.run { self.commit() }
  }

  /// Shows a snapshot in the collection view, by the updates from the one before; returns afterwards.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot in the collection view by loading everything again, without comparing or animating.
  ///
  /// The selection is cleared, as `reloadData()` does.
  ///
  /// - Parameter completion: called on the main queue when the collection view shows the snapshot.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.enqueue(snapshot, loadsAnew: true, animated: false, completion: MainCompletion(completion))
    MainQueue.run { self.commit() }
  }

  /// Shows a snapshot in the collection view by loading everything again; returns afterwards.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// A copy of the snapshot that was applied last, without marks for reloading or reconfiguring.
  ///
  /// Of outlines it has the items that are visible.
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.newest
  }

  // MARK: Section snapshots

  /// Shows the visible items of an outline in a section; a missing section is added at the end.
  ///
  /// The other sections stay as they are. Takes O(items), as the comparison of whole snapshots does.
  ///
  /// - Parameter completion: called on the main queue when the collection view shows the snapshot.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.enqueue(snapshot, to: section, animated: animatingDifferences, completion: MainCompletion(completion))
    MainQueue.run { self.commit() }
  }

  /// Shows the visible items of an outline in a section; returns afterwards.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// A copy of the outline applied to a section last; a plain list of its items if there was none.
  ///
  /// Empty for a missing section.
  open nonisolated func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { state.outline(of: section) }

  private func commit() {
    collectionView?.checkMayApplySnapshot()
    state.takeSteps { step, changeData, completion in
      guard let collectionView else {
        changeData()
        return completion()
      }
      collectionView.apply(
        step.change, isAnimated: step.isAnimated, changeData: changeData, completion: completion)
    }
  }

  // MARK: Places

  /// The section of an index in the collection view; nil where there is none.
  ///
  /// O(log sections).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.shown.sectionIdentifier(at: index) }

  /// The index of a section in the collection view; nil for a missing section.
  ///
  /// O(log sections).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.shown.indexOfSection(sectionIdentifier)
  }

  /// The item of an index path; nil for a missing item.
  ///
  /// O(log items).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return state.shown.itemIdentifier(at: RowIndex(indexPath))
  }

  /// The index path of an item; nil for an item that is not there.
  ///
  /// O(log items).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.shown.index(of: itemIdentifier).map { IndexPath($0) }
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.shown.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    state.shown.itemCount(ofSection: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError(
        """
        The collection view asked for item \(indexPath.item) of section \(indexPath.section), which the snapshot does \
        not have.
        """)
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError(
        """
        The cell provider returned nil for the item \(IdentifierProblem.name(item)), item \(indexPath.item) of section \
        \(indexPath.section). Return a cell for every item: make a UICollectionView.CellRegistration before the data \
        source and return dequeueConfiguredReusableCell(using:for:item:).
        """)
    }
    if let cell = cell as? UICollectionViewListCell, let place = outlinePlace(at: indexPath) {
      cell.indentationLevel = place.level
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      fatalError(
        """
        The layout has a \(kind) in section \(indexPath.section), and the data source has no supplementaryViewProvider. \
        Set one, or give headers and footers no size.
        """)
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      fatalError(
        """
        The supplementary view provider returned nil for the \(kind) of section \(indexPath.section). Return a view \
        wherever the layout has one: make a UICollectionView.SupplementaryRegistration for the kind and return \
        dequeueConfiguredReusableSupplementary(using:for:).
        """)
    }
    return view
  }

  /// Whether the user may move an item: what `reorderingHandlers.canReorderItem` says, and no without it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Takes over what the user moved, and tells `reorderingHandlers`.
  ///
  /// Does nothing where one of the places is not there.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard sourceIndexPath != destinationIndexPath,
      let moved = state.contents.moving(from: RowIndex(sourceIndexPath), to: RowIndex(destinationIndexPath))
    else { return }
    reorderingHandlers.willReorder?(moved.transaction)
    state.adopt(moved.contents)
    reorderingHandlers.didReorder?(moved.transaction)
  }

  /// The titles of an index beside the list; nil unless overridden.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The item that a title of the index leads to; the first of the section of the title's number unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outlinePlace(at indexPath: IndexPath) -> OutlinePlace? {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section),
      let outline = state.shownOutline(of: section), outline.contains(item)
    else { return nil }
    return outline.place(of: item)
  }

  func isExpanded(itemAt indexPath: IndexPath) -> Bool { outlinePlace(at: indexPath)?.isExpanded ?? false }

  func toggleExpansion(ofItemAt indexPath: IndexPath) {
    guard let item = itemIdentifier(for: indexPath), let section = sectionIdentifier(for: indexPath.section) else {
      return
    }
    var outline = state.outline(of: section)
    guard outline.contains(item) else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// How an item stands in the outline; O(depth).
  func place(of item: ItemIdentifierType) -> OutlinePlace {
    let node = nodes[number(item, "level(of:)")]
    return OutlinePlace(level: level(of: item), isExpanded: node.isExpanded, hasChildren: node.descendants > 0)
  }
}
