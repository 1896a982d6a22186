// Written by Scripts/property-keys: Apple's properties by key.

extension UIListContentView {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("configuration", \UIListContentView.configuration)
    table.add("textLayoutGuide", \UIListContentView.textLayoutGuide)
    table.add("secondaryTextLayoutGuide", \UIListContentView.secondaryTextLayoutGuide)
    table.add("imageLayoutGuide", \UIListContentView.imageLayoutGuide)
    table.add("intrinsicContentSize", \UIListContentView.intrinsicContentSize)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIListContentView.self, UIListContentView.keys0) }, 0, 0
)
