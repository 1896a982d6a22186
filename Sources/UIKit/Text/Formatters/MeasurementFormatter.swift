import Foundation
internal import TextLayout

/// Writes a measurement with its unit, in the words and the units of a language and country: "3.107 mi" for 5 kilometres in the United States.
///
/// May be used on any thread. Units that ICU does not name have their symbol behind the number.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The choice of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The measurement's own.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A larger or smaller one of the country's, as the number is best read in.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures have the sign of degrees and no letter.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// The choice of the unit; empty at first, for the country's units of distance, mass, temperature, speed and volume.
  open var unitOptions: UnitOptions = []
  /// How long the unit is: `.medium` at first, which is "km"; `.long` is "kilometers" and `.short` is narrow.
  open var unitStyle = Formatter.UnitStyle.medium
  private var ownLocale: Locale?
  private var ownNumberFormatter: NumberFormatter?

  public override init() { super.init() }

  /// Makes a formatter as `init()` does: nothing of it is archived.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The language and country; nil sets the screen's.
  open var locale: Locale! {
    get { ownLocale ?? FormatterPlace.locale }
    set { ownLocale = newValue }
  }

  /// How many digits numbers have: at most three behind the point at first.
  ///
  /// Of a formatter that is set, the digits behind the point count.
  open var numberFormatter: NumberFormatter! {
    get {
      if let ownNumberFormatter { return ownNumberFormatter }
      let made = NumberFormatter()
      made.numberStyle = .decimal
      made.locale = locale
      ownNumberFormatter = made
      return made
    }
    set { ownNumberFormatter = newValue }
  }

  /// Returns the text for a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(measurement.value, measurement.unit)
  }

  /// Returns the unit's name or symbol alone.
  open func string(from unit: Unit) -> String {
    guard let name = UnitName(unit), let one = written(1, name: name.name, digits: "precision-integer"),
      let number = UnitNames.text(1, skeleton: "", locale: locale.identifier)
    else { return unit.symbol }
    return one.replacingOccurrences(of: number, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Returns nil: measurements of different units are different types, and are written by `string(from:)`.
  open override func string(for obj: Any?) -> String? {
    guard let measurement = obj as? any AnyMeasurement else { return nil }
    return text(measurement.value, measurement.anyUnit)
  }

  private var digits: String {
    let formatter = ownNumberFormatter
    let least = formatter?.minimumFractionDigits ?? 0
    let most = max(formatter?.maximumFractionDigits ?? 3, least)
    if most == 0 { return "precision-integer rounding-mode-half-even" }
    let places = String(repeating: "0", count: min(least, 20)) + String(repeating: "#", count: min(most - least, 20))
    return ".\(places) rounding-mode-half-even"
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    var (value, unit) = (value, unit)
    var usage = ""
    if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
      if unitOptions.contains(.naturalScale) {
        usage = unit is UnitTemperature ? "usage/weather " : "usage/default "
      } else if let preferred = Self.preferred(like: dimension, in: locale) {
        value = preferred.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value))
        unit = preferred
      }
    }
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      let skeleton = "measure-unit/temperature-generic unit-width-short " + digits
      return UnitNames.text(value, skeleton: skeleton, locale: locale.identifier) ?? "\(value)°"
    }
    if let name = UnitName(unit), let text = written(value, name: name.name, digits: usage + digits) { return text }
    let number = UnitNames.text(value, skeleton: digits, locale: locale.identifier) ?? "\(value)"
    return number + " " + unit.symbol
  }

  private func written(_ value: Double, name: String, digits: String) -> String? {
    let width: UnitNames.Width =
      switch unitStyle {
      case .long: .full
      case .short: .narrow
      default: .short
      }
    return UnitNames.text(value, unit: name, width: width, digits: digits, locale: locale.identifier)
  }

  /// The unit that a country measures such things in; nil where the measurement's own is as good.
  private static func preferred(like unit: Dimension, in locale: Locale) -> Dimension? {
    let isMetric = locale.measurementSystem == .metric
    let isAmerican = locale.measurementSystem == .us
    switch unit {
    case is UnitLength: return isMetric ? UnitLength.kilometers : UnitLength.miles
    case is UnitMass: return isAmerican ? UnitMass.pounds : UnitMass.kilograms
    case is UnitTemperature: return isAmerican ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: return isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case is UnitVolume: return isAmerican ? UnitVolume.gallons : UnitVolume.liters
    default: return nil
    }
  }
}

/// A measurement of whichever unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}

/// ICU's name of a unit.
struct UnitName {
  let name: String

  /// Nil for units that ICU has no name for.
  init?(_ unit: Unit) {
    let table: (kind: String, names: [String: String])? =
      switch unit {
      case is UnitLength: ("length", Self.lengths)
      case is UnitMass: ("mass", Self.masses)
      case is UnitTemperature: ("temperature", Self.temperatures)
      case is UnitDuration: ("duration", Self.durations)
      case is UnitSpeed: ("speed", Self.speeds)
      case is UnitVolume: ("volume", Self.volumes)
      case is UnitArea: ("area", Self.areas)
      case is UnitEnergy: ("energy", Self.energies)
      case is UnitPower: ("power", Self.powers)
      case is UnitPressure: ("pressure", Self.pressures)
      case is UnitAngle: ("angle", Self.angles)
      case is UnitFrequency: ("frequency", Self.frequencies)
      default: nil
      }
    guard let table, let name = table.names[unit.symbol] else { return nil }
    self.name = table.kind + "-" + name
  }

  private static let lengths = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
    "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
    "smi": "mile-scandinavian",
    "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
    "pc": "parsec",
  ]
  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "lb": "pound", "oz": "ounce", "st": "stone",
    "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]
  private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
  private static let durations = ["s": "second", "min": "minute", "hr": "hour", "ms": "millisecond", "h": "hour"]
  private static let speeds = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let volumes = [
    "L": "liter", "mL": "milliliter", "dL": "deciliter", "cL": "centiliter", "ML": "megaliter", "m³": "cubic-meter",
    "cm³": "cubic-centimeter", "km³": "cubic-kilometer", "ft³": "cubic-foot", "in³": "cubic-inch", "gal": "gallon",
    "qt": "quart", "pt": "pint", "cup": "cup", "fl oz": "fluid-ounce", "tsp": "teaspoon", "tbsp": "tablespoon",
  ]
  private static let areas = [
    "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter", "ft²": "square-foot",
    "in²": "square-inch", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let energies = [
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  private static let powers = [
    "W": "watt", "kW": "kilowatt", "MW": "megawatt", "GW": "gigawatt", "mW": "milliwatt", "hp": "horsepower",
  ]
  private static let pressures = [
    "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "N/m²": "pascal", "bar": "bar", "mbar": "millibar",
    "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg", "psi": "pound-force-per-square-inch",
  ]
  private static let angles = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
  ]
  private static let frequencies = ["Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz"]
}
