import Testing

@testable import UIKit

/// What the handlers of a data source of any identifiers are asked and told.
@MainActor @Suite(.ownStage) struct ReferenceHandlerTests {
  private let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())

  private func source() -> UICollectionViewDiffableDataSourceReference {
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSourceReference(collectionView: collection) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let snapshot = NSDiffableDataSourceSectionSnapshotReference()
    snapshot.appendItems(["a", "b", "c"])
    source.applySnapshot(snapshot, toSection: "s", animatingDifferences: false)
    return source
  }

  @Test func itemsAreMovedAsHandlersSay() {
    let source = source()
    #expect(!source.collectionView(collection, canMoveItemAt: IndexPath(item: 0, section: 0)))
    let handlers = __UICollectionViewDiffableDataSourceReorderingHandlers()
    var tells: [String] = []
    handlers.canReorderItemHandler = { $0 as? String != "b" }
    handlers.willReorderHandler = { tells.append("will \($0.initialSnapshot.itemIdentifiers)") }
    handlers.didReorderHandler = {
      tells.append("did \($0.finalSnapshot.itemIdentifiers) \($0.sectionTransactions.count)")
    }
    source.reorderingHandlers = handlers
    #expect(source.collectionView(collection, canMoveItemAt: IndexPath(item: 0, section: 0)))
    #expect(!source.collectionView(collection, canMoveItemAt: IndexPath(item: 1, section: 0)))
    source.collectionView(
      collection, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    #expect(tells == [#"will ["a", "b", "c"]"#, #"did ["b", "c", "a"] 1"#])
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) as? String == "a")
  }

  @Test func outlinesAreOpenedAsHandlersSay() {
    let source = source()
    let handlers = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()
    handlers.shouldExpandItemHandler = { $0 as? String == "a" }
    handlers.snapshotForExpandingParentItemHandler = { parent, _ in
      let children = NSDiffableDataSourceSectionSnapshotReference()
      children.appendItems(["\(parent)1", "\(parent)2"])
      return children
    }
    source.sectionSnapshotHandlers = handlers
    source.toggleExpansion(ofItemAt: IndexPath(item: 1, section: 0))
    #expect(collection.numberOfItems(inSection: 0) == 3)
    source.toggleExpansion(ofItemAt: IndexPath(item: 0, section: 0))
    #expect(source.snapshot(forSection: "s").visibleItems as? [String] == ["a", "a1", "a2", "b", "c"])
  }
}
