import Foundation
import Testing

@testable import masthead_cli

/// The whole way with the command that was built along with the tests: source in, pictures and messages out.
@Suite(.serialized) enum SnapshotEndToEndTests {}

extension SnapshotEndToEndTests {
  /// What is drawn, from the source to the picture.
  @Suite struct Drawing {
    private let folder: SnapshotCommandFolder

    init() throws { folder = try SnapshotCommandFolder() }

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
      let run = try folder.snapshot("Lists.swift", "--device", "iPhone 8")
      #expect(run.status == 0)
      func reorderControls(_ name: String) throws -> Int {
        let path = folder.path + "/snapshots/\(name).layout.txt"
        return try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "CellReorderControl").count - 1
      }
      #expect(try reorderControls("ListController") == 0)
      #expect(try reorderControls("MovableListController") == 2)
    }

    @Test func everyControllerThatCanBeMadeIsDrawn() throws {
      try folder.write("Screens.swift", SnapshotCommandFolder.screens)
      let run = try folder.snapshot("Screens.swift", "--device", "iPhone 8")
      #expect(run.status == 0)
      #expect(run.error == "")
      let names = ["FirstViewController", "Outer-InnerViewController"]
      #expect(folder.files("snapshots") == names.flatMap { ["\($0).layout.txt", "\($0).png"] })
      #expect(
        run.output.split(separator: "\n").map { $0.split(separator: " ")[0] } == names.map { "snapshots/\($0).png" })
      #expect(try folder.pixelSize("snapshots/FirstViewController.png") == (750, 1334))
      let text = try String(contentsOfFile: folder.path + "/snapshots/FirstViewController.layout.txt", encoding: .utf8)
      #expect(text.hasPrefix("# iPhone 8 portrait 375x667@2 light text-l ltr fonts-"))
      #expect(text.contains("\nUIWindow (0 0 375 667)"))
      #expect(text.contains("bg=systemRed"))
    }

    @Test func expressionsNameTheirPictures() throws {
      try folder.write("Screens.swift", SnapshotCommandFolder.screens)
      let run = try folder.snapshot(
        "Screens.swift", "--show", "SecondViewController(number: 7)", "--show",
        "{ let v = UIView(); v.tag = 5; return v }()",
        "-o", "out", "--size", "100x50", "--scale", "1")
      #expect(run.status == 0, "\(run.error)")
      #expect(
        folder.files("out").filter { $0.hasSuffix(".png") } == [
          "SecondViewController-number-7.png", "let-v-UIView-v-tag-5-return-v.png",
        ])
      #expect(try folder.pixelSize("out/SecondViewController-number-7.png") == (100, 50))
      let text = try String(
        contentsOfFile: folder.path + "/out/let-v-UIView-v-tag-5-return-v.layout.txt", encoding: .utf8)
      #expect(text.contains("UIView (0 0 100 50) tag=5"))
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
      let run = try folder.snapshot("Late.swift")
      #expect(run.status == 0, "\(run.error)")
      let text = try String(contentsOfFile: folder.path + "/snapshots/LateViewController.layout.txt", encoding: .utf8)
      #expect(text.contains("UIView (1 2 3 4) tag=9"), "\(text)")
      #expect(folder.files("snapshots").contains("RestlessViewController.png"))
    }

    @Test func aFileWhoseNameBeginsWithADashIsDrawn() throws {
      try folder.write("-dash.swift", SnapshotCommandFolder.screens)
      let run = try folder.snapshot("-o", "out", "--", "-dash.swift")
      #expect(run.status == 0, "\(run.error)")
      #expect(folder.files("out").contains("FirstViewController.png"))
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
      let run = try folder.snapshot("App")
      #expect(run.status == 0, "\(run.error)")
      #expect(folder.files("snapshots") == ["RowsViewController.layout.txt", "RowsViewController.png"])
      #expect(FileSystem.read(folder.path + "/App/Rows.swift") == Array(source.utf8))

      try folder.write(
        "App/Rows.swift", source.replacing("super.viewDidLoad()", with: "super.viewDidLoad(); missing()"))
      let failed = try folder.snapshot("App")
      #expect(failed.error.contains("App/Rows.swift:18:26: error: cannot find 'missing' in scope"), "\(failed.error)")
    }
  }
}
