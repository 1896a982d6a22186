import Foundation
import Testing

@testable import masthead_cli

/// A run of the snapshot command that was built along with the tests.
struct CommandRun {
  var status: Int32
  var output: String
  var error: String

  var errorLines: [String] { error.split(separator: "\n").map(String.init) }

  /// The command, started in a folder and not waited for; the closure waits.
  static func start(
    _ folder: TemporaryFolder, _ arguments: [String], stream: String = "", environment: [String: String] = [:]
  ) throws -> () throws -> CommandRun {
    let build = FileSystem.folder(of: FileSystem.resolve("/proc/self/exe"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: build + "/masthead-cli")
    process.arguments = ["snapshot"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(["MASTHEAD_CACHE": folder.path + "/cache"]) { $1 }
      .merging(environment) { $1 }
    let (output, error) = (folder.path + "/stdout" + stream, folder.path + "/stderr" + stream)
    for path in [output, error] { #expect(FileManager.default.createFile(atPath: path, contents: nil)) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: error)
    try process.run()
    return {
      process.waitUntilExit()
      return CommandRun(
        status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
        error: try String(contentsOfFile: error, encoding: .utf8))
    }
  }

  static func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> CommandRun {
    try start(folder, arguments)()
  }
}
