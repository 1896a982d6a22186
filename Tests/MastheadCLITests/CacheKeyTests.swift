import Testing

@testable import masthead_cli

@Suite struct CacheKeyTests {
  private static let tool = FileIdentity(path: "/lib", size: 1, changed: 2)

  private func file(_ path: String, _ text: String, at resolved: String? = nil) -> SourceFile {
    SourceFile(path: path, resolvedPath: resolved ?? "/" + path, bytes: Array(text.utf8))
  }

  private func key(
    _ sources: [SourceFile], _ expressions: [String] = [], tools: [FileIdentity] = [tool]
  ) -> String {
    CacheKey.key(sources: sources, expressions: expressions.map(ScreenExpression.init), tools: tools)
  }

  @Test func equalRequestsHaveEqualKeys() {
    #expect(key([file("a", "x")], ["A()"]) == key([file("a", "x")], ["A()"]))
  }

  @Test func whateverTheCompilerSeesIsInTheKey() {
    let keys = [
      key([]), key([file("a", "x")]), key([file("a", "y")]), key([file("b", "x")]),
      key([file("a", "x", at: "/else/a")]),
      key([file("a", "x"), file("b", "y")]), key([file("b", "y"), file("a", "x")]),
      key([file("a", "x")], ["A()"]), key([file("a", "x")], ["B()"]), key([file("a", "x")], ["A()", "B()"]),
      key([file("a", "x")], ["B()", "A()"]),
      key([file("a", "x")], tools: [FileIdentity(path: "/lib", size: 1, changed: 3)]),
      key([file("a", "x")], tools: [FileIdentity(path: "/lib", size: 2, changed: 2)]),
      key([file("a", "x")], tools: [FileIdentity(path: "/lob", size: 1, changed: 2)]),
    ]
    #expect(Set(keys).count == keys.count)
  }

  @Test func bytesThatMoveFromOneFieldToTheNextChangeTheKey() {
    #expect(key([], ["ab", "c"]) != key([], ["a", "bc"]))
    #expect(key([file("a", "bc", at: "/x")]) != key([file("ab", "c", at: "/x")]))
  }
}
