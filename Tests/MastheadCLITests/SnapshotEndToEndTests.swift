import Foundation
import Testing

@testable import masthead_cli

/// The whole way with the command that was built along with the tests: source in, pictures and messages out.
@Suite(.serialized) struct SnapshotEndToEndTests {
  private static let screens = """
    import UIKit

    class FirstViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemRed
      }
    }

    final class SecondViewController: FirstViewController {
      let number: Int
      init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError("no coder") }
    }

    private class HiddenViewController: UIViewController {}
    enum Outer { final class InnerViewController: UIViewController {} }
    // class CommentViewController: UIViewController {}

    @main enum Application { static func main() {} }

    """

  private struct Run {
    var status: Int32
    var output: String
    var error: String

    var errorLines: [Substring] { error.split(separator: "\n") }
  }

  private let folder: TemporaryFolder
  /// Kept between tests, in the build folder of this checkout: the modules of the system are compiled into it once.
  private static let cache = FileSystem.folder(of: FileSystem.resolve("/proc/self/exe")) + "/test-cache"

  init() throws {
    folder = try TemporaryFolder()
  }

  private func snapshot(_ arguments: String...) throws -> Run {
    try snapshot(arguments, environment: ["MASTHEAD_CACHE": Self.cache])
  }

  private func snapshot(_ arguments: [String], environment: [String: String]) throws -> Run {
    let build = FileSystem.folder(of: FileSystem.resolve("/proc/self/exe"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: build + "/masthead-cli")
    process.arguments = ["snapshot"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = folder.path + "/stdout"
    let error = folder.path + "/stderr"
    for path in [output, error] { #expect(FileManager.default.createFile(atPath: path, contents: nil)) }
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: error)
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
      error: try String(contentsOfFile: error, encoding: .utf8))
  }

  private func files(_ name: String) -> [String] { FileSystem.list(folder.path + "/" + name) }

  private func pixelSize(_ path: String) throws -> (Int, Int) {
    let bytes = try #require(FileSystem.read(folder.path + "/" + path))
    func word(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (word(16), word(20))
  }

  @Test func optionalMethodsOfADataSourceAreKnownAcrossTheLibrary() throws {
    try folder.write(
      "Lists.swift",
      """
      import UIKit

      class FixedRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      }

      final class MovableRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
      }

      class ListController: UIViewController {
        var source: UITableViewDataSource { FixedRows() }
        private lazy var rows = source
        override func loadView() {
          let table = UITableView()
          table.dataSource = rows
          table.isEditing = true
          view = table
        }
      }

      final class MovableListController: ListController {
        override var source: UITableViewDataSource { MovableRows() }
      }
      """)
    let run = try snapshot("Lists.swift", "--device", "iPhone 8")
    #expect(run.status == 0)
    func reorderControls(_ name: String) throws -> Int {
      let path = folder.path + "/snapshots/\(name).layout.txt"
      return try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "CellReorderControl").count - 1
    }
    #expect(try reorderControls("ListController") == 0)
    #expect(try reorderControls("MovableListController") == 2)
  }

  @Test func everyControllerThatCanBeMadeIsDrawn() throws {
    try folder.write("Screens.swift", Self.screens)
    let run = try snapshot("Screens.swift", "--device", "iPhone 8")
    #expect(run.status == 0)
    #expect(run.error == "")
    let names = ["FirstViewController", "Outer-InnerViewController"]
    #expect(files("snapshots") == names.flatMap { ["\($0).layout.txt", "\($0).png"] })
    #expect(
      run.output.split(separator: "\n").map { $0.split(separator: " ")[0] } == names.map { "snapshots/\($0).png" })
    #expect(try pixelSize("snapshots/FirstViewController.png") == (750, 1334))
    let text = try String(contentsOfFile: folder.path + "/snapshots/FirstViewController.layout.txt", encoding: .utf8)
    #expect(text.hasPrefix("# iPhone 8 portrait 375x667@2 light text-l ltr fonts-"))
    #expect(text.contains("\nUIWindow (0 0 375 667)"))
    #expect(text.contains("bg=systemRed"))
  }

