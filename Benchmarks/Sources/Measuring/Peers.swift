import Foundation

/// The folder with programs that others' libraries were built into, to be measured in turn with ours.
public struct Peers {
  /// The folder of the peers' sources, for peers that are scripts: `MASTHEAD_PEERS`, else the one beside the repository.
  public static var sources: String {
    if let folder = ProcessInfo.processInfo.environment["MASTHEAD_PEERS"], !folder.isEmpty { return folder }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../shared/anchors/perf").standardizedFileURL.path
  }

  /// The folder that the programs are in.
  public let folder: String

  /// Takes the folder; throws when there is none.
  public init(folder: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw BenchmarkError("\(folder): no such folder; --peers takes the one into which the peers' programs were built")
    }
    self.folder = folder
  }

  /// The path of a program; an error that says what to do if it is not there.
  public func path(of program: String) throws -> String {
    let path = URL(fileURLWithPath: folder).appendingPathComponent(program).path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw BenchmarkError("\(path): no such program; build the peers into that folder first, as their README says")
    }
    return path
  }

  /// Runs a program to its end and reads its lines.
  public func run(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> Program.Results {
    try Program(path: try path(of: program)).run(arguments, environment: environment)
  }
}
