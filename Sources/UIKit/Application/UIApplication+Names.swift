extension UIApplication {
  /// The objects that can be found by name: code that is also for application extensions asks for the application in
  /// this way.
  fileprivate static func names(_ table: _MethodTable) {
    table.add(_SelectorName("sharedApplication")({ () -> UIApplication in UIApplication.shared }))
    // As `#keyPath(UIApplication.shared)` is adapted.
    table.add(_SelectorName("shared")({ () -> UIApplication in UIApplication.shared }))
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIApplication.self, UIApplication.names) }, 0, 0
)
