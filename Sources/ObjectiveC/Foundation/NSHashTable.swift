/// A set of objects that may hold them weakly, used for lists of observers.
///
/// Objects are listed in the order in which they came. Those that went are not counted, which at Apple they are until the table is
/// next tidied. Values of Swift are boxed; a box nobody holds, so that only a table with strong references keeps it.
open class NSHashTable<ObjectType>: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var next = 0

  private struct Entry {
    var reference: ObjectReference
    var number: Int
  }

  /// A table that holds its objects as the options say; `capacity` is a hint.
  public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  /// A table that holds its objects weakly.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private var living: [AnyObject] {
    buckets.values.joined().sorted { $0.number < $1.number }.compactMap(\.reference.object)
  }

  private func reference(_ object: AnyObject) -> ObjectReference? {
    buckets[ObjectReference.hash(of: object, options: options)]?.first {
      $0.reference.isSame(as: object, options: options)
    }?.reference
  }

  /// The number of objects.
  open var count: Int { living.count }
  /// The objects, in the order in which they came.
  open var allObjects: [ObjectType] { living.compactMap { $0 as? ObjectType } }
  /// An arbitrary object of the table; nil for an empty table.
  open var anyObject: ObjectType? { allObjects.first }
  /// The objects as a set of those that can be told apart by value.
  open var setRepresentation: Set<AnyHashable> { Set(living.compactMap { $0 as? AnyHashable }) }

  /// Adds an object that the table does not hold yet; nil is left out.
  open func add(_ object: ObjectType?) {
    guard let object, reference(object as AnyObject) == nil else { return }
    let reference = ObjectReference(object, options: options)
    // What has gone makes room.
    let kept = (buckets[reference.hash] ?? []).filter { $0.reference.object != nil }
    buckets[reference.hash] = kept + [Entry(reference: reference, number: next)]
    next += 1
  }

  /// Removes an object; an object that is not in the table changes nothing.
  open func remove(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }) else { return }
    let hash = ObjectReference.hash(of: object, options: options)
    buckets[hash]?.removeAll { $0.reference.object == nil || $0.reference.isSame(as: object, options: options) }
  }

  /// Takes all objects out.
  open func removeAllObjects() { buckets = [:] }

  /// Whether the table holds an object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object of the table that counts as equal to an object; nil without one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { reference($0 as AnyObject)?.object as? ObjectType }
  }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
  /// Removes the objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
  /// Keeps only objects that another table holds, too.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// Whether the tables share an object.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains { other.contains($0) } }
  /// Whether another table holds all that this one does.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy { other.contains($0) } }
  /// Whether both tables hold the same.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }

  /// The objects one after the other.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: living).objectEnumerator() }

  /// A table of the same objects.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(options: options)
    copy.union(self)
    return copy
  }
}
