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

        ./masthead doctor      tells what this machine lacks, each thing with its cure
        ./masthead snapshots   reports on runs of snapshot tests, shares them out, and changes references
        ./masthead review      shows a run of snapshot tests in a browser, where it can be accepted
        ./masthead test        builds and runs the project's own tests
        ./masthead bench       measures speed
      """,
    subcommands: [SnapshotCommand.self, SwiftCommand.self, DevicesCommand.self]
  )

  static func main() {
    if CommandLine.arguments.dropFirst().first == CompilerWrapper.flag {
      CompilerWrapper.run(Array(CommandLine.arguments.dropFirst(2)))
    }
    if let failure = unknownCommand(CommandLine.arguments) { fail(failure) }
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

  /// Returns the failure for a first argument that is no command; nil for a command or an option.
  static func unknownCommand(_ arguments: [String]) -> CommandFailure? {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word = arguments.dropFirst().first, !word.hasPrefix("-"), word != "help", !names.contains(word) else {
      return nil
    }
    if ["doctor", "snapshots", "review", "merge", "test", "bench"].contains(word) {
      return CommandFailure("\(word): belongs to the launcher; run ./masthead \(word) at the package's root")
    }
    let cure =
      word.hasSuffix(".swift")
      ? "write masthead snapshot \(word)"
      : "there are \(names.joined(separator: ", ")), snapshots, doctor, test and bench"
    return CommandFailure("'\(word)': no such command; \(cure)")
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
