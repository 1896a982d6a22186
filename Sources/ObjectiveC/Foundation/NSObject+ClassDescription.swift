/// Classes that say what they are; `NSObject` alone adopts it.
///
/// The method stands in a protocol, since what an extension of a class declares cannot be declared again by a subclass.
public protocol _ClassDescribing {}

extension NSObject: _ClassDescribing {}

extension _ClassDescribing where Self: NSObject {
  /// The class's name with its module, such as `App.Row`; private classes have one, too.
  public static func description() -> String { ClassNames.plain(self) }
  /// The class itself: what asks a class for it may be given an object as well.
  public static func classForCoder() -> AnyClass { self }
  /// The class's name with its module.
  public static func debugDescription() -> String { ClassNames.plain(self) }
}

/// What `type(of: object).description()` is written as where the object may be any: the name of its class with its module.
public func _cls(of object: Any) -> String { ClassNames.plain(type(of: object as AnyObject)) }
