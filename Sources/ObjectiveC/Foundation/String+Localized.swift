extension String {
  /// A key to look a text up by, with values to put into it.
  ///
  /// The key of `"\(count) of \(name)"` is `%lld of %@`, as Apple's tools write it into tables of strings.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let key: String
    let arguments: [Argument]

    /// The key itself, without values.
    public init(_ value: String) { (key, arguments) = (value, []) }
    /// The key itself, without values.
    public init(stringLiteral value: String) { self.init(value) }
    /// A key with values in it.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    enum Argument: Hashable, Sendable {
      case integer(Int64)
      case unsigned(UInt64)
      case number(Double)
      case text(String)

      var value: any CVarArg {
        switch self {
        case .integer(let value): value
        case .unsigned(let value): value
        case .number(let value): value
        case .text(let value): NSString(string: value)
        }
      }
    }

    /// The parts of a key.
    public struct StringInterpolation: StringInterpolationProtocol, Hashable, Sendable {
      var key = ""
      var arguments: [Argument] = []

      /// A key that begins empty.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds the text between the values; a percent sign stands for itself.
      public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }
      /// Adds a text.
      public mutating func appendInterpolation(_ string: Substring) { append("%@", .text(String(string))) }
      /// Adds an integer.
      public mutating func appendInterpolation(_ value: Int) { append("%lld", .integer(Int64(value))) }
      /// Adds an integer.
      public mutating func appendInterpolation(_ value: Int32) { append("%d", .integer(Int64(value))) }
      /// Adds an integer.
      public mutating func appendInterpolation(_ value: Int64) { append("%lld", .integer(value)) }
      /// Adds an integer without a sign.
      public mutating func appendInterpolation(_ value: UInt) { append("%llu", .unsigned(UInt64(value))) }
      /// Adds a number.
      public mutating func appendInterpolation(_ value: Double) { append("%lf", .number(value)) }
      /// Adds a number.
      public mutating func appendInterpolation(_ value: Float) { append("%f", .number(Double(value))) }
      /// Adds a value written in a style, as text.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String { append("%@", .text(format.format(value))) }

      private mutating func append(_ specifier: String, _ argument: Argument) {
        key += specifier
        arguments.append(argument)
      }
    }
  }

  /// Looks a text up in a table of a bundle, and puts the values of the key into it; without such a text the key's own words are taken.
  ///
  /// `table` is `Localizable` unless given; the comment is for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, keyAndValue.key, keyAndValue.arguments, table: table, bundle: bundle ?? .main, locale)
  }

  /// Looks a text up by a key of its own; without such a text that of the default value is taken.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      key: "\(key)", defaultValue.key, defaultValue.arguments, table: table, bundle: bundle ?? .main, locale)
  }

  private init(
    key: String, _ words: String, _ arguments: [LocalizationValue.Argument], table: String?, bundle: Bundle,
    _ locale: Locale
  ) {
    let plainKey = arguments.isEmpty && key == words ? key.replacingOccurrences(of: "%%", with: "%") : key
    let found = bundle.localizedString(forKey: plainKey, value: arguments.isEmpty ? nil : words, table: table)
    if arguments.isEmpty {
      self = found == plainKey ? words.replacingOccurrences(of: "%%", with: "%") : found
    } else {
      self.init(format: found, locale: locale, arguments: arguments.map(\.value))
    }
  }

  /// Looks up the text that a resource names.
  public init(localized resource: LocalizedStringResource) {
    self.init(
      key: resource.key, resource.defaultValue.key, resource.defaultValue.arguments, table: resource.table,
      bundle: resource.bundle, resource.locale)
  }
}

/// A text to be looked up later: key, table and bundle.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, @unchecked Sendable {
  /// The key that the table is asked for.
  public let key: String
  /// The text for a table without the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name; `Localizable` without one.
  public let table: String?
  /// The locale by which values are written.
  public var locale: Locale
  let bundle: Bundle

  /// A key with values in it.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table, self.locale, bundle) = (keyAndValue.key, keyAndValue, table, locale, .main)
  }

  /// A key with the text that is taken where the table has none.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table, self.locale, bundle) = ("\(key)", defaultValue, table, locale, .main)
  }

  /// The key itself.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// A key with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}
