/// The menus of a table's rows, as its delegate gives them.
final class TableMenus: ListMenus {
  private unowned let table: UITableView

  init(_ table: UITableView) { self.table = table }

  override func path(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }
  override func cell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }

  override func showsEditMenu(at path: IndexPath) -> Bool {
    table.delegate?.tableView(table, shouldShowMenuForRowAt: path) ?? false
  }
  override func canPerform(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool {
    table.delegate?.tableView(table, canPerformAction: action, forRowAt: path, withSender: sender) ?? false
  }
  override func perform(_ action: Selector, at path: IndexPath, sender: Any?) {
    table.delegate?.tableView(table, performAction: action, forRowAt: path, withSender: sender)
  }
  override func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
    (cell as? UITableViewCell)?.isHighlighted = isHighlighted
  }

  override func configuration(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration? {
    guard let path else { return nil }
    return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
  }

  override func lifted(
    _ configuration: UIContextMenuConfiguration, _ path: IndexPath?, isGoing: Bool
  ) -> UITargetedPreview? {
    isGoing
      ? table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
      : table.delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  override func tapped(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  override func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  override func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UITableView {
  /// A table that has a delegate may have menus.
  func updateMenus() {
    guard menus == nil, delegateStorage != nil else { return }
    let menus = TableMenus(self)
    self.menus = menus
    addInteraction(menus.interaction)
  }
}
