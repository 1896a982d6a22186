/// Rounds the corners of a cell that is the first or the last of a card, as inset grouped lists show their sections.
///
/// A radius that code gave the cell's layer stays, and its corners are then left alone.
struct CardCorners {
  /// The radius that was given to the layer last; 0 for none.
  private var radius: CGFloat = 0
  /// Whether the layer cuts at its corners because of them.
  private var masks = false

  /// Shows the corners of a card, or none of them where there is none.
  @MainActor mutating func show(_ corners: CACornerMask, radius: CGFloat, masks: Bool, on layer: CALayer) {
    guard layer.cornerRadius == self.radius else { return }
    guard !corners.isEmpty else {
      if self.radius != 0 { layer.cornerRadius = 0 }
      setMasks(false, on: layer)
      self.radius = 0
      return
    }
    layer.maskedCorners = corners
    layer.cornerRadius = radius
    layer.cornerCurve = .continuous
    self.radius = radius
    setMasks(masks, on: layer)
  }

  @MainActor private mutating func setMasks(_ masks: Bool, on layer: CALayer) {
    guard masks != self.masks, masks != layer.masksToBounds else { return }
    layer.masksToBounds = masks
    self.masks = masks
  }
}
