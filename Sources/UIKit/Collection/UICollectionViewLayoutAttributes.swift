import QuartzCore

/// The place and looks of one element of a collection view.
///
/// Two attributes are equal when their class, their element and all their values are; a subclass with values of its own
/// overrides `copy(with:)` and `isEqual(_:)`. A view is given attributes again only where they are not equal to those
/// that it has.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The element's place in the data.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The rectangle without the transform.
  private(set) var ownRect = CGRect.zero
  /// Whether there is a transform other than the identity.
  private(set) var isTransformed = false

  /// The frame in the content's coordinates: with a transform, what the transformed rectangle takes up.
  ///
  /// Set it before the transform.
  open var frame: CGRect {
    get {
      guard isTransformed else { return ownRect }
      let centered = CGRect(
        x: -ownRect.width / 2, y: -ownRect.height / 2, width: ownRect.width, height: ownRect.height)
      return centered.applying(transform).offsetBy(dx: ownRect.midX, dy: ownRect.midY)
    }
    set { ownRect = newValue }
  }
  /// How opaque the element is, 0…1.
  open var alpha: CGFloat = 1
  /// Elements of a higher index lie in front.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false
  /// A transform about the centre.
  open var transform: CGAffineTransform {
    get { isTransformed ? CATransform3DGetAffineTransform(transformStorage) : .identity }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// A transform about the centre, in space.
  open var transform3D: CATransform3D {
    get { transformStorage }
    set {
      transformStorage = newValue
      isTransformed = !CATransform3DIsIdentity(newValue)
    }
  }
  private var transformStorage = CATransform3DIdentity
  /// Whether the content decides about the width, or the height.
  var estimates = (width: false, height: false)
  /// How wide content may be that decides about the width; nil for any width.
  var widthLimit: CGFloat?

  private var category = UICollectionView.ElementCategory.cell
  private var kind: String?

  /// Makes attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Makes attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    setElement(ElementKey(kind: elementKind, indexPath: indexPath))
  }

  /// Makes attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    setElement(ElementKey(kind: decorationViewKind, indexPath: indexPath, isDecoration: true))
  }

  public required override init() { super.init() }

  /// The centre of the rectangle.
  open var center: CGPoint {
    get { CGPoint(x: ownRect.midX, y: ownRect.midY) }
    set {
      ownRect.origin = CGPoint(x: newValue.x - ownRect.width / 2, y: newValue.y - ownRect.height / 2)
    }
  }

  /// The size without the transform; a change keeps the centre.
  open var size: CGSize {
    get { ownRect.size }
    set {
      let center = self.center
      ownRect.size = newValue
      self.center = center
    }
  }

  /// The element's own rectangle: its size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: ownRect.size) }
    set { size = newValue.size }
  }

  /// Whether it is a cell, a supplementary view or a decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory { category }
  /// The kind of a supplementary or decoration view; nil for a cell.
  open var representedElementKind: String? { kind }

  /// Another object of the same class and values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

  private func makeCopy() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.ownRect = ownRect
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform3D = transformStorage
    copy.estimates = estimates
    copy.widthLimit = widthLimit
    copy.category = category
    copy.kind = kind
    return copy
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self || MainActor.assumeIsolated { hasValues(of: other) }
  }

  open nonisolated override var hash: Int { MainActor.assumeIsolated { key.hashValue } }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && key == other.key && ownRect == other.ownRect && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && isTransformed == other.isTransformed
      && (!isTransformed || CATransform3DEqualToTransform(transformStorage, other.transformStorage))
  }

  /// The key of the element among all of a layout.
  var key: ElementKey {
    ElementKey(kind: kind, indexPath: indexPath, isDecoration: category == .decorationView)
  }

  /// Makes them the attributes of another element.
  func setElement(_ key: ElementKey) {
    indexPath = key.indexPath
    kind = key.kind
    category = key.kind == nil ? .cell : key.isDecoration ? .decorationView : .supplementaryView
  }
}
