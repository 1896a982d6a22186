extension UIScrollView {
  /// The members that code can find by name and observe.
  fileprivate static func names(_ table: _MethodTable) {
    table.add("contentOffset", \UIScrollView.contentOffset)
    table.add("contentSize", \UIScrollView.contentSize)
    table.add("contentInset", \UIScrollView.contentInset)
    table.add("bounds", \UIScrollView.bounds)
    table.add("scrollEnabled", \UIScrollView.isScrollEnabled)
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIScrollView.self, UIScrollView.names) }, 0, 0
)
