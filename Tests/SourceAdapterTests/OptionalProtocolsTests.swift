import Testing

@testable import SourceAdapter

@Suite struct OptionalProtocolsTests {
  private static let list = """
    @objc public protocol ListDelegate: AnyObject {
      func required()
      @objc optional func list(_ list: Int, didSelect row: Int) -> Bool
      @objc optional func list(_ list: Int, didEnd row: Int)
      @objc optional var tint: Int { get }
    }

    """

  @Test func parametersWithoutANameArePassedOn() {
    let added = tail("@objc protocol Keys: AnyObject {\n  @objc optional func make(_: Any?)\n}")
    #expect(added.contains("func callAsFunction(_ _p0: Any?)"))
  }

  @Test func methodsWithoutArgumentsAreCalledThroughAProtocolAbove() {
    let text = adapted("@objc public protocol P where Self: UIView {\n  @objc optional func ended()\n}")
    #expect(text.contains("public protocol P: AnyObject, _Calls_P where Self: UIView {"), "\(text)")
    #expect(
      text.contains(
        "extension _Calls_P {\n  @_disfavoredOverload public var ended: _Call_P_ended? { guard let object = self as? any P"
      ))
  }

  @Test func requirementsGetDefaults() {
    let text = adapted(Self.list)
    #expect(text.contains("\n                 func list(_ list: Int, didSelect row: Int) -> Bool\n"))
    #expect(text.contains("public func list(_ list: Int, didSelect row: Int) -> Bool { fatalError("))
    #expect(text.contains("public nonisolated var _implemented_ListDelegate: UInt64 { 0 }"))
  }

  @Test func methodsOfOneBaseNameAreCalledThroughOneProperty() {
    let text = adapted(Self.list)
    #expect(
      text.contains("public var list: _Call_ListDelegate_list? { _implemented_ListDelegate & 3 == 0 && !_answersAdded(")
    )
    #expect(text.components(of: "func callAsFunction(") == 2)
  }

  @Test func optionalPropertiesAreOptionalValues() {
    let text = adapted(Self.list + "class A: ListDelegate {\n  func required() {}\n  var tint: Int { 1 }\n}")
    #expect(text.contains("public var tint: (Int)? { _value_ListDelegate_tint }"))
    #expect(text.contains("public var _value_ListDelegate_tint: (Int)? { let value: Int = tint; return value }; }"))
  }

  @Test func classesSayWhatTheyHave() {
    let texts = adapted([
      Self.list, "class A: ListDelegate {\n  func required() {}\n  func list(_ list: Int, didEnd row: Int) {}\n}",
      "class B {}\nextension B: ListDelegate {\n  func required() {}\n}\n",
    ])
    #expect(texts[1].contains("public nonisolated var _implemented_ListDelegate: UInt64 { 2 }; }"))
    #expect(texts[2].contains("public nonisolated var _implemented_ListDelegate: UInt64 { 0 }; }"))
  }

  @Test func membersOfSuperclassesAndOtherExtensionsCount() {
    let text = adapted(
      Self.list
        + "class Base { func list(_ a: Int, didSelect row: Int) -> Bool { true } }\nclass A: Base, ListDelegate {\n}\n"
        + "extension A {\n  func list(_ a: Int, didEnd row: Int) {}\n}")
    #expect(text.contains("UInt64 { 3 }; }"))
  }

  @Test func protocolsOfOtherModulesAreKnown() {
    let known = OptionalProtocol(name: "ListDelegate", methods: ["list(_:)", "done()"], properties: [], inherited: [])
    let text = adapted("class A: ListDelegate {\n  func done() {}\n}", options: .init(foreignProtocols: [known]))
    #expect(text.contains("_implemented_ListDelegate: UInt64 { 2 }; }"))
    #expect(adapt([Self.list]).optionalProtocols.first?.methods == ["list(_:didSelect:)", "list(_:didEnd:)"])
  }

  @Test func moreThan64MethodsAreAllTold() {
    let methods = (0..<70).map { "  @objc optional func m\($0)()\n" }.joined()
    let text = adapted(
      "@objc protocol P {\n\(methods)}\nclass A: P {\n  func m1() {}\n  func m64() {}\n  func m69() {}\n}")
    #expect(text.contains("nonisolated var _implemented_P_1: UInt64 { get }; "))
    #expect(text.contains("nonisolated var _implemented_P: UInt64 { 2 }; "))
    #expect(text.contains("nonisolated var _implemented_P_1: UInt64 { 33 }; "))
    #expect(
      text.contains(
        "guard let object = self as? any P else { return nil }; return object._implemented_P_1 & 32 == 0 && !_answersAdded(object, ["
      ))
    #expect(text.contains("object._implemented_P_1 & 32 == 0 ? _callAdded("))
    #expect(text.contains("() { self.m69() }"))
  }

  @Test func subclassesMayAddMethods() {
    let texts = adapted([
      Self.list, "class A: ListDelegate {\n  func required() {}\n}\n",
      "class B: A {\n  func list(_ list: Int, didEnd row: Int) {}\n}\nclass C: B {}\n",
      "final class D: C {\n  func list(_ l: Int, didSelect row: Int) -> Bool { true }\n}\n",
    ])
    #expect(
      texts[1].contains(
        "_implemented_ListDelegate: UInt64 { 0 | (self is B ? 2 : 0) | (self is D ? 1 : 0) }; "), "\(texts[1])")
    #expect(texts[1].contains("public func _o"))
    #expect(
      texts[1].contains(
        "(_ list: Int, didEnd row: Int) { if let object = self as? B { return object.list(list, didEnd: row) }; fatalError("
      ))
    #expect(texts[2].hasPrefix("class B: A {\n  func list(_ list: Int, didEnd row: Int) {}\n}\n"))
  }

  @Test func protocolsAreAdoptedByOtherNames() {
    let texts = adapted([
      Self.list, "typealias Handling = ListDelegate & Equatable\n",
      "class A: Handling {\n  func list(_ list: Int, didEnd row: Int) {}\n}\n",
      "class B: Hashable & ListDelegate {\n  func list(_ list: Int, didEnd row: Int) {}\n}\n",
    ])
    #expect(texts[2].contains("public nonisolated var _implemented_ListDelegate: UInt64 { 2 }; }"), "\(texts[2])")
    #expect(texts[3].contains("public nonisolated var _implemented_ListDelegate: UInt64 { 2 }; }"), "\(texts[3])")
  }

  @Test func protocolsOfObjectiveCAreForClasses() {
    #expect(lines("@objc protocol P {\n}")[0] == "      protocol P: AnyObject {")
    #expect(lines("@objc protocol P: Q {\n}")[0] == "      protocol P: Q, AnyObject {")
    #expect(lines("@objc protocol P: NSObjectProtocol {\n}")[0] == "      protocol P: NSObjectProtocol {")
  }
}

