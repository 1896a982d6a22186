import Testing

@testable import SourceAdapter

@Suite struct ConditionsTests {
  @Test(arguments: [
    ("#if os(iOS)", "#if true"), ("#if os(macOS)", "#if false"), ("#if !os(Linux)", "#if !false"),
    ("#if os(iOS) || os(tvOS)", "#if true    || false"), ("#if canImport(Glibc)", "#if false"),
    ("#if canImport(UIKit)", "#if canImport(UIKit)"), ("#if canImport(WebKit)", "#if false"),
    ("#if DEBUG && os(watchOS)", "#if DEBUG && false"),
    ("#if swift(>=5.9)", "#if swift(>=5.9)"), ("#if compiler(>=6.2)", "#if false"),
    ("#if compiler(>=6.1)", "#if compiler(>=6.1)"), ("#if compiler(<6.3)", "#if true"),
    ("#if DEBUG && compiler(>=7)", "#if DEBUG && false"),
    ("#if targetEnvironment(simulator)", "#if targetEnvironment(simulator)"),
  ])
  func questionsAreAnsweredInPlace(source: String, expected: String) {
    #expect(lines("\(source)\nlet a = 1\n#endif")[0] == expected)
  }

  @Test func alternativesAreAnsweredToo() {
    #expect(
      lines("#if os(macOS)\nlet a = 1\n#elseif os(iOS)\nlet a = 2\n#else\nlet a = 3\n#endif") == [
        "#if false", "let a = 1", "#elseif true", "let a = 2", "#else", "let a = 3", "#endif",
      ])
  }

  @Test func whatIOSNeverCompilesStays() {
    let source = "#if os(macOS)\nclass A { @objc func f() {} }\n#else\nclass B { @objc func f() {} }\n#endif"
    #expect(
      lines(source) == [
        "#if false", "class A { @objc func f() {} }", "#else", "class B {       func f() {} }", "#endif",
      ])
    #expect(!tail(source).contains("A.f"))
  }

  @Test func whatIsForModulesThatAreNotThereIsNotTold() {
    let options = SourceAdapter.Options(missingModules: ["SwiftUI": "not there"])
    let guarded = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nclass A { @objc func f() {} }"
    #expect(adapt([guarded], options: options).notes.isEmpty)
    #expect(adapt(["import SwiftUI\n"], options: options).notes.count == 1)
  }

  @Test func whatIsGeneratedStandsInTheSameConditions() {
    let text = tail(
      "#if DEBUG\nclass A { @objc func f() {} }\n#elseif TRACE && os(iOS)\nclass B { @objc func f() {} }\n#endif")
    #expect(text.contains("#if (DEBUG)\n@available(*, deprecated) extension A {"), "\(text)")
    #expect(text.contains("#if !(DEBUG) && (TRACE && true)\n@available(*, deprecated) extension B {"), "\(text)")
  }

  @Test func conditionsAroundMembersAreKept() {
    let text = tail("class A {\n#if DEBUG\n@objc func f() {}\n#endif\n@objc func g() {}\n}")
    #expect(
      text.contains(
        "#if (DEBUG)\n    t.add(_SelectorName(\"f\")({ (o: A) in { o.f() } }))\n#endif\n    t.add(_SelectorName(\"g\")({ (o: A) in { o.g() } }))"
      ),
      "\(text)")
  }
}
