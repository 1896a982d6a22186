internal import SwiftSyntax

/// `#selector(f(_:))` becomes `_s1(_A1.f(_:))`: a value with the selector's name is called with the method, which the compiler looks up and
/// checks as it would.
///
/// `_A1` names the type around it, so that the method is not bound to `self`, which initial values of properties do not have. Where the
/// method cannot be written unbound (through an object, with `as`, of a protocol) the selector is made by name alone, and the
/// class's record finds the method: `_s1(of: button.f)`, where the compiler looks the method up all the same.
struct Selectors {
  let index: ModuleIndex
  /// Names of the type around, by scope.
  private(set) var aliases: [Int: String] = [:]

  init(index: ModuleIndex) { self.index = index }

  private struct Reference {
    /// The expression before the last dot.
    var owner: ExprSyntax?
    var base: String
    /// The labels; nil if none are written.
    var labels: [String]?
    /// Whether the type is given by `as`.
    var isCast = false
  }

  /// Rewrites in place; gives a note where it cannot.
  mutating func adapt(_ macro: MacroExpansionExprSyntax, scope: Int?, in draft: inout FileDraft) -> String? {
    guard let argument = macro.arguments.first, let reference = Self.reference(argument.expression) else {
      return "#selector: its argument is no method or property; name one, such as #selector(didTap(_:))"
    }
    let accessor = argument.label?.text
    let owner = ownerName(reference, scope)
    let name = objectiveCName(reference, accessor: accessor, owner: owner)
    let value = draft.selector(name)
    let start = macro.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = macro.endPositionBeforeTrailingTrivia.utf8Offset
    let inner = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset

    func byName() {
      guard let prefix = lookup(reference, accessor: accessor, owner: owner, at: Syntax(macro)),
        !hasLineBreak(start..<inner, draft)
      else {
        draft.replace(start..<end, with: value + "()")
        return
      }
      draft.replace(start..<inner, with: value + "(of: " + prefix, paddingAt: value.utf8.count)
    }

    let isSpelledOut = canBeHeld(reference, accessor: accessor, owner: owner)
    if !draft.hasRuntime && (!isSpelledOut || accessor != nil) {
      return
        "#selector of a property, of a protocol's method or through an object: methods are not found by name; name a class's method"
    }
    guard isSpelledOut else {
      byName()
      return nil
    }
    let head = value + "(" + (accessor == nil ? "" : "\\")
    let ownerText = reference.owner?.trimmedDescription
    if let ownerText, ownerText != "self" {
      draft.replace(start..<inner, with: head, paddingAt: value.utf8.count)
      return nil
    }
    guard let scope, let alias = alias(for: scope, type: owner, in: &draft) else {
      byName()
      return nil
    }
    let name2 = alias + "."
    if ownerText == "self", let member = argument.expression.as(MemberAccessExprSyntax.self) {
      let dot = member.period.endPositionBeforeTrailingTrivia.utf8Offset
      guard !hasLineBreak(start..<dot, draft) else {
        byName()
        return nil
      }
      draft.replace(start..<dot, with: head + name2, paddingAt: value.utf8.count)
      return nil
    }
    guard hasLineBreak(start..<inner, draft) else {
      draft.replace(start..<inner, with: head + name2, paddingAt: value.utf8.count)
      return nil
    }
    // The argument has a line of its own: the type's name takes the place of spaces before it.
    let count = name2.utf8.count + (accessor == nil ? 0 : 1)
    guard inner - count > start, draft.original[(inner - count)..<inner].allSatisfy({ $0 == UInt8(ascii: " ") }) else {
      byName()
      return nil
    }
    draft.replace(start..<(inner - count), with: value + "(")
    draft.replace((inner - count)..<inner, with: (accessor == nil ? "" : "\\") + name2)
    return nil
  }

  /// Returns the sign before a reference in `(of: …)`: that of a key path, or none.
  ///
  /// The result is nil where the member is known to be there, and where this place has no object to look it up in.
  private func lookup(_ reference: Reference, accessor: String?, owner: String, at node: Syntax) -> String? {
    guard reference.isCast || candidates(reference, owner: owner).isEmpty && delegateMethod(reference, owner) == nil
    else { return nil }
    let last = reference.owner?.trimmedDescription.split(separator: ".").last
    if let last, last.first?.isUppercase == true { return accessor == nil ? "" : "\\" }
    return Self.isInBody(node, isBound: reference.owner == nil) ? "" : nil
  }

  /// Whether an expression stands in the body of a method or accessor.
  ///
  /// Initial values of properties and initialisers name methods before there is an object; closures want `self.` for
  /// members bound to it.
  private static func isInBody(_ node: Syntax, isBound: Bool) -> Bool {
    var node = node.parent
    while let current = node {
      if current.is(InitializerDeclSyntax.self) || current.is(MemberBlockItemSyntax.self) { return false }
      if isBound, current.is(ClosureExprSyntax.self) { return false }
      if current.is(FunctionDeclSyntax.self) || current.is(AccessorBlockSyntax.self) { return true }
      node = current.parent
    }
    // Code of a file that has no types around it.
    return true
  }

