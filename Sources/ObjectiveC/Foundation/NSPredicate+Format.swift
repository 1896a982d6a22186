extension PredicateFormat.Condition {
  func holds(for object: Any?, _ variables: [String: Any]?) -> Bool {
    switch self {
    case .value(let value): return value
    case .not(let condition): return !condition.holds(for: object, variables)
    case .all(let conditions): return conditions.allSatisfy { $0.holds(for: object, variables) }
    case .any(let conditions): return conditions.contains { $0.holds(for: object, variables) }
    case .comparison(let comparison): return comparison.holds(for: object, variables)
    }
  }
}

extension NSPredicate {
  /// A condition by its format, with values for `%@`, `%d` and `%K`: `NSPredicate(format: "SELF MATCHES %@", pattern)`.
  ///
  /// Properties of objects are asked for by key, and so have to be marked `@objc`; dictionaries have theirs. There are
  /// comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, each
  /// with `[cd]`, `ANY`, `ALL`, `NONE`, lists in braces, `@count`, and variables. Functions and subqueries end the
  /// program with a message, as does any format that cannot be read.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, values: args)
  }

  /// A condition by its format, with lists and other objects among the values: `NSPredicate(format: "age IN %@", [40, 41])`.
  @_disfavoredOverload
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, values: args)
  }

  /// A condition by its format, with the values in a list.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(format: predicateFormat, values: arguments ?? [])
  }

  private convenience init(format: String, values: [Any]) {
    let condition = PredicateFormat.read(format, values)
    self.init { object, variables in condition.holds(for: object, variables) }
  }
}

extension Optional where Wrapped == Any {
  fileprivate subscript(keyed path: String?) -> Any? {
    guard let path else { return self }
    return KeyedValues.value(path.split(separator: ".").map(String.init)[...], of: self)
  }
}

extension NSSortDescriptor {
  /// An order by the value of a key, or of a path of keys; nil for the objects themselves.
  ///
  /// Texts, numbers and dates are compared; nil comes first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \Any?.[keyed: key], ascending: ascending) { left, right in
      KeyedValues.compare(left, right) ?? .orderedSame
    }
  }

  /// An order by the value of a key as a block compares it.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \Any?.[keyed: key], ascending: ascending) { left, right in
      cmptr(KeyedValues.plain(left) ?? NSNull(), KeyedValues.plain(right) ?? NSNull())
    }
  }

  /// An order by the value of a key as a method of texts compares it: `compare:` and its kin, of which others end the program.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description ?? "compare:"
    self.init(keyPath: \Any?.[keyed: key], ascending: ascending) { left, right in
      guard let left = KeyedValues.plain(left) as? String, let right = KeyedValues.plain(right) as? String else {
        return KeyedValues.compare(left, right) ?? .orderedSame
      }
      switch name {
      case "compare:": return left.compare(right)
      case "caseInsensitiveCompare:": return left.caseInsensitiveCompare(right)
      case "localizedCompare:": return left.localizedCompare(right)
      case "localizedCaseInsensitiveCompare:": return left.localizedCaseInsensitiveCompare(right)
      case "localizedStandardCompare:": return left.localizedStandardCompare(right)
      default: fatalError("NSSortDescriptor: \(name) compares no texts; give it a comparator")
      }
    }
  }
}
