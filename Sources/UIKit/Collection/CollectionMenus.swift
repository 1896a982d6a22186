/// The menus of a collection view's items, as its delegate gives them.
final class CollectionMenus: ListMenus {
  private unowned let collection: UICollectionView

  init(_ collection: UICollectionView) { self.collection = collection }

  override func path(at point: CGPoint) -> IndexPath? { collection.indexPathForItem(at: point) }
  override func cell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }

  override func showsEditMenu(at path: IndexPath) -> Bool {
    collection.delegate?.collectionView(collection, shouldShowMenuForItemAt: path) ?? false
  }
  override func canPerform(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool {
    collection.delegate?.collectionView(collection, canPerformAction: action, forItemAt: path, withSender: sender)
      ?? false
  }
  override func perform(_ action: Selector, at path: IndexPath, sender: Any?) {
    collection.delegate?.collectionView(collection, performAction: action, forItemAt: path, withSender: sender)
  }
  override func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
    (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
  }

  override func configuration(at path: IndexPath?, _ point: CGPoint) -> UIContextMenuConfiguration? {
    let paths = path.map { [$0] } ?? []
    return collection.delegate?.collectionView(collection, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  override func lifted(
    _ configuration: UIContextMenuConfiguration, _ path: IndexPath?, isGoing: Bool
  ) -> UITargetedPreview? {
    guard let path, let delegate = collection.delegate else { return nil }
    return isGoing
      ? delegate.collectionView(
        collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      : delegate.collectionView(
        collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
  }

  override func tapped(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collection.delegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  override func willDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collection.delegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
  }

  override func willEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collection.delegate?.collectionView(collection, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UICollectionView {
  /// A collection view that has a delegate may have menus.
  func updateMenus() {
    guard menus == nil, delegateStorage != nil else { return }
    let menus = CollectionMenus(self)
    self.menus = menus
    addInteraction(menus.interaction)
  }
}