  private func hasLineBreak(_ range: Range<Int>, _ draft: FileDraft) -> Bool {
    draft.original[range].contains(UInt8(ascii: "\n"))
  }

  private static func reference(_ expression: ExprSyntax) -> Reference? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return Reference(base: FileReader.plain(name.baseName), labels: labels(name))
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return Reference(
        owner: member.base, base: FileReader.plain(member.declName.baseName), labels: labels(member.declName))
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      var inner = reference(only.expression)
      inner?.isCast = true
      return inner
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      var inner = reference(first)
      inner?.isCast = true
      return inner
    }
    return nil
  }

  private static func labels(_ name: DeclReferenceExprSyntax) -> [String]? {
    name.argumentNames.map { $0.arguments.map { FileReader.plain($0.name) } }
  }

  /// The type whose member is meant, as far as the text tells.
  private func ownerName(_ reference: Reference, _ scope: Int?) -> String {
    let around = scope.map { index[$0].name } ?? ""
    guard let owner = reference.owner else { return enclosingOwner(of: reference.base, around: around) }
    let text = owner.trimmedDescription
    if text == "self" || text == "Self" || text == "super" { return enclosingOwner(of: reference.base, around: around) }
    return index.resolve(text, from: around)
  }

  /// Returns the type around a reference that has the member: the innermost type, unless only an outer type is known
  /// to.
  func enclosingOwner(of base: String, around: String) -> String {
    var path = around.split(separator: ".")
    while !path.isEmpty {
      let name = path.joined(separator: ".")
      if !index.members(named: base, of: name).isEmpty { return name }
      path.removeLast()
    }
    return around
  }

  private func candidates(_ reference: Reference, owner: String) -> [Member] {
    var seen: Set<String> = []
    return index.members(named: reference.base, of: owner).filter { member in
      guard reference.labels == nil || reference.labels == member.labels || member.kind == .property else {
        return false
      }
      return seen.insert(member.signature).inserted
    }
  }

  private func objectiveCName(_ reference: Reference, accessor: String?, owner: String) -> String {
    let found = candidates(reference, owner: owner)
    if let accessor {
      let name = found.first?.objectiveCName ?? reference.base
      return accessor == "setter" ? ObjectiveCName.setter(name) : name
    }
    let methods = found.filter { $0.kind != .property }
    if let member = methods.first(where: \.isMarkedObjectiveC) ?? methods.first { return member.selector }
    if let method = delegateMethod(reference, owner) { return method.selector }
    guard let labels = reference.labels else { return reference.base }
    return ObjectiveCName.selector(base: reference.base, labels: labels)
  }

  /// A method of a delegate's protocol of UIKit.
  private func delegateMethod(_ reference: Reference, _ owner: String) -> UIKitDelegates.Method? {
    guard let labels = reference.labels else { return nil }
    return UIKitDelegates.method(
      owner: owner, named: "\(reference.base)(\(labels.map { $0 + ":" }.joined()))")
  }

  /// Whether the method, or the key path of the property, can stand there as a value that is bound to no object.
  private func canBeHeld(_ reference: Reference, accessor: String?, owner: String) -> Bool {
    guard !reference.isCast else { return false }
    if let text = reference.owner?.trimmedDescription, text != "self" {
      guard text != "super", text.last?.isLetter == true || text.last == ">" || text.last?.isNumber == true else {
        return false
      }
      // Through an object, and not a type.
      let last = text.split(separator: ".").last ?? ""
      guard last.first?.isUppercase == true else { return false }
      if accessor != nil && text == "Self" { return false }
    }
    if let declaration = index.declaration(named: owner) {
      if index[declaration].kind == .protocol { return false }
    } else if owner.hasSuffix("Delegate") || owner.hasSuffix("DataSource") {
      return false
    }
    let found = candidates(reference, owner: owner)
    guard let member = found.first else { return true }
    let isPlain = !member.isAsync && !member.isGeneric && member.labels.count <= 4 && member.kind != .initializer
    return found.count == 1 && isPlain && (member.kind == .property) == (accessor != nil)
      && !(accessor != nil && member.isTypeMember)
  }

  /// A name for the type around, declared before the closing brace: private and generic types can be named there.
  mutating func alias(for scope: Int, type: String, in draft: inout FileDraft) -> String? {
    let around = index[scope]
    guard let brace = around.closingBrace, around.kind != .protocol else { return nil }
    if let declaration = index.declaration(named: around.name), index[declaration].kind == .protocol { return nil }
    if around.name == type || type.isEmpty, let known = aliases[scope] { return known }
    let name = draft.name("A")
    var text = type.isEmpty ? around.name : type
    // In itself a generic type is named without its arguments, but not by way of the types around it.
    // A class in a function is no member of the type around the function.
    if text == around.name, around.isGeneric || around.isLocal, let last = text.split(separator: ".").last {
      text = String(last)
    }
    // Members of a private extension are private to the file, and the compiler minds that it is said again.
    let isPrivate = around.kind == .extension && ["private", "fileprivate"].contains(around.access)
    draft.insert("\(isPrivate ? "" : "fileprivate ")typealias \(name) = \(text); ", beforeBraceAt: brace)
    if around.name == type || type.isEmpty { aliases[scope] = name }
    return name
  }
}
