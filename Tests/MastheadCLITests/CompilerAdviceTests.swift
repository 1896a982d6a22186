import SourceAdapter
import Testing

@testable import masthead_cli

@Suite struct CompilerAdviceTests {
  private static let names = AppleNames(
    text: """
      # a comment
      UIView\tviews\tclass
      \tinit(frame:)
      \tmaximumContentSizeCategory
      \t+animate(withDuration:animations:)
      UIPickerView\tviews\tclass
      \treloadAllComponents()
      UIViewController\tviews\tclass
      \tnavigationItem
      \tview
      \t+make(of:)
      UIResponder\tbase\tclass
      \tmotionBegan(_:with:)
      UIColor\tvisual\tclass
      \t+systemRed
      """,
    compatibility:
      "### UIViewController — 1 of 2\n\nDeclared: `view`, `static make(of:)`\n\nNot declared: `navigationItem`\n")

  private func advice(_ source: String, _ errors: [(line: Int, column: Int, summary: String)]) -> String? {
    let file = SourceFile(path: "A.swift", resolvedPath: "/nonexistent/A.swift", bytes: Array(source.utf8))
    let output = errors.map { "A.swift:\($0.line):\($0.column): error: \($0.summary)" }.joined(separator: "\n")
    return CompilerAdvice(diagnostics: CompilerDiagnostics(output: output), sources: [file], names: Self.names).text
  }

  @Test func aPackageIsToldOfItsManifest() throws {
    let file = SourceFile(path: "/a/A.swift", resolvedPath: "/a/A.swift", bytes: Array("import Lottie".utf8))
    let text = try #require(
      CompilerAdvice(
        diagnostics: CompilerDiagnostics(output: "/a/A.swift:1:8: error: no such module 'Lottie'"), sources: [file],
        names: Self.names, isOfPackage: true
      ).text)
    #expect(text.contains("import Lottie (line 1): no such module is part of Swift on Linux, and none is among"))
  }

  @Test(arguments: [
    ("cannot find 'UIPickerView' in scope", "UIPickerView (line 1): Apple has it, Masthead does not yet"),
    (
      "cannot find type 'UIPikerView' in scope", "UIPikerView (line 1): no name of Apple's; the nearest is UIPickerView"
    ),
    ("cannot find 'navigationItem' in scope", "Apple has UIViewController.navigationItem, Masthead does not yet"),
    (
      "value of type 'UIView' has no member 'maximumContentSizeCategory'", "Apple has UIView.maximumContentSizeCategory"
    ),
    (
      "value of type 'MyCell' has no member 'maximumContentSizeCategory'", "Apple has UIView.maximumContentSizeCategory"
    ),
    (
      "type 'UIColor?' has no member 'systemRde'",
      "UIColor.systemRde (line 1): no name of Apple's; the nearest is systemRed"
    ),
    ("cannot find 'WKWebView' in scope", "WebKit is not part of Swift on Linux"),
    ("cannot find 'os_log' in scope", "import os"),
  ])
  func whatIsKnownIsExplained(summary: String, words: String) throws {
    let text = try #require(advice("x\n", [(1, 1, summary)]))
    #expect(text.contains(words), "\(text)")
    #expect(text.hasPrefix("masthead: what is not there"))
  }

  @Test(arguments: [
    "cannot find 'myValue' in scope", "cannot find 'view' in scope", "value of type 'MyModel' has no member 'make'",
    "value of type 'MyModel' has no member 'titel'", "expected '}' in struct",
    "cannot convert value of type 'Int' to expected argument type 'String'",
  ])
  func mistakesOfTheUsersOwnGetNoLine(summary: String) {
    #expect(advice("x\n", [(1, 1, summary)]) == nil)
  }

  @Test func equalThingsAreOneLineWithTheirPlaces() throws {
    let summary = "cannot find 'UIPickerView' in scope"
    let text = try #require(advice("x\n", [(1, 1, summary), (4, 2, summary), (4, 9, summary)]))
    #expect(text.contains("  UIPickerView (lines 1, 4): "))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test func whatTheAdapterCouldNotAnswerIsListed() throws {
    let note = SourceAdapter.Note(path: "A.swift", line: 3, column: 1, text: "import WebKit: not there", isError: false)
    let file = SourceFile(path: "A.swift", resolvedPath: "/nonexistent/A.swift", bytes: [])
    let diagnostics = CompilerDiagnostics(output: "A.swift:9:1: error: cannot find 'x' in scope", notes: [note])
    let text = try #require(CompilerAdvice(diagnostics: diagnostics, sources: [file], names: Self.names).text)
    #expect(text.contains("  import WebKit (line 3): not there\n"))
  }

  @Test func methodsThatOverrideNothingAreLookedUp() throws {
    let source = "class A {\n  override func motionBegan(_ m: Int) {}\n  override func viewDidLod() {}\n}\n"
    let summary = "method does not override any method from its superclass"
    let text = try #require(advice(source, [(2, 17, summary), (3, 17, summary)]))
    #expect(text.contains("Apple has UIResponder.motionBegan, Masthead does not yet"))
  }

  @Test func modulesThatNobodyKnowsAreTold() throws {
    let text = try #require(advice("import Mine\n", [(1, 8, "no such module 'Mine'")]))
    #expect(text.contains("  import Mine (line 1): no such module is part of Swift on Linux"), "\(text)")
  }

  @Test func placesBeyondTheFileAreSurvived() {
    #expect(advice("", [(9, 9, "method does not override any method from its superclass")]) == nil)
    #expect(advice("\n", [(2, 90, "method does not override any method from its superclass")]) == nil)
  }

  @Test func namesOfTheProjectsListAreRead() throws {
    let names = AppleNames(root: (#filePath as String).components(upTo: "/Tests/"))
    #expect(names.hasType("UITableView") && !names.hasType("UITabelView"))
    #expect(names.ownerOfMissing("insertRows", in: "UITableView") == nil, "Masthead has it")
    #expect(names.ownerOfMissing("extensionContext", in: "UITableViewController") == "UIViewController")
    #expect(names.nearest(to: "UITabelView") == "UITableView")
    #expect(names.hasType("UIPickerView"))
  }
}

extension String {
  /// What stands before the first `mark`.
  fileprivate func components(upTo mark: String) -> String {
    firstRange(of: mark).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
