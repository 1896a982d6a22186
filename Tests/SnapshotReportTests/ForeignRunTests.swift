import Foundation
import SeededRandom
import Testing

@testable import SnapshotReport

/// A run that a stranger made: nothing outside of it is read, and nothing but references is written.
@Suite struct ForeignRunTests {
  private let folder = RunFolder()
  private let secret = "the secret of another file"

  /// Reads a run of one failure.
  private func run(reference: String, _ pictures: [SnapshotRecord.Picture]) throws -> SnapshotRun {
    let log = try RunLog(
      folder: folder.url.appendingPathComponent("run"), process: .init(started: 1, arguments: []), name: "r")
    try log.append(record("A", "t()", "1", .failed, "differs", reference: reference, pictures: pictures))
    try log.end()
    return try SnapshotRun(folders: [folder.url.appendingPathComponent("run")])
  }

  private func acceptance(_ run: SnapshotRun, _ references: ReferenceFolder? = nil) -> ReferenceChanges.Acceptance {
    ReferenceChanges(run, below: references ?? ReferenceFolder(around: folder.url.appendingPathComponent("app")))
      .accept(run.records[0])
  }

  private func refusal(_ acceptance: ReferenceChanges.Acceptance) -> String {
    guard case .refused(let why) = acceptance else { return "" }
    return why
  }

