import Testing

@testable import masthead_cli

@Suite struct ParseableOutputTests {
  @Test func textsOfTheCompilersMessagesAreRead() {
    let said = """
      123
      {"kind": "began", "name": "compile"}
      77
      {
        "kind": "finished",
        "output": "/a/B.swift:3:5: error: cannot find 'x' in scope\\n let \\"y\\" = \\u00e9\\ud83d\\ude00é\\/\\n"
      }
      9
      {"kind":"finished","output":"/a/C.swift:1:8: error: no such module 'Lottie'\\n"}
      """
    let text = ParseableOutput.text(of: said)
    #expect(text.hasPrefix("/a/B.swift:3:5: error: cannot find 'x' in scope\n let \"y\" = é😀é/\n"))
    let summaries = CompilerDiagnostics(output: text).messages.map(\.summary)
    #expect(summaries == ["cannot find 'x' in scope", "no such module 'Lottie'"])
  }

  @Test func otherOutputStaysAsItIs() {
    #expect(ParseableOutput.text(of: "a.swift:1:1: error: no") == "a.swift:1:1: error: no")
    #expect(ParseableOutput.text(of: "\"output\": \"no end") == "\"output\": \"no end")
  }
}
