extension UIWindow {
  /// The members that code can find by name and observe; overridden properties have key paths of their own.
  fileprivate static func names(_ table: _MethodTable) {
    table.add("hidden", \UIWindow.isHidden)
    table.add("rootViewController", \UIWindow.rootViewController)
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIWindow.self, UIWindow.names) }, 0, 0
)