extension String {
  fileprivate func components(of word: String) -> Int { ranges(of: word).count }

  @Test func aPropertyOfTheProtocolDoesNotHideThatOfTheClass() {
    let text = adapted(
      "@objc protocol P {\n  @objc optional var c: Int { get }\n}\nclass A: NSObject {}\nextension A: P { var c: Int { 3 } }"
    )
    #expect(text.contains("@_disfavoredOverload var c: (Int)? { _value_P_c }"))
    #expect(text.contains("var _value_P_c: (Int)? { let value: Int = c; return value }"))
  }

  @Test func protocolsOfOneLineKeepWhatPartsTheirMembers() {
    let source = "@objc protocol P { @objc optional func a() -> Int; @objc optional var c: Int { get }; func d() }"
    let line = lines(source)[0]
    #expect(line.contains("func a() -> Int; var _value_P_c: (Int)? { get }"), "\(line)")
    #expect(!line.contains("; ;"), "\(line)")
    let only = lines("@objc protocol P { @objc optional var c: Int { get } }")[0]
    #expect(only.contains("{ var _value_P_c: (Int)? { get }"), "\(only)")
    #expect(!only.contains("; ;"), "\(only)")
  }

  @Test func whatNobodyHasInThisModuleIsAskedFor() {
    let text = adapted("@objc protocol P {\n  @objc optional func list(_ list: Int, didEnd row: Int) -> String?\n}")
    #expect(text.contains("_implemented_P & 1 == 0 ? _callAdded(\"list:didEnd:\", object, [list, row]) : object."))
    #expect(text.contains("\nimport ObjectiveC\n"))
  }

  @Test func classesBelowThoseOfOtherModulesLeaveRecords() {
    let found = OptionalProtocol(name: "ListDelegate", methods: ["list(_:didEnd:)"], properties: [], inherited: [])
    let text = adapted(
      ["import Lists\nclass A: BaseList {\n  func list(_ list: Int, didEnd row: Int) {}\n}"],
      options: .init(foreignProtocols: [found]))[0]
    #expect(text.contains("t.add(_SelectorName(\"list:didEnd:\")(A.list(_:didEnd:)))"), "\(text)")
  }
}
