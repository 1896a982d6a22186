/// The parts of a layout to be computed again.
///
/// A layout that names its own subclass as `invalidationContextClass` gets contexts of it, also those that the collection view makes.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  var invalidatesEverything = false
  var invalidatesCounts = false
  private var items: [IndexPath] = []
  private var supplementaries: [String: [IndexPath]] = [:]
  private var decorations: [String: [IndexPath]] = [:]
  var previousMovingItems: [IndexPath]?
  var targetMovingItems: [IndexPath]?
  var movementTarget = CGPoint.zero

  /// Makes a context that names nothing.
  public override init() { super.init() }

  /// Whether all data of the layout is invalid: after `reloadData()` and `invalidateLayout()`.
  open var invalidateEverything: Bool { invalidatesEverything }
  /// Whether the layout has to ask for the numbers of sections and items again: after `reloadData()` and in updates.
  open var invalidateDataSourceCounts: Bool { invalidatesCounts }

  /// Names items; those that were named already are not named twice.
  open func invalidateItems(at indexPaths: [IndexPath]) { Self.add(indexPaths, to: &items) }

  /// Names supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    Self.add(indexPaths, to: &supplementaries[elementKind, default: []])
  }

  /// Names decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    Self.add(indexPaths, to: &decorations[elementKind, default: []])
  }

  /// The items that were named; nil for none.
  open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items }
  /// The supplementary views that were named, by kind; nil for none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaries.isEmpty ? nil : supplementaries
  }
  /// The decoration views that were named, by kind; nil for none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations.isEmpty ? nil : decorations }

  /// The addition to the content offset when the layout is invalidated, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The addition to the content size when the layout is invalidated, in points; the layout's own size counts after
  /// `prepare()`.
  open var contentSizeAdjustment = CGSize.zero

  /// The old index paths of items moved by hand; nil outside of moves.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { previousMovingItems }
  /// The present index paths of items moved by hand; nil outside of moves.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { targetMovingItems }
  /// The point at which the items are held, in the content's coordinates.
  open var interactiveMovementTarget: CGPoint { movementTarget }

  /// Whether the context names no invalid elements.
  var namesNoElement: Bool {
    items.isEmpty && supplementaries.isEmpty && decorations.isEmpty && targetMovingItems == nil
  }

  /// Names the element of some attributes.
  func invalidate(_ attributes: UICollectionViewLayoutAttributes) {
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.supplementaryView, let kind?): invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
    case (.decorationView, let kind?): invalidateDecorationElements(ofKind: kind, at: [attributes.indexPath])
    default: invalidateItems(at: [attributes.indexPath])
    }
  }

  private static func add(_ new: [IndexPath], to list: inout [IndexPath]) {
    guard !list.isEmpty || new.count > 1 else {
      list = new
      return
    }
    var known = Set(list)
    for path in new where known.insert(path).inserted { list.append(path) }
  }
}
