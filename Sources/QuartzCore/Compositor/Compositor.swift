/// Turns a tree of layers into the pixels of a screen, doing again only what changed.
///
/// A compositor owns one frame buffer. Each ``render(_:)`` goes through the stages, one file each: layers that asked for it draw
/// their bitmaps; the tree is *composed* into a flat list (``Composer``); the list is compared with the last frame's to find the
/// *damage* and what merely scrolled (``Damage``); pixels are moved and the damage *painted* (``Painter``). A tree in which nothing
/// was changed is recognised before any of this.
///
/// **Law.** The pixels after any number of incremental frames are those of a fresh compositor given the same tree, byte for byte;
/// ``verifiesFrames`` checks it at each frame.
@MainActor
package final class Compositor {
  /// The size of the frame in points.
  package private(set) var size: CGSize
  /// Pixels per point.
  package private(set) var scale: CGFloat
  /// The colour behind the root layer; nil is transparent.
  package let background: CGColor?
  /// Whether each frame is painted a second time from nothing and compared; for tests and for hunting.
  package var verifiesFrames = false

  private var target: PaintTarget {
    didSet { isPainted = false }
  }
  /// Whether there was a frame since the buffer was made, whose first content is undefined.
  private var isPainted = false
  private var list = DisplayList()
  private var spareList = DisplayList()
  private var painter = Painter()
  /// The number of the last frame; 0 when the buffer holds none.
  private var frame: UInt64 = 0
  private weak var lastRoot: CALayer?

  private static var frameCounter: UInt64 = 0

  /// Makes a compositor for a size in points; the pixels are rounded up.
  package init(size: CGSize, scale: CGFloat, background: CGColor? = nil) {
    self.size = size
    self.scale = scale
    self.background = background
    target = Self.makeTarget(size, scale)
  }

  /// The width of the frame in pixels.
  package var pixelWidth: Int { target.bounds.width }
  /// The height of the frame in pixels.
  package var pixelHeight: Int { target.bounds.height }

  /// Gives the frame another size; the next frame is painted whole.
  package func resize(to size: CGSize, scale: CGFloat) {
    guard size != self.size || scale != self.scale else { return }
    self.size = size
    self.scale = scale
    target = Self.makeTarget(size, scale)
    invalidate()
  }

  /// Forgets the last frame; the next one is painted whole.
  package func invalidate() {
    frame = 0
    list.removeAll()
  }

  /// Brings the frame up to date with a tree whose root lies in the frame's coordinates, in points.
  @discardableResult
  package func render(_ root: CALayer) -> FrameResult {
    root.displayStage.run { renderOnStage(root) }
  }

  private func renderOnStage(_ root: CALayer) -> FrameResult {
    let drawn = CALayer.backingStoresDrawn
    root.displayTreeIfNeeded()
    if isUnchanged(root) { return FrameResult() }
    let toDevice = CGAffineTransform(scaleX: scale, y: scale)
    root.prepareTiles { $0.add(root, toDevice: toDevice, clip: target.bounds) }
    let lastFrame = root === lastRoot ? frame : 0
    Self.frameCounter += 1
    frame = Self.frameCounter
    compose(root, lastFrame: lastFrame)
    let damage = lastFrame == 0 ? Damage.full(target.bounds) : Damage(from: spareList, to: list, bounds: target.bounds)
    root.clearChangeMarks()
    lastRoot = root
    root.writableExtras.composer = ObjectIdentifier(self)
    var result = paint(damage)
    result.statistics.backingStoresDrawn = CALayer.backingStoresDrawn - drawn
    if verifiesFrames { verify(root) }
    return result
  }

  private func isUnchanged(_ root: CALayer) -> Bool {
    frame != 0 && root === lastRoot && !root.flags.contains(.subtreeChanged)
      && root.extras?.composer == ObjectIdentifier(self)
  }

  /// Composes into ``list``, leaving the last frame's in ``spareList``.
  private func compose(_ root: CALayer, lastFrame: UInt64) {
    swap(&list, &spareList)
    var composer = Composer(reusing: list, lastFrame: lastFrame, frame: frame)
    list = DisplayList()
    composer.add(root, toDevice: CGAffineTransform(scaleX: scale, y: scale), clip: target.bounds)
    list = composer.list
    for problem in list.problems { problem.report() }
  }

  private func paint(_ damage: Damage) -> FrameResult {
    isPainted = true
    painter.resetCounts()
    let (shapes, shadows, bitmaps) = (painter.shapes.made, painter.shadows.made, painter.bitmaps.made)
    for move in damage.moves {
      target.context.scrollPixels(in: move.rect, byX: move.dx, byY: move.dy)
    }
    for rect in damage.region.rects {
      painter.paint(list, in: rect, on: target, background: background)
    }
    var result = FrameResult()
    result.damage = damage.region.rects
    result.moves = damage.moves.map { FrameResult.Move(rect: $0.rect, dx: $0.dx, dy: $0.dy) }
    result.problems = list.problems
    result.statistics = FrameStatistics(
      wasUnchanged: false, listedItems: list.items.count, paintedItems: painter.counts.items,
      paintedPixels: painter.counts.pixels, contentDrawings: painter.counts.drawings, groups: painter.counts.groups,
      masksMade: painter.shapes.made - shapes, shadowsMade: painter.shadows.made - shadows,
      bitmapsMade: painter.bitmaps.made - bitmaps)
    return result
  }

  private static func makeTarget(_ size: CGSize, _ scale: CGFloat) -> PaintTarget {
    // The first frame is painted whole.
    let context = CGContext(size: size, scale: scale, isOverwritten: true)
    context.setDeviceTransform(.identity)
    let bounds = DeviceRect(minX: 0, minY: 0, maxX: context.width, maxY: context.height)
    return PaintTarget(context, bounds: bounds)
  }
}

