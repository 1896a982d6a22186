import CTextShims
import CoreGraphics

/// Puts a broken line's characters in visual order and gives every glyph its place.
struct VisualLine {
  /// Characters with one direction, one kind and the same attributes.
  private struct Piece {
    var range: Range<Int>
    var span: Int
    var level: UInt8
    /// A character that is not in the text: an ellipsis or a hyphen.
    var inserted: UInt16 = 0
    var insertedWidth = 0.0
    /// Index into the analysis' complex items, -1 for simple characters.
    var complex = -1
  }

  let machine: TextMachine
  let text: PreparedText
  let line: LineRecord
  /// Points added to every space to fill a justified line.
  let spaceExtra: Double

  /// The end of the line's last character that is no white space.
  private let endOfInk: Int

  private var analysis: TextAnalysis { text.analysis }
  private var baseLevel: UInt8 { text.paragraphs[line.paragraph].level }

  init(machine: TextMachine, text: PreparedText, line: LineRecord, spaceExtra: Double) {
    self.machine = machine
    self.text = text
    self.line = line
    self.spaceExtra = spaceExtra
    var end = line.end
    while end > line.start, LineBreaker.isSpace(text.analysis.units[end - 1]) { end -= 1 }
    endOfInk = end
  }

  func runs() -> [GlyphRun] {
    var pieces: [Piece] = []
    if let truncation = line.truncation {
      add(truncation.head, to: &pieces)
      let at = truncation.head.upperBound
      pieces.append(
        .init(
          range: at..<at, span: truncation.span, level: baseLevel, inserted: 0x2026,
          insertedWidth: truncation.ellipsisWidth))
      add(truncation.tail, to: &pieces)
    } else {
      add(line.start..<line.end, to: &pieces)
      if line.hyphenWidth > 0, let last = pieces.last {
        let at = line.end
        pieces.append(
          .init(range: at..<at, span: last.span, level: last.level, inserted: 0x2D, insertedWidth: line.hyphenWidth))
      }
    }
    reorder(&pieces)
    var runs: [GlyphRun] = []
    var x = 0.0
    for piece in pieces {
      if piece.inserted != 0 {
        inserted(piece, &x, &runs)
      } else if piece.complex >= 0 {
        complex(piece, &x, &runs)
      } else {
        simple(piece, &x, &runs)
      }
    }
    return runs
  }

  // MARK: Pieces

  private func add(_ range: Range<Int>, to pieces: inout [Piece]) {
    guard !range.isEmpty else { return }
    var at = range.lowerBound
    var span = text.spanIndex(at: at)
    var item = firstComplex(endingAfter: at)
    while at < range.upperBound {
      while span + 1 < text.spans.count, text.spans[span].end <= at { span += 1 }
      while item < analysis.complex.count, analysis.complex[item].end <= at { item += 1 }
      var end = min(range.upperBound, text.spans[span].end)
      var complex = -1
      if item < analysis.complex.count {
        if analysis.complex[item].start <= at {
          complex = item
          end = min(end, analysis.complex[item].end)
        } else {
          end = min(end, analysis.complex[item].start)
        }
      }
      if text.spans[span].attachment != nil, complex < 0 {
        if analysis.units[at] == 0xFFFC {
          end = at + 1
        } else if let next = (at..<end).first(where: { analysis.units[$0] == 0xFFFC }) {
          end = next
        }
      }
      let level = self.level(at)
      if analysis.levels != nil {
        var same = at + 1
        while same < end, self.level(same) == level { same += 1 }
        end = same
      }
      pieces.append(.init(range: at..<end, span: span, level: level, complex: complex))
      at = end
    }
  }

