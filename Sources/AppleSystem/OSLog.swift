import Foundation

/// The level of a message, by its urgency.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level's number: the greater, the more urgent, but for `default`, which is 0.
  public let rawValue: UInt8
  /// The level of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The level of a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The level of messages that are always worth a line.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of messages that help to understand.
  public static let info = OSLogType(rawValue: 1)
  /// The level of messages that help to find a defect.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of messages that something went wrong.
  public static let error = OSLogType(rawValue: 16)
  /// The level of messages of a defect in the program or the system.
  public static let fault = OSLogType(rawValue: 17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// A log for messages, which go nowhere, as there is no system log, unless the environment asks for them with
/// `OS_ACTIVITY_DT_MODE`; then to standard error, a line each.
///
/// A line is `subsystem:category level message`, without time or process, so that the same program prints the same. `OS_ACTIVITY_DT_MODE`
/// is the variable by which Xcode has messages of a program on its console; empty, `0` and `NO` are as if it were not set.
open class OSLog: NSObject, @unchecked Sendable {
  /// The purpose of a log.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String
    /// The category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The category that Instruments shows as points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// The category that Instruments traces with call stacks.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// The log without a name.
  public static let `default` = OSLog(prefix: "", isOn: true)
  /// A log whose messages go nowhere.
  public static let disabled = OSLog(prefix: "", isOn: false)

  private static let isPrinted = !["", "0", "NO"].contains(
    ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] ?? "")

  private let prefix: String
  private let isOn: Bool

  private init(prefix: String, isOn: Bool) {
    self.prefix = prefix
    self.isOn = isOn
    super.init()
  }

  /// A log with a name in two parts.
  public convenience init(subsystem: String, category: String) {
    self.init(prefix: "\(subsystem):\(category) ", isOn: true)
  }

  /// A log for a purpose that Apple's tools know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether messages of a level are printed; all levels are, or none.
  public func isEnabled(type: OSLogType) -> Bool { isOn && Self.isPrinted }

  func write(_ type: OSLogType, _ message: () -> String) {
    guard isEnabled(type: type) else { return }
    FileHandle.standardError.write(Data("\(prefix)\(type.name) \(message())\n".utf8))
  }
}

/// Prints a message with arguments in it; `%{public}@`, `%d`, `%.2f` and the like stand for them.
///
/// Arguments marked `private` or `sensitive` print as `<private>`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any?...
) {
  log.write(type) { LogFormat.text("\(message)", args) }
}

/// Prints a message with arguments in it; `%{public}@`, `%d`, `%.2f` and the like stand for them.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any?...
) {
  log.write(type) { LogFormat.text("\(message)", args) }
}

/// Puts arguments in the place of their specifiers in a format.
enum LogFormat {
  private static let numberLetters = Set("diouxXeEfFgGaAcp")

  static func text(_ format: String, _ arguments: [Any?]) -> String {
    var text = ""
    var rest = arguments[...]
    var place = format.startIndex
    while place < format.endIndex {
      let character = format[place]
      place = format.index(after: place)
      guard character == "%", place < format.endIndex else {
        text.append(character)
        continue
      }
      if format[place] == "%" {
        text.append("%")
        place = format.index(after: place)
        continue
      }
      var isPrivate = false
      if format[place] == "{", let end = format[place...].firstIndex(of: "}") {
        isPrivate = format[place..<end].contains("private") || format[place..<end].contains("sensitive")
        place = format.index(after: end)
      }
      var directive = "%"
      while place < format.endIndex {
        let letter = format[place]
        place = format.index(after: place)
        directive.append(letter)
        if letter == "@" || letter == "s" || numberLetters.contains(letter) { break }
      }
      guard let argument = rest.popFirst() else {
        text += directive
        continue
      }
      text += isPrivate ? "<private>" : written(argument, directive)
    }
    return text
  }

  private static func written(_ argument: Any?, _ directive: String) -> String {
    guard let argument else { return "(null)" }
    guard let letter = directive.last, numberLetters.contains(letter) else { return "\(argument)" }
    if "eEfFgGaA".contains(letter), let number = (argument as? NSNumber)?.doubleValue {
      return String(format: directive, number)
    }
    if letter != "p", let number = (argument as? NSNumber)?.intValue {
      // The length is that of Swift's integers.
      let flags = directive.dropFirst().dropLast().filter { !"hlqLjzt".contains($0) }
      return String(format: "%\(flags)l\(letter)", number)
    }
    return "\(argument)"
  }
}
