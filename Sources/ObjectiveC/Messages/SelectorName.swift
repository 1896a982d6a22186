/// The Objective-C name of a method that adapted sources write `#selector` for.
///
/// A source adapter replaces `#selector(didTap(_:))` by a call of such a value: `_SelectorName("didTap:")(Self.didTap(_:))`. The
/// method is type-checked where it stands, overloads are chosen as the compiler does, and the selector has Objective-C's name.
public struct _SelectorName: Sendable {
  let name: String

  /// The name as Objective-C writes it.
  public init(_ name: String) { self.name = name }

  /// The name alone, for methods of protocols.
  public func callAsFunction() -> Selector { Selector(name) }

  /// A method without arguments.
  public func callAsFunction<Target, Result>(
    _ method: @escaping (Target) -> () throws -> Result
  ) -> Selector {
    held(
      HeldMethod(direct: { (target: AnyObject) throws -> Result in try method(unsafeBitCast(target, to: Target.self))()
      }) {
        (target: Target, arguments) in try method(target)()
      })
  }

  /// A method of the main actor without arguments.
  public func callAsFunction<Target, Result>(
    _ method: @escaping (Target) -> @MainActor () throws -> Result
  ) -> Selector {
    callAsFunction(unsafeBitCast(method, to: ((Target) -> () throws -> Result).self))
  }

  /// A class method without arguments.
  public func callAsFunction<Result>(_ method: @escaping () throws -> Result) -> Selector {
    held(HeldMethod(classMethod: Result.self) { arguments in try method() })
  }

  /// A class method of the main actor without arguments.
  public func callAsFunction<Result>(_ method: @escaping @MainActor () throws -> Result) -> Selector {
    callAsFunction(unsafeBitCast(method, to: (() throws -> Result).self))
  }

  /// A method with one argument.
  public func callAsFunction<Target, A, Result>(
    _ method: @escaping (Target) -> (A) throws -> Result
  ) -> Selector {
    let direct = { (target: AnyObject, a: A) throws -> Result in try method(unsafeBitCast(target, to: Target.self))(a) }
    return held(HeldMethod(direct: direct) { (target: Target, arguments) in try method(target)(arguments.next()) })
  }

  /// A method of the main actor with one argument.
  public func callAsFunction<Target, A, Result>(
    _ method: @escaping (Target) -> @MainActor (A) throws -> Result
  ) -> Selector {
    callAsFunction(unsafeBitCast(method, to: ((Target) -> (A) throws -> Result).self))
  }

  /// A class method with one argument.
  public func callAsFunction<A, Result>(_ method: @escaping (A) throws -> Result) -> Selector {
    held(HeldMethod(classMethod: Result.self) { arguments in try method(arguments.next()) })
  }

  /// A class method of the main actor with one argument.
  public func callAsFunction<A, Result>(_ method: @escaping @MainActor (A) throws -> Result) -> Selector {
    callAsFunction(unsafeBitCast(method, to: ((A) throws -> Result).self))
  }

  /// A method with two arguments.
  public func callAsFunction<Target, A, B, Result>(
    _ method: @escaping (Target) -> (A, B) throws -> Result
  ) -> Selector {
    let direct = { (target: AnyObject, a: A, b: B) throws -> Result in
      try method(unsafeBitCast(target, to: Target.self))(a, b)
    }
    return held(
      HeldMethod(direct: direct) { (target: Target, arguments) in
        try method(target)(arguments.next(), arguments.next())
      })
  }

  /// A method of the main actor with two arguments.
  public func callAsFunction<Target, A, B, Result>(
    _ method: @escaping (Target) -> @MainActor (A, B) throws -> Result
  ) -> Selector {
    callAsFunction(unsafeBitCast(method, to: ((Target) -> (A, B) throws -> Result).self))
  }

  /// A class method with two arguments.
  public func callAsFunction<A, B, Result>(_ method: @escaping (A, B) throws -> Result) -> Selector {
    held(HeldMethod(classMethod: Result.self) { arguments in try method(arguments.next(), arguments.next()) })
  }

