import CTextShims
import CoreGraphics

/// Finds the face that draws a character, and the character's width.
extension TextMachine {
  /// Fills the table's entry for one unit of the basic plane.
  func resolve(_ unit: UInt16, in font: ResolvedFont) {
    let entry = masthead_character_at(font.table, unit)!
    let codePoint = UInt32(unit)
    let flags = UInt16(truncatingIfNeeded: masthead_character_flags(codePoint))
    entry.pointee.slot = UInt8(MASTHEAD_NO_SLOT)
    entry.pointee.face = FontMap.missing
    entry.pointee.flags = flags | UInt16(MASTHEAD_RESOLVED)
    if flags & UInt16(MASTHEAD_COMPLEX | MASTHEAD_INVISIBLE) != 0 { return }

    if font.font.brought != nil { return resolveBrought(unit, in: font) }
    // Precomposed letters take their base letter's advance; Inter has all of Latin, so nothing needs to be opened for them.
    if font.font.features.substitutions.isEmpty,
      unit < 0x250 || (0x1E00...0x1EFF).contains(unit) || unit == 0x2010 || unit == 0x2011
    {
      let base: UInt32 = unit == 0xA0 ? 32 : unit == 0x2010 || unit == 0x2011 ? 45 : masthead_base_character(codePoint)
      if base != codePoint, base < 127 {
        let model = masthead_character_at(font.table, UInt16(base)).pointee
        entry.pointee.advance = model.advance
        entry.pointee.slot = model.slot
        entry.pointee.face = font.primaryFace
        return
      }
    }
    let (id, glyph) = chooseFace(codePoint, script: masthead_script(codePoint), font: font)
    entry.pointee.face = id
    if id == font.primaryFace {
      entry.pointee.advance = primaryAdvance(codePoint, glyph: glyph, font: font)
      substitute(unit, in: font)
    } else if let face = face(id) {
      entry.pointee.glyph = glyph
      entry.pointee.flags |= UInt16(MASTHEAD_HAS_GLYPH)
      let drawn = face.advance(glyph) * font.font.pointSize / face.unitsPerEm
      entry.pointee.advance = drawn * advanceScale(id, font: font)
      if id == map.emoji {
        entry.pointee.offset = Float((entry.pointee.advance - drawn * drawnScale(id, font: font)) / 2)
      }
    }
  }

  /// Letters of a font that the application brought are shaped together, as its file says; blanks have its advance.
  private func resolveBrought(_ unit: UInt16, in font: ResolvedFont) {
    let entry = masthead_character_at(font.table, unit)!
    let (id, glyph) = chooseFace(UInt32(unit), script: masthead_script(UInt32(unit)), font: font)
    guard let face = faceOrSubstitute(id) else { return }
    entry.pointee.face = id
    entry.pointee.glyph = glyph
    entry.pointee.advance =
      face.advance(glyph) * font.font.pointSize / face.unitsPerEm * advanceScale(id, font: font)
    let isBlank = entry.pointee.flags & UInt16(MASTHEAD_SPACE | MASTHEAD_TAB | MASTHEAD_NEWLINE) != 0
    if id == font.primaryFace, !isBlank { entry.pointee.flags |= UInt16(MASTHEAD_COMPLEX) }
    entry.pointee.flags |= UInt16(MASTHEAD_HAS_GLYPH)
  }

  /// Whether a character is shaped with its neighbours, because of its own properties or of the font.
  func isShaped(_ codePoint: UInt32, flags: UInt32, in font: ResolvedFont) -> Bool {
    if flags & UInt32(MASTHEAD_COMPLEX) != 0 { return true }
    guard font.font.brought != nil, codePoint <= 0xFFFF else { return false }
    let entry = masthead_character_at(font.table, UInt16(codePoint))!
    if entry.pointee.flags & UInt16(MASTHEAD_RESOLVED) == 0 { resolve(UInt16(codePoint), in: font) }
    return entry.pointee.flags & UInt16(MASTHEAD_COMPLEX) != 0
  }

  /// Returns the factor of a face's own advances, next to the font's size.
  func advanceScale(_ id: FontMap.FaceID, font: ResolvedFont) -> Double {
    id == map.emoji ? font.emojiAdvanceScale : 1
  }

  /// Returns the advance of a character of the family itself: Inter's advance made the system font's (`sf-metrics`
  /// point 7).
  private func primaryAdvance(_ codePoint: UInt32, glyph: UInt16, font: ResolvedFont) -> Double {
    if font.font.family == .systemMonospaced {
      guard let face = faceOrSubstitute(font.primaryFace) else { return SystemFontLaw.monospacedAdvance * font.unit }
      // 600/1000 is the font's one width; marks are nothing wide.
      let share = face.advance(face.glyph(codePoint)) / face.unitsPerEm / 0.6
      return share * SystemFontLaw.monospacedAdvance * font.unit
    }
    if font.font.family == .systemSerif || font.font.brought != nil {
      guard let face = faceOrSubstitute(font.primaryFace) else { return 0.6 * font.font.pointSize }
      return face.advance(face.glyph(codePoint)) * font.font.pointSize / face.unitsPerEm
    }
    guard let face = faceOrSubstitute(font.ratioFace) else { return 0.6 * font.font.pointSize }
    let units = face.advance(face.glyph(codePoint)) * SystemFontLaw.unitsPerEm / face.unitsPerEm
    return units * font.ratio * font.unit + font.tracking
  }

