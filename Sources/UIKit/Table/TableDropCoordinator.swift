import ListGeometry

extension ListDropItem: UITableViewDropItem {}

extension ListPlaceholderContext: UITableViewDropPlaceholderContext {}

/// The coordinator by which a table's drop delegate carries out a drop.
final class TableDropCoordinator: ListDropCoordinator<UITableViewDropProposal>, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
  {
    guard let dragging = dragging as? TableDragging else { fatalError("A table's drop without a table") }
    return dragging.add(placeholder, dragItem)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    dragging.land(dragItem, .element(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    dragging.land(dragItem, .into(indexPath, rect))
  }
}

/// A placeholder's cell, in a view of its own beside the rows, which make room for it.
@MainActor final class TablePlaceholderRow {
  let cell: UITableViewCell
  let holder = UIView()
  private(set) var index: RowIndex
  let height: CGFloat

  init(_ placeholder: UITableViewPlaceholder, in table: UITableView) {
    guard let cell = table.dequeueReusableCell(withIdentifier: placeholder.identifier) else {
      fatalError(
        "A placeholder of \(table.diagnosticName) has the identifier \(placeholder.identifier), for which no cells are registered"
      )
    }
    self.cell = cell
    index = RowIndex(placeholder.indexPath)
    placeholder.cellUpdateHandler?(cell)
    let width = table.geometry.rowWidth
    height = placeholder.rowHeight >= 0 ? placeholder.rowHeight : cell.selfSizedHeight(width: width)
    holder.isUserInteractionEnabled = false
    holder.addSubview(cell)
  }

  func follow(_ plan: ListUpdatePlan) {
    // The place before the row that it stood before; at the end of the section otherwise.
    if let after = plan.rowAfter(index) { index = after }
  }
}
