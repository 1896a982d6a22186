import Foundation
import Testing

@testable import masthead_cli

extension SnapshotEndToEndTests {
  /// What cannot be drawn is told with the user's line.
  @Suite struct Trouble {
    private let folder: SnapshotCommandFolder

    init() throws { folder = try SnapshotCommandFolder() }

    @Test func compilerErrorsNameTheUsersFileLineAndColumn() throws {
      try folder.write(
        "Bad.swift", "import UIKit\n\nclass AViewController: UIViewController {\n  let x = Missing()\n}\n")
      let run = try folder.snapshot("Bad.swift")
      #expect(run.status == 2)
      #expect(run.error.hasPrefix("Bad.swift:4:11: error: cannot find 'Missing' in scope"))
      #expect(!run.error.contains("masthead-candidate") && !run.error.contains("mastheadScreen"))
      #expect(folder.files("snapshots").isEmpty)
    }

    @Test func sourcesAreCompiledForDebugging() throws {
      try folder.write(
        "Debug.swift",
        "import UIKit\nclass DebugController: UIViewController {}\n#if !DEBUG\n#error(\"for release\")\n#endif\n")
      let run = try folder.snapshot("Debug.swift")
      #expect(run.status == 0, "\(run.error)")
    }

    @Test(arguments: [
      ("Missing()", "cannot find 'Missing' in scope"),
      ("SecondViewController()", "missing argument for parameter 'number' in call"),
      ("FirstViewController(", "expected"), ("1 + 2", "makes Int, which is neither a view controller nor a view"),
      ("print()", "makes nothing, which is neither"), ("nil as UIView?", "makes nil, which is neither"),
    ])
    func anExpressionThatMakesNoScreenIsToldInOneLine(expression: String, words: String) throws {
      try folder.write("Screens.swift", SnapshotCommandFolder.screens)
      let run = try folder.snapshot("Screens.swift", "--show", expression)
      #expect(run.status == 2)
      #expect(run.errorLines.count == 1)
      #expect(run.error.hasPrefix("masthead: --show '\(expression)'"))
      #expect(run.error.contains(words), "\(run.error)")
    }