  @Test func expressionsNameTheirPictures() throws {
    try folder.write("Screens.swift", Self.screens)
    let run = try snapshot(
      "Screens.swift", "--show", "SecondViewController(number: 7)", "--show",
      "{ let v = UIView(); v.tag = 5; return v }()",
      "-o", "out", "--size", "100x50", "--scale", "1")
    #expect(run.status == 0, "\(run.error)")
    #expect(
      files("out").filter { $0.hasSuffix(".png") } == [
        "SecondViewController-number-7.png", "let-v-UIView-v-tag-5-return-v.png",
      ])
    #expect(try pixelSize("out/SecondViewController-number-7.png") == (100, 50))
    let text = try String(
      contentsOfFile: folder.path + "/out/let-v-UIView-v-tag-5-return-v.layout.txt", encoding: .utf8)
    #expect(text.contains("UIView (0 0 100 50) tag=5"))
  }

  @Test func anUnchangedFileIsNotCompiledAgainAndGivesTheSameBytes() throws {
    try folder.write("Screens.swift", Self.screens)
    #expect(try snapshot("Screens.swift", "-o", "a").status == 0)
    let compiled = FileSystem.list(Self.cache + "/screens")
    #expect(try snapshot("Screens.swift", "-o", "b").status == 0)
    #expect(FileSystem.list(Self.cache + "/screens") == compiled)
    for name in files("a") {
      #expect(FileSystem.read(folder.path + "/a/" + name) == FileSystem.read(folder.path + "/b/" + name), "\(name)")
    }
  }

  @Test func compilerErrorsNameTheUsersFileLineAndColumn() throws {
    try folder.write("Bad.swift", "import UIKit\n\nclass AViewController: UIViewController {\n  let x = Missing()\n}\n")
    let run = try snapshot("Bad.swift")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("Bad.swift:4:11: error: cannot find 'Missing' in scope"))
    #expect(!run.error.contains("masthead-candidate") && !run.error.contains("mastheadScreen"))
    #expect(files("snapshots").isEmpty)
  }

  @Test(arguments: [
    ("Missing()", "cannot find 'Missing' in scope"),
    ("SecondViewController()", "missing argument for parameter 'number' in call"),
    ("FirstViewController(", "expected"), ("1 + 2", "makes Int, which is neither a view controller nor a view"),
    ("print()", "makes nothing, which is neither"), ("nil as UIView?", "makes nil, which is neither"),
  ])
  func anExpressionThatMakesNoScreenIsToldInOneLine(expression: String, words: String) throws {
    try folder.write("Screens.swift", Self.screens)
    let run = try snapshot("Screens.swift", "--show", expression)
    #expect(run.status == 2)
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("masthead: --show '\(expression)'"))
    #expect(run.error.contains(words), "\(run.error)")
  }

  @Test func aFileWithoutScreensIsToldInOneLine() throws {
    try folder.write("None.swift", "import UIKit\nstruct S {}\n")
    let none = try snapshot("None.swift")
    #expect(none.status == 2)
    #expect(
      none.error == "masthead: None.swift: no view controller class; show a view with --show 'MyView(frame: .zero)'\n")
    try folder.write(
      "Arguments.swift",
      "import UIKit\nclass A: UIViewController { init(a: Int) { super.init(nibName: nil, bundle: nil) }; "
        + "required init?(coder: NSCoder) { nil } }\n")
    let arguments = try snapshot("Arguments.swift")
    #expect(arguments.status == 2)
    #expect(
      arguments.error == "masthead: Arguments.swift: no view controller can be made without arguments (found A); "
        + "say how with --show 'A(…)'\n")
  }

  @Test func whatIsNotThereIsToldInOneLine() throws {
    try folder.write("Screens.swift", Self.screens)
    for arguments in [
      ["Nowhere.swift"], ["Screens.swift", "--device", "Fridge"], ["Screens.swift", "--size", "big"],
      ["Screens.swift", "--text-size", "huge"], ["Screens.swift", "--nonsense"],
      ["Screens.swift", "--scroll-to", "0,0"],
    ] {
      let run =
        try arguments.count == 1 ? snapshot(arguments[0]) : snapshot(arguments[0], arguments[1], arguments.last!)
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
    let run = try snapshot("Crash.swift")
    #expect(run.status == 1)
    #expect(
      run.errorLines == [
        "masthead: CrashingViewController crashed: out of tea",
        "  at Crash.swift:4 in CrashingViewController.viewDidLoad()",
      ])
    let drawn = files("snapshots").filter { $0.hasSuffix(".png") }
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
        let run = try CommandRun.start(place, [argument], environment: ["MASTHEAD_CACHE": Self.cache])()
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
    let run = try snapshot("Deep.swift")
    #expect(run.status == 1)
    #expect(run.errorLines.first == "masthead: DeepViewController crashed: an endless recursion")
    #expect(run.error.contains("  at Deep.swift:3 in DeepViewController.deeper(Int)"), "\(run.error)")
  }

  @Test func whatWasPutOffToTheMainQueueIsWaitedForAndEndlessWorkIsNot() throws {
    try folder.write(
      "Late.swift",
      """
      import UIKit
      final class LateViewController: UIViewController {
        let late = UIView()
        override func viewDidLoad() {
          DispatchQueue.main.async { [self] in
            view.addSubview(late)
            DispatchQueue.main.async { [self] in
              late.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
              Task { @MainActor in late.tag = 9 }
            }
          }
        }
      }
      final class RestlessViewController: UIViewController {
        override func viewDidLoad() { again() }
        func again() { DispatchQueue.main.async { [self] in again() } }
      }
      """)
    let run = try snapshot("Late.swift")
    #expect(run.status == 0, "\(run.error)")
    let text = try String(contentsOfFile: folder.path + "/snapshots/LateViewController.layout.txt", encoding: .utf8)
    #expect(text.contains("UIView (1 2 3 4) tag=9"), "\(text)")
    #expect(files("snapshots").contains("RestlessViewController.png"))
  }

  @Test func aFileWhoseNameBeginsWithADashIsDrawn() throws {
    try folder.write("-dash.swift", Self.screens)
    let run = try snapshot("-o", "out", "--", "-dash.swift")
    #expect(run.status == 0, "\(run.error)")
    #expect(files("out").contains("FirstViewController.png"))
  }

  @Test(arguments: [0, 100, 4_000])
  func aCachedProgramThatWasCutShortIsCompiledAgain(length: Int) throws {
    try folder.write("Screens.swift", "import UIKit\nclass Cut\(length)ViewController: UIViewController {}\n")
    #expect(try snapshot("Screens.swift").status == 0)
    let screens = Self.cache + "/screens/"
    let newest = try #require(
      FileSystem.list(screens).compactMap { FileIdentity(screens + $0) }.max { $0.changed < $1.changed })
    #expect(truncate(newest.path, length) == 0)
    let run = try snapshot("Screens.swift", "-o", "again")
    #expect(run.status == 0, "\(run.error)")
    #expect(files("again").contains("Cut\(length)ViewController.png"))
    #expect(FileIdentity(newest.path)?.size == newest.size)
  }

  @Test func aCompilationThatWasKilledLeavesNothingThatIsBelieved() throws {
    try folder.write("Screens.swift", "import UIKit\nclass KilledViewController: UIViewController {}\n")
    // What a killed run leaves: its unfinished program, under a process number that no process has.
    let leftover = Self.cache + "/work-999999999-0123456789abcdef"
    #expect(FileSystem.makeFolder(Self.cache) && FileSystem.write([1, 2, 3], to: leftover))
    #expect(try snapshot("Screens.swift").status == 0)
    #expect(FileSystem.kind(leftover) == .missing)
  }

  @Test func commandsSideBySideDrawTheSameScreens() throws {
    try folder.write("Screens.swift", "import UIKit\nclass SharedViewController: UIViewController {}\n")
    let build = FileSystem.folder(of: FileSystem.resolve("/proc/self/exe"))
    let processes = (0..<3).map { number in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: build + "/masthead-cli")
      process.arguments = ["snapshot", "Screens.swift", "-o", "out\(number)"]
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      process.environment = ProcessInfo.processInfo.environment.merging(["MASTHEAD_CACHE": Self.cache]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      return process
    }
    for process in processes { try process.run() }
    for process in processes { process.waitUntilExit() }
    #expect(processes.map(\.terminationStatus) == [0, 0, 0])
    let pictures = (0..<3).map { FileSystem.read(folder.path + "/out\($0)/SharedViewController.png") }
    #expect(pictures[0] != nil && Set(pictures).count == 1)
  }

  @Test func aCacheThatOthersCanWriteToIsRefusedInWords() throws {
    try folder.write("Screens.swift", Self.screens)
    let cache = folder.path + "/cache"
    #expect(FileSystem.makeFolder(cache) && chmod(cache, 0o777) == 0)
    let run = try snapshot(["Screens.swift"], environment: ["MASTHEAD_CACHE": cache])
    #expect(run.status == 1)
    #expect(run.errorLines.count == 1)
    #expect(run.error.hasPrefix("masthead: MASTHEAD_CACHE: \(cache): can be written to by others"), "\(run.error)")
    #expect(FileSystem.list(cache).isEmpty)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can make folders of other users"))
  func aProgramThatAnotherUserPlantedIsNotRun() throws {
    try folder.write("Screens.swift", "import UIKit\nclass PlantedViewController: UIViewController {}\n")
    #expect(try snapshot("Screens.swift").status == 0)
    let screens = Self.cache + "/screens/"
    let newest = try #require(
      FileSystem.list(screens).compactMap { FileIdentity(screens + $0) }.max { $0.changed < $1.changed })
    // Another user's program, sealed as it should be: its owner alone gives it away.
    let program = Array("#!/bin/sh\ntouch \(folder.path)/planted\n".utf8)
    #expect(FileSystem.write(program + ProgramSeal.seal(for: program), to: newest.path))
    #expect(chown(newest.path, 65_534, 65_534) == 0)
    let run = try snapshot("Screens.swift", "-o", "again")
    #expect(run.status == 0, "\(run.error)")
    #expect(FileSystem.kind(folder.path + "/planted") == .missing)
    #expect(files("again").contains("PlantedViewController.png"))
    // A whole folder of another user is refused.
    let cache = folder.path + "/theirs"
    #expect(FileSystem.makeFolder(cache) && chown(cache, 65_534, 65_534) == 0)
    let refused = try snapshot(["Screens.swift"], environment: ["MASTHEAD_CACHE": cache])
    #expect(refused.status == 1 && refused.error.contains("belongs to nobody, not to root"), "\(refused.error)")
  }

  /// Whether a small disk can be mounted: only root may, and in containers often not even root.
  static func canMount() -> Bool {
    guard geteuid() == 0, let folder = try? TemporaryFolder() else { return false }
    guard mount("none", folder.path, "tmpfs", 0, "size=64k,mode=700") == 0 else { return false }
    return umount2(folder.path, Int32(MNT_DETACH)) == 0
  }

  @Test(.enabled("a small disk can be mounted") { SnapshotEndToEndTests.canMount() })
  func aFullDiskIsToldAndMendsItself() throws {
    try folder.write("Screens.swift", "import UIKit\nclass FullViewController: UIViewController {}\n")
    let disk = folder.path + "/disk"
    #expect(FileSystem.makeFolder(disk))
    #expect(mount("none", disk, "tmpfs", 0, "size=64k,mode=700") == 0)
    defer { umount2(disk, Int32(MNT_DETACH)) }
    let full = try snapshot(["Screens.swift"], environment: ["MASTHEAD_CACHE": disk])
    #expect(full.status == 1)
    #expect(full.error.lowercased().contains("no space"), "\(full.error)")
    #expect(mount("none", disk, "tmpfs", UInt(MS_REMOUNT), "size=400m") == 0)
    let run = try snapshot(["Screens.swift"], environment: ["MASTHEAD_CACHE": disk])
    #expect(run.status == 0, "\(run.error)")
    #expect(files("snapshots").contains("FullViewController.png"))
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
    let run = try snapshot("Old.swift")
    #expect(run.status == 2)
    #expect(run.error.contains("Old.swift:4:16: error: cannot find 'UIReferenceLibraryViewController' in scope"))
    #expect(run.error.contains("  UIReferenceLibraryViewController (line 4): Apple has it, Masthead does not yet"))
    #expect(run.error.contains("  Model (line 5): declared in Model.swift; name that file too"))
    #expect(run.error.contains("  UIColor.systemBlu (line 9): no name of Apple's; the nearest is systemBlue"))
    for word in ["internal", "TableGeometry", "ListGeometry"] { #expect(!run.error.contains(word), "\(run.error)") }
    try folder.write("Two.swift", "import UIKit\nclass TwoViewController: UIViewController { let model = Model() }\n")
    #expect(try snapshot("Two.swift", "Model.swift").status == 0)
  }

  @Test func allModulesThatAreNotThereAreToldAtOnce() throws {
    try folder.write("Modules.swift", "import UIKit\nimport os\nimport SwiftUI\nimport MapKit\nimport Foundation\n")
    let run = try snapshot("Modules.swift")
    #expect(run.status == 2)
    for line in [":3:1: warning: import SwiftUI: ", ":4:1: warning: import MapKit: "] {
      #expect(run.error.contains(line), "\(run.error)")
    }
    #expect(!run.error.contains("import Foundation:"))
  }

  @Test func sourceForObjectiveCIsDrawnAsItIs() throws {
    let source = """
      import UIKit
      import UIKit.UIGestureRecognizerSubclass

      @objc protocol RowDelegate: AnyObject {
        @objc optional func row(_ row: Int, hasColorFor title: String) -> UIColor
      }

      @objcMembers class RowsViewController: UIViewController, RowDelegate {
        @IBOutlet weak var label: UILabel!
        weak var delegate: RowDelegate?
        lazy var tap = UITapGestureRecognizer(target: self, action: #selector(didTap(_:)))
        @objc private func didTap(_ sender: UITapGestureRecognizer) {}
        func row(_ row: Int, hasColorFor title: String) -> UIColor { .systemGreen }
      }

      extension RowsViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          delegate = self
          view.addGestureRecognizer(tap)
          #if os(iOS)
            view.backgroundColor = delegate?.row?(1, hasColorFor: #keyPath(UIViewController.title))
          #endif
        }
      }

      #Preview { RowsViewController() }
      """
    try folder.write("App/Rows.swift", source)
    let run = try snapshot("App")
    #expect(run.status == 0, "\(run.error)")
    #expect(files("snapshots") == ["RowsViewController.layout.txt", "RowsViewController.png"])
    #expect(FileSystem.read(folder.path + "/App/Rows.swift") == Array(source.utf8))

    try folder.write("App/Rows.swift", source.replacing("super.viewDidLoad()", with: "super.viewDidLoad(); missing()"))
    let failed = try snapshot("App")
    #expect(failed.error.contains("App/Rows.swift:18:26: error: cannot find 'missing' in scope"), "\(failed.error)")
  }
}