  /// A class method of the main actor with two arguments.
  public func callAsFunction<A, B, Result>(_ method: @escaping @MainActor (A, B) throws -> Result) -> Selector {
    callAsFunction(unsafeBitCast(method, to: ((A, B) throws -> Result).self))
  }

  /// A method with three arguments.
  public func callAsFunction<Target, A, B, C, Result>(
    _ method: @escaping (Target) -> (A, B, C) throws -> Result
  ) -> Selector {
    let direct = { (target: AnyObject, a: A, b: B, c: C) throws -> Result in
      try method(unsafeBitCast(target, to: Target.self))(a, b, c)
    }
    return held(
      HeldMethod(direct: direct) { (target: Target, arguments) in
        try method(target)(arguments.next(), arguments.next(), arguments.next())
      })
  }

  /// A method of the main actor with three arguments.
  public func callAsFunction<Target, A, B, C, Result>(
    _ method: @escaping (Target) -> @MainActor (A, B, C) throws -> Result
  ) -> Selector {
    callAsFunction(unsafeBitCast(method, to: ((Target) -> (A, B, C) throws -> Result).self))
  }

  /// A class method with three arguments.
  public func callAsFunction<A, B, C, Result>(_ method: @escaping (A, B, C) throws -> Result) -> Selector {
    held(
      HeldMethod(classMethod: Result.self) { arguments in
        try method(arguments.next(), arguments.next(), arguments.next())
      })
  }

  /// A class method of the main actor with three arguments.
  public func callAsFunction<A, B, C, Result>(_ method: @escaping @MainActor (A, B, C) throws -> Result) -> Selector {
    callAsFunction(unsafeBitCast(method, to: ((A, B, C) throws -> Result).self))
  }

  /// A method with four arguments.
  public func callAsFunction<Target, A, B, C, D, Result>(
    _ method: @escaping (Target) -> (A, B, C, D) throws -> Result
  ) -> Selector {
    let direct = { (target: AnyObject, a: A, b: B, c: C, d: D) throws -> Result in
      try method(unsafeBitCast(target, to: Target.self))(a, b, c, d)
    }
    return held(
      HeldMethod(direct: direct) { (target: Target, arguments) in
        try method(target)(arguments.next(), arguments.next(), arguments.next(), arguments.next())
      })
  }

  /// A method of the main actor with four arguments.
  public func callAsFunction<Target, A, B, C, D, Result>(
    _ method: @escaping (Target) -> @MainActor (A, B, C, D) throws -> Result
  ) -> Selector {
    callAsFunction(unsafeBitCast(method, to: ((Target) -> (A, B, C, D) throws -> Result).self))
  }

  /// A class method with four arguments.
  public func callAsFunction<A, B, C, D, Result>(_ method: @escaping (A, B, C, D) throws -> Result) -> Selector {
    held(
      HeldMethod(classMethod: Result.self) { arguments in
        try method(arguments.next(), arguments.next(), arguments.next(), arguments.next())
      })
  }

  /// A class method of the main actor with four arguments.
  public func callAsFunction<A, B, C, D, Result>(_ method: @escaping @MainActor (A, B, C, D) throws -> Result)
    -> Selector
  {
    callAsFunction(unsafeBitCast(method, to: ((A, B, C, D) throws -> Result).self))
  }

  /// The getter of a property; the setter when the name has the form `setName:`.
  public func callAsFunction<Target, Value>(_ property: KeyPath<Target, Value>) -> Selector {
    nonisolated(unsafe) let property = property
    if name.hasPrefix("set"), name.hasSuffix(":") {
      guard let property = property as? ReferenceWritableKeyPath<Target, Value> else {
        fatalError(
          "#selector(setter:): \(name) of \(Target.self) cannot be set; name the getter, or a property that is a var")
      }
      return held(
        HeldMethod { (target: Target, arguments) in
          target[keyPath: property] = try arguments.next()
          return nil
        })
    }
    return held(HeldMethod { (target: Target, _) in target[keyPath: property] })
  }

  private func held(_ method: HeldMethod) -> Selector { Selector(name: name, method: method) }
}
