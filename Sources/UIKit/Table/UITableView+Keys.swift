extension UITableView {
  /// Methods that are found by name.
  fileprivate static func names(_ table: _MethodTable) {
    table.add(_SelectorName("reloadData")(UITableView.reloadData))
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UITableView.self, UITableView.names) }, 0, 0
)
