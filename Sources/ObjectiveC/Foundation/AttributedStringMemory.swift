import CObjectLifetime
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Gives back the memory of attributed strings.
///
/// `NSAttributedString` of Foundation on Linux holds its attributes in an array of Core Foundation's that nobody releases (swift-corelibs-foundation, `NSAttributedString.swift`: `_attributeArray` is a pointer, and
/// there is no `deinit`). Each string with font and colour leaves most of a kilobyte behind, and all that its attributes hold: thousands of screens in one process add up.
///
/// Of the class itself each object owns its array alone, and it is released after the object (`CObjectLifetime`). Of the mutable class that cannot be said: `init(attributedString:)` and `init(coder:)` make a
/// mutable string and take its array over. Those that UIKit makes are emptied instead (`empty(_:)`).
package enum AttributedStringMemory {
  /// Whether strings give their memory back; asked for once in a process, before many of them are made.
  ///
  /// False where Foundation does it itself, and where it holds attributes in another way than is known.
  package static let isTended: Bool = {
    guard leavesAttributes, let release = function("CFRelease", (@convention(c) (UnsafeMutableRawPointer) -> Void).self)
    else { return false }
    let string = NSAttributedString(string: "a", attributes: [key: "b"])
    guard let offset = offsetOfArray(in: string) else { return false }
    return withExtendedLifetime(string) {
      masthead_release_left_word(Unmanaged.passUnretained(string).toOpaque(), offset, release)
    }
  }()

  /// Takes attributes and text out of a mutable string that nobody else uses, whose end would leave them alone.
  package static func empty(_ string: NSMutableAttributedString) {
    if string.length > 0 { string.deleteCharacters(in: NSRange(location: 0, length: string.length)) }
  }

  /// Returns an immutable copy, whose memory is given back, of a mutable string that nobody else uses; empties the
  /// latter.
  package static func sealed(_ string: NSMutableAttributedString) -> NSAttributedString {
    defer { empty(string) }
    return NSAttributedString(attributedString: string)
  }

  private static let key = NSAttributedString.Key("masthead")

  private final class Attribute {}

  /// Whether the end of a string leaves its attributes alone.
  static var leavesAttributes: Bool {
    weak var attribute: Attribute?
    do {
      let value = Attribute()
      attribute = value
      _ = NSAttributedString(string: "a", attributes: [key: value])
    }
    return attribute != nil
  }

  /// The offset in bytes of a string's pointer to its array of attributes; nil without one, or for another kind of
  /// array.
  private static func offsetOfArray(in string: NSAttributedString) -> Int? {
    let field = Mirror(reflecting: string).children.first { $0.label == "_attributeArray" }
    guard let array = field?.value as? OpaquePointer,
      let type = function("CFGetTypeID", (@convention(c) (OpaquePointer) -> UInt).self),
      let known = function("CFRunArrayGetTypeID", (@convention(c) () -> UInt).self), type(array) == known()
    else { return nil }
    let place = masthead_place_of_word(
      Unmanaged.passUnretained(string).toOpaque(), UnsafeRawPointer(array))
    return place > 0 ? place : nil
  }

  private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    guard let address = dlsym(nil, name) else { return nil }
    return unsafeBitCast(address, to: type)
  }
}
