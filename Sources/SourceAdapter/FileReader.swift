internal import SwiftParser
internal import SwiftSyntax

/// A construct in a file, with where it stands.
struct Occurrence {
  enum Construct {
    case attribute(AttributeSyntax)
    case modifier(DeclModifierSyntax)
    case macro(MacroExpansionExprSyntax)
    case macroDeclaration(MacroExpansionDeclSyntax)
    case condition(ExprSyntax)
    case importing(ImportDeclSyntax)
    /// `type(of: x).description()`, with the places of `type` and of the text behind the parentheses.
    case classDescription(Range<Int>, Range<Int>)
    /// `x.classForCoder.description()`, with where `x` ends and where the call does.
    case classText(object: Range<Int>, rest: Range<Int>)
    /// A member whose object may be of any class.
    case dynamicMember(DynamicMembers.Place)
    /// An object of a class that is only known as a type.
    case metatypeCall(MetatypeCalls.Place)
    /// An expression of a class in a question whether the class is below another.
    case classQuestion(Range<Int>)
    /// `abs` that is called, at its beginning.
    case distance(Int)
    /// `expectation.fulfill` that is handed on and not called.
    case handedFulfill
    /// Text that nothing replaces.
    case nothing(Range<Int>)
    /// A question for a version of iOS, with its answer.
    case availability(AvailabilityConditionSyntax, Bool)
  }

  var construct: Construct
  /// The innermost type, as an index of `ModuleIndex.scopes`.
  var scope: Int?
  var guards: [String]

  /// The same place in an index whose scopes follow others.
  func movingScope(by count: Int) -> Occurrence {
    var moved = self
    moved.scope = scope.map { $0 + count }
    return moved
  }
}

/// Reads a parsed file once, and finds its types, their members and the constructs in it.
///
/// Code in a branch of `#if` that iOS never compiles is left out.
final class FileReader: SyntaxVisitor {
  private let file: Int
  private var scopes: [Int?] = []
  private var guards: [String] = []
  private(set) var occurrences: [Occurrence] = []
  private(set) var index: ModuleIndex
  private(set) var importedModules: Set<String> = []
  /// The names of the file, by the kinds of their types.
  private(set) var names = DynamicMembers.Names()

  private let keepsAllConditions: Bool

  /// The modules that are missing here.
  private let missingModules: Set<String>
  /// The version of iOS that is shown.
  let systemVersion: Availability.Version

  /// Makes a reader; with `keepsAllConditions`, code in `#if os(iOS)` counts as conditional, too.
  init(
    file: Int, index: ModuleIndex, missingModules: Set<String> = [], keepsAllConditions: Bool = false,
    systemVersion: Availability.Version = SourceAdapter.systemVersion
  ) {
    self.systemVersion = systemVersion
    (self.file, self.index, self.keepsAllConditions) = (file, index, keepsAllConditions)
    self.missingModules = missingModules
    super.init(viewMode: .sourceAccurate)
  }

  private var scope: Int? { scopes.last ?? nil }
  private var isInFunction: Bool { scopes.contains { $0 == nil } }

  private func add(_ construct: Occurrence.Construct) {
    occurrences.append(
      Occurrence(construct: construct, scope: scopes.last(where: { $0 != nil }) ?? nil, guards: guards))
  }

  // MARK: Types

  private func enter(
    _ kind: TypeScope.Kind, name: String, node: some DeclGroupSyntax, isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    let outer = scopes.last(where: { $0 != nil }) ?? nil
    let attributes = Attributes.names(node.attributes)
    let access = Self.access(node.modifiers)
    let outerScope = outer.map { index[$0] }
    let qualified = kind == .extension ? name : [outerScope?.name, name].compactMap(\.self).joined(separator: ".")
    let isNestedPrivate = outerScope != nil && (access == "private" || access == "fileprivate")
    let isGenericExtension = kind == .extension && (index.scopes(named: name).contains(where: \.isGeneric))
    scopes.append(
      index.add(
        TypeScope(
          kind: kind, name: qualified, file: file,
          inherited: node.inheritanceClause?.inheritedTypes.map { Self.bareName($0.type) } ?? [],
          closingBrace: node.memberBlock.rightBrace.presence == .present
            ? node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset : nil,
          openingBrace: node.memberBlock.leftBrace.presence == .present
            ? node.memberBlock.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset : nil,
          headEnd: Self.headEnd(node), guards: guards, access: access,
          cannotBeNamed: isInFunction || isGeneric || isNestedPrivate || isGenericExtension
            || outerScope?.cannotBeNamed == true,
          isGeneric: isGeneric || outerScope?.isGeneric == true, hasParameters: isGeneric, isLocal: isInFunction,
          isPrivate: access == "private" || access == "fileprivate" || outerScope?.isPrivate == true,
          keyword: node.introducer.positionAfterSkippingLeadingTrivia.utf8Offset,
          exposesMembers: attributes.contains("objcMembers"),
          isObjectiveC: attributes.contains("objc"), isolation: Attributes.isolation(node.attributes),
          offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)))
    return .visitChildren
  }

