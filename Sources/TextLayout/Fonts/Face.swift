import CHarfBuzz
import CTextShims
import CoreGraphics
internal import SystemFiles

/// An open font file: mapped into memory, read by HarfBuzz for measuring and by FreeType (opened later) for drawing.
///
/// Used under the engine's lock only.
final class Face {
  let id: FontMap.FaceID
  let file: FontFile
  /// The one of the file's paths that was opened.
  let path: String
  let unitsPerEm: Double
  let blob: OpaquePointer
  let shaper: OpaquePointer
  /// FreeType's face over the same memory, opened for the first glyph that is drawn.
  private var outlines: OpaquePointer?

  /// Nil when none of the file's paths can be read as a font.
  init?(id: FontMap.FaceID, file: FontFile) {
    var found: (blob: OpaquePointer, path: String)?
    for path in file.paths {
      if let blob = hb_blob_create_from_file_or_fail(path) {
        found = (blob, path)
        break
      }
    }
    guard let (blob, path) = found else { return nil }
    let face = hb_face_create(blob, UInt32(file.faceIndex))
    guard hb_face_get_glyph_count(face) > 0, let shaper = hb_font_create(face) else {
      hb_face_destroy(face)
      hb_blob_destroy(blob)
      return nil
    }
    self.id = id
    self.file = file
    self.path = path
    self.blob = blob
    self.shaper = shaper
    unitsPerEm = Double(hb_face_get_upem(face))
    hb_face_destroy(face)
  }

  deinit {
    if let outlines { masthead_outlines_close(outlines) }
    hb_font_destroy(shaper)
    hb_blob_destroy(blob)
  }

  func outlines(_ rasterizer: OpaquePointer) -> OpaquePointer? {
    if let outlines { return outlines }
    var count: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &count) else { return nil }
    outlines = masthead_outlines_open(
      rasterizer, bytes, Int(count), Int32(file.faceIndex), file.cornerRadius * unitsPerEm)
    return outlines
  }

  /// How the file differs from the one that pictures are made from; nil when it is that one, or not in the list.
  var difference: FontDifference? {
    FontInspector.shared.finding(path: path).map {
      FontDifference(path: $0.path, expected: $0.entry.version, found: $0.foundVersion)
    }
  }

  /// Zero when the face does not have the character.
  func glyph(_ codePoint: UInt32) -> UInt16 {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(shaper, codePoint, &glyph) != 0 else { return 0 }
    return UInt16(truncatingIfNeeded: glyph)
  }

  /// In the face's own units.
  func advance(_ glyph: UInt16) -> Double { Double(hb_font_get_glyph_h_advance(shaper, hb_codepoint_t(glyph))) }
}
