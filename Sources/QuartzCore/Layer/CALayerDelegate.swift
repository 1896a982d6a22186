/// The questions of a layer to the object that fills it; a view is the delegate of its layer.
///
/// At Apple every method is optional. Here each has a default, and the defaults say "not implemented" in a way that the layer
/// notices: see the single methods.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its `contents`; the default lets the layer draw itself into a bitmap by ``draw(_:in:)``.
  func display(_ layer: CALayer)

  /// Draws what the layer shows, in the layer's own coordinates.
  ///
  /// The bitmap is transparent at first. When the default is reached and nothing was drawn the layer gets no bitmap.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before `draw(_:in:)`; the default does nothing.
  func layerWillDraw(_ layer: CALayer)

  /// Places the layer's sublayers; the default does nothing.
  func layoutSublayers(of layer: CALayer)

  /// The action for a change of an attribute; nil, which is the default, leaves the choice to the layer, `NSNull` means
  /// nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer with `draw(_:in:)` where it is not implemented.
  public func display(_ layer: CALayer) {
    layer.displayBackingStore()
  }

  /// Tells the layer of the missing method, so that it keeps no bitmap.
  public func draw(_ layer: CALayer, in ctx: CGContext) {
    layer.flags.insert(.drawingNotImplemented)
  }

  /// Does nothing where it is not implemented.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Does nothing where it is not implemented.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns nil, which leaves the choice to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Draws a layer's content straight into the frame, without a bitmap of its own; labels and image views do.
///
/// `drawContent` is called at each repaint of a region that the layer touches, in the layer's coordinates, between the background
/// and the sublayers. It must be pure: what it draws may depend only on state whose every change is followed by the layer's
/// `setNeedsDisplay()`, and it must not change layers. What it draws outside of the pixels that
/// ``contentExtent(of:)`` touches is cut.
@MainActor
package protocol LayerContentDrawing: AnyObject {
  func drawContent(of layer: CALayer, in context: CGContext)

  /// Whether each pixel comes out the same when only a part of the content is asked for (a clip is set), and the same but
  /// moved when the layer is moved by whole pixels.
  ///
  /// True of glyph masks put on whole pixels, of rectangles, and of images drawn pixel for pixel; not of scaled images, other
  /// paths, gradients and rotated things, which the rasterizer rounds by clip and place. Content that is not is drawn aside once
  /// for each version and size and copied into the frame, which costs its pixels in memory. The default is `false`.
  var contentIsStableUnderClipping: Bool { get }

  /// How far the drawing may reach beyond the bounds, in points; the default is 0.
  var contentOutset: CGFloat { get }

  /// The rectangle that the drawing stays in, in the layer's coordinates; the default is the bounds and ``contentOutset`` around.
  func contentExtent(of layer: CALayer) -> CGRect
}

extension LayerContentDrawing {
  package var contentIsStableUnderClipping: Bool { false }
  package var contentOutset: CGFloat { 0 }

  package func contentExtent(of layer: CALayer) -> CGRect {
    contentOutset == 0 ? layer.bounds : layer.bounds.insetBy(dx: -contentOutset, dy: -contentOutset)
  }
}
