/// Classes with a description; `NSObject` alone adopts the protocol.
///
/// The method stands in a protocol, since a subclass cannot declare again a method that an extension of a class
/// declares.
public protocol _ClassDescribing {}

extension NSObject: _ClassDescribing {}

extension _ClassDescribing where Self: NSObject {
  /// The class's name with its module, such as `App.Row`; private classes have one, too.
  public static func description() -> String { ClassNames.plain(self) }
  /// Returns the class itself, for callers that ask a class or an object.
  public static func classForCoder() -> AnyClass { self }
  /// The class's name with its module.
  public static func debugDescription() -> String { ClassNames.plain(self) }
}

/// The name of an object's class with its module: the form in which `type(of: object).description()` is written for an
/// object of any class.
public func _cls(of object: Any) -> String { ClassNames.plain(type(of: object as AnyObject)) }
