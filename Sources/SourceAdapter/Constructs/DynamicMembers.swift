internal import SwiftSyntax

/// `(x as AnyObject).count`, `target?.perform(action)`: members of objects of any class, which Objective-C looks up by name.
///
/// The object is handed to `_dyn`, whose result has members of Foundation's and UIKit's classes; the members that
/// classes of the module declare under the name are added behind the file's last line. An object of any class is seen
/// by how it is written (`as AnyObject`) or declared (`var target: AnyObject?`, `[AnyObject]`); where a file gives a
/// name two types it is left alone. Columns behind the object's beginning move.
enum DynamicMembers {
  /// An object of any class whose member is asked for.
  struct Place {
    /// The object's text, without a `?` or `!` behind it.
    var object: Range<Int>
    /// Whether parentheses stand around it.
    var isEnclosed: Bool
    /// The name by whose declaration it is an object of any class; nil where its text alone says so.
    var name: String?
    /// Whether the name stands for a list of such objects.
    var isElement: Bool
    /// The member's name.
    var member: String
  }

  /// The names of a file, by the kinds of their types.
  struct Names {
    var objects: Set<String> = []
    var lists: Set<String> = []
    var others: Set<String> = []
    /// The names of elements, with those of the lists that are gone through.
    var elements: [String: Set<String>] = [:]

    /// Declares a name for each element of a list in turn.
    mutating func declare(_ name: String, elementOf list: ExprSyntax) {
      if DynamicMembers.isCast(list, to: ["[AnyObject]"]) {
        objects.insert(name)
      } else if let list = DynamicMembers.last(list) {
        elements[name, default: []].insert(list)
      } else {
        others.insert(name)
      }
    }

    mutating func declare(_ name: String, type: TypeSyntax?, value: ExprSyntax? = nil) {
      switch type?.trimmedDescription {
      case "AnyObject", "AnyObject?", "AnyObject!": objects.insert(name)
      case "[AnyObject]", "[AnyObject]?", "[AnyObject]!": lists.insert(name)
      case nil:
        // `guard let target = self.target` says nothing new of the name.
        if let value, DynamicMembers.isObject(value) {
          objects.insert(name)
        } else if let value, DynamicMembers.name(of: value) != name {
          others.insert(name)
        }
      default: others.insert(name)
      }
    }

    func isObject(_ place: Place) -> Bool {
      guard let name = place.name else { return true }
      if others.contains(name) { return false }
      if place.isElement { return lists.contains(name) }
      guard let sources = elements[name] else { return objects.contains(name) }
      return sources.isSubset(of: lists) && sources.isDisjoint(with: others)
    }
  }

  /// Returns the place of a member whose object may be of any class.
  static func place(_ node: MemberAccessExprSyntax) -> Place? {
    guard let object = node.base, node.declName.argumentNames == nil else { return nil }
    let member = FileReader.plain(node.declName.baseName)
    // Members of metatypes and of optionals.
    if ["self", "init", "Type", "map", "flatMap"].contains(member) { return nil }
    return place(of: member, object)
  }

  /// Returns the place of a subscript whose object may be of any class.
  static func place(_ node: SubscriptCallExprSyntax) -> Place? {
    guard node.arguments.count == 1, node.arguments.first?.label == nil, node.trailingClosure == nil else { return nil }
    return place(of: "subscript", node.calledExpression)
  }

  private static func place(of member: String, _ expression: ExprSyntax) -> Place? {
    var object = expression
    if let chained = object.as(OptionalChainingExprSyntax.self) {
      object = chained.expression
    } else if let forced = object.as(ForceUnwrapExprSyntax.self) {
      object = forced.expression
    }
    let range = object.positionAfterSkippingLeadingTrivia.utf8Offset..<object.endPositionBeforeTrailingTrivia.utf8Offset
    if isObject(object) {
      return Place(
        object: range, isEnclosed: object.is(TupleExprSyntax.self), name: nil, isElement: false, member: member)
    }
    if let element = listOfElement(object) {
      return Place(object: range, isEnclosed: false, name: element, isElement: true, member: member)
    }
    guard let name = name(of: object) else { return nil }
    return Place(object: range, isEnclosed: false, name: name, isElement: false, member: member)
  }

  /// `x` of `x` and of `self.x`.
  static func name(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      return FileReader.plain(reference.baseName)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return FileReader.plain(member.declName.baseName)
  }

  /// `list` of `list` and of `view.list`.
  private static func last(_ list: ExprSyntax?) -> String? {
    if let member = list?.as(MemberAccessExprSyntax.self) { return FileReader.plain(member.declName.baseName) }
    return list.flatMap(name)
  }

