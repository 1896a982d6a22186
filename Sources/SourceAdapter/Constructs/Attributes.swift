internal import SwiftSyntax

/// Attributes and modifiers that say something to Objective-C alone: spaces stand in their place.
enum Attributes {
  private static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable",
  ]
  private static let entries: Set<String> = ["UIApplicationMain", "NSApplicationMain"]

  static func name(_ attribute: AttributeSyntax) -> String {
    // A description is put together from its tokens, which takes longer than to ask for the only one.
    guard let type = attribute.attributeName.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil else {
      return attribute.attributeName.trimmedDescription
    }
    return type.name.text
  }

  static func names(_ attributes: AttributeListSyntax) -> Set<String> {
    var names: Set<String> = []
    for element in attributes {
      if case .attribute(let attribute) = element { names.insert(name(attribute)) }
    }
    return names
  }

  /// Global actors among the attributes, as text in front of a declaration.
  static func isolation(_ attributes: AttributeListSyntax) -> String {
    names(attributes).filter { $0.hasSuffix("Actor") }.sorted().map { "@\($0) " }.joined()
  }

  /// The name in `@objc(name)`.
  static func objectiveCName(_ attributes: AttributeListSyntax) -> String? {
    for element in attributes {
      guard case .attribute(let attribute) = element, name(attribute) == "objc", let arguments = attribute.arguments
      else { continue }
      let text = arguments.trimmedDescription.filter { !$0.isWhitespace }
      if !text.isEmpty { return text }
    }
    return nil
  }

  /// Whether a declaration is there for the compiler's advice alone: `@available(*, unavailable)`, which interface builders' properties have.
  static func isUnavailable(_ node: Syntax) -> Bool {
    for element in node.asProtocol(WithAttributesSyntax.self)?.attributes ?? [] {
      guard case .attribute(let attribute) = element, name(attribute) == "available",
        case .availability(let arguments) = attribute.arguments
      else { continue }
      let words = arguments.map { $0.argument.trimmedDescription }
      guard words.first == "*" || words.first == "swift" else { continue }
      if words.contains(where: { $0.hasPrefix("unavailable") || $0.hasPrefix("obsoleted") }) { return true }
    }
    return false
  }

  static func isRemoved(_ attribute: AttributeSyntax) -> Bool { removed.contains(name(attribute)) }

  static func isRemoved(_ name: String) -> Bool { removed.contains(name) }

  /// Rewrites an attribute in place; gives a note, with its place, where that is not all.
  static func adapt(_ attribute: AttributeSyntax, in draft: inout FileDraft) -> (offset: Int, text: String)? {
    let name = name(attribute)
    let range =
      attribute.positionAfterSkippingLeadingTrivia.utf8Offset..<attribute.endPositionBeforeTrailingTrivia.utf8Offset
    if removed.contains(name) {
      draft.blank(range)
    } else if entries.contains(name) {
      draft.replace(range, with: "@main")
    } else if name == "convention", isObjectiveC(attribute) {
      draft.blank(range)
    } else if name == "NSManaged", !draft.layerVariables.contains(range.lowerBound) {
      draft.blank(range)
      return (
        range.lowerBound,
        "@NSManaged: Core Data is Apple's alone; declare the property as a plain one, and hand the screen values of a type of your own"
      )
    }
    return nil
  }

  /// Whether functions of a convention are blocks, or methods as Objective-C calls them: with a selector, of which C knows nothing here.
  private static func isObjectiveC(_ attribute: AttributeSyntax) -> Bool {
    let convention = attribute.arguments?.trimmedDescription ?? ""
    if convention.hasPrefix("block") { return true }
    guard convention == "c",
      let type = attribute.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
    else { return false }
    return type.parameters.contains { $0.type.trimmedDescription.hasPrefix("Selector") }
  }

  /// Takes `override` from members that have nothing to override on Linux.
  static func removeOverrides(_ scope: TypeScope, index: ModuleIndex, in draft: inout FileDraft) {
    for member in scope.members where MethodRecords.isMissing(member, in: scope, index) {
      removeOverride(member, in: &draft)
      guard !scope.cannotBeNamed, let check = MethodRecords.typeCheck(member) else { continue }
      draft.append(
        "extension \(MethodRecords.quoted(scope.name)) { fileprivate static func \(draft.name("t"))() { \(check) } }",
        for: member.nameRange.lowerBound, guards: member.guards)
    }
  }

  /// Makes overrides of `responds(to:)` take any selector: Apple's may be nil, and a class's may say that it is not.
  static func widenSelectors(_ scope: TypeScope, in draft: inout FileDraft) {
    for member in scope.members where member.isOverride && member.fullName == "responds(to:)" {
      guard let type = member.node.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.first?.type,
        type.trimmedDescription == "Selector"
      else { continue }
      draft.insert("!", at: type.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }

  /// Takes `override` from a member.
  static func removeOverride(_ member: Member, in draft: inout FileDraft) {
    for word in member.node.asProtocol(WithModifiersSyntax.self)?.modifiers ?? [] where word.name.text == "override" {
      draft.blank(word.positionAfterSkippingLeadingTrivia.utf8Offset..<word.endPositionBeforeTrailingTrivia.utf8Offset)
    }
  }
}
