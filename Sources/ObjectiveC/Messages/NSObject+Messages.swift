extension NSObjectProtocol {
  /// Whether the object has a method for the selector.
  ///
  /// Known are methods and properties of adapted sources that are `@objc`, implementations of delegate methods among them, and
  /// those that the selector holds.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return OwnMethods.call("respondsToSelector:", of: self, [aSelector]) as? Bool ?? aSelector.isUnderstood(by: self)
  }

  /// Calls the method of a selector, and returns its result.
  ///
  /// The object lives on as one that is autoreleased: until the pool around is left, or the run loop's turn ends. Raises when the target has no
  /// such method.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { OwnMethods.perform(aSelector, on: self, []) }

  /// Calls the method of a selector with an argument, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    OwnMethods.perform(aSelector, on: self, [object])
  }

  /// Calls the method of a selector with two arguments, and returns its result.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    OwnMethods.perform(aSelector, on: self, [object1, object2])
  }

  /// Returns the object to forward a message to: none, unless the class has a method of its own.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Whether the object is of a class or of a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) }).contains { $0 == aClass }
  }

  /// Whether the object is of that class itself.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }
}

extension NSObject {
  /// Whether objects of the class have a method of that name.
  public class func instancesRespond(to aSelector: Selector!) -> Bool { class_respondsToSelector(self, aSelector) }
}

/// The own methods that a thread is in, the innermost last.
private final class OwnCalls {
  private var names: [(name: String, object: ObjectIdentifier)] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { Unmanaged<OwnCalls>.fromOpaque($0!).release() }
    return key
  }()

  private static var current: OwnCalls {
    if let known = pthread_getspecific(key) { return Unmanaged<OwnCalls>.fromOpaque(known).takeUnretainedValue() }
    let calls = OwnCalls()
    pthread_setspecific(key, Unmanaged.passRetained(calls).toOpaque())
    return calls
  }

  /// Begins a call of an object's own method; false where the thread is in the call already.
  static func begin(_ name: String, _ object: AnyObject) -> Bool {
    let calls = current
    let id = ObjectIdentifier(object)
    guard !calls.names.contains(where: { $0.object == id && $0.name == name }) else { return false }
    calls.names.append((name, id))
    return true
  }

  static func end() { current.names.removeLast() }
}

/// Messages to objects whose class has its own version of a method of `NSObject` that Swift cannot override.
package enum OwnMethods {
  /// Returns the result of the object's own method; nil without such a method, and for a call by `super` from it.
  static func call(_ name: String, of object: AnyObject, _ arguments: [Any?]) -> Any? {
    guard let method = MethodTables.method(name, of: object) else { return nil }
    guard OwnCalls.begin(name, object) else { return nil }
    defer { OwnCalls.end() }
    guard case .returned(let value) = method.call(object, arguments) else { return nil }
    return value
  }

  static func perform(_ selector: Selector?, on target: AnyObject, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let answer = selector.send(to: target, arguments)
    if let problem = selector.problem(answer, target: target) { fatalError(problem) }
    guard case .returned(let value?) = answer else { return nil }
    return MessageResults.keep(value as AnyObject)
  }
}

extension NSObject {
  /// Calls the method of a selector on the main thread: at once if this is the main thread and `wait` is true, else in
  /// the main queue's next turn.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    _dyn(self).performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Calls the method of that name in the background.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let call = { _ = OwnMethods.perform(aSelector, on: self, [arg]) }
    DispatchQueue.global().async { call() }
  }
}
