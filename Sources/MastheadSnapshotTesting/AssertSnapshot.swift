import Foundation
import SnapshotComparison

/// Compares a value with its reference, and lets the test fail when they differ.
///
/// The reference is `__Snapshots__/FILE/TEST.NAME.ENDING` beside the test's source. A picture of a screen has to be the
/// same to the last bit, and has its layout text beside it, which is compared first: the message names the views that
/// moved. A reference that is missing is written, unless something else was said
/// (``SnapshotTestingConfiguration/Record``), and the test fails all the same.
///
/// Views and controllers have to be compared on the main actor. A file that is no reference, is cut short, or cannot be
/// read or written, and a screen that cannot be shown, are failures.
///
/// - Parameters:
///   - value: The value to compare; an error that it throws is a failure.
///   - snapshotting: The strategy that makes the kept form of it.
///   - name: Name of the snapshot in its test; without one they are numbered from 1.
///   - record: When the reference is written, in place of the surrounding setting.
///   - timeout: Seconds that a snapshot which comes later may take.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
  let message = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  if let message { TestRun.fail(message, at: place) }
}

/// Compares a value in several ways; the keys name the snapshots.
///
/// They are compared in the order of their names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value in several ways; the snapshots are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference, and returns the difference in words; nil for none.
///
/// For assertions of your own. `snapshotDirectory` is the folder of the references, instead of the one beside the source.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  let place = TestRun.Place(fileID: fileID, filePath: filePath, line: line, column: column)
  let begin = ContinuousClock.now
  var files: ReferenceFiles?
  var part = name ?? ""
  let verdict: Verdict
  do {
    let record = try SnapshotTestingConfiguration.record(record)
    if name == nil {
      if TestRun.isParameterized {
        throw SnapshotError(
          "\(testName) runs once for each of its arguments: give each a snapshot of its own, assertSnapshot(of:as:named:)"
        )
      }
      part = String(try SnapshotCounters.shared.next(file: "\(filePath)", test: testName))
    }
    let reference = ReferenceFiles(
      source: "\(filePath)", folder: snapshotDirectory, test: testName, name: part,
      pathExtension: snapshotting.pathExtension, module: place.module)
    files = reference
    if name != nil { try SnapshotCounters.shared.claim(reference.file, test: testName) }
    if let screen = snapshotting.screen {
      try MainQueueMark.check()
      let value = UncheckedValue(try value())
      verdict = try MainActor.assumeIsolated {
        let shown = try screen(value.value)
        defer { shown.close() }
        return try ScreenComparison(reference, record.mode, keeping: FailureFiles.write).verdict(shown)
      }
    } else {
      let snapshot = try StrategyFailure.throwing {
        try SnapshotWaiting.value(of: snapshotting.snapshot(try value()), timeout: timeout)
      }
      verdict = try ValueComparison(reference, record.mode, snapshotting.diffing).verdict(snapshot)
    }
  } catch {
    verdict = Verdict(outcome: .raised, message: "\(error)")
  }
  RunRecorder.shared.note(
    verdict, of: .init(test: testName, name: part, place: place), files, seconds: begin.duration(to: .now))
  if verdict.message != nil { TestRun.attach(verdict.attachments, at: place) }
  return verdict.message
}

/// A value passed to the main actor on the main thread, where it is already.
private struct UncheckedValue<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Waits for snapshots that come by a callback.
private enum SnapshotWaiting {
  private final class Box<Value>: @unchecked Sendable { var value: Value? }

  /// Lets the run loop turn until the value is there; throws when `timeout` seconds have passed.
  static func value<Value>(of async: Async<Value>, timeout: TimeInterval) throws -> Value {
    let box = Box<Value>()
    async.run { box.value = $0 }
    let end = Date(timeIntervalSinceNow: timeout)
    while box.value == nil, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
    }
    guard let value = box.value else {
      throw SnapshotError(
        "the snapshot was not there after \(timeout) seconds: its callback was not called (timeout: gives it more)")
    }
    return value
  }
}
