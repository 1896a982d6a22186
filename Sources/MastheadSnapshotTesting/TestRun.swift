import Foundation
import SnapshotComparison
import Testing
import XCTest

/// The test that an assertion stands in, under either library.
enum TestRun {
  /// The place of an assertion in the source.
  struct Place {
    var fileID: StaticString
    var filePath: StaticString
    var line: UInt
    var column: UInt

    /// The module that the file belongs to.
    var module: String { "\(fileID)".split(separator: "/").first.map(String.init) ?? "" }
  }

  /// Lets the test fail.
  ///
  /// Stops the program where no test could hear of it: an assertion that nobody hears would pass.
  static func fail(_ message: String, at place: Place) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line), column: Int(place.column)))
    } else if isSwiftTestingProcess {
      fatalError(
        "\(place.fileID):\(place.line): a snapshot is compared outside of a test, in a task that the test does not wait for: \(message)"
      )
    } else {
      XCTFail(message, file: place.filePath, line: place.line)
    }
  }

  /// Shows files with the test's result, where the library has results with files.
  static func attach(_ attachments: [SnapshotAttachment], at place: Place) {
    guard Test.current != nil else { return }
    for attachment in attachments where !attachment.isForPage {
      Attachment.record(
        [UInt8](attachment.data), named: attachment.name,
        sourceLocation: SourceLocation(
          fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line), column: Int(place.column)))
    }
  }

  /// The identity of the running test, to distinguish tests of the same name; nil under XCTest, which does not know it.
  static var identity: String? { Test.current.map { "\($0.id)" } }

  /// The function of the test that runs, with its parentheses; nil under XCTest, which does not say.
  static var function: String? { Test.current?.name }

  /// The running test by its name in `swift test list`; nil under XCTest, which does not know it.
  static var listedName: String? { Test.current.map(listedName) }

  /// A test as `swift test list` names it: without its place in the source.
  static func listedName(of test: Test) -> String {
    let parts = "\(test.id)".split(separator: "/")
    guard parts.count > 2, let last = parts.last, last.contains(".swift:") else { return parts.joined(separator: "/") }
    return parts.dropLast().joined(separator: "/")
  }

  /// Whether the test that runs runs once for each of several arguments.
  static var isParameterized: Bool { Test.Case.current?.isParameterized ?? false }

  private static let isSwiftTestingProcess: Bool = CommandLine.arguments.contains("swift-testing")
}

/// Whether code runs on the main actor.
///
/// Not whether the main thread runs it: in programs that ended their main function in `dispatch_main`, as tests do, other threads serve the main queue.
enum MainQueueMark {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Throws where the code does not run there: nothing can be shown then.
  static func check() throws {
    guard DispatchQueue.getSpecific(key: key) == true else {
      throw SnapshotError("a screen is compared outside of the main actor: mark the test or its suite @MainActor")
    }
  }
}

/// Numbers of snapshots without a name: the first of a test is 1, the second 2.
///
/// Belongs to the process as the tests do; locked, since tests run beside each other.
final class SnapshotCounters: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = SnapshotCounters()

  private struct Counter {
    var owner: String?
    var count = 0
  }
  private let lock = NSLock()
  private var counters: [String: Counter] = [:]
  /// The tests whose references have names, by the path of the reference.
  private var owners: [String: String] = [:]
  private var isObserving = false

  /// The number of the next snapshot of a test in a file.
  ///
  /// Throws where another test has the same name in the same file, whose references would be the same files.
  func next(file: String, test: String) throws -> Int {
    observe()
    lock.lock()
    defer { lock.unlock() }
    let key = "\(file)|\(test)"
    let owner = TestRun.identity
    var counter = counters[key] ?? Counter(owner: owner)
    if let other = counter.owner, let owner, other != owner {
      throw SnapshotError(
        "two tests of this file are called \(test), so that their references would be the same files: name the snapshots (named:) or one of the tests otherwise"
      )
    }
    counter.count += 1
    counters[key] = counter
    return counter.count
  }

  /// Notes whose reference a named snapshot is.
  ///
  /// Throws where another test of the same function's name in the same file has it. A test that names another function (`testName:`) means to share the reference.
  func claim(_ reference: URL, test: String) throws {
    guard let owner = TestRun.identity, TestRun.function == test else { return }
    lock.lock()
    defer { lock.unlock() }
    if let other = owners[reference.path], other != owner {
      throw SnapshotError(
        "two tests called \(test) have the same reference, \(reference.lastPathComponent): name the snapshots (named:) or one of the tests otherwise"
      )
    }
    owners[reference.path] = owner
  }

  /// Under XCTest a test can run again; it begins to count at 1 then.
  private func observe() {
    guard Test.current == nil, Thread.isMainThread else { return }
    lock.lock()
    defer { lock.unlock() }
    guard !isObserving else { return }
    isObserving = true
    XCTestObservationCenter.shared.addTestObserver(self)
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    lock.lock()
    defer { lock.unlock() }
    counters = [:]
  }
}
