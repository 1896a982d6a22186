// Made by Scripts/optional-calls from the protocol.

extension UICollectionViewDropDelegate {
  /// For calls of optional methods: `delegate?.collectionView?(…)`.
  @_disfavoredOverload public var collectionView: _UICollectionViewDropDelegate_collectionView? {
    _UICollectionViewDropDelegate_collectionView(object: self)
  }
}

/// The optional methods `collectionView` of a `UICollectionViewDropDelegate`, to be called with `?`.
@preconcurrency @MainActor public struct _UICollectionViewDropDelegate_collectionView {
  let object: any UICollectionViewDropDelegate

  /// Calls `collectionView(_:canHandle:)`.
  public func callAsFunction(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    object.collectionView(collectionView, canHandle: session)
  }

  /// Calls `collectionView(_:dropSessionDidEnter:)`.
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    object.collectionView(collectionView, dropSessionDidEnter: session)
  }

  /// Calls `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    object.collectionView(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  /// Calls `collectionView(_:dropSessionDidExit:)`.
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    object.collectionView(collectionView, dropSessionDidExit: session)
  }

  /// Calls `collectionView(_:dropSessionDidEnd:)`.
  public func callAsFunction(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    object.collectionView(collectionView, dropSessionDidEnd: session)
  }

  /// Calls `collectionView(_:dropPreviewParametersForItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    object.collectionView(collectionView, dropPreviewParametersForItemAt: indexPath)
  }
}
