import Testing

@testable import SourceAdapter

@Suite struct OtherConstructsTests {
  @Test func imageLiteralsAreLoadedByAFunction() {
    #expect(
      lines("let a = [#imageLiteral(resourceName: \"x\"), 1]")[0] == "let a = [_i1                        (\"x\"), 1]")
    #expect(
      tail("let a = [#imageLiteral(resourceName: \"x\"), 1]").contains("private func _i1(_ name: String) -> UIImage"))
  }

  @Test func colorLiteralsAreColors() {
    #expect(
      lines("let a = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)")[0]
        == "let a = UIColor      (red: 1, green: 0.5, blue: 0, alpha: 1)")
  }

  @Test func previewsAreLeftOut() {
    #expect(lines("let a = 1\n#Preview(\"x\") {\n  View()\n}\nlet b = 2") == ["let a = 1", "", "", "", "let b = 2"])
  }

  @Test(arguments: [
    ("#keyPath(V.title)", "title"), ("#keyPath(title)", "title"), ("#keyPath(V.a.b)", "a.b"), ("#keyPath(A.B.c)", "c"),
  ])
  func keyPathsAreTexts(source: String, expected: String) {
    let module = "class V {\n  let k = \(source)\n}"
    #expect(lines(module)[1].hasPrefix("  let k = _k1"))
    #expect(tail(module).contains("private let _k1 = _PathName(\"\(expected)\")"))
  }

  @Test func partsOfModulesAreTheWhole() {
    #expect(
      lines("import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView") == [
        "import UIKit", "import class UIKit.UIView",
      ])
  }

  @Test func namesLoseAModuleThatIsAnotherOneOnLinux() {
    #expect(lines("let a = (1 + CoreFoundation.sqrt(5)) / 2")[0] == "let a = (1 +                sqrt(5)) / 2")
    let text = adapted(
      "import UIKit\nlet a: Foundation.URLSession = Foundation.URLSession(configuration: c)\nlet b = Foundation.Date()")
    #expect(text.contains("let a:            URLSession =            URLSession(configuration: c)"))
    #expect(text.contains("let b = Foundation.Date()"))
    #expect(text.contains("import FoundationNetworking"))
  }

  @Test func whatOnlyApplesFoundationHasMakesAModuleOneForIOS() {
    func isForIOS(_ texts: String...) -> Bool {
      SourceAdapter.isForIOS(
        texts.map { SourceAdapter.File(path: "a.swift", bytes: Array($0.utf8)) }, appleModules: ["WebKit"])
    }
    #expect(isForIOS("import Foundation\nlet a = URLSession.shared"))
    #expect(isForIOS("import Foundation\nclass P: NSObject, XMLParserDelegate {}"))
    #expect(!isForIOS("import Foundation\n// URLSession is not used\nlet a = 1"))
    #expect(!isForIOS("import Foundation\nlet a = URLSession.shared", "import FoundationNetworking"))
    #expect(!isForIOS("import Foundation\n#if os(macOS)\nlet a = URLSession.shared\n#endif"))
    #expect(!isForIOS("import Foundation\nlet a = Date()"))
  }

  @Test func modulesThatAreNotThereAreToldOnce() {
    let options = SourceAdapter.Options(missingModules: ["WebKit": "not part of Swift on Linux"])
    let result = adapt(
      ["import WebKit\nlet a = 1", "\nimport WebKit\n", "#if canImport(AppKit)\nimport UIKit\n#endif"], options: options
    )
    #expect(result.notes.map(\.text) == ["import WebKit: not part of Swift on Linux"])
    #expect(
      result.notes[0].path == "A.swift"
        && result.texts[1].map { String(decoding: $0, as: UTF8.self) } == "\n             \n")
  }

  @Test func filesImportWhatIOSHasInFoundation() {
    #expect(tail("import Foundation\nlet a: URLRequest? = nil").contains("import FoundationNetworking"))
    #expect(
      tail(
        "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet a: URLRequest? = nil"
      )
      .contains("import FoundationNetworking"))
    #expect(!adapted("import Foundation\nlet a: MyURLRequests? = nil").contains("FoundationNetworking"))
  }

  @Test func observedPropertiesHaveAWrapper() {
    #expect(
      lines(
        "class A: NSObject {\n  @objc dynamic var a = 0\n  @objc public dynamic var b = 0\n  @objc dynamic var c: Int { 1 }\n}"
      )[1...3] == [
        "  @_Observed    var a = 0", "  @_Observed public    var b = 0", "                var c: Int { 1 }",
      ])
    #expect(lines("@objcMembers class A: NSObject {\n  dynamic var a = 0\n}")[1] == "  @_Observed var a = 0")
  }

  @Test func recordsNameMethodsAndProperties() {
    let text = tail(
      "class A {\n  @objc func f(_ a: Int) {}\n  @IBOutlet var label: UILabel!\n  @objc class func make() {}\n  func g() {}\n  @objc func h<T>(_ a: T) {}\n}"
    )
    #expect(
      text.contains(
        "t.add(_SelectorName(\"f:\")(A.f(_:)))\n    t.add(\"label\", \\A.label)\n    t.add(_SelectorName(\"make\")(A.make))\n  }"
      ), "\(text)")
    #expect(text.contains("@section(\"swift5_tests\") @used private let _r1: _ClassRecord"))
  }

  @Test func recordsLeaveOutWhatIsUnavailableAndMayNameWhatIsDeprecated() {
    let text = tail(
      "class A {\n  @available(*, unavailable, message: \"x\") @IBInspectable var typeName: String?\n  @available(iOS 13, *) @objc func f() {}\n  @available(*, deprecated) @objc func g() {}\n}"
    )
    #expect(!text.contains("typeName") && text.contains("o.f()") && text.contains("o.g()"))
    #expect(text.contains("@available(*, deprecated) extension A {"))
    #expect(text.contains("@available(*, deprecated) @section"))
  }

  @Test func methodsWithoutArgumentsAreToldFromOthersOfTheirName() {
    let text = tail("class A {\n  @objc func f() {}\n  func f(_ a: Int) {}\n  @objc func g() throws {}\n}")
    #expect(text.contains("t.add(_SelectorName(\"f\")({ (o: A) in { o.f() } }))"), "\(text)")
    #expect(text.contains("{ try o.g() }"))
  }

  @Test func methodsThatClassesHaveAsWellAreNamedThroughAnObject() {
    let text = tail("class A: NSObject {\n  override func responds(to aSelector: Selector!) -> Bool { true }\n}")
    #expect(
      text.contains("t.add(_SelectorName(\"respondsToSelector:\")({ (o: A) in { o.responds(to: $0) } }))"), "\(text)")
  }

  @Test func genericClassesOfUIKitHaveNoRecord() {
    #expect(!tail("extension NSLayoutAnchor {\n  @objc func f() {}\n}").contains("_MethodTable"))
  }

  @Test func conventionsOfObjectiveCAreTakenAway() {
    #expect(
      lines(
        "typealias A = @convention(block) (UIView) -> Void\ntypealias B = @convention(c) (UIView, Selector) -> Void\ntypealias C = @convention(c) (Int) -> Void"
      )
        == [
          "typealias A =                    (UIView) -> Void",
          "typealias B =                (UIView, Selector) -> Void",
          "typealias C = @convention(c) (Int) -> Void",
        ])
  }

  @Test func overriddenPropertiesKeepTheirKeys() {
    let text = tail(
      "class A: UIView {\n  override var isHidden: Bool { get { true } set {} }\n  override var bounds: CGRect { .zero }\n  @objc func f() {}\n}"
    )
    #expect(text.contains("t.add(\"hidden\", \\A.isHidden)\n    t.add(\"bounds\", \\A.bounds)"), "\(text)")
  }

  @Test func exposedClassesRecordWhatTheyDoNotHide() {
    let text = tail(
      "@objcMembers class A {\n  var a = 1\n  private var b = 2\n  func f() {}\n}\n@objc extension A {\n  func g() {}\n}"
    )
    #expect(text.contains("\"a\"") && !text.contains("\"b\"") && text.contains("\"f\"") && text.contains("\"g\""))
  }

  @Test func typesWithoutANameAtTheEndOfTheFileHaveNoRecord() {
    #expect(!tail("class A<T> {\n  @objc func f() {}\n}").contains("_MethodTable"))
    #expect(!tail("func f() {\n  class A {\n    @objc func f() {}\n  }\n}").contains("_MethodTable"))
    #expect(!tail("class O {\n  private class A {\n    @objc func f() {}\n  }\n}").contains("_MethodTable"))
  }
}
