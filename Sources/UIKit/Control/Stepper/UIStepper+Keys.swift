extension UIStepper {
  /// The members that code can find by name and observe.
  fileprivate static func names(_ table: _MethodTable) {
    table.add("value", \UIStepper.value)
    table.add("minimumValue", \UIStepper.minimumValue)
    table.add("maximumValue", \UIStepper.maximumValue)
    table.add("stepValue", \UIStepper.stepValue)
  }
}

@section("swift5_tests") @used private let record: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIStepper.self, UIStepper.names) }, 0, 0
)
