import QuartzCore

/// The layout between two others, as far as `transitionProgress` says.
///
/// Elements that both layouts have lie between their two places; those of one layout alone fade. A subclass may keep numbers of its
/// own for the way (`updateValue(_:forAnimatedKey:)`).
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  /// Makes a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Archives are not read: nil.
  public required init?(coder: NSCoder) { nil }

  /// How far the transition is: 0 is the old layout, 1 the new one.
  ///
  /// A change lays out again.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress != oldValue else { return }
      invalidateLayout()
      collectionView?.transitionDidProgress()
    }
  }

  /// The layout that the transition begins with.
  open var currentLayout: UICollectionViewLayout { current }
  /// The layout that the transition ends with.
  open var nextLayout: UICollectionViewLayout { next }

  /// Keeps a number under a name, for a subclass to lay out by.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// The number that was kept under a name; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    current.prepareIfNeeded()
    next.prepareIfNeeded()
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (current.collectionViewContentSize, next.collectionViewContentSize)
    return CGSize(width: mixed(from.width, to.width), height: mixed(from.height, to.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var known = Set<ElementKey>()
    var result: [UICollectionViewLayoutAttributes] = []
    let offsets = collectionView?.transition?.offsets
    for (layout, offset) in [(current, offsets?.from), (next, offsets?.to)] {
      let shown = CGRect(origin: offset ?? rect.origin, size: rect.size)
      for attributes in layout.layoutAttributesForElements(in: shown) ?? [] where known.insert(attributes.key).inserted
      {
        if let mixed = mixed(attributes.key) { result.append(mixed) }
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(kind: nil, indexPath: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(ElementKey(kind: elementKind, indexPath: indexPath)) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    mixed(ElementKey(kind: elementKind, indexPath: indexPath, isDecoration: true))
  }

  override var asksForPreferredSizes: Bool { false }

  override func makeDecorationView(ofKind elementKind: String, frame: CGRect) -> UICollectionReusableView? {
    current.makeDecorationView(ofKind: elementKind, frame: frame)
      ?? next.makeDecorationView(ofKind: elementKind, frame: frame)
  }

  private func mixed(_ element: ElementKey) -> UICollectionViewLayoutAttributes? {
    let from = current.attributes(of: element)
    let to = next.attributes(of: element)
    guard let either = to ?? from, let result = either.copy() as? UICollectionViewLayoutAttributes else { return nil }
    guard let from, let to else {
      result.alpha = either.alpha * (from == nil ? transitionProgress : 1 - transitionProgress)
      return result
    }
    let (start, end) = (from.ownRect, to.ownRect)
    let transform = (from.transform3D, to.transform3D)
    result.transform3D = CATransform3DIdentity
    result.frame = CGRect(
      x: mixed(start.minX, end.minX), y: mixed(start.minY, end.minY), width: mixed(start.width, end.width),
      height: mixed(start.height, end.height))
    result.alpha = mixed(from.alpha, to.alpha)
    result.transform3D = mixed(transform.0, transform.1)
    return result
  }

  private func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

  private func mixed(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
    guard !CATransform3DEqualToTransform(from, to) else { return to }
    let (a, b) = (CATransform3DGetAffineTransform(from), CATransform3DGetAffineTransform(to))
    return CATransform3DMakeAffineTransform(
      CGAffineTransform(
        a: mixed(a.a, b.a), b: mixed(a.b, b.b), c: mixed(a.c, b.c), d: mixed(a.d, b.d), tx: mixed(a.tx, b.tx),
        ty: mixed(a.ty, b.ty)))
  }
}
