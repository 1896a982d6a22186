// Made by Scripts/optional-calls from the protocol.

extension UICollectionViewDelegateFlowLayout {
  /// For calls of optional methods: `delegate?.collectionView?(…)`.
  @_disfavoredOverload public var collectionView: _UICollectionViewDelegateFlowLayout_collectionView? {
    _UICollectionViewDelegateFlowLayout_collectionView(object: self)
  }
}

/// The optional methods `collectionView` of a `UICollectionViewDelegateFlowLayout`, to be called with `?`.
@preconcurrency @MainActor public struct _UICollectionViewDelegateFlowLayout_collectionView {
  let object: any UICollectionViewDelegateFlowLayout

  /// Calls `collectionView(_:layout:sizeForItemAt:)`; nil where it is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize? {
    let answer = object.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    return answer.width == NotImplemented.length ? nil : answer
  }

  /// Calls `collectionView(_:layout:insetForSectionAt:)`; nil where it is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets? {
    let answer = object.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
    return answer.top == NotImplemented.length ? nil : answer
  }

  /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`; nil where it is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat? {
    let answer = object.collectionView(
      collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
    return answer == NotImplemented.length ? nil : answer
  }

  /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`; nil where it is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat? {
    let answer = object.collectionView(
      collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
    return answer == NotImplemented.length ? nil : answer
  }

  /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`; nil where it is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize? {
    let answer = object.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
    return answer.width == NotImplemented.length ? nil : answer
  }

  /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`; nil where it is not implemented.
  public func callAsFunction(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize? {
    let answer = object.collectionView(
      collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
    return answer.width == NotImplemented.length ? nil : answer
  }
}
