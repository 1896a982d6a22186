import Testing

@testable import SourceAdapter

/// Names that the adapter takes out of the text stay where the compiler looks them up.
@Suite struct LookedUpNamesTests {
  private func line(_ use: String, members: String = "") -> String {
    lines("class V {\n  \(members)\n  func f() { use(\(use)) }\n}")[2]
  }

  @Test func pathsOfOneStepAreSwifts() {
    #expect(line("#keyPath(V.title)") == "  func f() { use(_k1    (\\V.title)) }")
    #expect(line("#keyPath(title)") == "  func f() { use(_k1(\\_A1.title)) }")
    #expect(
      tail("class V {\n  let k = #keyPath(V.title)\n}").contains("private let _k1 = _PathName(\"title\")"))
  }

  @Test(arguments: [
    ("@objc var a: V?", "(\\V.a?.b)"), ("@objc var a: V!", "(\\V.a.b)"), ("@objc var a: [V] = []", "(\\V.a[0].b)"),
    ("@objc var a: [V]?", "(\\V.a?[0].b)"), ("@objc var a: UIView", "(\\V.a.b)"),
    ("@objc var a: AnyObject?", "(\\V.a  )"),
    ("@objc var a = NSDictionary()", "(\\V.a  )"),
  ])
  func declaredPropertiesLeadToTheNext(declaration: String, expected: String) {
    #expect(line("#keyPath(V.a.b)", members: declaration).contains(expected))
  }

  @Test(arguments: [
    "@objc var a: Set<V> = []", "@objc var a: [String: V] = [:]", "typealias W = V?; @objc var a: W", "",
    "@objc var a = V()",
  ])
  func otherPathsAreLookedUpStepByStep(declaration: String) {
    #expect(line("#keyPath(V.a.b)", members: declaration).contains("_k1 (_q<V>.a.b)"))
    #expect(line("#keyPath(a.b)", members: declaration).contains("(_K1.a.b)"))
  }

  @Test func stepsKeepTheirColumns() {
    let source = "class V {\n  let k = [#keyPath(UIView.layer.bounds), #keyPath(V.a), #keyPath(a), 7]\n}"
    let (before, after) = (source.split(separator: "\n")[1], adapted(source).split(separator: "\n")[1])
    for word in [".layer", ".bounds", ".a)", ", 7]"] {
      #expect(before.firstRange(of: word)?.lowerBound == after.firstRange(of: word)?.lowerBound, "\(after)")
    }
  }

  @Test func typesAndPropertiesWithCapitalsAreToldApart() {
    let text = adapted("class V {\n  @objc var URL: V?\n  @objc var b = 1\n  let k = #keyPath(V.URL.b)\n}")
    #expect(text.contains("_PathName(\"URL.b\")") && text.contains("(\\V.URL?.b)"))
  }

  @Test func valuesOfParametersAreTextsAlone() {
    #expect(lines("public func f(_ key: String = #keyPath(V.a)) {}")[0].contains("= \"a\""))
  }

  @Test func withoutTheRuntimePathsAreTexts() {
    let options = SourceAdapter.Options(hasRuntime: false)
    #expect(lines("class V {\n  let k = #keyPath(V.title)\n}", options: options)[1] == "  let k = \"title\"")
  }

  @Test(arguments: [
    ("#selector(button.tap)", "_s1  (of: button.tap)"), ("#selector(f as () -> Void)", "_s1  (of: f as () -> Void)"),
    ("#selector(ListDelegate.tap(_:))", "_s1  (of: ListDelegate.tap(_:))"),
    ("#selector(super.tap)", "_s1  (of: super.tap)"),
    ("#selector(getter: button.count)", "(of: button.count)"),
    ("#selector(getter: ListDelegate.count)", "(of: \\ListDelegate.count)"),
    ("#selector(getter: missing)", "(\\_A1.missing)"), ("#selector(setter: missing)", "(\\_A1.missing)"),
  ])
  func selectorsByNameAreLookedUp(use: String, expected: String) {
    #expect(line(use).contains(expected), "\(line(use))")
  }

  @Test func methodsOfUIKitsDelegatesAreKnown() {
    let method = "UITableViewDelegate.tableView(_:didSelectRowAt:)"
    #expect(line("#selector(\(method))").contains("use(_s1() "))
  }

  @Test func selectorsAreNotLookedUpWhereThereIsNoObjectYet() {
    #expect(lines("class V {\n  let s = #selector(button.tap)\n}")[1] == "  let s = _s1()")
    #expect(lines("class V {\n  init() { use(#selector(a as () -> Void)) }\n}")[1].contains("_s1() "))
    #expect(line("{ #selector(a as () -> Void) }").contains("_s1() "))
  }

  @Test(arguments: [
    ("@objc(f:b:) func f(_ a: Int) {}", "method name provides names for 2 arguments, but method has one parameter"),
    ("@objc(f) func f(_ a: Int) {}", "method name provides names for 0 arguments, but method has one parameter"),
    ("@objc(f:) func f() {}", "method name provides one argument name, but method has 0 parameters"),
    (
      "@objc(f:) func f(_ a: Int) throws {}",
      "method name provides one argument name, but method has 2 parameters (including the error parameter)"
    ),
    ("@objc(initWith:) init() {}", "initializer name provides one argument name, but initializer has 0 parameters"),
    ("@objc(a:) var a = 1", "property must have a simple name, without colons"),
  ])
  func namesWithOtherCountsOfArgumentsAreErrors(member: String, words: String) {
    let text = adapted("class V {\n  \(member)\n}")
    #expect(
      text.contains("#sourceLocation(file: \"A.swift\", line: 2)\n        #error(\"'@objc' \(words)\")"), "\(text)")
  }

  @Test(arguments: [
    "@objc(f:b:) func f(_ a: Int, b: Int) {}", "@objc(f:e:) func f(_ a: Int) throws {}", "@objc(a) var a = 1",
    "@objc(f:completion:) func f(_ a: Int) async throws {}", "@objc(initWith) init(_ a: ()) {}", "@objc func f() {}",
    "@objc var a: Int { @objc(isA) get { 1 } @objc(setA:) set {} }",
  ])
  func fittingNamesAreNone(member: String) { #expect(!adapted("class V {\n  \(member)\n}").contains("#error")) }
}
