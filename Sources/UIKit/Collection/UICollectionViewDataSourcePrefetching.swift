/// The methods by which a collection view tells of items to be shown soon, so that their data can be got ready.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Items of the next screen in the direction of scrolling, nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items that were told and will not be shown soon after all.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing where it is not implemented.
  @_silgen_name("masthead_default_collectionView_cancelPrefetchingForItemsAtIndexPaths_")
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    OptionalMethods.call(
      "collectionView:cancelPrefetchingForItemsAtIndexPaths:", self, collectionView, indexPaths, or: ())
  }
}
