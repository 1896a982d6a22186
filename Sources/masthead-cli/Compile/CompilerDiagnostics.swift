import SourceAdapter

/// The compiler's messages, sorted by the files that they concern.
struct CompilerDiagnostics: Equatable {
  /// A message with the lines that show its place.
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

    private static let inaccessible = " is inaccessible due to "
    private static let protection = ["'internal' protection level", "'package' protection level"]

    /// Whether the error is the use of a name that is internal to another module, which is not in the user's power.
    var namesInternal: Bool {
      summary.contains(Self.inaccessible) && Self.protection.contains { summary.hasSuffix($0) }
    }

    /// The text, without internal names as corrections, and with an internal name told as missing.
    var textForUser: String {
      var text = text
      if namesInternal {
        for level in Self.protection {
          text = text.replacing(Self.inaccessible + level, with: " is not part of the public interface")
        }
      }
      return AdaptedWords.replaced(in: text.replacing(/; did you mean '_[^']*'\?/, with: ""))
    }

    /// Whether a note outside of the user's files points at a declaration that they may use.
    var pointsAtPublicName: Bool {
      if summary.hasPrefix("protocol requires") { return true }
      if summary.hasPrefix("'_") || summary.contains(" '_") { return false }
      let marks = ["public ", "open ", "@_exported"]
      let lines = text.split(separator: "\n").dropFirst()
      if lines.isEmpty { return true }
      return lines.contains { line in
        // The line that is pointed at carries its number, or is the only one.
        let number = line.prefix { $0 == " " || $0.isNumber }.filter(\.isNumber)
        return (Int(number) == self.line) && marks.contains { line.contains($0) }
      }
    }
  }

  enum Kind: String, CaseIterable {
    case error, warning, note, remark
  }

  var messages: [Message]
  /// The adapter's notes on constructs that it could not answer.
  var notes: [SourceAdapter.Note] = []

  init(output: String, notes: [SourceAdapter.Note]) {
    self.init(output: output)
    self.notes = notes
  }

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

  /// Whether an error stands outside of the text that Masthead wrote.
  func hasErrors(inFiles paths: [String]) -> Bool {
    messages.contains { message in message.isError && message.file.map(paths.contains) == true }
  }

  /// Returns the errors in those files with the notes that follow them, as printed, without those that are no business
  /// of the user.
  ///
  /// UIKit's internal names do not exist for the user: an error on such a name says so, and notes that point at it are
  /// left out. So are errors behind a file's last line, where the adapter's declarations stand, as long as there are
  /// others: they follow from those. Source lines are shown as they stand in the `lines` of the files, before they were
  /// adapted.
  func text(ofFiles paths: [String], lines sources: [String: [Substring]] = [:]) -> String {
    func isGenerated(_ message: Message) -> Bool {
      message.file.flatMap { sources[$0] }.map { message.line > $0.count } ?? false
    }
    let own = messages.filter { $0.isError && $0.file.map(paths.contains) == true }
    let hasOwn = own.contains { !isGenerated($0) }
    var told = Told(own)
    var isWanted = false
    var lines: [String] = []
    var line: (file: String?, number: Int, isInternal: Bool) = (nil, 0, false)
    for message in messages {
      let isOfUser = message.file.map(paths.contains) == true
      if message.kind == .note {
        if isWanted && (isOfUser || message.pointsAtPublicName) { lines.append(message.text) }
        continue
      }
      let isSameLine = line.file == message.file && line.number == message.line
      if isSameLine && line.isInternal {
        // What follows from the use of a name that is not there.
        isWanted = false
        continue
      }
      line = (message.file, message.line, message.namesInternal)
      isWanted = message.isError && isOfUser && !(hasOwn && isGenerated(message)) && told.isNew(message)
      if isWanted { lines.append(message.textForUser(showing: message.file.flatMap { sources[$0] } ?? [])) }
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

  static func withoutColours(_ line: String) -> String {
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
