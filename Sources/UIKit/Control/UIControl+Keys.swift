extension UIControl {
  /// The members that code can find by name and observe.
  fileprivate static func names(_ table: _MethodTable) {
    table.add("enabled", \UIControl.isEnabled)
    table.add("selected", \UIControl.isSelected)
    table.add("highlighted", \UIControl.isHighlighted)
    table.add("tracking", \UIControl.isTracking)
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIControl.self, UIControl.names) }, 0, 0
)
