internal import SwiftSyntax

/// `completion: expectation.fulfill`: a method of XCTest passed as a function.
///
/// On Linux `fulfill` has parameters with defaults, for the place of the call, and is no `() -> Void`. Files that pass
/// it on get another method of this type.
enum HandedMethods {
  static func isFulfill(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, node.base != nil else {
      return false
    }
    return node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self) != node
  }

  /// Adds the method behind the file's last line, once.
  static func add(to draft: inout FileDraft) {
    draft.append(
      once: "extension XCTestExpectation { fileprivate func fulfill() { fulfill(#file, line: #line) } }")
  }
}
