import CoreGraphics

/// Text set in lines: where every glyph stands.
///
/// Coordinates have their origin at the frame's top left corner, x to the right, y down, in points and unrounded. Indices count
/// UTF-16 units of the text.
public struct TextFrame: Sendable {
  /// The text that was laid out.
  public let text: AttributedText
  /// The lines from top to bottom.
  public let lines: [TextLine]
  /// Width and height of the lines; never rounded: views round.
  public let size: CGSize
  /// The width in which lines are aligned: the given width, or the widest line's when none was given.
  public let containerWidth: CGFloat
  /// Whether some text is not shown, with an ellipsis or without.
  public let isTruncated: Bool
  let engine: TextEngine

  /// The first line's baseline, 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// The last line's baseline, 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Attachments in the order of the text, with their boxes.
  public var attachments: [(identifier: Int, rect: CGRect)] {
    lines.flatMap { line in
      line.runs.compactMap { run in
        guard let box = run.attachment else { return nil }
        let origin = CGPoint(x: line.x + run.x + box.padding, y: line.baseline - box.y - box.size.height)
        return (box.identifier, CGRect(origin: origin, size: box.size))
      }
    }
  }

  /// Stops the program when lines overlap, leave out characters or lie outside of the frame; for tests.
  public func checkInvariants() {
    text.checkInvariants()
    var at = 0
    for line in lines {
      ensure(line.range.lowerBound == at, "line begins at \(line.range.lowerBound), not \(at)")
      at = line.range.upperBound
      ensure(line.width.isFinite && line.height.isFinite, "line \(line.range) has no size")
      var x = 0.0
      for run in line.runs {
        ensure(abs(run.x - x) < 0.001, "run \(run.range) stands at \(run.x), not \(x)")
        ensure(
          run.glyphs.count == run.positions.count && run.glyphs.count == run.indices.count,
          "run \(run.range) has glyphs without place")
        ensure(run.carets.count == run.range.count + 1, "run \(run.range) has \(run.carets.count) caret stops")
        x += run.width
      }
    }
    ensure(at == text.count || lines.isEmpty || isTruncated, "lines end at \(at) of \(text.count)")
  }
}

/// A line of a `TextFrame`.
public struct TextLine: Sendable {
  /// The characters of the line, with white space that hangs and the line end; a shortened line holds all that is left.
  public var range: Range<Int>
  /// The left edge of the first glyph's room.
  public var x: CGFloat
  /// The top of the line's own height; spacing lies outside.
  public var top: CGFloat
  /// The height in points, line spacing not counted.
  public var height: CGFloat
  /// The baseline's distance from the top of the frame, in points.
  public var baseline: CGFloat
  /// The height above the baseline; like the depth below it, positive.
  public var ascent: CGFloat
  /// The height of the line below its baseline, in points.
  public var descent: CGFloat
  /// The width of the line without hanging white space.
  public var width: CGFloat
  /// Whether an ellipsis replaces characters that did not fit.
  public var isTruncated: Bool
  /// Whether the line reads from right to left.
  public var isRightToLeft: Bool
  /// The runs of the line from left to right.
  public var runs: [GlyphRun]

  /// The rectangle of the line in the frame.
  public var rect: CGRect { CGRect(x: x, y: top, width: width, height: height) }
}

/// Neighbouring glyphs of one face with the same attributes and direction.
public struct GlyphRun: Sendable {
  /// The characters that the glyphs stand for; empty when none is.
  public var range: Range<Int>
  /// Index into the text's runs.
  public var attributesIndex: Int
  /// Whether the run reads from right to left.
  public var isRightToLeft: Bool
  /// An ellipsis in the place of left-out text, or the hyphen of a soft hyphen: no character of the text.
  public var isInserted = false
  /// The box of the run, for a run that is a box.
  public var attachment: TextAttachmentBox?
  /// The left edge, from the line's.
  public var x: CGFloat
  /// The width in points.
  public var width: CGFloat
  /// Glyphs of the face, from left to right.
  public var glyphs: [UInt16] = []
  /// Origins of the glyphs, from the line's left edge and the baseline, y down.
  public var positions: [CGPoint] = []
  /// The character that each glyph belongs to.
  public var indices: [Int] = []
  /// The x of the leading edge of each character of `range`, then that of the last one's trailing edge.
  public var carets: [CGFloat] = []
  /// Position in the font map.
  var face: FontMap.FaceID
  /// Points per em in which the face's outlines are drawn.
  var emSize: Double
}
