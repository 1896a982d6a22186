import CTextShims
import CoreGraphics
import Synchronization

/// A font of pictograms, read for its outlines.
///
/// Usable from any thread. The file is opened with the font, not with its first outline.
package final class OutlineFont: Sendable {
  private let lock = Mutex(())
  nonisolated(unsafe) private let face: Face
  nonisolated(unsafe) private let outlines: OpaquePointer

  /// Opens the first of the files that can be read as a font; nil when none can.
  package init?(paths: [String]) {
    let file = FontFile(name: "Symbols", paths: paths, faceIndex: 0, package: "")
    guard let rasterizer = Self.rasterizer, let face = Face(id: FontMap.missing, file: file),
      let outlines = face.outlines(rasterizer)
    else { return nil }
    self.face = face
    self.outlines = outlines
  }

  /// The problem with the file that was opened; nil when pictures are made from it.
  package var problem: FontProblem? {
    guard let difference = face.difference else { return nil }
    return FontProblem(
      file: FontMap.pictograms, unreadablePath: nil, substitute: "Its glyphs are drawn all the same.",
      difference: difference)
  }

  /// FreeType itself, kept for good: faces need it as long as they live.
  nonisolated(unsafe) private static let rasterizer = masthead_rasterizer_create()

  /// Returns the outline of a character in units of the em, y down, the baseline at 0; nil for a character without
  /// glyph.
  ///
  /// Strokes are made thicker by `emboldening` ems, thinner when it is negative.
  package func outline(of codePoint: UInt32, emboldening: CGFloat = 0) -> CGPath? {
    lock.withLock { _ in
      let glyph = face.glyph(codePoint)
      guard glyph != 0 else { return nil }
      let elements = OutlineTracer.trace(
        outlines, glyph: glyph, unitsPerEm: face.unitsPerEm, emboldening: emboldening)
      return CGPath(elements: elements)
    }
  }
}
