// Messages to classes themselves, which are objects at Apple.
extension NSObject {
  /// Whether the class itself has a method for the selector.
  ///
  /// Known are class methods of adapted sources that are `@objc`, and those that UIKit records, such as `sharedApplication`.
  public class func responds(to aSelector: Selector!) -> Bool { aSelector?.isUnderstood(by: self) ?? false }

  /// Calls the class method of a selector, and returns its result.
  ///
  /// The object lives on as one that is autoreleased. Raises when the class has no such method.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { send(aSelector, []) }

  /// Calls the class method of a selector with an argument, and returns its result.
  @discardableResult
  public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  /// The class that this one inherits from; nil for `NSObject`.
  public class func superclass() -> AnyClass? { _getSuperclass(self) }

  /// Whether the class is another one, or inherits from it.
  public class func isSubclass(of aClass: AnyClass) -> Bool { _class(self).isSubclass(of: aClass) }

  /// The value of a class method without arguments, by its name.
  ///
  /// Raises when the class has no such method. A class with such a method of its own, as `CATransaction`, comes first.
  @_disfavoredOverload public class func value(forKey key: String) -> Any? {
    guard case .returned(let value) = Selector(key).send(to: self, []) else {
      fatalError("value(forKey:): the class \(self) has no class method \"\(key)\" that can be found by name")
    }
    return value
  }

  /// Returns the value at a path of keys, the first of which names a class method.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let first = keys.first, let start = value(forKey: first) else { return nil }
    return KeyValueCoding.value(start, path: Array(keys.dropFirst()))
  }

  private static func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let answer = selector.send(to: self, arguments)
    if let problem = selector.problem(answer, target: self) { fatalError(problem) }
    guard case .returned(let value?) = answer else { return nil }
    return MessageResults.keep(value as AnyObject)
  }
}
