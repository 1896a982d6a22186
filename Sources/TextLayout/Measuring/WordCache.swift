import CTextShims
import CoreGraphics

/// Glyphs of a word in font units, in visual order.
final class ShapedWord {
  struct Glyph {
    var id: UInt16
    /// Index of the cluster's first unit in the word.
    var cluster: Int32
    var advance: Float
    var x: Float
    var y: Float
  }

  let units: [UInt16]
  let face: FontMap.FaceID
  let isRightToLeft: Bool
  let glyphs: [Glyph]
  let features: FontFeatures

  init(
    units: [UInt16], face: FontMap.FaceID, isRightToLeft: Bool, glyphs: [Glyph], features: FontFeatures = []
  ) {
    self.features = features
    self.units = units
    self.face = face
    self.isRightToLeft = isRightToLeft
    self.glyphs = glyphs
  }
}

/// Shaped words by face, direction and text; independent of size.
struct WordCache {
  private var words: [UInt64: ShapedWord] = [:]
  /// Some 4 MB of words.
  private static let limit = 8192

  static func key(
    _ text: UnsafePointer<UInt16>, count: Int, face: FontMap.FaceID, isRightToLeft: Bool, features: FontFeatures = []
  ) -> UInt64 {
    masthead_hash(text, count * 2, (UInt64(face) << 1 | (isRightToLeft ? 1 : 0)) ^ features.rawValue << 9)
  }

  /// Returns the record of a word; nil also when another word has the same key.
  func word(
    _ key: UInt64, text: UnsafePointer<UInt16>, count: Int, face: FontMap.FaceID, isRightToLeft: Bool
  ) -> ShapedWord? {
    guard let word = words[key], word.face == face, word.isRightToLeft == isRightToLeft, word.units.count == count
    else {
      return nil
    }
    let isSame = word.units.withUnsafeBufferPointer { memcmp($0.baseAddress!, text, count * 2) == 0 }
    return isSame ? word : nil
  }

  mutating func insert(_ word: ShapedWord, key: UInt64) {
    if words.count >= Self.limit { words.removeAll(keepingCapacity: true) }
    words[key] = word
  }

  var count: Int { words.count }
}
