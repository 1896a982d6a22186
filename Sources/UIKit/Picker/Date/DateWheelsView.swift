import Foundation

/// The wheels of a date picker.
final class DateWheelsView: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
  private unowned let owner: UIDatePicker
  private let wheels = UIPickerView()
  private let hoursLabel = UILabel()
  private let minutesLabel = UILabel()
  private var columns: DateColumns
  private let metrics = PickerMetrics()

  init(picker: UIDatePicker) {
    owner = picker
    columns = DateColumns(picker)
    super.init(frame: .zero)
    wheels.dataSource = self
    wheels.delegate = self
    addSubview(wheels)
    for label in [hoursLabel, minutesLabel] {
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      addSubview(label)
    }
    minutesLabel.text = "min"
  }

  required init?(coder: NSCoder) { fatalError("Wheels are made by their date picker") }

  var naturalSize: CGSize { metrics.size }

  func reload() {
    columns = DateColumns(owner)
    for label in [hoursLabel, minutesLabel] { label.textColor = owner.wheelColor ?? .label }
    wheels.reloadAllComponents()
    show(animated: false)
  }

  private var isTimer: Bool { owner.datePickerMode == .countDownTimer }

  private var values: [Int] {
    guard isTimer else { return columns.values(of: owner.date) }
    let minutes = Int(owner.countDownDuration / 60)
    return [minutes / 60, minutes % 60]
  }

  func show(animated: Bool) {
    for (index, value) in values.enumerated() {
      let present = wheels.selectedRow(inComponent: index)
      let column = columns.columns[index]
      // At first wheels that go round stand in the middle of their turns.
      let isFresh = present <= 0
      let row = columns.row(of: column, value: value, near: isFresh ? -1 : present)
      if row != present { wheels.selectRow(row, inComponent: index, animated: animated && !isFresh) }
    }
    guard isTimer else { return }
    hoursLabel.text = values[0] == 1 ? "hour" : "hours"
    setNeedsLayout()
  }

  /// How far the end of a timer's numbers is from the middle of their wheel, and how far behind it their unit begins; rules.
  private static let numbersEnd: CGFloat = -6
  private static let unitGap: CGFloat = 10

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
    for (index, label) in [hoursLabel, minutesLabel].enumerated() {
      label.isHidden = !isTimer
      let size = label.sizeThatFits(bounds.size)
      let width = isTimer ? pickerView(wheels, widthForComponent: index) : 0
      let middle = bounds.width / 2 + width / 2 * (index == 0 ? -1 : 1)
      let start = middle + Self.numbersEnd + Self.unitGap
      let x = isRightToLeft ? bounds.width - start - size.width : start
      let y = (bounds.height - size.height) / 2
      label.frame = PixelGrid.round(
        CGRect(x: x, y: y, width: size.width, height: size.height), scale: displayScale)
    }
  }

  // MARK: Wheels

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns.rowCount(of: columns.columns[component])
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let all = columns.columns.reduce(0) { $0 + columns.share(of: $1) }
    // Few wheels stand together in the middle.
    let room = min(bounds.width - 2 * metrics.sideInset, all * 90)
    return max(0, room * columns.share(of: columns.columns[component]) / max(all, 0.1))
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let text = columns.text(of: columns.columns[component], row: row)
    let color: UIColor = canBeChosen(row, component) ? owner.wheelColor ?? .label : .tertiaryLabel
    var attributes: [NSAttributedString.Key: Any] = [
      .foregroundColor: color, .font: UIFont.systemFont(ofSize: metrics.fontSize),
    ]
    if let ending = textEnding(of: component, in: pickerView) {
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = isRightToLeft ? .left : .right
      paragraph.tailIndent = isRightToLeft ? 0 : -ending
      paragraph.headIndent = isRightToLeft ? ending : 0
      paragraph.firstLineHeadIndent = paragraph.headIndent
      attributes[.paragraphStyle] = paragraph
    }
    return NSAttributedString(string: text, attributes: attributes)
  }

  /// The end of a timer's numbers, before their units, from the end of the wheel; nil for centred texts.
  private func textEnding(of component: Int, in pickerView: UIPickerView) -> CGFloat? {
    guard isTimer else { return nil }
    let width = self.pickerView(pickerView, widthForComponent: component) - 2 * PickerTitle.sideInset
    return max(0, width / 2 - Self.numbersEnd)
  }

  /// Whether a row leads into the range, with the other wheels as they are; and is a day that the month has.
  private func canBeChosen(_ row: Int, _ component: Int) -> Bool {
    guard !isTimer else { return true }
    let column = columns.columns[component]
    let value = columns.value(of: column, row: row)
    if column == .day {
      let days = columns.calendar.range(of: .day, in: .month, for: owner.date)?.count ?? 31
      if value > days { return false }
    }
    guard column == .wholeDay || column == .year || column == .day else { return true }
    var values = values
    values[component] = value
    let date = columns.date(of: values, from: owner.date)
    let calendar = columns.calendar
    let unit: Calendar.Component = column == .year ? .year : .day
    if let first = owner.range.first, calendar.compare(date, to: first, toGranularity: unit) == .orderedAscending {
      return false
    }
    if let last = owner.range.last, calendar.compare(date, to: last, toGranularity: unit) == .orderedDescending {
      return false
    }
    return true
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let chosen = columns.columns.indices.map {
      columns.value(of: columns.columns[$0], row: wheels.selectedRow(inComponent: $0))
    }
    if isTimer {
      owner.choose(duration: TimeInterval(chosen[0] * 3600 + chosen[1] * 60))
    } else {
      owner.choose(columns.date(of: chosen, from: owner.date))
    }
    // A date that cannot be chosen turns the wheels back to one that can.
    show(animated: true)
  }
}
