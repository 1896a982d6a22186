import CClassRecords

/// The method tables of all classes of the process, found at first use.
enum MethodTables {
  typealias Found = [(type: AnyClass, fill: (_MethodTable) -> Void)]

  private struct State {
    /// The number of programs and libraries that were looked through.
    var images = 0
    var records: [ObjectIdentifier: [(_MethodTable) -> Void]] = [:]
    var tables: [ObjectIdentifier: _MethodTable] = [:]
    /// All classes with records.
    var types: [ObjectIdentifier: AnyClass] = [:]
  }

  /// The records read from the program; they change only when libraries are loaded later.
  private nonisolated(unsafe) static var state = State()
  private static let lock = NSRecursiveLock()

  /// The tables of a class and of those above it, the class's own first.
  static func tables(of type: AnyClass) -> [_MethodTable] {
    lock.withLock {
      readRecords()
      return sequence(first: type, next: { _getSuperclass($0) }).compactMap(table)
    }
  }

  /// Returns the first result of `find` in the tables of the class and of those above it.
  static func first<Thing>(of type: AnyClass, _ find: (_MethodTable) -> Thing?) -> Thing? {
    lock.withLock {
      readRecords()
      var current: AnyClass? = type
      while let type = current {
        if let table = table(type), let thing = find(table) { return thing }
        current = _getSuperclass(type)
      }
      return nil
    }
  }

  /// The method for a message to an object, or to a class.
  static func method(_ name: String, of target: Any) -> HeldMethod? {
    if name.isEmpty { return nil }
    if let type = target as? AnyClass { return first(of: type) { $0.classMethods[name] } }
    return first(of: type(of: target as AnyObject)) { $0.methods[name] }
  }

  /// The property of that key.
  static func property(_ key: String, of type: AnyClass) -> HeldProperty? { first(of: type) { $0.properties[key] } }

  private static func table(_ type: AnyClass) -> _MethodTable? {
    let id = ObjectIdentifier(type)
    if let fills = state.records.removeValue(forKey: id) {
      let table = state.tables[id] ?? _MethodTable()
      for fill in fills { fill(table) }
      state.tables[id] = table
      return table
    }
    return state.tables[id]
  }

  // MARK: Records

  /// Reads the records of programs and libraries that were loaded since the last call.
  private static func readRecords() {
    var found: Found = []
    state.images = withUnsafeMutablePointer(to: &found) { masthead_read_class_records(state.images, $0) }
    for record in found {
      state.records[ObjectIdentifier(record.type), default: []].append(record.fill)
      state.types[ObjectIdentifier(record.type)] = record.type
    }
  }

  /// The classes with records, in no order.
  static var recordedTypes: [AnyClass] {
    lock.withLock {
      readRecords()
      return Array(state.types.values)
    }
  }
}
