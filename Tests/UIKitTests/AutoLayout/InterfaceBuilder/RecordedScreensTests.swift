import Foundation
import Testing

@testable import UIKit

/// Every view of the corpus of Interface Builder's screens that comes out right has to do so after a change too.
///
/// `Fixtures/Corpora/ib-layouts.json` has the screens, and `ib-layouts.right.tsv` what came out: a line a screen with its repository,
/// path and root, and a digit a view, 1 where it is where Interface Builder has it; first with the recorded sizes of texts, then with
/// texts measured. A change that makes more right is recorded with `MASTHEAD_RECORD=1`; one that makes less right is not.
@MainActor @Suite struct RecordedScreensTests {
  /// What came out of one screen.
  struct Line: Equatable {
    var name: String
    /// With recorded sizes of texts, and with texts measured.
    var digits: [String]
  }

  static func read(_ text: String) -> [Line] {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Line(name: fields.prefix(3).joined(separator: " "), digits: Array(fields.dropFirst(3)))
    }
  }

  /// The views that were right and are not, and how many are right that were not; each with the screen's name.
  ///
  /// Screens or views that are not recorded, or are not there any more, are worse: the record would say nothing of them.
  static func changes(
    _ recorded: [Line], _ lines: [Line], words: (_ screen: Int, _ content: Int, _ view: Int) -> String
  ) -> (worse: [String], better: [String]) {
    let names = lines.map(\.name)
    guard recorded.map(\.name) == names else { return (["the screens are not those that are recorded"], []) }
    var (worse, better): ([String], [String]) = ([], [])
    for (screen, (old, new)) in zip(recorded, lines).enumerated() {
      guard old.digits.map(\.count) == new.digits.map(\.count) else {
        worse.append("\(new.name) has other views than recorded")
        continue
      }
      for content in new.digits.indices {
        for (view, (before, now)) in zip(old.digits[content], new.digits[content]).enumerated() where before != now {
          let line = "\(new.name): \(words(screen, content, view))"
          if before == "1" { worse.append(line) } else { better.append(line) }
        }
      }
    }
    return (worse, better)
  }

  private func url(_ name: String) throws -> URL {
    try #require(Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Fixtures/Corpora"))
  }

  @Test func whatIsRightStaysRight() throws {
    defer { TestScreen.reset() }
    defer { Diagnostics.shared.removeAll() }
    let documents = try InterfaceBuilderDocument.read(Data(contentsOf: try url("ib-layouts.json")))
    let contents: [InterfaceBuilderScreen.Content] = [.recorded, .own]
    let outcomes = contents.map { content in
      var screens = [[InterfaceBuilderScoreboard.Outcome]](repeating: [], count: documents.count)
      for outcome in InterfaceBuilderScoreboard(documents, content: content).outcomes {
        screens[outcome.document].append(outcome)
      }
      return screens
    }
    let lines = documents.indices.map { screen in
      Line(
        name: "\(documents[screen].repository) \(documents[screen].path) \(documents[screen].root.id)",
        digits: outcomes.map { content in content[screen].map { $0.isRight ? "1" : "0" }.joined() })
    }
    if ProcessInfo.processInfo.environment["MASTHEAD_RECORD"] == "1" { try record(lines, documents) }
    let recorded = Self.read(try String(contentsOf: try url("ib-layouts.right.tsv"), encoding: .utf8))
    let (worse, better) = Self.changes(recorded, lines) { screen, content, view in
      (content == 0 ? "with recorded sizes of texts " : "with texts measured ") + outcomes[content][screen][view].words
    }
    #expect(worse.isEmpty, "\(worse.count) views got worse: \(worse.joined(separator: "; "))")
    #expect(better.isEmpty, "\(better.count) views got better, record them (MASTHEAD_RECORD=1): \(better)")
    let right = recorded.flatMap(\.digits).joined().count { $0 == "1" }
    #expect(right > 1900, "only \(right) views are recorded as right")
  }

  private func record(_ lines: [Line], _ documents: [InterfaceBuilderDocument]) throws {
    var text = "# repository, path, root, views with recorded sizes of texts, views with texts measured: 1 is right\n"
    for (line, document) in zip(lines, documents) {
      text += ([document.repository, document.path, document.root.id] + line.digits).joined(separator: "\t") + "\n"
    }
    let name = "ib-layouts.right.tsv"
    let source: URL = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Corpora").standardizedFileURL
    // The copy among what was built is what is read.
    let copy: URL = try url("ib-layouts.json").deletingLastPathComponent()
    for folder in [source, copy] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
  }

  @Test func aViewThatGotWorseIsNamed() {
    let recorded = Self.read("# head\na/b\tMain.storyboard\tx\t110\t100\nc/d\tRow.xib\ty\t\t\n")
    #expect(recorded.map(\.name) == ["a/b Main.storyboard x", "c/d Row.xib y"])
    #expect(recorded[1].digits == ["", ""])
    var lines = recorded
    func changes() -> (worse: [String], better: [String]) {
      Self.changes(recorded, lines) { "screen \($0) content \($1) view \($2)" }
    }
    #expect(changes().worse.isEmpty && changes().better.isEmpty)
    lines[0].digits = ["011", "100"]
    #expect(changes().worse == ["a/b Main.storyboard x: screen 0 content 0 view 0"])
    #expect(changes().better == ["a/b Main.storyboard x: screen 0 content 0 view 2"])
    lines[0].digits = ["11", "100"]
    #expect(changes().worse == ["a/b Main.storyboard x has other views than recorded"])
    lines.removeLast()
    #expect(changes().worse == ["the screens are not those that are recorded"])
  }
}
