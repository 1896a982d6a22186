extension UIPageControl {
  /// The members that code can find by name and observe.
  fileprivate static func names(_ table: _MethodTable) {
    table.add("currentPage", \UIPageControl.currentPage)
    table.add("numberOfPages", \UIPageControl.numberOfPages)
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPageControl.self, UIPageControl.names) }, 0, 0
)
