import Testing

@testable import SourceAdapter

@Suite struct AttributesTests {
  @Test(arguments: [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(tapped:) func f(_ a: Int) {}", "               func f(_ a: Int) {}"),
    ("@nonobjc var a = 1", "         var a = 1"),
    ("@IBOutlet private weak var a: UILabel!", "          private weak var a: UILabel!"),
    ("@IBAction func f() {}", "          func f() {}"),
    ("@IBInspectable var a: Int = 0", "               var a: Int = 0"),
    ("dynamic func f() {}", "        func f() {}"),
    ("public @objc let a: Int", "public       let a: Int"),
  ])
  func spacesStandInTheirPlace(source: String, expected: String) {
    #expect(lines("class A {\n\(source)\n}")[1] == expected)
  }

  @Test func classesAndEnumerationsLoseThem() {
    #expect(
      lines("@objcMembers\npublic class A: NSObject {}\n@objc enum E: Int { case a }\n@IBDesignable class B: UIView {}")
        == [
          "", "public class A: NSObject {}", "      enum E: Int { case a }", "              class B: UIView {}",
        ])
  }

  @Test func blockConventionsGoFromTypes() {
    #expect(
      lines("let a: @convention(block) (Int) -> Void = { _ in }") == [
        "let a:                    (Int) -> Void = { _ in }"
      ])
  }

  @Test func theApplicationsEntryIsMain() {
    #expect(lines("@UIApplicationMain\nclass AppDelegate {}")[0] == "@main")
  }

  @Test func managedPropertiesAreTold() throws {
    let result = adapt(["class A {\n  @NSManaged var name: String\n}"])
    let note = try #require(result.notes.first)
    #expect(note.line == 2 && note.column == 3 && note.isError)
    #expect(note.text.contains("Core Data"))
  }

  @Test func managedPropertiesOfLayersAreKeptByTheLayer() {
    let source = """
      class Ring: CALayer {
        @NSManaged var progress: CGFloat
      }
      class Thin: Ring {
        @NSManaged var end: CGFloat
      }
      """
    #expect(adapt([source]).notes.isEmpty)
    let text = adapted(source)
    #expect(text.contains("  @_LayerVar var progress: CGFloat") && text.contains("  @_LayerVar var end: CGFloat"))
    #expect(text.contains("t.add(\"progress\", \\Ring.progress)"))
  }

  @Test func charactersOfSeveralBytesKeepColumns() {
    let source = "class A {\n  let é = \"日本\"; @objc func f() {}; let z = 1\n}"
    let text = adapted(source)
    let line = text.split(separator: "\n")[1]
    let original = source.split(separator: "\n")[1]
    #expect(line.utf8.count == original.utf8.count && line.hasSuffix("let z = 1"))
  }

  @Test func whatStandsInCommentsAndTextStays() {
    let source = "// @objc dynamic #selector(x)\nlet a = \"@objc #selector(f) #if os(iOS)\"\n/* @IBOutlet */\n"
    #expect(adapt([source]).texts == [nil])
  }

  @Test func descriptionsOfClassesOverrideNothing() {
    let text = lines(
      "class A: UIView {\n  override class func description() -> String { \"a\" }\n  override var description: String { \"b\" }\n}\nclass B: A {\n  override class func description() -> String { \"b\" }\n}"
    )
    #expect(text[1] == "           class func description() -> String { \"a\" }")
    #expect(text[2] == "  override var description: String { \"b\" }")
    #expect(text[5] == "  override class func description() -> String { \"b\" }")
  }

  @Test func classesOfAnyObjectAreAskedForTheirNames() {
    let text = lines("let a = type(of: object).description() + b\nlet c = type(of: object).description\n")
    #expect(text[0] == "let a = _cls(of: object)               + b")
    #expect(text[1] == "let c = type(of: object).description")
    let own = "class A { class func description() -> String { \"a\" } }\nlet b = type(of: a).description()"
    #expect(lines(own)[1] == "let b = type(of: a).description()")
  }
}
