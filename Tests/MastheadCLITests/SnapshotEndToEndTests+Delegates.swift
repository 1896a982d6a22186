import Foundation
import Testing

@testable import masthead_cli

extension SnapshotEndToEndTests {
  /// Whether UIKit calls optional methods, in each pattern in which applications adopt its protocols.
  @Suite struct Delegates {
    private let folder: SnapshotCommandFolder

    init() throws { folder = try SnapshotCommandFolder() }

    /// Every delegate is asked for the height of a row; 30 is the table's own.
    private static let source = """
      import UIKit

      final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      }

      class Nothing: NSObject, UITableViewDelegate {}
      class Body: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 51 }
      }
      class Extended: NSObject {}
      extension Extended: UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 52 }
      }
      class Above: NSObject {
        @objc func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 53 }
      }
      class Below: Above, UITableViewDelegate {}
      class Adding: Nothing {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 54 }
      }
      class Further: Adding {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 55 }
      }
      class AddingByExtension: Nothing {}
      extension AddingByExtension {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 56 }
      }
      class Named: Nothing {
        @objc(tableView:heightForRowAtIndexPath:) func height(_ table: UITableView, _ path: IndexPath) -> CGFloat { 57 }
      }
      class Silent: NSObject, UITableViewDelegate {
        var isSilent = true
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 58 }
        override func responds(to aSelector: Selector!) -> Bool {
          aSelector == #selector(UITableViewDelegate.tableView(_:heightForRowAt:)) && isSilent ? false : super.responds(to: aSelector)
        }
      }
      class Speaking: Silent {
        override init() { super.init(); isSilent = false }
      }
      class Proxy: NSObject, UITableViewDelegate {
        let original: UITableViewDelegate
        init(_ original: UITableViewDelegate) { self.original = original }
        override func responds(to aSelector: Selector!) -> Bool {
          super.responds(to: aSelector) || original.responds(to: aSelector)
        }
        override func forwardingTarget(for aSelector: Selector!) -> Any? {
          original.responds(to: aSelector) ? original : super.forwardingTarget(for: aSelector)
        }
      }
      extension UITableViewDelegate {
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 5 }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 99 }
      }

      final class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let rows = Rows()
          let delegates: [(String, UITableViewDelegate)] = [
            ("nothing", Nothing()), ("body", Body()), ("extension", Extended()), ("superclass", Below()),
            ("subclass", Adding()), ("override", Further()), ("subclass's extension", AddingByExtension()),
            ("selector", Named()), ("silent", Silent()), ("speaking", Speaking()), ("proxy", Proxy(Body())),
            ("proxy of a subclass", Proxy(Adding())), ("proxy of nothing", Proxy(Nothing())),
            ("proxy of a proxy", Proxy(Proxy(Body()))),
          ]
          let label = UILabel(frame: view.bounds)
          label.numberOfLines = 0
          label.text = delegates.map { name, delegate in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            table.rowHeight = 30
            table.dataSource = rows
            table.delegate = delegate
            table.layoutIfNeeded()
            return "\\(name) \\(Int(table.rectForRow(at: [0, 0]).height)) \\(Int(table.rectForRow(at: [0, 0]).minY))"
          }.joined(separator: ", ")
          view.addSubview(label)
        }
      }
      """

    @Test func aHeightIsAskedForAsOnIOS() throws {
      try folder.write("Patterns.swift", Self.source)
      let run = try folder.snapshot("Patterns.swift", "--show", "Screen()", "--device", "iPhone 8")
      #expect(run.status == 0, "\(run.error)")
      let text = try String(contentsOfFile: folder.path + "/snapshots/Screen.layout.txt", encoding: .utf8)
      let heights = """
        nothing 30 0, body 51 0, extension 52 0, superclass 53 0, subclass 54 0, override 55 0, subclass's extension 56 0, \
        selector 57 0, silent 30 0, speaking 58 0, proxy 51 0, proxy of a subclass 54 0, proxy of nothing 30 0, proxy of a proxy 51 0
        """
      #expect(text.contains(heights), "\(text)")
    }
  }
}
