import Foundation
import Testing

@testable import SnapshotReport

/// A folder of its own, gone with the test.
final class RunFolder: Sendable {
  let url: URL = FileManager.default.temporaryDirectory.appendingPathComponent(
    "run-\(UUID().uuidString)", isDirectory: true)
  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, _ path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  /// Writes a file that begins and ends as a picture of its ending does.
  func draw(_ text: String, _ path: String) throws {
    try write("", path)
    try Sample.picture(text, path).write(to: url.appendingPathComponent(path))
  }
  func data(_ path: String) -> Data? { FileManager.default.contents(atPath: url.appendingPathComponent(path).path) }
  func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: url.appendingPathComponent(path).path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
  func path(_ path: String) -> String { url.appendingPathComponent(path).path }
}

/// Bytes that begin and end as those of a picture do, with a text in place of pixels.
enum Sample {
  static func picture(_ text: String, _ name: String = "a.png") -> Data {
    if name.hasSuffix(".webp") { return Data("RIFF0000WEBP\(text)".utf8) }
    let (head, end): ([UInt8], [UInt8]) = (
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    )
    return Data(head) + Data(text.utf8) + Data(end)
  }
}

extension ReferenceChanges {
  /// Changes of references below a folder of a test.
  init(_ run: SnapshotRun, in folder: RunFolder) { self.init(run, below: ReferenceFolder(around: folder.url)) }
}

func record(
  _ suite: String, _ test: String, _ name: String, _ outcome: SnapshotRecord.Outcome, _ message: String? = nil,
  reference: String = "/r/a.png", pictures: [SnapshotRecord.Picture] = []
) -> SnapshotRecord {
  SnapshotRecord(
    suite: suite, test: test, name: name, outcome: outcome, message: message, file: "/s/\(suite).swift", line: 7,
    reference: reference, pictures: pictures, seconds: 0.25)
}

@Suite struct SnapshotRunTests {
  @Test func failuresComeFirstAndNumbersInTheirOrder() {
    let run = SnapshotRun(records: [
      record("B", "t()", "10", .passed), record("B", "t()", "2", .passed), record("A", "t()", "1", .passed),
      record("C", "t()", "1", .recorded), record("D", "t()", "x", .failed), record("D", "t()", "a", .raised),
    ])
    #expect(run.records.map(\.title) == ["D t() a", "D t() x", "C t() 1", "A t() 1", "B t() 2", "B t() 10"])
    #expect(run.summary == "2 of 6 snapshots failed, 1 recorded")
    #expect(SnapshotRun(records: [record("A", "t()", "1", .passed)]).summary == "1 snapshot passed")
  }

  @Test func theLaterOfTwoProcessesCounts() throws {
    let folder = RunFolder()
    let first = try RunLog(folder: folder.url, process: .init(started: 1, arguments: []))
    let second = try RunLog(folder: folder.url, process: .init(started: 2, arguments: []))
    try second.append(record("A", "t()", "1", .passed))
    try first.append(
      record("A", "t()", "1", .failed, "differs", pictures: [.init(name: "actual.png", path: "x/actual.png")]))
    try first.append(
      record("A", "t()", "2", .failed, "differs", pictures: [.init(name: "actual.png", path: "x/actual.png")]))
    let run = try SnapshotRun(folders: [folder.url])
    #expect(run.records.map(\.title) == ["A t() 2", "A t() 1"])
    #expect(run.records.map(\.outcome) == [.failed, .passed])
    #expect(run.records[0].pictures[0].path == folder.path("x/actual.png"))
    #expect(run.processes.map(\.started) == [1, 2])
  }

