extension UISlider {
  /// The members that code can find by name and observe.
  fileprivate static func names(_ table: _MethodTable) {
    table.add("value", \UISlider.value)
    table.add("minimumValue", \UISlider.minimumValue)
    table.add("maximumValue", \UISlider.maximumValue)
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UISlider.self, UISlider.names) }, 0, 0
)
