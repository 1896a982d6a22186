import Foundation

/// The part of a date picker that shows and changes its date.
@MainActor protocol DatePickerContent: UIView {
  /// How large it would be, in points.
  var naturalSize: CGSize { get }
  /// Shows the picker's date.
  func show(animated: Bool)
  /// Takes over everything that the picker says.
  func reload()
}

extension UIDatePicker {
  var localeInForce: Locale { locale ?? ownCalendar?.locale ?? stage.screen.locale }

  var calendarInForce: Calendar {
    var calendar = ownCalendar ?? Calendar(identifier: .gregorian)
    calendar.locale = localeInForce
    if let timeZone {
      calendar.timeZone = timeZone
    } else if ownCalendar == nil {
      calendar.timeZone = stage.screen.timeZone
    }
    return calendar
  }

  var styleInForce: UIDatePickerStyle {
    let onlyWheels = datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth
    switch preferredDatePickerStyle {
    case .wheels: return .wheels
    case .automatic, .compact: return onlyWheels ? .wheels : .compact
    // A time alone has no calendar.
    case .inline: return onlyWheels ? .wheels : datePickerMode == .time ? .compact : .inline
    @unknown default: return onlyWheels ? .wheels : .compact
    // A time alone has no calendar.
    }
  }

  /// Texts of a template in the picker's words.
  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    let calendar = calendarInForce
    formatter.calendar = calendar
    formatter.locale = localeInForce
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// Whether hours are counted to 12, as the locale has it.
  var uses12Hours: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: localeInForce)?.contains("a") ?? false
  }

  var stepInMinutes: Int { (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1 }

  /// The range; without limits if they are in the wrong order.
  var range: (first: Date?, last: Date?) {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
    return (minimumDate, maximumDate)
  }

  /// A date inside the range, at a minute that can be chosen.
  func held(_ date: Date) -> Date {
    var date = date
    let hasTime = datePickerMode == .time || datePickerMode == .dateAndTime
    if hasTime, roundsToMinuteInterval, stepInMinutes > 1 {
      let calendar = calendarInForce
      let parts = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
      let seconds = Double(parts.minute! % stepInMinutes * 60 + parts.second!) + Double(parts.nanosecond!) / 1e9
      date = date.addingTimeInterval(-seconds)
    }
    if let first = range.first, date < first { date = first }
    if let last = range.last, date > last { date = last }
    return date
  }

  func rebuild() {
    content?.removeFromSuperview()
    let content: any DatePickerContent
    switch styleInForce {
    case .inline: content = DateCalendarView(picker: self)
    case .compact: content = DateFieldsView(picker: self)
    case .automatic, .wheels: content = DateWheelsView(picker: self)
    @unknown default: content = DateWheelsView(picker: self)
    }
    self.content = content
    addSubview(content)
    stateDidChange()
    setDate(dateStorage, animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func show(animated: Bool) { content?.show(animated: animated) }

  /// The user chose another date: a part shows it, and the picker tells it.
  func choose(_ date: Date, animated: Bool = true) {
    let before = dateStorage
    setDate(date, animated: animated)
    if dateStorage != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  func choose(duration: TimeInterval) {
    let before = durationStorage
    countDownDuration = duration
    if durationStorage != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
