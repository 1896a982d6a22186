internal import SwiftSyntax

/// `#keyPath(A.b.c)` gives the text `"b.c"` by a value that is called with the path, which the compiler looks up and never
/// reads: `_k1(\A.b.c)`.
///
/// Paths of Swift stop at optionals and lists, which those of Objective-C pass through. Where the module declares the
/// properties on the way, `?` and `[0]` stand behind them; other paths of several steps are looked up step by step, in
/// `_k1(_q<A>.b.c)`.
enum KeyPaths {
  /// The name of a path, with the offset of its end.
  private struct Step {
    var name: String
    var end: Int
  }

  /// A passage from a property to the type of the next name.
  private enum Passage {
    case through(String, to: String)
    /// Objects of any class, which have every name.
    case anything
  }

  /// Rewrites in place; false for other macros, and where the path is no path.
  static func adapt(
    _ macro: MacroExpansionExprSyntax, selectors: inout Selectors, scope: Int?, in draft: inout FileDraft
  ) -> Bool {
    guard macro.macroName.text == "keyPath", let expression = macro.arguments.first?.expression,
      let all = steps(expression)
    else { return false }
    let index = selectors.index
    let around = scope.map { index[$0].name } ?? ""
    let count = typeCount(all.map(\.name), around: around, index)
    let steps = Array(all[count...])
    let text = steps.map(\.name).joined(separator: ".")
    let start = macro.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = macro.endPositionBeforeTrailingTrivia.utf8Offset
    let inner = expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let signs = [UInt8(ascii: "\n"), UInt8(ascii: "?"), UInt8(ascii: "!")]
    let isPlain = !draft.original[start..<end].contains(where: signs.contains)
    // Private names cannot stand in a default argument, which other modules compile as well.
    guard draft.hasRuntime, isPlain, !isDefaultOfParameter(Syntax(macro)) else {
      draft.replace(start..<end, with: GeneratedText.swift(text))
      return true
    }
    if count > 0, all[0].name != "self" {
      let type = String(decoding: draft.original[inner..<all[count - 1].end], as: UTF8.self)
      let owner = index.resolve(type, from: around)
      check(steps, of: .named(type, typeEnd: all[count - 1].end), owner, text, start..<end, inner, index, in: &draft)
      return true
    }
    let owner = selectors.enclosingOwner(of: steps[0].name, around: around)
    guard let scope, let alias = selectors.alias(for: scope, type: owner, in: &draft) else {
      draft.replace(start..<end, with: GeneratedText.swift(text))
      return true
    }
    let first = count == 0 ? inner : all[count - 1].end + 1
    check(steps, of: .alias(alias, scope), owner, text, start..<end, first, index, in: &draft)
    return true
  }

  /// The type that a path begins with.
  private enum Root {
    case named(String, typeEnd: Int)
    /// The type around a path, by the name of its alias, with its scope.
    case alias(String, Int)
  }

  /// Puts the value and the path in the place of the macro; `first` is where the path begins.
  private static func check(
    _ steps: [Step], of root: Root, _ owner: String, _ text: String, _ range: Range<Int>, _ first: Int,
    _ index: ModuleIndex, in draft: inout FileDraft
  ) {
    let value = draft.path(text)
    let insertions = passages(steps, of: owner, index)
    switch (root, insertions) {
    case (.named, let insertions?):
      draft.replace(range.lowerBound..<first, with: value + "(\\", paddingAt: value.utf8.count)
      insert(insertions, steps, range.upperBound, in: &draft)
    case (.alias(let alias, _), let insertions?):
      draft.replace(range.lowerBound..<first, with: value + "(\\" + alias + ".", paddingAt: value.utf8.count)
      insert(insertions, steps, range.upperBound, in: &draft)
    case (.named(let type, let typeEnd), nil):
      draft.appendPropertiesOf()
      draft.replace(range.lowerBound..<typeEnd, with: value + "(_q<" + type + ">", paddingAt: value.utf8.count)
    case (.alias(let alias, let scope), nil):
      guard let brace = index[scope].closingBrace else { return }
      let name = draft.name("K")
      let isPrivate = index[scope].kind == .extension && ["private", "fileprivate"].contains(index[scope].access)
      draft.insert(
        "\(isPrivate ? "" : "fileprivate ")typealias \(name) = _PropertiesOf<\(alias)>; ", beforeBraceAt: brace)
      draft.replace(range.lowerBound..<first, with: value + "(" + name + ".", paddingAt: value.utf8.count)
    }
  }

