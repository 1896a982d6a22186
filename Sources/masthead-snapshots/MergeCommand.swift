import ArgumentParser
import Foundation
import SnapshotReport

/// `snapshots merge`: one run of the runs of several shards.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes one run and report of several shards, and lists references that no shard asked for.",
    discussion: """
      A shard that is missing, or was ended before its last test and not run again, ends the command with status 2; the report is \
      written all the same. Status 1: a snapshot did not pass. The folder can be given to report, accept, review and prune.
      """)

  @OptionGroup var source: SnapshotsCommand.Folders
  @Option(name: .shortAndLong, help: "Folder of the run that is made.") var output: String
  @Option(
    help: ArgumentHelp(
      "The checkout on this machine, where the shards had it elsewhere; paths below their current folder are looked for here.",
      valueName: "folder")) var root: String?

  func run() throws {
    let run = try source.run(root: root)
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    // What is merged into the folder of a shard would be read as one of its records the next time.
    guard
      !source.folders.contains(where: {
        URL(fileURLWithPath: $0).standardizedFileURL.path == folder.standardizedFileURL.path
      })
    else { throw refusal("\(output): is the folder of a shard; name another one for what is merged") }
    let page: URL
    do {
      try run.write(into: folder)
      page = try Reports(run).write(into: folder)
    } catch {
      throw refusal("\(output): cannot be written: \(error.localizedDescription)")
    }
    print("\(run.summary): \(page.path)")
    if let missing = run.whatIsMissing { throw refusal(missing) }
    let place = URL(fileURLWithPath: root ?? FileManager.default.currentDirectoryPath, isDirectory: true)
    if let stale = try? ReferenceChanges(run, below: ReferenceFolder(around: place)).stale() {
      for file in stale { print("stale  \(file.path)") }
      if !stale.isEmpty { print("remove them: masthead-snapshots prune \(output) --delete") }
    }
    if !run.failures.isEmpty { throw ExitCode(1) }
  }
}
