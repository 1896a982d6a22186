/// Decides where the elements of a collection view lie.
///
/// A subclass computes in `prepare()` and answers `layoutAttributesForElements(in:)`, `layoutAttributesForItem(at:)` and
/// `collectionViewContentSize`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  weak var collectionViewStorage: UICollectionView?
  /// Whether `prepare()` has to run before the next answer.
  var needsPrepare = true
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

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
  /// The attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Names the class of decoration views of a kind; nil forgets it.
  ///
  /// A class that is no `UICollectionReusableView` raises.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let viewType = viewClass as? UICollectionReusableView.Type else {
      fatalError(
        "register for decoration views of kind \"\(elementKind)\": \(viewClass) is not a UICollectionReusableView; register a subclass of it"
      )
    }
    decorationClasses[elementKind] = viewType
  }

  /// A new decoration view of a kind; raises where no class is registered.
  func makeDecorationView(ofKind elementKind: String, frame: CGRect) -> UICollectionReusableView {
    guard let viewType = decorationClasses[elementKind] else {
      fatalError(
        "\(type(of: self)) has a decoration view of kind \"\(elementKind)\", but no class is registered for it (registered: \(decorationClasses.keys.sorted())): call register(_:forDecorationViewOfKind:) on the layout"
      )
    }
    let view = DynamicInitializer.makeView(viewType, frame: frame)
    view.elementKind = elementKind
    return view
  }

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
