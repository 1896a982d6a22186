import Foundation

/// The calendar of an inline date picker: a month of days, with a time below for pickers of both.
///
/// Lengths are rules after the looks on iOS 14 to 18: weeks of 44 points in a width of 320.
final class DateCalendarView: UIView, DatePickerContent {
  private unowned let owner: UIDatePicker
  private let title = UIButton(type: .system)
  private let chevron = UIImageView()
  private let back = UIButton(type: .system)
  private let on = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private(set) var days: [DateDayView] = []
  private let timeLabel = UILabel()
  private let timePicker: UIDatePicker?
  private var monthWheels: UIDatePicker?
  /// A day of the month that is shown.
  private var month: Date
  private var dateShown: Date

  private static let header: CGFloat = 44
  private static let weekdayRow: CGFloat = 24
  private static let week: CGFloat = 44
  private static let weeks = 6
  /// Above and below the time together: the 34 points of its field fill a week.
  private static let roomOfTime: CGFloat = 10
  private static let arrowGap: CGFloat = 5

  init(picker: UIDatePicker) {
    owner = picker
    (month, dateShown) = (picker.date, picker.date)
    timePicker = picker.datePickerMode == .dateAndTime ? UIDatePicker(frame: .zero) : nil
    super.init(frame: .zero)
    for view in [title, chevron, back, on] as [UIView] { addSubview(view) }
    title.addAction(UIAction { [weak self] _ in self?.toggleMonthWheels() }, for: .touchUpInside)
    back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    on.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    for _ in 0..<7 {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      weekdays.append(label)
      addSubview(label)
    }
    for _ in 0..<(7 * Self.weeks) {
      let day = DateDayView()
      day.addAction(UIAction { [weak self] in self?.choose($0.sender as? DateDayView) }, for: .touchUpInside)
      days.append(day)
      addSubview(day)
    }
    addTime()
    reload()
  }

  required init?(coder: NSCoder) { fatalError("Calendars are made by their date picker") }

  private func addTime() {
    guard let timePicker else { return }
    timeLabel.text = "Time"
    timeLabel.font = .preferredFont(forTextStyle: .body)
    addSubview(timeLabel)
    timePicker.datePickerMode = .time
    timePicker.preferredDatePickerStyle = .compact
    timePicker.addAction(
      UIAction { [weak self] action in
        if let self, let part = action.sender as? UIDatePicker { owner.choose(part.date) }
      }, for: .valueChanged)
    addSubview(timePicker)
  }

  var naturalSize: CGSize {
    CGSize(width: 320, height: Self.header + Self.weekdayRow + CGFloat(Self.weeks) * Self.week + timeRow)
  }

  /// The height of the row of the time, which grows with the text's size; 0 without one.
  private var timeRow: CGFloat {
    guard let timePicker else { return 0 }
    return max(Self.week, timePicker.intrinsicContentSize.height + Self.roomOfTime)
  }

  var titleText: String? { title.currentTitle }

  private var calendar: Calendar { owner.calendarInForce }

  // MARK: Contents

  func show(animated: Bool) {
    // Another date brings its month; the month that the user looks at stays otherwise.
    if owner.date != dateShown { month = owner.date }
    dateShown = owner.date
    reload()
  }

