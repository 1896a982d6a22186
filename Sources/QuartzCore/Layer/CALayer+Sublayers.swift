// What a layer does to all of its sublayers at once.
extension CALayer {
  /// Applied to the sublayers, about this layer's anchor point; the identity at first.
  ///
  /// With perspective (`m34`) sublayers that are turned, or have a `zPosition`, are seen so. Places are converted, and touches find layers, without it.
  public final var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set {
      announcing("sublayerTransform") {
        let isIdentity = CATransform3DIsIdentity(newValue)
        if isIdentity && !flags.contains(.transformsSublayers) { return }
        let old = sublayerTransform
        if CATransform3DEqualToTransform(newValue, old) { return }
        writableExtras.sublayerTransform = newValue
        if isIdentity { flags.remove(.transformsSublayers) } else { flags.insert(.transformsSublayers) }
        moved("sublayerTransform", .transform(old))
      }
    }
  }

  /// The map from places of sublayers in this layer's coordinates to their visible places; nil for the same places.
  final var sublayerMap: CGAffineTransform? {
    guard flags.contains(.transformsSublayers) else { return nil }
    let x = bounds.minX + anchorPoint.x * bounds.width, y = bounds.minY + anchorPoint.y * bounds.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(sublayerTransform.flattened)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// The map from the layer's coordinates to its visible place in the superlayer's, with the superlayer's
  /// `sublayerTransform`.
  final func map(to parent: CALayer?) -> CGAffineTransform {
    if flags.contains(.isReplica), let replica = self as? ReplicaLayer { return replica.map }
    guard let common = parent?.sublayerMap, !flags.contains(.isMask) else { return transformToSuperlayer }
    return transformToSuperlayer.concatenating(common)
  }

  /// Whether the layer and its sublayers are drawn into a bitmap of `rasterizationScale`, which is then shown; false at
  /// first.
  ///
  /// The result differs where the bitmap is coarser than the screen: with the scale of 1 that is there at first, text
  /// on a screen of two or three pixels a point is blurred. Set `rasterizationScale` to the screen's scale to avoid
  /// that. At Apple the bitmap is kept as well, to save time; here unchanged content is not drawn again anyway.
  public final var shouldRasterize: Bool {
    get { flags.contains(.rasterizes) }
    set {
      announcing("shouldRasterize") {
        if newValue == flags.contains(.rasterizes) { return }
        if newValue { flags.insert(.rasterizes) } else { flags.remove(.rasterizes) }
        contentChanged()
      }
    }
  }

  /// The number of pixels for a point in the bitmap of `shouldRasterize`; 1 at first.
  ///
  /// A scale finer than the screen's is the screen's. Values up to 0 count as 1.
  public final var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set {
      announcing("rasterizationScale") {
        if newValue == rasterizationScale { return }
        writableExtras.rasterizationScale = newValue
        if flags.contains(.rasterizes) { contentChanged() }
      }
    }
  }
}
