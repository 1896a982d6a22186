@testable import UIKit

/// A collection view that is changed in its calls.
@MainActor
final class ChangedCollection: ChangedList, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
  UICollectionViewDataSourcePrefetching
{
  final class Collection: UICollectionView {
    weak var list: ChangedCollection?

    override func layoutSubviews() {
      super.layoutSubviews()
      list?.hear(.layout)
    }
  }

  final class Cell: UICollectionViewCell {
    var name = ""
    weak var list: ChangedCollection?

    override func layoutSubviews() {
      super.layoutSubviews()
      list?.hear(.cellLayout)
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      list?.hear(.reuse)
    }
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 40 + CGFloat((Int(name) ?? 0) % 3) * 10
      return layoutAttributes
    }
  }

  let view: Collection
  private var source: UICollectionViewDiffableDataSource<Int, String>?
  private let isSelfSizing: Bool
  private static let header = UICollectionView.elementKindSectionHeader

  init(isSelfSizing: Bool, usesSnapshots: Bool = false) {
    self.isSelfSizing = isSelfSizing
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: 200, height: 20)
    if isSelfSizing { layout.estimatedItemSize = CGSize(width: 200, height: 44) }
    view = Collection(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    super.init()
    view.list = self
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "header")
    view.delegate = self
    view.prefetchDataSource = self
    if usesSnapshots {
      source = UICollectionViewDiffableDataSource(collectionView: view) { [weak self] _, path, name in
        self?.makeCell(path, name)
      }
      source?.supplementaryViewProvider = { [weak self] view, kind, path in
        self?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
      }
      source?.apply(snapshot, animatingDifferences: false)
    } else {
      view.dataSource = self
    }
  }

  override var scrollView: UIScrollView { view }
  override var visibleViews: [UIView] { view.elements.shown.map(\.view) }
  override var isAsking: Bool { view.elements.phase.keepsContents }

  private var snapshot: NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    return snapshot
  }

  override func reload() {
    if let source { source.applySnapshotUsingReloadData(snapshot) } else { view.reloadData() }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  override func update() {
    names.remove(at: 2)
    names.remove(at: 0)
    names.insert(newName(), at: 0)
    if let source { return source.apply(snapshot) }
    view.performBatchUpdates {
      view.deleteItems(at: [path(0), path(2)])
      view.insertItems(at: [path(0)])
    }
  }

  override func perform(_ operation: ListOperation) {
    // A reload that is not laid out yet would count what is changed here.
    if operation.announces, source == nil { _ = view.numberOfItems(inSection: 0) }
    switch operation {
    case .reload: reload()
    case .insert:
      names.insert(newName(), at: 1)
      view.insertItems(at: [path(1)])
    case .append:
      names.append(newName())
      view.insertItems(at: [path(names.count - 1)])
    case .delete:
      names.remove(at: 2)
      view.deleteItems(at: [path(2)])
    case .move:
      names.insert(names.remove(at: 5), at: 1)
      view.moveItem(at: path(5), to: path(1))
    case .batch: update()
    case .emptyBatch: view.performBatchUpdates(nil)
    case .reloadRows: view.reloadItems(at: [path(1), path(8)])
    case .reconfigure: view.reconfigureItems(at: [path(1), path(8)])
    case .scrollTo: view.scrollToItem(at: path(9), at: .centeredVertically, animated: false)
    case .animatedScrollTo: view.scrollToItem(at: path(9), at: .top, animated: true)
    case .editing: view.isEditing.toggle()
    case .snapshot:
      names.remove(at: 3)
      names.insert(newName(), at: 1)
      source?.apply(snapshot)
    default: break
    }
  }

  override func broken() -> [String] {
    var problems = view.brokenInvariants()
    func check(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { problems.append(what()) } }
    check(view.elements.phase == .resting && !view.batch.isOpen, "the collection is in the middle of something")
    check(
      view.numberOfItems(inSection: 0) == names.count, "\(view.numberOfItems(inSection: 0)) items of \(names.count)")
    let shown = view.indexPathsForVisibleItems
    let bounds = view.bounds
    let inside = names.indices.filter { number in
      view.layoutAttributesForItem(at: path(number)).map { $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY }
        ?? false
    }
    check(shown.map(\.item) == inside, "items \(shown.map(\.item)) are shown, \(inside) in the bounds")
    for (path, cell) in zip(shown, view.visibleCells) {
      let rect = view.layoutAttributesForItem(at: path)?.frame ?? .null
      check(
        abs(cell.frame.minY - rect.minY) < 1e-6 && abs(cell.frame.height - rect.height) < 1e-6,
        "item \(path.item) at \(cell.frame), not \(rect)")
      let name = (cell as? Cell)?.name
      check(path.item < names.count && name == names[path.item], "item \(path.item) shows \(name ?? "nothing")")
      check(cell.alpha == 1 && cell.layer.animationKeys()?.isEmpty != false, "item \(path.item) is not itself")
    }
    let cells = view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
    check(cells.count == view.visibleCells.count, "\(cells.count) cells, \(view.visibleCells.count) visible")
    return problems
  }

  private func makeCell(_ path: IndexPath, _ name: String) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    if let cell = cell as? Cell {
      cell.name = name
      cell.list = self
    }
    hear(.cell)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { makeCell(indexPath, names[indexPath.item]) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    hear(.header)
    return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    hear(.height)
    return CGSize(width: collectionView.bounds.width, height: 44)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    willDisplay(cell)
    hear(.willDisplay)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    didEnd(cell)
    hear(.didEnd)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    willDisplay(view)
    hear(.willDisplayHeader)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    didEnd(view)
    hear(.didEndHeader)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { hear(.select) }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? { indexPaths.isEmpty ? nil : menu }
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { hear(.prefetch) }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { hear(.scroll) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { hear(.inset) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("a drag", begins: true) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("a drag", begins: false)
    hear(.endDrag)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("a deceleration", begins: true) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    note("a deceleration", begins: false)
    hear(.endScroll)
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { hear(.endScroll) }
}
