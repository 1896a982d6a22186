import Testing

@testable import SourceAdapter

@Suite struct InitializerRequirementsTests {
  private let source = """
    protocol Made: AnyObject {
      init()
    }
    extension NSObject: Made {}
    extension Made {
      init(_ set: (Self) -> Void) { self.init(); set(self) }
    }
    class Style: Made {
      required init() {}
    }
    """

  @Test func theRequirementIsAMethodThatMakesAnObjectOfTheClass() {
    let text = lines(source)
    #expect(text[1].hasPrefix("  static func _o") && text[1].hasSuffix("() -> Self"))
    #expect(text[3].hasPrefix("extension NSObject: Made {; static func _o") || text[3].contains("{static func _o"))
    #expect(text[3].contains("-> Self { _newObject(self) }"))
    #expect(text[9].contains("-> Self { self.init() }"))
    #expect(text[4...8].joined() == source.split(separator: "\n")[4...8].joined())
  }

  @Test func theProtocolsInitialiserCallsIt() {
    let added = tail(source)
    #expect(added.contains("import UIKit"))
    #expect(added.split(separator: "\n").filter { $0.contains("@_silgen_name(\"_masthead_init_o") }.count == 2)
    #expect(added.contains(" init()\n"))
  }

  @Test func allStandInFilesOfTheirOwn() {
    let texts = adapted([
      "protocol Made: class {\n  init()\n}", "import UIKit\nextension NSObject: Made {}",
      "final class Style: Made {\n  init() {}\n}",
    ])
    #expect(texts[0].contains("static func _o"))
    #expect(texts[1].contains("_newObject(self)"))
    #expect(texts[2].contains("self.init()"))
  }

  @Test(arguments: [
    "protocol Made { init() }\nextension NSObject: Made {}",
    "protocol Made: AnyObject { init() }\nclass A: Made { required init() {} }",
    "protocol Made: AnyObject { init(name: String) }\nextension NSObject: Made { convenience init(name: String) { self.init() } }",
    "protocol Made: AnyObject { init() }\nclass Own { required init() {} }\nextension Own: Made {}",
  ])
  func otherProtocolsStay(text: String) {
    #expect(adapted(text) == text)
  }
}
