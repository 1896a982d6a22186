import Foundation

/// The unit of a date picker's wheel.
enum DateColumn: Equatable {
  case day, month, year, wholeDay, hour, minute, period, hours, minutes
}

/// The wheels of a date picker and their rows: plain values.
@MainActor struct DateColumns {
  let columns: [DateColumn]
  let calendar: Calendar
  let is12Hours: Bool
  let step: Int
  /// The number of repetitions of the rows of endless wheels.
  static let turns = 200
  /// The days of the wheel of whole days are counted from this one, which stands in its middle.
  private static let wholeDays = 80_000
  private let reference: Date
  private let names: [DateColumn: DateFormatter]
  private let numbers: NumberFormatter
  private let today: Date

  init(_ picker: UIDatePicker) {
    calendar = picker.calendarInForce
    is12Hours = picker.uses12Hours
    step = picker.stepInMinutes
    today = picker.stage.screen.currentDate
    reference = calendar.startOfDay(for: Date(timeIntervalSinceReferenceDate: 43_200))
    numbers = NumberFormatter()
    numbers.locale = picker.localeInForce
    let locale = picker.localeInForce
    switch picker.datePickerMode {
    case .time: columns = Self.time(is12Hours)
    case .dateAndTime: columns = [.wholeDay] + Self.time(is12Hours)
    case .countDownTimer: columns = [.hours, .minutes]
    case .date: columns = Self.ordered("yMMMMd", locale)
    case .yearAndMonth: columns = Self.ordered("yMMMM", locale)
    @unknown default: columns = Self.time(is12Hours)
    }
    var names: [DateColumn: DateFormatter] = [.month: picker.formatter("MMMM"), .year: picker.formatter("y")]
    names[.month]?.dateFormat = "LLLL"
    names[.wholeDay] = picker.formatter("EEEMMMd")
    // Wheels write "Thu Mar 14" where sentences write "Thu, Mar 14".
    names[.wholeDay]?.dateFormat = names[.wholeDay]?.dateFormat?.filter { !",،،、".contains($0) }
    names[.period] = picker.formatter("a")
    names[.period]?.dateFormat = "a"
    self.names = names
  }

  private static func time(_ is12Hours: Bool) -> [DateColumn] { [.hour, .minute] + (is12Hours ? [.period] : []) }

