internal import SwiftSyntax

/// `#available(iOS 26, *)` and `@available(iOS 26, *)`: on Linux the compiler takes the star, which says yes to every version.
///
/// Code for a later iOS than the one that is shown is never reached there. The question is answered with `false`, and
/// statements and declarations behind it become spaces: they often name members of a later UIKit that this one has not.
enum Availability {
  /// A version of iOS.
  typealias Version = (major: Int, minor: Int)

  /// Returns the version that an `if`, a `guard` or an attribute asks for; nil if it says nothing of iOS.
  private static func version(_ arguments: AvailabilityArgumentListSyntax) -> Version? {
    var isOfIOS = false
    for argument in arguments {
      switch argument.argument {
      case .availabilityVersionRestriction(let restriction):
        guard ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text), let version = restriction.version
        else { continue }
        return Self.version(version)
      case .token(let token): isOfIOS = isOfIOS || token.text == "iOS"
      case .availabilityLabeledArgument(let labelled):
        guard isOfIOS, labelled.label.text == "introduced", case .version(let version) = labelled.value else {
          continue
        }
        return Self.version(version)
      default: continue
      }
    }
    return nil
  }

  private static func version(_ version: VersionTupleSyntax) -> Version {
    (Int(version.major.text) ?? 0, version.components.first.flatMap { Int($0.number.text) } ?? 0)
  }

  /// The answer on a system of the version; nil for a question that the compiler answers rightly itself, which all for earlier versions are.
  static func answer(_ question: AvailabilityConditionSyntax, on system: Version) -> Bool? {
    guard let wanted = version(question.availabilityArguments), wanted > system else { return nil }
    return question.availabilityKeyword.tokenKind == .poundUnavailable
  }

  /// Whether a declaration belongs to a later version.
  static func isLater(_ attributes: AttributeListSyntax, than system: Version) -> Bool {
    attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self),
        case .availability(let arguments) = attribute.arguments, Attributes.name(attribute) == "available",
        let wanted = version(arguments)
      else { return false }
      return wanted > system
    }
  }

  /// Whether all of the conditions hold, or one does not; nil where only the program knows.
  static func value(_ conditions: ConditionElementListSyntax, on system: Version) -> Bool? {
    let answers = conditions.map { element -> Bool? in
      guard case .availability(let question) = element.condition else { return nil }
      return answer(question, on: system)
    }
    if answers.contains(false) { return false }
    return answers.allSatisfy { $0 == true } ? true : nil
  }

  /// Whether a file may name a later version: a number behind `iOS`.
  static func isNamed(in bytes: [UInt8], _ text: ByteSearch, than system: Version) -> Bool {
    guard text.contains("available(") else { return false }
    for word in ["iOS ", "iOSApplicationExtension ", "introduced: "] {
      for place in text.places(of: word) {
        let digits = bytes[(place + word.utf8.count)...].prefix { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E }
        let parts = String(decoding: digits, as: UTF8.self).split(separator: ".").map { Int($0) ?? 0 }
        if let major = parts.first, (major, parts.count > 1 ? parts[1] : 0) > system { return true }
      }
    }
    return false
  }
}

extension FileReader {
  /// The statements of a list that are reached, without those behind a `guard` for a later version; nil where all are.
  func reached(in list: CodeBlockItemListSyntax) -> (items: [CodeBlockItemSyntax], rest: Range<Int>)? {
    var items: [CodeBlockItemSyntax] = []
    for item in list {
      items.append(item)
      guard let statement = item.item.as(GuardStmtSyntax.self), let last = list.last, item != last,
        Availability.value(statement.conditions, on: systemVersion) == false
      else { continue }
      return (items, item.endPositionBeforeTrailingTrivia.utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return nil
  }

  /// Whether a declaration is one of a later version, which is left out.
  func isOfLaterVersion(_ declaration: some SyntaxProtocol) -> Bool {
    guard let attributes = declaration.asProtocol(WithAttributesSyntax.self)?.attributes, !attributes.isEmpty else {
      return false
    }
    return Availability.isLater(attributes, than: systemVersion)
  }
}
