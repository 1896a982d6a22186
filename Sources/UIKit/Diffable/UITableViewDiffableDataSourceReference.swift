/// Gives the cell of an item; nil stops the program.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (
  _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UITableViewCell?

/// A table's data source that is told what to show by snapshots of identifiers of any type.
///
/// It is what Objective-C has for `UITableViewDiffableDataSource`, and does the same. It becomes the table's `dataSource` when it is made; the
/// application keeps it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
  private let source: UITableViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>

  /// Makes a data source without sections for a table, which does not retain it.
  public init(
    tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
  ) {
    source = UITableViewDiffableDataSource(tableView: tableView) { view, path, item in
      cellProvider(view, path, item.value.base)
    }
    super.init()
    tableView.dataSource = self
  }

  /// How rows and sections come and go when a snapshot is applied with animation; `automatic` unless set.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { source.defaultRowAnimation }
    set { source.defaultRowAnimation = newValue }
  }

  // MARK: Snapshots

  /// A copy of the snapshot that was applied last, without marks for reloading or reconfiguring.
  open nonisolated func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(source.snapshot())
  }

  /// Shows a snapshot in the table, by the updates from the one before.
  open nonisolated func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
  ) {
    applySnapshot(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot in the table; calls `completion` on the main queue afterwards.
  open nonisolated func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    source.apply(snapshot.snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot in the table by loading everything again.
  open nonisolated func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
    applySnapshot(usingReloadData: snapshot, completion: nil)
  }

  /// Shows a snapshot in the table by loading everything again; calls `completion` on the main queue afterwards.
  open nonisolated func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
  ) {
    source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion)
  }

  // MARK: Places

  /// The section of an index in the table; nil where there is none.
  open func sectionIdentifier(for index: Int) -> Any? { source.sectionIdentifier(for: index)?.value.base }
  /// The index of a section in the table; `NSNotFound` for a missing section.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: ReferenceIdentifier(identifier, "index(forSectionIdentifier:)")) ?? NSNotFound
  }
  /// The item of a row; nil for a row that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.value.base }
  /// The row of an item; nil for an item that is not there.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: ReferenceIdentifier(identifier, "indexPath(forItemIdentifier:)"))
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int { source.numberOfSections(in: tableView) }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.tableView(tableView, numberOfRowsInSection: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    source.tableView(tableView, cellForRowAt: indexPath)
  }

  /// Whether a row can be edited; false unless overridden, unlike with other data sources.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Whether the user may move a row; false unless overridden, unlike with other data sources.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
}
