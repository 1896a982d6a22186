internal import SwiftSyntax

/// Names in `@objc(…)`, which have a colon for each argument: the attribute is taken out, and so its name is checked here as
/// the compiler of Apple's SDK does.
enum NamedArguments {
  /// Adds an error for a name with another number of arguments than its method.
  static func check(_ attribute: AttributeSyntax, guards: [String], in draft: inout FileDraft) {
    guard let arguments = attribute.arguments, Attributes.name(attribute) == "objc",
      let declaration = attribute.parent?.parent
    else { return }
    let name = arguments.trimmedDescription.filter { !$0.isWhitespace }
    guard !name.isEmpty, let text = mismatch(name, declaration) else { return }
    draft.append(error: text, at: arguments.positionAfterSkippingLeadingTrivia.utf8Offset, guards: guards)
  }

  private static func mismatch(_ name: String, _ declaration: Syntax) -> String? {
    let named = name.count { $0 == ":" }
    let signature: FunctionSignatureSyntax
    let kind: String
    if let function = declaration.as(FunctionDeclSyntax.self) {
      (signature, kind) = (function.signature, "method")
    } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
      (signature, kind) = (initializer.signature, "initializer")
    } else {
      guard named > 0, let kind = simplyNamed(declaration) else { return nil }
      return "'@objc' \(kind) must have a simple name, without colons"
    }
    var parameters = signature.parameterClause.parameters.count
    // An argument without a value may be told by the name alone.
    let isVoid =
      parameters == 1
      && ["()", "Void"].contains(signature.parameterClause.parameters.first?.type.trimmedDescription)
    var added = ""
    if signature.effectSpecifiers?.asyncSpecifier != nil {
      added = "the completion handler"
    } else if signature.effectSpecifiers?.throwsClause != nil {
      added = "the error parameter"
    }
    if !added.isEmpty { parameters += 1 }
    guard named != parameters, !(isVoid && named <= parameters) else { return nil }
    let names = named == 1 ? "one argument name" : "names for \(named) arguments"
    let count = parameters == 1 ? "one parameter" : "\(parameters) parameters"
    let note = added.isEmpty ? "" : parameters == 1 ? " (\(added))" : " (including \(added))"
    return "'@objc' \(kind) name provides \(names), but \(kind) has \(count)\(note)"
  }

  /// The kind of a declaration whose name has no colon.
  private static func simplyNamed(_ declaration: Syntax) -> String? {
    switch declaration.kind {
    case .variableDecl: "property"
    case .classDecl: "class"
    case .protocolDecl: "protocol"
    case .enumDecl: "enum"
    case .enumCaseDecl: "enum case"
    default: nil
    }
  }
}
