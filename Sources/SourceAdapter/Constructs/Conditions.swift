internal import SwiftSyntax

/// `#if` as a build for iOS answers it.
///
/// `os(iOS)` is true and other systems are false; so are C libraries of Linux in `canImport`, and modules of Apple's that
/// hold next to nothing here. Modules that are there answer `canImport`
/// by themselves. `compiler(>=6.2)` asks for Xcode 26 there, and so for what UIKit has had since then; Masthead's declarations are those of iOS 18,
/// whose Xcode has compiler 6.1. Flags of the build stay the compiler's business.
enum Conditions {
  private static let foreignModules: Set<String> = [
    "Glibc", "Musl", "Android", "Bionic", "WinSDK", "ucrt", "CRT", "WASILibc", "FoundationNetworking", "FoundationXML",
  ]
  /// Modules of Apple's with only the few names that tests use without a condition.
  private static let nearlyEmptyModules: Set<String> = [
    "Accelerate", "CoreImage", "CoreServices", "Metal", "MetalPerformanceShaders", "SceneKit", "SpriteKit", "WebKit",
  ]

  /// Rewrites the questions in a condition in place.
  ///
  /// `offset` is where the tree begins in the file.
  static func adapt(_ condition: ExprSyntax, offset: Int = 0, in draft: inout FileDraft) {
    for question in questions(in: condition) {
      guard let answer = answer(question) else { continue }
      let start = question.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = question.endPositionBeforeTrailingTrivia.utf8Offset
      draft.replace(offset + start..<offset + end, with: answer ? "true" : "false")
    }
  }

  /// The condition with its questions answered, on one line.
  static func text(_ condition: ExprSyntax) -> String {
    var text = ""
    write(Syntax(condition), to: &text)
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func write(_ node: Syntax, to text: inout String) {
    if let call = node.as(FunctionCallExprSyntax.self), let answer = answer(call) {
      text += answer ? "true " : "false "
    } else if let token = node.as(TokenSyntax.self) {
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    } else {
      for child in node.children(viewMode: .sourceAccurate) { write(child, to: &text) }
    }
  }

  private static func questions(in node: some SyntaxProtocol) -> [FunctionCallExprSyntax] {
    if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
    return node.children(viewMode: .sourceAccurate).flatMap { questions(in: $0) }
  }

  private static func answer(_ call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch name {
    case "os": return argument == "iOS"
    case "_runtime": return argument == "_ObjC"
    case "compiler": return isOfLaterCompiler(argument)
    case "canImport" where foreignModules.contains(argument) || nearlyEmptyModules.contains(argument): return false
    case "canImport" where argument == "UIKit" || argument == "Foundation": return nil
    default: return nil
    }
  }

  /// The answer to a question for compilers after that of Xcode 16; nil for older ones, which the compiler itself answers.
  private static func isOfLaterCompiler(_ argument: String) -> Bool? {
    let isMinimum = argument.hasPrefix(">=")
    guard isMinimum || argument.hasPrefix("<") else { return nil }
    let version = argument.dropFirst(isMinimum ? 2 : 1).filter { !$0.isWhitespace }.split(separator: ".").map {
      Int($0)
    }
    guard let first = version.first, let major = first, !version.contains(nil) else { return nil }
    let minor = version.count > 1 ? version[1]! : 0
    return (major, minor) > (6, 1) ? !isMinimum : nil
  }

  /// Returns the value of the condition; nil if only the compiler knows.
  ///
  /// `missing` are modules that are not there.
  static func value(_ condition: ExprSyntax, missing: Set<String> = []) -> Bool? {
    func value(_ condition: ExprSyntax) -> Bool? { Self.value(condition, missing: missing) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      if let answer = answer(call) { return answer }
      if call.calledExpression.trimmedDescription == "canImport", call.arguments.trimmedDescription == "UIKit" {
        return true
      }
      if call.calledExpression.trimmedDescription == "canImport", let module = call.arguments.first,
        missing.contains(module.expression.trimmedDescription)
      {
        return false
      }
      return nil
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return value(only.expression)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(prefix.expression).map { !$0 }
    }
    guard let sequence = condition.as(SequenceExprSyntax.self) else { return nil }
    // `||` binds weaker than `&&`; other operators stand inside of calls only.
    var alternatives: [[ExprSyntax]] = [[]]
    for element in sequence.elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        if sign.operator.text == "||" { alternatives.append([]) } else if sign.operator.text != "&&" { return nil }
      } else {
        alternatives[alternatives.count - 1].append(element)
      }
    }
    return any(alternatives.map { all($0.map { value($0) }) })
  }

  private static func all(_ values: [Bool?]) -> Bool? {
    if values.contains(false) { return false }
    return values.contains { $0 == nil } ? nil : true
  }

  private static func any(_ values: [Bool?]) -> Bool? {
    if values.contains(true) { return true }
    return values.contains { $0 == nil } ? nil : false
  }
}
