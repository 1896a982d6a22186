// Made by Scripts/optional-calls from the protocol.

extension UICollectionViewDataSourcePrefetching {
  /// For calls of optional methods: `delegate?.collectionView?(…)`.
  @_disfavoredOverload public var collectionView: _UICollectionViewDataSourcePrefetching_collectionView? {
    _UICollectionViewDataSourcePrefetching_collectionView(object: self)
  }
}

/// The optional methods `collectionView` of a `UICollectionViewDataSourcePrefetching`, to be called with `?`.
@preconcurrency @MainActor public struct _UICollectionViewDataSourcePrefetching_collectionView {
  let object: any UICollectionViewDataSourcePrefetching

  /// Calls `collectionView(_:cancelPrefetchingForItemsAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    object.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}