    @Test func aFileWithoutScreensIsToldInOneLine() throws {
      try folder.write("None.swift", "import UIKit\nstruct S {}\n")
      let none = try folder.snapshot("None.swift")
      #expect(none.status == 2)
      #expect(
        none.error == "masthead: None.swift: no view controller class; show a view with --show 'MyView(frame: .zero)'\n"
      )
      try folder.write(
        "Arguments.swift",
        "import UIKit\nclass A: UIViewController { init(a: Int) { super.init(nibName: nil, bundle: nil) }; "
          + "required init?(coder: NSCoder) { nil } }\n")
      let arguments = try folder.snapshot("Arguments.swift")
      #expect(arguments.status == 2)
      #expect(
        arguments.error == "masthead: Arguments.swift: no view controller can be made without arguments (found A); "
          + "say how with --show 'A(…)'\n")
    }

    @Test func whatIsNotThereIsToldInOneLine() throws {
      try folder.write("Screens.swift", SnapshotCommandFolder.screens)
      for arguments in [
        ["Nowhere.swift"], ["Screens.swift", "--device", "Fridge"], ["Screens.swift", "--size", "big"],
        ["Screens.swift", "--text-size", "huge"], ["Screens.swift", "--nonsense"],
        ["Screens.swift", "--scroll-to", "0,0"],
      ] {
        let run =
          try arguments.count == 1
          ? folder.snapshot(arguments[0]) : folder.snapshot(arguments[0], arguments[1], arguments.last!)
        #expect(run.status == 2, "\(arguments)")
        #expect(Set(run.errorLines.map { $0.hasPrefix("masthead: ") }) == [true], "\(run.error)")
      }
    }

    @Test func aScreenThatCrashesIsNamedWithTheUsersLineAndDoesNotStopTheOthers() throws {
      try folder.write(
        "Crash.swift",
        """
        import UIKit
        final class FineViewController: UIViewController {}
        final class CrashingViewController: UIViewController {
          override func viewDidLoad() { fatalError("out of tea") }
        }
        final class LateViewController: UIViewController {}
        """)
      let run = try folder.snapshot("Crash.swift")
      #expect(run.status == 1)
      #expect(
        run.errorLines == [
          "masthead: CrashingViewController crashed: out of tea",
          "  at Crash.swift:4 in CrashingViewController.viewDidLoad()",
        ])
      let drawn = folder.files("snapshots").filter { $0.hasSuffix(".png") }
      #expect(drawn == ["FineViewController.png", "LateViewController.png"])
    }

    /// The compiler's commands are kept from one folder to the next.
    @Test func linesOfCrashesAreSaidAsTheFileWasNamedWhereverTheCommandRuns() throws {
      for name in ["First", "Second"] {
        let place = try TemporaryFolder()
        let file = try place.write(
          "\(name).swift",
          "import UIKit\nfinal class \(name)ViewController: UIViewController {\n"
            + "  override func viewDidLoad() { fatalError(\"out of tea\") }\n}\n")
        for (argument, said) in [("\(name).swift", "\(name).swift"), (file, "\(name).swift")] {
          let run = try CommandRun.start(
            place, [argument], environment: ["MASTHEAD_CACHE": SnapshotCommandFolder.cache])()
          #expect(run.errorLines.last == "  at \(said):3 in \(name)ViewController.viewDidLoad()", "\(run.error)")
        }
      }
    }

    @Test func endlessRecursionIsToldToo() throws {
      try folder.write(
        "Deep.swift",
        "import UIKit\nfinal class DeepViewController: UIViewController {\n"
          + "  func deeper(_ n: Int) -> Int { n > 0 ? deeper(n + 1) + 1 : 0 }\n"
          + "  override func viewDidLoad() { print(deeper(1)) }\n}\n")
      let run = try folder.snapshot("Deep.swift")
      #expect(run.status == 1)
      #expect(run.errorLines.first == "masthead: DeepViewController crashed: an endless recursion")
      #expect(run.error.contains("  at Deep.swift:3 in DeepViewController.deeper(Int)"), "\(run.error)")
    }

    @Test func whatIsNotThereIsListedBelowTheCompilersMessages() throws {
      try folder.write(
        "Old.swift",
        """
        import UIKit
        class OldViewController: UIViewController {
          weak var label: UILabel!
          let picker = UIReferenceLibraryViewController()
          let model = Model()
          override func viewDidLoad() {
            view.backgroundColor = .systemRed
            UITableView().geometry = 1
            UIColor.systemBlu.setFill()
          }
        }
        """)
      try folder.write("Model.swift", "struct Model {}\n")
      let run = try folder.snapshot("Old.swift")
      #expect(run.status == 2)
      #expect(run.error.contains("Old.swift:4:16: error: cannot find 'UIReferenceLibraryViewController' in scope"))
      #expect(run.error.contains("  UIReferenceLibraryViewController (line 4): Apple has it, Masthead does not yet"))
      #expect(run.error.contains("  Model (line 5): declared in Model.swift; name that file too"))
      #expect(run.error.contains("  UIColor.systemBlu (line 9): no name of Apple's; the nearest is systemBlue"))
      for word in ["internal", "TableGeometry", "ListGeometry"] { #expect(!run.error.contains(word), "\(run.error)") }
      try folder.write("Two.swift", "import UIKit\nclass TwoViewController: UIViewController { let model = Model() }\n")
      #expect(try folder.snapshot("Two.swift", "Model.swift").status == 0)
    }

    @Test func allModulesThatAreNotThereAreToldAtOnce() throws {
      try folder.write("Modules.swift", "import UIKit\nimport os\nimport SwiftUI\nimport MapKit\nimport Foundation\n")
      let run = try folder.snapshot("Modules.swift")
      #expect(run.status == 2)
      for line in [":3:1: warning: import SwiftUI: ", ":4:1: warning: import MapKit: "] {
        #expect(run.error.contains(line), "\(run.error)")
      }
      #expect(!run.error.contains("import Foundation:"))
    }
  }
}
