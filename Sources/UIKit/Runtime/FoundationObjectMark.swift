/// First stored property of every class whose objects are values of attributed strings.
///
/// Foundation on Linux keeps attributes in Core Foundation dictionaries. When it compares two values, it reads the word behind the
/// object header as Core Foundation's own type number: bits 8…17 that are all zero mean "not a type", and the program is ended.
/// Objects of Swift have their first stored property there. This one holds a number that no type has, which sends the
/// comparison on to `isEqual`.
struct FoundationObjectMark {
  private let bits: UInt = 0x3FF00

  private final class Probe: NSObject {
    let mark = FoundationObjectMark()
  }

  /// Whether the mark of an object lies where Foundation reads it.
  static func isBehindHeader() -> Bool {
    let probe = Probe()
    return withExtendedLifetime(probe) {
      let words = UnsafeRawPointer(Unmanaged.passUnretained(probe).toOpaque())
      return words.load(fromByteOffset: 2 * MemoryLayout<UInt>.size, as: UInt.self) == probe.mark.bits
    }
  }
}
