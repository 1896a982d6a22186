import Testing

@testable import masthead_cli

extension SnapshotEndToEndTests {
  /// Mistakes in what the adapter rewrites are told where the user made them.
  @Suite struct Mistakes {
    /// A mistake in each line that ends in `// !`.
    private static let source = """
      import UIKit

      @objc protocol RowDelegate {
        func rowDidEnd(_ row: Missing1) // !
        @objc optional func rowDidBegin(_ row: Missing2) // !
        @objc optional var rowTitle: Missing3 { get } // !
        @objc optional func rowCount(_ row: Int) -> Int
      }

      class Asking: UIViewController {
        weak var delegate: RowDelegate?
        @IBOutlet weak var label: Missing4! // !
        @IBOutlet var labels: [Missing5]! // !
        @IBInspectable var size: Missing6 = 1 // !
        @objc dynamic var count: Missing7 = 0 // !
        @objc dynamic var title2: Int = "a" // !

        @objc func tapped(_ sender: Missing8) {} // !
        @IBAction func save(_ sender: Missing9) {} // !
        @IBAction func open(_ sender: UIButton, forEvent event: Missing10) {} // !
        @objc func answer() -> Missing11 { fatalError() } // !
        @objc func wrong() -> Int { "text" } // !
        @IBAction func wrongInside(_ sender: UIButton) { sender.missing12() } // !

        func selectors() {
          _ = #selector(missing13) // !
          _ = #selector(Asking.missing14(_:)) // !
          _ = #selector(Missing15.tapped) // !
          _ = #selector(tapped(_:other:)) // !
          let number: Int = #selector(plain) // !
          let button = UIButton()
          button.addTarget(self, action: #selector(plain), for: .missing19) // !
          button.addTarget(self, action: #selector(plain)) // !
        }
        @objc func plain() {}

        func optionalCalls() {
          let a: String = delegate?.rowCount?(1) // !
          delegate?.rowCount?("text") // !
          delegate?.rowMissing20?(1) // !
          delegate?.rowCount?(1, 2) // !
        }

        func metatypes() {
          let type: UIView.Type = UIView.self
          _ = type.init(frame: "text") // !
          _ = type.init(missing21: 1) // !
          let own: Own.Type = Own.self
          _ = own.init(number: "text") // !
          _ = own.init(count: 1) // !
        }

        func dynamics(_ object: AnyObject, _ list: [AnyObject], _ type: AnyClass) {
          _ = (object as AnyObject).missing22 // !
          _ = object["a"] as Int // !
          for item in list { _ = item.missing23 } // !
          _ = type.isSubclass(of: 1) // !
          _ = #colorLiteral(red: "a", green: 0, blue: 0, alpha: 1) // !
          _ = #imageLiteral(resourceName: 1) // !
        }

        override func viewDidLoad(_ animated: Bool) {} // !
        override func viewDidAppear() {} // !
      }

      class Own: NSObject {
        required init(number: Int) { super.init() }
      }

      extension Asking {
        class Inner: NSObject {
          @objc func tapped(_ sender: Missing24) {} // !
          func f() { _ = #selector(missing25) } // !
        }
        @objc func added(_ sender: Missing26) {} // !
      }

      class Adopter: NSObject, RowDelegate {
        func rowCount(_ row: Missing27) -> Int { 1 } // !
        func rowDidBegin(_ row: Int) -> Missing28 { 1 } // !
      }

      class Table: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Missing29) -> Int { 1 } // !
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> Missing30 { fatalError() } // !
      }

      class Delegate: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { missing31() } // !
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: Missing32) -> CGFloat { 1 } // !
      }

      class Keys: NSObject {
        @objc dynamic var name = missing33 // !
        @objc class func keyPathsForValuesAffectingName() -> Set<Missing34> { [] } // !
        override func value(forKey key: Missing35) -> Any? { nil } // !
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: Missing36?, context: UnsafeMutableRawPointer?) {} // !
        @objc init(with missing: Missing37) { super.init() } // !
        @objc subscript(a: Missing38) -> Int { 1 } // !
      }

      @objc enum Kind: Missing39 { case a } // !
      @objc class Plain { @objc func f() { missing40() } } // !
      @objcMembers class All: NSObject {
        var a: Missing41 = 1 // !
        func b(_ c: Missing42) {} // !
      }
      class Managed: CALayer {
        @NSManaged var progress: Missing43 // !
        override init(layer: Missing44) { super.init(layer: layer) } // !
      }
      @UIApplicationMain class App: UIResponder, UIApplicationDelegate {
        var window: Missing45? // !
        func application(_ application: UIApplication, didFinishLaunchingWithOptions o: Missing46) -> Bool { true } // !
      }

      """

    @Test func eachIsToldAtItsLine() throws {
      let folder = try SnapshotCommandFolder()
      try folder.write("Mistakes.swift", Self.source)
      let run = try folder.snapshot("Mistakes.swift", "--show", "Asking()")
      #expect(run.status == 2)
      let told = run.errorLines.compactMap { line -> Int? in
        guard line.hasPrefix("Mistakes.swift:"), line.contains(": error: ") else { return nil }
        return Int(line.dropFirst("Mistakes.swift:".count).prefix { $0 != ":" })
      }
      let lines = Self.source.split(separator: "\n", omittingEmptySubsequences: false)
      let planted = lines.indices.filter { lines[$0].hasSuffix("// !") }.map { $0 + 1 }
      #expect(planted.count >= 50)
      for line in planted { #expect(told.contains(line), "\(line): \(lines[line - 1])") }
      #expect(told.allSatisfy { $0 <= lines.count }, "\(told)")
    }
  }
}
