/// The handlers for moves of items by the user, in a collection view whose data source knows nothing of their types.
///
/// It is what Objective-C has for `UICollectionViewDiffableDataSource.ReorderingHandlers`; Apple gives it the name with
/// underscores, too.
@preconcurrency @MainActor
open class __UICollectionViewDiffableDataSourceReorderingHandlers: NSObject, @preconcurrency NSCopying {
  /// Whether the user may move an item; nil is no.
  open var canReorderItemHandler: ((_ itemIdentifier: Any) -> Bool)?
  /// Told before the data source takes over what the user moved.
  open var willReorderHandler: ((__NSDiffableDataSourceTransaction) -> Void)?
  /// Told when it has.
  open var didReorderHandler: ((__NSDiffableDataSourceTransaction) -> Void)?

  /// Makes handlers that let nothing be moved.
  public override init() { super.init() }

  /// Handlers of the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = __UICollectionViewDiffableDataSourceReorderingHandlers()
    copy.canReorderItemHandler = canReorderItemHandler
    copy.willReorderHandler = willReorderHandler
    copy.didReorderHandler = didReorderHandler
    return copy
  }

  var handlers: UICollectionViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>.ReorderingHandlers {
    var handlers = UICollectionViewDiffableDataSource<ReferenceIdentifier, ReferenceIdentifier>.ReorderingHandlers()
    handlers.canReorderItem = canReorderItemHandler.map { ask in { item in ask(item.value.base) } }
    handlers.willReorder = willReorderHandler.map { tell in { tell(__NSDiffableDataSourceTransaction($0)) } }
    handlers.didReorder = didReorderHandler.map { tell in { tell(__NSDiffableDataSourceTransaction($0)) } }
    return handlers
  }
}

/// The handlers for opening and closing items of an outline by the user, in a data source that knows nothing of their
/// types.
@preconcurrency @MainActor
open class __UICollectionViewDiffableDataSourceSectionSnapshotHandlers: NSObject, @preconcurrency NSCopying {
  /// Whether the user may open an item; nil is yes.
  open var shouldExpandItemHandler: ((_ itemIdentifier: Any) -> Bool)?
  /// Told before an item is opened.
  open var willExpandItemHandler: ((_ itemIdentifier: Any) -> Void)?
  /// Whether the user may close an item; nil is yes.
  open var shouldCollapseItemHandler: ((_ itemIdentifier: Any) -> Bool)?
  /// Told before an item is closed.
  open var willCollapseItemHandler: ((_ itemIdentifier: Any) -> Void)?
  /// Gives the items below an item before it is opened, from the present ones; nil leaves them.
  open var snapshotForExpandingParentItemHandler:
    (
      (_ parent: Any, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshotReference) ->
        NSDiffableDataSourceSectionSnapshotReference
    )?

  /// Makes handlers that let everything be opened and closed.
  public override init() { super.init() }

  /// Handlers of the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()
    copy.shouldExpandItemHandler = shouldExpandItemHandler
    copy.willExpandItemHandler = willExpandItemHandler
    copy.shouldCollapseItemHandler = shouldCollapseItemHandler
    copy.willCollapseItemHandler = willCollapseItemHandler
    copy.snapshotForExpandingParentItemHandler = snapshotForExpandingParentItemHandler
    return copy
  }

  var handlers: UICollectionViewDiffableDataSourceSectionSnapshotHandlers<ReferenceIdentifier> {
    var handlers = UICollectionViewDiffableDataSourceSectionSnapshotHandlers<ReferenceIdentifier>()
    handlers.shouldExpandItem = shouldExpandItemHandler.map { ask in { item in ask(item.value.base) } }
    handlers.willExpandItem = willExpandItemHandler.map { tell in { item in tell(item.value.base) } }
    handlers.shouldCollapseItem = shouldCollapseItemHandler.map { ask in { item in ask(item.value.base) } }
    handlers.willCollapseItem = willCollapseItemHandler.map { tell in { item in tell(item.value.base) } }
    handlers.snapshotForExpandingParent = snapshotForExpandingParentItemHandler.map { make in
      { item, present in
        make(item.value.base, NSDiffableDataSourceSectionSnapshotReference(present)).snapshot
      }
    }
    return handlers
  }
}

/// The changes of a user who moved items, with snapshots that know nothing of their types.
open class __NSDiffableDataSourceTransaction: NSObject {
  // Silent: __NSDiffableDataSourceTransaction.initialSnapshot, finalSnapshot, sectionTransactions | what an
  //   application's handlers are told
  /// The snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSnapshotReference
  /// The snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshotReference
  /// The changes of each section, in the order of the sections before.
  public let sectionTransactions: [__NSDiffableDataSourceSectionTransaction]

  init(_ transaction: NSDiffableDataSourceTransaction<ReferenceIdentifier, ReferenceIdentifier>) {
    initialSnapshot = NSDiffableDataSourceSnapshotReference(transaction.initialSnapshot)
    finalSnapshot = NSDiffableDataSourceSnapshotReference(transaction.finalSnapshot)
    sectionTransactions = transaction.sectionTransactions.map { __NSDiffableDataSourceSectionTransaction($0) }
    super.init()
  }
}

/// The changes of one section by a user who moved items.
open class __NSDiffableDataSourceSectionTransaction: NSObject {
  // Silent: __NSDiffableDataSourceSectionTransaction.sectionIdentifier, initialSnapshot, finalSnapshot | what
  //   an application's handlers are told
  /// The section.
  public let sectionIdentifier: Any
  /// The section's snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshotReference
  /// The section's snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshotReference

  init(_ transaction: NSDiffableDataSourceSectionTransaction<ReferenceIdentifier, ReferenceIdentifier>) {
    sectionIdentifier = transaction.sectionIdentifier.value.base
    initialSnapshot = NSDiffableDataSourceSectionSnapshotReference(transaction.initialSnapshot)
    finalSnapshot = NSDiffableDataSourceSectionSnapshotReference(transaction.finalSnapshot)
    super.init()
  }
}
