import SourceAdapter
import Testing

@testable import masthead_cli

@Suite struct GeneratedMainTests {
  @Test func eachExpressionStandsUnderItsOwnLineNumber() {
    let expressions = ["A()", "{\n  B()\n}()", "C()"].map(ScreenExpression.init)
    #expect(GeneratedMain.lines(of: expressions) == [1..<2, 2..<5, 5..<6])
    let text = GeneratedMain(screens: .expressions(expressions), resourceFolders: []).text
    for (line, expression) in [(1, "A()"), (2, "{\n  B()\n}()"), (5, "C()")] {
      #expect(text.contains("#sourceLocation(file: \"--show\", line: \(line))\n\(expression)\n#sourceLocation()\n"))
    }
  }

  @Test func candidatesAreNumberedByLine() {
    let text = GeneratedMain(screens: .candidates(["A", "B.C"]), resourceFolders: ["/a b"]).text
    #expect(text.contains("#sourceLocation(file: \"masthead-candidate\", line: 2)\nB.C()\n"))
    #expect(text.contains("SnapshotScreen(name: \"B-C\", source: \"B.C\", make: mastheadScreen1)"))
    #expect(text.contains("resourceFolders: [\"/a b\"]"))
  }

  @Test(arguments: [
    ("plain", "\"plain\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("\\(x)", "\"\\\\(x)\""),
    ("a\nb\u{7F}", "\"a\\u{a}b\\u{7f}\""),
    ("é 漢", "\"é 漢\""),
  ])
  func literalsHoldAnyText(text: String, literal: String) {
    #expect(GeneratedText.swift(text) == literal)
  }
}