  /// Day, month and year in the locale's order.
  private static func ordered(_ template: String, _ locale: Locale) -> [DateColumn] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var columns: [DateColumn] = []
    for character in format {
      let column: DateColumn
      switch character {
      case "d": column = .day
      case "M", "L": column = .month
      case "y": column = .year
      default: continue
      }
      if !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  // MARK: Rows

  /// How many different rows a wheel has.
  private func period(of column: DateColumn) -> Int {
    switch column {
    case .day: calendar.maximumRange(of: .day)?.count ?? 31
    case .month: calendar.maximumRange(of: .month)?.count ?? 12
    case .year: 9_999
    case .wholeDay: 2 * Self.wholeDays
    case .hour: is12Hours ? 12 : 24
    case .minute, .minutes: 60 / step
    case .period: 2
    case .hours: 24
    }
  }

  private func goesRound(_ column: DateColumn) -> Bool {
    switch column {
    case .year, .wholeDay, .period, .hours: false
    case .day, .month, .hour, .minute, .minutes: true
    }
  }

  func rowCount(of column: DateColumn) -> Int { period(of: column) * (goesRound(column) ? Self.turns : 1) }

  /// The value of a row: a day from 1, a month from 1, a year, an hour, a minute, 0 or 1 for the halves of a day.
  func value(of column: DateColumn, row: Int) -> Int {
    let part = row % max(1, period(of: column))
    switch column {
    case .day, .month, .year: return part + 1
    case .wholeDay: return row - Self.wholeDays
    case .hour: return is12Hours && part == 0 ? 12 : part
    case .minute, .minutes: return part * step
    case .period, .hours: return part
    }
  }

  /// The row of a value, near a present row.
  func row(of column: DateColumn, value: Int, near present: Int) -> Int {
    let period = max(1, period(of: column))
    let part: Int
    switch column {
    case .day, .month, .year: part = value - 1
    case .wholeDay: return max(0, min(value + Self.wholeDays, period - 1))
    case .hour: part = is12Hours ? value % 12 : value
    case .minute, .minutes: part = value / step
    case .period, .hours: part = value
    }
    guard goesRound(column) else { return max(0, min(part, period - 1)) }
    let base = present < 0 ? Self.turns / 2 * period : present
    var row = base - base % period + part
    if row - base > period / 2 { row -= period }
    if base - row > period / 2 { row += period }
    let last = period * Self.turns
    return row < 0 ? row + period : row >= last ? row - period : row
  }

  // MARK: Dates

  private func dayNumber(_ date: Date) -> Int {
    calendar.dateComponents([.day], from: reference, to: calendar.startOfDay(for: date)).day ?? 0
  }

  /// The values of the wheels for a date.
  func values(of date: Date) -> [Int] {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return columns.map { column in
      switch column {
      case .day: parts.day ?? 1
      case .month: parts.month ?? 1
      case .year: parts.year ?? 1
      case .wholeDay: dayNumber(date)
      case .hour: is12Hours ? (parts.hour! % 12 == 0 ? 12 : parts.hour! % 12) : parts.hour!
      case .minute: parts.minute ?? 0
      case .period: parts.hour! < 12 ? 0 : 1
      case .hours, .minutes: 0
      }
    }
  }

  /// The date that values of the wheels make of another date; a day that its month has not becomes the month's last.
  func date(of values: [Int], from date: Date) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    var hour: Int?
    var isAfternoon = (parts.hour ?? 0) >= 12
    for (column, value) in zip(columns, values) {
      switch column {
      case .day: parts.day = value
      case .month: parts.month = value
      case .year: parts.year = value
      case .wholeDay:
        let day = calendar.date(byAdding: .day, value: value, to: reference) ?? date
        let other = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.era, parts.year, parts.month, parts.day) = (other.era, other.year, other.month, other.day)
      case .hour: hour = value
      case .minute: parts.minute = value
      case .period: isAfternoon = value == 1
      case .hours, .minutes: break
      }
    }
    if let hour { parts.hour = is12Hours ? hour % 12 + (isAfternoon ? 12 : 0) : hour }
    var first = parts
    first.day = 1
    if let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) {
      parts.day = min(parts.day ?? 1, days.count)
    }
    return calendar.date(from: parts) ?? date
  }

  // MARK: Words

  func text(of column: DateColumn, row: Int) -> String {
    let value = value(of: column, row: row)
    switch column {
    case .day, .hours, .minutes: return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
    case .hour where is12Hours: return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
    case .hour, .minute:
      numbers.minimumIntegerDigits = 2
      defer { numbers.minimumIntegerDigits = 1 }
      return numbers.string(from: NSNumber(value: value)) ?? "\(value)"
    case .month: return name(of: column, DateComponents(year: 2001, month: value, day: 1))
    case .year: return name(of: column, DateComponents(year: value, month: 1, day: 1))
    case .period: return name(of: column, DateComponents(year: 2001, month: 1, day: 1, hour: value * 12))
    case .wholeDay:
      let day = calendar.date(byAdding: .day, value: value, to: reference) ?? reference
      if calendar.isDate(day, inSameDayAs: today) { return "Today" }
      return names[.wholeDay]?.string(from: day) ?? ""
    }
  }

  private func name(of column: DateColumn, _ parts: DateComponents) -> String {
    calendar.date(from: parts).flatMap { names[column]?.string(from: $0) } ?? ""
  }

  /// The share of a wheel in the whole width.
  func share(of column: DateColumn) -> CGFloat {
    switch column {
    case .wholeDay: 2.2
    case .month: 2
    case .year: 1.2
    case .day, .hour, .minute, .period: 0.8
    case .hours, .minutes: 1.4
    }
  }
}
