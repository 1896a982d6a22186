/// Gives a table view heights, header and footer views, and is told what happens; every method may be left out.
///
/// A height method that is left out, or returns `UITableView.automaticDimension`, leaves the height to the table's property and
/// to self-sizing, in this order.
@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// A cell is about to be shown.
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A section's header is about to be shown.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// A section's footer is about to be shown.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// A cell left the screen.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A section's header left the screen.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// A section's footer left the screen.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
  /// The height of a row, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a section's header, in points; 0 means none.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer, in points; 0 means none.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// A guess of a row's height, used until the row is shown.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// A guess of a header's height, used until it is shown.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// A guess of a footer's height, used until it is shown.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// The view above a section; nil leaves it to the title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section; nil leaves it to the title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Whether a row may be highlighted by a touch; true unless implemented.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A row was highlighted by a touch.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// A row is not highlighted any more.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// A row is about to be selected by a touch; another path selects that row instead, nil none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row is about to be deselected by a touch; nil keeps it selected.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row was selected by a touch.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// A row was deselected by a touch.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// How many levels a row is indented, 0 included; the cell's own `indentationLevel` stays where it is not implemented.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// The action of the control of a row that can be edited; deletes unless implemented.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// The target of a row held over another place; that place unless implemented.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Whether focus may come to a row's cell; if not, views in the cell may still get it.
  ///
  /// The table's `allowsFocus`, or while it is edited `allowsFocusDuringEditing`, unless implemented.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Whether focus may go so from, to or between rows; true unless implemented.
  func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
  /// Focus has gone from, to or between rows.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// The row for focus that comes to the table; nil for the selected row, or the first visible one.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Whether a row is selected when a key moves the focus to it, in a table that `selectionFollowsFocus`; true unless implemented.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool
  /// Whether a row opens, as by a tap, that a drag is held over, in a table that `isSpringLoaded`; true unless implemented.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// The detail button of a row was tapped, which does not select it.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Whether a tap on a row does more than to select it; true outside of editing mode unless implemented.
  ///
  /// Asked after `didSelect`, of taps that do not add to a selection.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
  /// A row was tapped; selecting it was told before, if that was allowed.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Whether two fingers that move on a row may begin to select rows; false unless implemented.
  ///
  /// Asked where several rows may be selected, in editing mode or outside of it.
  func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
  /// Called when two fingers begin to select rows; a delegate that allows this in editing mode only begins it here.
  func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Two fingers that selected rows were lifted.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Whether a row moves aside for the control; true unless implemented.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// The actions that a swipe from a row's leading edge shows; nil for none.
  ///
  /// Asked when a finger begins to swipe a row that can be edited (`canEditRowAt`), outside of editing mode.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The actions that a swipe from a row's trailing edge shows; nil, or leaving it out, for a Delete action.
  ///
  /// The Delete action is there where `editingStyleForRowAt` says `delete` and the data source has `commit`, which it calls. A
  /// configuration without actions keeps the row from being swiped.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// The words on a row's Delete action; "Delete" for nil or unless implemented.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// A row is about to be swiped aside.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when a swiped row is back in its place; the index path is nil for a row deleted meanwhile.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// The menu for a press on a row, `point` in the table's coordinates; nil, and unless implemented, none.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview to lift when a menu opens; nil, and unless implemented, the cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The target of the lifted preview when the menu closes; nil, and unless implemented, its origin.
  func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview above a menu was tapped.
  func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// A menu is about to open.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// A menu is about to close.
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Older actions at a row's trailing edge, asked where `trailingSwipeActionsConfigurationForRowAt` gives none; nil, and unless implemented, none.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  /// Whether a finger that stays on a row shows an edit menu where the row has no context menu; false unless implemented.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Whether the menu holds a command: cut, copy or paste, by the names `cut:`, `copy:` and `paste:`; false unless implemented.
  ///
  /// Of `UIMenuController.menuItems` the menu holds those that the cell can perform.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool
  /// A command of the menu was chosen; the sender is the menu controller.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  )
}