  func reload() {
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.setTitle(owner.formatter("yMMMM").string(from: month), for: .normal)
    title.setTitleColor(monthWheels == nil ? .label : owner.tintColor, for: .normal)
    // An arrow after the month says that it opens wheels; it points down while they are open.
    chevron.image = UIImage(
      systemName: monthWheels != nil ? "chevron.down" : isRightToLeft ? "chevron.left" : "chevron.right",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    chevron.tintColor = owner.tintColor
    let look = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
    back.setImage(
      UIImage(systemName: isRightToLeft ? "chevron.right" : "chevron.left", withConfiguration: look), for: .normal)
    on.setImage(
      UIImage(systemName: isRightToLeft ? "chevron.left" : "chevron.right", withConfiguration: look), for: .normal)
    showWeekdays()
    showDays()
    if let timePicker {
      timePicker.locale = owner.locale
      timePicker.calendar = calendar
      timePicker.minuteInterval = owner.minuteInterval
      timePicker.date = owner.date
    }
    setNeedsLayout()
  }

  private func showWeekdays() {
    let formatter = owner.formatter("EEE")
    let names: [String] = formatter.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() where names.count == 7 {
      label.text = names[(index + calendar.firstWeekday - 1) % 7].uppercased(with: owner.localeInForce)
    }
  }

  private func showDays() {
    let calendar = calendar
    let parts = calendar.dateComponents([.era, .year, .month], from: month)
    guard let first = calendar.date(from: parts), let count = calendar.range(of: .day, in: .month, for: first)?.count
    else { return }
    let weekday = calendar.component(.weekday, from: first)
    let before = (weekday - calendar.firstWeekday + 7) % 7
    let numbers = NumberFormatter()
    numbers.locale = owner.localeInForce
    for (index, view) in days.enumerated() {
      let number = index - before + 1
      view.isHidden = number < 1 || number > count
      guard !view.isHidden, let day = calendar.date(byAdding: .day, value: number - 1, to: first) else { continue }
      view.date = day
      view.show(
        numbers.string(from: NSNumber(value: number)), isChosen: calendar.isDate(day, inSameDayAs: owner.date),
        isToday: calendar.isDate(day, inSameDayAs: stage.screen.currentDate), tint: owner.tintColor,
        isEnabled: canBeChosen(day))
    }
  }

  private func canBeChosen(_ day: Date) -> Bool {
    if let first = owner.range.first, calendar.compare(day, to: first, toGranularity: .day) == .orderedAscending {
      return false
    }
    if let last = owner.range.last, calendar.compare(day, to: last, toGranularity: .day) == .orderedDescending {
      return false
    }
    return true
  }

  // MARK: Taps

  /// Shows another month.
  func turn(by months: Int) {
    month = calendar.date(byAdding: .month, value: months, to: month) ?? month
    reload()
  }

  private func choose(_ day: DateDayView?) {
    guard let day = day?.date else { return }
    let time = calendar.dateComponents([.hour, .minute, .second], from: owner.date)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    owner.choose(calendar.date(from: parts) ?? day)
  }

  /// Wheels of month and year take the place of the days, and make room again.
  private func toggleMonthWheels() {
    if let monthWheels {
      monthWheels.removeFromSuperview()
      self.monthWheels = nil
      return reload()
    }
    let wheels = UIDatePicker(frame: .zero)
    wheels.datePickerMode = .yearAndMonth
    wheels.locale = owner.locale
    wheels.calendar = calendar
    wheels.date = month
    wheels.addAction(
      UIAction { [weak self] action in
        guard let self, let part = action.sender as? UIDatePicker else { return }
        month = part.date
        reload()
      }, for: .valueChanged)
    monthWheels = wheels
    addSubview(wheels)
    reload()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = displayScale
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      let left = isRightToLeft ? bounds.width - x - width : x
      view.frame = PixelGrid.round(CGRect(x: left, y: y, width: width, height: height), scale: scale)
    }
    let width = bounds.width
    let titleSize = title.intrinsicContentSize
    let arrow = chevron.intrinsicContentSize
    let titleWidth = min(titleSize.width, width - 120 - arrow.width - Self.arrowGap)
    // A tap on the arrow is one on the month.
    place(title, 12, 0, titleWidth + arrow.width + Self.arrowGap, Self.header)
    title.contentHorizontalAlignment = .leading
    place(
      chevron, 12 + titleWidth + Self.arrowGap, (Self.header - arrow.height) / 2, arrow.width, arrow.height)
    place(back, width - 88, 0, 44, Self.header)
    place(on, width - 44, 0, 44, Self.header)
    (back.isHidden, on.isHidden) = (monthWheels != nil, monthWheels != nil)
    let column = width / 7
    for (index, label) in weekdays.enumerated() {
      label.isHidden = monthWheels != nil
      place(label, CGFloat(index) * column, Self.header, column, Self.weekdayRow)
    }
    let top = Self.header + Self.weekdayRow
    for (index, day) in days.enumerated() {
      day.alpha = monthWheels == nil ? 1 : 0
      day.isUserInteractionEnabled = monthWheels == nil
      let y = top + CGFloat(index / 7) * Self.week
      place(day, CGFloat(index % 7) * column, y, column, Self.week)
    }
    let below = top + CGFloat(Self.weeks) * Self.week
    if let monthWheels { place(monthWheels, 0, Self.header, width, below - Self.header) }
    guard let timePicker else { return }
    let size = timePicker.intrinsicContentSize
    let row = timeRow
    place(timeLabel, 12, below, max(0, width - 36 - size.width), row)
    place(timePicker, width - 12 - size.width, below + (row - size.height) / 2, size.width, size.height)
  }
}

/// A day of a calendar.
final class DateDayView: UIControl {
  var date: Date?
  private let disc = UIView()
  private let label = UILabel()

  override func viewDidInitialize() {
    super.viewDidInitialize()
    disc.isUserInteractionEnabled = false
    label.textAlignment = .center
    for view in [disc, label] { addSubview(view) }
  }

  package override var shownText: String? { label.text }
  override var accessibilityDefaults: AccessibilityDefaults {
    .element(stateTraits.union(disc.isHidden ? .button : [.button, .selected]))
  }

  func show(_ text: String?, isChosen: Bool, isToday: Bool, tint: UIColor, isEnabled: Bool) {
    self.isEnabled = isEnabled
    label.text = text
    label.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
    // Today is in the tint; chosen it is white on the tint, other chosen days are in the tint on a faint one.
    label.textColor = !isEnabled ? .tertiaryLabel : isChosen && isToday ? .white : isChosen || isToday ? tint : .label
    disc.isHidden = !isChosen
    disc.backgroundColor = isToday ? tint : tint.withAlphaComponent(0.15)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(44, bounds.width, bounds.height)
    let box = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    disc.frame = PixelGrid.round(box, scale: displayScale)
    disc.layer.cornerRadius = side / 2
    label.frame = bounds
  }
}
