// Made by Scripts/optional-calls from the protocol.

extension UICollectionViewDataSource {
  /// For calls of optional methods: `delegate?.numberOfSections?(…)`.
  @_disfavoredOverload public var numberOfSections: _UICollectionViewDataSource_numberOfSections? {
    _UICollectionViewDataSource_numberOfSections(object: self)
  }
  /// For calls of optional methods: `delegate?.collectionView?(…)`.
  @_disfavoredOverload public var collectionView: _UICollectionViewDataSource_collectionView? {
    _UICollectionViewDataSource_collectionView(object: self)
  }
  /// For calls of optional methods: `delegate?.indexTitles?(…)`.
  @_disfavoredOverload public var indexTitles: _UICollectionViewDataSource_indexTitles? {
    _UICollectionViewDataSource_indexTitles(object: self)
  }
}

/// The optional methods `numberOfSections` of a `UICollectionViewDataSource`, to be called with `?`.
@preconcurrency @MainActor public struct _UICollectionViewDataSource_numberOfSections {
  let object: any UICollectionViewDataSource

  /// Calls `numberOfSections(in:)`.
  public func callAsFunction(in collectionView: UICollectionView) -> Int {
    object.numberOfSections(in: collectionView)
  }
}

/// The optional methods `collectionView` of a `UICollectionViewDataSource`, to be called with `?`.
@preconcurrency @MainActor public struct _UICollectionViewDataSource_collectionView {
  let object: any UICollectionViewDataSource

  /// Calls `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    object.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Calls `collectionView(_:canMoveItemAt:)`.
  public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    object.collectionView(collectionView, canMoveItemAt: indexPath)
  }

  /// Calls `collectionView(_:moveItemAt:to:)`.
  public func callAsFunction(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    object.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Calls `collectionView(_:indexPathForIndexTitle:at:)`.
  public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
    -> IndexPath
  {
    object.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}

/// The optional methods `indexTitles` of a `UICollectionViewDataSource`, to be called with `?`.
@preconcurrency @MainActor public struct _UICollectionViewDataSource_indexTitles {
  let object: any UICollectionViewDataSource

  /// Calls `indexTitles(for:)`.
  public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
    object.indexTitles(for: collectionView)
  }
}
