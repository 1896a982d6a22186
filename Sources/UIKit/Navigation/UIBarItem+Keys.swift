extension UIBarItem {
  /// The members that code can find by name.
  fileprivate static func names(_ table: _MethodTable) {
    table.add("enabled", \UIBarItem.isEnabled)
    table.add("title", \UIBarItem.title)
    table.add("image", \UIBarItem.image)
    table.add("tag", \UIBarItem.tag)
    table.add("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
    table.add("accessibilityLabel", \UIBarItem.accessibilityLabel)
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIBarItem.self, UIBarItem.names) }, 0, 0
)
