import Foundation
import Testing

@testable import MastheadSnapshotTesting
import SnapshotComparison

@Suite(.outsideContinuousIntegration) struct ConfigurationTests {
  private typealias Record = SnapshotTestingConfiguration.Record

  @Test func continuousIntegrationNeverRecords() throws {
    #expect(try SnapshotTestingConfiguration.record(nil, environment: [:]) == .missing)
    #expect(try SnapshotTestingConfiguration.record(nil, environment: ["CI": "true"]) == .never)
    #expect(try SnapshotTestingConfiguration.record(.all, environment: ["CI": "1"]) == .never)
    #expect(try SnapshotTestingConfiguration.record(.all, environment: ["CI": "false"]) == .all)
    #expect(
      try SnapshotTestingConfiguration.record(nil, environment: ["CI": "1", "SNAPSHOT_TESTING_RECORD": "failed"])
        == .failed)
    #expect(throws: SnapshotError.self) {
      try SnapshotTestingConfiguration.record(nil, environment: ["SNAPSHOT_TESTING_RECORD": "yes"])
    }
  }

  @Test func theNearestWordHolds() async throws {
    try withSnapshotTesting(record: .all, diffTool: "look") { () throws -> Void in
      #expect(try SnapshotTestingConfiguration.record(nil, environment: [:]) == .all)
      #expect(try SnapshotTestingConfiguration.record(false, environment: [:]) == .missing)
      withSnapshotTesting(record: .never) { () -> Void in
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        #expect(
          SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b")
            == "look \"a\" \"b\"")
      }
    }
    await withSnapshotTesting(record: .failed) {
      await Task.yield()
      #expect(SnapshotTestingConfiguration.current?.record == .failed)
    }
  }

  @Suite(.snapshots(record: .never)) struct Inherited {
    @Test func theTraitHoldsInTheTestsOfASuite() {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
    }
  }

  @Test func namesOfFilesHoldLettersDigitsAndHyphens() {
    #expect(ReferenceFiles.sanitized("title(_:of:)") == "title-_-of")
    #expect(ReferenceFiles.sanitized("iPhone 13 / dark") == "iPhone-13-dark")
    let files = ReferenceFiles(
      source: "/a/TitleTests.swift", folder: nil, test: "title()", name: "1", pathExtension: "png")
    #expect(files.file.path == "/a/__Snapshots__/TitleTests/title.1.png")
    #expect(files.layout.path == "/a/__Snapshots__/TitleTests/title.1.layout.txt")
  }

  @Test func snapshotsOfATestAreNumbered() throws {
    #expect(try SnapshotCounters.shared.next(file: "f", test: "numbered") == 1)
    #expect(try SnapshotCounters.shared.next(file: "f", test: "numbered") == 2)
    #expect(try SnapshotCounters.shared.next(file: "f", test: "other") == 1)
  }

  @Test(arguments: [1, 2]) func testsWithArgumentsNameTheirSnapshots(_ number: Int) throws {
    let words = try #require(verifySnapshot(of: "\(number)", as: .lines, snapshotDirectory: "/nowhere"))
    #expect(words.contains("runs once for each of its arguments"))
  }

  @Test nonisolated func screensAreComparedOnTheMainThread() async throws {
    let words = await Task.detached { () -> String? in
      let view = await UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      return verifySnapshot(of: view, as: .image, named: "a", snapshotDirectory: "/nowhere", testName: "t")
    }.value
    #expect(words?.contains("@MainActor") == true)
  }

  /// Strategies that show their value by themselves do not stop the program either.
  @Test nonisolated func textsOfScreensAreComparedOnTheMainThreadToo() async throws {
    let all = await Task.detached { () -> [String?] in
      let view = await UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
      return [
        verifySnapshot(of: view, as: .recursiveDescription, named: "a", snapshotDirectory: "/nowhere", testName: "t"),
        verifySnapshot(of: view, as: .image(precision: 0.5), named: "a", snapshotDirectory: "/nowhere", testName: "t"),
        verifySnapshot(of: path, as: .image, named: "a", snapshotDirectory: "/nowhere", testName: "t"),
      ]
    }.value
    for words in all { #expect(words?.contains("@MainActor") == true) }
  }
}

/// Two suites of one file whose tests have one name.
@MainActor enum NamesakeSample {
  static let folder = ReferenceFolder()

  /// What the second of them to come is told.
  static func verify(_ test: String = #function) -> String? {
    verifySnapshot(
      of: "a", as: .lines, named: "same", record: .missing, snapshotDirectory: folder.path, testName: test)
  }
}

@Suite(.serialized, .outsideContinuousIntegration) @MainActor struct NamesakeTests {
  @Suite(.serialized) @MainActor struct First {
    @Test func title() { #expect(NamesakeSample.verify()?.contains("has been recorded") == true) }
  }
  @Suite(.serialized) @MainActor struct Second {
    @Test func title() {
      #expect(
        NamesakeSample.verify()?.contains("two tests called title() have the same reference, title.same.txt") == true)
      // Who names another test's function means to share its reference.
      #expect(NamesakeSample.verify("shared()")?.contains("two tests") == false)
    }
  }
}
