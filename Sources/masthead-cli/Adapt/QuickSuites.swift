import SourceAdapter

/// Suites of Quick, whose examples come into being while the tests run, by Objective-C, of which SwiftPM on Linux finds none.
enum QuickSuites {
  private static let bases: Set<String> = ["QuickSpec", "AsyncSpec"]

  /// A note for each file with suites: they would not run, and nobody would say so.
  static func notes(in files: [SourceAdapter.File]) -> [SourceAdapter.Note] {
    files.compactMap { file in
      guard SourceAdapter.imports("Quick", in: file.bytes),
        bases.contains(where: { SourceAdapter.names($0, in: file.bytes) })
      else { return nil }
      let suites = ClassDeclaration.all(in: file.bytes).filter { !bases.isDisjoint(with: $0.inherited) }
      guard let first = suites.first else { return nil }
      let names = suites.map(\.name).joined(separator: ", ")
      let text =
        "\(names) \(suites.count == 1 ? "does" : "do") not run: suites of Quick list no tests that are found on Linux; "
        + "write what has to run as tests of XCTest or Swift Testing"
      return SourceAdapter.Note(path: file.path, line: first.line, column: 1, text: text, isError: false)
    }
  }
}
