/// An affine map of the plane: scaling, rotation, shear and translation in one value.
///
/// A point is a row vector multiplied from the left, as in Quartz:
///
///     x' = a·x + c·y + tx
///     y' = b·x + d·y + ty
///
/// so `first.concatenating(second)` applies `first`, then `second`, and `t.scaledBy(x:y:)` applies the scale *before* `t`.
/// Angles are radians; a positive angle turns the x axis towards the y axis.
public struct CGAffineTransform: Sendable {
  /// The factor of x in x': the scale of the horizontal axis if nothing is turned.
  public var a: CGFloat
  /// The factor of x in y'.
  public var b: CGFloat
  /// The factor of y in x'.
  public var c: CGFloat
  /// The factor of y in y': the scale of the vertical axis if nothing is turned.
  public var d: CGFloat
  /// The distance added to x.
  public var tx: CGFloat
  /// The distance added to y.
  public var ty: CGFloat

  /// Makes a transform from its six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a transform from its six entries.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Makes the transform whose entries are all zero, as Apple's does; see ``identity`` for the neutral one.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Makes a rotation about the origin, in radians.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Makes a scale about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Makes a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// The transform that moves nothing.
  public static var identity: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Whether every entry is exactly that of ``identity``.
  public var isIdentity: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == 0 && ty == 0
  }
}

extension CGAffineTransform: Hashable {}

extension CGAffineTransform: Codable {
  /// Reads the six numbers from a list, as Apple writes them.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    self.init(
      a: try values.decode(CGFloat.self), b: try values.decode(CGFloat.self),
      c: try values.decode(CGFloat.self), d: try values.decode(CGFloat.self),
      tx: try values.decode(CGFloat.self), ty: try values.decode(CGFloat.self))
  }

  /// Writes the six numbers as a list, as Apple does.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for entry in [a, b, c, d, tx, ty] { try values.encode(entry) }
  }
}

extension CGAffineTransform: CustomDebugStringConvertible {
  /// The six numbers.
  public var debugDescription: String {
    "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
  }
}
