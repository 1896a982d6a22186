internal import SwiftParser
internal import SwiftSyntax

/// A `#Preview` as it stands in a file.
public struct PreviewDeclaration: Equatable, Sendable {
  /// The name of the preview; nil if it has none.
  public var name: String?
  /// The code that makes the view or controller: the text between the braces.
  public var body: String
  /// Line of the opening brace, counted from 1.
  public var line: Int
  /// The traits of the preview (`traits: .landscapeLeft, .sizeThatFitsLayout`), each as it is written.
  public var traits: [Trait]

  /// A trait of a preview.
  public struct Trait: Equatable, Sendable {
    /// The text of the trait.
    public var text: String
    /// The line of the trait, counted from 1.
    public var line: Int

    /// A trait with its line.
    public init(text: String, line: Int) {
      (self.text, self.line) = (text, line)
    }
  }

  /// The previews of a file in source order; those that iOS does not compile, or that ask for SwiftUI, are left out.
  public static func all(in bytes: [UInt8]) -> [PreviewDeclaration] {
    guard ByteSearch(bytes).containsWord("Preview") else { return [] }
    return DeepThread.run {
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let reader = FileReader(file: 0, index: ModuleIndex())
      reader.walk(tree)
      let draft = FileDraft(path: "", original: bytes)
      return reader.occurrences.compactMap { occurrence -> PreviewDeclaration? in
        guard !occurrence.guards.contains(where: { $0.contains("SwiftUI") }) else { return nil }
        switch occurrence.construct {
        case .macro(let node): return preview(node, draft)
        case .macroDeclaration(let node): return preview(node, draft)
        default: return nil
        }
      }
    }
  }

  private static func preview(_ node: some FreestandingMacroExpansionSyntax, _ draft: FileDraft) -> PreviewDeclaration?
  {
    guard Literals.isPreview(node.macroName), let closure = node.trailingClosure else { return nil }
    let literal = node.arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
    // What stands around the statements is kept, so that lines stay.
    let body = closure.statements.description + closure.rightBrace.leadingTrivia.description
    let start = closure.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let signature = closure.leftBrace.trailingTrivia.description
    return PreviewDeclaration(
      name: literal?.representedLiteralValue, body: signature + body, line: draft.place(of: start).line,
      traits: traits(node, draft))
  }

  private static func traits(_ node: some FreestandingMacroExpansionSyntax, _ draft: FileDraft) -> [Trait] {
    guard let first = node.arguments.firstIndex(where: { $0.label?.text == "traits" }) else { return [] }
    // Arguments without a label that follow belong to it.
    let rest = node.arguments[node.arguments.index(after: first)...].prefix { $0.label == nil }
    return ([node.arguments[first]] + rest).map { argument in
      let start = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset
      return Trait(text: argument.expression.trimmedDescription, line: draft.place(of: start).line)
    }
  }
}
