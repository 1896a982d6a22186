extension UITableView {
  /// The members that code can find by name and observe; overridden properties have key paths of their own.
  fileprivate static func names(_ table: _MethodTable) {
    table.add("contentSize", \UITableView.contentSize)
    table.add("tableHeaderView", \UITableView.tableHeaderView)
    table.add("tableFooterView", \UITableView.tableFooterView)
    table.add("editing", \UITableView.isEditing)
    table.add(_SelectorName("reloadData")(UITableView.reloadData))
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITableView.self, UITableView.names) }, 0, 0
)
