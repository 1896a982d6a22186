import QuartzCore

/// Where and how a collection view shows one element.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The element's place in the data.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The frame in the content's coordinates.
  open var frame: CGRect = .zero
  /// How opaque the element is, 0…1.
  open var alpha: CGFloat = 1
  /// Elements of a higher index lie in front.
  open var zIndex = 0
  /// Whether the element is left out.
  open var isHidden = false
  /// A transform about the centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// A transform about the centre, in space.
  open var transform3D = CATransform3DIdentity
  /// Whether the content decides about the width, or the height.
  var estimates = (width: false, height: false)

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
    self.indexPath = indexPath
    category = .supplementaryView
    kind = elementKind
  }

  /// Makes attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    category = .decorationView
    kind = decorationViewKind
  }

  public required override init() { super.init() }

  /// The centre of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size of the frame; a change keeps the centre.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = self.center
      frame.size = newValue
      self.center = center
    }
  }

  /// The element's own rectangle: its size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
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
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform3D = transform3D
    copy.estimates = estimates
    copy.category = category
    copy.kind = kind
    return copy
  }

  /// What identifies the element among all of a layout.
  var key: ElementKey {
    ElementKey(kind: kind, indexPath: indexPath, isDecoration: category == .decorationView)
  }
}

/// Identifies an element: a cell has no kind.
struct ElementKey: Hashable {
  let kind: String?
  let indexPath: IndexPath
  var isDecoration = false
}
