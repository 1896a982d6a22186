import ListGeometry

/// A slot of a compositional layout: its size, and the room around it.
///
/// Groups and sections keep copies of their items: later changes to an item do not reach them.
@preconcurrency @MainActor public class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size, before insets are taken off.
  public let layoutSize: NSCollectionLayoutSize
  /// Taken off the slot after it was placed, in points; ignored along estimated dimensions.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room around the slot, outside of it.
  @NSCopying public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  var supplements: [NSCollectionLayoutSupplementaryItem]

  /// Makes an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item with views fastened to it, as badges.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    supplements = supplementaryItems.map { $0.copied() }
    super.init()
  }

  /// The views fastened to the item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }

  /// Another object of the same class and values.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

  func makeCopy() -> NSCollectionLayoutItem { resized(layoutSize) }

  /// A copy of another size.
  func resized(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: supplements)
    copyProperties(to: copy)
    return copy
  }

  func copyProperties(to copy: NSCollectionLayoutItem) {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
  }

  /// The item for the solver.
  func value(_ context: CompositionalContext) -> CompositionalItem {
    CompositionalItem(
      size: layoutSize.value, insets: contentInsets.compositional, edgeSpacing: edgeSpacing?.value,
      supplements: supplements.map(\.supplement))
  }
}

/// The inputs for turning a description into values: the container for custom groups, and the environment.
struct CompositionalContext {
  let container: CGSize
  let environment: any NSCollectionLayoutEnvironment
}

/// A view fastened to an item or a group of a compositional layout, as a badge.
///
/// Its index path is its number among the views of its kind in the section: that of its item, where each item has one.
@preconcurrency @MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the data source is asked for the view.
  public let elementKind: String
  /// The point of the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that lies on the container's anchor; nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Views of a higher index lie in front; 1 unless set.
  public var zIndex = 1

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes a view inside the item, at an edge or in a corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Makes a view of which one point lies on a point of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  override func makeCopy() -> NSCollectionLayoutItem { copied() }

  func copied() -> NSCollectionLayoutSupplementaryItem {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    copyProperties(to: copy)
    copy.zIndex = zIndex
    return copy
  }

  var supplement: CompositionalSupplement {
    CompositionalSupplement(
      size: layoutSize.value, kind: elementKind, containerAnchor: containerAnchor.value, itemAnchor: itemAnchor?.value,
      insets: contentInsets.compositional, zIndex: zIndex)
  }
}

/// A header, footer or other view at the edge of a section, or of the whole layout.
///
/// A section's have the index path of its first item. The layout's have an index path of length 1 (`IndexPath(index: 0)`).
@preconcurrency @MainActor
public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner that it lies at.
  public let alignment: NSRectAlignment
  /// How far it is moved, in points.
  public let offset: CGPoint
  /// Whether the view lies outside of the content, which makes room for it; true unless set.
  public var extendsBoundary = true
  /// Whether the view stays in sight while a part of its section or layout is; false unless set.
  ///
  /// Views that stay in sight lie in front of everything else.
  public var pinToVisibleBounds = false
  /// Room before a view at the top, outside of it, in points.
  var topPadding: CGFloat = 0
  /// Whether content that is wider than the estimate is broken there.
  var isNoWiderThanEstimated = false

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ alignment: NSRectAlignment, _ offset: CGPoint
  ) {
    self.alignment = alignment
    self.offset = offset
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  /// Makes a view at an edge or in a corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize, elementKind, alignment, .zero)
  }

  /// Makes a view near an edge or a corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.init(layoutSize, elementKind, alignment, absoluteOffset)
  }

  override func copied() -> NSCollectionLayoutSupplementaryItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(layoutSize, elementKind, alignment, offset)
    copyProperties(to: copy)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    copy.topPadding = topPadding
    copy.isNoWiderThanEstimated = isNoWiderThanEstimated
    return copy
  }

  var boundary: CompositionalBoundary {
    CompositionalBoundary(
      size: layoutSize.value, kind: elementKind, place: alignment.place, offset: offset,
      insets: contentInsets.compositional, zIndex: zIndex, extendsBoundary: extendsBoundary,
      pinsToVisibleBounds: pinToVisibleBounds, padding: topPadding)
  }
}

/// A background of a section, of a class that is registered with the layout.
@preconcurrency @MainActor public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that a class is registered for.
  public let elementKind: String
  /// Backgrounds of a higher index lie in front; 0 unless set, below the section's items.
  public var zIndex = 0

  required init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Makes a background as large as the section with its headers and footers, less the item's insets.
  public class func background(elementKind: String) -> Self { self.init(elementKind: elementKind) }

  override func makeCopy() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copyProperties(to: copy)
    copy.zIndex = zIndex
    return copy
  }

  var decoration: CompositionalDecoration {
    CompositionalDecoration(kind: elementKind, insets: contentInsets.compositional, zIndex: zIndex)
  }
}
