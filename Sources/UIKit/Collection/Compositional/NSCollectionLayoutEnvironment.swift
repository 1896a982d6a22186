import ListGeometry
import QuartzCore

/// The size that something is laid out in.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before insets are taken off, in points.
  var contentSize: CGSize { get }
  /// The size after insets are taken off.
  var effectiveContentSize: CGSize { get }
  /// The insets as they were given; values below 1 are parts of the size.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section provider: the container and the traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size that the layout has: the collection view's.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection view's traits.
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets {
    func points(_ inset: CGFloat, _ length: CGFloat) -> CGFloat { inset > 0 && inset < 1 ? inset * length : inset }
    return NSDirectionalEdgeInsets(
      top: points(contentInsets.top, contentSize.height), leading: points(contentInsets.leading, contentSize.width),
      bottom: points(contentInsets.bottom, contentSize.height),
      trailing: points(contentInsets.trailing, contentSize.width))
  }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: contentSize.width - insets.leading - insets.trailing,
      height: contentSize.height - insets.top - insets.bottom)
  }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// How far the cards of lists keep from the sides.
  let cardInsets: NSDirectionalEdgeInsets
  /// The safe area at the sides.
  let safeArea: UIEdgeInsets

  init(
    container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection,
    cardInsets: NSDirectionalEdgeInsets = .zero, safeArea: UIEdgeInsets = .zero
  ) {
    self.container = container
    self.traitCollection = traitCollection
    self.cardInsets = cardInsets
    self.safeArea = safeArea
    super.init()
  }
}

/// An element on the screen, as a section's `visibleItemsInvalidationHandler` may change it.
///
/// `frame` is where the layout has the element: in a row that scrolls by itself, as if nothing were scrolled.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// How opaque the element is, 0…1.
  var alpha: CGFloat { get set }
  /// Elements of a higher index lie in front.
  var zIndex: Int { get set }
  /// Whether the element is left out.
  var isHidden: Bool { get set }
  /// The centre of the frame.
  var center: CGPoint { get set }
  /// A transform about the centre.
  var transform: CGAffineTransform { get set }
  /// A transform about the centre, in space.
  var transform3D: CATransform3D { get set }
  /// A name for debugging; empty.
  var name: String { get }
  /// The element's place in the data.
  var indexPath: IndexPath { get }
  /// The frame in the content.
  var frame: CGRect { get }
  /// The frame's size at the origin.
  var bounds: CGRect { get }
  /// Whether it is a cell, a supplementary or a decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for a cell.
  var representedElementKind: String? { get }
}

/// Passes on to the attributes that are about to be applied.
final class LayoutVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
