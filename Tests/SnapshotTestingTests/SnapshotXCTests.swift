import MastheadSnapshotTesting

/// The same assertions under XCTest, in the form that such suites have.
final class SnapshotXCTests: XCTestCase {
  override func invokeTest() {
    SnapshotTestingConfiguration.$environment.withValue([:]) { super.invokeTest() }
  }

  func testATextIsComparedAndNumbered() {
    let folder = ReferenceFolder()
    for text in ["one", "two"] {
      XCTAssertNotNil(verifySnapshot(of: text, as: .lines, snapshotDirectory: folder.path))
    }
    XCTAssertEqual(
      folder.names, ["testATextIsComparedAndNumbered.1.txt", "testATextIsComparedAndNumbered.2.txt"])
  }

  func testAScreenIsComparedOnTheMainThread() {
    let folder = ReferenceFolder()
    MainActor.assumeIsolated {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = .systemTeal
      XCTAssertNotNil(verifySnapshot(of: view, as: .image, record: .missing, snapshotDirectory: folder.path))
      XCTAssertNil(
        verifySnapshot(of: view, as: .image, named: "1", record: .never, snapshotDirectory: folder.path))
    }
  }
}
