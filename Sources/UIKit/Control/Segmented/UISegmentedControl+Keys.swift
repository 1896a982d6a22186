extension UISegmentedControl {
  /// The members that code can find by name and observe.
  fileprivate static func names(_ table: _MethodTable) {
    table.add("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISegmentedControl.self, UISegmentedControl.names) }, 0, 0
)
