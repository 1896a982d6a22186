import Foundation

/// An object of Core Animation: it keeps values under keys that its class has no property for, and knows paths into values, such as `transform.rotation.z`.
@MainActor package protocol KeyContainer: NSObject {
  /// The value that is kept under a key; nil where none is.
  func keptValue(forKey key: String) -> Any?
  /// Keeps a value under a key; nil removes it.
  func keep(_ value: Any?, forKey key: String)
  /// The value at the end of a path into a value; nil for a path of keys alone.
  func value(inPath path: [String]) -> KeyPathAnswer?
  /// Sets the value at the end of a path into a value; false for a path of keys alone.
  func set(_ value: Any?, inPath path: [String]) -> Bool
}

extension KeyContainer {
  /// Nil: paths are of keys alone.
  package func value(inPath path: [String]) -> KeyPathAnswer? { nil }
  /// False: paths are of keys alone.
  package func set(_ value: Any?, inPath path: [String]) -> Bool { false }
}

/// The value at the end of a path.
package struct KeyPathAnswer {
  package let value: Any?

  package init(_ value: Any?) { self.value = value }
}

extension KeyValueCoding {
  /// Asks an object that keeps values; nil for other objects.
  ///
  /// Objects of Core Animation belong to the main actor, as everybody who has a key of theirs does.
  static func asking<Answer>(_ object: Any?, _ question: @MainActor (any KeyContainer) -> Answer) -> Answer? {
    guard let container = object as? any KeyContainer else { return nil }
    return withoutActuallyEscaping(question) { question in
      unsafeBitCast(question, to: ((any KeyContainer) -> Answer).self)(container)
    }
  }

  /// Keeps a value under a key that a class does not have; false where the class keeps none.
  fileprivate static func keep(_ value: Any?, _ key: String, in object: NSObject) -> Bool {
    nonisolated(unsafe) let value = value
    let observers = ObjectObservers.existing(of: object)
    observers?.willChange(key)
    let isKept = asking(object, { $0.keep(value, forKey: key) }) != nil
    observers?.didChange(key)
    return isKept
  }

  /// Sets the property at the end of a path; does nothing where there is no object on the way.
  static func set(_ value: Any?, path keys: [String], of start: NSObject) {
    guard let last = keys.last else { return }
    nonisolated(unsafe) let value = value
    var current: Any? = start
    for place in keys.indices.dropLast() {
      if asking(current, { $0.set(value, inPath: Array(keys[place...])) }) == true { return }
      guard let owner = current else { return }
      current = self.value(owner, path: [keys[place]])
    }
    (current as? NSObject)?.setValue(value, forKey: last)
  }

  /// The result of setting the property at the end of a path.
  package enum Setting {
    /// The property has the value now.
    case set
    /// Nothing lies at some place of the path, so that there is nobody to set a property of.
    case noObject
    /// An object on the way, or at the end, has no such key.
    case unknownKey(String, of: NSObject)
    /// The property takes values of another type.
    case wrongValue(wanted: Any.Type)
  }

  /// Sets the property at the end of a path and returns the result, in place of ending the program.
  package static func attempt(_ value: Any?, path keys: [String], of start: NSObject) -> Setting {
    guard let last = keys.last else { return .noObject }
    nonisolated(unsafe) let value = value
    var current = start
    for place in keys.indices.dropLast() {
      if asking(current, { $0.set(value, inPath: Array(keys[place...])) }) == true { return .set }
      let next = valueIfKnown(keys[place], of: current) ?? asking(current, { $0.keptValue(forKey: keys[place]) }) ?? nil
      guard next != nil || knows(keys[place], current) else { return .unknownKey(keys[place], of: current) }
      guard let next = next as? NSObject else { return .noObject }
      current = next
    }
    switch attempt(value, last, of: current) {
    case .returned?, .threw?: return .set
    case .wrongArgument(_, let wanted, _)?: return .wrongValue(wanted: wanted)
    case .notUnderstood?, nil:
      return take(value, undefinedKey: last, of: current) ? .set : .unknownKey(last, of: current)
    }
  }

  // MARK: Keys that a class does not have

  /// Whether an attempt to set a missing key ended at a class without undefined keys.
  private final class UndefinedKeyAttempt {
    var isRefused = false
  }

  private nonisolated(unsafe) static let attemptKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Gives a value to `setValue(_:forUndefinedKey:)`; false where neither the class nor an override of the method takes it.
  package static func take(_ value: Any?, undefinedKey key: String, of object: NSObject) -> Bool {
    let attempt = UndefinedKeyAttempt()
    let outer = Belongings.set(.held(attempt), for: attemptKey, of: object)
    defer { _ = Belongings.set(outer, for: attemptKey, of: object) }
    let answer = Selector("setValue:forUndefinedKey:").send(to: object, [value, key])
    return answer.wasCalled ? !attempt.isRefused : keep(value, key, in: object)
  }

  /// Keeps the value for a key without a property, or ends the program: `setValue(_:forUndefinedKey:)` unless overridden.
  package static func setUndefined(_ value: Any?, _ key: String, of object: NSObject) {
    if keep(value, key, in: object) { return }
    if let attempt = Belongings.value(for: attemptKey, of: object) as? UndefinedKeyAttempt {
      attempt.isRefused = true
      return
    }
    refuse(key, object, knows(key, object) ? "set, only read" : "set")
  }
}

extension _MethodTable {
  /// Records a class's methods for keys without a property, so that overrides of them are called.
  ///
  /// Foundation's `NSObject` has none of them on Linux: each class whose subclasses may override them declares both.
  package func addUndefinedKeys<Owner: NSObject>(
    _ value: @escaping (Owner) -> @MainActor (String) -> Any?,
    _ setValue: @escaping (Owner) -> @MainActor (Any?, String) -> Void
  ) {
    add(_SelectorName("valueForUndefinedKey:")(value))
    add(_SelectorName("setValue:forUndefinedKey:")(setValue))
  }
}

/// A structure that is set by key as an object of `NSValue`.
package protocol UnboxedFromValue {
  /// The structure in an object; nil for another type.
  static func unboxed(_ value: NSValue) -> Self?
}

extension NSValue {
  /// Whether the object holds what another one holds.
  fileprivate func holdsTheType(of other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

extension CGPoint: UnboxedFromValue {
  package static func unboxed(_ value: NSValue) -> CGPoint? {
    value.holdsTheType(of: NSValue(point: .zero)) ? value.pointValue : nil
  }
}

extension CGSize: UnboxedFromValue {
  package static func unboxed(_ value: NSValue) -> CGSize? {
    value.holdsTheType(of: NSValue(size: .zero)) ? value.sizeValue : nil
  }
}

extension CGRect: UnboxedFromValue {
  package static func unboxed(_ value: NSValue) -> CGRect? {
    value.holdsTheType(of: NSValue(rect: .zero)) ? value.rectValue : nil
  }
}
