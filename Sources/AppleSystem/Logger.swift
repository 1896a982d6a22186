import Foundation

/// Prints messages of a part of the program; see `OSLog` for where they go.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger without a name.
  public init() { log = .default }
  /// A logger with a name in two parts.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// A logger for a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Prints a message of the default level.
  public func log(_ message: OSLogMessage) { log.write(.default) { message.text } }
  /// Prints a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(level) { message.text } }
  /// Prints a message that helps to find a defect.
  public func trace(_ message: OSLogMessage) { log.write(.debug) { message.text } }
  /// Prints a message that helps to find a defect.
  public func debug(_ message: OSLogMessage) { log.write(.debug) { message.text } }
  /// Prints a message that helps to understand.
  public func info(_ message: OSLogMessage) { log.write(.info) { message.text } }
  /// Prints a message of the default level.
  public func notice(_ message: OSLogMessage) { log.write(.default) { message.text } }
  /// Prints that something went wrong.
  public func warning(_ message: OSLogMessage) { log.write(.error) { message.text } }
  /// Prints that something went wrong.
  public func error(_ message: OSLogMessage) { log.write(.error) { message.text } }
  /// Prints a defect.
  public func critical(_ message: OSLogMessage) { log.write(.fault) { message.text } }
  /// Prints a defect.
  public func fault(_ message: OSLogMessage) { log.write(.fault) { message.text } }
}

/// The privacy of a message's value: who may read it.
public struct OSLogPrivacy: Sendable {
  /// The text printed for a value that is not public.
  public enum Mask: Sendable {
    /// A number that is the same for the same value.
    case hash
    /// No text.
    case none
  }

  let isPrivate: Bool

  /// The privacy of a value that everybody may read.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isPrivate: false) }
  /// The privacy of a value that nobody may read: `<private>` is printed.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isPrivate: true) }
  /// The privacy of a value that nobody may read: `<private>` is printed.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isPrivate: true) }
  /// The privacy of a value for whoever runs the program: it is printed, as under a debugger on Apple's systems.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isPrivate: false) }
  /// The privacy of a value that nobody may read: `<private>` is printed with any mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// The privacy of a value that nobody may read: `<private>` is printed with any mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  /// The privacy of a value for whoever runs the program.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// A message that is put together when it is printed.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  /// A message without values.
  public init(stringLiteral value: String) { text = value }
  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// A message that begins empty.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds the text between the values.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value, unless it is private.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isPrivate ? "<private>" : "\(value())"
  }

  /// Adds a number with so many digits behind the point.
  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isPrivate ? "<private>" : format.text(number())
  }
}

/// The format of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  /// The format with six digits behind the point.
  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
  /// The format with a number of digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(format: "%.\(precision)f") }
  /// The format with an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }

  func text(_ number: Double) -> String { String(format: format, number) }
}
