import Foundation

/// How much of each pixel an outline covers, cut in pieces: whole rectangles, and masks where it is partial.
///
/// Painting through masks at whole pixels gives every pixel the same value whatever the clip is, which Cairo's own filling of
/// curved paths does not. That is what lets a damaged part of a card be repainted without the rest of it.
///
/// Outlines of millions of pixels that are not cut this way, such as a tall view that is turned, are made in squares (``TileGrid``)
/// when those are asked for.
final class ShapeCoverage {
  struct Piece {
    /// Relative to the pixel that the outline's origin lies in.
    let rect: DeviceRect
    /// nil: all of it is covered.
    let mask: AlphaMask?
  }

  /// An area whose coverage is made in squares.
  private struct TiledArea {
    let rect: DeviceRect
    /// nil inside: nothing is covered.
    var tiles = TileStore<Piece?>()
  }

  private let pieces: [Piece]
  private var tiledAreas: [TiledArea] = []
  private let path: CGPath
  let byteCount: Int

  init(_ outline: LayerOutline) {
    let extent = outline.extent
    let path = outline.path
    self.path = path
    let reach = Int(outline.cornerReach.rounded(.up))
    guard outline.hasWholeEdges, reach * 2 <= min(extent.width, extent.height) else {
      if TileGrid.isNeeded(for: extent) {
        pieces = []
        tiledAreas = [TiledArea(rect: extent)]
        byteCount = Self.tiledByteCount
        return
      }
      let mask = Self.wholeMask(of: outline)
      pieces = [Piece(rect: extent, mask: mask)]
      byteCount = mask.width * mask.height
      return
    }
    var pieces: [Piece] = []
    let corners = Self.cornerRects(of: extent, side: reach).filter { !$0.isEmpty }
    let tilesCorners = corners.contains { TileGrid.isNeeded(for: $0) }
    let rounded = reach > 0 && !tilesCorners ? Self.topLeftCorner(of: outline, side: reach) : nil
    if tilesCorners {
      tiledAreas = corners.map { TiledArea(rect: $0) }
    } else {
      for (index, rect) in corners.enumerated() {
        guard let rounded, outline.corners & 1 << index != 0 else {
          pieces.append(Piece(rect: rect, mask: AlphaMask(path, in: rect)))
          continue
        }
        var mask = rounded
        if index & 1 != 0 { mask = mask.mirrored(.horizontal) }
        if index & 2 != 0 { mask = mask.mirrored(.vertical) }
        pieces.append(Piece(rect: rect, mask: mask))
      }
    }
    byteCount = tilesCorners ? Self.tiledByteCount : pieces.count * reach * reach
    let border = Int((outline.border * outline.a).rounded())
    for rect in border > 0
      ? Self.edgeRects(of: extent, side: reach, border: border) : Self.bodyRects(of: extent, side: reach)
    where !rect.isEmpty {
      pieces.append(Piece(rect: rect, mask: nil))
    }
    self.pieces = pieces
  }

  private static let tiledByteCount = TileGrid.side * TileGrid.side * 24

  /// Calls `body` with the pieces in a part, which is relative to the pixel of the outline's origin.
  func forEachPiece(in part: DeviceRect, _ body: (Piece) -> Void) {
    for piece in pieces where piece.rect.intersects(part) { body(piece) }
    for index in tiledAreas.indices {
      TileGrid.forEach(in: part, of: tiledAreas[index].rect) { key, rect in
        let piece = tiledAreas[index].tiles.content(for: key) {
          let mask = AlphaMask(path, in: rect)
          switch mask.uniformCoverage {
          case 0: return nil
          case 255: return Piece(rect: rect, mask: nil)
          default: return Piece(rect: rect, mask: mask)
          }
        }
        if let piece { body(piece) }
      }
    }
  }

  /// The coverage of the whole extent, symmetric if the outline is.
  private static func wholeMask(of outline: LayerOutline) -> AlphaMask {
    let mask = AlphaMask(outline.path, in: outline.extent)
    guard outline.hasWholeEdges, outline.corners == LayerOutline.allCorners else { return mask }
    let symmetric = mask.symmetric(.horizontal).symmetric(.vertical)
    return mask.width == mask.height ? symmetric.symmetric(.diagonal) : symmetric
  }

  /// The coverage of the square at the top left, of which those at the other rounded corners are mirror images.
  private static func topLeftCorner(of outline: LayerOutline, side: Int) -> AlphaMask {
    var whole = outline
    whole.corners = LayerOutline.allCorners
    let (x, y) = (outline.extent.minX, outline.extent.minY)
    return AlphaMask(whole.path, in: DeviceRect(minX: x, minY: y, maxX: x + side, maxY: y + side)).symmetric(.diagonal)
  }

