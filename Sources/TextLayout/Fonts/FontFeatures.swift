import CHarfBuzz
import CTextShims

/// Alternative shapes that fonts have for some of their characters; a feature that a font lacks changes nothing.
public struct FontFeatures: OptionSet, Hashable, Sendable {
  /// The bits of the set: places in `tags`, and those of the features taken away above.
  public let rawValue: UInt64
  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// OpenType's names of the features, each a change of single characters.
  static let tags = [
    "smcp", "c2sc", "pcap", "c2pc", "lnum", "onum", "pnum", "zero", "sups", "subs", "sinf", "ordn", "case", "numr",
    "dnom", "titl", "salt", "unic",
  ]
  private static let firstStylisticSet = 20
  /// Ligatures that a script can do without are not made.
  public static let noLigatures = FontFeatures(rawValue: 1 << 63)

  /// The feature of an OpenType name; nil for names that are none here.
  public init?(tag: String) {
    if let index = Self.tags.firstIndex(of: tag) {
      self.init(rawValue: 1 << UInt64(index))
    } else if tag.hasPrefix("ss"), let number = Int(tag.dropFirst(2)), (1...20).contains(number), tag.utf8.count == 4 {
      self.init(rawValue: 1 << UInt64(Self.firstStylisticSet + number - 1))
    } else {
      return nil
    }
  }

  /// The features that exchange glyphs of characters.
  var substitutions: FontFeatures { subtracting(.noLigatures) }

  /// OpenType's names of `substitutions`, in order.
  public var substitutionTags: [String] {
    Self.tags.indices.filter { contains(FontFeatures(rawValue: 1 << UInt64($0))) }.map { Self.tags[$0] }
      + (0..<20).filter { contains(FontFeatures(rawValue: 1 << UInt64(Self.firstStylisticSet + $0))) }
      .map { $0 < 9 ? "ss0\($0 + 1)" : "ss\($0 + 1)" }
  }

  /// The features as HarfBuzz takes them.
  var settings: [hb_feature_t] {
    var settings = substitutionTags.map { hb_feature_t(tag: Script.tag($0), value: 1, start: 0, end: .max) }
    guard contains(.noLigatures) else { return settings }
    for tag in ["liga", "clig", "dlig"] {
      settings.append(hb_feature_t(tag: Script.tag(tag), value: 0, start: 0, end: .max))
    }
    return settings
  }
}

/// Characters whose glyphs a feature exchanges.
extension TextMachine {
  /// Settles the characters of a font that has features, or whose advances are those of its file, before anybody measures with it.
  func settle(_ font: ResolvedFont) {
    let hasTable = font.font.family != .systemSerif && font.font.brought == nil
    guard !hasTable || !font.font.features.substitutions.isEmpty else { return }
    let extras = masthead_extra_characters()!
    let units = (UInt16(32)..<127) + (0..<Int(MASTHEAD_EXTRA_COUNT)).map { extras[$0] }
    for unit in units {
      if hasTable { substitute(unit, in: font) } else { resolve(unit, in: font) }
    }
  }

  /// Replaces a character's own glyph by the glyph that the font's features ask for, with that glyph's advance.
  func substitute(_ unit: UInt16, in font: ResolvedFont) {
    let features = font.font.features.substitutions
    guard !features.isEmpty, let face = faceOrSubstitute(font.primaryFace) else { return }
    let entry = masthead_character_at(font.table, unit)!
    let nominal = face.glyph(UInt32(unit))
    guard nominal != 0, entry.pointee.face == font.primaryFace else { return }
    hb_buffer_clear_contents(buffer)
    var text = unit
    hb_buffer_add_utf16(buffer, &text, 1, 0, 1)
    hb_buffer_guess_segment_properties(buffer)
    var settings = features.settings
    hb_shape(face.shaper, buffer, &settings, UInt32(settings.count))
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 1 else { return }
    let glyph = UInt16(truncatingIfNeeded: infos[0].codepoint)
    guard glyph != 0, glyph != nominal else { return }
    let em = font.font.pointSize / face.unitsPerEm
    let drawn = face.advance(glyph) * drawnScale(face.id, font: font) * em
    let plain = face.advance(nominal) * em
    // As much wider or narrower as the file's own glyph is.
    let share = plain > 0 ? face.advance(glyph) * em / plain : 1
    entry.pointee.advance = (entry.pointee.advance - font.tracking) * share + font.tracking
    entry.pointee.offset = Float((entry.pointee.advance - font.tracking - drawn) / 2)
    entry.pointee.glyph = glyph
    entry.pointee.slot = UInt8(MASTHEAD_NO_SLOT)
    entry.pointee.flags |= UInt16(MASTHEAD_HAS_GLYPH)
  }
}
