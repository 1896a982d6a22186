/// The methods for drops on a collection view; all but the first may be left out.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// The items were dropped: change the data, tell the collection view, and the coordinator where each item went.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether a drag is of interest at all; asked once for each drag. True unless implemented.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// The drag came over the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// The proposal for a drop at an item; `destinationIndexPath` is nil beside all items.
  ///
  /// Unless implemented the items are moved within the collection view, and copied from elsewhere, without room being made.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// The drag left the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// The drag ended, wherever.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// The visible part of an item's cell while a dropped item flies to it; all of it for nil.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// True.
  @_silgen_name("masthead_default_collectionView_canHandleDropSession_")
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    OptionalMethods.call("collectionView:canHandleDropSession:", self, collectionView, session, or: true)
  }
  /// Does nothing.
  @_silgen_name("masthead_default_collectionView_dropSessionDidEnter_")
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    OptionalMethods.call("collectionView:dropSessionDidEnter:", self, collectionView, session, or: ())
  }
  /// Moves within the collection view, copies from elsewhere.
  @_silgen_name("masthead_default_collectionView_dropSessionDidUpdate_withDestinationIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    OptionalMethods.call(
      "collectionView:dropSessionDidUpdate:withDestinationIndexPath:", self, collectionView, session,
      destinationIndexPath,
      or: { () -> UICollectionViewDropProposal in
        let isMove = collectionView.hasActiveDrag && session.allowsMoveOperation
        return UICollectionViewDropProposal(operation: isMove ? .move : .copy, intent: .unspecified)
      }())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_collectionView_dropSessionDidExit_")
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    OptionalMethods.call("collectionView:dropSessionDidExit:", self, collectionView, session, or: ())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_collectionView_dropSessionDidEnd_")
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    OptionalMethods.call("collectionView:dropSessionDidEnd:", self, collectionView, session, or: ())
  }
  /// Nil.
  @_silgen_name("masthead_default_collectionView_dropPreviewParametersForItemAtIndexPath_")
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethods.call(
      "collectionView:dropPreviewParametersForItemAtIndexPath:", self, collectionView, indexPath, or: nil)
  }
}

/// A proposal for a drop on a collection view.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The effect of a drop on the item at the destination.
  public enum Intent: _Enumeration, Sendable {
    /// The application says nothing: no room is made, no item is highlighted.
    case unspecified
    /// Items make room for the items.
    case insertAtDestinationIndexPath
    /// The items go into the item, which is highlighted.
    case insertIntoDestinationIndexPath
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The effect of the drop on the item at the destination.
  open private(set) var intent = Intent.unspecified

  /// Makes a proposal.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }

  /// A proposal of the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UICollectionViewDropProposal)?.intent = intent
    return copy
  }
}

/// One item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The item that it was dragged from, in the same collection view; nil for items from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// How large its preview is, in points.
  var previewSize: CGSize { get }
}

/// A drop on a collection view: its items, its destination, and the animation of each item.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the drop; nil beside all items.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Puts a placeholder in an item's place until its data has come.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Animates a dropped item to an item that is in the collection view already.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates a dropped item into a rectangle of an item's cell, down to the rectangle's size.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates a dropped item to a target of the application's.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A cell for an item that the data does not have yet.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let indexPath: IndexPath
  let identifier: String
  /// Changes the cell whenever it comes on the screen.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes a placeholder: where the item will be inserted into the data, and the identifier of its cells, which are registered.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (indexPath, identifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A placeholder that an item is dropped on.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// The visible part of its cell while the item flies to it; all of it for nil.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder in a collection view, until the item comes or is given up.
///
/// Meanwhile the layout has an item more than the data (`UIDataSourceTranslating`), as large as the one whose place it takes where a flow layout's
/// delegate gives sizes, a rule. Updates of the data leave it where it is; `reloadData()` takes it away.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Shows an item of the data in the place, once the block has put it into the data at the index path that it is given. False where the
  /// placeholder is gone.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives the place up. False where the placeholder is gone.
  @discardableResult func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again, where its cell is on the screen.
  func setNeedsCellUpdate()
}
