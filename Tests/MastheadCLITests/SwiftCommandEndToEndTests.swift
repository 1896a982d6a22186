import Foundation
import Testing

@testable import masthead_cli

/// `masthead swift` on a package that is written for iOS, with the command that was built along with the tests.
@Suite(.serialized) struct SwiftCommandEndToEndTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Rows", platforms: [.iOS(.v13)], products: [.library(name: "Rows", targets: ["Rows"])],
        targets: [.target(name: "Rows"), .target(name: "Plain"), .testTarget(name: "RowsTests", dependencies: ["Rows", "Plain"])]
      )
      """)
    try folder.write(
      "Sources/Plain/Plain.swift",
      "#if os(Linux)\npublic let system = \"Linux\"\n#else\npublic let system = \"\"\n#endif\n")
    try folder.write(
      "Sources/Rows/Row.swift",
      """
      #if os(iOS)
      import UIKit

      @objc public protocol RowDelegate: AnyObject {
        @objc optional func row(_ row: Row, hasTitle title: String) -> Int
      }

      public class Row: UIView {
        public weak var delegate: RowDelegate?
        @objc dynamic var count = 0
        public var answer: Int? { delegate?.row?(self, hasTitle: "a") }
        @objc func didTap() { count += 1 }
        var selector: Selector { #selector(didTap) }
      }
      #endif
      """)
    try folder.write(
      "Sources/Rows/Row+Size.swift",
      "import UIKit\nextension Row {\n  public override var intrinsicContentSize: CGSize { CGSize(width: 7, height: 5) }\n}\n"
    )
    try folder.write(
      "Tests/RowsTests/RowsTests.swift",
      """
      import Darwin
      import UIKit
      import XCTest
      import Plain
      import os
      @testable import Rows

      final class Teller: NSObject, RowDelegate {
        func row(_ row: Row, hasTitle title: String) -> Int { 3 }
      }
      class Silent: NSObject, RowDelegate {}
      final class Late: Silent {
        func row(_ row: Row, hasTitle title: String) -> Int { 7 }
      }

      let lock = OSAllocatedUnfairLock(initialState: 1)

      @MainActor final class MainActorTests: XCTestCase {
        private var row: Row!
        override func setUp() {
          super.setUp()
          MainActor.assumeIsolated { row = Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        }
        func testIsolatedMethod() throws { XCTAssertEqual(row.bounds.width, 10) }
        func testExpectationsOfTheMainQueueAndOfAnimations() {
          let later = expectation(description: "later"), moved = expectation(description: "moved")
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { later.fulfill() }
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          window.addSubview(row)
          window.isHidden = false
          UIView.animate(withDuration: 0.3, animations: { self.row.alpha = 0 }) { _ in moved.fulfill() }
          wait(for: [later, moved], timeout: 5)
          XCTAssertEqual(row.alpha, 0)
        }
        func testAsynchronousMethod() async {
          await Task.yield()
          XCTAssertEqual(row.bounds.height, 10)
        }
      }

      final class RowsTests: XCTestCase {
        func testRow() {
          MainActor.assumeIsolated {
            let row = Row(frame: .zero)
            XCTAssertEqual(row.intrinsicContentSize, CGSize(width: 7, height: 5))
            let (teller, silent) = (Teller(), Silent())
            row.delegate = teller
            XCTAssertEqual(row.answer, 3)
            row.delegate = silent
            XCTAssertNil(row.answer)
            let late = Late()
            row.delegate = late
            XCTAssertEqual(row.answer, 7)
            let type: UIView.Type = Row.self
            XCTAssertTrue(type.init(frame: .zero) is Row)
            XCTAssertEqual(lock.withLock { $0 }, 1)
            let control = UIControl(frame: .zero)
            control.addTarget(row, action: row.selector, for: .touchUpInside)
            control.sendActions(for: .touchUpInside)
            XCTAssertEqual(row.count, 1)
            XCTAssertEqual(system, "Linux")
          }
        }
      }
      """)
  }

  private func swift(_ arguments: String...) throws -> (status: Int32, output: String) {
    let build = FileSystem.folder(of: FileSystem.resolve("/proc/self/exe"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: build + "/masthead-cli")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(["MASTHEAD_CACHE": folder.path + "/cache"]) { $1 }
    let output = folder.path + "/output"
    #expect(FileManager.default.createFile(atPath: output, contents: nil))
    let handle = FileHandle(forWritingAtPath: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOfFile: output, encoding: .utf8))
  }

  @Test func packagesForIOSAreTestedAsTheyAre() throws {
    let first = try swift("test")
    #expect(first.status == 0 && first.output.contains("Executed 4 tests, with 0 failures"), "\(first.output)")
    let products = folder.path + "/.build/debug"
    #expect(FileSystem.kind(products + "/Rows.build/masthead/overlay.yaml") == .file)
    #expect(FileSystem.kind(products + "/Plain.build/masthead") == .missing)

    // An error has the user's place, and one changed file compiles that file alone.
    try folder.write(
      "Sources/Rows/Row+Size.swift",
      "import UIKit\nextension Row {\n  public override var intrinsicContentSize: CGSize { CGSize(width: seven, height: 5) }\n}\n"
    )
    let broken = try swift("build")
    #expect(broken.status != 0)
    #expect(broken.output.contains("Row+Size.swift:3:68: error: cannot find 'seven' in scope"), "\(broken.output)")
    try folder.write("Sources/Rows/Row+Size.swift", "import UIKit\n\nextension Row {\n}\n")
    let changed = try swift("build")
    #expect(changed.status == 0, "\(changed.output)")
  }
}
