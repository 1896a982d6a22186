import Foundation
import Testing

/// Runs a test of many numbered inputs in processes of its own, so that inputs over which UIKit itself ends the program are told from those
/// that crash: a process that ends is followed by one that begins behind the input it ended at.
enum FuzzProcess {
  /// What a process of its own loads.
  struct Part {
    let first: Int
    private let progress: FileHandle

    fileprivate init?(_ environment: [String: String]) {
      guard let first = environment["MASTHEAD_FUZZ_FIRST"].flatMap({ Int($0) }),
        let progress = environment["MASTHEAD_FUZZ_PROGRESS"].flatMap({ FileHandle(forWritingAtPath: $0) })
      else { return nil }
      (self.first, self.progress) = (first, progress)
    }

    /// Notes which input comes next; what is noted last is where the process ended.
    func note(_ number: Int) {
      let digits = String(number)
      progress.seek(toFileOffset: 0)
      progress.write(Data((String(repeating: "0", count: 12 - digits.count) + digits).utf8))
    }
  }

  /// What became of all inputs.
  struct Report: CustomStringConvertible {
    var count = 0
    /// How many ended the program as UIKit does, by what the message has.
    var raises: [String: Int] = [:]
    /// What ended the program otherwise: the number of the input, and the last lines of what the process said.
    var crashes: [String] = []

    var raised: Int { raises.values.reduce(0, +) }

    var description: String {
      let list = raises.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) × \($0.key)" }
      return "\(count) loaded, \(crashes.count) crashes, \(raised) ended the program as UIKit does"
        + (list.isEmpty ? "" : ": " + list.joined(separator: "; "))
    }
  }

  /// The part that this process is to load; nil in a run of all tests.
  static let part: Part? = Part(ProcessInfo.processInfo.environment)

  /// Loads so many inputs; `raises` are parts of the messages with which UIKit ends a program.
  static func run(_ count: Int, test: String, raises: [String]) throws -> Report {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (progress, errors) = (folder.appending(path: "progress"), folder.appending(path: "errors"))
    var report = Report(count: count)
    var first = 0
    while first < count {
      let status = try start(test, first: first, progress: progress, errors: errors)
      let noted = try String(contentsOf: progress, encoding: .utf8)
      guard let last = Int(noted), last >= first else {
        report.crashes.append("\(first): the process ended with status \(status) before it began")
        return report
      }
      if last >= count { break }
      let said = try String(decoding: Data(contentsOf: errors), as: UTF8.self)
      let line = said.split(separator: "\n").last { $0.contains("Fatal error") }.map(String.init)
      if let raise = raises.first(where: { line?.contains($0) == true }) {
        report.raises[raise, default: 0] += 1
      } else {
        report.crashes.append("\(last): status \(status), \(line ?? String(said.suffix(400)))")
      }
      first = last + 1
    }
    return report
  }

  private static func start(_ test: String, first: Int, progress: URL, errors: URL) throws -> Int32 {
    for file in [progress, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.arguments = ["--testing-library", "swift-testing", "--no-parallel", "--filter", test]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "MASTHEAD_FUZZ_FIRST": "\(first)", "MASTHEAD_FUZZ_PROGRESS": progress.path, "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// Parts of the messages with which UIKit ends a program that loads a document: exceptions that Apple documents, or that everybody has seen.
enum DocumentedRaises {
  static let all = [
    // NSUnknownKeyException of an outlet that the class does not have.
    "is not key value coding-compliant for the key",
    // NSInternalInconsistencyException of a table view controller.
    "the view that was loaded is not a UITableView",
    // NSInvalidArgumentException: pushing a navigation controller is not supported.
    "as it is a navigation controller itself",
    // NSInternalInconsistencyException of a collection view whose layout has headers and whose data source gives none.
    "has no collectionView(_:viewForSupplementaryElementOfKind:at:)",
  ]
}
