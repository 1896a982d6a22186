import Testing

@testable import SourceAdapter

@Suite struct SelectorsTests {
  @Test func namesInPrivateExtensionsAreNotSaidToBePrivateAgain() {
    #expect(
      lines("private extension V {\n  func f() { use(#selector(g)) }\n  @objc func g() {}\n}")[3]
        == "typealias _A1 = V; }")
  }

  private func line(_ selector: String, members: String = "@objc func tap(_ s: Int) {}") -> String {
    lines("class V {\n  \(members)\n  let s = \(selector)\n}")[2]
  }

  @Test func namesInTheTypeAroundAreQualified() {
    #expect(line("#selector(tap(_:))") == "  let s = _s1  (_A1.tap(_:))")
    #expect(line("#selector(tap)") == "  let s = _s1  (_A1.tap)")
    #expect(line("#selector(self.tap)") == "  let s = _s1       (_A1.tap)")
  }

  @Test func namesOfOtherTypesStay() {
    #expect(line("#selector(V.tap(_:))") == "  let s = _s1      (V.tap(_:))")
    #expect(line("#selector(UIView.layoutIfNeeded)") == "  let s = _s1      (UIView.layoutIfNeeded)")
  }

  @Test func columnsBehindStay() {
    let source =
      "class V {\n  @objc func tap() {}\n  let s = [#selector(tap), #selector(V.tap), #selector(a.tap), 7]\n}"
    let line = adapted(source).split(separator: "\n")[2]
    #expect(line.utf8.count == source.split(separator: "\n")[2].utf8.count && line.hasSuffix(", 7]"))
  }

  @Test func accessorsAreKeyPaths() {
    #expect(line("#selector(getter: count)", members: "@objc var count = 0").hasSuffix("_s1         (\\_A1.count)"))
    #expect(line("#selector(setter: V.count)", members: "@objc var count = 0").hasSuffix("_s1             (\\V.count)"))
    #expect(
      tail("class V {\n  @objc var count = 0\n  let s = #selector(setter: V.count)\n}").contains(
        "_SelectorName(\"setCount:\")"))
  }

  @Test(arguments: [
    ("#selector(button.tap)", "_s1()"), ("#selector(tap as (V) -> (Int) -> Void)", "_s1()"),
    ("#selector(V.Delegate.tap(_:))", "_s1  (of: V.Delegate.tap(_:))"), ("#selector((tap))", "_s1()"),
  ])
  func whatIsBoundOrCastIsMadeByName(selector: String, expected: String) {
    #expect(line(selector).hasPrefix("  let s = " + expected))
  }

  @Test func argumentsOnLinesOfTheirOwnKeepThem() {
    let source = "class V {\n  @objc func tap() {}\n  let s = #selector(\n      tap\n    )\n}"
    let text = adapted(source).split(separator: "\n")
    #expect(text[3] == "  _A1.tap" && text[4].hasPrefix("    )"))
  }

  @Test(arguments: [
    ("func f() {}", "f", "f"), ("func f(_ a: Int) {}", "f", "f:"), ("func f(item: Int) {}", "f(item:)", "fWithItem:"),
    ("func f(for item: Int, at b: Int) {}", "f", "fFor:at:"), ("@objc(other:) func f(_ a: Int) {}", "f(_:)", "other:"),
    ("func f(_ a: Int, _ b: Int) {}", "f", "f::"), ("func f() throws {}", "f", "fAndReturnError:"),
    ("func moveTo(point: Int) {}", "moveTo(point:)", "moveToPoint:"),
  ])
  func namesAreThoseOfObjectiveC(declaration: String, reference: String, expected: String) {
    let attribute = declaration.hasPrefix("@") ? "" : "@objc "
    let text = tail("class V {\n  \(attribute)\(declaration)\n  let s = #selector(\(reference))\n}")
    #expect(text.contains("_SelectorName(\"\(expected)\")"), "\(text)")
  }

  @Test func methodsOfSuperclassesAndOtherFilesAreFound() {
    let texts = adapted([
      "class A: B {\n  let s = #selector(tap)\n}",
      "class B {\n}\nextension B {\n  @objc(hit:) func tap(_ a: Int) {}\n}",
    ])
    #expect(texts[0].contains("_SelectorName(\"hit:\")"))
  }

  @Test func nestedTypesNameTheOneThatHasTheMethod() {
    let text = adapted("class Outer {\n  @objc func tap() {}\n  class Inner {\n    let s = #selector(tap)\n  }\n}")
    #expect(text.contains("fileprivate typealias _A1 = Outer; }"))
  }

  @Test func membersOnTheLineOfTheBraceEndFirst() {
    #expect(
      lines("class V { @objc func f() { use(#selector(f)) } }") == [
        "class V {       func f() { use(_s1  (_A1.f)) } ; fileprivate typealias _A1 = V; }"
      ])
    #expect(lines("class V { @objc func f() { use(#selector(f)) }\n}")[1] == "fileprivate typealias _A1 = V; }")
  }

  @Test func equalSelectorsShareOneValue() {
    let text = tail("class V {\n  @objc func tap() {}\n  let s = [#selector(tap), #selector(V.tap)]\n}")
    #expect(text.components("= _SelectorName(\"tap\")") == 1)
  }

  @Test func mainFilesMakeThemWhenAsked() {
    let file = SourceAdapter.File(
      path: "/x/main.swift", bytes: Array("class V { @objc func f() {}\n let s = #selector(f) }".utf8))
    let text = String(decoding: SourceAdapter.adapt([file]).texts[0] ?? [], as: UTF8.self)
    #expect(text.contains("private var _s1: _SelectorName { _SelectorName(\"f\") }"))
  }

  @Test func withoutTheRuntimeSelectorsHoldMethodsOnly() {
    let options = SourceAdapter.Options(hasRuntime: false)
    let source = "class V {\n  @objc dynamic var a = 1\n  @objc func f() { use(#selector(f)) }\n}"
    #expect(lines(source, options: options)[1] == "                var a = 1")
    #expect(tail(source, options: options) == "private typealias _s1 = Selector\n")
    let note = adapt(["class V {\n  let s = #selector(button.tap)\n}"], options: options).notes.first
    #expect(note?.line == 2 && note?.isError == true)
  }

  @Test func whatNamesNothingIsTold() throws {
    let note = try #require(adapt(["let s = #selector(1 + 2)"]).notes.first)
    #expect(note.column == 9 && note.text.hasPrefix("#selector: "))
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(_ word: String) -> Int { ranges(of: word).count }
}
