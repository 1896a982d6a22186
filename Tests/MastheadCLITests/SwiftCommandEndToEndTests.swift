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
      import CoreText
      import Darwin
      import ImageIO
      import MobileCoreServices
      import Testing
      import UIKit
      import UniformTypeIdentifiers
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

      /// Swift Testing runs the main actor on the main thread, and its run loop, as on Apple's systems.
      @MainActor @Suite struct MainThreadTests {
        @Test func theMainActorIsTheMainThread() async {
          #expect(Thread.isMainThread)
          await Task.yield()
          #expect(Thread.isMainThread)
        }
        @Test func timersFire() async {
          await withCheckedContinuation { continuation in
            Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in continuation.resume() }
          }
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
            XCTAssertEqual(CGImageSourceGetCount(CGImageSourceCreateIncremental(nil)), 0)
            XCTAssertEqual(UTType.png.identifier, kUTTypePNG as String)
            XCTAssertEqual(CTFontManagerScope.process.rawValue, 1)
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

  private func swift(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let build = FileSystem.folder(of: FileSystem.resolve("/proc/self/exe"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: build + "/masthead-cli")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(["MASTHEAD_CACHE": folder.path + "/cache"]) { $1 }
      .merging(environment) { $1 }
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
    #expect(first.output.contains("Test run with 2 tests"), "\(first.output)")
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

  /// Nibs and pictures that the manifest names, and those that merely lie beside the sources, are found by the names that code has of them on iOS.
  @Test func resourcesAreFoundInBundlesAndBesideTheSources() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Rows", platforms: [.iOS(.v13)],
        targets: [
          .target(name: "Rows", resources: [.process("Resources")]), .testTarget(name: "RowsTests", dependencies: ["Rows"]),
        ])
      """)
    func nib(_ tag: Int) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
        <objects><view tag="\(tag)" id="v"/></objects>
      </document>
      """
    }
    let dot = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    try folder.write("Sources/Rows/Views/Beside.xib", nib(1))
    try folder.write("Sources/Rows/Resources/Inside.xib", nib(2))
    try folder.write(
      "Sources/Rows/Resources/Pins.xcassets/pin.imageset/Contents.json",
      "{\"images\":[{\"filename\":\"p.png\",\"idiom\":\"universal\"}]}")
    for name in ["Views/dot.png", "Resources/Pins.xcassets/pin.imageset/p.png"] {
      try dot.write(to: URL(fileURLWithPath: folder.path + "/Sources/Rows/" + name))
    }
    try folder.write(
      "Sources/Rows/Row.swift",
      """
      import UIKit
      public class Row: UIView {
        static var bundle: Bundle { Bundle(for: Row.self) }
        static let own = Bundle.module
        static func tag(_ name: String, _ bundle: Bundle) -> Int? {
          (UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil).first as? UIView)?.tag
        }
      }
      """)
    FileSystem.remove(folder.path + "/Sources/Rows/Row+Size.swift")
    try folder.write(
      "Tests/RowsTests/RowsTests.swift",
      """
      import UIKit
      import XCTest
      @testable import Rows

      @MainActor final class ResourceTests: XCTestCase {
        func testNames() throws {
          XCTAssertNotNil(Row.bundle.path(forResource: "Beside", ofType: "nib"))
          XCTAssertNotNil(Row.bundle.url(forResource: "Inside", withExtension: "nib"))
          XCTAssertNil(Row.bundle.path(forResource: "Nowhere", ofType: "nib"))
          XCTAssertEqual(Row.tag("Beside", Row.bundle), 1)
          XCTAssertEqual(Row.tag("Inside", Row.bundle), 2)
          XCTAssertEqual(Row.tag("Inside", Row.own), 2)
          XCTAssertNotNil(UIImage(named: "dot", in: Row.bundle, compatibleWith: nil))
          XCTAssertNotNil(UIImage(named: "pin", in: Row.bundle, compatibleWith: nil))
          XCTAssertNotNil(UIImage(named: "pin", in: Row.own, compatibleWith: nil))
        }
      }
      """)
    let run = try swift("test")
    #expect(run.status == 0 && run.output.contains("Executed 1 test, with 0 failures"), "\(run.output)")
  }

  /// The tests of a package run on the screen that is asked for; what is missing is told once, with what to do.
  @Test func testsRunOnTheScreenThatIsAskedForAndMissingThingsAreTold() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Rows", platforms: [.iOS(.v13)],
        targets: [.target(name: "Rows"), .testTarget(name: "RowsTests", dependencies: ["Rows"])])
      """)
    try folder.write("Sources/Rows/Row.swift", "import UIKit\npublic class Row: UIView {}\n")
    FileSystem.remove(folder.path + "/Sources/Rows/Row+Size.swift")
    try folder.write(
      "Tests/RowsTests/RowsTests.swift",
      """
      import Testing
      import UIKit
      import XCTest

      @MainActor func screen() -> String {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let traits = window.traitCollection
        return "\\(Int(window.bounds.width)) \\(window.safeAreaInsets.top) \\(traits.userInterfaceStyle == .dark) "
          + "\\(traits.horizontalSizeClass == .regular) \\(traits.preferredContentSizeCategory.rawValue)"
      }
      @MainActor final class ScreenTests: XCTestCase {
        func testScreen() { print("XCTest:", screen(), UIDevice.current.userInterfaceIdiom == .pad) }
      }
      @MainActor @Suite struct Screens {
        @Test func shown() { print("Testing:", screen()) }
      }
      """)
    let plain = try swift("test")
    #expect(plain.output.contains("XCTest: 393 0.0 false false UICTContentSizeCategoryL false"), "\(plain.output)")
    let pad = try swift("test", "--device", "iPad mini", "--appearance=dark", "--text-size", "ax1")
    #expect(pad.status == 0)
    let shown = "768 20.0 true true UICTContentSizeCategoryAccessibilityM"
    #expect(pad.output.contains("XCTest: \(shown) true"), "\(pad.output)")
    #expect(pad.output.contains("Testing: \(shown)"), "\(pad.output)")

    try folder.write(
      "Sources/Rows/Row.swift",
      "import UIKit\npublic class Row: UIView {\n  let a: UIPikerView? = nil\n  let b: UIPikerView? = nil\n}\n")
    let broken = try swift("build")
    #expect(broken.status != 0)
    let lines = broken.output.split(separator: "\n").filter { $0.contains("UIPikerView (lines") }
    #expect(lines.count == 1, "\(broken.output)")
    #expect(lines.first?.contains("no name of Apple's; the nearest is UIPickerView") == true, "\(broken.output)")
  }

  /// What swift-snapshot-testing asks of Apple's modules, in a library for tests that imports them without a condition.
  @Test func librariesForTestsFindTheLittleThatTheyAskOfApplesModules() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Rows", platforms: [.iOS(.v13)],
        targets: [.target(name: "Pictures"), .testTarget(name: "PicturesTests", dependencies: ["Pictures"])])
      """)
    try folder.write(
      "Sources/Pictures/Pictures.swift",
      """
      import Accelerate.vImage
      import CoreImage.CIKernel
      import CoreServices
      import MetalPerformanceShaders
      import SceneKit
      import SpriteKit
      import UIKit
      import WebKit
      import XCTest
      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      #if canImport(WebKit) || canImport(CoreImage) || canImport(SceneKit)
      #error("there is not enough of these to be used")
      #endif

      public let request = URLRequest(url: URL(string: "https://example.com")!)

      public func kind(of view: UIView) -> String {
        if let scene = view as? SCNView { return "\\(scene.snapshot())" }
        if let sprites = view as? SKView { return "\\(String(describing: sprites.texture(from: sprites.scene!)))" }
        if let web = view as? WKWebView { return "\\(web.isLoading)" }
        return "view"
      }

      public func worstDistance(_ old: CGImage, _ new: CGImage) throws -> (mean: Float, worst: Float) {
        let (one, other) = (CIImage(cgImage: old), CIImage(cgImage: new))
        let delta = one.applyingFilter("CILabDeltaE", parameters: ["inputImage2": other])
        let context = CIContext(options: [.workingColorSpace: NSNull(), .outputColorSpace: NSNull()])
        func value(_ filter: String) throws -> Float {
          let image = delta.applyingFilter(filter, parameters: [kCIInputExtentKey: delta.extent])
          var halves = try vImage_Buffer(width: 1, height: 1, bitsPerPixel: 16)
          defer { halves.free() }
          context.render(
            image, toBitmap: halves.data, rowBytes: halves.rowBytes, bounds: image.extent, format: .Rh, colorSpace: nil)
          var floats = try vImage_Buffer(width: 1, height: 1, bitsPerPixel: 32)
          defer { floats.free() }
          guard vImageConvert_Planar16FtoPlanarF(&halves, &floats, 0) == kvImageNoError else { return .nan }
          return floats.data.load(as: Float.self)
        }
        return (try value("CIAreaAverage"), try value("CIAreaMaximum"))
      }

      final class Doubled: CIImageProcessorKernel {
        override class func process(
          with inputs: [CIImageProcessorInput]?, arguments: [String: Any]?, output: CIImageProcessorOutput
        ) throws {
          guard let input = inputs?.first, output.metalTexture == nil else { return }
          let from = input.baseAddress.assumingMemoryBound(to: Float.self)
          let to = output.baseAddress.assumingMemoryBound(to: Float.self)
          for index in 0..<Int(output.region.width * output.region.height) * 4 { to[index] = from[index] * 2 }
        }
      }

      public func doubledRed(_ image: CGImage) throws -> Float {
        let doubled = try Doubled.apply(withExtent: CGRect(x: 0, y: 0, width: 1, height: 1), inputs: [CIImage(cgImage: image)], arguments: nil)
        var value: Float = 0
        CIContext().render(doubled, toBitmap: &value, rowBytes: 4, bounds: doubled.extent, format: .Rf, colorSpace: nil)
        return value
      }

      public var hasGraphicsProcessor: Bool { MPSSupportsMTLDevice(MTLCreateSystemDefaultDevice()) }

      public func type(ofEnding ending: String) -> String? {
        UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension as CFString, ending as CFString, nil)?
          .takeRetainedValue() as String?
      }

      public func attach(_ image: UIImage) {
        XCTContext.runActivity(named: "a step") { activity in
          let attachment = XCTAttachment(image: image)
          attachment.name = "kept"
          attachment.lifetime = .keepAlways
          activity.add(attachment)
          let dropped = XCTAttachment(string: "words")
          dropped.name = "dropped"
          activity.add(dropped)
        }
      }
      """)
    try folder.write(
      "Tests/PicturesTests/PicturesTests.swift",
      """
      import Pictures
      import UIKit
      import XCTest

      final class PicturesTests: XCTestCase {
        func image(_ color: UIColor) -> UIImage {
          let format = UIGraphicsImageRendererFormat()
          format.scale = 1
          return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          }
        }
        func testAll() throws {
          XCTAssertEqual(kind(of: UIView()), "view")
          let (white, black) = (image(.white), image(.black))
          let distance = try worstDistance(white.cgImage!, black.cgImage!)
          XCTAssertEqual(distance.worst, 100, accuracy: 0.1)
          XCTAssertEqual(distance.mean, 25, accuracy: 0.1)
          XCTAssertEqual(try worstDistance(white.cgImage!, white.cgImage!).worst, 0)
          XCTAssertEqual(try doubledRed(white.cgImage!), 2)
          XCTAssertFalse(hasGraphicsProcessor)
          XCTAssertEqual(type(ofEnding: "PNG"), "public.png")
          XCTAssertEqual(request.url?.host, "example.com")
          attach(black)
        }
      }
      """)
    let run = try swift("test", environment: ["SNAPSHOT_ARTIFACTS": folder.path + "/artifacts"])
    #expect(run.status == 0 && run.output.contains("Executed 1 test, with 0 failures"), "\(run.output)")
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/artifacts/attachments")
    #expect(kept == ["1-PicturesTests.testAll-kept.png"])
  }
}
