/// Optional methods of an object: whether it answers to one, and the call, both by selector.
///
/// Whoever needs to know asks here, in the order of Objective-C: the object's own `responds(to:)`, the records of its class and of those above
/// it (``_MethodTable``), the protocols that they conform to (``Witnesses``), and the object that messages are forwarded to.
///
/// Delegates are called through their conformances, which cost no look-up. Where neither the class that adopts a protocol nor one above it has a
/// method, the protocol's extension stands in the conformance, and calls `call(_:_:_:or:)`: so methods that subclasses add, methods under an
/// explicit `@objc(name)` and objects behind a proxy are found when nothing else was.
package enum OptionalMethods {
  /// The way of a message that a conformance has no method for.
  enum Way {
    case method(HeldMethod)
    /// The message is forwarded to another object.
    case forwarded(Any)
  }

  /// The methods of a class's objects, found at first use.
  private struct ClassMethods {
    /// The class's own `responds(to:)`.
    var responds: HeldMethod?
    /// The class's own `forwardingTarget(for:)`.
    var forwards: HeldMethod?
    /// The recorded methods, by the address of the selector's text; nil for a selector without a record.
    var recorded: [UnsafeRawPointer: HeldMethod?] = [:]
  }

  private nonisolated(unsafe) static var classes: [ObjectIdentifier: ClassMethods] = [:]
  private static let lock = NSLock()

  private static func methods(_ selector: StaticString, of type: AnyClass) -> (ClassMethods, HeldMethod?) {
    let key = UnsafeRawPointer(selector.utf8Start)
    let known = lock.withLock { () -> (ClassMethods, HeldMethod?)? in
      guard let methods = classes[ObjectIdentifier(type)], let method = methods.recorded[key] else { return nil }
      return (methods, method)
    }
    if let known { return known }
    let found = MethodTables.first(of: type) { $0.methods["\(selector)"] }
    let responds = MethodTables.first(of: type) { $0.methods["respondsToSelector:"] }
    let forwards = MethodTables.first(of: type) { $0.methods["forwardingTargetForSelector:"] }
    return lock.withLock {
      var methods = classes[ObjectIdentifier(type)] ?? ClassMethods(responds: responds, forwards: forwards)
      methods.recorded[key] = .some(found)
      classes[ObjectIdentifier(type)] = methods
      return (methods, found)
    }
  }

  /// The way to an object without the method in its conformance; nil where the object does not answer.
  private static func way(_ selector: StaticString, _ object: AnyObject) -> Way? {
    let (methods, recorded) = methods(selector, of: type(of: object))
    guard recorded != nil || methods.forwards != nil && methods.responds != nil else { return nil }
    let message = Selector("\(selector)")
    if methods.responds != nil, OwnMethods.call("respondsToSelector:", of: object, [message]) as? Bool == false {
      return nil
    }
    if let recorded { return .method(recorded) }
    guard let target = OwnMethods.call("forwardingTargetForSelector:", of: object, [message]),
      target as AnyObject !== object
    else { return nil }
    return .forwarded(target)
  }

  /// Sends the message with arguments of any type; nil where nothing was called.
  private static func send<Answer>(
    _ selector: StaticString, _ object: AnyObject, _ way: Way, _ arguments: [Any?]
  ) -> Answer? {
    let message = Selector("\(selector)")
    let answer: MessageAnswer
    switch way {
    case .method(let method): answer = method.call(object, arguments)
    case .forwarded(let target): answer = message.send(to: target, arguments)
    }
    switch answer {
    case .returned(let value): return Answer.self == Void.self ? () as? Answer : convert(value, to: Answer.self)
    case .notUnderstood: return nil
    case .threw, .wrongArgument: fatalError(message.problem(answer, target: object) ?? "\(selector) failed")
    }
  }

  private static func answer<Answer>(
    _ selector: StaticString, _ object: AnyObject, _ call: () throws -> Answer
  ) -> Answer {
    do { return try call() } catch {
      fatalError(Selector("\(selector)").problem(.threw(error), target: object) ?? "\(selector) threw \(error)")
    }
  }

  /// Whether an object answers to a message.
  package static func answers(_ selector: String, _ object: AnyObject) -> Bool {
    (OwnMethods.call("respondsToSelector:", of: object, [Selector(selector)]) as? Bool)
      ?? Selector(selector).isUnderstood(by: object)
  }

  private nonisolated(unsafe) static var answersOfClasses: [ObjectIdentifier: [String: Bool]] = [:]

  static func answersAdded(_ selector: String, _ object: AnyObject) -> Bool {
    let type: AnyClass = type(of: object)
    if let known = lock.withLock({ answersOfClasses[ObjectIdentifier(type)]?[selector] }) { return known }
    let isAnswered = answers(selector, object)
    if MethodTables.first(of: type, { $0.methods["respondsToSelector:"] }) == nil {
      lock.withLock { answersOfClasses[ObjectIdentifier(type), default: [:]][selector] = isAnswered }
    }
    return isAnswered
  }

  /// Sends an optional message of a protocol of the application's, which the class that adopts the protocol has no method for.
  static func callAdded<Answer>(_ selector: String, _ object: AnyObject, _ arguments: [Any?]) -> Answer? {
    let message = Selector(selector)
    let says = OwnMethods.call("respondsToSelector:", of: object, [message]) as? Bool
    let recorded = MethodTables.method(selector, of: object)
    guard says != false, recorded != nil || says == true else { return nil }
    let answer = message.send(to: object, arguments)
    guard case .returned(let value) = answer else {
      if case .notUnderstood = answer { return nil }
      fatalError(message.problem(answer, target: object) ?? "\(selector) failed")
    }
    return Answer.self == Void.self ? () as? Answer : convert(value, to: Answer.self)
  }

  // What a protocol's extension gives for optional methods. The fallback is what stands for a method that is not there.

  /// Calls an optional method with an argument.
  package static func call<A, Answer>(
    _ selector: StaticString, _ object: AnyObject, _ a: A, or fallback: @autoclosure () -> Answer
  ) -> Answer {
    guard let way = way(selector, object) else { return fallback() }
    if case .method(let method) = way, let call = method.direct as? (AnyObject, A) throws -> Answer {
      return answer(selector, object) { try call(object, a) }
    }
    return send(selector, object, way, [a]) ?? fallback()
  }

  /// Calls an optional method with two arguments.
  package static func call<A, B, Answer>(
    _ selector: StaticString, _ object: AnyObject, _ a: A, _ b: B, or fallback: @autoclosure () -> Answer
  ) -> Answer {
    guard let way = way(selector, object) else { return fallback() }
    if case .method(let method) = way, let call = method.direct as? (AnyObject, A, B) throws -> Answer {
      return answer(selector, object) { try call(object, a, b) }
    }
    return send(selector, object, way, [a, b]) ?? fallback()
  }

  /// Calls an optional method with three arguments.
  package static func call<A, B, C, Answer>(
    _ selector: StaticString, _ object: AnyObject, _ a: A, _ b: B, _ c: C, or fallback: @autoclosure () -> Answer
  ) -> Answer {
    guard let way = way(selector, object) else { return fallback() }
    if case .method(let method) = way, let call = method.direct as? (AnyObject, A, B, C) throws -> Answer {
      return answer(selector, object) { try call(object, a, b, c) }
    }
    return send(selector, object, way, [a, b, c]) ?? fallback()
  }

  /// Calls an optional method with four arguments.
  package static func call<A, B, C, D, Answer>(
    _ selector: StaticString, _ object: AnyObject, _ a: A, _ b: B, _ c: C, _ d: D,
    or fallback: @autoclosure () -> Answer
  ) -> Answer {
    guard let way = way(selector, object) else { return fallback() }
    if case .method(let method) = way, let call = method.direct as? (AnyObject, A, B, C, D) throws -> Answer {
      return answer(selector, object) { try call(object, a, b, c, d) }
    }
    return send(selector, object, way, [a, b, c, d]) ?? fallback()
  }
}

/// Whether an object answers to a message; adapted sources ask before they call a method of a class that overrides
/// `responds(to:)`.
public func _answers(_ object: AnyObject, _ selector: String) -> Bool { OptionalMethods.answers(selector, object) }

/// Whether an object answers to any of several messages for which its conforming class has no method.
///
/// The answer of a class is found once, unless it overrides `responds(to:)`.
public func _answersAdded(_ object: AnyObject, _ selectors: [String]) -> Bool {
  selectors.contains { OptionalMethods.answersAdded($0, object) }
}

/// Calls an optional method that the conforming class lacks and a subclass or a proxy may have; nil if nobody has it.
public func _callAdded<Answer>(_ selector: String, _ object: AnyObject, _ arguments: [Any?]) -> Answer? {
  OptionalMethods.callAdded(selector, object, arguments)
}
