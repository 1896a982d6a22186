import CHarfBuzz
import CTextShims
import CoreGraphics

/// Advances for all characters of a text.
extension TextMachine {
  /// Measures `start..<end`, which is all in one font; `kern` points are added to every character.
  ///
  /// `levels` are bidirectional levels when the paragraph has been looked at, else nil: then scripts decide directions.
  func measure(
    _ text: TextAnalysis, _ start: Int, _ end: Int, font: ResolvedFont, kern: Double = 0,
    levels: UnsafePointer<UInt8>? = nil
  ) {
    var index = start
    while true {
      index = masthead_measure(font.table, text.units, start, index, end, kern, text.advances, &text.seen)
      if index >= end { return }
      let entry = masthead_character_at(font.table, text.units[index])!
      if entry.pointee.flags & UInt16(MASTHEAD_RESOLVED) == 0 { resolve(text.units[index], in: font) }
      if entry.pointee.flags & UInt16(MASTHEAD_COMPLEX) != 0 {
        index = measureComplex(text, index, start, end, font: font, kern: kern, levels: levels)
      }
    }
  }

  /// Shapes the characters around `index`; returns the index after them.
  private func measureComplex(
    _ text: TextAnalysis, _ index: Int, _ start: Int, _ end: Int, font: ResolvedFont, kern: Double,
    levels: UnsafePointer<UInt8>?
  ) -> Int {
    var first = index
    // A mark goes with what it extends, but not over a change of direction: runs of two directions are shaped apart.
    if first > start, masthead_character_flags(text.codePoint(index, end: end).value) & UInt32(MASTHEAD_EXTENDS) != 0,
      masthead_character_flags(UInt32(text.units[first - 1])) & UInt32(MASTHEAD_NEWLINE | MASTHEAD_ATTACHMENT) == 0,
      levels.map({ $0[first - 1] == $0[index] }) ?? true
    {
      first -= 1
      if first > start, UTF16.isTrailSurrogate(text.units[first]), UTF16.isLeadSurrogate(text.units[first - 1]) {
        first -= 1
      }
    }
    var last = index
    while last < end {
      let (codePoint, length) = text.codePoint(last, end: end)
      let flags = masthead_character_flags(codePoint)
      let isJoined = last > first && text.units[last - 1] == 0x200D && flags & UInt32(MASTHEAD_SPACE) == 0
      // The character that was asked for is taken in any case: the caller goes on behind it.
      guard last == index || isShaped(codePoint, flags: flags, in: font) || isJoined else { break }
      if let levels, last > index, levels[last] != levels[first] { break }
      text.seen |= flags
      last += length
    }
    for unit in first..<last { text.advances[unit] = 0 }
    var at = first
    while at < last { at = measureItem(text, at, last, font: font, kern: kern, levels: levels) }
    return last
  }

  /// Shapes the characters from `start` on, up to a change of face or script.
  private func measureItem(
    _ text: TextAnalysis, _ start: Int, _ end: Int, font: ResolvedFont, kern: Double, levels: UnsafePointer<UInt8>?
  ) -> Int {
    var at = start
    var item: (face: FontMap.FaceID, script: UInt32)?
    while at < end {
      let next = clusterEnd(text, at, end)
      let found = chooseClusterFace(text, at, next, font: font)
      if let current = item {
        let isSameScript =
          found.script == current.script || found.script == Script.common || found.script == Script.inherited
        if found.face != current.face || !isSameScript { break }
      } else {
        item = found
      }
      at = next
    }
    guard let item else { return end }
    let direction = hb_script_get_horizontal_direction(hb_script_t(rawValue: item.script))
    let isRightToLeft = levels.map { $0[start] & 1 == 1 } ?? (direction == HB_DIRECTION_RTL)
    guard let face = face(item.face) ?? faceOrSubstitute(item.face) else {
      // No font at all: every cluster is as wide as an average letter.
      var cluster = start
      while cluster < at {
        text.advances[cluster] = 0.6 * font.font.pointSize + kern
        cluster = clusterEnd(text, cluster, at)
      }
      return at
    }
    let word = shape(
      text.units + start, count: at - start, face: face, script: item.script, isRightToLeft: isRightToLeft,
      features: font.font.features)
    place(word, text, start, face: face, font: font, kern: kern)
    text.complex.append(.init(start: start, end: at, face: face.id, word: word, font: font))
    return at
  }

