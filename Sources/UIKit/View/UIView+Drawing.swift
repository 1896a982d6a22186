extension UIView {
  /// Whether the class draws in `draw(_:)`; only then a backing store is kept.
  var overridesDraw: Bool { classFacts.contains(.draws) }

  /// Whether what the view shows, apart from its background, is drawn by it or by a layer class of its own.
  var drawsOwnContent: Bool { overridesDraw || ownLayer.contentDrawing != nil || type(of: layer) != CALayer.self }

  func drawBackingStore(in context: CGContext) {
    traitCollection.performAsCurrent {
      UIGraphicsPushContext(context)
      draw(bounds)
      UIGraphicsPopContext()
    }
  }

}
