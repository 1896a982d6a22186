import Testing

@testable import SourceAdapter

/// What Objective-C's Foundation answers and the one on Linux does not.
@Suite struct FoundationGapsTests {
  @Test(arguments: [
    ("let a = c.isSubclass(of: V.self)", "let a = _class(c).isSubclass(of: V.self)"),
    ("let a = c?.isSubclass(of: V.self)", "let a = _class(c)?.isSubclass(of: V.self)"),
    ("let a = type(of: x).isSubclass(of: V.self)", "let a = _class(type(of: x)).isSubclass(of: V.self)"),
    ("let a = self.classes[0].isSubclass(of: V.self)", "let a = _class(self.classes[0]).isSubclass(of: V.self)"),
    ("let a = V.isSubclass(of: W.self)", "let a = V.isSubclass(of: W.self)"),
    ("let a = c.isSubclass(named: 1)", "let a = c.isSubclass(named: 1)"),
  ])
  func classesAreAsked(source: String, expected: String) {
    #expect(lines(source)[0] == expected)
  }

  @Test func aMethodOfTheModuleIsLeftAlone() {
    let source = "struct Kind { func isSubclass(of k: Kind) -> Bool { false } }\nlet a = kind.isSubclass(of: other)"
    #expect(lines(source)[1] == "let a = kind.isSubclass(of: other)")
  }

  @Test func distancesInExtensionsOfNumbersOfGeometryAreSwifts() {
    let source = """
      extension CGFloat {
        func near(_ r: CGFloat) -> Bool { abs(self - r) <= abs(1) }
      }
      func far(_ r: CGFloat) -> CGFloat { abs(r) }
      extension CGPoint {
        var length: CGFloat { abs(x) }
      }
      """
    let text = lines(source)
    #expect(text[1] == "  func near(_ r: CGFloat) -> Bool { Swift.abs(self - r) <= Swift.abs(1) }")
    #expect(text[3] == "func far(_ r: CGFloat) -> CGFloat { abs(r) }")
    #expect(text[5] == "  var length: CGFloat { abs(x) }")
  }

  @Test func elementsOfListsOfObjectsAreLookedUp() {
    let source = """
      func f(_ o: [AnyObject], _ p: [Cell], _ q: AnyObject) {
        for x in o { _ = x["a"] as? String }
        for y in p { _ = y["a"] }
        for z in r as! [AnyObject] { _ = z.title }
        _ = q["b"]
        _ = (q as AnyObject)["c"]
      }
      """
    let text = lines(source)
    #expect(text[1] == "  for x in o { _ = _dyn(x)[\"a\"] as? String }")
    #expect(text[2] == "  for y in p { _ = y[\"a\"] }")
    #expect(text[3] == "  for z in r as! [AnyObject] { _ = _dyn(z).title }")
    #expect(text[4] == "  _ = _dyn(q)[\"b\"]")
    #expect(text[5] == "  _ = _dyn(q as AnyObject)[\"c\"]")
  }

  @Test func aNameOfTwoKindsIsLeftAlone() {
    let source = """
      func f(_ o: [AnyObject], _ p: [Cell]) {
        for x in o { _ = x["a"] }
        for x in p { _ = x["a"] }
      }
      """
    #expect(lines(source)[1] == "  for x in o { _ = x[\"a\"] }")
  }
}
