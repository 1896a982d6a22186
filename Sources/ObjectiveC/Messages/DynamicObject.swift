/// An object of any class, with the members of Foundation's and UIKit's classes: what adapted sources have for `(x as AnyObject).count`.
///
/// A member is there for the object that has it. For another it is nil, where Objective-C ends the program; code that takes it as
/// a value ends there, too. `UIKit` and adapted files add members in extensions.
@dynamicMemberLookup
public struct _DynamicObject {
  /// The object itself.
  public let object: AnyObject

  fileprivate init(_ object: AnyObject) { self.object = object }

  private var number: NSNumber? { object as? NSNumber }
  private var text: NSString? { object as? NSString }
  private var value: NSValue? { object as? NSValue }

  /// A property of Foundation's texts.
  public subscript<Value>(dynamicMember path: KeyPath<NSString, Value>) -> Value! { text?[keyPath: path] }
  /// A property of numbers.
  public subscript<Value>(dynamicMember path: KeyPath<NSNumber, Value>) -> Value! { number?[keyPath: path] }
  /// A property of Foundation's addresses.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: KeyPath<NSURL, Value>) -> Value! { (object as? NSURL)?[keyPath: path] }
  /// A property of errors.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: KeyPath<NSError, Value>) -> Value! {
    (object as? NSError)?[keyPath: path]
  }

  /// The number, also of a text that says one.
  public var intValue: Int! { number?.intValue ?? text.map { Int($0.intValue) } }
  /// The number, also of a text that says one.
  public var integerValue: Int! { number?.intValue ?? text?.integerValue }
  /// The number, also of a text that says one.
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  /// The number, also of a text that says one.
  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  /// Whether the number is not 0, or the text stands for true.
  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  /// The number of elements in a list, dictionary or set.
  public var count: Int! {
    (object as? NSArray)?.count ?? (object as? NSDictionary)?.count ?? (object as? NSSet)?.count
  }
  /// The object in words.
  public var description: String! { (object as? NSObject)?.description ?? String(describing: object) }
  /// The object in words for developers.
  public var debugDescription: String! { (object as? NSObject)?.debugDescription ?? String(describing: object) }
  /// The object's hash.
  public var hash: Int! { (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue }

  /// Whether the objects are equal.
  public func isEqual(_ other: Any?) -> Bool {
    (object as? NSObject)?.isEqual(other) ?? (object === other as AnyObject)
  }
  /// Whether the object is of a class or of a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: object) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
  }
  /// Whether the object is of that class itself.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: object) as AnyClass == aClass }
  /// Returns a copy of the object, or the object where it cannot be copied.
  public func copy() -> Any { (object as? NSObject)?.copy() ?? object }
  /// A copy that can be changed.
  public func mutableCopy() -> Any { (object as? NSObject)?.mutableCopy() ?? object }

  /// Whether the object has a method for the selector.
  public func responds(to aSelector: Selector!) -> Bool {
    (object as? NSObject)?.responds(to: aSelector) ?? aSelector.map { $0.isUnderstood(by: object) } ?? false
  }
  /// Calls the method of a selector, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { OwnMethods.perform(aSelector, on: object, []) }
  /// Calls the method of a selector with an argument, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    OwnMethods.perform(aSelector, on: object, [argument])
  }
  /// Calls the method of a selector with two arguments, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    OwnMethods.perform(aSelector, on: object, [first, second])
  }
  /// Calls the method of a selector on the main thread: at once if this is the main thread and `wait` is true, else in
  /// the main queue's next turn.
  public func performSelector(onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    let object = object
    nonisolated(unsafe) let call = { _ = OwnMethods.perform(aSelector, on: object, [argument]) }
    if Thread.isMainThread && wait {
      call()
    } else if wait {
      DispatchQueue.main.sync { call() }
    } else {
      DispatchQueue.main.async { call() }
    }
  }

  /// The value of a property by its key.
  public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }
  /// The value of a property by a path of keys.
  public func value(forKeyPath keyPath: String) -> Any? { (object as? NSObject)?.value(forKeyPath: keyPath) }
  /// Sets a property by its key.
  public func setValue(_ value: Any?, forKey key: String) { (object as? NSObject)?.setValue(value, forKey: key) }
  /// The element at a place of a list, or the value under a key of a dictionary; nil without one.
  ///
  /// A place outside of a list ends the program, as at Apple.
  public subscript(key: Any) -> Any! {
    if let list = object as? NSArray, let place = key as? Int { return list.object(at: place) }
    return (object as? NSDictionary)?.object(forKey: key)
  }
  /// The element at a place of a list.
  public func object(at index: Int) -> Any { (object as? NSArray)?.object(at: index) ?? NSNull() }
  /// The value under a key of a dictionary.
  public func object(forKey key: Any) -> Any? { (object as? NSDictionary)?.object(forKey: key) }
}

/// The object that has `x.member` where `x` is an object of any class.
public func _dyn(_ object: AnyObject) -> _DynamicObject { _DynamicObject(object) }

/// The object that has `x?.member` where `x` is an object of any class, or nil.
@_disfavoredOverload
public func _dyn(_ object: AnyObject?) -> _DynamicObject? { object.map(_DynamicObject.init) }
