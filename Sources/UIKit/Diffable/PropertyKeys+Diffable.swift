// Written by Scripts/property-keys: Apple's properties by key.

extension NSDiffableDataSourceSectionSnapshotReference {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("items", \NSDiffableDataSourceSectionSnapshotReference.items)
    table.add("rootItems", \NSDiffableDataSourceSectionSnapshotReference.rootItems)
    table.add("visibleItems", \NSDiffableDataSourceSectionSnapshotReference.visibleItems)
  }
}

extension NSDiffableDataSourceSnapshotReference {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("numberOfItems", \NSDiffableDataSourceSnapshotReference.numberOfItems)
    table.add("numberOfSections", \NSDiffableDataSourceSnapshotReference.numberOfSections)
    table.add("sectionIdentifiers", \NSDiffableDataSourceSnapshotReference.sectionIdentifiers)
    table.add("itemIdentifiers", \NSDiffableDataSourceSnapshotReference.itemIdentifiers)
    table.add("reloadedSectionIdentifiers", \NSDiffableDataSourceSnapshotReference.reloadedSectionIdentifiers)
    table.add("reloadedItemIdentifiers", \NSDiffableDataSourceSnapshotReference.reloadedItemIdentifiers)
    table.add("reconfiguredItemIdentifiers", \NSDiffableDataSourceSnapshotReference.reconfiguredItemIdentifiers)
  }
}

extension UICollectionViewDiffableDataSourceReference {
  fileprivate static func keys2(_ table: _MethodTable) {
    table.add("supplementaryViewProvider", \UICollectionViewDiffableDataSourceReference.supplementaryViewProvider)
    table.add("reorderingHandlers", \UICollectionViewDiffableDataSourceReference.reorderingHandlers)
    table.add("sectionSnapshotHandlers", \UICollectionViewDiffableDataSourceReference.sectionSnapshotHandlers)
  }
}

extension UITableViewDiffableDataSourceReference {
  fileprivate static func keys3(_ table: _MethodTable) {
    table.add("defaultRowAnimation", \UITableViewDiffableDataSourceReference.defaultRowAnimation)
  }
}

extension __NSDiffableDataSourceSectionTransaction {
  fileprivate static func keys4(_ table: _MethodTable) {
    table.add("finalSnapshot", \__NSDiffableDataSourceSectionTransaction.finalSnapshot)
    table.add("initialSnapshot", \__NSDiffableDataSourceSectionTransaction.initialSnapshot)
    table.add("sectionIdentifier", \__NSDiffableDataSourceSectionTransaction.sectionIdentifier)
  }
}

extension __NSDiffableDataSourceTransaction {
  fileprivate static func keys5(_ table: _MethodTable) {
    table.add("finalSnapshot", \__NSDiffableDataSourceTransaction.finalSnapshot)
    table.add("initialSnapshot", \__NSDiffableDataSourceTransaction.initialSnapshot)
    table.add("sectionTransactions", \__NSDiffableDataSourceTransaction.sectionTransactions)
  }
}

extension __UICollectionViewDiffableDataSourceReorderingHandlers {
  fileprivate static func keys6(_ table: _MethodTable) {
    table.add("canReorderItemHandler", \__UICollectionViewDiffableDataSourceReorderingHandlers.canReorderItemHandler)
    table.add("didReorderHandler", \__UICollectionViewDiffableDataSourceReorderingHandlers.didReorderHandler)
    table.add("willReorderHandler", \__UICollectionViewDiffableDataSourceReorderingHandlers.willReorderHandler)
  }
}

extension __UICollectionViewDiffableDataSourceSectionSnapshotHandlers {
  fileprivate static func keys7(_ table: _MethodTable) {
    table.add(
      "shouldCollapseItemHandler",
      \__UICollectionViewDiffableDataSourceSectionSnapshotHandlers.shouldCollapseItemHandler)
    table.add(
      "shouldExpandItemHandler", \__UICollectionViewDiffableDataSourceSectionSnapshotHandlers.shouldExpandItemHandler)
    table.add(
      "snapshotForExpandingParentItemHandler",
      \__UICollectionViewDiffableDataSourceSectionSnapshotHandlers.snapshotForExpandingParentItemHandler)
    table.add(
      "willCollapseItemHandler", \__UICollectionViewDiffableDataSourceSectionSnapshotHandlers.willCollapseItemHandler)
    table.add(
      "willExpandItemHandler", \__UICollectionViewDiffableDataSourceSectionSnapshotHandlers.willExpandItemHandler)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe($0, NSDiffableDataSourceSectionSnapshotReference.self, NSDiffableDataSourceSectionSnapshotReference.keys0)
  }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, NSDiffableDataSourceSnapshotReference.self, NSDiffableDataSourceSnapshotReference.keys1) }, 0, 0
)
@section("swift5_tests") @used private let record2: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe($0, UICollectionViewDiffableDataSourceReference.self, UICollectionViewDiffableDataSourceReference.keys2)
  }, 0, 0
)
@section("swift5_tests") @used private let record3: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, UITableViewDiffableDataSourceReference.self, UITableViewDiffableDataSourceReference.keys3) }, 0, 0
)
@section("swift5_tests") @used private let record4: _ClassRecord = (
  0x6d73_6864, 0,
  { _describe($0, __NSDiffableDataSourceSectionTransaction.self, __NSDiffableDataSourceSectionTransaction.keys4) }, 0, 0
)
@section("swift5_tests") @used private let record5: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, __NSDiffableDataSourceTransaction.self, __NSDiffableDataSourceTransaction.keys5) }, 0,
  0
)
@section("swift5_tests") @used private let record6: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, __UICollectionViewDiffableDataSourceReorderingHandlers.self,
      __UICollectionViewDiffableDataSourceReorderingHandlers.keys6)
  }, 0, 0
)
@section("swift5_tests") @used private let record7: _ClassRecord = (
  0x6d73_6864, 0,
  {
    _describe(
      $0, __UICollectionViewDiffableDataSourceSectionSnapshotHandlers.self,
      __UICollectionViewDiffableDataSourceSectionSnapshotHandlers.keys7)
  }, 0, 0
)
