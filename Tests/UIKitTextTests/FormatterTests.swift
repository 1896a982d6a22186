import Testing
import UIKit

@MainActor
@Suite struct FormatterTests {
  private let american = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test func relativeTimesAreWords() {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: now.addingTimeInterval(3 * 86_400), relativeTo: now) == "in 3 days")
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    formatter.locale = german
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "morgen")
  }

  @Test func listsAreJoinedAsTheLanguageDoes() {
    #expect(ListFormatter.localizedString(byJoining: ["tide", "wind", "weather"]) == "tide, wind, and weather")
    let formatter = ListFormatter()
    formatter.locale = german
    formatter.itemFormatter = NumberFormatter()
    #expect(formatter.string(from: [1, 2]) == "1 und 2")
    #expect(formatter.string(for: "no list") == nil)
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "1:10:05"), (.abbreviated, "1h 10m 5s"),
    (.short, "1 hr, 10 min, 5 sec"), (.full, "1 hour, 10 minutes, 5 seconds"), (.brief, "1hr 10min 5sec"),
    (.spellOut, "one hour, ten minutes, five seconds"),
  ])
  func lengthsOfTimeAreWritten(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 4205) == text)
    #expect(DateComponentsFormatter.localizedString(from: DateComponents(second: 4205), unitsStyle: style) == text)
  }

  @Test func zerosStayOrGoAsAsked() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "5")
    #expect(formatter.string(from: 0) == "0")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.unitsStyle = .abbreviated
    formatter.zeroFormattingBehavior = .default
    #expect(formatter.string(from: 3605) == "1h 5s")
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 3605) == "1h 0m 5s")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3605) == "1h")
  }

  @Test func lengthsAreOfTheCalendar() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.month, .day]
    let start = Date(timeIntervalSinceReferenceDate: 31 * 86_400)
    #expect(formatter.string(from: start, to: start.addingTimeInterval(30 * 86_400)) == "1 month, 2 days")
    formatter.allowedUnits = [.minute]
    #expect(formatter.string(from: 5400) == "90 minutes")
    formatter.allowedUnits = [.hour, .minute]
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 5400) == "90 minutes")
    #expect(formatter.string(from: 9000) == "2 hours, 30 minutes")
  }

  @Test func measurementsHaveTheCountrysUnits() {
    let formatter = MeasurementFormatter()
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    formatter.locale = american
    #expect(formatter.string(from: distance) == "3.107 mi")
    formatter.locale = german
    #expect(formatter.string(from: distance) == "5 km")
    formatter.locale = american
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "5 kilometers")
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: Measurement(value: 21.26, unit: UnitTemperature.celsius)) == "21.3 degrees Celsius")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)).hasPrefix("21°"))
    formatter.unitOptions = .naturalScale
    formatter.unitStyle = .medium
    #expect(formatter.string(from: Measurement(value: 30, unit: UnitLength.centimeters)) == "11.8 in")
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitElectricCharge.coulombs)) == "3 C")
  }

  @Test func unitsAreNamedAlone() {
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometer")
  }
}
