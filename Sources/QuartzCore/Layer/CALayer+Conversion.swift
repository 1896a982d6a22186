extension CALayer {
  /// Converts a point from this layer's coordinates to another's.
  ///
  /// With nil: to the space that the root of this layer's tree lies in. Layers of different trees are taken to share that space.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(conversion(to: l))
  }

  /// Converts a point from another layer's coordinates to this one's; see ``convert(_:to:)-(CGPoint,_)``.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(conversion(to: l).inverted())
  }

  /// Converts a rectangle to the smallest upright one around its image.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(conversion(to: l))
  }

  /// Converts a rectangle to the smallest upright one around its image.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(conversion(to: l).inverted())
  }

  /// Of a presentation, what its model lies in as it is seen at present.
  private var presentedSuperlayer: CALayer? {
    flags.contains(.isPresentation) ? superlayer : nil
  }

  /// The map from this layer's coordinates to another's; O(depth).
  package final func conversion(to other: CALayer?) -> CGAffineTransform {
    if other === self { return .identity }
    // Straight up is the common case, and exact: no inverse is taken.
    var upwards = CGAffineTransform.identity
    var layer = self
    while true {
      let superlayer = layer.parent ?? layer.presentedSuperlayer
      upwards = upwards.concatenating(layer.map(to: superlayer))
      guard let parent = superlayer else { break }
      if parent === other { return upwards }
      layer = parent
    }
    guard let other else { return upwards }
    return upwards.concatenating(other.conversion(to: nil).inverted())
  }
}
