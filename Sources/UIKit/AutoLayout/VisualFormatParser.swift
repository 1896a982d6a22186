/// Reads a visual format, one character after the other.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parseFormat()
  }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private func failure(_ message: String, at place: Int? = nil) -> VisualFormatError {
    VisualFormatError(format: format, position: place ?? position, message: message)
  }

  private mutating func skip(_ text: String) -> Bool {
    let wanted = Array(text)
    guard position + wanted.count <= characters.count,
      Array(characters[position..<position + wanted.count]) == wanted
    else { return false }
    position += wanted.count
    return true
  }

  private mutating func expect(_ text: String, _ place: String) throws(VisualFormatError) {
    if !skip(text) { throw failure("Expected '\(text)' \(place)") }
  }

  // MARK: Parts

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if skip("V:") { result.axis = .vertical } else { _ = skip("H:") }
    if skip("|") {
      result.stops.append(.superview)
      result.connections.append(try parseConnection())
    }
    result.stops.append(try parseView())
    while next != nil {
      result.connections.append(try parseConnection())
      if skip("|") {
        result.stops.append(.superview)
        if next != nil { throw failure("Nothing may follow the closing '|'") }
      } else {
        result.stops.append(try parseView())
      }
    }
    return result
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard skip("-") else { return .touching }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if next == "(" {
      predicates = try parsePredicates()
    } else {
      let start = position
      // UIKit reads a sign in parentheses alone.
      if next == "-" { throw failure("A negative distance stands in parentheses, as in -(-8)-") }
      predicates = [VisualFormat.Predicate(object: try parseObject("a distance"), position: start)]
    }
    try expect("-", "after the distance")
    return .distances(predicates)
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.Stop {
    try expect("[", "before a view's name")
    let start = position
    guard let name = parseName() else { throw failure("Expected a view's name") }
    let sizes = next == "(" ? try parsePredicates() : []
    try expect("]", "after the view '\(name)'")
    return .view(name: name, position: start, sizes: sizes)
  }

  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try expect("(", "before a condition")
    var result: [VisualFormat.Predicate] = []
    repeat { result.append(try parsePredicate()) } while skip(",")
    try expect(")", "after the condition")
    return result
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if skip(">=") {
      relation = .greaterThanOrEqual
    } else if skip("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = skip("==")
    }
    let start = position
    let object = try parseObject("a number, a metric or a view")
    var priority: VisualFormat.Predicate.Object?
    if skip("@") { priority = try parseObject("a priority") }
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority, position: start)
  }

  private mutating func parseObject(_ what: String) throws(VisualFormatError) -> VisualFormat.Predicate.Object {
    if let name = parseName() { return .name(name) }
    let start = position
    var text = ""
    if next == "-" || next == "+" {
      text.append(characters[position])
      position += 1
    }
    while let character = next, character.isASCII, character.isNumber || character == "." {
      text.append(character)
      position += 1
    }
    guard let number = Double(text) else { throw failure("Expected \(what)", at: start) }
    return .number(CGFloat(number))
  }

  private mutating func parseName() -> String? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    var text = ""
    while let character = next, character.isLetter || character.isNumber || character == "_" {
      text.append(character)
      position += 1
    }
    return text
  }
}
