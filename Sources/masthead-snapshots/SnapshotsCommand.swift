import ArgumentParser
import Foundation
import SnapshotReport

/// `masthead-snapshots`: reports on a run of snapshot tests and accepts its snapshots.
@main
struct SnapshotsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Reports on runs of snapshot tests, and changes references after you have looked.",
    discussion: """
      Run the tests with SNAPSHOT_ARTIFACTS=FOLDER, a new folder a run; several processes and machines may write into one folder, or into one each.
      """,
    subcommands: [Test.self, Merge.self, Report.self, Review.self, Accept.self, Prune.self])

  struct Folders: ParsableArguments {
    @Argument(help: "Folders of runs: what SNAPSHOT_ARTIFACTS named.")
    var folders: [String]

    func run(root: String? = nil) throws -> SnapshotRun {
      do {
        let run = try SnapshotRun(
          folders: folders.map { URL(fileURLWithPath: $0, isDirectory: true) },
          root: root.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL })
        for problem in run.problems { FileHandle.standardError.write(Data("masthead: \(problem)\n".utf8)) }
        return run
      } catch {
        throw refusal("\(error)")
      }
    }
  }

  /// The folder below which the command may change references.
  struct References: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "The folder below which references may be changed; those in folders __Snapshots__ below the current folder unless said.",
        valueName: "folder")) var references: String?

    var folder: ReferenceFolder {
      guard let references else {
        return ReferenceFolder(
          around: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))
      }
      return ReferenceFolder(named: URL(fileURLWithPath: references, isDirectory: true))
    }

    func validate() throws {
      var isFolder: ObjCBool = false
      guard let references else { return }
      guard FileManager.default.fileExists(atPath: references, isDirectory: &isFolder), isFolder.boolValue else {
        throw ValidationError("--references \(references): is no folder; name one that is there")
      }
    }
  }
}

/// `snapshots report`: one report of several folders.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes report.html, report.json, junit.xml, summary.md and annotations.txt of one or more runs.",
    discussion: "Ends with status 1 when a snapshot did not pass.")

  @OptionGroup var source: SnapshotsCommand.Folders
  @Option(name: .shortAndLong, help: "Folder of the reports; the first run's when none is given.") var output: String?

  func run() throws {
    let run = try source.run()
    let folder = URL(fileURLWithPath: output ?? source.folders[0], isDirectory: true)
    let page = try Reports(run).write(into: folder)
    print("\(run.summary): \(page.path)")
    if !run.failures.isEmpty { throw ExitCode(1) }
  }
}

/// `snapshots accept`: makes the new pictures and texts the references.
struct Accept: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes what a run found the references of the snapshots that failed.",
    discussion: """
      A reference that has changed since the run, or lies elsewhere than --references says, is left as it is, and the command ends with status 1.
      """)

  @Argument(help: "Folder of the run.") var folder: String
  @OptionGroup var references: SnapshotsCommand.References
  @Option(name: .long, parsing: .upToNextOption, help: "Only snapshots whose 'suite test name' contains one of these.")
  var only: [String] = []

  func run() throws {
    let run = try SnapshotsCommand.Folders.parse([folder]).run()
    let changes = ReferenceChanges(run, below: references.folder).accept(only)
    if changes.isEmpty {
      throw refusal(
        only.isEmpty
          ? "no snapshot of this run failed"
          : "no snapshot that failed has one of these words: \(only.joined(separator: ", "))")
    }
    var isWhole = true
    for (record, acceptance) in changes {
      switch acceptance {
      case .accepted: print("accepted  \(record.title)")
      case .refused(let why):
        print("left      \(record.title): \(why)")
        isWhole = false
      }
    }
    if !isWhole { throw ExitCode(1) }
  }
}

/// `snapshots prune`: references that no test asks for.
struct Prune: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists references that no snapshot of a whole run asked for, and removes them with --delete.",
    discussion: "Refused after a run that was asked for a part of the tests. Give it the folders of all shards.")

  @OptionGroup var source: SnapshotsCommand.Folders
  @OptionGroup var references: SnapshotsCommand.References
  @Flag(help: "Remove them.") var delete = false

  func run() throws {
    let run = try source.run()
    let stale: [URL]
    do { stale = try ReferenceChanges(run, below: references.folder).stale() } catch { throw refusal("\(error)") }
    for file in stale {
      if delete { try FileManager.default.removeItem(at: file) }
      print("\(delete ? "removed" : "stale")  \(file.path)")
    }
    if stale.isEmpty {
      print("every reference is asked for")
    } else if !delete {
      print("remove them: masthead-snapshots prune \(source.folders.joined(separator: " ")) --delete")
    }
  }
}
