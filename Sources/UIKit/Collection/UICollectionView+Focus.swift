import ListGeometry

/// Focus in collection views: items have the focus by their index, and the layout gives the neighbours.
extension UICollectionView: IndexedFocusList {
  /// Whether focus may come to items in the present mode.
  var allowsFocusNow: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

  /// Whether focus may come to a cell.
  func canFocus(_ cell: UICollectionViewCell) -> Bool {
    indexPath(for: cell).map { mayFocus(RowIndex($0)) } ?? false
  }

  private func mayFocus(_ item: RowIndex) -> Bool {
    guard contains(item) else { return false }
    return delegate?.collectionView(self, canFocusItemAt: IndexPath(item)) ?? allowsFocusNow
  }

  // MARK: Which item

  /// Scrolls as little as needed to the cell of an item, and returns the cell; nil for cells that cannot have the
  /// focus.
  func showForFocus(_ item: RowIndex) -> UIView? {
    guard mayFocus(item) else { return nil }
    if window != nil { scrollToItem(at: IndexPath(item), at: [], animated: false) }
    layoutIfNeeded()
    guard contains(item), let cell = cellForItem(at: IndexPath(item)), cell.canBecomeFocused else { return nil }
    return cell
  }

  /// How many screens ahead are searched.
  private static let searchedScreens = 4

  func focusCell(_ heading: UIFocusHeading, from cell: UIView) -> UIView? {
    layoutIfNeeded()
    let known = focus.index ?? (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }.map { RowIndex($0) }
    guard let start = known, contains(start), let attributes = layoutAttributesForItem(at: IndexPath(start)) else {
      return nil
    }
    let frame = seenFrame(of: attributes)
    // The last line may be shorter than the others; lines have ends.
    let scrollsAcross = contentSize.width > bounds.width + 0.5 && contentSize.height <= bounds.height + 0.5
    let goesAcross = heading.contains(.left) || heading.contains(.right)
    let aside: CGFloat = goesAcross == scrollsAcross ? 2 : 0
    var refused: Set<RowIndex> = []
    for screens in 1...Self.searchedScreens {
      let found = layoutElements(in: searched(heading, from: frame, screens: CGFloat(screens)))
      var items: [(index: RowIndex, frame: CGRect)] = []
      for attributes in found where attributes.key.isCell && !attributes.isHidden {
        guard let index = dataIndex(of: attributes.key) else { continue }
        if index != start, !refused.contains(index) { items.append((index, seenFrame(of: attributes))) }
      }
      items.sort { $0.index < $1.index }
      while let place = FocusSearch.nearest(to: frame, heading, among: items.map(\.frame), aside: aside) {
        let index = items.remove(at: place).index
        if let cell = showForFocus(index) { return cell }
        refused.insert(index)
      }
    }
    return nil
  }

  /// The rectangle to search for neighbours: ahead, as wide as the visible rectangle.
  private func searched(_ heading: UIFocusHeading, from frame: CGRect, screens: CGFloat) -> CGRect {
    let seen = bounds.union(frame)
    let (x, y) = (bounds.width * screens, bounds.height * screens)
    if heading.contains(.down) {
      return CGRect(x: seen.minX, y: frame.minY, width: seen.width, height: frame.height + y)
    }
    if heading.contains(.up) {
      return CGRect(x: seen.minX, y: frame.minY - y, width: seen.width, height: frame.height + y)
    }
    if heading.contains(.right) {
      return CGRect(x: frame.minX, y: seen.minY, width: frame.width + x, height: seen.height)
    }
    return CGRect(x: frame.minX - x, y: seen.minY, width: frame.width + x, height: seen.height)
  }

  func prepareForFocus() { layoutIfNeeded() }

  var focusCounts: [Int] { guests.dataCounts(loadedCounts()) }

  func focusIndex(of view: UIView) -> RowIndex? {
    guard let cell = view as? UICollectionViewCell, cell.collectionViewAround === self else { return nil }
    return indexPath(for: cell).map { RowIndex($0) }
  }

  func askForPreferredFocus() -> IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }

  func asksToFollowFocus(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? true
  }

  var firstFocusCell: UIView? {
    let seen = bounds.inset(by: adjustedContentInset)
    let cells = visibleCells.filter { $0.canBecomeFocused }
    return cells.first { seen.insetBy(dx: -0.5, dy: -0.5).contains($0.convert($0.bounds, to: self)) } ?? cells.first
  }

  // MARK: What happened

  /// Return or space on an item does what a tap does.
  func selectByKey(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelectionNow else { return false }
    fingerDidTouch(cell)
    fingerDidLeave(cell, isTap: true)
    return true
  }

  // MARK: The delegate

  private func focusContext(_ context: UIFocusUpdateContext) -> UICollectionViewFocusUpdateContext {
    let paths = focusPaths(context)
    return UICollectionViewFocusUpdateContext(context, from: paths.previous, to: paths.next)
  }

  func delegateAllows(_ context: UIFocusUpdateContext) -> Bool {
    delegate?.collectionView(self, shouldUpdateFocusIn: focusContext(context)) ?? true
  }

  func tellDelegate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    delegate?.collectionView(self, didUpdateFocusIn: focusContext(context), with: coordinator)
  }
}

/// An update of the focus from, to or between items of a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that has the focus before, or whose cell contains the focused view; nil for none.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus, or whose cell contains the view that does; nil for none.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    (previouslyFocusedIndexPath, nextFocusedIndexPath) = (previous, next)
    super.init(from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }
}
