import ArgumentParser
import Glibc

/// `masthead`: draws the screens of iOS source files on Linux.
///
/// Errors are one line on the standard error stream; status 2 means that the request cannot be honoured as written,
/// status 1 that the screens themselves failed.
@main
struct MastheadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "masthead",
    abstract: "Draws the screens of iOS source files on Linux.",
    discussion: """
      The launcher at the package's root knows these too:

        ./masthead doctor   tells what this machine lacks, each thing with its cure
        ./masthead test     builds and runs the project's own tests
        ./masthead bench    measures speed
      """,
    subcommands: [SnapshotCommand.self, DevicesCommand.self]
  )

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let failure as CommandFailure {
      fail(failure)
    } catch {
      guard exitCode(for: error) != .success else { exit(withError: error) }
      let line = message(for: error).split(separator: "\n").first.map(String.init) ?? "\(error)"
      fail(CommandFailure("\(line) (all options: masthead \(helpPath()) --help)"))
    }
  }

  private static func helpPath() -> String {
    let names = Set(configuration.subcommands.compactMap { $0.configuration.commandName })
    return CommandLine.arguments.dropFirst().first { names.contains($0) } ?? "snapshot"
  }

  private static func fail(_ failure: CommandFailure) -> Never {
    if !failure.message.isEmpty { FileSystem.writeError("masthead: \(failure.message)\n") }
    Glibc.exit(failure.status)
  }
}
