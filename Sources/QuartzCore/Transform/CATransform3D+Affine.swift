/// Returns the transform that maps the plane as `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Returns whether `CATransform3DGetAffineTransform` describes `t` completely.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0
    && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns the affine part of `t`; for a transform that is not affine the result is undefined at Apple, and here the
/// same entries.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
  /// Whether the z = 0 plane, seen along the z axis, is mapped without perspective.
  package var flattensToAffine: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

  /// The view of the z = 0 plane along the z axis; only right when ``flattensToAffine``.
  package var flattened: CGAffineTransform { CATransform3DGetAffineTransform(self) }
}