  private static func headEnd(_ node: some DeclGroupSyntax) -> Int {
    if let clause = node.inheritanceClause { return clause.endPositionBeforeTrailingTrivia.utf8Offset }
    if let list = node.as(ProtocolDeclSyntax.self) {
      return (list.primaryAssociatedTypeClause.map { Syntax($0) } ?? Syntax(list.name)).endPositionBeforeTrailingTrivia
        .utf8Offset
    }
    return node.memberBlock.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static func access(_ modifiers: DeclModifierListSyntax) -> String {
    for modifier in modifiers where modifier.detail == nil {
      let name = modifier.name.text
      if ["public", "open", "fileprivate", "private", "package"].contains(name) { return name }
    }
    return ""
  }

  /// A type's name without generic arguments, attributes and a leading module such as `UIKit`.
  static func bareName(_ type: TypeSyntax) -> String {
    if let type = type.as(IdentifierTypeSyntax.self) { return Self.plain(type.name) }
    if let type = type.as(MemberTypeSyntax.self) {
      let base = bareName(type.baseType)
      return (base == "UIKit" || base == "Foundation" ? "" : base + ".") + plain(type.name)
    }
    if let type = type.as(AttributedTypeSyntax.self) { return bareName(type.baseType) }
    return type.trimmedDescription
  }

  /// A name without backticks.
  static func plain(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, name: Self.plain(node.name), node: node, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.other, name: Self.plain(node.name), node: node, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.other, name: Self.plain(node.name), node: node, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.other, name: Self.plain(node.name), node: node, isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, name: Self.plain(node.name), node: node, isGeneric: false)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.extension, name: Self.bareName(node.extendedType), node: node, isGeneric: false)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = scope.map { index[$0].name + "." } ?? ""
    index.aliases[outer + Self.plain(node.name)] = ModuleIndex.parts(
      ofComposition: node.initializer.value.trimmedDescription)
    return .visitChildren
  }

  // MARK: Members

  private func member(
    _ kind: Member.Kind, base: TokenSyntax, labels: [String], node: some DeclSyntaxProtocol,
    attributes: AttributeListSyntax,
    modifiers: DeclModifierListSyntax
  ) -> Member {
    Member(
      kind: kind, base: Self.plain(base), labels: labels, node: Syntax(node),
      modifiers: Set(modifiers.map { $0.detail == nil ? $0.name.text : "\($0.name.text)(\($0.detail!.detail.text))" }),
      attributes: Attributes.names(attributes), objectiveCName: Attributes.objectiveCName(attributes), guards: guards,
      nameRange: base.positionAfterSkippingLeadingTrivia.utf8Offset..<base.endPositionBeforeTrailingTrivia.utf8Offset,
      offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private static func labels(_ parameters: FunctionParameterClauseSyntax) -> [String] {
    parameters.parameters.map { plain($0.firstName) }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope {
      var member = member(
        .method, base: node.name, labels: Self.labels(node.signature.parameterClause), node: node,
        attributes: node.attributes, modifiers: node.modifiers)
      member.isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
      member.isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
      member.isGeneric = node.genericParameterClause != nil || node.genericWhereClause != nil
      index[scope].members.append(member)
    }
    scopes.append(nil)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope {
      var member = member(
        .initializer, base: node.initKeyword, labels: Self.labels(node.signature.parameterClause), node: node,
        attributes: node.attributes, modifiers: node.modifiers)
      member.isGeneric = node.genericParameterClause != nil
      index[scope].members.append(member)
    }
    scopes.append(nil)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope {
      for binding in node.bindings {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
        var member = member(
          .property, base: pattern.identifier, labels: [], node: node, attributes: node.attributes,
          modifiers: node.modifiers)
        let hasGetter: Bool
        if case .accessors(let list) = binding.accessorBlock?.accessors {
          hasGetter = !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        } else {
          hasGetter = binding.accessorBlock != nil
        }
        member.isPlainStored =
          !hasGetter && node.bindings.count == 1 && node.bindingSpecifier.text == "var"
          && member.modifiers.isDisjoint(with: ["lazy", "weak", "unowned", "static", "class", "override"])
        index[scope].members.append(member)
      }
    }
    // Closures in initial values may hold types, which cannot be named outside.
    scopes.append(nil)
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(nil)
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(nil)
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) { scopes.removeLast() }

  // MARK: Constructs

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    add(.attribute(node))
    return .skipChildren
  }

  /// Attributes behind a modifier (`public @objc let`), which the compiler takes and this parser has no place for.
  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    for (sign, name) in zip(tokens, tokens.dropFirst())
    where sign.tokenKind == .atSign && Attributes.isRemoved(name.text) {
      add(
        .nothing(sign.positionAfterSkippingLeadingTrivia.utf8Offset..<name.endPositionBeforeTrailingTrivia.utf8Offset))
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" || node.name.text == "optional" { add(.modifier(node)) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(.macro(node))
    return Literals.isPreview(node.macroName) || node.macroName.text == "keyPath" ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.macroDeclaration(node))
    return Literals.isPreview(node.macroName) ? .skipChildren : .visitChildren
  }

  // MARK: Versions

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    if let answer = Availability.answer(node, on: systemVersion) { add(.availability(node, answer)) }
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard let value = Availability.value(node.conditions, on: systemVersion) else { return .visitChildren }
    walk(node.conditions)
    if value {
      walk(node.body)
      if let other = node.elseBody?.as(CodeBlockSyntax.self) { leaveOut(other.statements) }
    } else {
      leaveOut(node.body.statements)
      if let other = node.elseBody { walk(other) }
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard let (items, rest) = reached(in: node) else { return .visitChildren }
    for item in items { walk(item) }
    add(.nothing(rest))
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard isOfLaterVersion(node.item) else { return .visitChildren }
    leaveOut(node)
    return .skipChildren
  }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard isOfLaterVersion(node.decl) else { return .visitChildren }
    leaveOut(node)
    return .skipChildren
  }

  private func leaveOut(_ node: some SyntaxProtocol) {
    let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    if !range.isEmpty { add(.nothing(range)) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let place = MetatypeCalls.place(node) { add(.metatypeCall(place)) }
    if let object = ClassQuestions.object(of: node) { add(.classQuestion(object)) }
    if let start = HiddenFunctions.distance(node) { add(.distance(start)) }
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let type = member.base?.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "classForCoder", let object = type.base
    {
      let end = object.endPositionBeforeTrailingTrivia.utf8Offset
      add(
        .classText(
          object: object.positionAfterSkippingLeadingTrivia.utf8Offset..<end,
          rest: end..<node.endPositionBeforeTrailingTrivia.utf8Offset))
    }
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let call = member.base?.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "type", call.arguments.count == 1,
      call.arguments.first?.label?.text == "of"
    {
      let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
      add(
        .classDescription(
          start..<start + "type".utf8.count,
          call.endPositionBeforeTrailingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let place = DynamicMembers.place(node) { add(.dynamicMember(place)) }
    if HandedMethods.isFulfill(node) { add(.handedFulfill) }
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      leaveOutModule(base.baseName, of: node.declName.baseName, period: node.period)
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let place = DynamicMembers.place(node) { add(.dynamicMember(place)) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil {
      leaveOutModule(base.name, of: node.name, period: node.period)
    }
    return .visitChildren
  }

  /// Leaves out the module in front of a name that is another module's on Linux.
  private func leaveOutModule(_ module: TokenSyntax, of name: TokenSyntax, period: TokenSyntax) {
    guard FoundationParts.isElsewhere(name.text, qualifiedBy: module.text) else { return }
    add(
      .nothing(
        module.positionAfterSkippingLeadingTrivia.utf8Offset..<period.endPositionBeforeTrailingTrivia.utf8Offset))
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      names.declare(
        Self.plain(pattern.identifier), type: node.typeAnnotation?.type, value: node.initializer?.value)
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
      names.declare(
        Self.plain(pattern.identifier), type: node.typeAnnotation?.type, value: node.initializer?.value)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let isDeclared = node.parent?.is(PatternBindingSyntax.self) ?? false
    let isBound = node.parent?.is(OptionalBindingConditionSyntax.self) ?? false
    if let loop = node.parent?.as(ForStmtSyntax.self), loop.typeAnnotation == nil {
      names.declare(Self.plain(node.identifier), elementOf: loop.sequence)
    } else if !isDeclared && !isBound {
      names.others.insert(Self.plain(node.identifier))
    }
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.others.insert(Self.plain(node.name))
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.plain(node.secondName ?? node.firstName)
    if let type = node.type { names.declare(name, type: type) } else { names.others.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.declare(Self.plain(node.secondName ?? node.firstName), type: node.type)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first { importedModules.insert(first.name.text) }
    add(.importing(node))
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var before: [String] = []
    var isDecided = false
    for clause in node.clauses {
      var value: Bool? = true
      var text = "true"
      if let condition = clause.condition {
        add(.condition(condition))
        value = Conditions.value(condition, missing: missingModules)
        text = Conditions.text(condition)
      }
      let isDead = isDecided || value == false
      if !isDead {
        let count = guards.count
        // What iOS always compiles needs no condition around what is generated for it.
        if value != true || !before.isEmpty || keepsAllConditions {
          guards.append((before + (value == true ? [] : ["(\(text))"])).joined(separator: " && "))
        }
        if let elements = clause.elements { walk(elements) }
        guards.removeLast(guards.count - count)
      }
      if value == true { isDecided = true }
      if value == nil { before.append("!(\(text))") }
    }
    return .skipChildren
  }
}
