/// The result of a message.
package enum MessageAnswer {
  /// The method was called; nil for one without a result, or with the result nil.
  case returned(Any?)
  /// The method was called and threw.
  case threw(any Error)
  /// An argument is of another type than the method takes; the method was not called.
  case wrongArgument(place: Int, wanted: Any.Type, given: Any?)
  /// The target has no such method.
  case notUnderstood

  /// Whether the method was called.
  package var wasCalled: Bool {
    switch self {
    case .returned, .threw: true
    case .wrongArgument, .notUnderstood: false
    }
  }
}

/// A method of a class whose object and arguments are given later.
///
/// Methods that belong to the main actor are called without asking where one is, as a message does: who sends it from
/// elsewhere breaks the same rule as in Objective-C.
package final class HeldMethod: @unchecked Sendable {
  /// The class; the type of the result for a class method, whose class its type does not tell.
  let owner: Any.Type
  let isClassMethod: Bool
  /// The method of an object as a function of object and arguments, for calls whose types are known; nil where the target is no class.
  let direct: Any?
  /// Whether a target is of the method's class.
  private let takes: (Any) -> Bool
  private let body: (Any, inout MessageArguments) throws -> Any?

  /// A method of objects.
  package init<Target>(direct: Any? = nil, _ body: @escaping (Target, inout MessageArguments) throws -> Any?) {
    owner = Target.self
    isClassMethod = false
    self.direct = Target.self is AnyClass ? direct : nil
    takes = { $0 is Target }
    self.body = { target, arguments in
      guard let target = target as? Target else { return nil }
      return try body(target, &arguments)
    }
  }

  /// A method of a class.
  init(classMethod result: Any.Type, _ body: @escaping (inout MessageArguments) throws -> Any?) {
    owner = result
    isClassMethod = true
    direct = nil
    takes = { $0 is AnyClass }
    self.body = { _, arguments in try body(&arguments) }
  }

  /// Whether the target has the method by its class.
  func isMethod(of target: Any) -> Bool { takes(target) }

  func call(_ target: Any, _ values: [Any?]) -> MessageAnswer {
    guard takes(target) else { return .notUnderstood }
    var arguments = MessageArguments(values: values)
    do {
      guard let result = try body(target, &arguments), !(result is Void) else { return .returned(nil) }
      return .returned((result as? any OptionalType).map(\.content) ?? result)
    } catch let error as MessageArguments.WrongType {
      return .wrongArgument(place: error.place, wanted: error.wanted, given: error.given)
    } catch {
      return .threw(error)
    }
  }
}

/// The arguments of a message, read in order; those that are missing are nil.
package struct MessageArguments {
  struct WrongType: Error, @unchecked Sendable {
    let place: Int
    let wanted: Any.Type
    let given: Any?
  }

  private let values: [Any?]
  private var place = 0

  init(values: [Any?]) { self.values = values }

  /// The next argument.
  ///
  /// Numbers become what the method takes, as far as `NSNumber` does.
  package mutating func next<Argument>(_ type: Argument.Type = Argument.self) throws -> Argument {
    defer { place += 1 }
    let value = place < values.count ? values[place] : nil
    guard let argument = convert(value, to: Argument.self) ?? Self.register(value, as: Argument.self) else {
      throw WrongType(place: place, wanted: Argument.self, given: value)
    }
    return argument
  }

  /// The next argument as the value of a property: one of another type is not taken for nil where the property may be nil.
  package mutating func nextValue<Value>(_ type: Value.Type = Value.self) throws -> Value {
    if place < values.count, let value = values[place], let wanted = type as? any OptionalType.Type,
      wanted.wrapping(value) == nil
    {
      throw WrongType(place: place, wanted: wanted.wrapped, given: value)
    }
    return try next()
  }
}

extension MessageArguments {
  /// A whole number or truth value of an argument that is an object or nil: as in a register, nil is 0, and an object is true.
  ///
  /// So `endEditing(_:)` as an action gets true of whoever sends it. The address of an object is a number that no method is meant to get.
  private static func register<Argument>(_ value: Any?, as type: Argument.Type) -> Argument? {
    switch type {
    case is Bool.Type: (value != nil) as? Argument
    case is Int.Type where value == nil: 0 as? Argument
    case is UInt.Type where value == nil: UInt(0) as? Argument
    default: nil
    }
  }
}

/// A value as another type: the same object, nil for an optional, a number as another kind of number, a raw value as its case.
package func convert<Wanted>(_ value: Any?, to type: Wanted.Type) -> Wanted? {
  guard let value else { return (Any?.none as Any) as? Wanted }
  if let same = value as? Wanted { return same }
  if let wanted = type as? any OptionalType.Type { return wanted.wrapping(value) as? Wanted }
  if let wanted = type as? any RawRepresentable.Type { return rawRepresentable(wanted, value) as? Wanted }
  if let wanted = type as? any UnboxedFromValue.Type, let value = value as? NSValue {
    return wanted.unboxed(value) as? Wanted
  }
  guard let number = value as? NSNumber else { return nil }
  switch type {
  case is Int.Type: return number.intValue as? Wanted
  case is Double.Type: return number.doubleValue as? Wanted
  case is CGFloat.Type: return CGFloat(number.doubleValue) as? Wanted
  case is Float.Type: return number.floatValue as? Wanted
  case is Bool.Type: return number.boolValue as? Wanted
  case is UInt.Type: return number.uintValue as? Wanted
  case is Int8.Type: return number.int8Value as? Wanted
  case is Int16.Type: return number.int16Value as? Wanted
  case is Int32.Type: return number.int32Value as? Wanted
  case is Int64.Type: return number.int64Value as? Wanted
  case is UInt8.Type: return number.uint8Value as? Wanted
  case is UInt16.Type: return number.uint16Value as? Wanted
  case is UInt32.Type: return number.uint32Value as? Wanted
  case is UInt64.Type: return number.uint64Value as? Wanted
  default: return nil
  }
}

private func rawRepresentable<Wanted: RawRepresentable>(_ type: Wanted.Type, _ value: Any) -> Any? {
  convert(value, to: Wanted.RawValue.self).flatMap(Wanted.init(rawValue:))
}

/// Optionals of any type, to convert their values.
protocol OptionalType {
  static var wrapped: Any.Type { get }
  static func wrapping(_ value: Any) -> Any?
  /// The value of the optional; nil without one.
  var content: Any? { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  var content: Any? { map { ($0 as? any OptionalType)?.content ?? $0 } }

  static func wrapping(_ value: Any) -> Any? {
    convert(value, to: Wrapped.self).map { Optional.some($0) as Any }
  }
}
