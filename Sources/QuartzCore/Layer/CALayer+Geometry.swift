extension CALayer {
  /// The change of a layer by `place(inFrame:)`, with the old size.
  package struct Displacement {
    package var oldSize: CGSize
    package var isResized: Bool
    package var isMoved: Bool
  }

  /// Gives the layer the frame, as far as its transform lets it have that.
  final func take(frame: CGRect) {
    let new = frame.standardized
    var size = new.size
    if flags.contains(.isTransformed) {
      let inverse = transform.flattened.inverted()
      size = CGRect(origin: .zero, size: size).applying(inverse).size
    }
    let anchor = anchorPoint
    place(
      at: CGPoint(x: new.origin.x + anchor.x * new.size.width, y: new.origin.y + anchor.y * new.size.height),
      size: size)
    guard flags.contains(.isTransformed) else { return }
    let reached = self.frame
    let (dx, dy) = (new.minX - reached.minX, new.minY - reached.minY)
    if dx.isFinite && dy.isFinite && (dx != 0 || dy != 0) {
      position = CGPoint(x: position.x + dx, y: position.y + dy)
    }
  }

  /// Sets the position and size that give the layer a frame before its transform, and returns the changes.
  package final func place(inFrame frame: CGRect) -> Displacement {
    let (anchor, oldSize) = (anchorPointStorage, boundsStorage.size)
    let size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
    let place = CGPoint(x: frame.origin.x + anchor.x * size.width, y: frame.origin.y + anchor.y * size.height)
    let result = Displacement(oldSize: oldSize, isResized: oldSize != size, isMoved: positionStorage != place)
    if result.isResized || result.isMoved { self.place(at: place, size: size) }
    return result
  }

  /// Gives the layer a position and a size, as far as they are others.
  package final func place(at newPosition: CGPoint, size: CGSize) {
    let present = boundsStorage
    // Set whole: changing a part in place goes through a coroutine, which allocates.
    if present.size != size { bounds = CGRect(origin: present.origin, size: size) }
    if positionStorage != newPosition { position = newPosition }
  }

  /// The map from the layer's coordinates to its superlayer's, perspective left out.
  package final var transformToSuperlayer: CGAffineTransform {
    let anchorX = bounds.minX + anchorPoint.x * bounds.width
    let anchorY = bounds.minY + anchorPoint.y * bounds.height
    guard flags.contains(.isTransformed) else {
      return CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: position.x - anchorX, ty: position.y - anchorY)
    }
    let own = transform.flattened
    return CGAffineTransform(
      a: own.a, b: own.b, c: own.c, d: own.d,
      tx: own.tx + position.x - (own.a * anchorX + own.c * anchorY),
      ty: own.ty + position.y - (own.b * anchorX + own.d * anchorY))
  }

  final var writableExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }
}
