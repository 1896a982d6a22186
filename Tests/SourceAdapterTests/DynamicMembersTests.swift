import Testing

@testable import SourceAdapter

/// Members of objects of any class.
@Suite struct DynamicMembersTests {
  @Test(arguments: [
    ("let a = (x as AnyObject).count", "let a = _dyn(x as AnyObject).count"),
    ("let a = (x as AnyObject?)?.count", "let a = _dyn(x as AnyObject?)?.count"),
    (
      "let a = unsafeBitCast(p, to: AnyObject.self).floatValue",
      "let a = _dyn(unsafeBitCast(p, to: AnyObject.self)).floatValue"
    ),
    ("let a = u[k].map { $0 as AnyObject }?.cgRectValue", "let a = _dyn(u[k].map { $0 as AnyObject })?.cgRectValue"),
  ])
  func castsAreLookedUp(source: String, expected: String) {
    #expect(lines(source)[0] == expected)
    #expect(tail(source).contains("import ObjectiveC"))
  }

  @Test func declaredObjectsAreLookedUp() {
    let source = """
      class A {
        weak var target: AnyObject?
        var list: [AnyObject] { [] }
        func f(_ other: AnyObject) {
          target?.perform(s)
          self.target!.perform(s)
          _ = other.count
          guard let target = target else { return }
          _ = target.title
          _ = list.first?.priority
          _ = self.view.list[0].priority
        }
      }
      """
    let text = lines(source)
    #expect(text[4] == "    _dyn(target)?.perform(s)")
    #expect(text[5] == "    _dyn(self.target)!.perform(s)")
    #expect(text[6] == "    _ = _dyn(other).count")
    #expect(text[8] == "    _ = _dyn(target).title")
    #expect(text[9] == "    _ = _dyn(list.first)?.priority")
    #expect(text[10] == "    _ = _dyn(self.view.list[0]).priority")
  }

  @Test(arguments: [
    "func f(_ a: AnyObject) {}\nfunc g(_ a: String) { _ = a.count }",
    "func f(_ a: AnyObject) {}\nfunc g() { h { a in a.count } }",
    "func f(_ a: AnyObject) {}\nfunc g() { for a in b { _ = a.count } }",
    "protocol P: AnyObject {}\nlet a = b.count", "func f(_ a: AnyObject?) { _ = a.map(g) }",
    "let a = (b as AnyObject) === c",
  ])
  func namesOfTwoTypesAreLeftAlone(source: String) {
    #expect(adapted(source) == source)
  }

  @Test func membersOfTheModuleAreAdded() {
    let text = adapted([
      "let a: Void = (x as AnyObject).layOut(wide: true)\nlet b = (x as AnyObject).title",
      "class V {\n  func layOut(wide: Bool) -> Int { 1 }\n  var title: String?\n}\nclass W {\n  func layOut(wide: Bool) -> Int { 2 }\n  private var title: Int = 1\n}",
    ])[0]
    #expect(
      text.contains(
        "if let object = object as? V { return object.layOut(wide: wide) }\n    if let object = object as? W { return object.layOut(wide: wide) }"
      ), "\(text)")
    #expect(
      text.contains(
        "@MainActor fileprivate var title: String! {\n    if let object = object as? V { return object.title }\n    return nil"
      ), "\(text)")
  }

  @Test func classesAreDescribedThroughClassForCoder() {
    #expect(lines("let a = view.classForCoder.description()")[0] == "let a = _cls(of: view)")
  }

  @Test func observersBeforeAChangeAreMethods() {
    let source = """
      class C: UITableViewCell {
      }
      extension C {
        override var isSelected: Bool { willSet { use(newValue) } }
      }
      """
    let text = adapted(source)
    #expect(text.contains("get { super.isSelected } set { _o"), "\(text)")
    #expect(text.contains("(newValue); super.isSelected = newValue } }"), "\(text)")
    #expect(text.contains("(_ newValue: Bool) { do      { use(newValue) } }"), "\(text)")
  }

  @Test func optionalMethodsOfTheModulesProtocolsAreAsked() {
    let text = tail(
      "@objc protocol D {\n  @objc optional func opened(_ a: Int)\n}\nclass A {\n  weak var delegate: AnyObject?\n  func f() { delegate?.opened?(1) }\n}"
    )
    #expect(text.contains("var opened: _Call_D_opened? {\n    (object as? any D)?.opened\n  }"), "\(text)")
  }

  @Test func observingInAnExtensionStaysThere() {
    let source = """
      class P: NSObject {
      }
      extension P {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      """
    let text = lines(source)
    #expect(text[1] == "}" && text[3].hasPrefix("           func observeValue(forKeyPath"), "\(text)")
    #expect(tail(source).contains("observeValueForKeyPath:ofObject:change:context:"))
  }

  @Test func observersBeforeAndAfterAChangeAreOneMethod() {
    let source = """
      class C: UITableViewCell {
      }
      extension C {
        override var isSelected: Bool { didSet(old) { use(old) } willSet { use(newValue) } }
      }
      """
    let text = adapted(source)
    #expect(text.contains("let oldValue = super.isSelected; _o"), "\(text)")
    #expect(text.contains("(false, newValue, oldValue); super.isSelected = newValue; _o"), "\(text)")
    #expect(
      text.contains(
        "(_ _f: Bool, _ newValue: Bool, _ old: Bool) { if _f       { use(old) } else    { use(newValue) } }"), "\(text)"
    )
  }

  @Test(arguments: ["CoreGraphics.CGGeometry", "ObjectiveC.runtime", "Foundation.NSObject", "QuartzCore.CALayer"])
  func partsOfOtherModulesAreTheWhole(name: String) {
    #expect(lines("import \(name)")[0] == "import \(name.prefix { $0 != "." })")
  }
}
