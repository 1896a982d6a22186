import ListGeometry

extension ListDropItem: UITableViewDropItem {}

/// What a table's drop delegate carries a drop out by.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let dragging: TableDragging

  init(
    _ dragging: TableDragging, _ table: UITableView, _ session: any UIDropSession, _ proposal: UIDropProposal,
    _ path: IndexPath?
  ) {
    self.dragging = dragging
    self.session = session
    self.proposal = proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: proposal.operation)
    destinationIndexPath = path
    items = dragging.dropItems(session)
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
  {
    dragging.add(placeholder, dragItem)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    dragging.land(dragItem, .element(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    dragging.land(dragItem, .into(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    dragging.land(dragItem, .target(target))
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

/// A placeholder that waits for its row.
final class TablePlaceholderContext: NSObject, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  private let row: TablePlaceholderRow
  private weak var dragging: TableDragging?
  private let animator: DragAnimator

  init(_ item: UIDragItem, _ row: TablePlaceholderRow, _ dragging: TableDragging, _ animator: DragAnimator) {
    (dragItem, self.row, self.dragging, self.animator) = (item, row, dragging, animator)
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    dragging?.commit(row, dataSourceUpdates) ?? false
  }
  func deletePlaceholder() -> Bool { dragging?.remove(row, moves: true) ?? false }
}
