import Foundation
import SnapshotComparison
internal import SnapshotReport

/// Notes each comparison in the folder that `SNAPSHOT_ARTIFACTS` names, and writes the reports there when the process ends.
///
/// Belongs to the process as its tests do; locked, since tests run beside each other. Without the variable nothing is noted.
final class RunRecorder: @unchecked Sendable {
  static let shared = RunRecorder()

  /// A comparison's test.
  struct Snapshot {
    var test: String
    var name: String
    var place: TestRun.Place
  }

  private let lock = NSLock()
  /// By folder; nil where the folder cannot be written, which is said once.
  private var logs: [String: RunLog?] = [:]
  private var isAwaitingExit = false
  /// The part of the tests for this process, if a trait chose it.
  private var shard: Shard?

  func note(_ verdict: Verdict, of snapshot: Snapshot, _ files: ReferenceFiles?, seconds: Duration) {
    guard let folder = FailureFiles.named, let log = log(in: folder) else { return }
    let (whole, attoseconds) = seconds.components
    let source = URL(fileURLWithPath: "\(snapshot.place.filePath)")
    var record = SnapshotRecord(
      id: TestRun.listedName ?? Self.name(of: snapshot, source),
      suite: source.deletingPathExtension().lastPathComponent, test: snapshot.test, name: snapshot.name,
      outcome: verdict.outcome, message: verdict.message, file: source.path, line: Int(snapshot.place.line),
      reference: files?.file.path ?? "", seconds: Double(whole) + Double(attoseconds) * 1e-18)
    if verdict.outcome == .failed, let files {
      let place = FailureFiles.place(of: files)
      record.pictures = verdict.attachments.map { $0.picture(at: "\(place)/\($0.name)") }
    }
    do {
      try log.append(record)
    } catch {
      say("the record of \(record.title) cannot be written into \(folder.path): \(error.localizedDescription)")
    }
  }

  /// The name of a test of XCTest, whose class is called as its file usually is: XCTest does not tell.
  private static func name(of snapshot: Snapshot, _ source: URL) -> String {
    let function = snapshot.test.prefix { $0 != "(" }
    return "\(snapshot.place.module).\(source.deletingPathExtension().lastPathComponent)/\(function)"
  }

  /// Begins the records of a shard, so that a shard without comparisons is known to have run.
  func begin(_ shard: Shard) {
    lock.lock()
    self.shard = shard
    lock.unlock()
    if let folder = FailureFiles.named { _ = log(in: folder) }
  }

  private func log(in folder: URL) -> RunLog? {
    lock.lock()
    defer { lock.unlock() }
    if let log = logs[folder.path] { return log }
    if !isAwaitingExit {
      isAwaitingExit = true
      atexit { RunRecorder.shared.finish() }
    }
    let environment = SnapshotTestingConfiguration.environment
    let given = environment[Shard.argumentsVariable]?.split(separator: "\n").map(String.init)
    let process = SnapshotRun.Process(
      started: Date().timeIntervalSince1970, arguments: given ?? Array(CommandLine.arguments.dropFirst()),
      shard: environment[Shard.variable].flatMap { try? Shard($0) } ?? shard,
      folder: FileManager.default.currentDirectoryPath)
    do {
      let log = try RunLog(folder: folder, process: process)
      logs[folder.path] = log
      return log
    } catch {
      logs[folder.path] = .some(nil)
      say("SNAPSHOT_ARTIFACTS: \(folder.path) cannot be written, and no report is made: \(error.localizedDescription)")
      return nil
    }
  }

  /// Writes the reports of the folders: of all processes that noted something there.
  func finish() {
    lock.lock()
    let ending = logs.compactMap(\.value)
    logs = [:]
    lock.unlock()
    for log in ending {
      let folder = log.folder
      do {
        try log.end()
        let run = try SnapshotRun(folders: [folder])
        let page = try Reports(run).write(into: folder)
        if !run.failures.isEmpty { say("\(run.summary): \(page.path)") }
      } catch {
        let words = error is CocoaError ? error.localizedDescription : "\(error)"
        say(
          "\(folder.path): the report of snapshots cannot be written: \(words) Make room, or name another folder with SNAPSHOT_ARTIFACTS"
        )
      }
    }
  }

  private func say(_ words: String) { FileHandle.standardError.write(Data("masthead: \(words)\n".utf8)) }
}
