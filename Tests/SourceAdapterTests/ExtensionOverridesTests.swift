import Testing

@testable import SourceAdapter

@Suite struct ExtensionOverridesTests {
  @Test func overridesInExtensionsStandInTheClass() {
    let text = lines(
      "class A: UIView {\n}\nextension A {\n  override func layoutSubviews() { super.layoutSubviews() }\n}")
    #expect(text[1].hasPrefix("override func layoutSubviews() { _o"))
    #expect(text[3].hasPrefix("           func _o") && text[3].hasSuffix("() { super.layoutSubviews() }"))
  }

  @Test func overridesOfWhatBelongsToNoActorBelongToNoneAfterwards() {
    let text = lines(
      "@MainActor class A: NSObject {\n}\nextension A {\n  override public var debugDescription: String { \"a\" }\n  override func isEqual(_ a: Any?) -> Bool { true }\n}"
    )
    #expect(text[1].contains("override public var debugDescription: String { _o"))
    #expect(text[3].contains("nonisolated public var _o"))
    #expect(text[4].contains("nonisolated func _o"))
  }

  @Test func columnsOfTheirBodiesStay() {
    let source =
      "class A: UIView {\n}\nextension A {\n  override func f(_ a: Int) { let b = a }\n  @objc override public func g() {}\n}"
    let before = source.split(separator: "\n")
    let after = unplaced(adapted(source)).split(separator: "\n")
    for number in 3...4 { #expect(after[number].utf8.count == before[number].utf8.count, "\(after[number])") }
  }

  @Test func argumentsEffectsAndResultsArePassedOn() {
    let text = adapted(
      "class A: B {\n}\nextension A {\n  override func f(_ a: Int, for b: inout Int, c: String = \"\") async throws -> Int { 1 }\n}"
    )
    #expect(
      text.contains("override func f(_ a: Int, for b: inout Int, c: String = \"\") async throws -> Int { try await _o")
    )
    #expect(text.contains("(a, for: &b, c: c) }"))
  }

  @Test func propertiesAreReadAndSet() {
    let text = unplaced(
      adapted(
        "class A: B {\n}\nextension A {\n  override var a: Bool { true }\n  override var b: Int { get { 1 } set { _ = newValue } }\n}"
      ))
    #expect(text.contains("override var a: Bool { _o"))
    #expect(text.contains("override var b: Int { get { _o") && text.contains(" = newValue } }; }"))
  }