  /// The first face of the fallback order that has the character, with its glyph; the primary face's empty box if none has.
  ///
  /// Emoji that are pictures by default come from the emoji font, then the family itself, the script's own font,
  /// Noto Sans CJK in the language's shapes, general and symbol fonts, and emoji last.
  func chooseFace(_ codePoint: UInt32, script: UInt32, font: ResolvedFont) -> (FontMap.FaceID, UInt16) {
    func has(_ id: FontMap.FaceID) -> UInt16? {
      guard let glyph = face(id)?.glyph(codePoint), glyph != 0 else { return nil }
      return glyph
    }
    // What the application chose goes before everything that it has a glyph for.
    if font.font.brought != nil, let glyph = has(font.primaryFace) { return (font.primaryFace, glyph) }
    if codePoint >= 0x231A, masthead_is_emoji_presentation(codePoint) != 0, let glyph = has(map.emoji) {
      return (map.emoji, glyph)
    }
    let isBold = font.usesBoldFallback
    let isCJK = Script.isCJK(script) || Self.isCJKBlock(codePoint)
    if !isCJK, scriptMayBePrimary(script), let glyph = has(font.primaryFace) { return (font.primaryFace, glyph) }
    let scriptTag = script == Script.common ? Self.scriptOfBlock(codePoint) : script
    if let faces = map.scripts.first(where: { $0.tag == scriptTag }) {
      let id = isBold ? faces.bold : faces.regular
      if let glyph = has(id) { return (id, glyph) }
      if let glyph = has(faces.regular) { return (faces.regular, glyph) }
    }
    let language = script == Script.hangul ? HanLanguage.korean : font.hanLanguage
    let cjk = (isBold ? map.cjkBold : map.cjkRegular) + language.rawValue
    if isCJK, let glyph = has(cjk) { return (cjk, glyph) }
    for id in isBold ? map.generalBold : map.generalRegular {
      if let glyph = has(id) { return (id, glyph) }
    }
    if let glyph = has(cjk) { return (cjk, glyph) }
    if let glyph = has(map.emoji) { return (map.emoji, glyph) }
    return (font.primaryFace, 0)
  }

  /// Opening Inter to ask whether it has Thai would be in vain.
  private func scriptMayBePrimary(_ script: UInt32) -> Bool { !map.scripts.contains { $0.tag == script } }

  private static func isCJKBlock(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x2E80...0x303F, 0x3100...0x33FF, 0xFE30...0xFE4F, 0xFF00...0xFFEF: true
    default: false
    }
  }

  /// Returns the script by whose font shared punctuation is drawn: that of its block.
  private static func scriptOfBlock(_ codePoint: UInt32) -> UInt32 {
    switch codePoint {
    case 0x0600...0x06FF, 0xFD3E, 0xFD3F: Script.tag("Arab")
    case 0x0964, 0x0965: Script.tag("Deva")
    case 0x0E3F: Script.tag("Thai")
    default: Script.common
    }
  }

  /// The glyph of a simple character and how far from its pen position it is drawn.
  func glyphEntry(_ unit: UInt16, in font: ResolvedFont) -> UnsafeMutablePointer<masthead_character> {
    let entry = masthead_character_at(font.table, unit)!
    if entry.pointee.flags & UInt16(MASTHEAD_RESOLVED) == 0 { resolve(unit, in: font) }
    if entry.pointee.flags & UInt16(MASTHEAD_HAS_GLYPH) != 0 { return entry }
    entry.pointee.flags |= UInt16(MASTHEAD_HAS_GLYPH)
    guard entry.pointee.face == font.primaryFace, let face = faceOrSubstitute(font.primaryFace) else { return entry }
    var glyph = face.glyph(unit == 0xA0 ? 32 : UInt32(unit))
    if glyph == 0, unit == 0x2010 || unit == 0x2011 { glyph = face.glyph(45) }
    if glyph == 0 {
      // Inter lacks it after all: another face draws it in the room that was measured.
      let (id, other) = chooseFace(UInt32(unit), script: masthead_script(UInt32(unit)), font: font)
      entry.pointee.face = id
      entry.pointee.glyph = other
      return entry
    }
    entry.pointee.face = face.id
    entry.pointee.glyph = glyph
    let drawn = face.advance(glyph) * drawnScale(face.id, font: font) * font.font.pointSize / face.unitsPerEm
    entry.pointee.offset = Float((entry.pointee.advance - font.tracking - drawn) / 2)
    return entry
  }

  /// Returns the scale of a face's glyphs, next to the font's size.
  func drawnScale(_ id: FontMap.FaceID, font: ResolvedFont) -> Double {
    if FontMap.isInter(id) {
      return FontMap.isInterDisplay(id) ? SystemFontLaw.interDisplayScale : SystemFontLaw.interScale
    }
    if id == map.emoji { return font.emojiScale }
    return id == map.monospacedRegular || id == map.monospacedBold ? SystemFontLaw.monospacedScale : 1
  }
}
