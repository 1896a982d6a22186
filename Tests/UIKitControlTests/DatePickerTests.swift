import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct DatePickerTests {
  private let window: UIWindow
  private let dates = Recorded<Date>()
  private var calendar = Calendar(identifier: .gregorian)

  init() {
    TestScreen.reset()
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.isHidden = false
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  private func show(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ date: Date) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = date
    let dates = dates
    picker.addAction(UIAction { dates.append(($0.sender as! UIDatePicker).date) }, for: .valueChanged)
    picker.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: picker.intrinsicContentSize)
    window.addSubview(picker)
    window.layoutIfNeeded()
    return picker
  }

  private func wheels(_ picker: UIDatePicker) throws -> UIPickerView {
    try #require(picker.content?.subviews.compactMap { $0 as? UIPickerView }.first)
  }

  /// Taps the row below the middle of a wheel.
  private func turn(_ picker: UIDatePicker, _ x: CGFloat) {
    window.tap(at: CGPoint(x: 20 + x, y: 100 + 140))
    DisplayClock.shared.advance(by: 2)
    window.layoutIfNeeded()
  }

  @Test func theScreensTimeIsShownAtFirst() {
    #expect(UIDatePicker().date == date(2007, 1, 9, 9, 41))
    DisplayClock.shared.advance(by: 60)
    #expect(UIDatePicker().date == date(2007, 1, 9, 9, 42))
  }

  /// Apple declares no such property, and many applications set it.
  @Test func wheelsHaveTheColourThatIsSetByKey() throws {
    let picker = show(.countDownTimer, .wheels, date(2024, 2, 10))
    picker.setValue(UIColor.red, forKeyPath: "textColor")
    window.layoutIfNeeded()
    let labels = picker.descendants(of: UILabel.self).filter { !($0.text ?? "").isEmpty }
    let colours = labels.map { label in
      label.superview is PickerTitle
        ? label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : label.textColor
    }
    #expect(colours.count > 10 && Set(colours) == [.red])
    picker.minimumDate = date(2024, 2, 9)
    picker.datePickerMode = .dateAndTime
    window.layoutIfNeeded()
    let days = picker.descendants(of: PickerTitle.self).flatMap { $0.descendants(of: UILabel.self) }.compactMap {
      $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(Set(days) == [.red, .tertiaryLabel])
  }

  @Test func wheelsStandInTheOrderOfTheLocale() throws {
    let picker = show(.date, .wheels, date(2024, 2, 10))
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    #expect(DateColumns(picker).columns == [.month, .day, .year])
    picker.locale = Locale(identifier: "de_DE")
    #expect(DateColumns(picker).columns == [.day, .month, .year])
    picker.locale = Locale(identifier: "ko_KR")
    #expect(DateColumns(picker).columns == [.year, .month, .day])
    picker.datePickerMode = .time
    picker.locale = Locale(identifier: "en_GB")
    #expect(DateColumns(picker).columns == [.hour, .minute])
    picker.locale = Locale(identifier: "en_US")
    #expect(DateColumns(picker).columns == [.hour, .minute, .period])
  }

  @Test func turningAWheelChoosesADate() throws {
    let picker = show(.date, .wheels, date(2024, 1, 31))
    turn(picker, 60)
    #expect(picker.date == date(2024, 2, 29), "a day that the month has not becomes its last")
    #expect(dates.all == [date(2024, 2, 29)])
    picker.date = date(2024, 12, 31)
    #expect(dates.all.count == 1, "setting it tells nothing")
  }

  @Test func aDateOutsideOfTheRangeTurnsBack() throws {
    let picker = show(.date, .wheels, date(2024, 1, 10))
    picker.maximumDate = date(2024, 1, 20)
    turn(picker, 60)
    #expect(picker.date == date(2024, 1, 20))
    let wheels = try wheels(picker)
    let columns = DateColumns(picker)
    #expect(columns.value(of: .month, row: wheels.selectedRow(inComponent: 0)) == 1)
    picker.minimumDate = date(2030, 1, 1)
    picker.date = date(2040, 1, 1)
    #expect(picker.date == date(2040, 1, 1), "a range that ends before it begins is none")
  }

  @Test func minutesKeepTheirInterval() {
    let picker = show(.time, .wheels, date(2024, 1, 1, 8, 7))
    picker.minuteInterval = 15
    picker.date = date(2024, 1, 1, 8, 52)
    #expect(picker.date == date(2024, 1, 1, 8, 45))
    picker.minuteInterval = 7
    picker.date = date(2024, 1, 1, 8, 53)
    #expect(picker.date == date(2024, 1, 1, 8, 53))
  }

  @Test func twelveHoursHaveTwoHalves() {
    let picker = show(.time, .wheels, date(2024, 1, 1, 0, 5))
    let columns = DateColumns(picker)
    #expect(columns.values(of: picker.date) == [12, 5, 0])
    #expect(columns.date(of: [12, 5, 1], from: picker.date) == date(2024, 1, 1, 12, 5))
    #expect(columns.date(of: [1, 5, 1], from: picker.date) == date(2024, 1, 1, 13, 5))
  }

  @Test func aTimeOfAnotherZoneIsShownThere() {
    let picker = show(.time, .wheels, date(2024, 1, 1, 8, 0))
    picker.locale = Locale(identifier: "en_GB")
    picker.timeZone = TimeZone(secondsFromGMT: 3600)
    #expect(DateColumns(picker).values(of: picker.date) == [9, 0])
  }

  @Test func countDownsAreWholeMinutes() {
    let picker = show(.countDownTimer, .compact, date(2024, 1, 1))
    #expect(picker.datePickerStyle == .wheels)
    picker.countDownDuration = 3725
    #expect(picker.countDownDuration == 3720)
    picker.countDownDuration = 0
    #expect(picker.countDownDuration == 60)
    turn(picker, 80)
    #expect(picker.countDownDuration == 3660)
  }

  @Test func unitsOfACountDownStandBehindTheirNumbers() throws {
    let picker = show(.countDownTimer, .wheels, date(2024, 1, 1))
    func labels() throws -> [UILabel] { try #require(picker.content).subviews.compactMap { $0 as? UILabel } }
    for (duration, unit) in [(3600.0, "hour"), (0, "hours"), (7200, "hours"), (23 * 3600, "hours")] {
      picker.countDownDuration = max(60, duration)
      window.layoutIfNeeded()
      #expect(try labels().map(\.text) == [unit, "min"])
      let wheels = try wheels(picker)
      for (component, label) in try labels().enumerated() {
        let wheel = try #require(wheels.subviews.compactMap { $0 as? PickerWheel }.dropFirst(component).first)
        let rows = wheel.subviews.compactMap { $0 as? PickerTitle }
        let row = try #require(rows.first { abs($0.transform.d - 1) < 1e-6 })
        let number = try #require(row.subviews.first as? UILabel)
        let style = number.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        let paragraph = try #require(style)
        #expect(paragraph.alignment == .right)
        let end = number.convert(CGPoint(x: number.bounds.width + paragraph.tailIndent, y: 0), to: picker.content).x
        #expect(abs(label.frame.minX - end - 10) < 1, "\(end) \(label.frame)")
      }
    }
  }

  @Test func wheelsOfWholeDaysHaveNoCommas() {
    let picker = show(.dateAndTime, .wheels, date(2024, 3, 14))
    picker.locale = Locale(identifier: "en_US")
    let columns = DateColumns(picker)
    let row = columns.row(of: .wholeDay, value: columns.values(of: picker.date)[0], near: -1)
    #expect(columns.text(of: .wholeDay, row: row) == "Thu Mar 14")
  }

  @Test func theTimeBelowACalendarMakesRoomForLargeText() throws {
    let picker = show(.dateAndTime, .inline, date(2024, 3, 14))
    let usual = picker.intrinsicContentSize.height
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3, safeAreaInsets: .zero,
      traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    window.screenTraitsDidChange()
    #expect(picker.intrinsicContentSize.height > usual + 10)
    picker.frame.size = picker.intrinsicContentSize
    window.layoutIfNeeded()
    let calendarView = try #require(picker.content as? DateCalendarView)
    let days = calendarView.days.filter { !$0.isHidden }.map(\.frame.maxY).max() ?? 0
    let time = try #require(calendarView.subviews.compactMap { $0 as? UIDatePicker }.first)
    #expect(time.frame.minY >= days && time.frame.maxY <= picker.bounds.height)
  }

  @Test func anArrowBehindTheMonthOpensItsWheels() throws {
    let picker = show(.date, .inline, date(2024, 3, 14))
    let calendarView = try #require(picker.content as? DateCalendarView)
    let arrow = try #require(calendarView.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(arrow.image != nil && arrow.tintColor == picker.tintColor)
    window.tap(at: arrow.convert(CGPoint(x: arrow.bounds.midX, y: arrow.bounds.midY), to: nil as UIView?))
    #expect(calendarView.subviews.contains { ($0 as? UIDatePicker)?.datePickerMode == .yearAndMonth })
  }

  @Test func aTapOnADayOfTheCalendarChoosesIt() throws {
    let picker = show(.date, .inline, date(2024, 2, 10, 7, 30))
    let calendarView = try #require(picker.content as? DateCalendarView)
    let day = try #require(calendarView.days.first { $0.shownText == "29" && !$0.isHidden })
    window.tap(at: day.convert(CGPoint(x: 10, y: 10), to: nil))
    #expect(dates.all == [date(2024, 2, 29, 7, 30)])
    #expect(calendarView.titleText == "February 2024")
    calendarView.turn(by: 1)
    #expect(calendarView.titleText == "March 2024")
    #expect(picker.date == date(2024, 2, 29, 7, 30), "another month is only looked at")
    picker.maximumDate = date(2024, 3, 5)
    let late = try #require(calendarView.days.first { $0.shownText == "9" && !$0.isHidden })
    #expect(!late.isEnabled)
  }

  @Test func compactTextsOpenWhatChangesThem() throws {
    let picker = show(.dateAndTime, .compact, date(2024, 2, 10, 7, 30))
    let fields = try #require(picker.content as? DateFieldsView).subviews.compactMap { $0 as? DateField }
    #expect(fields[0].text == "Feb 10, 2024")
    window.tap(at: fields[0].convert(CGPoint(x: 10, y: 10), to: nil))
    DisplayClock.shared.advance(by: 1)
    let popup = try #require(window.subviews.last as? DatePickerPopup)
    let days = try #require(popup.part.content as? DateCalendarView).days
    let day = try #require(days.first { $0.shownText == "29" && !$0.isHidden })
    window.tap(at: day.convert(CGPoint(x: 10, y: 10), to: nil))
    #expect(dates.all == [date(2024, 2, 29, 7, 30)])
    #expect(fields[0].text == "Feb 29, 2024")
    window.tap(at: CGPoint(x: 380, y: 840))
    DisplayClock.shared.advance(by: 1)
    #expect(!(window.subviews.last is DatePickerPopup))
  }

  @Test func whatIsFeltIsKeptByTheScreen() {
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 3)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.error)
    #expect(UIScreen.main.feedback.suffix(3) == [.impact(2, intensity: 1), .selection, .notification(2)])
  }
}
