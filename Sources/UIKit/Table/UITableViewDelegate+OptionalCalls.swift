// Made by Scripts/optional-calls from the protocol.

extension UITableViewDelegate {
  /// For calls of optional methods: `delegate?.tableView?(…)`.
  @_disfavoredOverload public var tableView: _UITableViewDelegate_tableView? {
    _UITableViewDelegate_tableView(object: self)
  }
  /// For calls of optional methods: `delegate?.indexPathForPreferredFocusedView?(…)`.
  @_disfavoredOverload public var indexPathForPreferredFocusedView:
    _UITableViewDelegate_indexPathForPreferredFocusedView?
  { _UITableViewDelegate_indexPathForPreferredFocusedView(object: self) }
  /// For calls of optional methods: `delegate?.tableViewDidEndMultipleSelectionInteraction?(…)`.
  @_disfavoredOverload public var tableViewDidEndMultipleSelectionInteraction:
    _UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction?
  { _UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction(object: self) }
}

/// The optional methods `tableView` of a `UITableViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITableViewDelegate_tableView {
  let object: any UITableViewDelegate

  /// Calls `tableView(_:willDisplay:forRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    object.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Calls `tableView(_:willDisplayHeaderView:forSection:)`.
  public func callAsFunction(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    object.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Calls `tableView(_:willDisplayFooterView:forSection:)`.
  public func callAsFunction(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    object.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Calls `tableView(_:didEndDisplaying:forRowAt:)`.
  public func callAsFunction(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    object.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`.
  public func callAsFunction(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  {
    object.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`.
  public func callAsFunction(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  {
    object.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// Calls `tableView(_:heightForRowAt:)`; nil where it is not implemented.
  public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
    let answer = object.tableView(tableView, heightForRowAt: indexPath)
    return answer == NotImplemented.length ? nil : answer
  }

  /// Calls `tableView(_:heightForHeaderInSection:)`; nil where it is not implemented.
  public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
    let answer = object.tableView(tableView, heightForHeaderInSection: section)
    return answer == NotImplemented.length ? nil : answer
  }

  /// Calls `tableView(_:heightForFooterInSection:)`; nil where it is not implemented.
  public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
    let answer = object.tableView(tableView, heightForFooterInSection: section)
    return answer == NotImplemented.length ? nil : answer
  }

  /// Calls `tableView(_:estimatedHeightForRowAt:)`; nil where it is not implemented.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
    let answer = object.tableView(tableView, estimatedHeightForRowAt: indexPath)
    return answer == NotImplemented.length ? nil : answer
  }

  /// Calls `tableView(_:estimatedHeightForHeaderInSection:)`; nil where it is not implemented.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat? {
    let answer = object.tableView(tableView, estimatedHeightForHeaderInSection: section)
    return answer == NotImplemented.length ? nil : answer
  }

  /// Calls `tableView(_:estimatedHeightForFooterInSection:)`; nil where it is not implemented.
  public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat? {
    let answer = object.tableView(tableView, estimatedHeightForFooterInSection: section)
    return answer == NotImplemented.length ? nil : answer
  }

  /// Calls `tableView(_:viewForHeaderInSection:)`; nil where it is not implemented.
  public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let answer = object.tableView(tableView, viewForHeaderInSection: section)
    return answer === NotImplemented.view ? nil : answer
  }

  /// Calls `tableView(_:viewForFooterInSection:)`; nil where it is not implemented.
  public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let answer = object.tableView(tableView, viewForFooterInSection: section)
    return answer === NotImplemented.view ? nil : answer
  }

  /// Calls `tableView(_:shouldHighlightRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Calls `tableView(_:didHighlightRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    object.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Calls `tableView(_:didUnhighlightRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    object.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Calls `tableView(_:willSelectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    object.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Calls `tableView(_:willDeselectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    object.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Calls `tableView(_:didSelectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    object.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Calls `tableView(_:didDeselectRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    object.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Calls `tableView(_:indentationLevelForRowAt:)`; nil where it is not implemented.
  public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
    let answer = object.tableView(tableView, indentationLevelForRowAt: indexPath)
    return answer == NotImplemented.level ? nil : answer
  }

  /// Calls `tableView(_:editingStyleForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    object.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
  public func callAsFunction(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    object.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// Calls `tableView(_:canFocusRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, canFocusRowAt: indexPath)
  }

  /// Calls `tableView(_:shouldUpdateFocusIn:)`.
  public func callAsFunction(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext)
    -> Bool
  {
    object.tableView(tableView, shouldUpdateFocusIn: context)
  }

  /// Calls `tableView(_:didUpdateFocusIn:with:)`.
  public func callAsFunction(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    object.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
  }

  /// Calls `tableView(_:selectionFollowsFocusForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  /// Calls `tableView(_:shouldSpringLoadRowAt:with:)`.
  public func callAsFunction(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    object.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }

  /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`.
  public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    object.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Calls `tableView(_:canPerformPrimaryActionForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  /// Calls `tableView(_:performPrimaryActionForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    object.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  /// Calls `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`.
  public func callAsFunction(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    -> Bool
  {
    object.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls `tableView(_:didBeginMultipleSelectionInteractionAt:)`.
  public func callAsFunction(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    object.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    object.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    object.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
    -> String?
  {
    object.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Calls `tableView(_:willBeginEditingRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    object.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// Calls `tableView(_:didEndEditingRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    object.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)`.
  public func callAsFunction(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    object.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }

  /// Calls `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  public func callAsFunction(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    object.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Calls `tableView(_:previewForDismissingContextMenuWithConfiguration:)`.
  public func callAsFunction(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    object.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Calls `tableView(_:willPerformPreviewActionForMenuWith:animator:)`.
  public func callAsFunction(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    object.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Calls `tableView(_:willDisplayContextMenu:animator:)`.
  public func callAsFunction(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    object.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Calls `tableView(_:willEndContextMenuInteraction:animator:)`.
  public func callAsFunction(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    object.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// Calls `tableView(_:editActionsForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    object.tableView(tableView, editActionsForRowAt: indexPath)
  }

  /// Calls `tableView(_:shouldShowMenuForRowAt:)`.
  public func callAsFunction(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    object.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }

  /// Calls `tableView(_:canPerformAction:forRowAt:withSender:)`.
  public func callAsFunction(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    object.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }

  /// Calls `tableView(_:performAction:forRowAt:withSender:)`.
  public func callAsFunction(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    object.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }
}

/// The optional methods `indexPathForPreferredFocusedView` of a `UITableViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITableViewDelegate_indexPathForPreferredFocusedView {
  let object: any UITableViewDelegate

  /// Calls `indexPathForPreferredFocusedView(in:)`.
  public func callAsFunction(in tableView: UITableView) -> IndexPath? {
    object.indexPathForPreferredFocusedView(in: tableView)
  }
}

/// The optional methods `tableViewDidEndMultipleSelectionInteraction` of a `UITableViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UITableViewDelegate_tableViewDidEndMultipleSelectionInteraction {
  let object: any UITableViewDelegate

  /// Calls `tableViewDidEndMultipleSelectionInteraction(_:)`.
  public func callAsFunction(_ tableView: UITableView) {
    object.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
}
