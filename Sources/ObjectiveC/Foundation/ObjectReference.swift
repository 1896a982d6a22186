/// The way tables hold and compare their objects.
open class NSPointerFunctions: NSObject {
  /// Options for the way objects are held and compared.
  public struct Options: OptionSet, Sendable {
    /// The bits, as Apple numbers them.
    public let rawValue: UInt

    /// Options of bits; unknown ones mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects stay while they are in the table.
    public static let strongMemory: Options = []
    /// Objects go when nobody else holds them.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same when they are equal.
    public static let objectPersonality: Options = []
    /// An object is the same as itself alone.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// The table holds copies.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An object in a table, held strongly or weakly, with its hash at the time of insertion.
struct ObjectReference {
  private let strong: AnyObject?
  private weak var weakObject: AnyObject?
  private let isWeak: Bool
  let hash: Int

  init(_ object: Any, options: NSPointerFunctions.Options) {
    var object = object as AnyObject
    if options.contains(.copyIn), let copied = (object as? NSObject)?.copy() { object = copied as AnyObject }
    isWeak = options.contains(.weakMemory)
    strong = isWeak ? nil : object
    weakObject = isWeak ? object : nil
    hash = Self.hash(of: object, options: options)
  }

  /// nil where it has gone.
  var object: AnyObject? { isWeak ? weakObject : strong }

  static func hash(of object: AnyObject, options: NSPointerFunctions.Options) -> Int {
    if !options.contains(.objectPointerPersonality), let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }

  func isSame(as other: AnyObject, options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }
}
