/// Decides where the elements of a collection view lie.
///
/// A subclass computes in `prepare()` and answers `layoutAttributesForElements(in:)`, `layoutAttributesForItem(at:)` and
/// `collectionViewContentSize`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var collectionViewStorage: UICollectionView?
  /// Whether `prepare()` has to run before the next answer.
  var needsPrepare = true

  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout; archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// The collection view that the layout is used by.
  open var collectionView: UICollectionView? { collectionViewStorage }

  /// Has everything computed anew before it is asked for again.
  open func invalidateLayout() {
    needsPrepare = true
    collectionViewStorage?.setNeedsLayout()
  }

  /// Called before answers are needed after an invalidation.
  open func prepare() {}
  /// The attributes of everything that has a part in the rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether the layout depends on the bounds in a way that a change to `newBounds` matters; true when the size changes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Whether a cell's preferred attributes differ enough to compute the layout anew.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The size of all content.
  open var collectionViewContentSize: CGSize { .zero }

  /// Hook for framework layouts: an item's own size became known.
  func setPreferredSize(_ size: CGSize, at indexPath: IndexPath) {}
  /// Hook for framework layouts: whether a change of the collection view's size matters.
  func dependsOnChange(from oldSize: CGSize, to newSize: CGSize) -> Bool { true }
  /// Hook for framework layouts: data was loaded anew.
  func dataWasReloaded() {}

  func prepareIfNeeded() {
    guard needsPrepare else { return }
    needsPrepare = false
    prepare()
  }
}
