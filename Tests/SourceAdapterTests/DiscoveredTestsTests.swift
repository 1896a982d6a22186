import Testing

@testable import SourceAdapter

@Suite struct DiscoveredTestsTests {
  @Test func methodsOfListsAreWrapped() throws {
    let list = """
      import XCTest
      fileprivate extension RowTests {
          static nonisolated(unsafe) let __allTests__RowTests = [
              ("testA", testA),
              ("testB", asyncTest(testB)),
              ("test_C2", test_C2)
          ]
      }
      """
    let text = String(decoding: try #require(DiscoveredTests.adapted(Array(list.utf8))), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines[3] == "        (\"testA\", _onMainActor(testA)),")
    #expect(lines[4] == "        (\"testB\", asyncTest(testB)),")
    #expect(lines[5] == "        (\"test_C2\", _onMainActor(test_C2))")
    #expect(text.contains("private func _onMainActor<T: XCTestCase>("))
  }

  @Test func otherFilesStay() {
    #expect(DiscoveredTests.adapted(Array("import XCTest\nlet a = [(\"testA\", testA)]\n".utf8)) == nil)
    #expect(DiscoveredTests.adapted(Array("let __allTests__A = [\n  (\"a\", b)\n]\n".utf8)) == nil)
  }
}
