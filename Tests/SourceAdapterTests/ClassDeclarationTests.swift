import Testing

@testable import SourceAdapter

private func names(_ source: String) -> [String] {
  ClassDeclaration.all(in: Array(source.utf8)).map(\.name)
}

@Suite struct ClassDeclarationTests {
  @Test func classesAreFoundInSourceOrderWithTheirLines() {
    let source = """
      import UIKit
      final class First: UITableViewController, UISearchResultsUpdating {}

      public class Second {
      }
      """
    let found = ClassDeclaration.all(in: Array(source.utf8))
    #expect(found.map(\.name) == ["First", "Second"])
    #expect(found.map(\.line) == [2, 4])
    #expect(found[0].inherited == ["UITableViewController", "UISearchResultsUpdating"])
    #expect(found[1].inherited.isEmpty)
  }

  @Test func namesOfNestedClassesTellWhereTheyAre() {
    let source = """
      enum Outer { struct Middle { class Inner: UIViewController { class Innermost: UIViewController {} } } class Next {} }
      extension Other.Place { class Late {} }
      class After {}
      """
    #expect(
      names(source) == [
        "Outer.Middle.Inner", "Outer.Middle.Inner.Innermost", "Outer.Next", "Other.Place.Late", "After",
      ])
  }

  @Test(arguments: [
    "// class A: UIViewController {}",
    "/* class A {} */", "/* /* nested */ class A {} */",
    "let s = \"class A {}\"", "let s = \"\\\"class A {}\"", "let s = \"\"\"\n class A {}\n \"\"\"",
    "let s = #\"\"class A {}\"\"#", "let s = #\"\\\" class A {}\"#", "let s = ##\"\"# class A {}\"##",
    "let s = \"\\(make(\"class A {}\")) class B {}\"",
    "let s = \"\"\"\n \\(x + \"\"\"\n class A {} \"\"\") class B {}\n\"\"\"",
    "let r = #/class A {}/#",
    "func f() { class A: UIViewController {} }", "let c = { class A {} }", "struct S { init() { class A {} } }",
    "protocol P: class { }", "protocol P where Self: class {}",
    "struct S { class func f() {} ; class var v: Int { 1 } ; class override func g() {} ; class final func h() {} }",
    "struct A: P {}", "enum A {}", "actor A {}",
    "#if false\n#endif", "", "class", "class {", "\"", "\"\"\"", "/*", "`", "\\", "#", "#\"", "class A", "class A<",
    "class A: B,",
  ])
  func whatIsNoReachableClassIsPassedOver(source: String) {
    #expect(names(source).isEmpty)
  }

  @Test(arguments: [
    "let s = \"}}\"; class A {}", "let s = \"unterminated\nclass A {}",
    "let s = \"\"\"\n \" \"\" {\n \"\"\"; class A {}",
    "let s = \"\\(f { \"}\" })\"\nclass A {}", "/* /* */ { */ class A {}", "// {\nclass A {}",
    "let s = #\"\\\"# ; class A {}", "let r = #/\\/#{/# ; class A {}", "let x = a / b; class A {}",
    "@objc(Name) class A {}", "@available(iOS 15, *) public final class A {}", "func f() { }; class A {}",
    "#if os(iOS)\nclass A {}\n#endif", "let `class` = 1; class A {}", "struct S {}; class A: S.B {}",
    "let k = x.class; class A {}", "class A\n: B\n{ }",
  ])
  func textBeforeAClassDoesNotHideIt(source: String) {
    #expect(names(source) == ["A"])
  }

  @Test func privacyGenericsAndAttributesAreSeen() {
    let source = """
      private class A {}
      @MainActor fileprivate final class B {}
      class C<Item: Hashable>: Base<Item>, @unchecked Sendable, UIKit.Thing where Item: Sendable {}
      private enum D { class E {} }
      class F {}
      """
    let found = ClassDeclaration.all(in: Array(source.utf8))
    #expect(found.map(\.name) == ["A", "B", "C", "D.E", "F"])
    #expect(found.map(\.isPrivate) == [true, true, false, true, false])
    #expect(found.map(\.isGeneric) == [false, false, true, false, false])
    #expect(found[2].inherited == ["Base", "Sendable", "Thing"])
  }

  @Test func everyPrefixOfASourceIsScannedWithoutATrap() {
    let source = Array(
      "enum O { /* {{ */ class A<T>: UIViewController { let s = \"\\(f(\"}\"))\" + #\"\\#(x)\"# } } // é".utf8)
    for count in 0...source.count { _ = ClassDeclaration.all(in: Array(source.prefix(count))) }
  }
}