  private static func insert(_ passages: [Passage], _ steps: [Step], _ end: Int, in draft: inout FileDraft) {
    for (step, passage) in zip(steps, passages) {
      switch passage {
      case .through(let text, _):
        if !text.isEmpty { draft.insert(text, at: step.end) }
      case .anything:
        draft.blank(step.end..<end - 1)
        return
      }
    }
  }

  /// Returns the passages behind all names but the last; nil where one of them is not known.
  private static func passages(_ steps: [Step], of owner: String, _ index: ModuleIndex) -> [Passage]? {
    var passages: [Passage] = []
    var owner = owner
    for step in steps.dropLast() {
      let members = index.members(named: step.name, of: owner).filter { $0.kind == .property && !$0.isTypeMember }
      guard let member = members.first, !member.isOptional, let passage = passage(member, of: owner, index) else {
        return nil
      }
      passages.append(passage)
      guard case .through(_, let type) = passage else { return passages }
      owner = type
    }
    return passages
  }

  private static let untyped: Set<String> = [
    "Any", "AnyObject", "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
    "NSOrderedSet", "NSMutableOrderedSet",
  ]

  private static func passage(_ member: Member, of owner: String, _ index: ModuleIndex) -> Passage? {
    let binding = member.node.as(VariableDeclSyntax.self)?.bindings.first {
      $0.pattern.as(IdentifierPatternSyntax.self).map { FileReader.plain($0.identifier) == member.base } == true
    }
    guard var type = binding?.typeAnnotation?.type else {
      let made = binding?.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
      return made.flatMap { untyped.contains($0) ? .anything : nil }
    }
    var text = ""
    if let optional = type.as(OptionalTypeSyntax.self) {
      text = "?"
      type = optional.wrappedType
    } else if let forced = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      type = forced.wrappedType
    }
    if let list = type.as(ArrayTypeSyntax.self) {
      text += "[0]"
      type = list.element
    }
    guard let name = type.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil else { return nil }
    if untyped.contains(name.name.text) { return .anything }
    let resolved = index.resolve(FileReader.plain(name.name), from: owner)
    // Another name for a type may stand for a list or an optional.
    guard index.declaration(named: resolved) != nil || UIKitDelegates.isApples(resolved) else { return nil }
    return .through(text, to: resolved)
  }

  /// How many of the names stand for types and modules: those in front with capitals, unless a property has the name.
  private static func typeCount(_ names: [String], around: String, _ index: ModuleIndex) -> Int {
    var count = 0
    var owner = around
    while count + 1 < names.count {
      let name = names[count]
      let path = names[...count].joined(separator: ".")
      guard index.members(named: name, of: owner).isEmpty else { return count }
      let isType =
        name.first?.isUppercase == true || name == "self"
        || index.declaration(named: index.resolve(path, from: around)) != nil
      guard isType else { return count }
      owner = index.resolve(path, from: around)
      count += 1
    }
    return count
  }

  private static func isDefaultOfParameter(_ node: Syntax) -> Bool {
    var node = node.parent
    while let current = node, !current.is(CodeBlockItemSyntax.self), !current.is(MemberBlockItemSyntax.self) {
      if current.is(FunctionParameterSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  private static func steps(_ expression: ExprSyntax) -> [Step]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return [Step(name: FileReader.plain(name.baseName), end: name.endPositionBeforeTrailingTrivia.utf8Offset)]
    }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, let before = steps(base) {
      let name = FileReader.plain(member.declName.baseName)
      return before + [Step(name: name, end: member.endPositionBeforeTrailingTrivia.utf8Offset)]
    }
    // `a?.b` and `a!.b`
    var inner: ExprSyntax?
    if let chain = expression.as(OptionalChainingExprSyntax.self) { inner = chain.expression }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { inner = forced.expression }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) { inner = generic.expression }
    guard let inner, var before = steps(inner), !before.isEmpty else { return nil }
    before[before.count - 1].end = expression.endPositionBeforeTrailingTrivia.utf8Offset
    return before
  }
}
