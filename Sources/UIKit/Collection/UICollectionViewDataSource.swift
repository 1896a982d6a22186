/// Gives a collection view its counts and views.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item; asked for when the item comes on the screen.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are; 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A header, footer or other supplementary view; has to be implemented where the layout has any.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Whether the user may move an item; true unless implemented, where the data source can be told of it.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// The user moved an item: the data has to follow.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The titles of an index beside the items, asked for each time that data is loaded; no index where nil or empty.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// The item that a title of the index leads to; the first of the section of the title's number unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// True where it is not implemented.
  @_silgen_name("masthead_default_collectionView_canMoveItemAtIndexPath_")
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    OptionalMethods.call("collectionView:canMoveItemAtIndexPath:", self, collectionView, indexPath, or: true)
  }
  /// Does nothing where it is not implemented; items cannot be moved by hand then.
  @_silgen_name("masthead_default_collectionView_moveItemAtIndexPath_toIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    OptionalMethods.call(
      "collectionView:moveItemAtIndexPath:toIndexPath:", self, collectionView, sourceIndexPath, destinationIndexPath,
      or: ())
  }

  /// No index where it is not implemented.
  @_silgen_name("masthead_default_indexTitlesForCollectionView_")
  public func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethods.call("indexTitlesForCollectionView:", self, collectionView, or: nil)
  }
  /// The first item of the section of the title's number where it is not implemented.
  @_silgen_name("masthead_default_collectionView_indexPathForIndexTitle_atIndex_")
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    OptionalMethods.call(
      "collectionView:indexPathForIndexTitle:atIndex:", self, collectionView, title, index,
      or: IndexPath(item: 0, section: index))
  }

  /// Returns 1 unless implemented.
  @_silgen_name("masthead_default_numberOfSectionsInCollectionView_")
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethods.call("numberOfSectionsInCollectionView:", self, collectionView, or: 1)
  }
  /// Stops the program: a layout that has such a view needs the method.
  @_silgen_name("masthead_default_collectionView_viewForSupplementaryElementOfKind_atIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    OptionalMethods.call(
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", self, collectionView, kind, indexPath,
      or: { () -> UICollectionReusableView in
        fatalError(
          "The layout has a \(kind) in section \(indexPath.section), but \(type(of: self)) does not implement collectionView(_:viewForSupplementaryElementOfKind:at:): implement it, or give headers and footers no size"
        )
      }())
  }
}

/// The methods by which a collection view tells of events; every method may be left out.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether an item may be highlighted by a touch; true unless implemented.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// An item was highlighted by a touch.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// An item is not highlighted any more.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// The menu for a press on items, or beside them for an empty array; unless implemented the older form is asked for one item.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The older form of `contextMenuConfigurationForItemsAt`; nil, and unless implemented, none.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview to lift when an item's menu opens; unless implemented the older method is asked.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// The target of the lifted preview when the menu closes; unless implemented the older method is asked.
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview?
  /// The preview to lift when a menu opens; nil, and unless implemented, the cell.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The target of the lifted preview when the menu closes; nil, and unless implemented, its origin.
  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview above a menu was tapped.
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// A menu is about to open.
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// A menu is about to close.
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Whether an item may be selected by a touch; true unless implemented.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Whether an item may be deselected by a touch; true unless implemented.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// An item was selected by a touch.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// An item was deselected by a touch.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether focus may come to an item's cell; if not, views in the cell may still get it.
  ///
  /// The collection view's `allowsFocus`, or while it is edited `allowsFocusDuringEditing`, unless implemented.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Whether focus may go so from, to or between items; true unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool
  /// Focus has gone from, to or between items.
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// The item for focus that comes to the collection view; nil for the selected item, or the first visible one.
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  /// Whether an item is selected when a key moves the focus to it, in a collection view that `selectionFollowsFocus`; true unless implemented.
  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool
  /// Whether an item opens, as by a tap, that a drag is held over, in a collection view that `isSpringLoaded`; true unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Whether a tap on an item performs its primary action; true outside of editing mode unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool
  /// A tap on an item that did not extend a selection; after `didSelectItemAt`.
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  /// A cell is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// A supplementary view is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  /// A cell left the screen.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  /// A supplementary view left the screen.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// The layout for a transition whose progress the application says; a plain one unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// The target of an item moved by hand; the proposed index path unless implemented.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The target of an item moved by hand, in the way of iOS 9 to 14: asked if the method with the original index path
  /// is not implemented.
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  /// The offset after an update or a change of layout; what the layout says unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Whether an item shows its controls in editing mode; true unless implemented.
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
  /// Whether a finger that stays on a item shows an edit menu where the item has no context menu; false unless implemented.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  /// Whether the menu holds a command: cut, copy or paste, by the names `cut:`, `copy:` and `paste:`; false unless implemented.
  ///
  /// Of `UIMenuController.menuItems` the menu holds those that the cell can perform.
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// A command of the menu was chosen; the sender is the menu controller.
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  )
  /// Whether two fingers on an item select the items that they pass; false unless implemented.
  ///
  /// Asked where several items may be selected, in editing mode or outside of it.
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when two fingers begin to select items; a delegate that allows this in editing mode only begins it here.
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Two fingers that selected items were lifted.
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
}

