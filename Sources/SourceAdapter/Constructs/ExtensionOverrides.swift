internal import SwiftSyntax

/// Overrides in extensions, and methods of extensions that subclasses override: the class's body gets a member that calls them.
///
/// Swift without Objective-C dispatches only members in the body of a class. The extension's method gets a name of its
/// own, in place, and the class a line before its closing brace. `super` in the method's body goes on working.
struct ExtensionOverrides {
  /// A member of an extension that the class's body has to have.
  struct Move {
    var scope: Int
    var member: Member
    var declaration: Int
  }

  private(set) var moves: [Move] = []
  /// Overrides of classes of other modules.
  private(set) var foreign: [(scope: Int, member: Member)] = []

  init(index: ModuleIndex) {
    var overridden: [String: Set<String>] = [:]
    for scope in index.scopes where scope.kind == .class || scope.kind == .extension {
      let overrides = scope.members.filter(\.isOverride)
      guard !overrides.isEmpty else { continue }
      for ancestor in index.lineage(of: scope.name).dropFirst() {
        overridden[ancestor, default: []].formUnion(overrides.flatMap { [$0.fullName, $0.signature] })
      }
    }
    for (number, scope) in index.scopes.enumerated() where scope.kind == .extension {
      let declaration = index.declaration(named: scope.name)
      for member in scope.members where member.kind != .initializer {
        if member.isOverride {
          // There is nothing to override: the runtime finds the extension's method by its record.
          if MethodRecords.isMissing(member, in: scope, index) { continue }
          if let declaration, index[declaration].closingBrace != nil {
            moves.append(Move(scope: number, member: member, declaration: declaration))
          } else {
            foreign.append((number, member))
          }
        } else if let declaration, index[declaration].kind == .class, index[declaration].closingBrace != nil,
          !member.modifiers.contains("private"), !member.modifiers.contains("fileprivate"),
          !member.modifiers.contains("static"),
          overridden[scope.name]?.contains(
            scope.members.count { $0.fullName == member.fullName } > 1 ? member.signature : member.fullName) == true
            || (member.modifiers.contains("open") && (member.isMarkedObjectiveC || scope.isObjectiveC))
        {
          moves.append(Move(scope: number, member: member, declaration: declaration))
        }
      }
    }
  }

  /// Renames the extension's member and returns the lines of the class's; nil where the member is none that can be moved.
  ///
  /// The compiler's messages on the class's member name the line of the extension's.
  static func adapt(_ move: Move, index: ModuleIndex, extensionDraft: inout FileDraft) -> String? {
    let scope = index[move.scope]
    let member = move.member
    let name = uniqueName(scope.name, member)
    let observer = ObservingOverride(member)
    guard var text = observer?.forwarding(to: name) ?? forwarding(member, to: name) else { return nil }
    // What the extension says of access holds for its members; a class's body has to say it of each.
    if !scope.access.isEmpty, member.modifiers.isDisjoint(with: accessLevels) { text = scope.access + " " + text }
    if let observer {
      observer.adapt(to: name, in: &extensionDraft)
    } else {
      rename(member, to: name, in: &extensionDraft)
    }
    let guards = member.guards.filter { !index[move.declaration].guards.contains($0) }
    text = extensionDraft.located(text, at: member.nameRange.lowerBound)
    return (guards.map { "#if \($0)" } + [text] + guards.map { _ in "#endif" }).joined(separator: "\n")
  }

  private static let accessLevels: Set<String> = ["public", "open", "internal", "package", "fileprivate", "private"]

