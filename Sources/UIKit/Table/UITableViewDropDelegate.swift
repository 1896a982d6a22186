/// The methods for drops on a table; all but the first may be left out.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// The items were dropped: change the data, tell the table, and the coordinator where each item went.
  ///
  /// A single row that is moved in its own table, to where the proposal inserts it, is told to the data source instead, where that has
  /// `tableView(_:moveRowAt:to:)`.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether a drag is of interest at all; asked once for each drag. True unless implemented.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The drag came over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// The proposal for a drop at a row; `destinationIndexPath` is nil beside all rows.
  ///
  /// Unless implemented the items are moved within the table, and copied from elsewhere, without room being made.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The drag left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag ended, wherever.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// The visible part of a row's cell while a dropped item flies to it; all of it for nil.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// True.
  @_silgen_name("masthead_default_tableView_canHandleDropSession_")
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    OptionalMethods.call("tableView:canHandleDropSession:", self, tableView, session, or: true)
  }
  /// Does nothing.
  @_silgen_name("masthead_default_tableView_dropSessionDidEnter_")
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    OptionalMethods.call("tableView:dropSessionDidEnter:", self, tableView, session, or: ())
  }
  /// Moves within the table, copies from elsewhere.
  @_silgen_name("masthead_default_tableView_dropSessionDidUpdate_withDestinationIndexPath_")
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    OptionalMethods.call(
      "tableView:dropSessionDidUpdate:withDestinationIndexPath:", self, tableView, session, destinationIndexPath,
      or: { () -> UITableViewDropProposal in
        let isMove = tableView.hasActiveDrag && session.allowsMoveOperation
        return UITableViewDropProposal(operation: isMove ? .move : .copy, intent: .unspecified)
      }())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_tableView_dropSessionDidExit_")
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    OptionalMethods.call("tableView:dropSessionDidExit:", self, tableView, session, or: ())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_tableView_dropSessionDidEnd_")
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    OptionalMethods.call("tableView:dropSessionDidEnd:", self, tableView, session, or: ())
  }
  /// Nil.
  @_silgen_name("masthead_default_tableView_dropPreviewParametersForRowAtIndexPath_")
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethods.call("tableView:dropPreviewParametersForRowAtIndexPath:", self, tableView, indexPath, or: nil)
  }
}

/// A proposal for a drop on a table.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The effect of a drop on the row at the destination.
  public enum Intent: _Enumeration, Sendable {
    /// The application says nothing: no room is made, no row is highlighted.
    case unspecified
    /// Rows make room for the items.
    case insertAtDestinationIndexPath
    /// The items go into the row, which is highlighted.
    case insertIntoDestinationIndexPath
    /// Near a row's middle they go into it, near its edges rows make room.
    case automatic
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// The effect of the drop on the row at the destination.
  open private(set) var intent = Intent.unspecified

  /// Makes a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Makes a proposal of the intent `unspecified`.
  public required init(operation: UIDropOperation) { super.init(operation: operation) }

  /// A proposal of the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UITableViewDropProposal)?.intent = intent
    return copy
  }
}

/// One item that is dropped on a table.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row that it was dragged from, in the same table; nil for items from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// How large its preview is, in points.
  var previewSize: CGSize { get }
}

/// A drop on a table: its items, its destination, and the animation of each item.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The index path of the drop; nil beside all rows.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Puts a placeholder in an item's place until its data has come.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
  /// Animates a dropped item to a row that is in the table already.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates a dropped item into a rectangle of a row's cell, down to the rectangle's size.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates a dropped item to a target of the application's.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A cell in a row that the data does not have yet.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let indexPath: IndexPath
  let identifier: String
  let rowHeight: CGFloat
  /// Changes the cell before it is shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Makes a placeholder: where the row will be inserted, the identifier of its cells, and its height; an automatic height is the cell's own.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (indexPath, identifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }
}

/// A placeholder that an item is dropped on.
@preconcurrency @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// The visible part of its cell while the item flies to it; all of it for nil.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder in a table, until the row comes or is given up.
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Puts a row in the place: the block changes the data at the index path that it is given. False where the placeholder is gone.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Gives the place up. False where the placeholder is gone.
  @discardableResult func deletePlaceholder() -> Bool
}
