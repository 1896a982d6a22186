/// A predicate's format, as read by `NSPredicate(format:)`.
///
/// Keys are those of `value(forKeyPath:)`, and of dictionaries. A format that cannot be read ends the program with a
/// message, as on iOS.
struct PredicateFormat {
  indirect enum Condition {
    case value(Bool)
    case not(Condition)
    case all([Condition])
    case any([Condition])
    case comparison(PredicateComparison)
  }

  private let format: String
  private var words: [Word] = []
  private var position = 0
  private var arguments: [Any?]

  private enum Word: Equatable {
    case name(String), text(String), number(String), sign(String), argument(Character)
  }

  /// Reads the whole format with the values for its `%@` and `%K`, in their order.
  static func read(_ format: String, _ arguments: [Any?]) -> Condition {
    var reader = PredicateFormat(format: format, arguments: arguments)
    reader.split()
    let condition = reader.alternatives()
    if reader.position < reader.words.count { reader.refuse("there is more than a condition") }
    return condition
  }

  private init(format: String, arguments: [Any?]) {
    (self.format, self.arguments) = (format, arguments)
  }

  private func refuse(_ problem: String) -> Never {
    fatalError("Unable to parse the format string \"\(format)\": \(problem).")
  }

  // MARK: Words

  private mutating func split() {
    let text = Array(format)
    var place = 0
    let signs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
    while place < text.count {
      let character = text[place]
      if character.isWhitespace {
        place += 1
      } else if character == "\"" || character == "'" {
        var value = ""
        place += 1
        while place < text.count, text[place] != character {
          if text[place] == "\\", place + 1 < text.count { place += 1 }
          value.append(text[place])
          place += 1
        }
        if place == text.count { refuse("a text has no end") }
        place += 1
        words.append(.text(value))
      } else if character == "%", place + 1 < text.count {
        place += 1
        // `%ld` is a number as `%d` is.
        while place < text.count - 1, "lhqz".contains(text[place]) { place += 1 }
        words.append(.argument(text[place]))
        place += 1
      } else if character.isNumber || (character == "-" && place + 1 < text.count && text[place + 1].isNumber) {
        let start = place
        place += 1
        while place < text.count, text[place].isNumber || text[place] == "." { place += 1 }
        words.append(.number(String(text[start..<place])))
      } else if character.isLetter || "_@$#".contains(character) {
        let start = place
        while place < text.count, text[place].isLetter || text[place].isNumber || "_@$#.".contains(text[place]) {
          place += 1
        }
        words.append(.name(String(text[start..<place])))
      } else if place + 1 < text.count, signs.contains(String(text[place...place + 1])) {
        words.append(.sign(String(text[place...place + 1])))
        place += 2
      } else {
        words.append(.sign(String(character)))
        place += 1
      }
    }
  }

  private var next: Word? { position < words.count ? words[position] : nil }

  /// Takes one of the words or signs, in capitals or not.
  private mutating func take(_ choices: String...) -> Bool {
    switch next {
    case .name(let name)? where choices.contains(name.uppercased()): break
    case .sign(let sign)? where choices.contains(sign): break
    default: return false
    }
    position += 1
    return true
  }

  // MARK: Conditions

  private mutating func alternatives() -> Condition {
    var parts = [conjunction()]
    while take("OR", "||") { parts.append(conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() -> Condition {
    var parts = [negation()]
    while take("AND", "&&") { parts.append(negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() -> Condition {
    if take("NOT", "!") { return .not(negation()) }
    if take("TRUEPREDICATE") { return .value(true) }
    if take("FALSEPREDICATE") { return .value(false) }
    let start = position
    if take("(") {
      // Parentheses around a condition, or around the left side of one.
      let inner = alternatives()
      guard take(")") else { refuse("a parenthesis is not closed") }
      if isAtEndOfCondition { return inner }
      position = start
    }
    return comparison()
  }

  private var isAtEndOfCondition: Bool {
    switch next {
    case nil, .sign(")")?, .sign("&&")?, .sign("||")?: true
    case .name(let name)?: ["AND", "OR"].contains(name.uppercased())
    default: false
    }
  }

  private mutating func comparison() -> Condition {
    var quantity = PredicateComparison.Quantity.direct
    if take("ANY", "SOME") {
      quantity = .any
    } else if take("ALL") {
      quantity = .all
    } else if take("NONE") {
      quantity = .none
    }
    let left = expression()
    let kind = comparisonKind()
    var options: Set<Character> = []
    if take("[") {
      if case .name(let letters)? = next {
        options = Set(letters.lowercased())
        position += 1
      }
      guard take("]") else { refuse("options end with ]") }
    }
    return .comparison(
      PredicateComparison(left: left, right: expression(), kind: kind, quantity: quantity, options: options))
  }

  private mutating func comparisonKind() -> PredicateComparison.Kind {
    if take("=", "==") { return .equal }
    if take("!=", "<>") { return .unequal }
    if take("<=", "=<") { return .atMost }
    if take(">=", "=>") { return .atLeast }
    if take("<") { return .less }
    if take(">") { return .greater }
    let kinds: [(String, PredicateComparison.Kind)] = [
      ("CONTAINS", .contains), ("BEGINSWITH", .begins), ("ENDSWITH", .ends), ("LIKE", .like), ("MATCHES", .matches),
      ("IN", .isIn), ("BETWEEN", .between),
    ]
    for (word, kind) in kinds where take(word) { return kind }
    refuse("a comparison such as ==, CONTAINS or IN was expected")
  }

  private mutating func expression() -> PredicateExpression {
    guard let word = next else { refuse("it ends where a value was expected") }
    position += 1
    switch word {
    case .text(let text): return .constant(text)
    case .number(let text): return .constant(text.contains(".") ? Double(text) : Int(text))
    case .argument(let letter):
      guard !arguments.isEmpty else { refuse("there are more places for values than values") }
      let value = arguments.removeFirst()
      return letter == "K" ? .keyPath(value.map { "\($0)" } ?? "") : .constant(value)
    case .sign("{"): return .list(list(to: "}"))
    case .sign("("):
      let inner = expression()
      guard take(")") else { refuse("a parenthesis is not closed") }
      return inner
    case .sign(let sign): refuse("\"\(sign)\" was not expected")
    case .name(let name): return named(name)
    }
  }

  private mutating func list(to end: String) -> [PredicateExpression] {
    var elements: [PredicateExpression] = []
    while !take(end) {
      if next == nil { refuse("a list has no end") }
      elements.append(expression())
      _ = take(",")
    }
    return elements
  }

  private func named(_ name: String) -> PredicateExpression {
    switch name.uppercased() {
    case "SELF": return .object
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    default: break
    }
    if name.hasPrefix("$") { return .variable(String(name.dropFirst())) }
    if name.uppercased().hasPrefix("SELF.") { return .keyPath(String(name.dropFirst(5))) }
    return .keyPath(name.hasPrefix("#") ? String(name.dropFirst()) : name)
  }
}
