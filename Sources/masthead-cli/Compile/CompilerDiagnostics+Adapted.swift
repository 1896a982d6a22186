extension CompilerDiagnostics.Message {
  /// A line of the source in a message, by its number in the text that the compiler read.
  private struct Shown {
    /// The place among the message's lines.
    var place: Int
    var number: Int
    var text: Substring
  }

  private static func shown(_ lines: [Substring]) -> [Shown] {
    lines.enumerated().compactMap { place, line in
      let plain = Substring(CompilerDiagnostics.withoutColours(String(line)))
      guard let bar = plain.firstIndex(of: "|"), let number = Int(plain[..<bar].filter { $0 != " " }) else {
        return nil
      }
      return Shown(place: place, number: number, text: plain[plain.index(after: bar)...])
    }
  }

  /// Returns the source lines of a message, with the place among them of the line that is pointed at.
  private static func pointed(_ lines: [Substring]) -> (shown: [Shown], index: Int)? {
    // The message stands below the line that it points at.
    guard let words = lines.indices.dropFirst().first(where: { lines[$0].contains("- error: ") }) else { return nil }
    let shown = shown(lines)
    return shown.lastIndex { $0.place < words }.map { (shown, $0) }
  }

  /// Whether the message points at text made by the adapter: a directive with the user's line stands above such text.
  var pointsAtMadeText: Bool {
    guard let (shown, index) = Self.pointed(text.split(separator: "\n", omittingEmptySubsequences: false)), index > 0
    else { return false }
    return shown[index - 1].text.drop { $0 == " " }.hasPrefix("#sourceLocation(file:")
  }

  /// The text for the user, with the lines of their source in the place of the adapted ones.
  func textForUser(showing source: [Substring]) -> String {
    let lines = textForUser.split(separator: "\n", omittingEmptySubsequences: false)
    guard source.indices.contains(line - 1), let (shown, index) = Self.pointed(lines) else { return textForUser }
    if pointsAtMadeText { return "\(lines[0])\n\(line) | \(source[line - 1])" }
    var result: [String?] = lines.map(String.init)
    let shift = shown[index].number - line
    for line in shown {
      let number = line.number - shift
      guard source.indices.contains(number - 1) else {
        // Generated text behind the file's last line is not the user's.
        result[line.place] = nil
        continue
      }
      guard shift != 0 || line.text.dropFirst() != source[number - 1] else { continue }
      let width = lines[line.place].prefix { $0 == " " || $0.isNumber }.count - 1
      let padding = String(repeating: " ", count: max(0, width - String(number).count))
      result[line.place] = "\(padding)\(number) | \(source[number - 1])"
    }
    return result.compactMap(\.self).joined(separator: "\n")
  }
}

extension CompilerDiagnostics {
  /// The errors told so far, by line.
  struct Told {
    /// The place of an error, without its column.
    private struct Line: Hashable {
      var file: String?
      var number: Int
    }

    /// Lines with an error of the user's own text.
    private var own: Set<Line> = []
    /// The words that were told of each line.
    private var words: [Line: Set<String>] = [:]

    init(_ errors: [Message]) {
      for error in errors where !error.pointsAtMadeText && !Self.follows(error) {
        own.insert(Line(file: error.file, number: error.line))
      }
    }

    /// Whether an error says nothing of itself: a call that is adapted has a wrong argument.
    private static func follows(_ error: Message) -> Bool {
      error.summary.hasPrefix("generic parameter '") && error.summary.hasSuffix("' could not be inferred")
    }

    /// Whether an error is to be told; once for the same words on a line.
    mutating func isNew(_ error: Message) -> Bool {
      let line = Line(file: error.file, number: error.line)
      if own.contains(line), error.pointsAtMadeText || Self.follows(error) { return false }
      return words[line, default: []].insert(error.summary).inserted
    }
  }
}

/// Words of messages that name what only adapted text has.
enum AdaptedWords {
  static func replaced(in text: String) -> String {
    guard text.contains("_") else { return text }
    var text = text.replacing(/'(?:[^']*\.)?_[AKq][0-9a-z]*(?:<[^']*>)?(?:\.Type)?' \(aka '([^']*)'\)/) { "'\($0.1)'" }
    text = text.replacing(
      /type '_PropertiesOf<[^']*>\.Type' has no dynamic member '([^']*)' using key path from root type '([^']*)'/
    ) { "type '\($0.2)' has no member '\($0.1)'" }
    if text.contains(/\(_q<|\(_K[0-9a-z]+\./) {
      text = text.replacing(/reference to member '([^']*)' cannot be resolved without a contextual type/) {
        "no property '\($0.1)' is there on the path of #keyPath"
      }
    }
    return text
  }
}
