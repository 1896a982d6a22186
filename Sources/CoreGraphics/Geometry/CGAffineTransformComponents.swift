/// The parts of an affine transform, applied in the order scale, horizontal shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors by which the axes are stretched.
  public var scale: CGSize
  /// The shear: the growth of x with y.
  public var horizontalShear: CGFloat
  /// The turn in radians, x towards y.
  public var rotation: CGFloat
  /// The distance by which the origin moves.
  public var translation: CGVector

  /// Makes the parts from values; `rotation` is in radians.
  public init(
    scale: CGSize = .init(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes the transform that scales, shears, rotates and translates, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    let translation = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
    self =
      scale.concatenating(shear).concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(translation)
  }

  /// Returns the parts that ``init(_:)-(CGAffineTransformComponents)`` puts together to this transform again.
  ///
  /// A mirrored transform gets a negative vertical scale. A transform without determinant cannot be split fully:
  /// a part without extent is reported as scale 0 and shear 0.
  public func decomposed() -> CGAffineTransformComponents {
    let scaleX = hypot(a, b)
    let rotation = scaleX == 0 ? atan2(-c, d) : atan2(b, a)
    let scaleY = scaleX == 0 ? hypot(c, d) : determinant / scaleX
    let shear = scaleY == 0 ? 0 : (c * cos(rotation) + d * sin(rotation)) / scaleY
    return CGAffineTransformComponents(
      scale: CGSize(width: scaleX, height: scaleY), horizontalShear: shear, rotation: rotation,
      translation: CGVector(dx: tx, dy: ty))
  }
}
