extension Selector {
  /// Sends the message to an object or a class.
  ///
  /// Missing arguments are nil, those too many are left out. An object that has no such method may name another one that is sent the message
  /// (`forwardingTarget(for:)`).
  package func send(to target: Any, _ arguments: [Any?]) -> MessageAnswer {
    if let method, method.isMethod(of: target) { return method.call(target, arguments) }
    if let found = MethodTables.method(name, of: target) { return found.call(target, arguments) }
    if let found = Witnesses.method(name, of: target) { return found.call(target, arguments) }
    guard !(target is AnyClass), name != Self.forwarding,
      let other = OwnMethods.call(Self.forwarding, of: target as AnyObject, [self]),
      other as AnyObject !== target as AnyObject
    else { return .notUnderstood }
    return send(to: other, arguments)
  }

  private static var forwarding: String { "forwardingTargetForSelector:" }

  /// Whether an object or a class has a method for the message.
  package func isUnderstood(by target: Any) -> Bool {
    if let method, method.isMethod(of: target) { return true }
    return MethodTables.method(name, of: target) != nil || Witnesses.method(name, of: target) != nil
  }

  /// The message for a call that failed; nil for a call that succeeded.
  package func problem(_ answer: MessageAnswer, target: Any) -> String? {
    let name = description
    let type = target is AnyClass ? "the class \(target)" : "\(Swift.type(of: target))"
    switch answer {
    case .returned: return nil
    case .threw(let error): return "\(name) of \(type) threw \(error), which nobody can catch who sent it by name."
    case .wrongArgument(let place, let wanted, let given):
      let given = given.map { "a \(Swift.type(of: $0))" } ?? "nil"
      return "\(name) of \(type) takes a \(wanted) as argument \(place + 1) and was given \(given)."
    case .notUnderstood:
      return """
        Unrecognized selector \(name) sent to \(type): it has no such method. Check the spelling and the number of \
        colons, mark the method @objc so that it can be found by name, or write #selector, which the compiler checks.
        """
    }
  }
}
