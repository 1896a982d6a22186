// Made by Scripts/optional-calls from the protocol.

extension UICollectionViewDelegate {
  /// For calls of optional methods: `delegate?.collectionView?(…)`.
  @_disfavoredOverload public var collectionView: _UICollectionViewDelegate_collectionView? {
    _UICollectionViewDelegate_collectionView(object: self)
  }
  /// For calls of optional methods: `delegate?.indexPathForPreferredFocusedView?(…)`.
  @_disfavoredOverload public var indexPathForPreferredFocusedView:
    _UICollectionViewDelegate_indexPathForPreferredFocusedView?
  { _UICollectionViewDelegate_indexPathForPreferredFocusedView(object: self) }
  /// For calls of optional methods: `delegate?.collectionViewDidEndMultipleSelectionInteraction?(…)`.
  @_disfavoredOverload public var collectionViewDidEndMultipleSelectionInteraction:
    _UICollectionViewDelegate_collectionViewDidEndMultipleSelectionInteraction?
  { _UICollectionViewDelegate_collectionViewDidEndMultipleSelectionInteraction(object: self) }
}

/// The optional methods `collectionView` of a `UICollectionViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UICollectionViewDelegate_collectionView {
  let object: any UICollectionViewDelegate

  /// Calls `collectionView(_:shouldHighlightItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    object.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Calls `collectionView(_:didHighlightItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    object.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// Calls `collectionView(_:didUnhighlightItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    object.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    object.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }

  /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    object.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// Calls `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    object.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }

  /// Calls `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    object.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }

  /// Calls `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    object.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Calls `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    object.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Calls `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    object.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  /// Calls `collectionView(_:willDisplayContextMenu:animator:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    object.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
  }

  /// Calls `collectionView(_:willEndContextMenuInteraction:animator:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    object.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }

  /// Calls `collectionView(_:shouldSelectItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    object.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Calls `collectionView(_:shouldDeselectItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    object.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Calls `collectionView(_:didSelectItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    object.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Calls `collectionView(_:didDeselectItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    object.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Calls `collectionView(_:canFocusItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    object.collectionView(collectionView, canFocusItemAt: indexPath)
  }

  /// Calls `collectionView(_:shouldUpdateFocusIn:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    object.collectionView(collectionView, shouldUpdateFocusIn: context)
  }

  /// Calls `collectionView(_:didUpdateFocusIn:with:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    object.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
  }

  /// Calls `collectionView(_:selectionFollowsFocusForItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath)
    -> Bool
  {
    object.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  /// Calls `collectionView(_:shouldSpringLoadItemAt:with:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    object.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
  }

  /// Calls `collectionView(_:canPerformPrimaryActionForItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  {
    object.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  /// Calls `collectionView(_:performPrimaryActionForItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    object.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  /// Calls `collectionView(_:willDisplay:forItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    object.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    object.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
  }

  /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    object.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    object.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
  }

  /// Calls `collectionView(_:transitionLayoutForOldLayout:newLayout:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    object.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  /// Calls `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    object.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// Calls `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    object.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    object.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  /// Calls `collectionView(_:canEditItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    object.collectionView(collectionView, canEditItemAt: indexPath)
  }

  /// Calls `collectionView(_:shouldShowMenuForItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    object.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }

  /// Calls `collectionView(_:canPerformAction:forItemAt:withSender:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    object.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }

  /// Calls `collectionView(_:performAction:forItemAt:withSender:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    object.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
  }

  /// Calls `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    object.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Calls `collectionView(_:didBeginMultipleSelectionInteractionAt:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    object.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
}

/// The optional methods `indexPathForPreferredFocusedView` of a `UICollectionViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UICollectionViewDelegate_indexPathForPreferredFocusedView {
  let object: any UICollectionViewDelegate

  /// Calls `indexPathForPreferredFocusedView(in:)`.
  public func callAsFunction(in collectionView: UICollectionView) -> IndexPath? {
    object.indexPathForPreferredFocusedView(in: collectionView)
  }
}

/// The optional methods `collectionViewDidEndMultipleSelectionInteraction` of a `UICollectionViewDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UICollectionViewDelegate_collectionViewDidEndMultipleSelectionInteraction {
  let object: any UICollectionViewDelegate

  /// Calls `collectionViewDidEndMultipleSelectionInteraction(_:)`.
  public func callAsFunction(_ collectionView: UICollectionView) {
    object.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }
}
