extension UIViewController {
  /// The members that code can find by name and observe.
  fileprivate static func names(_ table: _MethodTable) {
    table.add("title", \UIViewController.title)
    table.add(_SelectorName("_printHierarchy")(UIViewController.hierarchyText))
    table.add("view", \UIViewController.view)
    table.add("parentViewController", \UIViewController.parent)
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIViewController.self, UIViewController.names) }, 0, 0
)
