import Testing

@testable import SourceAdapter

@Suite struct FileDraftTests {
  /// Lines are counted as a walk over all bytes would.
  @Test func placesAreThoseOfLinesAndColumns() {
    for text in ["", "\n", "a", "a\n", "\n\na\nbc\n", "é\nü\r\nx"] {
      let bytes = Array(text.utf8)
      let draft = FileDraft(path: "A.swift", original: bytes)
      var expected = (line: 1, column: 1)
      for offset in 0...bytes.count {
        #expect(draft.place(of: offset) == expected, "\(text.debugDescription) \(offset)")
        guard offset < bytes.count else { break }
        expected = bytes[offset] == UInt8(ascii: "\n") ? (expected.line + 1, 1) : (expected.line, expected.column + 1)
      }
    }
  }
}
