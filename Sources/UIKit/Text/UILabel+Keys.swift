extension UILabel {
  /// The members that code can find by name and observe.
  fileprivate static func names(_ table: _MethodTable) {
    table.add("text", \UILabel.text)
    table.add("attributedText", \UILabel.attributedText)
    table.add("textColor", \UILabel.textColor)
    table.add("font", \UILabel.font)
    table.add("numberOfLines", \UILabel.numberOfLines)
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UILabel.self, UILabel.names) }, 0, 0
)