  @Test func aLineThatAProcessDidNotFinishIsCounted() throws {
    let folder = RunFolder()
    let log = try RunLog(folder: folder.url, process: .init(started: 1, arguments: []), id: UUID())
    try log.append(record("A", "t()", "1", .passed))
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path("records")).first)
    try folder.write((folder.text("records/\(name)") ?? "") + "{\"suite\":\"A", "records/\(name)")
    let run = try SnapshotRun(folders: [folder.url])
    #expect(run.records.count == 1 && run.unreadableLines == 1)
    #expect(ReportPage(run).html.contains("1 lines of records cannot be read"))
    #expect(throws: SnapshotRun.Failure.self) { try ReferenceChanges(run, in: folder).stale() }
  }

  @Test func aFolderWithoutRecordsIsNamed() {
    let folder = RunFolder()
    let error = #expect(throws: SnapshotRun.Failure.self) { try SnapshotRun(folders: [folder.url]) }
    #expect(error?.description.contains(folder.url.path) == true)
    #expect(error?.description.contains("SNAPSHOT_ARTIFACTS") == true)
  }

  @Test(arguments: [
    (["--testing-library", "swift-testing", "--event-stream-version", "0"], false), (["--filter", "A"], true),
    (["--skip", "A"], true), (["App.LoginTests/testIn"], true), ([], false),
    (["/b/All.xctest", "--no-parallel"], false),
  ]) func runsOfAPartAreKnown(arguments: [String], isFiltered: Bool) {
    #expect(SnapshotRun.Process(started: 0, arguments: arguments).isFiltered == isFiltered)
  }
}

@Suite struct ReferenceChangesTests {
  @Test func whatIsThereBecomesTheReference() throws {
    let folder = RunFolder()
    let reference = folder.path("__Snapshots__/A/t.1.png")
    try folder.draw("old", "__Snapshots__/A/t.1.png")
    try folder.draw("old", "f/expected.png")
    try folder.draw("new", "f/actual.png")
    try folder.write("text", "f/actual.layout.txt")
    let pictures = ["expected.png", "actual.layout.txt", "actual.png"].map {
      SnapshotRecord.Picture(name: $0, path: folder.path("f/\($0)"))
    }
    let run = SnapshotRun(records: [
      record("A", "t()", "1", .failed, "differs", reference: reference, pictures: pictures),
      record("B", "t()", "1", .failed, "differs", reference: folder.path("other.png")),
    ])
    #expect(ReferenceChanges(run, in: folder).accept(["nothing"]).isEmpty)
    let all = ReferenceChanges(run, in: folder).accept()
    #expect(all.map(\.record.suite) == ["A", "B"])
    #expect(all[0].acceptance == .accepted)
    #expect(folder.data("__Snapshots__/A/t.1.png") == Sample.picture("new"))
    #expect(folder.text("__Snapshots__/A/t.1.layout.txt") == "text")
    guard case .refused(let why) = all[1].acceptance else { Issue.record("accepted without a picture"); return }
    #expect(why.contains("kept nothing"))
    // It is another reference now than the one that was compared.
    guard case .refused(let changed) = ReferenceChanges(run, in: folder).accept(["A "])[0].acceptance else {
      Issue.record("a changed reference was overwritten")
      return
    }
    #expect(changed.contains("is another one"))
  }

  @Test func referencesThatNobodyAsksForAreFound() throws {
    let folder = RunFolder()
    for path in ["A/t.1.png", "A/t.1.layout.txt", "A/t.2.png", "A/t.2.layout.txt", "Gone/t.1.png", "A/.keep"] {
      try folder.write("x", "__Snapshots__/\(path)")
    }
    let run = SnapshotRun(
      processes: [.init(started: 1, arguments: [])],
      records: [record("A", "t()", "1", .passed, reference: folder.path("__Snapshots__/A/t.1.png"))])
    let stale = try ReferenceChanges(run, in: folder).stale().map {
      $0.path.dropFirst(folder.path("__Snapshots__").count + 1)
    }
    #expect(stale == ["A/t.2.layout.txt", "A/t.2.png", "Gone/t.1.png"])
    let part = SnapshotRun(processes: [.init(started: 1, arguments: ["--filter", "A"])], records: run.records)
    #expect(throws: SnapshotRun.Failure.self) { try ReferenceChanges(part, in: folder).stale() }
  }
}