  private func firstComplex(endingAfter index: Int) -> Int {
    var low = 0
    var high = analysis.complex.count
    while low < high {
      let middle = (low + high) / 2
      if analysis.complex[middle].end <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Rule L1: white space at the line's end has the paragraph's level.
  private func level(_ index: Int) -> UInt8 {
    guard let levels = analysis.levels else { return 0 }
    return index >= endOfInk && line.truncation == nil ? baseLevel : levels[index]
  }

  /// Rule L2: from the highest level down to the lowest odd one, every stretch of that level or higher is turned around.
  private func reorder(_ pieces: inout [Piece]) {
    guard analysis.levels != nil, let highest = pieces.map(\.level).max(), highest > 0 else { return }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < pieces.count {
        guard pieces[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        pieces[start..<end].reverse()
        start = end
      }
    }
  }

  // MARK: Glyphs

  private func run(_ piece: Piece, face: FontMap.FaceID, x: Double) -> GlyphRun {
    let font = text.spans[piece.span].font
    return GlyphRun(
      range: piece.range, attributesIndex: piece.span, isRightToLeft: piece.level & 1 == 1, x: x, width: 0, face: face,
      emSize: machine.drawnScale(face, font: font) * font.font.pointSize)
  }

  private func inserted(_ piece: Piece, _ x: inout Double, _ runs: inout [GlyphRun]) {
    let span = text.spans[piece.span]
    let entry = machine.glyphEntry(piece.inserted, in: span.font).pointee
    var made = run(piece, face: entry.face, x: x)
    made.isInserted = true
    made.glyphs = [entry.glyph]
    made.positions = [CGPoint(x: x + Double(entry.offset) * span.widthFactor, y: 0)]
    made.indices = [piece.range.lowerBound]
    made.carets = [x]
    x += piece.insertedWidth
    made.width = x - made.x
    runs.append(made)
  }

  /// Characters that are one glyph each.
  private func simple(_ piece: Piece, _ x: inout Double, _ runs: inout [GlyphRun]) {
    let span = text.spans[piece.span]
    let isRightToLeft = piece.level & 1 == 1
    var current: GlyphRun?
    func finish(_ end: Double) {
      guard var done = current else { return }
      done.width = end - done.x
      // Carets are in logical order: the leading edge of a right-to-left character is its right one.
      if isRightToLeft { done.carets.reverse() }
      runs.append(done)
      current = nil
    }
    for step in 0..<piece.range.count {
      let index = isRightToLeft ? piece.range.upperBound - 1 - step : piece.range.lowerBound + step
      var unit = analysis.units[index]
      if isRightToLeft { unit = UInt16(truncatingIfNeeded: masthead_mirror(UInt32(unit))) }
      let entry = machine.glyphEntry(unit, in: span.font).pointee
      let isInvisible = entry.flags & UInt16(MASTHEAD_INVISIBLE) != 0
      let face = isInvisible ? current?.face ?? span.font.primaryFace : entry.face
      if current == nil || current!.face != face {
        finish(x)
        var begun = run(piece, face: face, x: x)
        begun.range = index..<index
        if piece.range.count == 1, unit == 0xFFFC { begun.attachment = span.attachment }
        if isRightToLeft { begun.carets = [x] }
        current = begun
      }
      if !isInvisible, !LineBreaker.isSpace(unit), unit != 0xA0 {
        current!.glyphs.append(entry.glyph)
        current!.positions.append(CGPoint(x: x + Double(entry.offset) * span.widthFactor, y: 0))
        current!.indices.append(index)
      }
      var advance = analysis.advances[index]
      if spaceExtra != 0, unit == 0x20 { advance += spaceExtra }
      if isRightToLeft {
        current!.range = index..<current!.range.upperBound + (current!.range.isEmpty ? 1 : 0)
        x += advance
        current!.carets.append(x)
      } else {
        current!.range = current!.range.lowerBound..<index + 1
        if current!.carets.isEmpty { current!.carets.append(x) }
        x += advance
        current!.carets.append(x)
      }
    }
    finish(x)
  }

  /// Characters that were shaped together.
  private func complex(_ piece: Piece, _ x: inout Double, _ runs: inout [GlyphRun]) {
    let item = analysis.complex[piece.complex]
    let span = text.spans[piece.span]
    var made = run(piece, face: item.face, x: x)
    made.isRightToLeft = item.word.isRightToLeft
    guard let face = machine.face(item.face) else { return }
    let scale = made.emSize / face.unitsPerEm
    let across = scale * span.widthFactor
    let isPrimary = item.face == span.font.primaryFace || FontMap.isInter(item.face)
    let glyphs = item.word.glyphs
    var edges = [Double](repeating: .nan, count: piece.range.count)
    var at = 0
    while at < glyphs.count {
      let cluster = item.start + Int(glyphs[at].cluster)
      var end = at
      var drawn = 0.0
      while end < glyphs.count, glyphs[end].cluster == glyphs[at].cluster {
        drawn += Double(glyphs[end].advance) * across
        end += 1
      }
      guard piece.range.contains(cluster) else {
        at = end
        continue
      }
      let advance = analysis.advances[cluster]
      var pen = x
      if isPrimary { pen += (advance - span.kern - span.font.tracking * span.widthFactor - drawn) / 2 }
      if item.face == machine.map.emoji { pen += (advance - span.kern - drawn) / 2 }
      for glyph in glyphs[at..<end] {
        made.glyphs.append(glyph.id)
        made.positions.append(CGPoint(x: pen + Double(glyph.x) * across, y: -Double(glyph.y) * scale))
        made.indices.append(cluster)
        pen += Double(glyph.advance) * across
      }
      edges[cluster - piece.range.lowerBound] = made.isRightToLeft ? x + advance : x
      x += advance
      at = end
    }
    made.width = x - made.x
    // Characters inside a cluster stand at its far edge.
    let far = made.isRightToLeft ? made.x : x
    var carets: [CGFloat] = [far]
    var next = far
    for edge in edges.reversed() {
      if !edge.isNaN { next = edge }
      carets.append(next)
    }
    made.carets = carets.reversed()
    runs.append(made)
  }
}
