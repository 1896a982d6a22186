import SourceAdapter
import Testing

@Suite struct GeneratedTextTests {
  @Test func textsReadBackAsTheyWere() {
    #expect(GeneratedText.swift("a \"b\" \\c\n") == "\"a \\\"b\\\" \\\\c\\u{a}\"")
    #expect(GeneratedText.json("a \"b\" \\c\n") == "\"a \\\"b\\\" \\\\c\\u000a\"")
    #expect(GeneratedText.xml("Salt & <Co> \"x\"\u{1}\n") == "Salt &amp; &lt;Co&gt; &quot;x&quot;\n")
  }

  @Test func namesAreInBackticksWhereTheyHaveTo() {
    #expect(GeneratedText.identifier("class") == "`class`")
    #expect(GeneratedText.identifier("title") == "title")
    #expect(GeneratedText.identifier("タイトル") == "タイトル")
    #expect(GeneratedText.identifier("it works") == "`it works`")
    #expect(GeneratedText.identifier("2 rows") == "`2 rows`")
    #expect(GeneratedText.identifier("List<Row>") == "List<Row>")
  }

  @Test func linesOfAPathWithQuotationMarksAreNamed() throws {
    let path = "/tmp/a \"b\" \\c/View.swift"
    let text = """
      import UIKit
      class A: UIView {}
      extension A {
        #if DEBUG
        override func layoutSubviews() { super.layoutSubviews() }
        #endif
      }
      """
    let result = SourceAdapter.adapt(
      [SourceAdapter.File(path: path, bytes: Array(text.utf8))], options: SourceAdapter.Options())
    let adapted = String(decoding: try #require(result.texts[0]), as: UTF8.self)
    #expect(adapted.contains("#sourceLocation(file: \"/tmp/a \\\"b\\\" \\\\c/View.swift\", line: "), "\(adapted)")
  }
}
