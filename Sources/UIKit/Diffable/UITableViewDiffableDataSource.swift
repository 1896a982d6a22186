import ListGeometry

/// A table's data source that shows snapshots, and finds the changes between them by itself.
///
/// It becomes the table's `dataSource` when it is made; the application keeps it. Each snapshot is compared with the
/// one before in linear time, and the table gets a batch of updates: rows that stay keep their cells, their selection
/// and their place under the reader's eye.
///
/// A snapshot may be applied on any thread. The comparison runs there; the table changes on the main queue, at once
/// where the caller is on it, in the order in which the snapshots were applied.
///
/// Titles of headers and footers come from a subclass that overrides `tableView(_:titleForHeaderInSection:)` or
/// `tableView(_:titleForFooterInSection:)`; `sectionIdentifier(for:)` tells of which section.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Gives the cell of an item; nil stops the program.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private nonisolated let state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Makes a data source without sections for a table, which does not retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// How rows and sections come and go when a snapshot is applied with animation; `automatic` unless set.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  // MARK: Snapshots

  /// Shows a snapshot in the table, by the updates from the one before.
  ///
  /// Takes O(items) for a snapshot whose items kept their order, O(items · log items) for one that was shuffled.
  ///
  /// - Parameter completion: called on the main queue when the table shows the snapshot.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    state.enqueue(
      snapshot, loadsAnew: false, animated: animatingDifferences, completion: MainCompletion(completion))
    MainQueue.run { self.commit() }
  }

  /// Shows a snapshot in the table, by the updates from the one before; returns afterwards.
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot in the table by loading everything again, without comparing or animating.
  ///
  /// The selection is cleared, as `reloadData()` does.
  ///
  /// - Parameter completion: called on the main queue when the table shows the snapshot.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state.enqueue(snapshot, loadsAnew: true, animated: false, completion: MainCompletion(completion))
    MainQueue.run { self.commit() }
  }

  /// Shows a snapshot in the table by loading everything again; returns afterwards.
  open nonisolated func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// A copy of the snapshot that was applied last, without marks for reloading or reconfiguring.
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.newest
  }

  private func commit() {
    tableView?.checkMayApplySnapshot()
    state.takeSteps { step, changeData, completion in
      guard let tableView else {
        changeData()
        return completion()
      }
      tableView.apply(
        step.change, animation: step.isAnimated ? defaultRowAnimation : nil, changeData: changeData,
        completion: completion)
    }
  }

  // MARK: Places

  /// The section of an index in the table; nil where there is none.
  ///
  /// O(log sections).
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.shown.sectionIdentifier(at: index) }

  /// The index of a section in the table; nil for a missing section.
  ///
  /// O(log sections).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.shown.indexOfSection(sectionIdentifier)
  }

  /// The item of a row; nil for a row that is not there.
  ///
  /// O(log items).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2 else { return nil }
    return state.shown.itemIdentifier(at: RowIndex(indexPath))
  }

  /// The row of an item; nil for an item that is not there.
  ///
  /// O(log items).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.shown.index(of: itemIdentifier).map { IndexPath($0) }
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { state.shown.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.shown.itemCount(ofSection: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError(
        "The table asked for row \(indexPath.row) of section \(indexPath.section), which the snapshot does not have.")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      fatalError(
        """
        The cell provider returned nil for the item \(IdentifierProblem.name(item)), row \(indexPath.row) of section \
        \(indexPath.section). Return a cell for every item: register a class and dequeue one with \
        dequeueReusableCell(withIdentifier:for:).
        """)
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    NotImplemented.title
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    NotImplemented.title
  }

  /// Whether a row can be edited; false unless overridden, unlike with other data sources.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Whether the user may move a row; false unless overridden, unlike with other data sources.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing unless overridden: apply a snapshot with the row at its new place.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// Does nothing unless overridden: apply a snapshot with the change.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    NotImplemented.section
  }
}

extension UITableViewDiffableDataSource: SnapshotSource {}
