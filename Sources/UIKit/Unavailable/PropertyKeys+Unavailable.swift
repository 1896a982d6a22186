// Written by Scripts/property-keys: Apple's properties by key.

extension UIContentUnavailableView {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("scrollEnabled", \UIContentUnavailableView.isScrollEnabled)
    table.add("configuration", \UIContentUnavailableView.configuration)
    table.add("intrinsicContentSize", \UIContentUnavailableView.intrinsicContentSize)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIContentUnavailableView.self, UIContentUnavailableView.keys0) }, 0, 0
)
