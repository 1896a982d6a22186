/// The margins that lists have from the collection view.
extension UICollectionView {
  /// The side margins of list cells and the distance of cards from the sides, without the safe area: the collection view's margins
  /// where the application set them, else the system's, as in tables.
  var listSideMargins: UIEdgeInsets {
    guard margins.sides != nil || margins.directional != nil else {
      return UIEdgeInsets(top: 0, left: systemSideMargin, bottom: 0, right: systemSideMargin)
    }
    let own = baseLayoutMargins
    return UIEdgeInsets(top: 0, left: own.left, bottom: 0, right: own.right)
  }
}
