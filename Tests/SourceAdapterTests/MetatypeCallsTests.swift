import Testing

@Suite struct HandedMethodsTests {
  @Test func fulfilIsAMethodWithoutParametersWhereItIsHandedOn() {
    let source = "load(completion: e1.fulfill)\nload(completion: e2.fulfill)"
    #expect(lines(source).joined(separator: "\n") == source)
    #expect(
      tail(source).split(separator: "\n").filter { $0.contains("XCTestExpectation") }
        == ["extension XCTestExpectation { fileprivate func fulfill() { fulfill(#file, line: #line) } }"])
    #expect(tail("load { e1.fulfill() }\nlet text = \".fulfill)\"").isEmpty)
  }
}

@Suite struct MetatypeCallsTests {
  @Test func typeParametersForClassesAreMadeByTheirClass() {
    let text = lines(
      """
      class Base: NSObject {}
      func make<T: NSObject>(_ type: T.Type) -> T { T() }
      struct Maker<V: UIView & Reusable> { var view: V { V.init() } }
      func other<B>(_ type: B.Type) -> B where B: Base { B() }
      """)
    #expect(text[1].hasSuffix("{ _newObject(T.self) }"))
    #expect(text[2].hasSuffix("{ _newObject(V.self) } }"))
    #expect(text[3].hasSuffix("{ _newObject(B.self) }"))
  }

  @Test(arguments: [
    "func make<T: Initable>(_ type: T.Type) -> T { T() }",
    "func make<T: UIViewControllerTransitioningDelegate>() -> T { T() }",
    "struct T {}\nfunc make() -> T { T() }", "func f<T: UIView>(_ t: T) { g(); T(frame: .zero) }",
    "class Base: NSObject { required override init() {} }\nfunc make<T: Base>() -> T { T() }",
    "class C: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }",
    "let c = UIViewController.init(nibName: nil, bundle: nil)", "let c = Own.self.init(nibName: nil, bundle: nil)",
  ])
  func otherCallsStay(text: String) {
    #expect(lines(text).joined(separator: "\n") == text)
  }

  @Test func aNameHoldsTheClassOfThePropertyThatItsValueComesFrom() {
    let texts = adapted([
      "class Item { let screen: UIViewController.Type? = nil }",
      "func open(_ item: Item) { if let screen = item.screen { show(screen.init()) } }",
    ])
    #expect(texts[1].contains("show(_newObject(screen)"))
    let both = adapted(
      "class Item { let kind: UIView.Type?; init(view: UIView.Type?) { kind = view } }\nif let view = item.kind { add(view.init()) }"
    )
    #expect(both.contains("add(_newObject(view)"))
    let unsure = adapted(
      "class Item { let kind: Own?; init(view: UIView.Type?) { } }\nif let view = item.kind { add(view.init()) }")
    #expect(unsure.contains("add(view.init())"))
    let other = adapted("class Item { let screen: Own? = nil }\nif let screen = item.screen { show(screen.init()) }")
    #expect(other.contains("show(screen.init())"))
  }

  @Test func valuesThatHoldAClassMakeThatClass() {
    #expect(
      lines("let c = type.init(nibName: nil, bundle: nil)")[0] == "let c = type._new(nibName: nil, bundle: nil)")
    #expect(
      lines("let c = Swift.f(self.kind.init(style: .default, reuseIdentifier: \"c\"))")[0]
        == "let c = Swift.f(self.kind._new(style: .default, reuseIdentifier: \"c\"))")
    #expect(
      lines("let c = type(of: old).init(nibName: nil, bundle: nil)")[0]
        == "let c = type(of: old)._new(nibName: nil, bundle: nil)")
  }

  /// Expressions that hold a class, after what says so; each is made by `_newObject`.
  @Test(arguments: [
    ("let screens: [UIViewController.Type] = []", "screens[0]"),
    ("let screens: [String: UIViewController.Type] = [:]", "screens[\"a\"]!"),
    ("let screens = [UIViewController.self, Own.self]", "screens[1]"),
    ("let screens: Array<UIViewController.Type> = []", "screens.randomElement()!"),
    ("let screens: [UIViewController.Type] = []; let screen = screens[0]", "screen"),
    ("func screen(_ row: Int) -> UIViewController.Type { fatalError() }", "screen(0)"),
    ("struct Row { let kind: UIView.Type }; let row: Row! = nil", "row.kind"),
    ("let view = UILabel()", "type(of: view)"),
    ("let kind: UIView.Type? = nil", "(kind ?? UILabel.self)"),
    ("let isOn = true", "(isOn ? UIView.self : UILabel.self)"),
    ("let any: AnyClass = UIView.self", "(any as! UIView.Type)"),
    ("typealias View = UIView; let kind: View.Type = View.self", "kind"),
  ])
  func valuesHoldClassesInManyForms(declaration: String, value: String) {
    #expect(lines("\(declaration)\nlet made = \(value).init()")[1].contains("_newObject(\(value))"))
  }

  @Test func closuresOverListsMakeObjects() {
    let text = lines(
      """
      let kinds: [UIView.Type] = []
      let views = kinds.map { $0.init() }
      kinds.forEach { kind in add(kind.init()) }
      for kind in kinds { add(kind.init()) }
      """)
    #expect(text[1].contains("{ _newObject($0)"))
    #expect(text[2].contains("add(_newObject(kind)") && text[3].contains("add(_newObject(kind)"))
  }

  /// The innermost declaration says the class, whatever else has the name.
  @Test func namesAreLookedForFromTheInsideOut() {
    let text = lines(
      """
      struct Row { let kind: String; let other: Own.Type }
      func open(_ name: String) { guard let kind = NSClassFromString(name) as? UIViewController.Type else { return }
        show(kind.init()) }
      func make(other: UIView.Type) { if let other = table[0] as? Own.Type { keep(other.init()) } else { add(other.init()) } }
      """)
    #expect(text[2].contains("show(_newObject(kind)"))
    #expect(text[3].contains("keep(other.init())") && text[3].contains("add(_newObject(other)"))
  }

  @Test func selfIsMadeByItsClass() {
    let text = lines(
      """
      protocol Cell: UIView {}
      extension Cell { static func make() -> Self { Self() } }
      extension UIView { class func fresh() -> Self { Self() } }
      struct Value { static func make() -> Self { Self() } }
      class Base: UIView { required init() { fatalError() }; class func make() -> Self { Self() } }
      """)
    #expect(text[1].contains("{ _newObject(Self.self) }") && text[2].contains("{ _newObject(Self.self) }"))
    #expect(text[3].contains("{ Self() }") && text[4].contains("{ Self() }"))
  }

  @Test func parametersAreMadeWithArguments() {
    let text = lines(
      """
      class Maker<B: UIButton> { func make() -> B { B(type: .system) } }
      func listen<G: UIGestureRecognizer>(_ kind: G.Type) -> G { G(target: self, action: #selector(tap)) }
      func plain() { _ = UIButton(type: .system) }
      class Typed: UIButton { required init(type: Int) { fatalError() } }
      func typed<T: Typed>() -> T { T(type: 1) }
      """)
    #expect(text[0].contains("B._new(type: .system)") && text[1].contains("G._new(target: self"))
    #expect(text[2].contains("UIButton(type: .system)") && text[4].contains("{ T(type: 1) }"))
  }
}

