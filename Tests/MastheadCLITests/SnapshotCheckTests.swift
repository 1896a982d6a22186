import Foundation
import Testing

@testable import masthead_cli

/// Screens that are compared with references without test code.
@Suite(.serialized) struct SnapshotCheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, _ name: String = "App/Screens.swift") throws {
    let file = URL(fileURLWithPath: folder.path + "/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static func source(color: String) -> String {
    """
    import UIKit

    final class FirstController: UIViewController {
      override func viewDidLoad() { view.backgroundColor = \(color) }
    }
    final class RowController: UIViewController {
      let text: String
      init(text: String) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        let label = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 30))
        label.text = text
        view.addSubview(label)
      }
    }

    #Preview("A row of text") {
      RowController(text: "one")
    }

    #Preview {
      let controller = RowController(text: "two")
      controller.view.backgroundColor = .systemYellow
      return controller
    }
    """
  }

  private func check(_ arguments: String..., environment: [String: String] = ["CI": "", "SNAPSHOT_TESTING_RECORD": ""])
    throws -> CommandRun
  {
    try CommandRun.start(
      folder, ["App", "--check", "--size", "240x160", "--scale", "1"] + arguments, environment: environment)()
  }

  private func names(_ place: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path + "/" + place)) ?? []).filter {
      $0.hasSuffix(".png")
    }
    .sorted()
  }

  @Test func screensAndPreviewsAreRecordedAndCompared() throws {
    try write(Self.source(color: ".systemRed"))
    let continuous = try check(environment: ["CI": "1", "SNAPSHOT_TESTING_RECORD": ""])
    #expect(continuous.status == 1 && continuous.output.contains("is not there") && names("App/__Snapshots__").isEmpty)

    let first = try check()
    #expect(first.status == 1, "\(first.error)")
    let all = ["A-row-of-text", "FirstController", "Screens-Preview"].map { "screens/240x160-at-1/\($0).png" }
    #expect(names("App/__Snapshots__") == all)
    #expect(first.output.contains("3 of 3 snapshots recorded"))

    let second = try check()
    #expect(second.status == 0 && second.output.contains("3 snapshots passed"), "\(second.output)\(second.error)")

    try write(Self.source(color: ".systemGreen"))
    let changed = try check("-o", "out")
    #expect(changed.status == 1 && changed.output.contains("failed  FirstController  240x160-at-1"))
    #expect(changed.output.contains("pixels differ") && changed.output.contains("1 of 3 snapshots failed"))
    let page = try String(contentsOfFile: folder.path + "/out/report.html", encoding: .utf8)
    #expect(page.contains("data:image/webp;base64,"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/out/junit.xml"))

    #expect(try check("--record", "failed").status == 1)
    #expect(try check().status == 0)
    try FileManager.default.moveItem(
      atPath: folder.path + "/App/__Snapshots__/" + all[0],
      toPath: folder.path + "/App/__Snapshots__/screens/240x160-at-1/Gone.png")
    let gone = try check(environment: ["CI": "true", "SNAPSHOT_TESTING_RECORD": ""])
    #expect(gone.status == 1 && gone.output.contains("stale") && gone.output.contains("Gone.png"))
  }

  /// What layout texts and pictures of previews say of their size.
  @Test func traitsOfPreviewsAreHeard() throws {
    try write(
      """
      import UIKit

      enum Card { static let width: CGFloat = 120 }
      func label() -> UILabel {
        let label = UILabel()
        label.text = "Words"
        return label
      }

      #Preview("On its side", traits: .landscapeLeft) { UIViewController() }
      #Preview("Upright", traits: .landscapeRight, .portrait) { UIViewController() }
      #Preview("Fixed", traits: .fixedLayout(width: Card.width, height: 48.5)) { label() }
      #Preview("Fits", traits: .sizeThatFitsLayout) {
        let controller = UIViewController()
        let inner = label()
        inner.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.widthAnchor.constraint(equalToConstant: 70), inner.heightAnchor.constraint(equalToConstant: 20),
          inner.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 5),
          inner.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 5),
          controller.view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
          controller.view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 5),
        ])
        return controller
      }
      #Preview("Preferred", traits: .sizeThatFitsLayout) {
        let controller = UITableViewController()
        controller.preferredContentSize = CGSize(width: 200, height: 90)
        return controller
      }
      """)
    let run = try CommandRun.run(folder, "App", "--device", "iPhone 16", "--scale", "1", "-o", "out")
    #expect(run.status == 0, "\(run.error)")
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(
      lines == [
        "out/On-its-side.png 852x393", "out/Upright.png 393x852", "out/Fixed.png 120x49", "out/Fits.png 80x30",
        "out/Preferred.png 200x90",
      ])
    try write("import UIKit\n#Preview(\n  traits: .portrait, .fixedLayout(width: 0, height: 9)) { UIView() }\n")
    let refused = try CommandRun.run(folder, "App", "-o", "out")
    #expect(refused.status == 2 && refused.error.contains("fixedLayout(width: 0.0, height: 9.0): not a size"))
    try write("import UIKit\n#Preview(\n  traits: .portrait,\n  .widescreen) { UIView() }\n")
    let unknown = try CommandRun.run(folder, "App", "-o", "out")
    #expect(unknown.status != 0 && unknown.error.contains("Screens.swift:4:"), "\(unknown.error)")
  }

  @Test func eachWayOfAMatrixHasItsReferences() throws {
    try write("import UIKit\nfinal class OneController: UIViewController {}\n")
    let matrix = ["--matrix", "appearance=light,dark; contrast=normal,high"]
    #expect(try check(matrix[0], matrix[1]).status == 1)
    #expect(
      names("App/__Snapshots__/screens")
        == ["-dark-high-contrast", "-dark", "-high-contrast", ""].map { "240x160-at-1\($0)/OneController.png" })
    #expect(try check(matrix[0], matrix[1]).output.contains("4 snapshots passed"))
  }

  @Test func aScreenThatIsNotDrawnFails() throws {
    try write(
      "import UIKit\nfinal class BadController: UIViewController {\n  override func viewDidLoad() { fatalError(\"no data\") }\n}\n"
    )
    let run = try check()
    #expect(run.status == 1 && run.output.contains("raised  BadController") && run.error.contains("no data"))
    #expect(run.output.contains("crashed: no data"), "the report has the reason, too: \(run.output)")
    #expect(names("App/__Snapshots__").isEmpty)
  }

  @Test func aScreenThatNeverRestsFailsWithItsReasonInTheReport() throws {
    try write(
      """
      import UIKit

      final class RestlessController: UIViewController {
        override func viewDidLayoutSubviews() { view.setNeedsLayout() }
      }
      final class StillController: UIViewController {}
      """)
    for words in ["1 of 2 snapshots failed, 1 recorded", "1 of 2 snapshots failed"] {
      let run = try check("-o", "out")
      #expect(run.status == 1 && run.output.contains("raised  RestlessController") && run.output.contains(words))
      #expect(run.output.contains("does not come to rest") && run.error.contains("does not come to rest"))
      let report = try String(contentsOfFile: folder.path + "/out/report.html", encoding: .utf8)
      #expect(report.contains("does not come to rest") && report.contains("marks its view"))
    }
    #expect(names("App/__Snapshots__") == ["screens/240x160-at-1/StillController.png"])
    // A person may look at it all the same, and is told.
    let drawn = try CommandRun.run(folder, "App", "--size", "240x160", "-o", "seen")
    #expect(drawn.status == 0 && drawn.output.contains("layoutDoesNotSettle"))
    #expect(names("seen") == ["RestlessController.png", "StillController.png"])
  }

  @Test func whatCannotBeAskedForIsToldSo() throws {
    try write("import UIKit\nfinal class OneController: UIViewController {}\n")
    #expect(try check("--record", "yes").error.contains("--record 'yes'"))
    #expect(try check(environment: ["SNAPSHOT_TESTING_RECORD": "maybe"]).error.contains("'maybe'"))
    #expect(try CommandRun.run(folder, "App", "--record", "all").error.contains("belongs to --check"))
    #expect(try CommandRun.run(folder, "App", "--matrix", "colour=red").error.contains("--matrix"))
    #expect(try CommandRun.run(folder, "App", "--pairwise").error.contains("belongs to --matrix"))
  }
}
