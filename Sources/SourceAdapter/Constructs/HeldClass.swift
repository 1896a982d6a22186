internal import SwiftSyntax

/// The class that an expression holds as a type: `UIView` for `kinds[0]` after `let kinds: [UIView.Type]`.
///
/// The compiler knows it and the text tells it nearly always: by an annotation, a cast, a list, a closure's place, or
/// what a function gives. Names are looked for as the compiler does, from the inside out; a name that is no type of a
/// class is passed over, since nothing else can stand before `.init()`.
struct HeldClass {
  let index: ModuleIndex

  /// A form in which classes are held.
  private enum Form {
    case one(String)
    case many(String)

    init?(_ type: TypeSyntax) {
      if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
        ?? type.as(AttributedTypeSyntax.self)?
        .baseType
      {
        self.init(wrapped)
      } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        self.init(only.type)
      } else if let meta = type.as(MetatypeTypeSyntax.self), meta.metatypeSpecifier.text == "Type" {
        self = .one(meta.baseType.trimmedDescription)
      } else if let list = type.as(ArrayTypeSyntax.self) {
        guard case .one(let name)? = Form(list.element) else { return nil }
        self = .many(name)
      } else if let table = type.as(DictionaryTypeSyntax.self) {
        guard case .one(let name)? = Form(table.value) else { return nil }
        self = .many(name)
      } else if let list = type.as(IdentifierTypeSyntax.self), let last = list.genericArgumentClause?.arguments.last,
        case .type(let type) = last.argument, case .one(let name)? = Form(type)
      {
        self = list.name.text == "Optional" ? .one(name) : .many(name)
      } else {
        return nil
      }
    }

