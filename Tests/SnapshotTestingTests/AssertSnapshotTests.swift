import Foundation
import MastheadSnapshotTesting
import Testing

/// A folder of its own, gone with the test.
final class ReferenceFolder {
  let path: String = FileManager.default.temporaryDirectory.appendingPathComponent("references-\(UUID().uuidString)")
    .path
  deinit { try? FileManager.default.removeItem(atPath: path) }

  func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(path)/\(name)") }
  func write(_ data: Data, _ name: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// A list with a heading: what is changed in it, one thing a test.
@MainActor final class ShoppingController: UIViewController {
  let heading = UILabel()
  let rows = UIStackView()
  let line = UIView()
  var amounts = ["Olives", "Bread", "Figs"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Shopping"
    heading.font = .preferredFont(forTextStyle: .title2)
    heading.frame = CGRect(x: 16, y: 20, width: 200, height: 30)
    line.frame = CGRect(x: 16, y: 56, width: 168, height: 1)
    line.backgroundColor = .separator
    line.accessibilityIdentifier = "line"
    rows.axis = .vertical
    rows.frame = CGRect(x: 16, y: 64, width: 168, height: 90)
    rows.distribution = .fillEqually
    for amount in amounts {
      let label = UILabel()
      label.text = amount
      rows.addArrangedSubview(label)
    }
    for part in [heading, line, rows] { view.addSubview(part) }
  }
}

@Suite(.serialized, .outsideContinuousIntegration) @MainActor struct AssertSnapshotTests {
  private let folder = ReferenceFolder()

  /// Compares a controller with the reference of the folder; nil when it passes.
  private func verify(
    _ controller: ShoppingController = ShoppingController(), named name: String = "list",
    record: SnapshotTestingConfiguration.Record = .never,
    as strategy: Snapshotting<ShoppingController, UIImage> = AssertSnapshotTests.strategy(width: 200)
  ) -> String? {
    verifySnapshot(
      of: controller, as: strategy, named: name, record: record, snapshotDirectory: folder.path, testName: "screen()")
  }

  /// At 3 pixels a point, whatever the screen has.
  private static func strategy(width: CGFloat) -> Snapshotting<ShoppingController, UIImage> {
    .image(size: CGSize(width: width, height: 160), traits: UITraitCollection(displayScale: 3))
  }

  private func record() { #expect(verify(record: .missing) != nil) }

  @Test func recordingFailsAndTheNextRunPasses() throws {
    let words = try #require(verify(record: .missing))
    #expect(words.contains("was not there and has been recorded") && words.contains("screen.list.png"))
    #expect(folder.names == ["screen.list.layout.txt", "screen.list.png"])
    #expect(verify() == nil)
    #expect(verify(record: .missing) == nil)
    let text = String(decoding: try #require(folder.bytes("screen.list.layout.txt")), as: UTF8.self)
    #expect(text.contains("UILabel") && text.contains("\"Figs\"") && !text.contains("fonts-"))
  }

  @Test func nothingIsWrittenWhereRecordingIsOff() throws {
    let words = try #require(verify(record: .never))
    #expect(words.contains("is not there") && folder.names.isEmpty)
  }

  @Test func aMovedViewIsNamedWithBothPlaces() throws {
    record()
    let moved = ShoppingController()
    moved.loadViewIfNeeded()
    moved.line.frame.origin.y = 57
    let words = try #require(verify(moved))
    #expect(words.contains("− ") && words.contains("(16 56 168 1) id=\"line\""))
    #expect(words.contains("+ ") && words.contains("(16 57 168 1) id=\"line\""))
  }

  @Test func aPixelThatDiffersIsToldWithItsPlaceAndTheViewsThere() throws {
    record()
    let painted = ShoppingController()
    painted.loadViewIfNeeded()
    let dot = CALayer()
    dot.frame = CGRect(x: 20, y: 56, width: 1.0 / 3, height: 1.0 / 3)
    dot.backgroundColor = UIColor.red.cgColor
    painted.view.layer.addSublayer(dot)
    let words = try #require(verify(painted))
    #expect(words.contains("1 pixels differ") && words.contains("(20.0, 56.0)") && words.contains("“line”"))
  }

  @Test func modesWriteWhatTheySay() throws {
    record()
    let old = try #require(folder.bytes("screen.list.png"))
    func changed() -> ShoppingController {
      let controller = ShoppingController()
      controller.amounts = ["Plums"]
      return controller
    }
    #expect(verify(changed(), record: .missing)?.contains("differs from what was recorded") == true)
    #expect(folder.bytes("screen.list.png") == old)
    #expect(verify(changed(), record: .failed)?.contains("differed and has been recorded") == true)
    #expect(folder.bytes("screen.list.png") != old)
    #expect(verify(changed()) == nil)
    #expect(verify(changed(), record: .failed) == nil)
    #expect(verify(changed(), record: .all)?.contains("has been recorded") == true)
  }

  @Test func recordingWhatIsTheSameLeavesTheFilesAlone() throws {
    record()
    let file = "\(folder.path)/screen.list.png"
    let before = try FileManager.default.attributesOfItem(atPath: file)
    #expect(verify(record: .all) != nil)
    let after = try FileManager.default.attributesOfItem(atPath: file)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(before[.systemFileNumber] as? UInt64 == after[.systemFileNumber] as? UInt64)
  }

  // MARK: Bad input

  @Test(arguments: ["no PNG", "cut short", "a changed byte", "empty"])
  func aBrokenReferenceIsAFailureInWords(_ how: String) throws {
    record()
    var data = try #require(folder.bytes("screen.list.png"))
    switch how {
    case "no PNG": data = Data("a picture of a Mac".utf8)
    case "cut short": data.removeLast(20)
    case "a changed byte": data[data.count / 2] ^= 1
    default: data = Data()
    }
    try folder.write(data, "screen.list.png")
    let words = try #require(verify())
    #expect(words.contains("no PNG file, or not all of it is there") && words.contains("record it again"))
  }

  @Test func whatStandsInPlaceOfAReferenceIsNamed() throws {
    try folder.write(
      Data("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 8000\n".utf8), "screen.list.png")
    #expect(try #require(verify(record: .all)).contains("run git lfs pull"))
    try FileManager.default.removeItem(atPath: folder.path + "/screen.list.png")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/screen.list.png", withIntermediateDirectories: false)
    #expect(try #require(verify()).contains("is a folder"))
  }

  @Test func aReferenceOfAnotherSizeNamesBoth() throws {
    record()
    let words = try #require(verify(as: Self.strategy(width: 210)))
    #expect(words.contains("had 600 × 480 pixels and has 630 × 480"))
  }

  @Test func aPictureWithoutItsLayoutTextFails() throws {
    record()
    try FileManager.default.removeItem(atPath: "\(folder.path)/screen.list.layout.txt")
    #expect(verify()?.contains("no layout text") == true)
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    try folder.write(Data(), "file")
    let words = verifySnapshot(
      of: "text", as: .lines, named: "a", record: .missing, snapshotDirectory: folder.path + "/file/x", testName: "t")
    #expect(words?.contains("cannot be written") == true && words?.contains("/file/x") == true)
  }

  @Test func aViewWithoutASizeIsToldSo() throws {
    let words = verifySnapshot(
      of: UIView(), as: .image, named: "a", record: .missing, snapshotDirectory: folder.path, testName: "t")
    #expect(words?.contains("UIView has no size") == true && folder.names.isEmpty)
  }

  @Test func anErrorOfTheValueIsTheFailure() {
    struct NoData: Error {}
    func value() throws -> String { throw NoData() }
    let words = verifySnapshot(of: try value(), as: .lines, named: "a", snapshotDirectory: folder.path, testName: "t")
    #expect(words?.contains("NoData") == true)
  }

  @Test func whatNeverComesEndsWithTheTimeout() {
    let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let words = verifySnapshot(
      of: 1, as: never, named: "a", snapshotDirectory: folder.path, timeout: 0.01, testName: "t")
    #expect(words?.contains("was not there after 0.01 seconds") == true)
  }

  // MARK: Values

  @Test func textsAreComparedByLines() throws {
    func check(_ text: String, _ record: SnapshotTestingConfiguration.Record = .never) -> String? {
      verifySnapshot(
        of: text, as: .lines, named: "a", record: record, snapshotDirectory: folder.path, testName: "t")
    }
    #expect(check("one\ntwo\nthree\n", .missing) != nil)
    #expect(check("one\ntwo\nthree\n") == nil)
    let words = try #require(check("one\n2\nthree\n"))
    #expect(words.contains("− two\n+ 2\n  three"))
    #expect(check("one\ntwo\nthree") != nil)
  }

  @Test func encodableValuesAreTexts() throws {
    struct Fruit: Encodable { var name = "Fig"; var count = 3 }
    #expect(verifySnapshot(of: Fruit(), as: .json, named: "a", snapshotDirectory: folder.path, testName: "t") != nil)
    let text = String(decoding: try #require(folder.bytes("t.a.json")), as: UTF8.self)
    #expect(text == "{\n  \"count\" : 3,\n  \"name\" : \"Fig\"\n}")
  }

  @Test func precisionLetsSomePixelsDiffer() throws {
    func strategy(_ precision: Float, _ perceptual: Float = 1) -> Snapshotting<ShoppingController, UIImage> {
      .image(
        precision: precision, perceptualPrecision: perceptual, size: CGSize(width: 200, height: 160),
        traits: UITraitCollection(displayScale: 3))
    }
    record()
    let changed = ShoppingController()
    changed.loadViewIfNeeded()
    changed.view.backgroundColor = UIColor(white: 0.995, alpha: 1)
    #expect(verify(changed, as: strategy(0.999)) != nil)
    #expect(verify(changed, as: strategy(0.999, 0.98)) == nil)
    let moved = ShoppingController()
    moved.loadViewIfNeeded()
    moved.line.frame.origin.y += 1
    #expect(verify(moved, as: strategy(0.95)) == nil)
    #expect(verify(moved, as: strategy(0.9999)) != nil)
  }

  @Test func aViewGoesBackToWhereItWas() throws {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let (first, second) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
    container.addSubview(first)
    container.addSubview(second)
    _ = verifySnapshot(of: first, as: .image, named: "a", snapshotDirectory: folder.path, testName: "t")
    #expect(container.subviews == [first, second])
  }
}
