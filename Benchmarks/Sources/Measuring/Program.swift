import Foundation

/// A program that prints what it measured, a line a case: `anchor TAB case TAB median TAB …`.
public struct Program: Sendable {
  /// The file that is run.
  public let path: String

  /// Makes a program of a file; it is looked for when it is run.
  public init(path: String) { self.path = path }

  /// Runs the program to its end and reads its lines.
  ///
  /// It finds the time of its start in `START_NS`, in nanoseconds since 1970, so that what the system does before the
  /// program's own first instruction counts too.
  public func run(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> Results {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    var all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    all["START_NS"] = "\(Clock.nanosecondsSince1970())"
    process.environment = all
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let name = URL(fileURLWithPath: path).lastPathComponent
    let command = ([name] + arguments).joined(separator: " ")
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("\(command) ended with status \(process.terminationStatus)")
    }
    return try Results(command: command, output: String(decoding: data, as: UTF8.self))
  }

  /// The medians that a program printed, by case.
  public struct Results {
    let command: String
    let medians: [String: Double]

    init(command: String, output: String) throws {
      var medians: [String: Double] = [:]
      for line in output.split(separator: "\n") {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        if fields.count > 1, fields[1].hasPrefix("WRONG") {
          throw BenchmarkError("\(command): \(fields[1]); the times would mean nothing")
        }
        if fields.count > 2, let value = Double(fields[2]) { medians[String(fields[1])] = value }
      }
      (self.command, self.medians) = (command, medians)
    }

    /// The median of the case whose name begins so; of several the first in the alphabet.
    public func median(ofCase name: String) throws -> Double {
      guard let found = medians.keys.sorted().first(where: { $0.hasPrefix(name) }), let value = medians[found] else {
        throw BenchmarkError("\(command) printed no case '\(name)'; build it from the sources that belong to it")
      }
      return value
    }
  }
}
