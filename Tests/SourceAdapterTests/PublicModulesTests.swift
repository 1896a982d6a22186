import Testing

@testable import SourceAdapter

/// What stopped public packages and sample applications.
@Suite struct PublicModulesTests {
  @Test func wrappersStandBeforeModifiersThatAreNoKeywords() {
    let source = """
      class A: UIView {
        @IBInspectable open dynamic var a: CGFloat = 5
        @objc @available(iOS 9, *) open dynamic var b = 1
        @IBInspectable
        open dynamic var c = 1
      }
      @objcMembers class B: NSObject { open dynamic var d = 1 }
      """
    let text = lines(source).map { $0.split(separator: " ").joined(separator: " ") }
    #expect(text[1] == "@_Observed open var a: CGFloat = 5")
    #expect(text[2] == "@_Observed @available(iOS 9, *) open var b = 1")
    #expect(text[3] == "@_Observed" && text[4] == "open var c = 1")
    #expect(text[6].hasPrefix("class B: NSObject { @_Observed open var d = 1"))
  }

  @Test func optionalResultsOfOptionalMethodsStayOptionalOnce() {
    let text = tail(
      """
      @objc protocol P {
        @objc optional func view(at index: Int) -> UIView?
        @objc optional func count() -> Int
        @objc optional func title() -> String!
      }
      """)
    #expect(text.contains("func callAsFunction(at index: Int) -> UIView? {"))
    #expect(text.contains("func callAsFunction() -> (Int)? {"))
    #expect(text.contains("func callAsFunction() -> String? {"))
  }

  @Test func classesThatNamesHoldAreMadeByTheirClass() {
    let text = lines(
      """
      func make(_ type: CALayer.Type) -> CALayer { type.init() }
      func get<T: UIView>(kind: T.Type) -> T { kind.init() }
      func cast(_ any: AnyClass) { let cell = any as! UITableViewCell.Type; use(cell.init()) }
      """)
    #expect(text[0].contains("{ _newObject(type) "))
    #expect(text[1].contains("{ _newObject(kind) "))
    #expect(text[2].contains("use(_newObject(cell) "))
  }

  @Test(arguments: [
    "func make(_ type: Thing.Type) -> Thing { type.init() }",
    "func make(_ type: any Initable.Type) -> any Initable { type.init() }",
    "func make<T: Initable>(_ type: T.Type) -> T { type.init() }",
    "func f(_ type: UIView.Type) {}\nfunc g(_ type: Thing.Type) { type.init() }",
    "func f(_ types: [Thing.Type]) { types[0].init() }",
  ])
  func typesThatMayBeOthersAreLeft(text: String) {
    #expect(lines(text).joined(separator: "\n") == text)
  }

  @Test func networkingComesWhereItsImportStandsInACondition() {
    let source = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet r: URLRequest? = nil"
    #expect(tail(source).contains("import FoundationNetworking"))
    let plain = "import FoundationNetworking\nlet r: URLRequest? = nil"
    #expect(adapted(plain) == plain)
  }

  @Test func witnessesAreAsVisibleAsTheProtocol() {
    let text = adapted(
      """
      @objc protocol P { @objc optional func f() }
      class A: P {}
      """)
    #expect(!text.contains("public nonisolated var _implemented_P"))
    let open = adapted("@objc public protocol Q { @objc optional func f() }\npublic class A: Q {}")
    #expect(open.contains("public nonisolated var _implemented_Q"))
  }

  @Test func selectorsOfOverridesMayBeNil() {
    let text = lines("class A: UIView {\n  override func responds(to s: Selector) -> Bool { super.responds(to: s) }\n}")
    #expect(text[1] == "  override func responds(to s: Selector!) -> Bool { super.responds(to: s) }")
  }

  @Test func theFirstClassBelowNSObjectDeclaresWhatNSObjectLacks() {
    let text = lines(
      """
      class A: NSObject {}
      class B: A { override func awakeFromNib() {} }
      class C: B { override func awakeFromNib() {} }
      """)
    #expect(!text[1].contains("override"))
    #expect(text[2].contains("override func awakeFromNib"))
  }

  @Test func managedPropertiesOfLayersAreKeptByThem() {
    let text = lines(
      "class L: CALayer {\n  @NSManaged var value: CGFloat\n}\nclass M: L {\n  @NSManaged var other: CGFloat\n}")
    #expect(text[1] == "  @_LayerVar var value: CGFloat")
    #expect(text[4] == "  @_LayerVar var other: CGFloat")
  }

  @Test func membersThatApplicationsReplaceAreReplaced() {
    let source = """
      extension UINavigationController {
        open override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? super.shouldAutorotate }
        override open func viewDidLoad() { super.viewDidLoad() }
        open override func loadView() {}
      }
      """
    let result = adapt([source])
    let text = lines(source)
    #expect(
      text[1].hasPrefix("  @_dynamicReplacement(for: shouldAutorotate) private var _replaced_shouldAutorotate: Bool {"))
    #expect(text[2].hasPrefix("  @_dynamicReplacement(for: viewDidLoad()) private func _replaced_viewDidLoad() {"))
    #expect(result.notes.map(\.line) == [4])
  }

  @Test func darwinIsImportedWhereItIsNamed() {
    #expect(tail("let a = Darwin.ceil(1.5)").contains("import Darwin"))
    #expect(tail("let a = MyDarwin.ceil(1.5)").isEmpty)
  }

  @Test func genericClassesAreNamedByThemselves() {
    let text = adapted(
      """
      extension UIControl {
        struct Events {
          final class Subscription<S: Subscriber>: NSObject {
            @objc func fire() { add(self, #selector(fire)) }
          }
        }
      }
      """)
    #expect(text.contains("typealias _A1 = Subscription; "))
  }

  @Test func attributesOfOptionalMethodsStandBeforeTheirAccess() {
    let text = tail("@objc public protocol P: AnyObject {\n  @MainActor @objc optional func f(_ a: Int)\n}")
    #expect(text.contains("@MainActor public func f(_ a: Int)") && !text.contains("public @MainActor"))
  }
}
