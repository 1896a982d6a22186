internal import SwiftSyntax

/// `#keyPath(A.b.c)` is the text literal `"b.c"`.
enum KeyPaths {
  /// Rewrites in place; false for other macros, and where the path is no path.
  static func adapt(_ macro: MacroExpansionExprSyntax, index: ModuleIndex, scope: String, in draft: inout FileDraft)
    -> Bool
  {
    guard macro.macroName.text == "keyPath", let expression = macro.arguments.first?.expression,
      var names = components(expression)
    else { return false }
    // Types and modules stand in front; properties begin with a small letter, or are known.
    while names.count > 1, let first = names.first, first.first?.isUppercase == true || first == "self",
      index.members(named: first, of: scope).isEmpty
    {
      names.removeFirst()
    }
    let range = macro.positionAfterSkippingLeadingTrivia.utf8Offset..<macro.endPositionBeforeTrailingTrivia.utf8Offset
    draft.replace(range, with: GeneratedText.swift(names.joined(separator: ".")))
    return true
  }

  private static func components(_ expression: ExprSyntax) -> [String]? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return [FileReader.plain(name.baseName)] }
    if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base, let before = components(base) {
      return before + [FileReader.plain(member.declName.baseName)]
    }
    // `a?.b` and `a!.b`
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return components(chain.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return components(forced.expression) }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) { return components(generic.expression) }
    return nil
  }
}
