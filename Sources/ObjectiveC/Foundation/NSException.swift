/// A mistake of the program, with a name and a reason, which ends the program when raised.
///
/// Nobody catches exceptions in Swift, at Apple neither; so `raise()` never returns.
open class NSException: NSObject {
  /// The kind of mistake.
  open var name: NSExceptionName { storedName }
  /// The mistake in words.
  open var reason: String? { storedReason }
  /// More information from the code that raised the exception.
  open var userInfo: [AnyHashable: Any]? { storedInfo }
  /// The calls that were under way when it was made, the innermost first.
  open var callStackSymbols: [String] { symbols }

  private let storedName: NSExceptionName
  private let storedReason: String?
  private let storedInfo: [AnyHashable: Any]?
  private let symbols: [String]

  /// An exception that is not raised yet.
  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (storedName, storedReason, storedInfo) = (aName, aReason, aUserInfo)
    symbols = Thread.callStackSymbols
    super.init()
  }

  /// Ends the program, with the name and the reason.
  open func raise() {
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
  }

  /// Ends the program, with the name and a reason that is put together as `String(format:arguments:)` does.
  open class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
  }

  open override var description: String { reason ?? name.rawValue }
}

extension NSExceptionName {
  /// The name of an exception of no special kind.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// The name of an exception for an index or a number out of range.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// The name of an exception for an argument that a method cannot take.
  public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
  /// The name of an exception for a state that should never occur.
  public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
  /// The name of an exception for missing memory.
  public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
  /// The name of an exception for an object of another process that cannot be reached.
  public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
  /// The name of an exception for an object of another process that does not exist.
  public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
  /// The name of an exception for a message to an object that no longer exists.
  public static let destinationInvalidException = NSExceptionName(rawValue: "NSDestinationInvalidException")
}
