/// The methods that give drag items for a table's rows; all but the first may be left out.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// The items that a press on a row lifts; none leaves the press to others.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// The items that a tap of another finger on a row adds to a drag; none leaves the tap to others.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// The visible part of a row's cell in its lift; all of it for nil.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called when the finger begins to move the lifted items.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// The drag ended, with all its animations.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether the items may be moved; true unless implemented.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Whether the items stay in the application; false unless implemented.
  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
    -> Bool
}

extension UITableViewDragDelegate {
  /// None.
  @_silgen_name("masthead_default_tableView_itemsForAddingToDragSession_atIndexPath_point_")
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    OptionalMethods.call(
      "tableView:itemsForAddingToDragSession:atIndexPath:point:", self, tableView, session, indexPath, point, or: [])
  }
  /// Nil.
  @_silgen_name("masthead_default_tableView_dragPreviewParametersForRowAtIndexPath_")
  public func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    OptionalMethods.call("tableView:dragPreviewParametersForRowAtIndexPath:", self, tableView, indexPath, or: nil)
  }
  /// Does nothing.
  @_silgen_name("masthead_default_tableView_dragSessionWillBegin_")
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    OptionalMethods.call("tableView:dragSessionWillBegin:", self, tableView, session, or: ())
  }
  /// Does nothing.
  @_silgen_name("masthead_default_tableView_dragSessionDidEnd_")
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    OptionalMethods.call("tableView:dragSessionDidEnd:", self, tableView, session, or: ())
  }
  /// True.
  @_silgen_name("masthead_default_tableView_dragSessionAllowsMoveOperation_")
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    OptionalMethods.call("tableView:dragSessionAllowsMoveOperation:", self, tableView, session, or: true)
  }
  /// False.
  @_silgen_name("masthead_default_tableView_dragSessionIsRestrictedToDraggingApplication_")
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    OptionalMethods.call("tableView:dragSessionIsRestrictedToDraggingApplication:", self, tableView, session, or: false)
  }
}
