// Written by Scripts/property-keys: Apple's properties by key.

extension UIDatePicker {
  fileprivate static func keys0(_ table: _MethodTable) {
    table.add("calendar", \UIDatePicker.calendar)
    table.add("countDownDuration", \UIDatePicker.countDownDuration)
    table.add("date", \UIDatePicker.date)
    table.add("datePickerMode", \UIDatePicker.datePickerMode)
    table.add("datePickerStyle", \UIDatePicker.datePickerStyle)
    table.add("intrinsicContentSize", \UIDatePicker.intrinsicContentSize)
    table.add("locale", \UIDatePicker.locale)
    table.add("maximumDate", \UIDatePicker.maximumDate)
    table.add("minimumDate", \UIDatePicker.minimumDate)
    table.add("minuteInterval", \UIDatePicker.minuteInterval)
    table.add("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
    table.add("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)
    table.add("timeZone", \UIDatePicker.timeZone)
  }
}

extension UIPickerView {
  fileprivate static func keys1(_ table: _MethodTable) {
    table.add("dataSource", \UIPickerView.dataSource)
    table.add("delegate", \UIPickerView.delegate)
    table.add("intrinsicContentSize", \UIPickerView.intrinsicContentSize)
    table.add("numberOfComponents", \UIPickerView.numberOfComponents)
  }
}

@section("swift5_tests") @used private let record0: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIDatePicker.self, UIDatePicker.keys0) }, 0, 0
)
@section("swift5_tests") @used private let record1: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, UIPickerView.self, UIPickerView.keys1) }, 0, 0
)
