import MastheadSnapshotTesting
import Testing

/// Screens whose layout goes on for ever have no picture.
@Suite(.serialized, .outsideContinuousIntegration) @MainActor struct RestlessScreenTests {
  private final class RestlessView: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsLayout()
    }
  }

  private final class RestlessController: UIViewController {
    override func viewDidLayoutSubviews() { view.setNeedsLayout() }
  }

  private let folder = ReferenceFolder()

  private func verify(
    _ controller: UIViewController, _ record: SnapshotTestingConfiguration.Record, _ test: String = #function
  ) -> String? {
    verifySnapshot(
      of: controller, as: .image(size: CGSize(width: 100, height: 100)), named: "screen", record: record,
      snapshotDirectory: folder.path, testName: test)
  }

  @Test func theyFailEachTimeAndAreNotRecorded() throws {
    // The second one is told of although the first was.
    for record in [SnapshotTestingConfiguration.Record.all, .missing, .never] {
      let words = try #require(verify(RestlessController(), record))
      #expect(words.contains("RestlessController does not come to rest") && words.contains("marks its view"))
    }
    #expect(folder.names.isEmpty)
  }

  @Test func aViewBelowIsNamed() throws {
    let controller = UIViewController()
    let view = RestlessView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    controller.view.addSubview(view)
    let words = try #require(verify(controller, .all))
    #expect(words.contains("It is <RestlessView"))
  }

  /// What has no picture has no text, tolerance or animation either.
  @Test func noStrategyTakesThem() {
    let config = ViewImageConfig(size: CGSize(width: 100, height: 100))
    func expectRefused<Format>(_ strategy: Snapshotting<UIViewController, Format>, _ name: String) {
      let words = verifySnapshot(
        of: RestlessController(), as: strategy, named: name, record: .all, snapshotDirectory: folder.path)
      #expect(words?.contains("RestlessController does not come to rest") == true, "\(name): \(words ?? "passed")")
    }
    expectRefused(.image(on: config, precision: 0.5), "precision")
    expectRefused(.recursiveDescription(on: config), "text")
    expectRefused(.accessibilityText(on: config), "read")
    expectRefused(.accessibilityImage(on: config), "numbers")
    expectRefused(.animation(on: config, seconds: 0.1) { _ in }, "animation")
    #expect(folder.names.isEmpty)
  }

  @Test func thoseThatBeginOnTheWayOfAnAnimationFail() {
    let words = verifySnapshot(
      of: UIViewController(),
      as: .animation(on: ViewImageConfig(size: CGSize(width: 100, height: 100)), seconds: 0.1) { controller in
        controller.view.addSubview(RestlessView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
      }, named: "late", record: .all, snapshotDirectory: folder.path)
    #expect(words?.contains("does not come to rest") == true)
    #expect(folder.names.isEmpty)
  }

  @Test func othersAreRecordedAfterThem() throws {
    #expect(verify(RestlessController(), .all) != nil)
    #expect(verify(UIViewController(), .all)?.contains("recorded") == true)
    #expect(verify(UIViewController(), .never) == nil)
  }
}
