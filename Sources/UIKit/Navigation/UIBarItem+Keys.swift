extension UIBarItem {
  /// Methods that are found by name, so that overrides of them are called: Foundation's `NSObject` has none of them.
  fileprivate static func names(_ table: _MethodTable) {
    table.add(
      _SelectorName("valueForUndefinedKey:")(
        UIBarItem.value(forUndefinedKey:) as (UIBarItem) -> @MainActor (String) -> Any?))
    table.add(
      _SelectorName("setValue:forUndefinedKey:")(
        UIBarItem.setValue(_:forUndefinedKey:) as (UIBarItem) -> @MainActor (Any?, String) -> Void))
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIBarItem.self, UIBarItem.names) }, 0, 0
)
