/// A value in a predicate.
indirect enum PredicateExpression {
  case object
  case constant(Any?)
  case keyPath(String)
  case variable(String)
  case list([PredicateExpression])

  func value(of object: Any?, _ variables: [String: Any]?) -> Any? {
    switch self {
    case .object: return object
    case .constant(let value): return value
    case .variable(let name): return variables?[name]
    case .list(let elements): return elements.map { $0.value(of: object, variables) as Any }
    case .keyPath(let path):
      return KeyedValues.value(path.split(separator: ".").map(String.init)[...], of: object)
    }
  }
}

/// Values by paths of keys, of objects, dictionaries and lists.
enum KeyedValues {
  static func value(_ keys: ArraySlice<String>, of object: Any?) -> Any? {
    guard let key = keys.first, let object = plain(object) else { return plain(object) }
    let rest = keys.dropFirst()
    if key.uppercased() == "SELF" { return value(rest, of: object) }
    if let list = list(object) {
      if key == "@count" { return list.count }
      return list.map { value(keys, of: $0) as Any }
    }
    if let dictionary = object as? [AnyHashable: Any] {
      if key == "@count" { return dictionary.count }
      return value(rest, of: dictionary[key])
    }
    // Texts have a length, of which no class keeps a record.
    if key == "length", let text = object as? String { return text.utf16.count }
    guard let object = object as? NSObject else { return nil }
    return value(rest, of: object.value(forKey: key))
  }

  /// Returns a value without any optionals around it; nil for nil and `NSNull`.
  static func plain(_ value: Any?) -> Any? {
    guard let value, !(value is NSNull) else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { plain($0.value) }
  }

  static func list(_ value: Any) -> [Any]? {
    if value is String || value is [AnyHashable: Any] { return nil }
    if let list = value as? [Any] { return list }
    if let list = value as? NSArray { return list.map { $0 } }
    if let set = value as? Set<AnyHashable> { return set.map(\.base) }
    if let set = value as? NSSet { return set.allObjects }
    return (value as? NSOrderedSet)?.array
  }

  /// Returns the order of two values; nil where they cannot be compared.
  static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (plain(left), plain(right)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let left?, let right?):
      if let left = left as? String, let right = right as? String { return ordered(left, right) }
      if let left = left as? Date, let right = right as? Date { return left.compare(right) }
      if let left = number(left), let right = number(right) { return ordered(left, right) }
      return nil
    }
  }

  private static func ordered<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  static func number(_ value: Any) -> Double? {
    if let number = value as? NSNumber { return number.doubleValue }
    if let value = value as? any BinaryInteger { return Double(value) }
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    return (value as? Bool).map { $0 ? 1 : 0 }
  }
}

/// Two values and how they are compared.
struct PredicateComparison {
  enum Kind {
    case equal, unequal, less, greater, atMost, atLeast, contains, begins, ends, like, matches, isIn, between
  }
  enum Quantity { case direct, any, all, none }

  var left: PredicateExpression
  var right: PredicateExpression
  var kind: Kind
  var quantity: Quantity
  /// `c`: capitals are as small letters; `d`: letters with marks are as those without.
  var options: Set<Character>

  func holds(for object: Any?, _ variables: [String: Any]?) -> Bool {
    let left = KeyedValues.plain(left.value(of: object, variables))
    let right = KeyedValues.plain(right.value(of: object, variables))
    guard quantity != .direct else { return holds(left, right) }
    let list = left.flatMap(KeyedValues.list) ?? []
    switch quantity {
    case .any: return list.contains { holds($0, right) }
    case .all: return list.allSatisfy { holds($0, right) }
    case .none, .direct: return !list.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: return isEqual(left, right)
    case .unequal: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .atMost: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .atLeast: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .contains: return contains(left, right)
    case .isIn: return contains(right, left)
    case .between:
      guard let bounds = right.flatMap(KeyedValues.list), bounds.count == 2, left != nil else { return false }
      return order(left, bounds[0]).map { $0 != .orderedAscending } ?? false
        && order(left, bounds[1]).map { $0 != .orderedDescending } ?? false
    case .begins: return text(left, right) { $0.hasPrefix($1) }
    case .ends: return text(left, right) { $0.hasSuffix($1) }
    case .like: return text(left, right) { matches($0, Self.pattern(of: $1)) }
    case .matches: return text(left, right) { matches($0, $1) }
    }
  }

  /// Returns the order of two values; nil without a value, as nothing is less or more than a value.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    left == nil || right == nil ? nil : KeyedValues.compare(left.map(folded), right.map(folded))
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let result = KeyedValues.compare(left.map(folded), right.map(folded)) { return result == .orderedSame }
    guard let left, let right else { return false }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    return (left as? AnyHashable).map { $0 == right as? AnyHashable } ?? (left as AnyObject === right as AnyObject)
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    guard let whole else { return false }
    if let list = KeyedValues.list(whole) { return list.contains { isEqual(KeyedValues.plain($0), part) } }
    if let dictionary = whole as? [AnyHashable: Any] { return dictionary.values.contains { isEqual($0, part) } }
    return text(whole, part) { $0.contains($1) }
  }

  /// A text with the differences taken out that do not count.
  private func folded(_ value: Any) -> Any {
    guard var text = value as? String, !options.isEmpty else { return value }
    if options.contains("d") { text = text.folding(options: .diacriticInsensitive, locale: nil) }
    return options.contains("c") ? text.lowercased() : text
  }

  private func text(_ left: Any?, _ right: Any?, _ test: (String, String) -> Bool) -> Bool {
    guard let left = left.map(folded) as? String else { return false }
    // A pattern's letters may be signs of it, such as `\D`: what it is compared with is folded by the search.
    guard let pattern = (kind == .matches ? right : right.map(folded)) as? String else { return false }
    return test(left, pattern)
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    guard
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(pattern))$", options: options.contains("c") ? [.caseInsensitive] : [])
    else { fatalError("Can't do regex matching: \"\(pattern)\" is no regular expression.") }
    let range = NSRange(location: 0, length: text.utf16.count)
    // Not up to a line break at the end, which `$` allows.
    return expression.firstMatch(in: text, range: range)?.range == range
  }

  /// `*` is any text, `?` any character.
  private static func pattern(of wildcards: String) -> String {
    NSRegularExpression.escapedPattern(for: wildcards).replacingOccurrences(of: "\\*", with: "[\\s\\S]*")
      .replacingOccurrences(of: "\\?", with: "[\\s\\S]")
  }
}
