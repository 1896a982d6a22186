import CTextShims
import CoreGraphics

/// A glyph as pixels, with its place next to the pixel its origin lies in.
struct GlyphImage {
  enum Pixels {
    case coverage(AlphaMask)
    case color(CGImage)
    case nothing
  }

  var pixels: Pixels
  /// Pixels to the right of the origin and above the baseline.
  var left: Int
  var top: Int
}

/// Glyphs rendered for a face, a size in pixels and one of four horizontal positions inside a pixel.
struct GlyphCache {
  private var images: [UInt64: GlyphImage] = [:]
  private var paths: [UInt32: [PathElement]] = [:]
  private var bytes = 0
  private static let byteLimit = 16 << 20

  static let phases = 4

  /// All of a key's parts have their own bits.
  static func key(face: FontMap.FaceID, glyph: UInt16, phase: Int, emPixels: Double) -> UInt64 {
    UInt64(Float(emPixels).bitPattern) << 32 | UInt64(glyph) << 16 | UInt64(face) << 8 | UInt64(phase)
  }

  subscript(key: UInt64) -> GlyphImage? { images[key] }

  mutating func insert(_ image: GlyphImage, key: UInt64) {
    switch image.pixels {
    case .coverage(let mask): bytes += mask.bytesPerRow * mask.height + 96
    case .color(let picture): bytes += picture.bytesPerRow * picture.height + 96
    case .nothing: bytes += 96
    }
    if bytes > Self.byteLimit {
      images.removeAll(keepingCapacity: true)
      bytes = 0
    }
    images[key] = image
  }

  func path(face: FontMap.FaceID, glyph: UInt16) -> [PathElement]? { paths[UInt32(face) << 16 | UInt32(glyph)] }

  mutating func insert(_ path: [PathElement], face: FontMap.FaceID, glyph: UInt16) {
    if paths.count >= 4096 { paths.removeAll(keepingCapacity: true) }
    paths[UInt32(face) << 16 | UInt32(glyph)] = path
  }
}

extension TextMachine {
  /// A glyph `emPixels` large whose origin lies `phase` quarters of a pixel right of a pixel edge.
  func glyphImage(face id: FontMap.FaceID, glyph: UInt16, phase: Int, emPixels: Double) -> GlyphImage {
    let isColor = id == map.emoji
    let key = GlyphCache.key(face: id, glyph: glyph, phase: isColor ? 0 : phase, emPixels: emPixels)
    if let known = glyphs[key] { return known }
    var image = GlyphImage(pixels: .nothing, left: 0, top: 0)
    if let rasterizer, let face = face(id), let outlines = face.outlines(rasterizer) {
      if isColor {
        image = Self.colorImage(outlines, glyph: glyph, emPixels: emPixels) ?? image
      } else {
        image = Self.coverage(
          outlines, rasterizer, glyph: glyph, scale: emPixels / face.unitsPerEm,
          shift: Double(phase) / Double(GlyphCache.phases))
      }
    }
    glyphs.insert(image, key: key)
    return image
  }

  private static func coverage(
    _ outlines: OpaquePointer, _ rasterizer: OpaquePointer, glyph: UInt16, scale: Double, shift: Double
  ) -> GlyphImage {
    var (left, top, width, height): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let isLoaded = masthead_outlines_load(outlines, UInt32(glyph), scale, shift, &left, &top, &width, &height)
    guard isLoaded != 0, width > 0, height > 0 else { return GlyphImage(pixels: .nothing, left: 0, top: 0) }
    let mask = AlphaMask(width: Int(width), height: Int(height)) { bytes, bytesPerRow in
      _ = masthead_outlines_render(outlines, rasterizer, left, top, width, height, bytes, Int32(bytesPerRow))
    }
    return GlyphImage(pixels: .coverage(mask), left: Int(left), top: Int(top))
  }

  /// The strike's picture, shrunk to the size in whole pixels.
  private static func colorImage(_ outlines: OpaquePointer, glyph: UInt16, emPixels: Double) -> GlyphImage? {
    var pixels: UnsafePointer<UInt8>?
    var (bytesPerRow, width, height, left, top): (Int32, Int32, Int32, Int32, Int32) = (0, 0, 0, 0, 0)
    var strike = 0.0
    let isFound = masthead_outlines_color_bitmap(
      outlines, UInt32(glyph), &pixels, &bytesPerRow, &width, &height, &left, &top, &strike)
    guard isFound != 0, let pixels, strike > 0 else { return nil }
    let scale = emPixels / strike
    let outWidth = max(1, Int((Double(width) * scale).rounded()))
    let outHeight = max(1, Int((Double(height) * scale).rounded()))
    guard outWidth <= 2048, outHeight <= 2048 else { return nil }
    let out = UnsafeMutableRawBufferPointer.allocate(byteCount: outWidth * outHeight * 4, alignment: 4)
    defer { out.deallocate() }
    masthead_scale_pixels(
      pixels, bytesPerRow, width, height, out.baseAddress!.assumingMemoryBound(to: UInt8.self), Int32(outWidth * 4),
      Int32(outWidth), Int32(outHeight))
    let info: CGBitmapInfo = [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)]
    let picture = CGImage(
      bytes: UnsafeRawBufferPointer(out), width: outWidth, height: outHeight, bytesPerRow: outWidth * 4,
      bitmapInfo: info)
    guard let picture else { return nil }
    return GlyphImage(
      pixels: .color(picture), left: Int((Double(left) * scale).rounded()), top: Int((Double(top) * scale).rounded()))
  }

  /// A glyph's outline in ems, y down, origin on the baseline.
  func glyphPath(face id: FontMap.FaceID, glyph: UInt16) -> [PathElement] {
    if let known = glyphs.path(face: id, glyph: glyph) { return known }
    var path: [PathElement] = []
    if let rasterizer, let face = face(id), let outlines = face.outlines(rasterizer) {
      path = OutlineTracer.trace(outlines, glyph: glyph, unitsPerEm: face.unitsPerEm)
    }
    glyphs.insert(path, face: id, glyph: glyph)
    return path
  }
}
