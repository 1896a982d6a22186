/// The methods that give drag items for a collection view's items; all but the first may be left out.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// The items that a press on an item lifts; none leaves the press to others.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that a tap of another finger on an item adds to a drag; none leaves the tap to others.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// The visible part of an item's cell in its lift; all of it for nil.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the finger begins to move the lifted items.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// The drag ended, with all its animations.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the items may be moved; true unless implemented.
  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  /// Whether the items stay in the application; false unless implemented.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  )
    -> Bool
}

extension UICollectionViewDragDelegate {
  /// None.
  @_silgen_name("masthead_default_collectionView_itemsForAddingToDragSession_atIndexPath_point_")
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    OptionalMethods.call(
      "collectionView:itemsForAddingToDragSession:atIndexPath:point:", self, collectionView, session, indexPath, point,
      or: [])
  }
  /// Nil.
  @_silgen_name("masthead_default_collectionView_dragPreviewParametersForItemAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethods.call(
      "collectionView:dragPreviewParametersForItemAtIndexPath:", self, collectionView, indexPath, or: nil)
  }
  /// Does nothing.
  @_silgen_name("masthead_default_collectionView_dragSessionWillBegin_")
  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    OptionalMethods.call("collectionView:dragSessionWillBegin:", self, collectionView, session, or: ())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_collectionView_dragSessionDidEnd_")
  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    OptionalMethods.call("collectionView:dragSessionDidEnd:", self, collectionView, session, or: ())
  }
  /// True.
  @_silgen_name("masthead_default_collectionView_dragSessionAllowsMoveOperation_")
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    OptionalMethods.call("collectionView:dragSessionAllowsMoveOperation:", self, collectionView, session, or: true)
  }
  /// False.
  @_silgen_name("masthead_default_collectionView_dragSessionIsRestrictedToDraggingApplication_")
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    OptionalMethods.call(
      "collectionView:dragSessionIsRestrictedToDraggingApplication:", self, collectionView, session, or: false)
  }
}
