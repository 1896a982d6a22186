/// The swipes of a collection view's items: which have actions, and what opens and closes them.
///
/// A collection view has one once a list in it gives swipe actions. The layout closes swipes when data or sizes change.
@MainActor final class CollectionSwipes: SwipingList {
  private unowned let collection: UICollectionView
  private(set) var swipes: [CollectionSwipe] = []

  init(_ collection: UICollectionView) {
    self.collection = collection
    collection.addGestureRecognizer(SwipePanGestureRecognizer(list: self))
    collection.addGestureRecognizer(SwipeDismissalGestureRecognizer(list: self))
  }

  var swipedList: UIView { collection }
  var swipeInProgress: ListSwipe? { swipes.last { $0.isActive } }

  /// The view that stands in the list for a swiped cell: the container of its swipe; nil for other views.
  func holder(of view: UIView) -> UIView? { swipes.isEmpty ? nil : swipes.first { $0.cell === view }?.view }

  // MARK: Opening

  /// The actions of an item; nil for none.
  private func configuration(ofItemAt path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
    let configuration = collection.layoutStorage.swipeActions(ofItemAt: path, side)
    return configuration?.actions.isEmpty == false ? configuration : nil
  }

  func swipeStart(at place: CGPoint, on view: UIView, translation: CGPoint) -> SwipeStart? {
    guard abs(translation.x) > abs(translation.y), let path = collection.indexPathForItem(at: place),
      let cell = collection.cellForItem(at: path),
      view === collection || view.isDescendant(of: holder(of: cell) ?? cell)
    else { return nil }
    if let present = swipes.first(where: { $0.cell === cell }) {
      return SwipeStart { [weak self] in
        self?.closeSwipes(except: present, animated: true)
        return present
      }
    }
    let isLeading = (translation.x < 0) == collection.isRightToLeft
    guard !cell.isInEditingMode, let actions = configuration(ofItemAt: path, isLeading ? .leading : .trailing) else {
      return nil
    }
    return SwipeStart { [unowned self] in
      closeSwipes(except: nil, animated: true)
      return begin(cell, isLeading ? .leading : .trailing, actions)
    }
  }

  private func begin(
    _ cell: UICollectionViewCell, _ side: SwipeSide, _ actions: UISwipeActionsConfiguration
  ) -> CollectionSwipe {
    let swipe = CollectionSwipe(self, collection, cell, side, actions)
    swipes.append(swipe)
    swipe.begin()
    return swipe
  }

  /// Opens the actions at an item's trailing edge; nothing for an item that has none or is not on the screen.
  func showTrailingActions(ofItemAt path: IndexPath, animated: Bool) {
    guard let cell = collection.cellForItem(at: path), let actions = configuration(ofItemAt: path, .trailing) else {
      return
    }
    endSwipe(of: cell)
    closeSwipes(except: nil, animated: animated)
    begin(cell, .trailing, actions).open(animated: animated)
  }

  // MARK: Closing

  func closeSwipes(except kept: ListSwipe?, animated: Bool) {
    for swipe in swipes where swipe !== kept { swipe.close(animated: animated) }
  }

  /// Ends a cell's swipe at once, before the cell goes.
  func endSwipe(of cell: UIView) { swipes.first { $0.cell === cell }?.finish() }

  /// Ends all swipes at once.
  func endSwipes() { for swipe in swipes { swipe.finish() } }

  func didEnd(_ swipe: CollectionSwipe) { swipes.removeAll { $0 === swipe } }
}

/// A swipe of a collection view's item.
@MainActor final class CollectionSwipe: ListSwipe {
  let cell: UICollectionViewCell
  private weak var owner: CollectionSwipes?

  init(
    _ owner: CollectionSwipes, _ collection: UICollectionView, _ cell: UICollectionViewCell, _ side: SwipeSide,
    _ configuration: UISwipeActionsConfiguration
  ) {
    self.owner = owner
    self.cell = cell
    super.init(collection, cell: cell, side, configuration, allowsFullSwipe: !cell.isInEditingMode)
  }

  override func swipeWillBegin() { cell.isSwiped = true }

  override func swipeDidEnd() {
    cell.isSwiped = false
    owner?.didEnd(self)
  }
}

extension UICollectionView {
  /// The swipes of its lists; nil where no list gives actions.
  var swiping: CollectionSwipes? { layoutStorage.swiping }
}
