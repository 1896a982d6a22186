import Foundation
import Testing

@testable import masthead_cli

/// A screen that crashes, hangs or ends the program is told with the user's line and does not stop the others.
@Suite(.serialized) struct ScreenProcessTests {
  @Test func crashesHangsAndExitsAreToldWithTheUsersLines() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Bad.swift",
      """
      import UIKit
      final class ArrayViewController: UIViewController {
        override func viewDidLoad() { print([1, 2][title?.count ?? 2]) }
      }
      final class ChildViewController: UIViewController {
        override func viewDidLoad() { addChild(self) }
      }
      final class ExitViewController: UIViewController {
        override func viewDidLoad() { exit(0) }
      }
      final class HangViewController: UIViewController {
        override func viewDidLoad() {
          while true {}
        }
      }
      final class NilViewController: UIViewController {
        override func viewDidLoad() { print(title!) }
      }
      final class SortedViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          FileManager.default.changeCurrentDirectoryPath("/")
        }
      }
      final class ZeroViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) { again() }
        func again() { UIView.animate(withDuration: 0, animations: { self.view.alpha = 0.5 }) { _ in self.again() } }
      }
      """)
    let run = try CommandRun.run(folder, "Bad.swift", "--timeout", "3")
    #expect(run.status == 1)
    let lines = run.errorLines
    func expect(_ words: String, then place: String, _ location: SourceLocation = #_sourceLocation) {
      let index = lines.firstIndex { $0.hasPrefix("masthead: " + words) }
      #expect(index != nil, "\(run.error)", sourceLocation: location)
      guard let index, index + 1 < lines.count else { return }
      #expect(lines[index + 1].hasPrefix(place), "\(run.error)", sourceLocation: location)
    }
    expect(
      "ArrayViewController crashed: Index out of range", then: "  at Bad.swift:3 in ArrayViewController.viewDidLoad()")
    expect(
      "ChildViewController crashed: addChild: ChildViewController cannot become a child of itself",
      then: "  at Bad.swift:6 in ChildViewController.viewDidLoad(), which calls UIViewController.addChild(")
    expect(
      "ExitViewController ended the program by exit(0)", then: "  at Bad.swift:9 in ExitViewController.viewDidLoad()")
    expect(
      "HangViewController: not drawn within 3 seconds", then: "  at Bad.swift:13 in HangViewController.viewDidLoad()")
    expect(
      "NilViewController crashed: Unexpectedly found nil while unwrapping an Optional value",
      then: "  at Bad.swift:17 in NilViewController.viewDidLoad()")
    // An animation without duration that begins itself again does not hang, and changing the folder misplaces nothing.
    let drawn = FileSystem.list(folder.path + "/snapshots").filter { $0.hasSuffix(".png") }
    #expect(drawn == ["SortedViewController.png", "ZeroViewController.png"], "\(run.error)")
  }

  @Test func callsOnABackgroundThreadAreNamedWithTheUsersLine() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Background.swift",
      """
      import UIKit
      final class BackgroundViewController: UIViewController {
        override func viewDidLoad() {
          DispatchQueue.global().async {
            self.view.backgroundColor = .red
          }
        }
      }
      """)
    let run = try CommandRun.run(folder, "Background.swift")
    #expect(
      run.output.contains("UIView.backgroundColor was called on a background thread."), "\(run.output)\(run.error)")
    #expect(
      run.output.contains("at Background.swift:5 in a closure of BackgroundViewController.viewDidLoad()"),
      "\(run.output)")
  }

  @Test func oneCallOnABackgroundThreadIsToldOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Reload.swift",
      """
      import UIKit
      final class ReloadViewController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let group = DispatchGroup()
          group.enter()
          DispatchQueue.global().async {
            self.tableView.reloadData()
            group.leave()
          }
          group.wait()
        }
      }
      """)
    let run = try CommandRun.run(folder, "Reload.swift")
    let told = run.output.split(separator: "\n").filter { $0.contains("was called on a background thread.") }
    #expect(told.count == 1, "\(run.output)\(run.error)")
    #expect(told.first?.contains("reloadData()") == true, "\(told)")
  }

  @Test func aCrashOnABackgroundThreadIsToldWithTheUsersLine() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Background.swift",
      """
      import UIKit
      final class BackgroundViewController: UIViewController {
        override func viewDidLoad() {
          DispatchQueue.global().async {
            print([Int]()[2])
          }
        }
      }
      """)
    let run = try CommandRun.run(folder, "Background.swift")
    #expect(run.status == 1)
    #expect(
      run.errorLines.prefix(2) == [
        "masthead: BackgroundViewController crashed on a background thread: Index out of range",
        "  at Background.swift:5 in a closure of BackgroundViewController.viewDidLoad()",
      ], "\(run.error)")
  }

  @Test func numbersThatAreNoneAreToldWithTheirObject() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Numbers.swift",
      """
      import UIKit
      final class NumbersViewController: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = UIColor(red: .nan, green: 0, blue: 0, alpha: 1)
          view.layer.borderWidth = .infinity
        }
      }
      """)
    let run = try CommandRun.run(folder, "Numbers.swift")
    #expect(run.status == 0, "\(run.error)")
    for words in ["backgroundColor", "borderWidth"] {
      #expect(run.output.contains(words), "\(run.output)")
    }
  }

  @Test func aBareViewGivesAPictureOfItsOwnSizeUnlessOneIsAskedFor() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Badge.swift",
      "import UIKit\nfinal class Badge: UIView { override var intrinsicContentSize: CGSize { CGSize(width: 70, height: 20) } }\n"
    )
    let run = try CommandRun.run(
      folder, "Badge.swift", "--show", "Badge()", "--show", "Badge(frame: CGRect(x: 5, y: 5, width: 30, height: 40))")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("/Badge.png  210x60 ") && run.output.contains("  90x120 "), "\(run.output)")
    let sized = try CommandRun.run(folder, "Badge.swift", "--show", "Badge()", "--size", "100x100", "--scale", "1")
    #expect(sized.output.contains("/Badge.png  100x100 "), "\(sized.output)")
  }

  @Test func tablesOfStringsBesideAScreenAreRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Screen.swift",
      "import UIKit\nfinal class TextView: UILabel {}\n@MainActor func text() -> UILabel {\n  let label = UILabel()\n  label.text = NSLocalizedString(\"a\", comment: \"\")\n  return label\n}\n"
    )
    try FileManager.default.createDirectory(atPath: folder.path + "/de.lproj", withIntermediateDirectories: true)
    try folder.write("de.lproj/Localizable.strings", "\"a\" = \"Hallo\";\n")
    try folder.write("Localizable.strings", "\"a\" = \"Hello\";\n")
    for (language, word) in [("de", "Hallo"), ("fr", "Hello")] {
      let run = try CommandRun.run(folder, "Screen.swift", "--show", "text()", "--language", language)
      #expect(run.status == 0, "\(run.error)")
      let layout = try String(contentsOfFile: folder.path + "/snapshots/text.layout.txt", encoding: .utf8)
      #expect(layout.contains("\"\(word)\""), "\(layout)")
    }
    let wrong = try CommandRun.run(folder, "Screen.swift", "--show", "text()", "--language", "../x")
    #expect(wrong.status == 2 && wrong.error.contains("--language '../x': not a language"), "\(wrong.error)")
  }
}