    var one: String? { if case .one(let name) = self { name } else { nil } }
    var many: String? { if case .many(let name) = self { name } else { nil } }
  }

  /// Expressions that lead to others, such as `let a = b`, are followed so far.
  private static let mostSteps = 8

  /// The class as it is written; nil where the text does not tell.
  func name(heldBy expression: ExprSyntax) -> String? { form(of: expression, steps: Self.mostSteps)?.one }

  private func form(of expression: ExprSyntax, steps: Int) -> Form? {
    guard steps > 0 else { return nil }
    func form(_ expression: ExprSyntax?) -> Form? { expression.flatMap { self.form(of: $0, steps: steps - 1) } }
    if let inner = Self.inner(of: expression) { return form(inner) }
    if let cast = expression.as(AsExprSyntax.self) { return Form(cast.type) }
    if let list = expression.as(ArrayExprSyntax.self) {
      return common(list.elements.map { form($0.expression)?.one }).map { .many($0) }
    }
    if let table = expression.as(DictionaryExprSyntax.self), case .elements(let elements) = table.content {
      return common(elements.map { form($0.value)?.one }).map { .many($0) }
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return form(element.calledExpression)?.many.map { .one($0) }
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      let text = name.baseName.text
      if text.hasPrefix("$") { return text == "$0" ? closureElement(around: Syntax(expression), steps: steps) : nil }
      return lookUp(FileReader.plain(name.baseName), from: Syntax(expression), steps: steps)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return result(of: call, steps: steps) }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let name = FileReader.plain(member.declName.baseName)
    switch name {
    case "self": return .one(base.trimmedDescription)
    case "first", "last": return form(base)?.many.map { .one($0) } ?? members(name, steps: steps)
    case "values": return form(base)
    default: return members(name, steps: steps)
    }
  }

  /// Returns the expression in parentheses, before `!`, behind `try`, in front of `as`, or on either side of a choice.
  private static func inner(of expression: ExprSyntax) -> ExprSyntax? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return chained.expression }
    if let tried = expression.as(TryExprSyntax.self) { return tried.expression }
    if let awaited = expression.as(AwaitExprSyntax.self) { return awaited.expression }
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      let last = elements.last, let sign = elements.dropFirst().first
    else { return nil }
    if sign.is(UnresolvedAsExprSyntax.self), let type = last.as(TypeExprSyntax.self)?.type {
      return ExprSyntax(AsExprSyntax(expression: elements.first!, asKeyword: .keyword(.as), type: type))
    }
    if let choice = sign.as(UnresolvedTernaryExprSyntax.self) { return choice.thenExpression }
    return sign.trimmedDescription == "??" ? last : nil
  }

  private func common(_ names: [String?]) -> String? {
    let classes = names.compactMap(\.self)
    guard let first = classes.first, classes.count == names.count else { return nil }
    if Set(classes).count == 1 { return first }
    // The compiler finds the class that all have in common; any of them says as well that they are Objective-C's.
    return classes.first { !index.lineage(of: index.resolve($0)).isEmpty }
  }

  // MARK: Calls

  private func result(of call: FunctionCallExprSyntax, steps: Int) -> Form? {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text, name == "type",
      call.arguments.count == 1, call.arguments.first?.label?.text == "of", let object = call.arguments.first
    {
      return classOfObject(object.expression, steps: steps - 1).map { .one($0) }
    }
    var name: String?
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      name = FileReader.plain(member.declName.baseName)
      if let base = member.base, ["randomElement", "popLast", "removeFirst", "removeLast"].contains(name),
        let element = form(of: base, steps: steps - 1)?.many
      {
        return .one(element)
      }
      if let base = member.base, ["reversed", "shuffled", "filter", "sorted"].contains(name),
        case .many(let element)? = form(of: base, steps: steps - 1)
      {
        return .many(element)
      }
    } else if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return lookUp(FileReader.plain(reference.baseName), from: Syntax(call), steps: steps)
    }
    return name.flatMap { members($0, steps: steps) }
  }

  /// The class of an object: of `self`, of a name with a type, of `Name(…)`.
  private func classOfObject(_ expression: ExprSyntax, steps: Int) -> String? {
    guard steps > 0 else { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "self" { return Self.typeAround(Syntax(expression)) }
      return declaredClass(name, from: Syntax(expression))
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      type.first?.isUppercase == true
    {
      return type
    }
    return nil
  }

  /// The name of the type whose body or extension a piece of code stands in.
  static func typeAround(_ node: Syntax) -> String? {
    var current = node.parent
    while let scope = current {
      if let type = scope.as(ExtensionDeclSyntax.self) { return FileReader.bareName(type.extendedType) }
      if let type = scope.asProtocol(NamedDeclSyntax.self), scope.asProtocol(DeclGroupSyntax.self) != nil {
        return FileReader.plain(type.name)
      }
      current = scope.parent
    }
    return nil
  }

  private func declaredClass(_ name: String, from node: Syntax) -> String? {
    var found: String?
    declarations(of: name, from: node) { type, value in
      found = type?.as(IdentifierTypeSyntax.self)?.name.text
      if found == nil, case .itself(let value) = value, let call = value.as(FunctionCallExprSyntax.self),
        let made = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        made.first?.isUppercase == true
      {
        found = made
      }
      return found != nil
    }
    return found
  }

  // MARK: Names

  private func lookUp(_ name: String, from node: Syntax, steps: Int) -> Form? {
    var found: Form?
    declarations(of: name, from: node) { type, value in
      found =
        type.flatMap { Form($0) }
        ?? value.flatMap { value in
          switch value {
          case .itself(let value): form(of: value, steps: steps - 1)
          case .element(let list): form(of: list, steps: steps - 1)?.many.map { .one($0) }
          case .closure(let closure): closureElement(around: closure, steps: steps)
          }
        }
      return found != nil
    }
    return found ?? members(name, steps: steps)
  }

  private enum Value {
    case itself(ExprSyntax)
    /// The sequence of a loop.
    case element(ExprSyntax)
    /// A closure whose first parameter it is.
    case closure(Syntax)
  }

  /// Calls `take` with the declarations of a name around a piece of code, the innermost first, until the answer is
  /// true.
  private func declarations(of name: String, from node: Syntax, _ take: (TypeSyntax?, Value?) -> Bool) {
    var current = node
    while let scope = current.parent {
      if declares(name, scope, before: current, take) { return }
      current = scope
    }
  }

  private func declares(
    _ name: String, _ scope: Syntax, before node: Syntax, _ take: (TypeSyntax?, Value?) -> Bool
  ) -> Bool {
    if let items = scope.as(CodeBlockItemListSyntax.self) {
      for item in items.reversed() where item.position <= node.position {
        if let variable = item.item.as(VariableDeclSyntax.self), binds(name, variable, take) { return true }
        if let statement = item.item.as(GuardStmtSyntax.self), binds(name, statement.conditions, take) { return true }
      }
    }
    if let items = scope.as(CodeBlockItemListSyntax.self) {
      for item in items {
        guard let function = item.item.as(FunctionDeclSyntax.self), FileReader.plain(function.name) == name else {
          continue
        }
        if let type = function.signature.returnClause?.type, take(type, nil) { return true }
      }
    }
    if let members = scope.as(MemberBlockItemListSyntax.self) {
      for member in members {
        if let variable = member.decl.as(VariableDeclSyntax.self), binds(name, variable, take) { return true }
      }
    }
    if let statement = scope.as(IfExprSyntax.self) {
      let isElse = statement.elseBody.map { Syntax($0).id == node.id } ?? false
      return !isElse && binds(name, statement.conditions, take)
    }
    if let statement = scope.as(WhileStmtSyntax.self) { return binds(name, statement.conditions, take) }
    if let statement = scope.as(GuardStmtSyntax.self) { return binds(name, statement.conditions, take) }
    if let loop = scope.as(ForStmtSyntax.self), Self.isName(loop.pattern, name) {
      return take(loop.typeAnnotation?.type, .element(loop.sequence))
    }
    if let closure = scope.as(ClosureExprSyntax.self) { return parameter(name, of: closure, take) }
    let parameters =
      scope.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? scope.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    for parameter in parameters ?? [] where FileReader.plain(parameter.secondName ?? parameter.firstName) == name {
      return take(parameter.type, nil)
    }
    return false
  }

  private func parameter(_ name: String, of closure: ClosureExprSyntax, _ take: (TypeSyntax?, Value?) -> Bool) -> Bool {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names)?:
      guard let place = names.firstIndex(where: { FileReader.plain($0.name) == name }) else { return false }
      return take(nil, place == names.startIndex ? .closure(Syntax(closure)) : nil)
    case .parameterClause(let clause)?:
      for parameter in clause.parameters where FileReader.plain(parameter.secondName ?? parameter.firstName) == name {
        return take(parameter.type, parameter == clause.parameters.first ? .closure(Syntax(closure)) : nil)
      }
      return false
    default: return false
    }
  }

  private func binds(_ name: String, _ variable: VariableDeclSyntax, _ take: (TypeSyntax?, Value?) -> Bool) -> Bool {
    for binding in variable.bindings where Self.isName(binding.pattern, name) {
      var type = binding.typeAnnotation?.type
      // `let a, b: UIView.Type`
      if type == nil, binding.initializer == nil { type = variable.bindings.last?.typeAnnotation?.type }
      if take(type, binding.initializer.map { .itself($0.value) }) { return true }
    }
    return false
  }

  private func binds(
    _ name: String, _ conditions: ConditionElementListSyntax, _ take: (TypeSyntax?, Value?) -> Bool
  ) -> Bool {
    for element in conditions {
      guard case .optionalBinding(let binding) = element.condition, Self.isName(binding.pattern, name) else { continue }
      // `if let type` says nothing new of the name.
      guard let value = binding.initializer?.value else { continue }
      if take(binding.typeAnnotation?.type, .itself(value)) { return true }
    }
    return false
  }

  private static func isName(_ pattern: PatternSyntax, _ name: String) -> Bool {
    pattern.as(IdentifierPatternSyntax.self).map { FileReader.plain($0.identifier) } == name
  }

  /// Returns the form of a closure's argument, for a closure that is handed to a method of a list.
  private func closureElement(around node: Syntax, steps: Int) -> Form? {
    var current: Syntax? = node
    while let scope = current, !scope.is(ClosureExprSyntax.self) { current = scope.parent }
    guard let closure = current, steps > 0 else { return nil }
    var call = closure.parent
    if call?.is(LabeledExprSyntax.self) == true { call = call?.parent?.parent }
    guard let call = call?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      ["map", "compactMap", "flatMap", "forEach", "filter", "first"].contains(member.declName.baseName.text)
    else { return nil }
    switch form(of: base, steps: steps - 1) {
    case .many(let name), .one(let name): return .one(name)
    case nil: return nil
    }
  }

  // MARK: Members

  /// Returns the form that all types of the module declare for a member; nil if they declare two.
  private func members(_ name: String, steps: Int) -> Form? {
    var ones: Set<String> = []
    var lists: Set<String> = []
    for member in index.members(named: name) {
      let found: Form?
      if let function = member.node.as(FunctionDeclSyntax.self) {
        found = function.signature.returnClause.flatMap { Form($0.type) }
      } else if let variable = member.node.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first(where: { Self.isName($0.pattern, name) })
      {
        found =
          binding.typeAnnotation.flatMap { Form($0.type) }
          ?? binding.initializer.flatMap { form(of: $0.value, steps: steps - 1) }
      } else {
        found = nil
      }
      switch found {
      case .one(let name): ones.insert(name)
      case .many(let name): lists.insert(name)
      case nil: continue
      }
    }
    if ones.count == 1, lists.isEmpty, let name = ones.first { return .one(name) }
    if lists.count == 1, ones.isEmpty, let name = lists.first { return .many(name) }
    return nil
  }

  /// Returns the names by which other files may have to be read: those of an expression, and of the code around it.
  static func words(around expression: ExprSyntax) -> Set<String> {
    var words = names(in: Syntax(expression))
    // The function around it says where names come from.
    var current = expression.parent
    while let scope = current, !scope.is(MemberBlockItemSyntax.self), !scope.is(CodeBlockItemListSyntax.self) {
      current = scope.parent
    }
    if let scope = current { words.formUnion(names(in: scope)) }
    return words
  }

  private static func names(in node: Syntax) -> Set<String> {
    Set(
      node.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
        guard case .identifier(let text) = token.tokenKind, text.first?.isLowercase == true else { return nil }
        return text
      })
  }
}
