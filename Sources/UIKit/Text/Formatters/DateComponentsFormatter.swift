import Foundation
internal import TextLayout

/// Writes a length of time with its units: "1 hour, 10 minutes", "1h 10m" or "1:10:00".
///
/// May be used on any thread. Language and calendar are the screen's unless the calendar that is set has a language.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: _Enumeration, Sendable {
    /// Numbers between colons: "1:10:00".
    case positional
    /// "1h 10m".
    case abbreviated
    /// "1 hr, 10 min".
    case short
    /// "1 hour, 10 minutes".
    case full
    /// "one hour, ten minutes".
    case spellOut
    /// "1hr 10min".
    case brief
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 6 }
  }

  /// The treatment of units that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Positional texts drop leading zeros and pad later units, all others drop every zero.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Those before the first other unit are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Those between two other units are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Those behind the last other unit are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Positional texts have two digits for each unit, the first one too.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written; `.positional` at first.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be written: years, months, weeks of a month, days, hours, minutes and seconds; empty, as at first, stands for all but weeks.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units that are 0; `.default` at first.
  ///
  /// Where all are, the smallest is written.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar for the lengths of months and years and the language of the words; nil is the screen's.
  open var calendar: Calendar?
  /// The beginning of lengths given in seconds, on which months and years depend; nil is midnight of 1 January 2001 in
  /// Greenwich.
  open var referenceDate: Date?
  /// The most units to write, from the first that is not 0; smaller ones are cut off.
  ///
  /// 0, as at first, sets no limit.
  open var maximumUnitCount = 0
  /// Whether a small number of the largest unit goes into the next smaller unit: "90 minutes" for "1 hour, 30 minutes";
  /// false at first.
  open var collapsesLargestUnit = false

  public override init() { super.init() }

  /// Makes a formatter as `init()` does: nothing of it is archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a length of time in a style, with all units that are not 0.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns the text for components, which are brought into the units that are allowed.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendarInForce.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  /// Returns the text for the time between two moments.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let (calendar, units) = (calendarInForce, units)
    let components = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return text(units.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  /// Returns the text for a number of seconds, of which fractions are rounded.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded()))
  }

  /// Returns the text for `DateComponents` or a number of seconds; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  // MARK: Units

  private struct Unit {
    let flag: NSCalendar.Unit
    let component: Calendar.Component
    /// ICU's name.
    let name: String
    /// From how many of the next smaller unit on it is collapsed no more.
    let collapse: (factor: Int, below: Int)?
  }

  private static let all: [Unit] = [
    Unit(flag: .year, component: .year, name: "duration-year", collapse: (12, 2)),
    Unit(flag: .month, component: .month, name: "duration-month", collapse: nil),
    Unit(flag: .weekOfMonth, component: .weekOfMonth, name: "duration-week", collapse: (7, 2)),
    Unit(flag: .day, component: .day, name: "duration-day", collapse: (24, 2)),
    Unit(flag: .hour, component: .hour, name: "duration-hour", collapse: (60, 2)),
    Unit(flag: .minute, component: .minute, name: "duration-minute", collapse: (60, 2)),
    Unit(flag: .second, component: .second, name: "duration-second", collapse: nil),
  ]

  private var units: [Unit] {
    let wanted = Self.all.filter { allowedUnits.contains($0.flag) }
    return wanted.isEmpty ? Self.all.filter { $0.flag != .weekOfMonth } : wanted
  }

  private var calendarInForce: Calendar {
    if let calendar { return calendar }
    var calendar = FormatterPlace.calendar
    // Days are as long as each other where a length is given without a place.
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  private var language: String { (calendar?.locale ?? FormatterPlace.locale).identifier }

  private func text(_ values: [(unit: Unit, count: Int)]) -> String {
    var values = values
    if collapsesLargestUnit { collapse(&values) }
    let isNegative = values.contains { $0.count < 0 }
    values = values.map { ($0.unit, abs($0.count)) }
    if maximumUnitCount > 0 {
      let first = values.firstIndex { $0.count != 0 } ?? values.count - 1
      let end = min(first + maximumUnitCount, values.count)
      values = Array(values[..<end])
    }
    let shown = withoutZeros(values)
    let sign = isNegative ? "-" : ""
    guard unitsStyle != .positional else { return sign + positional(shown) }
    let parts = shown.enumerated().map { index, value in
      words(isNegative && index == 0 ? -value.count : value.count, value.unit)
    }
    return UnitNames.list(parts, width: listWidth, locale: language)
  }

  private func collapse(_ values: inout [(unit: Unit, count: Int)]) {
    guard let first = values.firstIndex(where: { $0.count != 0 }), first + 1 < values.count,
      let (factor, limit) = values[first].unit.collapse, abs(values[first].count) < limit,
      let place = Self.all.firstIndex(where: { $0.flag == values[first].unit.flag }),
      values[first + 1].count != 0, Self.next(of: place) == values[first + 1].unit.flag
    else { return }
    values[first + 1].count += values[first].count * factor
    values[first].count = 0
  }

  /// The unit that as many as the factor of make one.
  private static func next(of place: Int) -> NSCalendar.Unit {
    all[place].flag == .weekOfMonth ? .day : all[min(place + 1, all.count - 1)].flag
  }

  private func withoutZeros(_ values: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
    guard let first = values.firstIndex(where: { $0.count != 0 }),
      let last = values.lastIndex(where: { $0.count != 0 })
    else {
      guard !behavior.isDisjoint(with: .dropAll) else { return values }
      // A clock shows minutes where it shows seconds.
      return Array(values.suffix(1))
    }
    let kept = values.enumerated().filter { index, value in
      if value.count != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
    }
    return kept.map(\.element)
  }

  private func positional(_ values: [(unit: Unit, count: Int)]) -> String {
    values.enumerated().map { index, value in
      let padded = index > 0 || zeroFormattingBehavior.contains(.pad)
      return UnitNames.text(
        Double(value.count), skeleton: padded ? "integer-width/*00 group-off" : "group-off", locale: language)
        ?? String(value.count)
    }.joined(separator: ":")
  }

  private var listWidth: UnitNames.Width {
    switch unitsStyle {
    case .full, .spellOut: .full
    case .short: .short
    default: .narrow
    }
  }

  private func words(_ count: Int, _ unit: Unit) -> String {
    let width: UnitNames.Width =
      switch unitsStyle {
      case .full, .spellOut: .full
      case .short, .brief: .short
      default: .narrow
      }
    let text = UnitNames.text(Double(count), unit: unit.name, width: width, locale: language) ?? "\(count)"
    if unitsStyle == .brief { return text.filter { !$0.isWhitespace } }
    guard unitsStyle == .spellOut else { return text }
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: language)
    let digits = UnitNames.text(Double(count), skeleton: "", locale: language) ?? "\(count)"
    return text.replacingOccurrences(of: digits, with: formatter.string(from: NSNumber(value: count)) ?? digits)
  }
}
