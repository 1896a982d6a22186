extension Composer {
  /// Whether a layer can be drawn at all; notes the problems with it.
  ///
  /// `shown` is the layer, or its presentation, that is drawn. Unusable numbers that leave the rest of the layer as it
  /// is are noted too.
  mutating func isDrawable(
    _ shown: CALayer, _ layer: CALayer, _ transform: CGAffineTransform, _ clip: DeviceRect
  ) -> Bool {
    if shown.flags.contains(.isTransformed), !shown.transform.flattensToAffine, !shown.hasFiniteTransform {
      list.problems.append(.valueNotFinite("transform", of: layer, leavesOut: true))
      return false
    }
    let (width, height) = (shown.bounds.width, shown.bounds.height)
    let sum = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
    guard sum.isFinite, width.isFinite, height.isFinite else {
      list.problems.append(.geometryNotFinite(layer, property: shown.propertyThatIsNotFinite))
      return false
    }
    if let color = shown.backgroundColor, !color.isFinite {
      list.problems.append(.valueNotFinite("backgroundColor", of: layer))
    }
    if let decoration = shown.decoration, let property = decoration.propertyThatIsNotFinite {
      list.problems.append(.valueNotFinite(property, of: layer))
    }
    if let property = shown.contentPropertyThatIsNotFinite {
      list.problems.append(.valueNotFinite(property, of: layer, leavesOut: true))
      return false
    }
    let reach =
      max(abs(width), abs(height)) * max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
    let far = max(abs(transform.tx), abs(transform.ty))
    if reach > Self.largestShape || far > Self.farthestOrigin,
      !canBeThatLarge(shown, layer, transform, clip, reach, far)
    {
      return false
    }
    return transform.a * transform.d != transform.b * transform.c
  }

  /// The largest shape, in pixels: Cairo's coordinates end at 8,388,608 pixels; half of that is left to surrounding
  /// drawings.
  static let largestShape: CGFloat = 4_000_000
  /// Pixels are counted up to here.
  static let farthestOrigin: CGFloat = 0x1p28
  /// Above this a number has no room for halves of a pixel.
  static let largestCounted: CGFloat = 0x1p52

  /// Whether a layer may have its size: plain rectangles may have any, shapes may not.
  private mutating func canBeThatLarge(
    _ shown: CALayer, _ layer: CALayer, _ transform: CGAffineTransform, _ clip: DeviceRect, _ reach: CGFloat,
    _ far: CGFloat
  ) -> Bool {
    let placement = DevicePlacement(transform, boundsOrigin: shown.bounds.origin)
    let origin = max(abs(placement.originX), abs(placement.originY))
    guard reach > Self.largestShape || origin > Self.farthestOrigin else { return true }
    let isPlain =
      placement.keepsRectangles && shown.cornerRadius <= 0 && shown.shadowOpacity <= 0 && shown.borderWidth <= 0
      && shown.contentStorage == nil
    if isPlain, origin <= Self.farthestOrigin {
      if reach > Self.largestCounted { list.problems.append(.imprecise(layer)) }
      return true
    }
    // What is so far away that none of it is seen is left out without a word.
    let rect = DeviceRect(covering: placement.deviceRect(CGRect(origin: .zero, size: shown.bounds.size)))
    if rect.intersects(clip) { list.problems.append(.tooLarge(layer)) }
    return false
  }
}

extension CALayer {
  /// The first of the numbers of the layer's geometry that is not finite; nil if all are, or only the superlayer's is
  /// not.
  var propertyThatIsNotFinite: String? {
    func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }
    if !isFinite(bounds.origin) || !bounds.width.isFinite || !bounds.height.isFinite { return "bounds" }
    if !isFinite(position) { return "position" }
    if !isFinite(anchorPoint) { return "anchorPoint" }
    return hasFiniteTransform ? nil : "transform"
  }

  var hasFiniteTransform: Bool {
    let m = transform
    let rows: [CGFloat] = [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
    ]
    return rows.allSatisfy(\.isFinite)
  }
}

extension LayerDecoration {
  /// The first number of the decoration that cannot be used; an infinite corner radius can, it is the largest.
  var propertyThatIsNotFinite: String? {
    // One sum tells of all that none is amiss, which is so for every layer of nearly every application.
    let sum = borderWidth + shadowRadius + shadowOffset.width + shadowOffset.height + CGFloat(shadowOpacity)
    if sum.isFinite, !cornerRadius.isNaN, borderColor?.isFinite ?? true, shadowColor?.isFinite ?? true,
      shadowPath?.isFinite ?? true
    {
      return nil
    }
    if let shadowPath, !shadowPath.isFinite { return "shadowPath" }
    if cornerRadius.isNaN { return "cornerRadius" }
    if !borderWidth.isFinite { return "borderWidth" }
    if !(borderColor?.isFinite ?? true) { return "borderColor" }
    if !(shadowColor?.isFinite ?? true) { return "shadowColor" }
    if !shadowRadius.isFinite { return "shadowRadius" }
    if !shadowOpacity.isFinite { return "shadowOpacity" }
    return "shadowOffset"
  }
}
