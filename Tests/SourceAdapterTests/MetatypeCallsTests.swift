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
}
