import Foundation

/// Opens the menus of a list's cells: an interaction of the list, whose delegate finds the cell under a press.
///
/// Tables and collection views make their own kinds of it, which know how their delegates are asked.
@MainActor class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// Where the cell is whose menu is open.
  private(set) var path: IndexPath?

  /// The menu of a cell, or of the list beside cells for nil.
  func configuration(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration? { nil }
  /// Where the cell under a place is.
  func path(at point: CGPoint) -> IndexPath? { nil }
  /// The cell's view.
  func cell(at path: IndexPath) -> UIView? { nil }
  /// What the list's delegate gives to be lifted.
  func lifted(_ configuration: UIContextMenuConfiguration, _ path: IndexPath?, isGoing: Bool) -> UITargetedPreview? {
    nil
  }
  func tapped(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {}
  func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {}
  func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {}

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
