/// Returns a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// Returns a rotation by `angle` radians about the axis (x, y, z).
///
/// The axis need not have length 1; an axis of length 0 gives the identity, as at Apple.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let sine = sin(angle)
  let cosine = cos(angle)
  let rest = 1 - cosine
  var result = CATransform3DIdentity
  (result.m11, result.m12, result.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
  (result.m21, result.m22, result.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
  (result.m31, result.m32, result.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
  return result
}

/// Returns the transform that translates and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  var result = CATransform3D()
  result.row1 = a.row1.times(b)
  result.row2 = a.row2.times(b)
  result.row3 = a.row3.times(b)
  result.row4 = a.row4.times(b)
  return result
}

/// Returns the inverse of `t`; a transform without inverse (determinant 0) is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss-Jordan with row pivoting on [t | identity].
  var left = [t.row1, t.row2, t.row3, t.row4]
  let identity = CATransform3DIdentity
  var right = [identity.row1, identity.row2, identity.row3, identity.row4]
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) }!
    let value = left[pivot][column]
    guard value != 0, value.isFinite else { return t }
    left.swapAt(pivot, column)
    right.swapAt(pivot, column)
    left[column] = left[column] * (1 / value)
    right[column] = right[column] * (1 / value)
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] = left[row] - left[column] * factor
      right[row] = right[row] - right[column] * factor
    }
  }
  var result = CATransform3D()
  (result.row1, result.row2, result.row3, result.row4) = (right[0], right[1], right[2], right[3])
  return result
}

/// One row of the matrix; four numbers that SIMD multiplies at once.
private typealias Row = SIMD4<CGFloat.NativeType>

extension Row {
  fileprivate func times(_ matrix: CATransform3D) -> Row {
    matrix.row1 * self[0] + matrix.row2 * self[1] + matrix.row3 * self[2] + matrix.row4 * self[3]
  }
}

extension CATransform3D {
  fileprivate var row1: Row {
    get { Row(m11.native, m12.native, m13.native, m14.native) }
    set {
      (m11, m12, m13, m14) = (CGFloat(newValue[0]), CGFloat(newValue[1]), CGFloat(newValue[2]), CGFloat(newValue[3]))
    }
  }
  fileprivate var row2: Row {
    get { Row(m21.native, m22.native, m23.native, m24.native) }
    set {
      (m21, m22, m23, m24) = (CGFloat(newValue[0]), CGFloat(newValue[1]), CGFloat(newValue[2]), CGFloat(newValue[3]))
    }
  }
  fileprivate var row3: Row {
    get { Row(m31.native, m32.native, m33.native, m34.native) }
    set {
      (m31, m32, m33, m34) = (CGFloat(newValue[0]), CGFloat(newValue[1]), CGFloat(newValue[2]), CGFloat(newValue[3]))
    }
  }
  fileprivate var row4: Row {
    get { Row(m41.native, m42.native, m43.native, m44.native) }
    set {
      (m41, m42, m43, m44) = (CGFloat(newValue[0]), CGFloat(newValue[1]), CGFloat(newValue[2]), CGFloat(newValue[3]))
    }
  }
}
