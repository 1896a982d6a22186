/// Draws a tree of layers once, into any context and of any size.
///
/// Meant for pictures of content that may be far larger than a screen: the target is painted in bands, so that the memory
/// beyond the context's own is that of one band.
@MainActor
package enum LayerRenderer {
  /// The height of a band in pixels.
  static let bandHeight = 2048

  /// Draws a layer in its own coordinate space under the context's transform, clip, alpha and blend mode.
  ///
  /// The layer's position and transform do not count, its opacity and mask do; its animations do not, as at Apple. Layers that
  /// asked for it draw their bitmaps first.
  @discardableResult
  package static func render(_ layer: CALayer, in context: CGContext) -> [LayerProblem] {
    layer.displayTreeIfNeeded()
    let clip = context.deviceClipBounds
    guard !clip.isEmpty else { return [] }
    let transform = context.deviceTransform
    func add(to composer: inout Composer) {
      composer.ignoresAnimations = true
      composer.add(layer, transform: transform, clip: clip)
    }
    layer.prepareTiles { add(to: &$0) }
    var composer = Composer()
    add(to: &composer)
    let list = composer.list
    for problem in list.problems { problem.report() }
    let extent = list.items.reduce(DeviceRect.empty) { $0.union($1.visible) }
    var painter = Painter()
    context.saveGState()
    context.setDeviceTransform(.identity)
    var top = extent.minY
    while top < extent.maxY {
      let band = DeviceRect(
        minX: extent.minX, minY: top, maxX: extent.maxX,
        maxY: bandEnd(from: min(top + bandHeight, extent.maxY), in: list))
      let target = PaintTarget(band)
      painter.paint(list, in: band, on: target, background: nil)
      if let picture = target.context.makeImage() {
        context.drawColorBitmap(picture, atDeviceX: band.minX, deviceY: band.minY)
      }
      top = band.maxY
    }
    context.restoreGState()
    return list.problems
  }

  /// The end of a band that would end at a row of pixels: items with a backdrop are painted in one piece.
  private static func bandEnd(from end: Int, in list: DisplayList) -> Int {
    var end = end
    while let cut = list.items.first(where: {
      $0.kind == .backdrop && $0.visible.minY < end && $0.visible.maxY > end
    }) {
      end = cut.visible.maxY
    }
    return end
  }
}