  @Test func theClassMayStandInAnotherFile() {
    let texts = adapted([
      "extension A {\n  override func viewDidLoad() {}\n}", "import UIKit\nclass A: UIViewController {\n  let x = 1\n}",
    ])
    #expect(
      unplaced(texts[1]).hasPrefix(
        "import UIKit\nclass A: UIViewController {\n  let x = 1\noverride func viewDidLoad() { _o"))
  }

  @Test func methodsOfExtensionsThatSubclassesOverrideMoveToo() {
    let texts = adapted([
      "class Base: UIViewController {\n}\nextension Base {\n  @objc func setUp() {}\n  @objc func other() {}\n}",
      "class Sub: Base {\n  override func setUp() {}\n}",
    ])
    #expect(texts[0].contains("\nfunc setUp() { _o"))
    #expect(texts[0].contains("        func other() {}"))
    #expect(texts[1] == "class Sub: Base {\n  override func setUp() {}\n}")
  }

  @Test func overridesUnderConditionsKeepThemAndTheLinesBehind() {
    let text = adapted("class A: B {\n}\nextension A {\n#if DEBUG\n  override func f() {}\n#endif\n}\n")
    #expect(
      text.contains("#if (DEBUG)\n#sourceLocation(file: \"A.swift\", line: 5)\noverride func f() { _o")
        && text.contains("#endif\n#sourceLocation(file: \"A.swift\", line: 2)\n"))
  }

  @Test func classesOfOtherModulesAreTold() throws {
    let note = try #require(adapt(["extension UITableView {\n  override open func touchesBegan() {}\n}"]).notes.first)
    #expect(note.line == 2 && note.isError && note.text.contains("UITableView, a class of another module"))
  }

  @Test func overridesOfMethodsAddedToOtherModulesClassesAreDispatched() {
    let text = adapted(
      """
      extension UIView {
        @objc func tint(_ a: Int) -> Bool { true }
      }
      extension UITableViewCell {
        override func tint(_ a: Int) -> Bool { super.tint(a) }
      }
      class Card: UIView {
        override func tint(_ a: Int) -> Bool { false }
      }
      """)
    #expect(
      text.contains(
        """
        #sourceLocation(file: "A.swift", line: 2)
        func tint(_ a: Int) -> Bool {
        #sourceLocation(file: "A.swift", line: 5)
        if let object = self as? UITableViewCell { return object._o
        """), "\(text)")
    #expect(text.contains("line: 8)\nif let object = self as? Card { return object._o"))
    #expect(!text.contains("override") && !text.contains("super.tint"))
    #expect(adapt([text]).notes.isEmpty)
  }

  @Test func overridesInExtensionsOfOwnClassesAreDispatchedTooAndCallTheNextAbove() throws {
    let text = adapted(
      """
      extension UIViewController {
        @objc var isShown: Bool { true }
      }
      class Menu: UIViewController {}
      extension Menu {
        override var isShown: Bool { super.isShown }
      }
      class SideMenu: Menu {
        override var isShown: Bool { !super.isShown }
      }
      """)
    let names = text.matches(of: /as\? (\w+) { return object\.(_o\w+)/).map { (String($0.1), String($0.2)) }
    #expect(names.map(\.0) == ["SideMenu", "Menu"], "\(text)")
    let base = try #require(text.firstMatch(of: /\nreturn (_o\w+) }/)).1
    #expect(text.contains("var \(names[1].1): Bool { \(base)") && text.contains("{ !\(names[1].1)"))
    #expect(text.components(separatedBy: "var isShown").count == 2)
  }

  @Test func parametersWithoutNamesGetSomeToBePassedOn() {
    let text = lines("class A: B {\n}\nextension A {\n  override func f(_: Int, for _: String, c: Int) -> Int { c }\n}")
    #expect(
      text[1].contains("override func f(_ _p0: Int, for _p1: String, c: Int) -> Int { _o")
        && text[1].contains("(_p0, for: _p1, c: c) }"), "\(text[1])")
  }

  @Test func observersOfOverriddenPropertiesBecomeMethods() {
    let source = """
      class Card: UIView {
      }
      extension Card {
        open override var tag: Int {
          didSet { if tag != oldValue { use() } }
        }
      }
      """
    let text = lines(source)
    #expect(
      text[1].contains(
        "open override var tag: Int { get { super.tag } set { let oldValue = super.tag; super.tag = newValue; _o"))
    #expect(text[3].contains("func _o") && text[3].contains("(_ oldValue: Int) {") && !text[3].contains("override"))
    #expect(text[4] == "    do     { if tag != oldValue { use() } }")
  }

  @Test func propertiesAddedToOtherModulesClassesAreDispatchedTheMostDerivedFirst() {
    let text = adapted(
      """
      extension UIView {
        @objc var parts: [UIView] { subviews }
      }
      extension UIScrollView {
        override var parts: [UIView] { super.parts }
      }
      extension UITableView {
        override var parts: [UIView] { visibleCells }
      }
      """)
    let table = text.firstRange(of: "self as? UITableView {"), scroll = text.firstRange(of: "self as? UIScrollView {")
    #expect(
      text.contains(
        """
        #sourceLocation(file: "A.swift", line: 2)
        var parts: [UIView] {
        #sourceLocation(file: "A.swift", line: 8)
        if let object = self as? UITableView { return object._o
        """),
      "\(text)")
    #expect(table.map { $0.lowerBound < scroll!.lowerBound } == true && !text.contains("super.parts"))
  }

  @Test func membersThatNSObjectLacksOnLinuxOverrideNothing() {
    let source =
      "class A: NSObject {\n  override func value(forUndefinedKey key: String) -> Any? { nil }\n}\nclass B: UIView {\n  override func awakeFromNib() {}\n}"
    #expect(lines(source)[1] == "           func value(forUndefinedKey key: String) -> Any? { nil }")
    #expect(lines(source)[4] == "  override func awakeFromNib() {}")
    #expect(tail(source).contains("t.add(_SelectorName(\"valueForUndefinedKey:\")(A.value(forUndefinedKey:)))"))
  }

  @Test func namesDifferByTypeAndMember() {
    let text = adapted(
      "class A: B {}\nclass C: B {}\nextension A { override func f() {}\n override func g() {} }\nextension C { override func f() {} }"
    )
    let names = Set(text.matches(of: /func (_o[0-9a-z]+)/).map { String($0.1) })
    #expect(names.count == 3)
  }
}