extension UICollectionViewDelegate {
  /// Returns the older method's configuration for a single item.
  @_silgen_name("masthead_default_collectionView_contextMenuConfigurationForItemsAtIndexPaths_point_")
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethods.call(
      "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", self, collectionView, indexPaths, point,
      or: { () -> UIContextMenuConfiguration? in
        guard indexPaths.count == 1 else { return nil }
        return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
      }())
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_collectionView_contextMenuConfigurationForItemAtIndexPath_point_")
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMethods.call(
      "collectionView:contextMenuConfigurationForItemAtIndexPath:point:", self, collectionView, indexPath, point,
      or: nil)
  }
  /// Returns the older method's preview.
  @_silgen_name("masthead_default_collectionView_contextMenuConfiguration_highlightPreviewForItemAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethods.call(
      "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:", self, collectionView,
      configuration, indexPath,
      or: self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration))
  }
  /// Returns the older method's preview.
  @_silgen_name("masthead_default_collectionView_contextMenuConfiguration_dismissalPreviewForItemAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    OptionalMethods.call(
      "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:", self, collectionView,
      configuration, indexPath,
      or: self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration))
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_collectionView_previewForHighlightingContextMenuWithConfiguration_")
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethods.call(
      "collectionView:previewForHighlightingContextMenuWithConfiguration:", self, collectionView, configuration, or: nil
    )
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_collectionView_previewForDismissingContextMenuWithConfiguration_")
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMethods.call(
      "collectionView:previewForDismissingContextMenuWithConfiguration:", self, collectionView, configuration, or: nil)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_willPerformPreviewActionForMenuWithConfiguration_animator_")
  public func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMethods.call(
      "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:", self, collectionView, configuration,
      animator, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_willDisplayContextMenuWithConfiguration_animator_")
  public func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethods.call(
      "collectionView:willDisplayContextMenuWithConfiguration:animator:", self, collectionView, configuration, animator,
      or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_willEndContextMenuInteractionWithConfiguration_animator_")
  public func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMethods.call(
      "collectionView:willEndContextMenuInteractionWithConfiguration:animator:", self, collectionView, configuration,
      animator, or: ())
  }
  /// Returns the collection view's own setting unless implemented.
  @_silgen_name("masthead_default_collectionView_canFocusItemAtIndexPath_")
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    OptionalMethods.call(
      "collectionView:canFocusItemAtIndexPath:", self, collectionView, indexPath, or: collectionView.allowsFocusNow)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_collectionView_shouldUpdateFocusInContext_")
  public func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalMethods.call("collectionView:shouldUpdateFocusInContext:", self, collectionView, context, or: true)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_didUpdateFocusInContext_withAnimationCoordinator_")
  public func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMethods.call(
      "collectionView:didUpdateFocusInContext:withAnimationCoordinator:", self, collectionView, context, coordinator,
      or: ())
  }
  /// Nil where it is not implemented.
  @_silgen_name("masthead_default_indexPathForPreferredFocusedViewInCollectionView_")
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMethods.call("indexPathForPreferredFocusedViewInCollectionView:", self, collectionView, or: nil)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_collectionView_selectionFollowsFocusForItemAtIndexPath_")
  public func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMethods.call(
      "collectionView:selectionFollowsFocusForItemAtIndexPath:", self, collectionView, indexPath, or: true)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_collectionView_shouldSpringLoadItemAtIndexPath_withContext_")
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMethods.call(
      "collectionView:shouldSpringLoadItemAtIndexPath:withContext:", self, collectionView, indexPath, context, or: true)
  }
  /// True outside of editing mode where it is not implemented.
  @_silgen_name("masthead_default_collectionView_canPerformPrimaryActionForItemAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethods.call(
      "collectionView:canPerformPrimaryActionForItemAtIndexPath:", self, collectionView, indexPath,
      or: !collectionView.isEditing)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_performPrimaryActionForItemAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalMethods.call(
      "collectionView:performPrimaryActionForItemAtIndexPath:", self, collectionView, indexPath, or: ())
  }
  /// A plain transition layout where it is not implemented.
  @_silgen_name("masthead_default_collectionView_transitionLayoutForOldLayout_newLayout_")
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethods.call(
      "collectionView:transitionLayoutForOldLayout:newLayout:", self, collectionView, fromLayout, toLayout,
      or: UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }
  /// Returns the result of the method without the original index path unless implemented.
  @_silgen_name(
    "masthead_default_collectionView_targetIndexPathForMoveOfItemFromOriginalIndexPath_atCurrentIndexPath_toProposedIndexPath_"
  )
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethods.call(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:", self,
      collectionView, originalIndexPath, currentIndexPath, proposedIndexPath,
      or: { () -> IndexPath in
        self.collectionView(
          collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
      }())
  }
  /// The proposed index path where it is not implemented.
  @_silgen_name("masthead_default_collectionView_targetIndexPathForMoveFromItemAtIndexPath_toProposedIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMethods.call(
      "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", self, collectionView,
      currentIndexPath, proposedIndexPath, or: proposedIndexPath)
  }
  /// Returns the layout's offset unless implemented.
  @_silgen_name("masthead_default_collectionView_targetContentOffsetForProposedContentOffset_")
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMethods.call(
      "collectionView:targetContentOffsetForProposedContentOffset:", self, collectionView, proposedContentOffset,
      or: collectionView.collectionViewLayout.targetContentOffset(forProposedContentOffset: proposedContentOffset))
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_collectionView_canEditItemAtIndexPath_")
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    OptionalMethods.call("collectionView:canEditItemAtIndexPath:", self, collectionView, indexPath, or: true)
  }
  /// False where it is not implemented.
  @_silgen_name("masthead_default_collectionView_shouldShowMenuForItemAtIndexPath_")
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    OptionalMethods.call("collectionView:shouldShowMenuForItemAtIndexPath:", self, collectionView, indexPath, or: false)
  }
  /// False where it is not implemented.
  @_silgen_name("masthead_default_collectionView_canPerformAction_forItemAtIndexPath_withSender_")
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    OptionalMethods.call(
      "collectionView:canPerformAction:forItemAtIndexPath:withSender:", self, collectionView, action, indexPath, sender,
      or: false)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_performAction_forItemAtIndexPath_withSender_")
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalMethods.call(
      "collectionView:performAction:forItemAtIndexPath:withSender:", self, collectionView, action, indexPath, sender,
      or: ())
  }
  /// False where it is not implemented.
  @_silgen_name("masthead_default_collectionView_shouldBeginMultipleSelectionInteractionAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethods.call(
      "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", self, collectionView, indexPath, or: false)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_didBeginMultipleSelectionInteractionAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMethods.call(
      "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", self, collectionView, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionViewDidEndMultipleSelectionInteraction_")
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMethods.call("collectionViewDidEndMultipleSelectionInteraction:", self, collectionView, or: ())
  }

  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_didHighlightItemAtIndexPath_")
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    OptionalMethods.call("collectionView:didHighlightItemAtIndexPath:", self, collectionView, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_didUnhighlightItemAtIndexPath_")
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    OptionalMethods.call("collectionView:didUnhighlightItemAtIndexPath:", self, collectionView, indexPath, or: ())
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_collectionView_shouldHighlightItemAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethods.call("collectionView:shouldHighlightItemAtIndexPath:", self, collectionView, indexPath, or: true)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_collectionView_shouldSelectItemAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethods.call("collectionView:shouldSelectItemAtIndexPath:", self, collectionView, indexPath, or: true)
  }
  /// True where it is not implemented.
  @_silgen_name("masthead_default_collectionView_shouldDeselectItemAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMethods.call("collectionView:shouldDeselectItemAtIndexPath:", self, collectionView, indexPath, or: true)
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_didSelectItemAtIndexPath_")
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    OptionalMethods.call("collectionView:didSelectItemAtIndexPath:", self, collectionView, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_didDeselectItemAtIndexPath_")
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    OptionalMethods.call("collectionView:didDeselectItemAtIndexPath:", self, collectionView, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_willDisplayCell_forItemAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethods.call(
      "collectionView:willDisplayCell:forItemAtIndexPath:", self, collectionView, cell, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_willDisplaySupplementaryView_forElementKind_atIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethods.call(
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", self, collectionView, view,
      elementKind, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_didEndDisplayingCell_forItemAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    OptionalMethods.call(
      "collectionView:didEndDisplayingCell:forItemAtIndexPath:", self, collectionView, cell, indexPath, or: ())
  }
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_didEndDisplayingSupplementaryView_forElementOfKind_atIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMethods.call(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", self, collectionView, view,
      elementKind, indexPath, or: ())
  }
}

/// Gives a flow layout its sizes; every method may be left out, which leaves the value to the layout's property.
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The room around a section's items, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance between a section's lines, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between items of a line, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a section's header along the scrolling axis; 0 means none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a section's footer along the scrolling axis; 0 means none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// A mark that says it is not implemented: the layout's own property then holds.
  @_silgen_name("masthead_default_collectionView_layout_sizeForItemAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    OptionalMethods.call(
      "collectionView:layout:sizeForItemAtIndexPath:", self, collectionView, collectionViewLayout, indexPath,
      or: CGSize(width: NotImplemented.length, height: NotImplemented.length))
  }
  /// A mark that says it is not implemented: the layout's own property then holds.
  @_silgen_name("masthead_default_collectionView_layout_insetForSectionAtIndex_")
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    OptionalMethods.call(
      "collectionView:layout:insetForSectionAtIndex:", self, collectionView, collectionViewLayout, section,
      or: UIEdgeInsets(top: NotImplemented.length, left: 0, bottom: 0, right: 0))
  }
  /// A mark that says it is not implemented: the layout's own property then holds.
  @_silgen_name("masthead_default_collectionView_layout_minimumLineSpacingForSectionAtIndex_")
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethods.call(
      "collectionView:layout:minimumLineSpacingForSectionAtIndex:", self, collectionView, collectionViewLayout, section,
      or: NotImplemented.length)
  }
  /// A mark that says it is not implemented: the layout's own property then holds.
  @_silgen_name("masthead_default_collectionView_layout_minimumInteritemSpacingForSectionAtIndex_")
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    OptionalMethods.call(
      "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", self, collectionView, collectionViewLayout,
      section, or: NotImplemented.length)
  }
  /// A mark that says it is not implemented: the layout's own property then holds.
  @_silgen_name("masthead_default_collectionView_layout_referenceSizeForHeaderInSection_")
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    OptionalMethods.call(
      "collectionView:layout:referenceSizeForHeaderInSection:", self, collectionView, collectionViewLayout, section,
      or: CGSize(width: NotImplemented.length, height: NotImplemented.length))
  }
  /// A mark that says it is not implemented: the layout's own property then holds.
  @_silgen_name("masthead_default_collectionView_layout_referenceSizeForFooterInSection_")
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    OptionalMethods.call(
      "collectionView:layout:referenceSizeForFooterInSection:", self, collectionView, collectionViewLayout, section,
      or: CGSize(width: NotImplemented.length, height: NotImplemented.length))
  }
}
