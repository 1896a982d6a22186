import Foundation

/// The folder with programs that others' libraries were built into, to be measured in turn with ours.
public struct Peers {
  public let folder: String

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

  /// Runs a program to its end and reads its lines: `anchor TAB case TAB median TAB …`, the medians by case.
  public func run(_ program: String, _ arguments: [String]) throws -> Results {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try path(of: program))
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let command = ([program] + arguments).joined(separator: " ")
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("\(command) ended with status \(process.terminationStatus)")
    }
    var medians: [String: Double] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      if fields.count > 2, let value = Double(fields[2]) { medians[String(fields[1])] = value }
    }
    return Results(command: command, medians: medians)
  }

  public struct Results {
    let command: String
    let medians: [String: Double]

    /// The median of the case whose name begins so.
    public func median(ofCase name: String) throws -> Double {
      guard let found = medians.first(where: { $0.key.hasPrefix(name) }) else {
        throw BenchmarkError("\(command) printed no case '\(name)'; build the peers from the sources that belong to it")
      }
      return found.value
    }
  }
}
