/// A 4 × 4 matrix that maps homogeneous points, as layers use it for their `transform`.
///
/// Points are row vectors multiplied from the left, so the translation stands in `m41…m43`, as at Apple:
///
///     x' = m11·x + m21·y + m31·z + m41        (and so on for y', z', w')
///
/// `CATransform3DConcat(a, b)` applies `a`, then `b`. Layers are flat: a layer shows its z = 0 plane, seen along the z
/// axis, so rotations about the x or y axis foreshorten it. With perspective (`m34`) parts turned away are smaller, as
/// they are farther; parts behind the eye, −1/`m34` points in front of the plane, are not seen.
public struct CATransform3D: Sendable {
  /// The entry of row 1 and column 1: what x adds to x.
  public var m11: CGFloat
  /// The entry of row 1 and column 2: what x adds to y.
  public var m12: CGFloat
  /// The entry of row 1 and column 3: what x adds to z.
  public var m13: CGFloat
  /// The entry of row 1 and column 4: how much things grow smaller with x.
  public var m14: CGFloat
  /// The entry of row 2 and column 1: what y adds to x.
  public var m21: CGFloat
  /// The entry of row 2 and column 2: what y adds to y.
  public var m22: CGFloat
  /// The entry of row 2 and column 3: what y adds to z.
  public var m23: CGFloat
  /// The entry of row 2 and column 4: how much things grow smaller with y.
  public var m24: CGFloat
  /// The entry of row 3 and column 1: what z adds to x.
  public var m31: CGFloat
  /// The entry of row 3 and column 2: what z adds to y.
  public var m32: CGFloat
  /// The entry of row 3 and column 3: what z adds to z.
  public var m33: CGFloat
  /// The entry of row 3 and column 4: how much things grow smaller with z.
  public var m34: CGFloat
  /// The entry of row 4 and column 1: the addition to x.
  public var m41: CGFloat
  /// The entry of row 4 and column 2: the addition to y.
  public var m42: CGFloat
  /// The entry of row 4 and column 3: the addition to z.
  public var m43: CGFloat
  /// The entry of row 4 and column 4: what distances are divided by.
  public var m44: CGFloat

  /// Makes the matrix whose entries are all zero, as Apple's does; see `CATransform3DIdentity` for the neutral one.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Makes a matrix from its sixteen entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

/// The transform that moves nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Returns whether every entry is exactly that of `CATransform3DIdentity`.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Returns whether all sixteen entries are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14
    && a.m21 == b.m21 && a.m22 == b.m22 && a.m23 == b.m23 && a.m24 == b.m24
    && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34
    && a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
}
