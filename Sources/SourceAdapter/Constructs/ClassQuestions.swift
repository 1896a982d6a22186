internal import SwiftSyntax

/// `type.isSubclass(of: UIView.self)`: a message to a class that is known as `AnyClass`, which has no members on Linux.
///
/// The class is handed to `_class`, whose result has them. Names of types are left alone: classes below `NSObject` have the method.
enum ClassQuestions {
  /// The text of the class that is asked, without a `?` or `!` behind it; nil for other calls.
  static func object(of node: FunctionCallExprSyntax) -> Range<Int>? {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), var object = member.base,
      member.declName.baseName.text == "isSubclass", node.arguments.count == 1,
      node.arguments.first?.label?.text == "of"
    else { return nil }
    if let chained = object.as(OptionalChainingExprSyntax.self) {
      object = chained.expression
    } else if let forced = object.as(ForceUnwrapExprSyntax.self) {
      object = forced.expression
    }
    guard !isTypeName(object) else { return nil }
    return object.positionAfterSkippingLeadingTrivia.utf8Offset..<object.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Types have capitals, which is how Swift's own guidelines write them.
  private static func isTypeName(_ expression: ExprSyntax) -> Bool {
    let name =
      expression.as(DeclReferenceExprSyntax.self)?.baseName
      ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName
    return name.map { $0.text == "super" || $0.text.first?.isUppercase == true } ?? expression.is(SuperExprSyntax.self)
  }

  static func adapt(_ object: Range<Int>, index: ModuleIndex, in draft: inout FileDraft) {
    let isDeclared = index.scopes.contains { $0.members.contains { $0.base == "isSubclass" } }
    guard draft.hasRuntime, !isDeclared else { return }
    draft.append(import: "ObjectiveC")
    draft.insert("_class(", at: object.lowerBound)
    draft.insert(")", at: object.upperBound)
  }
}

/// `abs(x)` in extensions of `CGFloat`, where Foundation on Linux hides the function by a static member of the name.
enum HiddenFunctions {
  /// Returns the offset of `abs` in a call; nil for other calls.
  static func distance(_ node: FunctionCallExprSyntax) -> Int? {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self), function.baseName.text == "abs",
      node.arguments.count == 1, node.arguments.first?.label == nil
    else { return nil }
    return function.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  static func adapt(_ start: Int, scope: Int?, index: ModuleIndex, in draft: inout FileDraft) {
    guard let scope, ["CGFloat", "CoreGraphics.CGFloat"].contains(index[scope].name) else { return }
    let isDeclared = index.scopes(named: index[scope].name).contains { $0.members.contains { $0.base == "abs" } }
    if !isDeclared { draft.insert("Swift.", at: start) }
  }
}
