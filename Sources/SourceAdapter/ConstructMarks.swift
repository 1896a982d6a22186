import Glibc

/// Words in a file's bytes without which it holds nothing to adapt.
///
/// A word may stand in a comment or be part of another one: then the file is parsed for nothing, and stays as it is all the same.
struct ConstructMarks: OptionSet {
  let rawValue: Int

  /// A construct that is rewritten in place.
  static let construct = ConstructMarks(rawValue: 1)
  /// An override in an extension, perhaps.
  static let extensionOverride = ConstructMarks(rawValue: 2)
  /// A name of Foundation's that stands in modules of their own on Linux.
  static let foundationPart = ConstructMarks(rawValue: 4)

  /// A condition.
  static let condition = ConstructMarks(rawValue: 8)

  /// An extension of `NSObject` that adopts a protocol.
  static let adoptingExtension = ConstructMarks(rawValue: 16)

  init(rawValue: Int) { self.rawValue = rawValue }

  private static let constructs = [
    "@objc", "@nonobjc", "@IB", "@GKI", "@NS", "@UIApplicationMain", "#selector", "#keyPath", "Literal(", "#Preview",
    "import UIKit.", "import Foundation.", "import QuartzCore.", "import CoreGraphics.", "import ObjectiveC.",
    "import os.", "import OSLog.", "import Accelerate.", "import CoreImage.", "import Darwin.", "import CoreFoundation",
    "CoreFoundation.", "Foundation.URL", "Foundation.CF", "Foundation.HTTP", "Foundation.XML",
    "dynamic ", "@convention(block)",
    "@convention(c)",
    ".description()", "AnyObject)", "AnyObject?", "AnyObject!", "AnyObject]", "AnyObject.self)", "AnyObject }",
    "AnyObject,", "override class func description()", "override class func debugDescription()",
    "override static func description()",
    "override func observeValue", "override func value(", "override func setValue(", "override func responds(",
    "override func forwardingTarget(", "func awakeFromNib()",
    "keyPathsForValuesAffecting", ".isSubclass(of", "extension CGFloat", ".fulfill)", ".fulfill,", ".fulfill }",
    ".fulfill\n",
  ]
  private static let conditions = ["os(", "canImport(", "_runtime(", "targetEnvironment(", "compiler("]

  /// Looks for the words; microseconds for a file of usual size.
  init(_ bytes: [UInt8], missingModules: [String] = []) {
    self = []
    let text = ByteSearch(bytes)
    if Self.constructs.contains(where: text.contains) || Self.mentionsMetatypeCalls(text, bytes) { insert(.construct) }
    if text.contains("#if") && Self.conditions.contains(where: text.contains) { insert(.condition) }
    if text.contains("extension") && text.contains("override") { insert(.extensionOverride) }
    if missingModules.contains(where: { text.contains("import " + $0) }) { insert(.construct) }
    if ["NSObject", "UIView", "UIViewController"].contains(where: { text.contains("extension \($0): ") }) {
      insert(.adoptingExtension)
    }
    if Availability.isNamed(in: bytes, text, than: SourceAdapter.systemVersion) { insert(.construct) }
    if FoundationParts.mentions(text) { insert(.foundationPart) }
  }
}

/// Looks for words in bytes with the C library's search, which is quick in debug builds too.
struct ByteSearch {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func contains(_ word: String) -> Bool {
    var isFound = false
    find(word) { _ in
      isFound = true
      return false
    }
    return isFound
  }

  func places(of word: String) -> [Int] {
    var places: [Int] = []
    find(word) { range in
      places.append(range.lowerBound)
      return true
    }
    return places
  }

  /// Whether the word stands there and no letter, digit or underscore around it.
  func containsWord(_ word: String) -> Bool {
    var isFound = false
    find(word) { range in
      let isWhole =
        (range.lowerBound == 0 || !Self.isWord(bytes[range.lowerBound - 1]))
        && (range.upperBound == bytes.count || !Self.isWord(bytes[range.upperBound]))
      isFound = isWhole
      return !isWhole
    }
    return isFound
  }

  /// Calls with the places of a word until the answer is false.
  ///
  /// Looks for the word's rarest byte, which is a sign or a capital where it has one.
  private func find(_ word: String, _ isWanted: (Range<Int>) -> Bool) {
    let needle = Array(word.utf8)
    guard !needle.isEmpty else { return }
    let anchor = needle.firstIndex { $0 < 0x41 && $0 != 0x20 } ?? needle.firstIndex { $0 < 0x5B && $0 != 0x20 } ?? 0
    bytes.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return }
      var position = anchor
      while position < text.count, let found = memchr(base + position, Int32(needle[anchor]), text.count - position) {
        let start = UnsafeRawPointer(found) - base - anchor
        position = start + anchor + 1
        guard start + needle.count <= text.count else { return }
        guard memcmp(base + start, needle, needle.count) == 0 else { continue }
        if !isWanted(start..<start + needle.count) { return }
      }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }
}
