// Signposts are for Apple's Instruments, which does not run here: they are taken and not recorded.

/// An identifier that tells signposts of one name apart.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// An identifier of a number.
  public init(_ value: UInt64) { rawValue = value }
  /// An identifier for a log; the same for all of them, as nothing is recorded.
  public init(log: OSLog) { self = .exclusive }
  /// An identifier for an object.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  /// For intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identifier.
  public static let null = OSSignpostID(0)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(~0)
}

/// The kind of signpost: a moment, or an end of an interval.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The kind's number.
  public let rawValue: UInt8
  /// The kind of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A signpost of a moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a moment or an end of an interval; nothing is recorded.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment or an end of an interval; nothing is recorded.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  fileprivate init() {}
}

/// Marks moments and intervals; nothing is recorded.
public struct OSSignposter: Sendable {
  /// Marks nothing, as the others here.
  public static let disabled = OSSignposter()
  /// Whether signposts are recorded: false, as nothing is.
  public var isEnabled: Bool { false }

  /// A signposter without a name.
  public init() {}
  /// A signposter with a name in two parts.
  public init(subsystem: String, category: String) {}
  /// A signposter with a name and a category that Apple's tools know.
  public init(subsystem: String, category: OSLog.Category) {}
  /// A signposter for a log.
  public init(logHandle: OSLog) {}
  /// A signposter for a logger.
  public init(logger: Logger) {}

  /// An identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// An identifier for an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

  /// Begins an interval.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    OSSignpostIntervalState()
  }
  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}
  /// Runs a block as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}
