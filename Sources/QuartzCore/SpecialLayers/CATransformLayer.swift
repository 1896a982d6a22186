import Foundation

/// A layer that shows its sublayers only: no background, contents, border, shadow or mask, and none of its opacity as a group.
///
/// Its transform acts on the sublayers as that of any layer does, and its opacity on each of them by itself. There is no common depth here in which
/// sublayers would hide each other: they lie in the order of `zPosition`. A point never hits the layer itself.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    flags.insert(.showsSublayersOnly)
  }

  /// Makes a layer like one without arguments, as archives hold no layers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    flags.insert(.showsSublayersOnly)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    flags.insert(.showsSublayersOnly)
  }

  /// The sublayer that a point belongs to; never the layer itself.
  open override func hitTest(_ point: CGPoint) -> CALayer? {
    let hit = super.hitTest(point)
    return hit === self ? nil : hit
  }
}
