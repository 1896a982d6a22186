import Testing

@testable import masthead_cli

/// Messages on adapted text, as the user reads them.
@Suite struct AdaptedMessagesTests {
  private static let source: [Substring] = ["class A: UIView {", "  func f() { use(#selector(tapped)) }", "}"]

  private func text(_ output: String) -> String {
    CompilerDiagnostics(output: output).text(ofFiles: ["A.swift"], lines: ["A.swift": Self.source])
  }

  @Test func sourceLinesAreTheUsers() {
    let output = """
      A.swift:2:28: error: type 'A._A1' (aka 'A') has no member 'tapped'
      1 | class A: UIView {
      2 |   func f() { use(_s1  (_A1.tapped)) }
        |                            `- error: type 'A._A1' (aka 'A') has no member 'tapped'
      3 | fileprivate typealias _A1 = A; }
      4 | import ObjectiveC
      """
    #expect(
      text(output) == """
        A.swift:2:28: error: type 'A' has no member 'tapped'
        1 | class A: UIView {
        2 |   func f() { use(#selector(tapped)) }
          |                            `- error: type 'A' has no member 'tapped'
        3 | }
        """)
  }

  private static let ofMadeText = """
    A.swift:2:7: error: cannot find type 'B' in scope
    7 | class C {
    8 | #sourceLocation(file: "A.swift", line: 2)
    9 |   func g(b: B)
      |             `- error: cannot find type 'B' in scope
    """

  @Test func placesOfMadeTextShowTheLineThatItIsMadeFor() {
    #expect(
      text(Self.ofMadeText)
        == "A.swift:2:7: error: cannot find type 'B' in scope\n2 |   func f() { use(#selector(tapped)) }")
  }

  @Test func linesWithAnErrorOfTheirOwnHaveNoneOfMadeText() {
    let own = "A.swift:2:3: error: words"
    #expect(text(own + "\n" + Self.ofMadeText) == own)
    let following = "A.swift:2:1: error: generic parameter 'Result' could not be inferred"
    #expect(text(following + "\n" + own + "\n" + own) == own)
    #expect(text(following) == following)
  }

  @Test(arguments: [
    (
      "value of type '_q<A>.Type' (aka '_PropertiesOf<A>.Type') has no dynamic member 'b' using key path from root type 'A'",
      "value of type 'A' has no member 'b'"
    ),
    ("cannot find type 'Own' (aka 'Other')", "cannot find type 'Own' (aka 'Other')"),
  ])
  func namesOfAdaptedTextAreLeftOut(words: String, expected: String) {
    #expect(text("A.swift:2:3: error: \(words)") == "A.swift:2:3: error: \(expected)")
  }

  @Test func stepsOfPathsAreTold() {
    let output = """
      A.swift:2:3: error: reference to member 'b' cannot be resolved without a contextual type
      1 | _k1 (_q<A>.a.b)
        |              `- error: reference to member 'b' cannot be resolved without a contextual type
      """
    #expect(text(output).hasPrefix("A.swift:2:3: error: no property 'b' is there on the path of #keyPath\n"))
  }
}
