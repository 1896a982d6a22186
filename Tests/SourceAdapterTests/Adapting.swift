import Testing

@testable import SourceAdapter

/// The adapted text of one file.
func adapted(_ source: String, options: SourceAdapter.Options = .init()) -> String {
  adapted([source], options: options)[0]
}

/// The adapted texts of the files of a module, which are named by letters: A.swift, B.swift and so on.
func adapted(_ sources: [String], options: SourceAdapter.Options = .init()) -> [String] {
  let result = adapt(sources, options: options)
  return zip(sources, result.texts).map { source, text in text.map { String(decoding: $0, as: UTF8.self) } ?? source }
}

func adapt(_ sources: [String], options: SourceAdapter.Options = .init()) -> SourceAdapter.Result {
  let files = sources.enumerated().map { number, source in
    SourceAdapter.File(path: "\(Character(Unicode.Scalar(UInt8(65 + number)))).swift", bytes: Array(source.utf8))
  }
  return SourceAdapter.adapt(files, options: options)
}

/// The text without the directives that tell the compiler of the places of generated lines; what stands on lines of its
/// own before a brace is put on the brace's.
func unplaced(_ text: String) -> String {
  let inserted = /((?:\n *)|; )\n#sourceLocation\(file: [^\n]*\)\n([^\n]*)\n#sourceLocation\(file: [^\n]*\)\n */
  var text = text
  while let match = text.firstMatch(of: inserted) {
    text.replaceSubrange(match.range, with: "\(match.1)\(match.2); ")
  }
  return text.replacing(/#sourceLocation\([^\n]*\)\n/, with: "")
}

/// The lines of the adapted text that stand in the place of the source's, spaces at their ends taken off.
func lines(_ source: String, options: SourceAdapter.Options = .init()) -> [String] {
  let count = source.split(separator: "\n", omittingEmptySubsequences: false).count
  let text = unplaced(adapted(source, options: options))
  return text.split(separator: "\n", omittingEmptySubsequences: false).prefix(count).map { line in
    var line = String(line)
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// What stands behind the source's last line.
func tail(_ source: String, options: SourceAdapter.Options = .init()) -> String {
  let count = source.split(separator: "\n").count
  return unplaced(adapted(source, options: options)).split(separator: "\n", omittingEmptySubsequences: false)
    .dropFirst(count).joined(separator: "\n")
}
