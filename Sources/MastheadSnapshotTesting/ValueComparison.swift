import Foundation
import SnapshotComparison
internal import SnapshotReport

/// Files of failures, for looking at them: a folder of this process, or the one that `SNAPSHOT_ARTIFACTS` names.
enum FailureFiles {
  private static let temporary: URL = FileManager.default.temporaryDirectory
    .appendingPathComponent("masthead-snapshots-\(UUID().uuidString)", isDirectory: true)

  /// The folder that is named for the run; nil when none is.
  static var named: URL? {
    guard let path = SnapshotTestingConfiguration.environment["SNAPSHOT_ARTIFACTS"], !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// The place of a snapshot's files, below the folder.
  static func place(of files: ReferenceFiles) -> String {
    let file = files.file
    let parts = [
      files.module, file.deletingLastPathComponent().lastPathComponent, file.deletingPathExtension().lastPathComponent,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// Writes the files of a failed comparison, and says where they are.
  static func write(_ attachments: [SnapshotAttachment], _ files: ReferenceFiles) -> String {
    let place = (named ?? temporary).appendingPathComponent(place(of: files), isDirectory: true)
    do {
      for attachment in attachments {
        try ReferenceFiles.write(attachment.data, to: place.appendingPathComponent(attachment.name))
      }
    } catch {
      return "\nthe files of the failure could not be kept: \(error)"
    }
    guard let new = attachments.first(where: { $0.name.hasPrefix("actual.") }),
      FileManager.default.fileExists(atPath: files.file.path)
    else { return "" }
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? .default
    return "\n"
      + tool(currentFilePath: files.file.path, failedFilePath: place.appendingPathComponent(new.name).path)
  }
}

/// Compares what any strategy keeps.
struct ValueComparison<Format> {
  private let files: ReferenceFiles
  private let record: RecordMode
  private let diffing: Diffing<Format>

  init(_ files: ReferenceFiles, _ record: RecordMode, _ diffing: Diffing<Format>) {
    (self.files, self.record, self.diffing) = (files, record, diffing)
  }

  func verdict(_ new: Format) throws -> Verdict {
    let data = diffing.toData(new)
    // A strategy cannot throw; where a screen could not be shown it gives a picture of nothing.
    if data.isEmpty, files.file.pathExtension == "png" {
      throw SnapshotError(
        "there is no picture: the value has no size, or its frames do not fit together"
      )
    }
    guard let reference = try files.read() else { return try missing(data) }
    let old: Format
    do {
      old = try diffing.read(reference)
    } catch {
      if record.writesDifferent { return try write(data, "was no reference") }
      throw SnapshotError("\(files.file.path): \(error). Delete it and record it again")
    }
    guard let (message, attachments) = diffing.diff(old, new) else {
      if record.writesAll { return try write(data, "was recorded again") }
      return .passed
    }
    if record.writesDifferent { return try write(data, "differed") }
    var all = attachments
    let ending = files.file.pathExtension.isEmpty ? "txt" : files.file.pathExtension
    if !all.contains(where: { $0.name.hasPrefix("actual.") }) {
      all.append(SnapshotAttachment(name: "actual.\(ending)", data: data))
    }
    return Verdict(
      outcome: .failed,
      message: "\(files.name) differs from what was recorded.\n\(message)" + FailureFiles.write(all, files),
      attachments: all)
  }

  private func missing(_ data: Data) throws -> Verdict {
    guard record.writesMissing else {
      let ending = files.file.pathExtension.isEmpty ? "txt" : files.file.pathExtension
      return Recording.missing(
        files, [SnapshotAttachment(name: "actual.\(ending)", data: data)], keeping: FailureFiles.write)
    }
    try ReferenceFiles.write(data, to: files.file)
    return Verdict(outcome: .recorded, message: Recording.recorded(files, "was not there"))
  }

  private func write(_ data: Data, _ why: String) throws -> Verdict {
    try ReferenceFiles.write(data, to: files.file)
    return Verdict(outcome: .recorded, message: Recording.recorded(files, why))
  }
}
