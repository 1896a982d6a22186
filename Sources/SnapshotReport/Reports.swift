import Foundation

/// The files that tell a person and other programs about a run.
public struct Reports: Sendable {
  private let run: SnapshotRun

  /// Makes reports of a run.
  public init(_ run: SnapshotRun) { self.run = run }

  /// Writes `report.html`, `report.json`, `junit.xml`, `summary.md` and `annotations.txt` into a folder.
  ///
  /// Returns the page's place. Throws when one cannot be written.
  @discardableResult public func write(into folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appendingPathComponent("report.html")
    let files: [(String, String)] = [
      ("report.html", ReportPage(run).html), ("report.json", json), ("junit.xml", junit), ("summary.md", markdown),
      ("annotations.txt", annotations),
    ]
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      // The folder may be one that somebody else filled: a link in it would lead the report out of it.
      if FileKind(of: file) == .link { try FileManager.default.removeItem(at: file) }
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    return page
  }

  /// All records, as JSON.
  public var json: String {
    struct Document: Encodable {
      var summary: String
      var snapshots: [SnapshotRecord]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    guard let data = try? encoder.encode(Document(summary: run.summary, snapshots: run.records)) else { return "{}" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// JUnit's XML: a test suite a file, a test case a snapshot.
  ///
  /// A recorded snapshot fails too, as its test does.
  public var junit: String {
    var suites: [(name: String, records: [SnapshotRecord])] = []
    for record in run.records.sorted(by: { ($0.suite, $0.test, $0.name) < ($1.suite, $1.test, $1.name) }) {
      if suites.last?.name != record.suite { suites.append((record.suite, [])) }
      suites[suites.count - 1].records.append(record)
    }
    func counts(_ records: [SnapshotRecord]) -> String {
      let errors = records.count { $0.outcome == .raised }
      let failures = records.count { $0.outcome == .failed || $0.outcome == .recorded }
      let seconds = Self.seconds(records.reduce(0) { $0 + $1.seconds })
      return "tests=\"\(records.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(seconds)\""
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites \(counts(run.records))>\n"
    for suite in suites {
      text += "  <testsuite name=\"\(Markup.escaped(suite.name))\" \(counts(suite.records))>\n"
      for record in suite.records {
        text +=
          "    <testcase classname=\"\(Markup.escaped(record.suite))\" name=\"\(Markup.escaped("\(record.test) \(record.name)"))\""
        text +=
          " file=\"\(Markup.escaped(record.file))\" line=\"\(record.line)\" time=\"\(Self.seconds(record.seconds))\""
        guard let message = record.message, record.outcome != .passed else {
          text += "/>\n"
          continue
        }
        let element = record.outcome == .raised ? "error" : "failure"
        let first = message.split(separator: "\n").first.map(String.init) ?? ""
        text += ">\n      <\(element) type=\"\(record.outcome.rawValue)\" message=\"\(Markup.escaped(first))\">"
        text += "\(Markup.escaped(message))</\(element)>\n    </testcase>\n"
      }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  /// The report for the description of a change: failures first, at most 40 of them.
  public var markdown: String {
    var text = "### \(run.summary)\n"
    let failures = run.failures
    guard !failures.isEmpty else { return text }
    text += "\n| snapshot | what | first words |\n|---|---|---|\n"
    for record in failures.prefix(40) {
      let words = (record.message ?? "").split(separator: "\n").first.map(String.init) ?? ""
      text += "| \(Self.cell(record.title)) | \(record.outcome.rawValue) | \(Self.cell(words)) |\n"
    }
    if failures.count > 40 { text += "\n\(failures.count - 40) more stand in `report.html`.\n" }
    return text
  }

  /// The annotations for GitHub, which shows them beside the source, a line a failure: print the file in a workflow.
  public var annotations: String {
    run.failures.map { record in
      let level = record.outcome == .recorded ? "warning" : "error"
      let file = Self.property(record.file)
      let title = Self.property(record.title)
      return "::\(level) file=\(file),line=\(record.line),title=\(title)::\(Self.data(record.message ?? ""))\n"
    }.joined()
  }

  private static func seconds(_ seconds: Double) -> String { String(format: "%.3f", locale: nil, seconds) }

  /// A table's cell: no bars and no marks of its own.
  private static func cell(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|", "<", ">", "`", "*", "_", "[", "]", "\\": result += "\\\(character)"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }

  /// The text of a workflow command.
  private static func data(_ text: String) -> String {
    text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  /// A property of a workflow command, which also ends at colons and commas.
  private static func property(_ text: String) -> String {
    data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
  }
}

/// Text in XML and HTML.
enum Markup {
  /// Returns a text with its five marks as references; control characters that XML cannot hold are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t", "\r": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
