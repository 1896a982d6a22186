/// The list under a key of an object as a mutable list: changes to it change the object's property.
///
/// The property's own methods to insert and remove are called where the class has them (`insertObject:inNamesAtIndex:`), else the property is set to
/// a changed copy (Apple, Key-Value Coding Programming Guide, “Accessor Search Patterns”).
final class KeyedArray: NSMutableArray {
  private let object: NSObject
  private let key: String

  init(of object: NSObject, key: String) {
    (self.object, self.key) = (object, key)
    super.init(objects: nil, count: 0)
  }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    fatalError("The list under a key is made by mutableArrayValue(forKey:)")
  }

  required convenience init(arrayLiteral elements: Any...) {
    fatalError("The list under a key is made by mutableArrayValue(forKey:)")
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("The list under a key is not read from an archive; archive the object that has it")
  }

  private var value: Any? { object.value(forKey: key) }
  private var elements: [Any] {
    let value = value
    return (value as? NSArray).map { Array($0) } ?? value as? [Any] ?? []
  }

  override var count: Int { (value as? NSArray)?.count ?? elements.count }

  override func object(at index: Int) -> Any { elements[index] }

  override func insert(_ anObject: Any, at index: Int) {
    if call("insertObject:in\(capital)AtIndex:", [anObject, index]) { return }
    change { $0.insert(anObject, at: index) }
  }

  override func removeObject(at index: Int) {
    if call("removeObjectFrom\(capital)AtIndex:", [index]) { return }
    change { $0.remove(at: index) }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    if call("replaceObjectIn\(capital)AtIndex:withObject:", [index, anObject]) { return }
    guard MethodTables.method("insertObject:in\(capital)AtIndex:", of: object) == nil else {
      removeObject(at: index)
      insert(anObject, at: index)
      return
    }
    change { $0[index] = anObject }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
  override func removeAllObjects() { while count > 0 { removeLastObject() } }

  private var capital: String { key.prefix(1).uppercased() + key.dropFirst() }

  /// Calls the class's own method to change the list; false where there is none.
  private func call(_ name: String, _ arguments: [Any?]) -> Bool {
    guard let method = MethodTables.method(name, of: object) else { return false }
    let observers = ObjectObservers.existing(of: object)
    observers?.willChange(key)
    _ = method.call(object, arguments)
    observers?.didChange(key)
    return true
  }

  private func change(_ body: (inout [Any]) -> Void) {
    let isObject = value is NSArray
    var elements = elements
    body(&elements)
    object.setValue(isObject ? NSMutableArray(array: elements) : elements, forKey: key)
  }
}