  /// Top left, top right, bottom left, bottom right, as the bits of `LayerOutline.corners` are.
  private static func cornerRects(of rect: DeviceRect, side: Int) -> [DeviceRect] {
    [
      DeviceRect(minX: rect.minX, minY: rect.minY, maxX: rect.minX + side, maxY: rect.minY + side),
      DeviceRect(minX: rect.maxX - side, minY: rect.minY, maxX: rect.maxX, maxY: rect.minY + side),
      DeviceRect(minX: rect.minX, minY: rect.maxY - side, maxX: rect.minX + side, maxY: rect.maxY),
      DeviceRect(minX: rect.maxX - side, minY: rect.maxY - side, maxX: rect.maxX, maxY: rect.maxY),
    ]
  }

  private static func bodyRects(of rect: DeviceRect, side: Int) -> [DeviceRect] {
    [
      DeviceRect(minX: rect.minX + side, minY: rect.minY, maxX: rect.maxX - side, maxY: rect.minY + side),
      DeviceRect(minX: rect.minX, minY: rect.minY + side, maxX: rect.maxX, maxY: rect.maxY - side),
      DeviceRect(minX: rect.minX + side, minY: rect.maxY - side, maxX: rect.maxX - side, maxY: rect.maxY),
    ]
  }

  private static func edgeRects(of rect: DeviceRect, side: Int, border: Int) -> [DeviceRect] {
    [
      DeviceRect(minX: rect.minX + side, minY: rect.minY, maxX: rect.maxX - side, maxY: rect.minY + border),
      DeviceRect(minX: rect.minX + side, minY: rect.maxY - border, maxX: rect.maxX - side, maxY: rect.maxY),
      DeviceRect(minX: rect.minX, minY: rect.minY + side, maxX: rect.minX + border, maxY: rect.maxY - side),
      DeviceRect(minX: rect.maxX - border, minY: rect.minY + side, maxX: rect.maxX, maxY: rect.maxY - side),
    ]
  }
}

extension AlphaMask {
  /// The coverage of all pixels where it is the same everywhere.
  var uniformCoverage: UInt8? {
    guard width > 0, height > 0 else { return 0 }
    return withUnsafeBytes { bytes, bytesPerRow in
      for row in 0..<height where memcmp(bytes, bytes + row * bytesPerRow, width) != 0 { return nil }
      return width == 1 || memcmp(bytes, bytes + 1, width - 1) == 0 ? bytes[0] : nil
    }
  }

  /// Makes the coverage of a path, even-odd, in a rectangle of the pixels that it is given in.
  convenience init(_ path: CGPath, in rect: DeviceRect) {
    let context = CGContext(width: max(1, rect.width), height: max(1, rect.height), scale: 1)
    context.translateBy(x: CGFloat(-rect.minX), y: CGFloat(-rect.minY))
    context.setFillColor(.black)
    context.fill(path, using: .evenOdd)
    self.init(alphaOf: context, width: rect.width, height: rect.height)
  }

  /// Copies a context's alpha.
  convenience init(alphaOf context: CGContext, width: Int, height: Int) {
    context.flush()
    self.init(width: width, height: height) { bytes, bytesPerRow in
      context.withUnsafePixels { pixels, pixelBytesPerRow in
        PixelMixing.copyAlpha(
          from: pixels, bytesPerRow: pixelBytesPerRow, to: bytes, bytesPerRow: bytesPerRow, width: width, height: height
        )
      }
    }
  }
}

/// Coverages kept from frame to frame, the ones not used for longest dropped first.
struct ShapeCache {
  private var entries: [LayerOutline: (coverage: ShapeCoverage, lastUse: UInt64)] = [:]
  private var bytes = 0
  private var uses: UInt64 = 0
  private(set) var made = 0

  static let byteLimit = 16 << 20

  mutating func coverage(of outline: LayerOutline) -> ShapeCoverage {
    uses += 1
    if let found = entries[outline] {
      entries[outline]!.lastUse = uses
      return found.coverage
    }
    let coverage = ShapeCoverage(outline)
    made += 1
    bytes += coverage.byteCount
    entries[outline] = (coverage, uses)
    // What is dropped changes no pixel, only the time to make it again.
    while bytes > Self.byteLimit, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      bytes -= oldest.value.coverage.byteCount
      entries[oldest.key] = nil
    }
    return coverage
  }
}
