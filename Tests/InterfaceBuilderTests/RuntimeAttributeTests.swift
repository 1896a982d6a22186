import Foundation
import Testing

@testable import UIKit

/// User-defined runtime attributes, which are set by key path.
@MainActor @Suite(.serialized) struct RuntimeAttributeTests {
  init() {
    TestScreen.reset()
    Diagnostics.shared.removeAll()
  }

  /// One attribute of the document and what stands in it.
  private static func attribute(_ type: String, _ path: String, _ rest: String) -> String {
    let head = "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\""
    return rest.hasPrefix("<") ? "\(head)>\(rest)</userDefinedRuntimeAttribute>" : "\(head) \(rest)/>"
  }

  private static func number(_ path: String, _ value: String) -> String {
    attribute("number", path, "<real key=\"value\" value=\"\(value)\"/>")
  }

  private func load(_ tag: String, _ attributes: [String], _ more: String = "") throws -> UIView {
    let text = """
      <\(tag) id="v" \(more)>\(Fixture.rect(0, 0, 100, 40))\
      <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes></\(tag)>
      """
    return try #require(Fixture.load(Fixture.nib(text)).first as? UIView)
  }

  private static let red = """
    <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    """

  @Test func pathsLeadIntoLayersAndValues() throws {
    let view = try load(
      "view",
      [
        Self.number("layer.cornerRadius", "12"), Self.number("layer.borderWidth", "2.5"),
        Self.number("layer.shadowOpacity", "0.25"), Self.number("layer.shadowOffset.width", "7"),
        Self.number("layer.transform.rotation.z", "1.5"), Self.number("layer.position.x", "70"),
        Self.attribute("boolean", "layer.masksToBounds", "value=\"YES\""),
        Self.attribute("size", "layer.shadowOffset", "<size key=\"value\" width=\"7\" height=\"8\"/>"),
        Self.attribute("string", "layer.name", "value=\"box\""),
        Self.attribute("string", "layer.contentsGravity", "value=\"center\""),
        Self.attribute("string", "layer.kept", "value=\"mine\""),
      ])
    let layer = view.layer
    #expect(layer.cornerRadius == 12 && layer.borderWidth == 2.5 && layer.shadowOpacity == 0.25)
    #expect(layer.masksToBounds && layer.shadowOffset == CGSize(width: 7, height: 8))
    #expect(layer.name == "box" && layer.contentsGravity == .center)
    #expect(layer.value(forKey: "kept") as? String == "mine")
    #expect(layer.position.x == 70)
    let angle = try #require(layer.value(forKeyPath: "transform.rotation.z") as? NSNumber)
    #expect(abs(angle.doubleValue - 1.5) < 1e-9)
    #expect(Fixture.takeProblems().isEmpty)
  }

  @Test func propertiesOfUIKitAreSetByApplesKeys() throws {
    let label = try load(
      "label",
      [
        Self.attribute("string", "text", "value=\"words\""), Self.number("numberOfLines", "3"),
        Self.number("alpha", "0.5"), Self.attribute("color", "textColor", Self.red),
        Self.attribute("boolean", "userInteractionEnabled", "value=\"YES\""),
        Self.attribute("point", "center", "<point key=\"value\" x=\"9\" y=\"8\"/>"),
      ])
    let words = try #require(label as? UILabel)
    #expect(words.text == "words" && words.numberOfLines == 3 && words.alpha == 0.5)
    #expect(words.isUserInteractionEnabled && words.center == CGPoint(x: 9, y: 8))
    #expect(words.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let field = try load("textField", [Self.attribute("color", "layer.borderUIColor", Self.red)])
    #expect(field.layer.borderUIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(Fixture.takeProblems().isEmpty)
  }

  @Test func aKeyThatIsNotThereIsTold() throws {
    _ = try load("view", [Self.number("limit", "7")])
    #expect(Fixture.takeProblems().joined().contains("UIView has no such key as limit"))
    _ = try load("view", [Self.number("layer2.cornerRadius", "7")])
    #expect(Fixture.takeProblems().joined().contains("UIView has no such key as layer2; among its"))
    _ = try load("view", [Self.number("superview.tag", "7")])
    #expect(Fixture.takeProblems().joined().contains("there is no object on the way"))
    _ = try load("view", [Self.attribute("color", "layer.borderColor", Self.red)])
    #expect(Fixture.takeProblems().joined().contains("the document has a UIColor"))
  }

  @Test func anOutletOfAnotherClassIsTold() throws {
    let text = """
      <view id="v" customClass="Card" customModule="InterfaceBuilderTests">\(Fixture.rect(0, 0, 100, 40))\
      <subviews><button id="b">\(Fixture.rect(0, 0, 10, 10))</button></subviews>\
      <connections><outlet property="title" destination="b" id="o"/></connections></view>
      """
    let card = try #require(Fixture.load(Fixture.nib(text)).first as? Card)
    #expect(card.title == nil)
    #expect(
      Fixture.takeProblems().joined().contains("the outlet title of Card is a UILabel and is connected to a UIButton"))
  }

  @Test func classesThatTakeUndefinedKeysAreGivenThem() throws {
    let attributes = [Self.number("limit", "7"), Self.number("other", "8")]
    let module = "customModule=\"InterfaceBuilderTests\""
    let view = try load("view", attributes, "customClass=\"LimitView\" \(module)")
    #expect((view as? LimitView)?.limit == 7)
    // One that the class leaves to its superclass is told, and ends nothing.
    let problems = Fixture.takeProblems()
    #expect(problems.count == 1 && problems.joined().contains("LimitView has no such key as other"))
  }
}

final class LimitView: UIView {
  var limit = 0
  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    if key == "limit", let value = value as? Int { limit = value } else { super.setValue(value, forUndefinedKey: key) }
  }
}

extension CALayer {
  /// The colour of the border as documents have it: what applications add, since a document has no `CGColor`.
  var borderUIColor: UIColor? {
    get { borderColor.map { UIColor(cgColor: $0) } }
    set { borderColor = newValue?.cgColor }
  }

  fileprivate static func ownKeys(_ table: _MethodTable) { table.add("borderUIColor", \CALayer.borderUIColor) }
}

@section("swift5_tests") @used private let colourRecord: _ClassRecord = (
  0x6d73_6864, 0, { _describe($0, CALayer.self, CALayer.ownKeys) }, 0, 0
)
