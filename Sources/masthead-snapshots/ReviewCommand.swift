import ArgumentParser
import Foundation
import SnapshotReport
import SnapshotReview

/// `snapshots review`: shows a run in a browser, where right snapshots can be accepted.
struct Review: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves a run's page on this machine, where what was found can be accepted one by one or all at once.",
    discussion: """
      Open the address that is printed; it holds a token without which nothing is shown or changed. Ends with Control-C. \
      From another machine: ssh -L 8400:127.0.0.1:8400 HOST, and --port 8400.
      """)

  @Argument(help: "Folder of the run: what SNAPSHOT_ARTIFACTS named, or what merge made.") var folder: String
  @OptionGroup var references: SnapshotsCommand.References
  @Option(help: "The port; any that is free unless said.") var port: UInt16 = 0

  func run() async throws {
    let run = try SnapshotsCommand.Folders.parse([folder]).run()
    do {
      try await ReviewServer(run, references: references.folder, port: port).run { url in
        print("\(run.summary): \(url.absoluteString)")
        fflush(nil)
      }
    } catch {
      throw refusal("the page cannot be served on port \(port): \(error)")
    }
  }
}