  /// `list` of `list[0]`, `list.first` and `view.list.last`.
  private static func listOfElement(_ expression: ExprSyntax) -> String? {
    if let element = expression.as(SubscriptCallExprSyntax.self), element.arguments.count == 1 {
      return last(element.calledExpression)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      ["first", "last"].contains(member.declName.baseName.text)
    else { return nil }
    return last(member.base)
  }

  /// Whether the text itself says that it is an object of any class.
  private static func isObject(_ expression: ExprSyntax) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isCast(only.expression)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return isCast(expression) }
    if call.calledExpression.trimmedDescription == "unsafeBitCast" {
      return call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
    }
    // `value.map { $0 as AnyObject }`
    guard let closure = call.trailingClosure, closure.statements.count == 1, call.arguments.isEmpty,
      case .expr(let result) = closure.statements.first?.item,
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "map"
    else { return false }
    return isCast(result)
  }

  private static func isCast(_ expression: ExprSyntax, to types: Set<String> = ["AnyObject", "AnyObject?"]) -> Bool {
    guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let type = elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
    else { return false }
    return types.contains(type)
  }

  static func adapt(_ place: Place, in draft: inout FileDraft) {
    draft.append(import: "ObjectiveC")
    draft.insert(place.isEnclosed ? "_dyn" : "_dyn(", at: place.object.lowerBound)
    if !place.isEnclosed { draft.insert(")", at: place.object.upperBound) }
  }

  /// Appends the members of a name that classes of the module declare, for the result of `_dyn`; once for each file
  /// that asks.
  static func append(_ member: String, index: ModuleIndex, in draft: inout FileDraft) {
    var found: [String: [(scope: TypeScope, member: Member)]] = [:]
    for scope in index.scopes where scope.kind == .class || scope.kind == .extension {
      if let declaration = index.declaration(named: scope.name), index[declaration].kind != .class { continue }
      guard !scope.cannotBeNamed, !scope.isGeneric else { continue }
      for candidate in scope.members where candidate.base == member && !candidate.isTypeMember && isPlain(candidate) {
        guard let head = head(of: candidate) else { continue }
        found[head, default: []].append((scope, candidate))
      }
    }
    appendOptional(member, index: index, in: &draft)
    for (head, members) in found.sorted(by: { $0.key < $1.key }) {
      let tests = members.compactMap { scope, member -> String? in
        let type = MethodRecords.quoted(scope.name)
        guard let use = use(of: member) else { return nil }
        return "if let object = object as? \(type) { return object.\(use) }"
      }
      guard !tests.isEmpty, let first = members.first else { continue }
      let failure =
        first.member.kind == .property
        ? "return nil"
        : "fatalError(\"\\(object) does not understand \" + \(GeneratedText.swift(first.member.fullName)))"
      draft.append(
        """
        extension _DynamicObject {
          @MainActor fileprivate \(head) {
            \(tests.joined(separator: "\n    "))
            \(failure)
          }
        }
        """, guards: first.member.guards)
    }
  }

  /// `delegate?.method?(…)` of an object of any class: a method that a protocol of the module leaves open.
  private static func appendOptional(_ member: String, index: ModuleIndex, in draft: inout FileDraft) {
    let scope = index.scopes.first { scope in
      scope.kind == .protocol && !scope.cannotBeNamed
        && scope.members.contains { $0.base == member && $0.kind == .method && $0.isOptional }
    }
    guard let scope else { return }
    let type = "_Call_\(OptionalProtocols.word(scope.name))_\(member)"
    draft.append(
      """
      extension _DynamicObject {
        @MainActor fileprivate var \(MethodRecords.quoted(member)): \(type)? {
          (object as? any \(scope.name))?.\(MethodRecords.quoted(member))
        }
      }
      """, guards: scope.guards)
  }

  private static func isPlain(_ member: Member) -> Bool {
    member.kind != .initializer && !member.isGeneric && !member.isOverride
      && member.modifiers.isDisjoint(with: ["private", "fileprivate"]) && !Attributes.isUnavailable(member.node)
  }

  private static func head(of member: Member) -> String? {
    if let function = member.node.as(FunctionDeclSyntax.self) {
      return "func \(function.name.text)\(ExtensionOverrides.flatSignature(function.signature))"
    }
    guard let variable = member.node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let type = variable.bindings.first?.typeAnnotation?.type
    else { return nil }
    let text = ExtensionOverrides.flat(type)
    let isOptional = text.hasSuffix("?") || text.hasSuffix("!")
    return "var \(MethodRecords.quoted(member.base)): \(isOptional ? String(text.dropLast()) + "!" : "(\(text))!")"
  }

  private static func use(of member: Member) -> String? {
    guard let function = member.node.as(FunctionDeclSyntax.self) else { return MethodRecords.quoted(member.base) }
    return ExtensionOverrides.call(function, name: "").map { call in
      // The call is written for a name in front of its parentheses.
      function.name.text + call.drop { $0 != "(" }
    }
  }
}
