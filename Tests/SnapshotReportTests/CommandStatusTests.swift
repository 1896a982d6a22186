import Foundation
import Testing

/// What the command says, and ends with, where a run or a folder is not what it takes it for.
@Suite struct CommandStatusTests {
  private func run(_ arguments: String...) throws -> (status: Int32, error: String) {
    let process = Process()
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    process.executableURL = own.appendingPathComponent("masthead-snapshots")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let error = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, error)
  }

  @Test(arguments: ["report", "accept", "prune", "review"])
  func aFolderWithoutRecordsIsToldInOneLine(command: String) throws {
    let found = try run(command, "/nowhere/at-all")
    #expect(found.status == 2)
    #expect(found.error.hasPrefix("masthead: /nowhere/at-all has no records of snapshots"), "\(found.error)")
    #expect(found.error.split(separator: "\n").count == 1)
  }

  @Test func aShardThatCannotBeIsToldInOneLine() throws {
    let found = try run("test", "--shard", "4/3")
    #expect(found.status == 2 && found.error == "masthead: shard 4 of 3: shards are counted from 1 to 3\n")
  }
}
