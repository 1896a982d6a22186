/// A property of a class that is known by its key.
final class HeldProperty: @unchecked Sendable {
  let key: String
  /// The step of a key path to the property; nil for a path of several steps.
  let step: KeyPathSteps.Step?
  /// The class of the value; nil for values of other types.
  let valueClass: AnyClass?
  let getter: HeldMethod
  /// The setter of the property; nil for a property that can only be read.
  let setter: HeldMethod?

  init<Target, Value>(_ key: String, _ property: KeyPath<Target, Value>) {
    self.key = key
    let steps = KeyPathSteps(property)?.steps
    step = steps?.count == 1 ? steps?.first : nil
    valueClass = classOfValues(Value.self)
    getter = HeldMethod { (target: Target, _) in target[keyPath: property] }
    guard let writable = property as? ReferenceWritableKeyPath<Target, Value> else {
      setter = nil
      return
    }
    setter = HeldMethod { (target: Target, arguments) in
      target[keyPath: writable] = try arguments.nextValue()
      return nil
    }
  }

  /// The Objective-C name of the setter.
  var setterName: String { "set\(key.prefix(1).uppercased())\(key.dropFirst()):" }
}

/// The class that a type is, or is an optional of.
private func classOfValues(_ type: Any.Type) -> AnyClass? {
  if let type = type as? AnyClass { return type }
  return (type as? any OptionalType.Type).flatMap { classOfValues($0.wrapped) }
}