  /// A name that no other member of the class, of its superclasses or of modules around has.
  static func uniqueName(_ type: String, _ member: Member) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(type).\(member.signature)\(member.isTypeMember)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return "_o" + String(hash % 2_176_782_336, radix: 36)
  }

  /// Members of `NSObject` that anybody may call from any thread, whatever actor the class belongs to.
  private static let ofNoActor: Set<String> = [
    "description", "debugDescription", "hash", "isEqual(_:)", "copy()", "mutableCopy()", "responds(to:)",
    "value(forKey:)", "setValue(_:forKey:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
    "observeValue(forKeyPath:of:change:context:)",
  ]

  /// Gives the extension's member another name, and takes words from it that only the class's member has.
  static func rename(_ member: Member, to name: String, in draft: inout FileDraft) {
    // An override has the isolation of what it overrides; what is no override any more has that of the class.
    let isFree =
      member.isOverride && ofNoActor.contains(member.fullName) && !member.modifiers.contains("nonisolated")
      && !member.isTypeMember
    guard let modifiers = member.node.asProtocol(WithModifiersSyntax.self)?.modifiers else { return }
    // Elements of the list itself: what its own `filter` makes is another tree, whose places begin at 0.
    let words = Array(modifiers).filter { ["override", "open"].contains($0.name.text) }
    // Such a word, or `@objc`, gives room for a longer name.
    var start = words.first?.positionAfterSkippingLeadingTrivia.utf8Offset
    for element in member.node.asProtocol(WithAttributesSyntax.self)?.attributes ?? [] {
      guard case .attribute(let attribute) = element, Attributes.name(attribute) == "objc" else { continue }
      let offset = attribute.positionAfterSkippingLeadingTrivia.utf8Offset
      start = min(start ?? offset, offset)
    }
    let isLonger = name.utf8.count > member.nameRange.count
    guard isLonger, let start, !draft.original[start..<member.nameRange.lowerBound].contains(UInt8(ascii: "\n")) else {
      for word in words {
        let range = word.positionAfterSkippingLeadingTrivia.utf8Offset..<word.endPositionBeforeTrailingTrivia.utf8Offset
        draft.replace(range, with: isFree && word.name.text == "override" ? "nonisolated" : "")
      }
      draft.replace(member.nameRange, with: name)
      return
    }
    let kept = String(decoding: draft.original[start..<member.nameRange.lowerBound], as: UTF8.self)
      .split(separator: " ").map(String.init).filter {
        !["override", "open", "@objc"].contains($0) && !$0.hasPrefix("@objc(")
      }
    let text = ((isFree ? ["nonisolated"] : []) + kept + [name]).joined(separator: " ")
    let room = member.nameRange.upperBound - start - text.utf8.count
    draft.claim(start..<member.nameRange.upperBound, with: String(repeating: " ", count: max(0, room)) + text)
  }

  /// The class's member, on one line.
  private static func forwarding(_ member: Member, to name: String) -> String? {
    if let function = member.node.as(FunctionDeclSyntax.self) {
      return call(function, name: name).map { "\(head(of: function)) { \($0) }" }
    }
    if let variable = member.node.as(VariableDeclSyntax.self), let head = head(of: variable) {
      return head + (isSettable(variable) ? " { get { \(name) } set { \(name) = newValue } }" : " { \(name) }")
    }
    return nil
  }

  /// Returns a property's declaration without its body, on one line; nil for a property without a stated type.
  static func head(of variable: VariableDeclSyntax) -> String? {
    guard variable.bindings.count == 1, let binding = variable.bindings.first, let type = binding.typeAnnotation else {
      return nil
    }
    return [head(variable.attributes, variable.modifiers), "var \(binding.pattern.trimmedDescription)\(flat(type))"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns a name for an unnamed parameter, so that it can be passed on.
  private static func unnamed(_ place: Int) -> String { "_p\(place)" }

  /// A signature on one line, all of whose parameters have names.
  static func flatSignature(_ signature: FunctionSignatureSyntax) -> String {
    [flatParameters(signature.parameterClause), flat(signature.effectSpecifiers), flat(signature.returnClause)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A list of parameters on one line, all of which have names.
  static func flatParameters(_ clause: FunctionParameterClauseSyntax) -> String {
    guard clause.parameters.contains(where: { ($0.secondName ?? $0.firstName).text == "_" }) else {
      return flat(clause)
    }
    let named = clause.parameters.enumerated().map { place, parameter -> String in
      guard (parameter.secondName ?? parameter.firstName).text == "_" else {
        return flat(parameter.with(\.trailingComma, nil))
      }
      let value = parameter.defaultValue.map { " " + flat($0) } ?? ""
      return "\(parameter.firstName.text) \(unnamed(place)): \(flat(parameter.type))\(value)"
    }
    return "(\(named.joined(separator: ", ")))"
  }

  static func isSettable(_ variable: VariableDeclSyntax) -> Bool {
    guard case .accessors(let list) = variable.bindings.first?.accessorBlock?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }

  /// A method's declaration without its body, on one line.
  static func head(of function: FunctionDeclSyntax) -> String {
    [
      head(function.attributes, function.modifiers),
      "func \(function.name.text)\(flat(function.genericParameterClause))\(flatSignature(function.signature))",
      flat(function.genericWhereClause),
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns a call with all parameters passed on; nil for a variadic parameter, which cannot be passed on.
  static func call(_ function: FunctionDeclSyntax, name: String) -> String? {
    var arguments: [String] = []
    for (place, parameter) in function.signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil else { return nil }
      let label = parameter.firstName.text
      let inner = FileReader.plain(parameter.secondName ?? parameter.firstName)
      let value = inner == "_" ? unnamed(place) : MethodRecords.quoted(inner)
      let passed = parameter.type.trimmedDescription.hasPrefix("inout") ? "&" + value : value
      arguments.append(label == "_" ? passed : "\(label): \(passed)")
    }
    let effects = function.signature.effectSpecifiers
    return (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
      + "\(name)(\(arguments.joined(separator: ", ")))"
  }

  private static func head(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
    var words: [String] = []
    for element in attributes {
      if case .attribute(let attribute) = element, !Attributes.isRemoved(attribute) { words.append(flat(attribute)) }
    }
    words += modifiers.filter { $0.name.text != "dynamic" }.map { flat($0) }
    return words.joined(separator: " ")
  }

  /// The text on one line, without comments.
  static func flat(_ node: (some SyntaxProtocol)?) -> String {
    guard let node else { return "" }
    var text = ""
    for token in node.tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, !token.leadingTrivia.isEmpty, text.last != " " { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