extension Compositor {
  /// The frame; transparent where there was none.
  private var shownPixels: CGContext {
    if !isPainted {
      target.clear(target.bounds, to: nil)
      isPainted = true
    }
    return target.context
  }

  /// Returns the frame as a picture; copies the pixels.
  package func makeImage() -> CGImage {
    shownPixels.makeImage()!
  }

  /// The fingerprint of size and pixels of the last frame, without a copy.
  package var pixelHash: PixelHash { shownPixels.pixelHash }

  /// Returns the frame as a PNG file, without a copy of the pixels.
  package func pngData(texts: KeyValuePairs<String, String> = [:]) -> Data { shownPixels.pngData(texts: texts) }

  /// Calls `body` with the frame's pixels, premultiplied 0xAARRGGBB words, and the distance of rows in bytes.
  package func withUnsafePixels<Result>(
    _ body: (UnsafePointer<UInt32>, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    try shownPixels.withUnsafePixels { try body(UnsafePointer($0), $1) }
  }

  /// Describes what the last frame has at a pixel, backmost first.
  func layers(atX x: Int, y: Int) -> [String] {
    let pixel = DeviceRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)
    return list.items.filter { $0.visible.intersects(pixel) }.map { "\($0.kind) of \($0.layer.summary)" }
  }

  /// Paints a whole frame without touching any layer; for comparison.
  func renderWithoutNotes(_ root: CALayer) {
    frame = 0
    var composer = Composer()
    composer.add(root, toDevice: CGAffineTransform(scaleX: scale, y: scale), clip: target.bounds)
    list = composer.list
    _ = paint(.full(target.bounds))
  }
}

extension CALayer {
  /// Takes the marks of changes off a tree, whatever its depth.
  final func clearChangeMarks() {
    guard flags.contains(.subtreeChanged) else { return }
    var row: [CALayer] = [self]
    while let layer = row.popLast() {
      layer.flags.remove(.subtreeChanged)
      for child in layer.children where child.flags.contains(.subtreeChanged) { row.append(child) }
      if let mask = layer.extras?.mask, mask.flags.contains(.subtreeChanged) { row.append(mask) }
    }
  }
}
