import ListGeometry

/// An element with the first responder in it stays a subview while scrolled out of sight, so that typing goes on.
extension UICollectionView {
  /// The element that has the first responder in it.
  private var typedElement: ElementKey? {
    guard let view = windowStorage?.firstResponder as? UIView, view !== self, view.isDescendant(of: self) else {
      return nil
    }
    return elements.shown.first { view.isDescendant(of: $0.view) }?.element
  }

  /// Adds the element to the shown ones, wherever its place is.
  func addTypedElement(to found: inout [UICollectionViewLayoutAttributes]) {
    typedOutOfSight = nil
    guard let typed = typedElement, !found.contains(where: { $0.key == typed }),
      !typed.isCell || isShown(at: typed.index), let attributes = layoutAttributes(of: typed)
    else { return }
    found.append(attributes)
    typedOutOfSight = typed
  }

  /// The items that are in sight, and not kept for somebody who types.
  var itemsInSight: [ListWindow<ElementKey, UICollectionReusableView>.Shown] {
    let items = shownItems
    guard let typedOutOfSight else { return items }
    return items.filter { $0.element != typedOutOfSight }
  }
}
