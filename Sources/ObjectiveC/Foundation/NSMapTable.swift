/// A dictionary of objects that may hold its keys and values weakly.
///
/// An entry that has lost its key or its value is gone. Keys are listed in the order in which they came.
open class NSMapTable<KeyType, ObjectType>: NSObject, NSCopying {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var next = 0

  private struct Entry {
    var key: ObjectReference
    var value: ObjectReference
    var number: Int

    var isWhole: Bool { key.object != nil && value.object != nil }
  }

  /// A table that holds keys and values as the options say; `capacity` is a hint.
  public required init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
  }

  /// A table that holds both.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Makes a table that holds its values while their keys exist.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// A table that holds its keys alone.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// A table that holds neither.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var entries: [Entry] { buckets.values.joined().filter(\.isWhole).sorted { $0.number < $1.number } }

  /// The number of keys with a value.
  open var count: Int { entries.count }

  /// Returns the value of a key; nil for a key without one.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
    let found = buckets[ObjectReference.hash(of: key, options: keyOptions)]?.first {
      $0.key.isSame(as: key, options: keyOptions)
    }
    return found?.value.object as? ObjectType
  }

  /// Sets the value of a key; nil removes the key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    let key = ObjectReference(aKey, options: keyOptions)
    let value = ObjectReference(anObject, options: valueOptions)
    buckets[key.hash, default: []].append(Entry(key: key, value: value, number: next))
    next += 1
  }

  /// Takes a key and its value out.
  open func removeObject(forKey aKey: KeyType?) {
    guard let key = aKey.map({ $0 as AnyObject }) else { return }
    buckets[ObjectReference.hash(of: key, options: keyOptions)]?.removeAll {
      !$0.isWhole || $0.key.isSame(as: key, options: keyOptions)
    }
  }

  /// Takes everything out.
  open func removeAllObjects() { buckets = [:] }

  /// The keys one after the other.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key.object)).objectEnumerator() }

  /// The values one after the other.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }

  /// Keys that can be told apart by value, with their values.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for entry in entries {
      guard let key = entry.key.object as? AnyHashable, let value = entry.value.object as? ObjectType else { continue }
      result[key] = value
    }
    return result
  }

  /// A table of the same keys and values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(keyOptions: keyOptions, valueOptions: valueOptions)
    for entry in entries {
      copy.setObject(entry.value.object as? ObjectType, forKey: entry.key.object as? KeyType)
    }
    return copy
  }
}