  @Test(arguments: ["../secret.png", "/etc/passwd", "f/../../secret.png", "link.png", "linked/secret.png", "f", ""])
  func picturesOutsideOfTheRunAreLeftOut(path: String) throws {
    try folder.draw(secret, "secret.png")
    try folder.draw("new", "run/f/actual.png")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path("run/link.png"), withDestinationPath: folder.path("secret.png"))
    try files.createSymbolicLink(atPath: folder.path("run/linked"), withDestinationPath: folder.url.path)
    let run = try run(
      reference: folder.path("app/__Snapshots__/A/t.1.png"),
      [.init(name: "actual.png", path: path), .init(name: "expected.png", path: path)])
    #expect(run.records[0].pictures.isEmpty && run.problems.count == 2)
    #expect(run.problems[0].contains("A t() 1") && run.problems[0].contains("outside"))
    let page = ReportPage(run).html
    #expect(!page.contains(Data(secret.utf8).base64EncodedString().prefix(16)) && page.contains("outside"))
    #expect(refusal(acceptance(run)).contains("kept nothing"))
    #expect(folder.data("app/__Snapshots__/A/t.1.png") == nil)
  }

  @Test(arguments: ["../../x.png", "actual.png/../../x", "<b>.png", ".actual.png", "", "actual png"])
  func picturesOfOddNamesAreLeftOut(name: String) throws {
    try folder.draw("new", "run/f/actual.png")
    let run = try run(reference: "", [.init(name: name, path: "f/actual.png")])
    #expect(run.records[0].pictures.isEmpty && run.problems.count == 1)
  }

  @Test func sizesThatNoPictureHasAreLeftOut() throws {
    try folder.draw("new", "run/f/a.png")
    let run = try run(
      reference: "",
      [
        .init(name: "page-changed.webp", path: "f/a.png", origin: .init(x: .min, y: 0)),
        .init(name: "page-expected.webp", path: "f/a.png", whole: .init(width: .max, height: 2)),
      ])
    #expect(run.records[0].pictures.isEmpty)
  }

  /// Where references may not lie, and the words by which that is said.
  @Test(arguments: [
    ("home/.profile", "outside of"), ("app/.git/hooks/__Snapshots__/a.png", "hidden name"),
    ("app/a.png", "no folder __Snapshots__"), ("app/linked/__Snapshots__/a.png", "outside of"),
    ("app/__Snapshots__/link.png", "is a link"), ("app/__Snapshots__/folder", "is no file"),
    ("app/__Snapshots__/tool", "is a program"), ("app/__Snapshots__/evil.swift", "would be compiled"),
    ("app/__Snapshots__/../../home/__Snapshots__/a.png", "outside of"),
  ])
  func referencesElsewhereAreRefused(reference: String, words: String) throws {
    try folder.draw("new", "run/f/actual.png")
    let files = FileManager.default
    for name in ["app/__Snapshots__/folder/a", "home/a", "app/__Snapshots__/tool"] { try folder.write("", name) }
    try files.createSymbolicLink(atPath: folder.path("app/linked"), withDestinationPath: folder.path("home"))
    try files.createSymbolicLink(
      atPath: folder.path("app/__Snapshots__/link.png"), withDestinationPath: folder.path("home/new"))
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("app/__Snapshots__/tool"))
    let before = try files.subpathsOfDirectory(atPath: folder.url.path).filter { !$0.hasPrefix("run") }.sorted()
    let run = try run(reference: folder.path(reference), [.init(name: "actual.png", path: "f/actual.png")])
    #expect(refusal(acceptance(run)).contains(words))
    #expect(try files.subpathsOfDirectory(atPath: folder.url.path).filter { !$0.hasPrefix("run") }.sorted() == before)
  }

  @Test func aFolderThatIsNamedHoldsReferencesAnywhere() throws {
    try folder.draw("new", "run/f/actual.png")
    let run = try run(
      reference: folder.path("references/dark/a.png"), [.init(name: "actual.png", path: "f/actual.png")])
    #expect(refusal(acceptance(run)).contains("--references"))
    let named = ReferenceFolder(named: folder.url.appendingPathComponent("references"))
    #expect(acceptance(run, named) == .accepted)
    #expect(folder.data("references/dark/a.png") == Sample.picture("new"))
  }

  @Test(arguments: [("a.png", "echo owned"), ("a.txt", "a\0b"), ("a.json", "\0")])
  func bytesOfAnotherFormatAreRefused(name: String, bytes: String) throws {
    try folder.write(bytes, "run/f/actual.x")
    let run = try run(
      reference: folder.path("app/__Snapshots__/\(name)"), [.init(name: "actual.x", path: "f/actual.x")])
    #expect(refusal(acceptance(run)).contains("the run holds no"))
    #expect(folder.data("app/__Snapshots__/\(name)") == nil)
  }

  @Test func staleReferencesAreLookedForBelowTheFolderAlone() throws {
    for name in ["home/a.txt", "home/b.txt", "app/__Snapshots__/A/a.png", "app/__Snapshots__/A/b.png"] {
      try folder.write("x", name)
    }
    let log = try RunLog(folder: folder.url.appendingPathComponent("run"), process: .init(started: 1, arguments: []))
    for name in ["home/a.txt", "app/__Snapshots__/A/a.png"] {
      try log.append(record("A", "t()", name, .passed, reference: folder.path(name)))
    }
    try log.end()
    let run = try SnapshotRun(folders: [folder.url.appendingPathComponent("run")])
    let changes = ReferenceChanges(run, below: ReferenceFolder(around: folder.url.appendingPathComponent("app")))
    #expect(try changes.stale().map(\.lastPathComponent) == ["b.png"])
  }

  @Test func shardsThatThereCannotBeAreNoRecords() throws {
    for total in ["0", "-1", "\(Int.max)"] {
      try folder.write(
        #"{"started":1,"arguments":[],"shard":{"index":1,"total":\#(total)}}"# + "\n", "run/records/a.jsonl")
      let run = try SnapshotRun(folders: [folder.url.appendingPathComponent("run")])
      #expect(run.unreadableLines == 1 && run.whatIsMissing == nil)
    }
  }

  @Test func reportsReplaceLinks() throws {
    try folder.write("mine", "home/page")
    try folder.write("", "run/a")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("run/report.html"), withDestinationPath: folder.path("home/page"))
    try Reports(SnapshotRun(records: [])).write(into: folder.url.appendingPathComponent("run"))
    #expect(folder.text("home/page") == "mine" && folder.text("run/report.html")?.contains("<html") == true)
  }

  /// Random records: whatever they name, nothing outside of the references and of what is asked for is made, changed or shown.
  @Test func randomRecordsWriteNothingElse() throws {
    var random = SeededGenerator(seed: 23)
    try folder.draw(secret, "home/secret.png")
    try folder.draw("old", "app/__Snapshots__/A/a.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("app/__Snapshots__/out"), withDestinationPath: folder.path("home"))
    let texts = [
      "a.png", "..", "../", "/", folder.path("home/secret.png"), folder.path("app/__Snapshots__/A/a.png"),
      "f/actual.png",
      "app", "__Snapshots__", "out/b.png", "\\u0000", "é", "", "~", ".profile", "records", "actual.png", "expected.png",
    ]
    let numbers = ["0", "-1", "1", "\(Int.max)", "\(Int.min)", "1e400", "0.5", "99999999999999999999"]
    let app = folder.url.appendingPathComponent("app")
    for _ in 0..<400 {
      func text() -> String {
        (0...Int.random(in: 0...2, using: &random)).map { _ in texts.randomElement(using: &random)! }.joined(
          separator: Bool.random(using: &random) ? "/" : "")
      }
      func number() -> String { numbers.randomElement(using: &random)! }
      var lines = [
        #"{"started":\#(number()),"arguments":["\#(text())"],"folder":"\#(text())"}"#,
        #"{"started":1,"arguments":[]}"#,
      ].shuffled(using: &random)
      for _ in 0..<6 {
        lines.append(
          #"{"file":"\#(text())","line":\#(number()),"message":"m","name":"\#(text())","outcome":"failed","seconds":\#(number()),"suite":"s","test":"t","reference":"\#(text())","pictures":[{"name":"\#(text())","path":"\#(text())"},{"name":"actual.png","path":"\#(text())","origin":{"x":\#(number()),"y":1}}]}"#
        )
      }
      try? FileManager.default.removeItem(at: folder.url.appendingPathComponent("run"))
      try folder.draw("new", "run/f/actual.png")
      try folder.write(lines.joined(separator: "\n"), "run/records/a.jsonl")
      let run = try SnapshotRun(folders: [folder.url.appendingPathComponent("run")])
      let changes = ReferenceChanges(run, below: ReferenceFolder(around: app))
      _ = changes.accept()
      _ = try? changes.stale()
      try run.write(into: folder.url.appendingPathComponent("run/merged-run"))
      let page = try String(
        contentsOf: Reports(run).write(into: folder.url.appendingPathComponent("run")), encoding: .utf8)
      #expect(!page.contains(Sample.picture(secret).base64EncodedString()))
    }
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path).filter { !$0.hasPrefix("run") }
    for path in left where !path.hasPrefix("app/__Snapshots__") {
      #expect(["home", "home/secret.png", "app"].contains(path))
    }
    #expect(folder.data("home/secret.png") == Sample.picture(secret))
  }
}
