internal import SwiftParser
internal import SwiftSyntax

/// Conditions of files that hold nothing else to adapt: only their lines are parsed, not the file.
///
/// Code for several systems is full of `#if`, and parsing is what adapting costs. A line that begins with `#if` is one unless it stands in
/// a comment or in a text of several lines; files where that is in doubt are parsed whole.
enum ConditionLines {
  /// Rewrites the conditions; false where the file has to be parsed.
  static func adapt(in draft: inout FileDraft) -> Bool {
    let text = ByteSearch(draft.original)
    guard !text.contains("\"\"\"") else { return false }
    let opening = text.places(of: "/*"), closing = text.places(of: "*/")
    var lines: [Range<Int>] = []
    for word in ["#if", "#elseif"] {
      for start in text.places(of: word) {
        let end = draft.original[start...].firstIndex { $0 == UInt8(ascii: "\n") } ?? draft.original.count
        let before = draft.original[..<start].reversed().prefix { $0 != UInt8(ascii: "\n") }
        guard before.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else {
          // In a comment at the end of a line, or behind code.
          return false
        }
        guard opening.count(where: { $0 < start }) == closing.count(where: { $0 < start }),
          !opening.contains(where: { $0 > start && $0 < end }), draft.original[start..<end].last != UInt8(ascii: "\\")
        else { return false }
        lines.append(start + word.utf8.count..<end)
      }
    }
    for line in lines {
      guard let condition = condition(Array(draft.original[line])) else { return false }
      Conditions.adapt(condition, offset: line.lowerBound - "#if".utf8.count, in: &draft)
    }
    return true
  }

  private static func condition(_ bytes: [UInt8]) -> ExprSyntax? {
    let text = Array("#if".utf8) + bytes + Array("\n#endif\n".utf8)
    let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
    guard !tree.hasError, let statement = tree.statements.first?.item.as(DeclSyntax.self)?.as(IfConfigDeclSyntax.self)
    else { return nil }
    return statement.clauses.first?.condition
  }
}
