import UIKit
import XCTest

/// Writes attachments: at once, or when the test that they belong to has failed.
final class KeptAttachments: NSObject, XCTestObservation, @unchecked Sendable {
  static let shared = KeptAttachments()

  private let folder: URL?
  private let lock = NSLock()
  private var pending: [(name: String, attachment: XCTAttachment)] = []
  private var isObserving = false
  private var count = 0

  private override init() {
    folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map {
      URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent("attachments", isDirectory: true)
    }
  }

  func add(_ attachment: XCTAttachment, activity: String?) {
    guard folder != nil else { return }
    let name = attachment.name ?? activity ?? "attachment"
    let isFirst = lock.withLock {
      pending.append((name, attachment))
      defer { isObserving = true }
      return !isObserving
    }
    guard isFirst else { return }
    // The centre of observers wants the main thread.
    if Thread.isMainThread {
      XCTestObservationCenter.shared.addTestObserver(self)
    } else {
      DispatchQueue.main.sync { XCTestObservationCenter.shared.addTestObserver(self) }
    }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let hasFailed = testCase.testRun.map { !$0.hasSucceeded } ?? true
    let all = lock.withLock {
      defer { pending = [] }
      return pending
    }
    for (name, attachment) in all where hasFailed || attachment.lifetime == .keepAlways {
      write(attachment, name: testCase.name + "-" + name)
    }
  }

  private func write(_ attachment: XCTAttachment, name: String) {
    guard let folder else { return }
    count += 1
    let ending = name.hasSuffix(attachment.ending) ? "" : attachment.ending
    let safe = String(name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
    let file = folder.appendingPathComponent("\(count)-\(safe)\(ending)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try attachment.payload.write(to: file)
    } catch {
      FileHandle.standardError.write(
        Data("masthead: \(file.path): cannot be written (\(error)); make the folder writable\n".utf8))
    }
  }
}
