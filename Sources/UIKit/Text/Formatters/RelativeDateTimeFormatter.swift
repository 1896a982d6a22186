import Foundation

/// Writes how far a moment lies from another in words, such as "in 3 days" or "yesterday".
///
/// Takes part in no layout and may be used on any thread. Language and calendar are the screen's where nothing else is said. The largest unit of the calendar that has passed is named
/// alone, and what remains of it is cut off.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether words such as "yesterday" may stand for a number.
  public enum DateTimeStyle: _Enumeration, Sendable {
    /// Always a number: "1 day ago".
    case numeric
    /// A word where the language has one: "yesterday".
    case named
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// How long the words are.
  public enum UnitsStyle: _Enumeration, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// Whether words may stand for numbers; `.numeric` at first.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How long the words are; `.full` at first.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text in a sentence or list, by which its first letter is large or small; `.unknown` at first.
  open var formattingContext = Formatter.Context.unknown
  private var ownCalendar: Calendar?
  private var ownLocale: Locale?

  public override init() { super.init() }

  /// Makes a formatter as `init()` does: nothing of it is archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The calendar for the elapsed units; nil sets the screen's.
  open var calendar: Calendar! {
    get { ownCalendar ?? FormatterPlace.calendar }
    set { ownCalendar = newValue }
  }

  /// The language; nil sets the screen's.
  open var locale: Locale! {
    get { ownLocale ?? FormatterPlace.locale }
    set { ownLocale = newValue }
  }

  /// Returns the words for a time, of which the largest part that is not 0 counts; parts are years, months, weeks, days, hours, minutes and seconds.
  open func localizedString(from dateComponents: DateComponents) -> String {
    var parts = DateComponents()
    let known: [(Calendar.Component, Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month), (.day, dateComponents.weekOfMonth.map { $0 * 7 }),
      (.day, dateComponents.day), (.hour, dateComponents.hour), (.minute, dateComponents.minute),
      (.second, dateComponents.second),
    ]
    if let (unit, value) = known.first(where: { ($0.1 ?? 0) != 0 }) { parts.setValue(value, for: unit) }
    let anchor = Date(timeIntervalSinceReferenceDate: 0)
    return words(for: calendar.date(byAdding: parts, to: anchor) ?? anchor, from: anchor)
  }

  /// Returns the words for a number of seconds from now; negative ones have passed.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let anchor = Date(timeIntervalSinceReferenceDate: 0)
    return words(for: anchor.addingTimeInterval(timeInterval.isFinite ? timeInterval : 0), from: anchor)
  }

  /// Returns the words for a moment as it is seen from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    words(for: date, from: referenceDate)
  }

  /// Returns the words for a `Date` relative to now; nil for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { words(for: $0, from: Date()) }
  }

  private func words(for date: Date, from reference: Date) -> String {
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width, locale: locale,
      calendar: calendar, capitalizationContext: capitalization)
    return style.format(reference)
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    @unknown default: .wide
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .dynamic, .unknown: .unknown
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    @unknown default: .unknown
    }
  }
}
