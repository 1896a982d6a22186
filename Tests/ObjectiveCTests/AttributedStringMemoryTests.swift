import Foundation
import Testing

@testable import ObjectiveC

/// Attributes live as long as the strings that have them.
@Suite struct AttributedStringMemoryTests {
  private final class Attribute {
    let number: Int
    init(_ number: Int = 0) { self.number = number }
  }

  private static let key = NSAttributedString.Key("test")

  /// Whether an attribute is gone when what was made with it is.
  private func goes(_ make: (NSAttributedString) -> Void) -> Bool {
    weak var attribute: Attribute?
    do {
      let value = Attribute()
      attribute = value
      make(NSAttributedString(string: "text", attributes: [Self.key: value]))
    }
    return attribute == nil
  }

  @Test func attributesGoWithTheirString() throws {
    try #require(AttributedStringMemory.isTended, "Foundation holds attributes in another way than is known")
    #expect(!AttributedStringMemory.leavesAttributes)
    #expect(goes { _ in })
    #expect(goes { _ = NSAttributedString(attributedString: $0).length })
    #expect(goes { _ = AttributedStringMemory.sealed(NSMutableAttributedString(attributedString: $0)) })
    #expect(goes { AttributedStringMemory.empty(NSMutableAttributedString(attributedString: $0)) })
  }

  /// Strings that are made of each other have attributes of their own.
  @Test func copiesOutliveWhatTheyWereMadeOf() throws {
    _ = AttributedStringMemory.isTended
    for round in 0..<300 {
      var string: NSAttributedString? = NSAttributedString(string: "one two", attributes: [Self.key: Attribute(round)])
      var mutable: NSMutableAttributedString? = NSMutableAttributedString(attributedString: string!)
      mutable!.append(NSAttributedString(string: " three", attributes: [Self.key: Attribute(-round)]))
      let copy = NSAttributedString(attributedString: mutable!)
      let same = try #require(string!.copy() as? NSAttributedString)
      let part = copy.attributedSubstring(from: NSRange(location: 4, length: 6))
      let other = try #require(part.mutableCopy() as? NSMutableAttributedString)
      string = nil
      AttributedStringMemory.empty(mutable!)
      mutable = nil
      func number(_ string: NSAttributedString, _ place: Int) -> Int? {
        (string.attribute(Self.key, at: place, effectiveRange: nil) as? Attribute)?.number
      }
      try #require(number(copy, 0) == round && number(copy, 9) == -round && number(same, 3) == round)
      try #require(number(part, 0) == round && number(part, 5) == -round && part.string == "two th")
      other.setAttributedString(copy)
      try #require(number(other, 8) == -round && other.isEqual(to: copy))
    }
  }

  @Test func stringsAreMadeAndGoOnManyThreads() {
    _ = AttributedStringMemory.isTended
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for round in 0..<500 {
        let string = NSAttributedString(string: "\(thread) \(round)", attributes: [Self.key: Attribute(round)])
        let copy = NSAttributedString(attributedString: string)
        #expect((copy.attribute(Self.key, at: 0, effectiveRange: nil) as? Attribute)?.number == round)
      }
    }
  }
}
