import Testing

@testable import masthead_cli

@Suite struct CompilerDiagnosticsTests {
  private static let output = """
    dir/My Screen.swift:3:68: error: cannot find 'Dota' in scope
    2 | class Base {}
    3 | let d = Dota()
      |         `- error: cannot find 'Dota' in scope
    masthead-candidate:2:5: error: missing argument for parameter #1 in call
    dir/My Screen.swift:4:37: note: 'init(_:)' declared here
    <unknown>:0: error: something without a place
    error: link command failed with exit code 1
    --show:1:3: warning: odd

    """

  @Test func messagesAreSplitAtTheirHeads() {
    let messages = CompilerDiagnostics(output: Self.output).messages
    #expect(
      messages.map(\.file) == ["dir/My Screen.swift", "masthead-candidate", "dir/My Screen.swift", nil, nil, "--show"])
    #expect(messages.map(\.kind) == [.error, .error, .note, .error, .error, .warning])
    #expect(messages.map(\.line) == [3, 2, 4, 0, 0, 1])
    #expect(messages.map(\.column) == [68, 5, 37, 0, 0, 3])
    #expect(messages[0].summary == "cannot find 'Dota' in scope")
    #expect(messages[0].text.split(separator: "\n").count == 4)
  }

  @Test func theUserSeesTheErrorsOfTheirFilesAlone() {
    let diagnostics = CompilerDiagnostics(output: Self.output)
    let files = ["dir/My Screen.swift"]
    #expect(diagnostics.hasErrors(inFiles: files))
    #expect(!diagnostics.hasErrors(inFiles: ["Other.swift"]))
    let text = diagnostics.text(ofFiles: files)
    #expect(text.hasPrefix("dir/My Screen.swift:3:68: error: cannot find 'Dota' in scope\n2 | class Base {}"))
    #expect(!text.contains("declared here"), "the note belongs to an error of the generated file")
  }

  @Test func notesStayWithTheirError() {
    let output = "A.swift:1:1: error: e\nB.swift:2:2: note: n\nB.swift:3:3: warning: w"
    #expect(
      CompilerDiagnostics(output: output).text(ofFiles: ["A.swift"]) == "A.swift:1:1: error: e\nB.swift:2:2: note: n")
  }

  @Test func rejectedCandidatesAreCountedFromZero() {
    #expect(CompilerDiagnostics(output: Self.output).rejectedCandidates == [1])
    #expect(CompilerDiagnostics(output: "").rejectedCandidates.isEmpty)
  }

  @Test func coloursDoNotHideMessages() {
    let output = "\u{1B}[1mA.swift:7:2: \u{1B}[0m\u{1B}[1;31merror: \u{1B}[0mwords"
    let message = CompilerDiagnostics(output: output).messages.first
    #expect(message?.file == "A.swift")
    #expect(message?.line == 7)
    #expect(message?.summary == "words")
    #expect(message?.text == output)
  }

  @Test func internalNamesAreToldAsNotThere() {
    let output = """
      A.swift:18:7: error: 'geometry' is inaccessible due to 'internal' protection level
      18 |     t.geometry = 4
      UIKit.UITableView.geometry:2:25: note: 'geometry' declared here
      2 | @MainActor internal var geometry: ListGeometry.TableGeometry}
      A.swift:18:18: error: cannot assign value of type 'Int' to type 'TableGeometry'
      A.swift:19:1: error: cannot find 'layou' in scope; did you mean '_layout'?
      A.swift:20:1: error: cannot find 'bound' in scope; did you mean 'bounds'?
      """
    let text = CompilerDiagnostics(output: output).text(ofFiles: ["A.swift"])
    #expect(
      text == """
        A.swift:18:7: error: 'geometry' is not part of the public interface
        18 |     t.geometry = 4
        A.swift:19:1: error: cannot find 'layou' in scope
        A.swift:20:1: error: cannot find 'bound' in scope; did you mean 'bounds'?
        """)
  }

  @Test func namesThatTheUserKeepsPrivateAreTheirsToRead() {
    let output =
      "A.swift:1:1: error: 'x' is inaccessible due to 'private' protection level\nB.swift:2:2: note: 'x' declared here"
    #expect(CompilerDiagnostics(output: output).text(ofFiles: ["A.swift", "B.swift"]) == output)
  }

  @Test func notesOutsideOfTheUsersFilesAreKeptForPublicNamesAlone() {
    let open =
      "/p/UIView.swift:6:21: note: 'transition(with:)' declared here\n6 |   open class func transition(with view: UIView)"
    let requirement = "/p/S.swift:4:8: note: protocol requires function 'f()' with type '() -> ()'"
    let hidden = "/p/UIView.swift:9:3: note: 'island' declared here\n 8 | public\n 9 |   package var island: Int"
    let output = "A.swift:1:1: error: e\n" + [open, requirement, hidden].joined(separator: "\n")
    let text = CompilerDiagnostics(output: output).text(ofFiles: ["A.swift"])
    #expect(text == "A.swift:1:1: error: e\n" + [open, requirement].joined(separator: "\n"))
  }
}
