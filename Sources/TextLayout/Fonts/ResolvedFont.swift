import CTextShims
import CoreGraphics

/// A font with the numbers that measuring needs worked out: a table of characters, filled as they are met.
///
/// Used under the engine's lock only.
final class ResolvedFont {
  let font: Font
  let hanLanguage: HanLanguage
  let table: UnsafeMutablePointer<masthead_character_table>
  /// Points per font unit of 1/2048 em.
  let unit: Double
  /// The tracking in points.
  let tracking: Double
  let opticalFraction: Double
  let mix: SystemFontLaw.WeightMix
  /// The face that draws the family's own characters, and the scale of its glyphs.
  let primaryFace: FontMap.FaceID
  let primaryScale: Double
  /// The face whose advances stand in for those not measured (`SystemFontLaw.interRatio`).
  let ratioFace: FontMap.FaceID
  let ratio: Double
  let usesBoldFallback: Bool
  /// The scale of emoji and the factor of their advances, next to the font's size.
  let emojiScale: Double
  let emojiAdvanceScale: Double

  init(_ font: Font, hanLanguage: HanLanguage, map: FontMap) {
    self.font = font
    self.hanLanguage = hanLanguage
    unit = font.pointSize / SystemFontLaw.unitsPerEm
    let isMonospaced = font.family == .systemMonospaced
    let isSerif = font.family == .systemSerif || font.brought != nil
    tracking = isMonospaced || isSerif ? 0 : SystemFontLaw.tracking(font.pointSize) * unit
    opticalFraction = SystemFontLaw.opticalFraction(font.pointSize)
    mix = SystemFontLaw.WeightMix(font.drawnWeight)
    let size = font.pointSize
    emojiScale = size > 0 ? SystemFontLaw.emojiPicture(size) / SystemFontLaw.notoEmojiWidth / size : 1
    // Noto's emoji advance by 1275/1024 of an em.
    emojiAdvanceScale = size > 0 ? SystemFontLaw.emojiAdvance(size) / (size * 1275 / 1024) : 1
    usesBoldFallback = font.drawnWeight >= 0.3
    let kerning = SystemFontLaw.kerningShare(weight: font.drawnWeight, isItalic: font.isItalic)
    table = masthead_character_table_create(
      isMonospaced ? 0 : (1 - opticalFraction) * unit * kerning.text,
      isMonospaced ? 0 : opticalFraction * unit * kerning.display)
    let ratios = SystemFontLaw.interRatio(weight: font.drawnWeight)
    ratio = ratios.text + (ratios.display - ratios.text) * opticalFraction
    ratioFace = FontMap.interFace(row: mix.nearest, isItalic: font.isItalic, isDisplay: false)
    if let brought = font.brought {
      primaryFace = brought.id
      primaryScale = 1
    } else if isMonospaced {
      primaryFace = usesBoldFallback ? map.monospacedBold : map.monospacedRegular
      primaryScale = SystemFontLaw.monospacedScale
    } else if isSerif {
      primaryFace = map.serif[(usesBoldFallback ? 1 : 0) + (font.isItalic ? 2 : 0)]
      primaryScale = 1
    } else if font.family == .systemRounded {
      primaryFace = FontMap.roundedFace(row: mix.nearest, isItalic: font.isItalic)
      primaryScale = SystemFontLaw.interScale
    } else {
      // By `sf-metrics` "Inter compared": the display cut from 22 pt for regular and medium, the text cut for heavier ones.
      let isDisplay = font.pointSize >= 22 && font.drawnWeight < 0.3
      primaryFace = FontMap.interFace(row: mix.nearest, isItalic: font.isItalic, isDisplay: isDisplay)
      primaryScale = isDisplay ? SystemFontLaw.interDisplayScale : SystemFontLaw.interScale
    }
    fillTable()
  }

  deinit { masthead_character_table_destroy(table) }

  /// The advances that need no font file: ASCII and the punctuation of `masthead_extra_characters`.
  private func fillTable() {
    let isMonospaced = font.family == .systemMonospaced
    if font.family == .systemSerif || font.brought != nil {
      fillLineEnds()
      return
    }
    for slot in 0..<Int(MASTHEAD_ASCII_COUNT) {
      let units =
        isMonospaced
        ? SystemFontLaw.monospacedAdvance
        : mix(italic: font.isItalic) { row in
          let text = masthead_system_advances(Int32(row), 0)[slot]
          return text + (masthead_system_advances(Int32(row), 1)[slot] - text) * opticalFraction
        }
      set(UInt16(slot + 32), units: units, slot: slot, flags: slot == 0 ? MASTHEAD_SPACE : 0)
    }
    let extras = masthead_extra_characters()!
    for extra in 0..<Int(MASTHEAD_EXTRA_COUNT) {
      let units =
        isMonospaced
        ? SystemFontLaw.monospacedAdvance
        : mix(italic: font.isItalic) { masthead_extra_advances(Int32($0))[extra] } * ratio
      set(extras[extra], units: units, slot: extra + Int(MASTHEAD_ASCII_COUNT), flags: 0)
    }
    if font.family == .systemMonospacedDigit {
      let zero = masthead_character_at(table, 48).pointee.advance
      for digit in UInt16(48)...57 {
        let character = masthead_character_at(table, digit)!
        character.pointee.advance = zero
        character.pointee.slot = UInt8(MASTHEAD_NO_SLOT)
      }
    }
    fillLineEnds()
  }

  private func fillLineEnds() {
    for newline: UInt16 in [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029] {
      let character = masthead_character_at(table, newline)!
      character.pointee.flags = UInt16(masthead_character_flags(UInt32(newline))) | UInt16(MASTHEAD_RESOLVED)
      character.pointee.slot = UInt8(MASTHEAD_NO_SLOT)
    }
  }

  private func set(_ unicode: UInt16, units: Double, slot: Int, flags: Int32) {
    let character = masthead_character_at(table, unicode)!
    character.pointee.advance = units * unit + tracking
    character.pointee.flags = UInt16(flags | MASTHEAD_RESOLVED)
    character.pointee.face = primaryFace
    character.pointee.slot = UInt8(slot)
  }
}
