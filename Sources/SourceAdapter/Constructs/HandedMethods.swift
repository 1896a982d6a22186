internal import SwiftSyntax

/// `completion: expectation.fulfill`: a method of XCTest that is handed on.
///
/// On Linux `fulfill` takes the place of the call, with defaults, and is no `() -> Void`. Files that hand it on get another one, which is.
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
