extension UIBarItem {
  /// Methods that are found by name, so that overrides of them are called: Foundation's `NSObject` has none of them.
  fileprivate static func names(_ table: _MethodTable) {
    table.addUndefinedKeys(UIBarItem.value(forUndefinedKey:), UIBarItem.setValue(_:forUndefinedKey:))
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIBarItem.self, UIBarItem.names) }, 0, 0
)
