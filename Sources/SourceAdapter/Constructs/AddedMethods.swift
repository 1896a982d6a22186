internal import SwiftSyntax

/// Methods of UIKit's protocols that a subclass adds to an adopting class, in this module or another one.
///
/// The table of a class's methods for a protocol is made where the class states the conformance, and holds the methods
/// of that class. A method that a subclass adds gets a record, by which UIKit finds it when the table has nothing.
enum AddedMethods {
  /// Whether UIKit finds a method by a record alone.
  static func contains(_ member: Member, of scope: TypeScope, _ index: ModuleIndex) -> Bool {
    guard !member.isOverride, member.isMarkedObjectiveC || !isPrivate(member) else { return false }
    let methods = UIKitDelegates.methods(member)
    guard !methods.isEmpty else { return false }
    let lineage = index.lineage(of: scope.name)
    guard lineage.count > 1, !UIKitDelegates.isApples(lineage[1]), !UIKitDelegates.isProtocol(lineage[1]),
      index.declaration(named: lineage[1]).map({ index[$0].kind == .class }) != false
    else { return false }
    let stated = index.scopes(named: scope.name).flatMap(\.inherited).map { index.resolve($0, from: scope.name) }
    // A protocol that is stated cannot be inherited; one that it refines can.
    return methods.contains { !stated.contains($0.protocolName) }
  }

  private static func isPrivate(_ member: Member) -> Bool {
    member.modifiers.contains("private") || member.modifiers.contains("fileprivate")
  }

  /// Whether a file may hold such methods: one of the names, not only in overrides, in a file with a class whose superclass is not Apple's, or with an
  /// extension that states no conformance of UIKit's.
  static func mayBe(in bytes: [UInt8], _ names: Set<String>) -> Bool {
    let text = ByteSearch(bytes)
    guard text.contains("func "), hasForeignType(text, bytes) else { return false }
    return text.places(of: "func ").contains { place in
      let name = bytes[(place + 5)...].prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "\n") }
      return name.count < 80 && names.contains(String(decoding: name, as: UTF8.self))
        && !isOverride(before: place, bytes)
    }
  }

  private static func isOverride(before place: Int, _ bytes: [UInt8]) -> Bool {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    return ByteSearch(Array(bytes[start..<place])).containsWord("override")
  }

  private static func hasForeignType(_ text: ByteSearch, _ bytes: [UInt8]) -> Bool {
    for word in ["class ", "extension "] {
      for place in text.places(of: word) {
        let head = bytes[(place + word.utf8.count)...].prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "\n") }
        let parts = String(decoding: head, as: UTF8.self).split(separator: ":", maxSplits: 1)
        let inherited = parts.count < 2 ? [] : parts[1].split(separator: ",").map { trimmed($0) }
        if word == "class " {
          if let first = inherited.first, !UIKitDelegates.isApples(first) { return true }
        } else if let name = parts.first.map({ trimmed($0) }),
          UIKitDelegates.isProtocol(name)
            || !UIKitDelegates.isApples(name) && !inherited.contains(where: UIKitDelegates.isProtocol)
        {
          return true
        }
      }
    }
    return false
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "<" })
  }
}
