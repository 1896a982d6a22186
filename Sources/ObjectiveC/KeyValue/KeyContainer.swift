import Foundation

/// An object of Core Animation: it keeps values under keys that its class has no property for, and knows paths into values, such as `transform.rotation.z`.
@MainActor package protocol KeyContainer: NSObject {
  /// The value that is kept under a key; nil where none is.
  func keptValue(forKey key: String) -> Any?
  /// Keeps a value under a key; nil removes it.
  func keep(_ value: Any?, forKey key: String)
  /// The value at the end of a path that leads into a value; nil where the path is one of keys alone.
  func value(inPath path: [String]) -> KeyPathAnswer?
  /// Sets the value at the end of a path that leads into a value; false where the path is one of keys alone.
  func set(_ value: Any?, inPath path: [String]) -> Bool
}

/// The value at the end of a path.
package struct KeyPathAnswer {
  package let value: Any?

  package init(_ value: Any?) { self.value = value }
}

extension KeyValueCoding {
  /// Asks an object that keeps values; nil where it is no such object.
  ///
  /// Objects of Core Animation belong to the main actor, as everybody who has a key of theirs does.
  static func asking<Answer>(_ object: Any?, _ question: @MainActor (any KeyContainer) -> Answer) -> Answer? {
    guard let container = object as? any KeyContainer else { return nil }
    return withoutActuallyEscaping(question) { question in
      unsafeBitCast(question, to: ((any KeyContainer) -> Answer).self)(container)
    }
  }

  /// Keeps a value under a key that a class does not have; false where the class keeps none.
  static func keep(_ value: Any?, _ key: String, in object: NSObject) -> Bool {
    nonisolated(unsafe) let value = value
    return asking(object, { $0.keep(value, forKey: key) }) != nil
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
}

/// A structure that is given as an object of `NSValue` where it is set by key.
package protocol UnboxedFromValue {
  /// The structure that an object holds; nil where it holds another.
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
