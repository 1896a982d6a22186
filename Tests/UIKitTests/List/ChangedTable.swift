@testable import UIKit

/// A table that is changed in its calls.
@MainActor
final class ChangedTable: ChangedList, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  final class Table: UITableView {
    weak var list: ChangedTable?

    override func layoutSubviews() {
      super.layoutSubviews()
      list?.hear(.layout)
    }
  }

  final class Cell: UITableViewCell {
    var name = ""
    weak var list: ChangedTable?

    override func layoutSubviews() {
      super.layoutSubviews()
      list?.hear(.cellLayout)
    }
    override func prepareForReuse() {
      super.prepareForReuse()
      list?.hear(.reuse)
    }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: 40 + CGFloat((Int(name) ?? 0) % 3) * 10) }
  }

  let table = Table(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: .plain)
  private let isSelfSizing: Bool
  private var source: UITableViewDiffableDataSource<Int, String>?

  init(isSelfSizing: Bool, usesSnapshots: Bool = false) {
    self.isSelfSizing = isSelfSizing
    super.init()
    table.list = self
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.sectionHeaderTopPadding = 0
    table.delegate = self
    table.prefetchDataSource = self
    if usesSnapshots {
      source = UITableViewDiffableDataSource(tableView: table) { [weak self] _, path, name in
        self?.makeCell(path, name) ?? UITableViewCell()
      }
      source?.apply(snapshot, animatingDifferences: false)
    } else {
      table.dataSource = self
    }
  }

  override var scrollView: UIScrollView { table }
  override var visibleViews: [UIView] { table.elements.shown.map(\.view) }
  override var isAsking: Bool { table.elements.phase.keepsContents }

  private var snapshot: NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    return snapshot
  }

  override func reload() {
    if let source { source.applySnapshotUsingReloadData(snapshot) } else { table.reloadData() }
  }

  override func update() {
    names.remove(at: 2)
    names.remove(at: 0)
    names.insert(newName(), at: 0)
    if let source { return source.apply(snapshot) }
    table.performBatchUpdates {
      table.deleteRows(at: [.at(0, 0), .at(0, 2)], with: .none)
      table.insertRows(at: [.at(0, 0)], with: .fade)
    }
  }

  override func perform(_ operation: ListOperation) {
    switch operation {
    case .reload: reload()
    case .insert:
      names.insert(newName(), at: 1)
      table.insertRows(at: [.at(0, 1)], with: .automatic)
    case .append:
      names.append(newName())
      table.insertRows(at: [.at(0, names.count - 1)], with: .none)
    case .delete:
      names.remove(at: 2)
      table.deleteRows(at: [.at(0, 2)], with: .left)
    case .move:
      names.insert(names.remove(at: 5), at: 1)
      table.moveRow(at: .at(0, 5), to: .at(0, 1))
    case .batch: update()
    case .emptyBatch:
      table.beginUpdates()
      table.endUpdates()
    case .reloadRows: table.reloadRows(at: [.at(0, 1), .at(0, 8)], with: .fade)
    case .reconfigure: table.reconfigureRows(at: [.at(0, 1), .at(0, 8)])
    case .scrollTo: table.scrollToRow(at: .at(0, 9), at: .middle, animated: false)
    case .animatedScrollTo: table.scrollToRow(at: .at(0, 9), at: .top, animated: true)
    case .editing: table.setEditing(!table.isEditing, animated: true)
    case .snapshot:
      names.remove(at: 3)
      names.insert(newName(), at: 1)
      source?.apply(snapshot)
    default: break
    }
  }

  override func broken() -> [String] {
    var problems = table.brokenInvariants()
    func check(_ holds: Bool, _ what: @autoclosure () -> String) { if !holds { problems.append(what()) } }
    check(table.elements.phase == .resting && !table.batch.isOpen, "the table is in the middle of something")
    check(table.numberOfRows(inSection: 0) == names.count, "\(table.numberOfRows(inSection: 0)) rows of \(names.count)")
    let shown = table.indexPathsForVisibleRows ?? []
    check(shown == table.indexPathsForRows(in: table.bounds) ?? [], "rows \(shown.map(\.row)) are shown")
    for (path, cell) in zip(shown, table.visibleCells) {
      let rect = table.rectForRow(at: path)
      check(abs(cell.frame.minY - rect.minY) < 1e-6 && cell.frame.size == rect.size, "row \(path.row) at \(cell.frame)")
      let name = (cell as? Cell)?.name
      check(path.row < names.count && name == names[path.row], "row \(path.row) shows \(name ?? "nothing")")
      check(cell.alpha == 1 && cell.layer.animationKeys()?.isEmpty != false, "row \(path.row) is not itself")
      check(cell.isEditing == table.isEditing, "row \(path.row) has editing \(cell.isEditing)")
    }
    let cells = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    check(cells.count == table.visibleCells.count, "\(cells.count) cells, \(table.visibleCells.count) visible")
    return problems
  }

  private func makeCell(_ path: IndexPath, _ name: String) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    if let cell = cell as? Cell {
      cell.name = name
      cell.list = self
    }
    hear(.cell)
    return cell
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell(indexPath, names[indexPath.row])
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    hear(.height)
    return isSelfSizing ? UITableView.automaticDimension : 44
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 20 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    hear(.header)
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      ?? UITableViewHeaderFooterView(reuseIdentifier: "header")
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    willDisplay(cell)
    hear(.willDisplay)
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    didEnd(cell)
    hear(.didEnd)
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    willDisplay(view)
    hear(.willDisplayHeader)
  }
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    didEnd(view)
    hear(.didEndHeader)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { hear(.select) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "A") { _, _, done in done(true) }])
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("the swipe of a row", begins: true)
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("the swipe of a row", begins: false)
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { menu }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { hear(.prefetch) }
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
