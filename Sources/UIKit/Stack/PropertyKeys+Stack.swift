// Written by Scripts/property-keys: Apple's properties by key.

extension UIStackView {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("arrangedSubviews", \UIStackView.arrangedSubviews)
    table.add("axis", \UIStackView.axis)
    table.add("distribution", \UIStackView.distribution)
    table.add("alignment", \UIStackView.alignment)
    table.add("spacing", \UIStackView.spacing)
    table.add("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
    table.add("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
    table.add("forFirstBaselineLayout", \UIStackView.forFirstBaselineLayout)
    table.add("forLastBaselineLayout", \UIStackView.forLastBaselineLayout)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIStackView.self, UIStackView.keys0) }, 0, 0
)