  /// Writes a word's advances.
  private func place(
    _ word: ShapedWord, _ text: TextAnalysis, _ start: Int, face: Face, font: ResolvedFont, kern: Double
  ) {
    let scale = font.font.pointSize / face.unitsPerEm * advanceScale(face.id, font: font)
    for glyph in word.glyphs { text.advances[start + Int(glyph.cluster)] += Double(glyph.advance) * scale }
    var previous: Int32 = -1
    for glyph in word.glyphs where glyph.cluster != previous {
      previous = glyph.cluster
      let unit = start + Int(glyph.cluster)
      if face.id == font.primaryFace || FontMap.isInter(face.id) {
        // The base letter's measured advance; its marks are nothing wide.
        let entry = masthead_character_at(font.table, text.units[unit])!
        if entry.pointee.flags & UInt16(MASTHEAD_RESOLVED) == 0 { resolve(text.units[unit], in: font) }
        if entry.pointee.flags & UInt16(MASTHEAD_COMPLEX) == 0 { text.advances[unit] = entry.pointee.advance }
      }
      text.advances[unit] += kern
    }
  }

  /// Returns the end of a base character with its marks and joined characters.
  private func clusterEnd(_ text: TextAnalysis, _ start: Int, _ end: Int) -> Int {
    let first = text.codePoint(start, end: end)
    var at = start + first.length
    if (0x1F1E6...0x1F1FF).contains(first.value), at < end {
      let second = text.codePoint(at, end: end)
      if (0x1F1E6...0x1F1FF).contains(second.value) { at += second.length }
    }
    while at < end {
      let (codePoint, length) = text.codePoint(at, end: end)
      let isJoined = text.units[at - 1] == 0x200D
      guard isJoined || masthead_character_flags(codePoint) & UInt32(MASTHEAD_EXTENDS) != 0 else { break }
      at += length
    }
    return at
  }

  private func chooseClusterFace(
    _ text: TextAnalysis, _ start: Int, _ end: Int, font: ResolvedFont
  ) -> (face: FontMap.FaceID, script: UInt32) {
    let base = text.codePoint(start, end: end)
    var script = masthead_script(base.value)
    var wantsEmoji = false
    var mark: UInt32 = 0
    var at = start + base.length
    while at < end {
      let (codePoint, length) = text.codePoint(at, end: end)
      switch codePoint {
      case 0xFE0F, 0x20E3, 0x1F3FB...0x1F3FF: wantsEmoji = true
      case 0x200C, 0x200D, 0xFE00...0xFE0E, 0xE0000...0xE01EF: break
      default:
        if mark == 0 { mark = codePoint }
        if script == Script.common || script == Script.inherited { script = masthead_script(codePoint) }
      }
      at += length
    }
    if wantsEmoji, masthead_is_emoji(base.value) != 0, let face = face(map.emoji), face.glyph(base.value) != 0 {
      return (map.emoji, Script.common)
    }
    let chosen = chooseFace(base.value, script: script, font: font).0
    if mark != 0, chosen != map.emoji, let face = face(chosen), face.glyph(mark) == 0 {
      for id in font.usesBoldFallback ? map.generalBold : map.generalRegular {
        if let other = self.face(id), other.glyph(mark) != 0, other.glyph(base.value) != 0 { return (id, script) }
      }
    }
    return (chosen, script)
  }

  /// Glyphs of a word, from the cache or from HarfBuzz.
  private func shape(
    _ units: UnsafePointer<UInt16>, count: Int, face: Face, script: UInt32, isRightToLeft: Bool,
    features: FontFeatures
  ) -> ShapedWord {
    let key = WordCache.key(
      units, count: count, face: face.id, isRightToLeft: isRightToLeft, features: features)
    if let word = words.word(key, text: units, count: count, face: face.id, isRightToLeft: isRightToLeft),
      word.features == features
    {
      return word
    }
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(buffer, units, Int32(count), 0, Int32(count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    if FontMap.isInter(face.id) {
      // iOS's system font has no such alternates in running text, and its kerning is in the table.
      var settings = ["kern", "liga", "calt", "clig"].map {
        hb_feature_t(tag: Script.tag($0), value: 0, start: 0, end: .max)
      }
      settings += features.settings
      hb_shape(face.shaper, buffer, &settings, UInt32(settings.count))
    } else {
      var settings = features.settings
      hb_shape(face.shaper, buffer, &settings, UInt32(settings.count))
    }
    var length: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &length)
    let positions = hb_buffer_get_glyph_positions(buffer, &length)
    var glyphs: [ShapedWord.Glyph] = []
    glyphs.reserveCapacity(Int(length))
    for index in 0..<Int(length) {
      guard let info = infos?[index], let position = positions?[index] else { break }
      glyphs.append(
        .init(
          id: UInt16(truncatingIfNeeded: info.codepoint), cluster: Int32(info.cluster),
          advance: Float(position.x_advance),
          x: Float(position.x_offset), y: Float(position.y_offset)))
    }
    let word = ShapedWord(
      units: Array(UnsafeBufferPointer(start: units, count: count)), face: face.id, isRightToLeft: isRightToLeft,
      glyphs: glyphs, features: features)
    words.insert(word, key: key)
    return word
  }
}