extension UITableViewDelegate {
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_tableView_contextMenuConfigurationForRowAtIndexPath_point_")
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethods.call(
      "tableView:contextMenuConfigurationForRowAtIndexPath:point:", self, tableView, indexPath, point, or: nil)
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_tableView_previewForHighlightingContextMenuWithConfiguration_")
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethods.call(
      "tableView:previewForHighlightingContextMenuWithConfiguration:", self, tableView, configuration, or: nil)
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_tableView_previewForDismissingContextMenuWithConfiguration_")
  public func tableView(
    _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethods.call(
      "tableView:previewForDismissingContextMenuWithConfiguration:", self, tableView, configuration, or: nil)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_willPerformPreviewActionForMenuWithConfiguration_animator_")
  public func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethods.call(
      "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", self, tableView, configuration, animator,
      or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_willDisplayContextMenuWithConfiguration_animator_")
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethods.call(
      "tableView:willDisplayContextMenuWithConfiguration:animator:", self, tableView, configuration, animator, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_willEndContextMenuInteractionWithConfiguration_animator_")
  public func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethods.call(
      "tableView:willEndContextMenuInteractionWithConfiguration:animator:", self, tableView, configuration, animator,
      or: ())
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_tableView_editActionsForRowAtIndexPath_")
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    OptionalMethods.call("tableView:editActionsForRowAtIndexPath:", self, tableView, indexPath, or: nil)
  }
  /// False where it is not implemented.
  @_silgen_name("masthead_default_tableView_shouldShowMenuForRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.call("tableView:shouldShowMenuForRowAtIndexPath:", self, tableView, indexPath, or: false)
  }
  /// False where it is not implemented.
  @_silgen_name("masthead_default_tableView_canPerformAction_forRowAtIndexPath_withSender_")
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    OptionalMethods.call(
      "tableView:canPerformAction:forRowAtIndexPath:withSender:", self, tableView, action, indexPath, sender, or: false)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_performAction_forRowAtIndexPath_withSender_")
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    OptionalMethods.call(
      "tableView:performAction:forRowAtIndexPath:withSender:", self, tableView, action, indexPath, sender, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_willDisplayCell_forRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    OptionalMethods.call("tableView:willDisplayCell:forRowAtIndexPath:", self, tableView, cell, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_willDisplayHeaderView_forSection_")
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    OptionalMethods.call("tableView:willDisplayHeaderView:forSection:", self, tableView, view, section, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_willDisplayFooterView_forSection_")
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    OptionalMethods.call("tableView:willDisplayFooterView:forSection:", self, tableView, view, section, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_didEndDisplayingCell_forRowAtIndexPath_")
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    OptionalMethods.call("tableView:didEndDisplayingCell:forRowAtIndexPath:", self, tableView, cell, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_didEndDisplayingHeaderView_forSection_")
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    OptionalMethods.call("tableView:didEndDisplayingHeaderView:forSection:", self, tableView, view, section, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_didEndDisplayingFooterView_forSection_")
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    OptionalMethods.call("tableView:didEndDisplayingFooterView:forSection:", self, tableView, view, section, or: ())
  }
  /// A mark that says it is not implemented: the table's own property then holds.
  @_silgen_name("masthead_default_tableView_heightForRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethods.call("tableView:heightForRowAtIndexPath:", self, tableView, indexPath, or: NotImplemented.length)
  }
  /// A mark that says it is not implemented: the table's own property then holds.
  @_silgen_name("masthead_default_tableView_heightForHeaderInSection_")
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethods.call("tableView:heightForHeaderInSection:", self, tableView, section, or: NotImplemented.length)
  }
  /// A mark that says it is not implemented: the table's own property then holds.
  @_silgen_name("masthead_default_tableView_heightForFooterInSection_")
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethods.call("tableView:heightForFooterInSection:", self, tableView, section, or: NotImplemented.length)
  }
  /// A mark that says it is not implemented: the table's own estimate then holds.
  @_silgen_name("masthead_default_tableView_estimatedHeightForRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethods.call(
      "tableView:estimatedHeightForRowAtIndexPath:", self, tableView, indexPath, or: NotImplemented.length)
  }
  /// A mark that says it is not implemented: the table's own estimate then holds.
  @_silgen_name("masthead_default_tableView_estimatedHeightForHeaderInSection_")
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethods.call(
      "tableView:estimatedHeightForHeaderInSection:", self, tableView, section, or: NotImplemented.length)
  }
  /// A mark that says it is not implemented: the table's own estimate then holds.
  @_silgen_name("masthead_default_tableView_estimatedHeightForFooterInSection_")
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    OptionalMethods.call(
      "tableView:estimatedHeightForFooterInSection:", self, tableView, section, or: NotImplemented.length)
  }
  /// Returns a mark for a missing method: the table then shows the title, if there is one.
  @_silgen_name("masthead_default_tableView_viewForHeaderInSection_")
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethods.call("tableView:viewForHeaderInSection:", self, tableView, section, or: NotImplemented.view)
  }
  /// Returns a mark for a missing method: the table then shows the title, if there is one.
  @_silgen_name("masthead_default_tableView_viewForFooterInSection_")
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethods.call("tableView:viewForFooterInSection:", self, tableView, section, or: NotImplemented.view)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_tableView_shouldHighlightRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.call("tableView:shouldHighlightRowAtIndexPath:", self, tableView, indexPath, or: true)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_didHighlightRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethods.call("tableView:didHighlightRowAtIndexPath:", self, tableView, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_didUnhighlightRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethods.call("tableView:didUnhighlightRowAtIndexPath:", self, tableView, indexPath, or: ())
  }
  /// The row itself where it is not implemented.
  @_silgen_name("masthead_default_tableView_willSelectRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethods.call("tableView:willSelectRowAtIndexPath:", self, tableView, indexPath, or: indexPath)
  }
  /// The row itself where it is not implemented.
  @_silgen_name("masthead_default_tableView_willDeselectRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    OptionalMethods.call("tableView:willDeselectRowAtIndexPath:", self, tableView, indexPath, or: indexPath)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_didSelectRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethods.call("tableView:didSelectRowAtIndexPath:", self, tableView, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_didDeselectRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethods.call("tableView:didDeselectRowAtIndexPath:", self, tableView, indexPath, or: ())
  }
  /// The cell's own level stays where it is not implemented.
  @_silgen_name("masthead_default_tableView_indentationLevelForRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    OptionalMethods.call(
      "tableView:indentationLevelForRowAtIndexPath:", self, tableView, indexPath, or: NotImplemented.level)
  }
  /// `delete` where it is not implemented.
  @_silgen_name("masthead_default_tableView_editingStyleForRowAtIndexPath_")
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    OptionalMethods.call("tableView:editingStyleForRowAtIndexPath:", self, tableView, indexPath, or: .delete)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_tableView_shouldIndentWhileEditingRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.call("tableView:shouldIndentWhileEditingRowAtIndexPath:", self, tableView, indexPath, or: true)
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_tableView_leadingSwipeActionsConfigurationForRowAtIndexPath_")
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethods.call(
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", self, tableView, indexPath, or: nil)
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_tableView_trailingSwipeActionsConfigurationForRowAtIndexPath_")
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMethods.call(
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", self, tableView, indexPath, or: nil)
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_tableView_titleForDeleteConfirmationButtonForRowAtIndexPath_")
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMethods.call(
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", self, tableView, indexPath, or: nil)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_willBeginEditingRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethods.call("tableView:willBeginEditingRowAtIndexPath:", self, tableView, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_didEndEditingRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethods.call("tableView:didEndEditingRowAtIndexPath:", self, tableView, indexPath, or: ())
  }
  /// The proposed place where it is not implemented.
  @_silgen_name("masthead_default_tableView_targetIndexPathForMoveFromRowAtIndexPath_toProposedIndexPath_")
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethods.call(
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", self, tableView, sourceIndexPath,
      proposedDestinationIndexPath, or: proposedDestinationIndexPath)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_accessoryButtonTappedForRowWithIndexPath_")
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    OptionalMethods.call("tableView:accessoryButtonTappedForRowWithIndexPath:", self, tableView, indexPath, or: ())
  }
  /// Returns the table's own setting unless implemented.
  @_silgen_name("masthead_default_tableView_canFocusRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.call("tableView:canFocusRowAtIndexPath:", self, tableView, indexPath, or: tableView.allowsFocusNow)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_tableView_shouldUpdateFocusInContext_")
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    OptionalMethods.call("tableView:shouldUpdateFocusInContext:", self, tableView, context, or: true)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_didUpdateFocusInContext_withAnimationCoordinator_")
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethods.call(
      "tableView:didUpdateFocusInContext:withAnimationCoordinator:", self, tableView, context, coordinator, or: ())
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_indexPathForPreferredFocusedViewInTableView_")
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethods.call("indexPathForPreferredFocusedViewInTableView:", self, tableView, or: nil)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_tableView_selectionFollowsFocusForRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.call("tableView:selectionFollowsFocusForRowAtIndexPath:", self, tableView, indexPath, or: true)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_tableView_shouldSpringLoadRowAtIndexPath_withContext_")
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethods.call(
      "tableView:shouldSpringLoadRowAtIndexPath:withContext:", self, tableView, indexPath, context, or: true)
  }
  /// True unless the table is edited where it is not implemented.
  @_silgen_name("masthead_default_tableView_canPerformPrimaryActionForRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
    OptionalMethods.call(
      "tableView:canPerformPrimaryActionForRowAtIndexPath:", self, tableView, indexPath, or: !tableView.isEditing)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_performPrimaryActionForRowAtIndexPath_")
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMethods.call("tableView:performPrimaryActionForRowAtIndexPath:", self, tableView, indexPath, or: ())
  }
  /// False where it is not implemented.
  @_silgen_name("masthead_default_tableView_shouldBeginMultipleSelectionInteractionAtIndexPath_")
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethods.call(
      "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", self, tableView, indexPath, or: false)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableView_didBeginMultipleSelectionInteractionAtIndexPath_")
  public func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
    OptionalMethods.call(
      "tableView:didBeginMultipleSelectionInteractionAtIndexPath:", self, tableView, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_tableViewDidEndMultipleSelectionInteraction_")
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethods.call("tableViewDidEndMultipleSelectionInteraction:", self, tableView, or: ())
  }
}
