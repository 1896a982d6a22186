import CTextShims
import CoreGraphics

/// A text taken apart: an advance for each UTF-16 unit, and the words that only a shaper could measure.
///
/// Memory is kept between uses, so that measuring allocates nothing.
final class TextAnalysis {
  private(set) var capacity = 0
  private(set) var units = UnsafeMutablePointer<UInt16>.allocate(capacity: 1)
  /// The advances of the units in points; a cluster's whole advance is at its first unit.
  private(set) var advances = UnsafeMutablePointer<Double>.allocate(capacity: 1)
  /// `MASTHEAD_BREAK_…` bits before each unit; after `markBreaks`.
  private(set) var breaks = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
  var count = 0
  /// All flags met.
  var seen: UInt32 = 0
  var complex: [ComplexItem] = []
  /// Kinds of boundaries marked for the whole text.
  private var markedBreaks: Int32 = 0
  /// Bidirectional levels, when any character runs from right to left.
  private(set) var levels: UnsafeMutablePointer<UInt8>?

  /// Neighbouring characters shaped together.
  struct ComplexItem {
    var start: Int
    var end: Int
    var face: FontMap.FaceID
    var word: ShapedWord
    var font: ResolvedFont
  }

  deinit {
    units.deallocate()
    advances.deallocate()
    breaks.deallocate()
    levels?.deallocate()
  }

  /// Makes room for characters, and forgets the former ones.
  func reset(capacity wanted: Int) {
    count = 0
    seen = 0
    markedBreaks = 0
    levels?.deallocate()
    levels = nil
    if !complex.isEmpty { complex.removeAll(keepingCapacity: true) }
    guard wanted > capacity else { return }
    units.deallocate()
    advances.deallocate()
    breaks.deallocate()
    capacity = max(wanted, 256)
    units = .allocate(capacity: capacity)
    advances = .allocate(capacity: capacity)
    // One boundary more than there are units.
    breaks = .allocate(capacity: capacity + 1)
  }

  func setText(_ string: String) {
    var string = string
    string.withUTF8 { bytes in
      reset(capacity: bytes.count)
      guard let base = bytes.baseAddress else { return }
      count = masthead_utf16_from_utf8(base, bytes.count, units)
    }
  }

  func makeLevels() -> UnsafeMutablePointer<UInt8> {
    let made = levels ?? .allocate(capacity: max(count, 1))
    levels = made
    return made
  }

  /// Marks the boundaries of a kind, once for the whole text.
  func markBreaks(_ kind: Int32, _ breaker: OpaquePointer?) {
    guard markedBreaks & kind == 0 else { return }
    if markedBreaks == 0 { breaks.initialize(repeating: 0, count: count + 1) }
    markedBreaks |= kind
    if masthead_breaker_mark(breaker, kind, units, count, breaks) == 0 {
      // Without ICU's rules any unit that is not inside a surrogate pair may stand at a boundary.
      for index in 0...count where index == count || units[index] & 0xFC00 != 0xDC00 { breaks[index] |= UInt8(kind) }
    }
  }

  func hasBreak(_ kind: Int32, at index: Int) -> Bool { breaks[index] & UInt8(kind) != 0 }

  func width(_ range: Range<Int>) -> Double { masthead_sum(advances, range.lowerBound, range.upperBound) }

  /// The code point at an index and its length in units.
  func codePoint(_ index: Int, end: Int) -> (value: UInt32, length: Int) {
    let unit = units[index]
    guard unit & 0xFC00 == 0xD800, index + 1 < end, units[index + 1] & 0xFC00 == 0xDC00 else {
      return (UInt32(unit), 1)
    }
    return (0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(units[index + 1] & 0x3FF), 2)
  }
}
