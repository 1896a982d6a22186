import Foundation

/// The changes of references that a person makes after having looked at a run.
public struct ReferenceChanges: Sendable {
  private let run: SnapshotRun
  private let folder: ReferenceFolder

  /// Makes changes of the references below a folder, from a run; those elsewhere are refused.
  public init(_ run: SnapshotRun, below folder: ReferenceFolder) { (self.run, self.folder) = (run, folder) }

  /// The answer to accepting one snapshot.
  public enum Acceptance: Equatable, Sendable {
    /// The new picture or text is the reference.
    case accepted
    /// The snapshot was not accepted; the reason says what to do.
    case refused(String)
  }

  /// Puts the findings of the run in the place of the references of the snapshots that failed.
  ///
  /// Takes those alone whose title contains one of the words, or all without words. A reference that is another one than the run compared with is left as it is.
  public func accept(_ words: [String] = []) -> [(record: SnapshotRecord, acceptance: Acceptance)] {
    run.records.filter { record in
      record.outcome == .failed && (words.isEmpty || words.contains { record.title.contains($0) })
    }.map { ($0, accept($0)) }
  }

  /// Puts the finding of the run in the place of the reference of one snapshot.
  public func accept(_ record: SnapshotRecord) -> Acceptance {
    let files = FileManager.default
    func found(_ prefix: String) -> URL? {
      record.pictures.first { $0.name.hasPrefix(prefix) && !$0.name.hasSuffix(".layout.txt") }
        .map { URL(fileURLWithPath: $0.path) }
    }
    guard let actual = found("actual."), let data = files.contents(atPath: actual.path) else {
      return .refused("the run kept nothing that could be accepted: run the tests with SNAPSHOT_TESTING_RECORD=missing")
    }
    // Where nothing was expected there was no reference.
    let expected = found("expected.").map { files.contents(atPath: $0.path) } ?? nil
    do {
      let reference = try folder.place(of: record.reference)
      guard record.outcome == .failed, expected == files.contents(atPath: reference.path) else {
        return .refused("\(record.reference) is another one than the run compared with, or gone: run the tests again")
      }
      try folder.check(data, for: reference)
      try files.createDirectory(at: reference.deletingLastPathComponent(), withIntermediateDirectories: true)
      let layout = try record.pictures.first { $0.name == "actual.layout.txt" }.map { layout in
        let place = reference.deletingPathExtension().appendingPathExtension("layout.txt")
        let data = try Data(contentsOf: URL(fileURLWithPath: layout.path))
        try folder.check(data, for: folder.place(of: place.path))
        return (place, data)
      }
      try data.write(to: reference, options: .atomic)
      if let (place, data) = layout { try data.write(to: place, options: .atomic) }
    } catch let refusal as ReferenceFolder.Refusal {
      return .refused(refusal.description)
    } catch {
      return .refused("\(record.reference) cannot be written: \(error.localizedDescription)")
    }
    return .accepted
  }

  /// References that no snapshot of the run asked for.
  ///
  /// Looks into every folder beside those of the snapshots, so that references of a file that is gone are found too; none outside of the folder of references counts. Throws where
  /// the run cannot tell: it was asked for a part of the tests, or a process did not come to its end.
  public func stale() throws -> [URL] {
    if let filtered = run.processes.first(where: \.isFiltered) {
      throw SnapshotRun.Failure(
        "the run was asked for a part of the tests (\(filtered.arguments.joined(separator: " "))), so that references of the others would go: run all tests"
      )
    }
    if run.unreadableLines > 0 {
      throw SnapshotRun.Failure("a process of the run was ended before its last test: run all tests again")
    }
    if let missing = run.whatIsMissing { throw SnapshotRun.Failure(missing) }
    var used: Set<String> = []
    var folders: Set<String> = []
    for record in run.records where !record.reference.isEmpty {
      guard let file = try? self.folder.place(of: record.reference) else { continue }
      used.insert(file.path)
      used.insert(file.deletingPathExtension().appendingPathExtension("layout.txt").path)
      let folder = file.deletingLastPathComponent()
      folders.insert(folder.path)
      let all = folder.deletingLastPathComponent()
      guard all.lastPathComponent == ReferenceFolder.usualName else { continue }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: all.path)) ?? [] {
        folders.insert(all.appendingPathComponent(name).path)
      }
    }
    var stale: [URL] = []
    for folder in folders.sorted() {
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
        let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue,
          !used.contains(file.standardizedFileURL.path), (try? self.folder.place(of: file.path)) != nil
        else { continue }
        stale.append(file)
      }
    }
    return stale
  }
}
