// Made by Scripts/optional-calls from the protocol.

extension UICollectionViewDragDelegate {
  /// For calls of optional methods: `delegate?.collectionView?(…)`.
  @_disfavoredOverload public var collectionView: _UICollectionViewDragDelegate_collectionView? {
    _UICollectionViewDragDelegate_collectionView(object: self)
  }
}

/// The optional methods `collectionView` of a `UICollectionViewDragDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UICollectionViewDragDelegate_collectionView {
  let object: any UICollectionViewDragDelegate

  /// Calls `collectionView(_:itemsForAddingTo:at:point:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    object.collectionView(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
  }

  /// Calls `collectionView(_:dragPreviewParametersForItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    object.collectionView(collectionView, dragPreviewParametersForItemAt: indexPath)
  }

  /// Calls `collectionView(_:dragSessionWillBegin:)`.
  public func callAsFunction(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    object.collectionView(collectionView, dragSessionWillBegin: session)
  }

  /// Calls `collectionView(_:dragSessionDidEnd:)`.
  public func callAsFunction(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    object.collectionView(collectionView, dragSessionDidEnd: session)
  }

  /// Calls `collectionView(_:dragSessionAllowsMoveOperation:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    object.collectionView(collectionView, dragSessionAllowsMoveOperation: session)
  }

  /// Calls `collectionView(_:dragSessionIsRestrictedToDraggingApplication:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    object.collectionView(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}
