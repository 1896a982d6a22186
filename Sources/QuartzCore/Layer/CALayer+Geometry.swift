extension CALayer {
  /// Applied about the anchor point; the identity at first.
  public final var transform: CATransform3D {
    get { extras?.transform ?? CATransform3DIdentity }
    set {
      let isIdentity = CATransform3DIsIdentity(newValue)
      if isIdentity && !flags.contains(.isTransformed) { return }
      let old = transform
      if CATransform3DEqualToTransform(newValue, old) { return }
      writableExtras.transform = newValue
      if isIdentity { flags.remove(.isTransformed) } else { flags.insert(.isTransformed) }
      moved("transform", .transform(old))
    }
  }

  /// Returns the affine part of `transform`.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets `transform` to a map of the plane.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The layer's place among its siblings: higher is nearer to the reader; equal ones lie in the order of `sublayers`.
  ///
  /// Nothing is moved or scaled by it, as there is no perspective.
  public final var zPosition: CGFloat {
    get { extras?.zPosition ?? 0 }
    set {
      let old = zPosition
      if newValue == old { return }
      writableExtras.zPosition = newValue
      parent?.flags.insert(.sublayersHaveDepth)
      moved("zPosition", .number(old))
    }
  }

  /// The smallest rectangle of the superlayer's coordinates that holds the layer, transform included.
  ///
  /// Setting it changes `position` and the size of `bounds`, so that reading gives the same again; under a rotation by other
  /// angles than quarter turns that cannot be had, and the size becomes what the inverse transform makes of it (a rule; Apple
  /// leaves it undefined). Negative sizes are standardized.
  public final var frame: CGRect {
    get {
      guard flags.contains(.isTransformed) else {
        return CGRect(
          x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height)
      }
      return bounds.applying(transformToSuperlayer)
    }
    set {
      let new = newValue.standardized
      var size = new.size
      if flags.contains(.isTransformed) {
        let inverse = transform.flattened.inverted()
        size = CGRect(origin: .zero, size: size).applying(inverse).size
      }
      let anchor = anchorPoint
      place(
        at: CGPoint(x: new.origin.x + anchor.x * new.size.width, y: new.origin.y + anchor.y * new.size.height),
        size: size)
      if flags.contains(.isTransformed) {
        let reached = frame
        let (dx, dy) = (new.minX - reached.minX, new.minY - reached.minY)
        if dx.isFinite && dy.isFinite && (dx != 0 || dy != 0) {
          position = CGPoint(x: position.x + dx, y: position.y + dy)
        }
      }
    }
  }

  /// What a layer was before `place(inFrame:)`, if that made it another.
  package struct Displacement {
    package var oldSize: CGSize
    package var isResized: Bool
    package var isMoved: Bool
  }

  /// Gives the layer the position and the size with which it has a frame before its transform; says what that changed.
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

  /// What maps the layer's coordinates to its superlayer's, perspective left out.
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
