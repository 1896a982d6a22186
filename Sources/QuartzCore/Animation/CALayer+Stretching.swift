// Content that is drawn straight into the frame is drawn for the layer's own size. While an animation shows another size, it is
// stretched to it as a bitmap would be, so that text does not break into other lines on the way.
extension CALayer {
  /// The layer that content is drawn for.
  final var drawnModel: CALayer {
    guard flags.contains(.isPresentation), directDrawing !== self, let model = extras?.model else { return self }
    return model
  }

  /// The map from drawings for the layer's own bounds to the shown size; nil for the same size.
  final var contentStretch: CGAffineTransform? {
    guard flags.contains(.isPresentation), let drawing = directDrawing, drawing !== self,
      let model = extras?.model, model.bounds.size != bounds.size || model.bounds.origin != bounds.origin
    else { return nil }
    let own = model.bounds
    let gravity = contentStorage?.gravity ?? .resize
    guard own.width > 0, own.height > 0 else { return nil }
    let place = ContentsPlacement.destination(own.size, gravity: gravity, bounds: bounds)
    let (x, y) = (place.width / own.width, place.height / own.height)
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: place.minX - own.minX * x, ty: place.minY - own.minY * y)
  }
}
