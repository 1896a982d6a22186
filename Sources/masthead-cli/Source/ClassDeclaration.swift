/// A class as its declaration shows it, found without understanding the rest of the file.
struct ClassDeclaration: Equatable {
  /// The name with the types that it is declared in, such as `Outer.Inner`.
  var name: String
  /// The types after the colon, in order; generic arguments are left out.
  var inherited: [String]
  /// Whether other files cannot name it.
  var isPrivate: Bool
  var isGeneric: Bool
  /// Line counted from 1.
  var line: Int

  /// The class declarations of a file in source order; those inside functions cannot be named and are left out.
  static func all(in bytes: [UInt8]) -> [ClassDeclaration] {
    var scanner = ClassScanner(tokens: SwiftTokenizer.tokens(in: bytes))
    return scanner.scan()
  }
}

/// Walks over tokens and keeps what types it is inside of.
private struct ClassScanner {
  private struct Scope {
    /// Name of the type whose braces these are; nil for a function, closure or other block.
    var name: String?
    var isPrivate: Bool
  }

  private static let typeKeywords: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol"]
  private static let modifiers: Set<String> = [
    "public", "open", "internal", "package", "fileprivate", "private", "final", "static", "override", "dynamic",
    "nonisolated",
    "required", "convenience", "lazy", "weak", "unowned", "mutating", "indirect",
  ]
  /// Words after `class` that make it a modifier of a member.
  private static let memberKeywords: Set<String> = ["func", "var", "let", "subscript", "init", "typealias"]

  let tokens: [SwiftToken]
  var index = 0
  private var scopes: [Scope] = []
  var found: [ClassDeclaration] = []

  init(tokens: [SwiftToken]) {
    self.tokens = tokens
  }

  mutating func scan() -> [ClassDeclaration] {
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .word && Self.typeKeywords.contains(token.text) && declares(index) {
        scanType(keyword: token.text)
        continue
      }
      if token.kind == .sign && token.text == "{" { scopes.append(Scope(name: nil, isPrivate: false)) }
      if token.kind == .sign && token.text == "}" { _ = scopes.popLast() }
      index += 1
    }
    return found
  }

  /// Whether the keyword there declares a type, and is neither a modifier, nor a constraint, nor a member's name.
  private func declares(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return false }
    let next = tokens[index + 1].text
    if Self.memberKeywords.contains(next) || Self.modifiers.contains(next) { return false }
    guard index > 0 else { return true }
    let previous = tokens[index - 1].text
    return previous != "." && previous != ":" && previous != "," && previous != "&"
  }

  private mutating func scanType(keyword: String) {
    let line = tokens[index].line
    let isPrivate = hasPrivateModifier(before: index)
    index += 1
    var name = tokens[index].text
    index += 1
    while keyword == "extension", isSign("."), index + 1 < tokens.count {
      name += "." + tokens[index + 1].text
      index += 2
    }
    let isGeneric = isSign("<")
    if isGeneric { skipAngles() }
    var inherited: [String] = []
    if isSign(":") {
      index += 1
      inherited = scanInheritance()
    }
    while index < tokens.count, !isSign("{"), !isSign("}") { index += 1 }
    guard isSign("{") else { return }
    let outer = scopes
    if keyword == "class" && !outer.contains(where: { $0.name == nil }) {
      found.append(
        ClassDeclaration(
          name: (outer.compactMap(\.name) + [name]).joined(separator: "."), inherited: inherited,
          isPrivate: isPrivate || outer.contains(where: \.isPrivate), isGeneric: isGeneric, line: line))
    }
    scopes.append(Scope(name: name, isPrivate: isPrivate))
    index += 1
  }

  private func isSign(_ text: String) -> Bool {
    index < tokens.count && tokens[index].kind == .sign && tokens[index].text == text
  }

  private func hasPrivateModifier(before index: Int) -> Bool {
    var position = index - 1
    while position >= 0, tokens[position].kind == .word, Self.modifiers.contains(tokens[position].text) {
      if tokens[position].text == "private" || tokens[position].text == "fileprivate" { return true }
      position -= 1
    }
    return false
  }

  private mutating func skipAngles() {
    var depth = 0
    repeat {
      if isSign("<") { depth += 1 }
      if isSign(">") { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
  }

  private mutating func scanInheritance() -> [String] {
    var types: [String] = []
    var current = ""
    while index < tokens.count, !isSign("{") {
      let token = tokens[index]
      if token.kind == .word && token.text == "where" { break }
      if isSign("<") {
        skipAngles()
        continue
      }
      if isSign("@") {
        index += 2  // An attribute of the inherited type, such as @unchecked.
        continue
      }
      if isSign(",") {
        types.append(current)
        current = ""
      } else {
        current += token.text
      }
      index += 1
    }
    types.append(current)
    return types.filter { !$0.isEmpty }
  }
}
