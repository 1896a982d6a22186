/// Reads and sets properties by key, as far as the class's method tables know them.
package enum KeyValueCoding {
  /// The value of a key; asks `value(forUndefinedKey:)` for one that the class does not have.
  package static func value(_ key: String, of object: NSObject) -> Any? {
    if let getter = getter(key, of: object) {
      guard case .returned(let value) = getter.call(object, []) else { return nil }
      return value
    }
    let answer = Selector("valueForUndefinedKey:").send(to: object, [key])
    if case .returned(let value) = answer { return value }
    return undefinedValue(key, of: object)
  }

  /// The kept value for a key without a property; ends the program if the class keeps none.
  package static func undefinedValue(_ key: String, of object: NSObject) -> Any? {
    if let kept = asking(object, { KeyPathAnswer($0.keptValue(forKey: key)) }) { return kept.value }
    refuse(key, object, "read")
  }

  static func value(path keys: [String], of object: NSObject) -> Any? { value(object, path: keys) }

  /// The value at the end of a path of keys from an object, a list or a dictionary.
  static func value(_ start: Any, path keys: [String]) -> Any? {
    var current: Any? = start
    for (place, key) in keys.enumerated() {
      if place + 1 < keys.count, let answer = asking(current, { $0.value(inPath: Array(keys[place...])) }) ?? nil {
        return answer.value
      }
      switch current {
      // Lists of Foundation are objects too, and answer as lists.
      case let list as [Any]: current = list.map { ($0 as? NSObject)?.value(forKey: key) ?? NSNull() }
      case let entries as [String: Any]: current = entries[key]
      case let object as NSObject: current = object.value(forKey: key)
      case nil: return nil
      default: refuse(key, current ?? NSNull(), "read")
      }
    }
    return current
  }

  package static func set(_ value: Any?, _ key: String, of object: NSObject) {
    guard let answer = attempt(value, key, of: object) else {
      let answer = Selector("setValue:forUndefinedKey:").send(to: object, [value, key])
      return answer.wasCalled ? () : setUndefined(value, key, of: object)
    }
    if case .wrongArgument(_, let wanted, let given) = answer {
      let given = given.map { "a \(type(of: $0))" } ?? "nil"
      fatalError(
        "setValue(_:forKey:): \"\(key)\" of \(type(of: object)) is a \(wanted) and was given \(given); give it that type"
      )
    }
  }

  /// Sets the property of a key and returns the result; nil if the class has no such key to set.
  package static func attempt(_ value: Any?, _ key: String, of object: NSObject) -> MessageAnswer? {
    let name = "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
    guard let setter = MethodTables.method(name, of: object) else { return nil }
    let observers = ObjectObservers.existing(of: object)
    observers?.willChange(key)
    let answer = setter.call(object, [value is NSNull ? nil : value])
    observers?.didChange(key)
    return answer
  }

  static func affectingPaths(of key: String, in type: AnyClass) -> Set<String> {
    MethodTables.first(of: type) { $0.affectingKeys[key] }?() ?? []
  }

  private static func getter(_ key: String, of object: NSObject) -> HeldMethod? {
    if let own = MethodTables.method(key, of: object)
      ?? MethodTables.method("is\(key.prefix(1).uppercased())\(key.dropFirst())", of: object)
    {
      return own
    }
    // The getter of `hidden` is called `isHidden`, which is found by that name as well.
    guard key.hasPrefix("is"), let third = key.dropFirst(2).first, third.isUppercase else { return nil }
    return MethodTables.method(third.lowercased() + key.dropFirst(3), of: object)
  }

  /// Whether the class has a property of the key, even a read-only one.
  static func knows(_ key: String, _ object: NSObject) -> Bool { getter(key, of: object) != nil }

  /// The value of a key; nil too for a missing key, or one of a class to be left out.
  package static func valueIfKnown(_ key: String, of object: NSObject, leavingOut owners: [AnyClass] = []) -> Any? {
    guard let getter = getter(key, of: object), !owners.contains(where: { $0 == getter.owner }),
      case .returned(let value) = getter.call(object, [])
    else { return nil }
    return value
  }

  /// The keys of a class that are most like a missing one, eight at most, as the end of a sentence.
  package static func describeKeys(of object: Any, like key: String) -> String {
    let keys = Set(MethodTables.tables(of: type(of: object as AnyObject)).flatMap { $0.properties.keys })
    guard keys.count > 8 else {
      return keys.isEmpty ? "it has no keys" : "it has \(keys.sorted().joined(separator: ", "))"
    }
    let word = key.lowercased()
    func likeness(_ other: String) -> Int {
      let other = other.lowercased()
      let isPart = other.contains(word) || word.contains(other)
      return zip(word, other).prefix { $0 == $1 }.count
        + zip(word.reversed(), other.reversed()).prefix { $0 == $1 }.count
        + (isPart ? min(word.count, other.count) : 0)
    }
    let nearest = keys.map { (likeness: likeness($0), key: $0) }.sorted {
      ($1.likeness, $0.key) < ($0.likeness, $1.key)
    }
    return "among its \(keys.count) keys are \(nearest.prefix(8).map(\.key).joined(separator: ", "))"
  }

  /// Ends the program: the class has no such key.
  package static func refuse(_ key: String, _ object: Any, _ what: String) -> Never {
    fatalError(
      """
      \(type(of: object)) is not key value coding-compliant for the key "\(key)": it cannot be \(what). Keys are the names of \
      properties that are marked @objc; \(describeKeys(of: object, like: key)).
      """)
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// The value of the property of a key; raises for a key that the class does not have.
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(key, of: self) }

  /// Sets the property of a key; raises for a key that the class does not have, and for a value of another type.
  ///
  /// Numbers become what the property takes, `NSNull` becomes nil. Observers are told.
  public func setValue(_ value: Any?, forKey key: String) { KeyValueCoding.set(value, key, of: self) }

  /// The value at the end of a path of keys; lists on the way give the list of their objects' values.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(path: keyPath.split(separator: ".").map(String.init), of: self)
  }

  /// Sets the property at the end of a path of keys; does nothing when there is no object on the way.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard !keys.isEmpty else { KeyValueCoding.refuse(keyPath, self, "set") }
    KeyValueCoding.set(value, path: keys, of: self)
  }

  /// Returns the value of a key without a property; raises unless overridden.
  public func value(forUndefinedKey key: String) -> Any? { KeyValueCoding.undefinedValue(key, of: self) }

  /// Takes the value for a key without a property; raises unless overridden.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.setUndefined(value, key, of: self)
  }

  /// The list under a key as a mutable list: changes to it change the property, and observers are told.
  ///
  /// Raises for a key that the class does not have when the list is used.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(of: self, key: key) }

  /// The list at the end of a path of keys as a mutable list; an empty list of its own without an object on the way.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.last else { KeyValueCoding.refuse(keyPath, self, "read") }
    let owner = KeyValueCoding.value(path: Array(keys.dropLast()), of: self) as? NSObject
    return owner?.mutableArrayValue(forKey: last) ?? NSMutableArray()
  }

  /// The values of several keys; `NSNull` stands for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }

  /// Sets the properties of several keys, in alphabetical order.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for key in keyedValues.keys.sorted() { setValue(keyedValues[key], forKey: key) }
  }
}
