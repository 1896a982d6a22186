/// A picture for drawing into contexts many times, as sharp as the context that it was made for.
public final class CGLayer {
  /// The context that draws into the layer, in points with y as the first context's.
  public let context: CGContext?
  /// The size of the layer in points.
  public let size: CGSize

  /// Makes an empty layer for use in a context; nil for a size of nothing.
  ///
  /// `auxiliaryInfo` is not looked at, as Apple's has no keys.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary? = nil) {
    let transform = context.deviceTransform
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale > 0, scale.isFinite else {
      return nil
    }
    let width = Int((size.width * scale).rounded(.up)), height = Int((size.height * scale).rounded(.up))
    let own = CGContext(width: width, height: height, scale: scale)
    // Quartz's own contexts have y going up.
    if transform.d < 0 {
      own.translateBy(x: 0, y: CGFloat(height) / scale)
      own.scaleBy(x: 1, y: -1)
    }
    self.context = own
    self.size = size
  }
}

extension CGContext {
  /// Draws a layer scaled to a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let image = layer.context?.makeImage() else { return }
    if deviceTransform.d > 0 { drawUpright(image, in: rect) } else { draw(image, in: rect) }
  }

  /// Draws a layer in its own size.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
