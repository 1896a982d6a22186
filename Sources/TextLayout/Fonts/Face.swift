import CHarfBuzz
import CTextShims
import CoreGraphics
import Foundation
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

  /// Opens the face of a file; nil when none of the file's paths can be read as a font.
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

  /// A face of bytes that an application brought; nil where they are no font.
  init?(id: FontMap.FaceID, bytes: OpaquePointer, index: Int) {
    let face = hb_face_create(bytes, UInt32(index))
    guard hb_face_get_glyph_count(face) > 0, let shaper = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    self.id = id
    file = FontFile(name: "", paths: [], faceIndex: index, package: "")
    path = ""
    blob = hb_blob_reference(bytes)
    self.shaper = shaper
    unitsPerEm = Double(hb_face_get_upem(face))
    hb_face_destroy(face)
  }

  /// Makes the face under another number.
  convenience init?(id: FontMap.FaceID, of other: Face) {
    self.init(id: id, bytes: other.blob, index: other.file.faceIndex)
  }

  /// A copy of bytes; to be destroyed by the caller.
  static func blob(of data: Data) -> OpaquePointer? {
    data.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      return hb_blob_create_or_fail(start, UInt32(clamping: bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }

  /// Ascender, descender and gap of lines of the table `hhea`, in the face's own units; of a face without one, usual ones.
  var horizontalHeader: (ascender: Int, descender: Int, gap: Int) {
    guard let bytes = table("hhea"), bytes.count >= 10 else {
      return (Int(unitsPerEm * 0.95), -Int(unitsPerEm * 0.25), 0)
    }
    func number(_ at: Int) -> Int { Int(Int16(bitPattern: UInt16(bytes[at]) << 8 | UInt16(bytes[at + 1]))) }
    return (number(4), number(6), number(8))
  }

  /// Whether the table `post` says that all glyphs are equally wide.
  var isMonospaced: Bool {
    guard let bytes = table("post"), bytes.count >= 16 else { return false }
    return bytes[12..<16].contains { $0 != 0 }
  }

  private func table(_ tag: String) -> [UInt8]? {
    guard let table = hb_face_reference_table(hb_font_get_face(shaper), Script.tag(tag)) else { return nil }
    defer { hb_blob_destroy(table) }
    var count: UInt32 = 0
    guard let start = hb_blob_get_data(table, &count) else { return nil }
    return UnsafeRawBufferPointer(start: start, count: Int(count)).map { $0 }
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

  /// The difference of the file from the locked file that pictures are made from; nil without any, or for an unlisted
  /// file.
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

  /// Returns a glyph's advance in the face's own units.
  func advance(_ glyph: UInt16) -> Double { Double(hb_font_get_glyph_h_advance(shaper, hb_codepoint_t(glyph))) }
}
