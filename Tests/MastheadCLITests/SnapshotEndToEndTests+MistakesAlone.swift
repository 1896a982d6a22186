import Testing

@testable import masthead_cli

extension SnapshotEndToEndTests {
  /// Mistakes in what the adapter rewrites, a file each: nothing else is wrong that would be told in their place.
  @Suite struct MistakesAlone {
    /// Files with a mistake in each line that ends in `// !`.
    private static let sources = [
      """
      class A01: UIViewController {
        @objc func tapped(_ sender: UIButon) {} // !
      }
      """,
      """
      class A02: UIViewController {
        override func viewDidLoad() { _ = #selector(tappd(_:)) } // !
        @objc func tapped(_ sender: UIButton) {}
      }
      """,
      """
      class A03: UIViewController {}
      extension A03 {
        override func viewDidLoad(_ animated: Bool) {} // !
      }
      """,
      """
      class A04: UIViewController {}

      extension A04 {

        override func viewWillAppear(_ animated: Int) {} // !
      }
      """,
      """
      class A05: UIViewController {
        func f() { _ = #keyPath(A05x.title) } // !
      }
      """,
      """
      class A07: NSObject { // !
        @objc dynamic var count: Int
      }
      """,
      """
      class A08: NSObject {
        @objc dynamic var count: Int = "text" // !
      }
      """,
      """
      @objc protocol P09 { @objc optional func done(_ a: Int) }
      class A09 {
        weak var delegate: P09?
        func f() {
          delegate?.dne?(1) // !
        }
      }
      """,
      """
      @objc protocol P10 { @objc optional func done(_ a: Int) }
      class A10 {
        weak var delegate: P10?
        func f() {
          delegate?.done?("a") // !
        }
      }
      """,
      """
      class A11: UIView {}
      extension A11 {
        override var bounds: CGRect {
          didSet {
            setNeedsLayot() // !
          }
        }
      }
      """,
      """
      class A12: UIView {}
      extension A12 {
        override var boundz: CGRect { // !
          didSet { setNeedsLayout() }
        }
      }
      """,
      """
      class A13: UIView {}
      extension A13 {
        override var bounds: CGSize { // !
          didSet { setNeedsLayout() }
        }
      }
      """,
      """
      class A14: UIView {}
      extension A14 {
        override var canBecomeFirstResponder: Int { 1 } // !
      }
      """,
      """
      class A15: UIViewController {
        @IBOutlet weak var label: UILabl! // !
        @IBAction func save(_ sender: Any) { label.text = "" }
      }
      """,
      """
      class A16: UIViewController {
        @IBOutlet weak var label: Int! // !
      }
      """,
      """
      class A17: NSObject {
        func f() { _ = #selector(getter: missing) } // !
      }
      """,
      """
      class A18: NSObject {
        func f() { _ = #selector(setter: missing) } // !
      }
      """,
      """
      class A19: NSObject {
        @objc(wrong:name:) func f(_ a: Int) {} // !
      }
      """,
      """
      class A20: NSObject {
        @objc var b: A20?
        func f() { _ = #keyPath(A20.b.missing) } // !
      }
      """,
      """
      class A21: NSObject {
        func f() { _ = #keyPath(missing) } // !
      }
      """,
      """
      class A22: NSObject {
        func f() { _ = #selector(A22.missing) } // !
      }
      """,
      """
      class A23: NSObject {
        func f(_ button: UIButton) { _ = #selector(button.missing) } // !
      }
      """,
      """
      class A24: NSObject {
        @objc func g(_ a: Int) {}
        @objc func g(_ a: String) {}
        func f() { _ = #selector(g(_:) as (UIView) -> Void) } // !
      }
      """,
      """
      @objc protocol P25 { @objc optional var name: Strin { get } } // !
      class A25: NSObject, P25 {}
      """,
      """
      @objc protocol P26 { @objc optional func done(_ a: Int) -> Missin } // !
      class A26: NSObject, P26 { func f(_ p: P26) { _ = p.done?(1) } }
      """,
      """
      @objc protocol P27 { @objc optional func done(_ a: Int) }
      class A27: NSObject, P27 {
        func done(_ a: String) {}
        func need() { undefined() } // !
      }
      """,
      """
      class A28: CALayer {
        @NSManaged var progress: CGFlot // !
      }
      """,
      """
      class A29: NSObject {
        @objc dynamic var a = 1
        override class func description() -> Int { 1 } // !
      }
      """,
      """
      class A30: NSObject {
        override func value(forKey key: Int) -> Any? { nil } // !
      }
      """,
      """
      class A31: NSObject {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?) {} // !
      }
      """,
      """
      extension UINavigationController {
        open override var shouldAutorotate: Int { 1 } // !
      }
      """,
      """
      extension UIView { @objc func shake33() {} }
      class A33: UIView {
        override func shake33(_ a: Int) {} // !
      }
      """,
      """
      extension UIView { @objc func shake34(_ a: Missin) {} } // !
      class A34: UIView {
        override func shake34(_ a: Missin) {} // !
      }
      """,
      """
      extension UIView { @objc func shake35() -> Int { 1 } }
      class A35: UIView {
        override func shake35() -> String { "" } // !
      }
      """,
      """
      class A36: UIView {
        override func layoutSubviews() { let c = #colorLiteral(red: 1, green: 1, blue: 1) } // !
      }
      """,
      """
      func f37() -> UIImage { #imageLiteral(resourceName: 7) } // !
      """,
      """
      class A38: NSObject {
        @objc class func keyPathsForValuesAffectingName() -> Set<Int> { [1] } // !
        @objc dynamic var name = ""
      }
      """,
      """
      class A39: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: String) -> Int { 1 } // !
      }
      """,
      """
      class A40: UIViewController {}
      extension A40: UITableViewDataSource { // !
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      }
      """,
      """
      class A41: UIViewController {
        struct B { @objc func f() {} }
        func g() { let x: Int = #selector(h) } // !
        @objc func h() {}
      }
      """,
      """
      class A42: UIViewController {}
      extension A42 {
        @objc func added(_ a: inout Missin) {} // !
      }
      """,
      """
      class Base43: UIViewController {}
      extension Base43 { @objc func reload(_ a: Int) {} }
      class A43: Base43 { override func reload(_ a: String) {} } // !
      """,
      """
      class Base44: UIViewController {}
      extension Base44 { @objc func reload(_ a: Int) -> Missin { fatalError() } } // !
      class A44: Base44 { override func reload(_ a: Int) -> Missin { fatalError() } } // !
      """,
      """
      class A45: NSObject {
        @objc func a(_ b: Int) -> Int { "x" } // !
      }
      """,
      """
      class A46: NSObject {
        @objc private func a(_ b: Private46) {} // !
        private struct Other46 {}
      }
      """,
      """
      class A47: NSObject {
        @objc func dup(_ b: Int) {}
        @objc func dup(_ b: Int) {} // !
      }
      """,
      """
      class A48: NSObject {
        @objc var dup = 1
        @objc var dup = 2 // !
      }
      """,
      """
      class A49: NSObjct { // !
        @objc func f() {}
        @objc dynamic var x = 1
      }
      """,
      """
      class A50: NSObject {
        @objc func f<T: Missin>(_ t: T) {} // !
        @objc func g(_ a: Int, _ b: Missin) {} // !
      }
      """,
      """
      class A51: NSObject {
        @available(*, unavailable) @objc func old() {}
        @objc func g() { old() } // !
      }
      """,
      """
      class A52: UIViewController {
        @IBSegueAction func make(_ coder: NSCodr) -> UIViewController? { nil } // !
        @IBInspectable var size: Missin = 1 // !
      }
      """,
      """
      @objc protocol P53: Missin { func f() } // !
      class A53: NSObject, P53 { func f() {} }
      """,
      """
      @objc protocol P54 { func need(_ a: Int); @objc optional func may() }
      class A54: NSObject, P54 { // !
      }
      """,
      """
      @objc protocol P55 { @objc optional func may(_ a: Int) -> Int }
      class A55: NSObject, P55 {
        func may(_ a: Int) -> Missin { fatalError() } // !
      }
      """,
      """
      class A56: UIViewController {
        @objc dynamic private(set) var x: [Missin] = [] // !
      }
      """,
      """
      class A58: UIView {
        func f(_ t: UIView.Type) { _ = t.init(fram: .zero) } // !
      }
      """,
      """
      extension UITableView { override func touchesShouldCancel(in view: Int) -> Bool { true } } // !
      """,
      """
      class A60: UIViewController {}
      extension A60 {
        override var preferredStatusBarStyle: UIStatusBarStyl { .default } // !
      }
      """,
    ]

    @Test func eachIsToldAtItsLineAndNowhereElse() throws {
      let folder = try SnapshotCommandFolder()
      let names = Self.sources.indices.map { "M\($0).swift" }
      for (name, source) in zip(names, Self.sources) { try folder.write(name, source + "\n") }
      let run = try folder.snapshot(names + ["--show", "UIView()"], environment: [:])
      #expect(run.status == 2)
      var told: [String: Set<Int>] = [:]
      for line in run.errorLines where line.contains(": error: ") {
        let parts = line.split(separator: ":")
        if let number = Int(parts[1]) { told[String(parts[0]), default: []].insert(number) }
      }
      #expect(Self.sources.count >= 40)
      for (name, source) in zip(names, Self.sources) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let planted = Set(lines.indices.filter { lines[$0].hasSuffix("// !") }.map { $0 + 1 })
        #expect(told[name] == planted, "\(source)")
      }
      #expect(!run.errorLines.contains { $0.contains("#sourceLocation") || $0.contains("_PropertiesOf") })
    }
  }
}
