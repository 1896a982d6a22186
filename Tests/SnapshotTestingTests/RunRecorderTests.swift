import Foundation
import SnapshotReport
import Testing
import UIKit

@testable import MastheadSnapshotTesting

/// What a run leaves in the folder that `SNAPSHOT_ARTIFACTS` names.
@Suite(.serialized) @MainActor struct RunRecorderTests {
  private let references = ReferenceFolder()
  private let artifacts = ReferenceFolder()

  private func verify(_ controller: ShoppingController, _ name: String, record: SnapshotTestingConfiguration.Record)
    -> String?
  {
    SnapshotTestingConfiguration.$environment.withValue(["SNAPSHOT_ARTIFACTS": artifacts.path]) {
      verifySnapshot(
        of: controller, as: .image(size: CGSize(width: 200, height: 160), traits: UITraitCollection(displayScale: 2)),
        named: name,
        record: record, snapshotDirectory: references.path + "/__Snapshots__/Shop", testName: "shop()")
    }
  }

  @Test func aRunLeavesRecordsPicturesAndReports() throws {
    #expect(verify(ShoppingController(), "a", record: .missing) != nil)
    #expect(verify(ShoppingController(), "a", record: .never) == nil)
    #expect(verify(ShoppingController(), "b", record: .missing) != nil)
    let changed = ShoppingController()
    changed.amounts = ["Olives", "Rolls", "Figs"]
    #expect(verify(changed, "b", record: .never) != nil)
    #expect(verify(ShoppingController(), "c", record: .never) != nil)
    RunRecorder.shared.finish()

    let folder = URL(fileURLWithPath: artifacts.path)
    let run = try SnapshotRun(folders: [folder])
    #expect(run.summary == "2 of 3 snapshots failed")
    #expect(run.records.map(\.name) == ["b", "c", "a"])
    let failed = run.records[0]
    #expect(failed.suite == "RunRecorderTests" && failed.test == "shop()" && failed.line > 0 && failed.seconds > 0)
    #expect(
      failed.pictures.map(\.name) == [
        "expected.png", "actual.png", "actual.layout.txt", "difference.png", "page-expected.webp", "page-changed.webp",
      ])
    for picture in failed.pictures { #expect(FileManager.default.fileExists(atPath: picture.path), "\(picture.path)") }
    #expect(run.records[1].message?.contains("is not there") == true)
    for name in ["report.html", "report.json", "junit.xml", "summary.md", "annotations.txt"] {
      #expect(artifacts.bytes(name)?.isEmpty == false, "\(name)")
    }

    // What was found becomes the reference, and is one.
    let own = SnapshotReport.ReferenceFolder(named: URL(fileURLWithPath: references.path))
    let changes = ReferenceChanges(run, below: own).accept(["shop() b"])
    #expect(changes.map(\.acceptance) == [.accepted])
    #expect(verify(changed, "b", record: .never) == nil)
    RunRecorder.shared.finish()
    #expect(try SnapshotRun(folders: [folder]).summary == "1 of 3 snapshots failed")
  }

  @Test func withoutTheVariableNothingIsNoted() {
    SnapshotTestingConfiguration.$environment.withValue([:]) {
      #expect(verifySnapshot(of: "a", as: .lines, named: "a", snapshotDirectory: references.path) != nil)
    }
    #expect(artifacts.names.isEmpty)
  }
}