@Suite struct AvailabilityTests {
  @Test func whatBelongsToALaterVersionIsNotReached() {
    let text = lines(
      """
      if #available(iOS 26.0, *) { view.glass() } else { plain() }
      if #available(iOS 15, *) { old() }
      if #unavailable(iOS 26) { plain() } else { view.glass() }
      if #available(iOS 1000, *), isOn { future() }
      if #available(macOS 27, *) { all() }
      if #available(iOS 18.4, *) { later() } else if isOn { other() }
      """)
    #expect(text[0].hasPrefix("if false") && text[0].hasSuffix("else { plain() }") && !text[0].contains("glass"))
    #expect(text[1] == "if #available(iOS 15, *) { old() }")
    #expect(text[2].hasPrefix("if true") && text[2].contains("plain()") && !text[2].contains("glass"))
    #expect(text[3].contains(", isOn {") && !text[3].contains("future"))
    #expect(text[4] == "if #available(macOS 27, *) { all() }")
    #expect(!text[5].contains("later") && text[5].hasSuffix("else if isOn { other() }"))
  }

  @Test func aGuardEndsWhatIsBehindIt() {
    let text = lines(
      """
      func decorate() {
        before()
        guard #available(iOS 26.0, *) else { return }
        view.glass()
        view.more()
      }
      func other() {}
      """)
    #expect(text[1] == "  before()" && text[2].hasPrefix("  guard false") && text[2].hasSuffix("else { return }"))
    #expect(text[3].allSatisfy { $0 == " " } && text[4].allSatisfy { $0 == " " } && text[6] == "func other() {}")
  }

  @Test func declarationsOfLaterVersionsAreLeftOut() {
    let text = lines(
      """
      @available(iOS 26.0, *) final class Glass: UIGlassView { @objc func tap() {} }
      class Screen: UIViewController {
        @available(iOS, introduced: 26) func glass() {}
        @available(iOS 13.0, *) func plain() {}
        @available(iOS, unavailable) func never() {}
      }
      """)
    #expect(text[0].allSatisfy { $0 == " " } && text[2].allSatisfy { $0 == " " })
    #expect(text[3].contains("func plain()") && text[4].contains("func never()"))
  }
}

@Suite struct CombineByFoundationTests {
  @Test func namesOfCombineBringTheModule() {
    #expect(tail("import UIKit\nclass Model: ObservableObject { @Published var a = 1 }").contains("import Combine"))
    for text in [
      "import Combine\nclass Model: ObservableObject {}",
      "protocol ObservableObject {}\nclass Model: ObservableObject {}",
      "import OpenCombine\nclass Model: ObservableObject {}", "class Model { var Publisheds = 1 }",
    ] {
      #expect(!tail(text).contains("import Combine"))
    }
  }
}

@Suite struct LocalAndGenericClassTests {
  @Test func aClassInAFunctionIsNamedByItself() {
    let text = adapted(
      "class Outer { func f() { class Local: NSObject { @objc func hit() {}; func run() { perform(#selector(hit)) } } } }"
    )
    #expect(text.contains("typealias _A1 = Local") && !text.contains("Outer.Local"))
  }

  @Test func aClassInAnExtensionOfAGenericTypeHasNoRecord() {
    let texts = adapted([
      "extension Cell { final class Inner: UIView { @objc func tap() {} } }",
      "final class Cell<Content: Hashable>: UICollectionViewCell { @objc func hit() {} }",
    ])
    #expect(!texts.joined().contains("_describe"))
  }

  @Test func methodsWithoutArgumentsAreToldFromThoseOfTheSameName() {
    #expect(
      tail("class Messages: UIViewController { @IBAction func show() {} }").contains(
        "({ (o: Messages) in { o.show() } })"))
  }
}
