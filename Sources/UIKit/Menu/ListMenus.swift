import Foundation

/// Opens the menus of a list's cells: an interaction of the list, whose delegate finds the cell under a press.
///
/// Tables and collection views make their own kinds of it, which know how their delegates are asked.
@MainActor class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private(set) lazy var interaction: UIContextMenuInteraction = {
    let interaction = UIContextMenuInteraction(delegate: self)
    interaction.pressWithoutMenu = { [unowned self] in editMenu(at: $0) }
    return interaction
  }()
  /// The index path of the cell whose menu is open.
  private(set) var path: IndexPath?

  /// The menu of a cell, or of the list beside cells for nil.
  func configuration(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration? { nil }
  /// The index path of the cell under a point.
  func path(at point: CGPoint) -> IndexPath? { nil }
  /// The cell's view.
  func cell(at path: IndexPath) -> UIView? { nil }
  /// The list delegate's preview to lift.
  func lifted(_ configuration: UIContextMenuConfiguration, _ path: IndexPath?, isGoing: Bool) -> UITargetedPreview? {
    nil
  }
  func tapped(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {}
  func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {}
  func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {}

  // MARK: Edit menus

  /// Whether the list's delegate shows an edit menu for a cell.
  func showsEditMenu(at path: IndexPath) -> Bool { false }
  /// Whether the list's delegate performs a command on a cell.
  func canPerform(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool { false }
  /// Lets the list's delegate perform a command on a cell.
  func perform(_ action: Selector, at path: IndexPath, sender: Any?) {}
  /// Shows a cell as pressed, or as it was.
  func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) {}

  /// The edit menu for a press on a cell without context menu: cut, copy and paste, as far as the delegate performs
  /// them, and the application's menu items, as far as the cell performs them.
  ///
  /// The cell is highlighted as long as the menu is there (a rule).
  private func editMenu(at point: CGPoint) -> (() -> Void)? {
    guard let path = path(at: point), let cell = cell(at: path), showsEditMenu(at: path) else { return nil }
    let controller = cell.stage.application.editMenuController
    let commands = { [weak self, weak cell] () -> [UIMenuElement] in
      // Rows may have come and gone since the menu was shown.
      guard let self, let cell, let path = self.path(of: cell) else { return [] }
      let standard = EditCommands.ofCells.filter { canPerform($0.action, at: path, sender: controller) }
      let own = standard.map { command in
        UIAction(title: command.title) { [weak self, weak cell] _ in
          guard let self, let cell, let path = self.path(of: cell) else { return }
          perform(command.action, at: path, sender: controller)
        }
      }
      return own + controller.items(for: cell)
    }
    guard !commands().isEmpty else { return nil }
    return { [weak self, weak cell] in
      guard let self, let cell, cell.window != nil else { return }
      let isShown = controller.showMenu(from: cell, rect: cell.bounds, commands: commands) { [weak self, weak cell] in
        if let cell { self?.setHighlighted(false, cell) }
      }
      if isShown { setHighlighted(true, cell) }
    }
  }

  private func path(of cell: UIView) -> IndexPath? {
    guard let list = interaction.view, cell.isDescendant(of: list) else { return nil }
    let path = path(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: list))
    return path.flatMap { self.cell(at: $0) === cell ? $0 : nil }
  }

  // MARK: The interaction's delegate

  final func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path = path(at: location)
    return configuration(at: path, location)
  }

  final func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    if let lifted = lifted(configuration, path, isGoing: false) { return lifted }
    return path.flatMap(cell(at:)).map { UITargetedPreview(view: $0) }
  }

  final func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    lifted(configuration, path, isGoing: true)
  }

  final func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { tapped(configuration, animator) }

  final func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { willDisplay(configuration, animator) }

  final func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { willEnd(configuration, animator) }
}
