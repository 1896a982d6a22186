import SourceAdapter
import Testing

@testable import masthead_cli

@Suite struct QuickSuitesTests {
  @Test func suitesOfQuickAreTold() {
    func notes(_ source: String) -> [SourceAdapter.Note] {
      QuickSuites.notes(in: [SourceAdapter.File(path: "RowSpec.swift", bytes: Array(source.utf8))])
    }
    let one = notes("import Quick\n\n\nfinal class RowSpec: QuickSpec {\n  override class func spec() {}\n}\n")
    #expect(one.map(\.line) == [4])
    #expect(one.first?.text.hasPrefix("RowSpec does not run: suites of Quick list no tests") == true)
    let two = notes("import Quick\nclass A: QuickSpec {}\nclass B: AsyncSpec {}\n")
    #expect(two.first?.text.hasPrefix("A, B do not run") == true)
    #expect(notes("import XCTest\n// not a QuickSpec\nclass A: XCTestCase {}\n").isEmpty)
    #expect(notes("import Quick\nclass A: XCTestCase {} // no QuickSpec\n").isEmpty)
  }
}
