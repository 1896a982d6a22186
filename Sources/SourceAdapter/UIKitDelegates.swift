/// The optional methods of UIKit's protocols, with the names that they have in Objective-C.
///
/// Apple's names cannot be told from Swift's: `numberOfSections(in:)` of a table is `numberOfSectionsInTableView:`. They come from UIKit's own
/// sources (`Scripts/optional-calls`).
enum UIKitDelegates {
  /// An optional method.
  struct Method {
    var protocolName: String
    /// The name with its labels.
    var name: String
    /// The types of the parameters as UIKit writes them.
    var types: String
    /// The name in Objective-C.
    var selector: String
  }

  /// The protocols that each one refines.
  static var refined: [String: [String]] { read.refined }

  private static let read: (refined: [String: [String]], methods: [String: [Method]]) = {
    var refined: [String: [String]] = [:]
    var methods: [String: [Method]] = [:]
    var current = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix(". ") {
        let parts = line.dropFirst(2).split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        methods[parts[0], default: []].append(
          Method(protocolName: current, name: parts[0], types: parts[1], selector: parts[2]))
      } else {
        let names = line.split(separator: " ").map(String.init)
        current = names[0]
        refined[current] = Array(names.dropFirst())
      }
    }
    return (refined, methods)
  }()

  static func isProtocol(_ name: String) -> Bool { read.refined[name] != nil }

  /// Whether a protocol is another one or refines it.
  static func refines(_ name: String, _ other: String) -> Bool {
    name == other || (read.refined[name] ?? []).contains { refines($0, other) }
  }

  /// Returns the optional methods with a member's name and types; several where a type of its own name hides the
  /// difference.
  static func methods(_ member: Member) -> [Method] {
    guard member.kind == .method, !member.isTypeMember, let found = read.methods[member.fullName] else { return [] }
    guard found.count > 1 else { return found }
    let types = member.parameterTypes
    let first = found.filter { $0.types.split(separator: ",").first.map(String.init) == types.first }
    let same = found.filter { bare($0.types) == bare(types.joined(separator: ", ")) }
    return same.isEmpty ? first.isEmpty ? found : first : same
  }

  /// Returns the method with a full name for a type: a protocol of UIKit's, or a class without such a member of its
  /// own.
  static func method(owner: String, named name: String) -> Method? {
    let found = read.methods[name] ?? []
    return found.first { refines(owner, $0.protocolName) } ?? (found.count == 1 ? found[0] : nil)
  }

  /// Base names of optional methods, by which files are found that may have some.
  static let baseNames = Set(read.methods.keys.map { String($0.prefix { $0 != "(" }) })

  private static func bare(_ types: String) -> String {
    types.replacing("any ", with: "").replacing("UIKit.", with: "").replacing("Foundation.", with: "").filter {
      !$0.isWhitespace && $0 != "?" && $0 != "!"
    }
  }

  /// Whether a class of that name is one of Apple's.
  static func isApples(_ name: String) -> Bool {
    ["UI", "NS", "CA", "CN", "MK", "WK", "AV", "SK"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
    }
  }
}
