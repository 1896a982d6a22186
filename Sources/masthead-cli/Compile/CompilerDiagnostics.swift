/// What the compiler said, sorted by whom it concerns.
struct CompilerDiagnostics: Equatable {
  /// One message with the lines that show its place.
  struct Message: Equatable {
    /// The file as the compiler names it; nil for messages without a place.
    var file: String?
    /// Line and column counted from 1; 0 without a place.
    var line: Int
    var column: Int
    var kind: Kind
    /// The message's own words.
    var summary: String
    /// The message as printed, colours and source lines included.
    var text: String

    var isError: Bool { kind == .error }
  }

  enum Kind: String, CaseIterable {
    case error, warning, note, remark
  }

  var messages: [Message]

  /// Splits the compiler's output at lines such as `file:line:column: error: words` and `error: words`.
  init(output: String) {
    messages = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let head = Self.head(Self.withoutColours(String(line)), text: String(line)) {
        messages.append(head)
      } else if !messages.isEmpty {
        messages[messages.count - 1].text += "\n" + line
      } else if !line.isEmpty {
        messages.append(
          Message(file: nil, line: 0, column: 0, kind: .remark, summary: String(line), text: String(line)))
      }
    }
    for index in messages.indices {
      while messages[index].text.hasSuffix("\n") { messages[index].text.removeLast() }
    }
  }

  /// Errors that stand in this file.
  func errors(in file: String) -> [Message] {
    messages.filter { $0.isError && $0.file == file }
  }

  /// Indices (counted from 0) of candidate classes that do not compile.
  var rejectedCandidates: Set<Int> {
    Set(errors(in: GeneratedMain.candidateFile).map { $0.line - 1 })
  }

  /// Whether an error stands outside of what Masthead wrote.
  func hasErrors(inFiles paths: [String]) -> Bool {
    messages.contains { message in message.isError && message.file.map(paths.contains) == true }
  }

  /// The errors in those files with the notes that follow them, as printed.
  func text(ofFiles paths: [String]) -> String {
    var isWanted = false
    var lines: [String] = []
    for message in messages {
      if message.kind != .note { isWanted = message.isError && message.file.map(paths.contains) == true }
      if isWanted { lines.append(message.text) }
    }
    return lines.joined(separator: "\n")
  }

  private static func head(_ line: String, text: String) -> Message? {
    for kind in Kind.allCases {
      let marker = "\(kind.rawValue): "
      if line.hasPrefix(marker) {
        let summary = String(line.dropFirst(marker.count))
        return Message(file: nil, line: 0, column: 0, kind: kind, summary: summary, text: text)
      }
      guard let range = line.firstRange(of: ": " + marker) else { continue }
      var parts = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard let column = parts.popLast().flatMap({ Int($0) }) else { continue }
      let summary = String(line[range.upperBound...])
      guard let row = parts.last.flatMap({ Int($0) }), parts.count > 1 else {
        // `<unknown>:0: error:` has a line and no column.
        return Message(file: nil, line: 0, column: 0, kind: kind, summary: summary, text: text)
      }
      let file = parts.dropLast().joined(separator: ":")
      return Message(file: file, line: row, column: column, kind: kind, summary: summary, text: text)
    }
    return nil
  }

  private static func withoutColours(_ line: String) -> String {
    guard line.utf8.contains(0x1B) else { return line }
    var plain = String.UnicodeScalarView()
    var isInside = false
    for scalar in line.unicodeScalars {
      if scalar == "\u{1B}" {
        isInside = true
      } else if isInside {
        if ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar) { isInside = false }
      } else {
        plain.append(scalar)
      }
    }
    return String(plain)
  }
}
