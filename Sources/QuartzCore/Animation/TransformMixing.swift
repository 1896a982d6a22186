import Foundation

/// The transforms between two transforms.
///
/// Transforms that only scale and move are mixed entry by entry. Others are taken apart into translation, scale, shear and
/// rotation, which are mixed each by itself, so that a turn turns and does not shrink on the way; turns take the shorter way round.
/// A half turn has none, and goes clockwise on the screen (a rule).
enum TransformMixing {
  static func mix(_ from: CATransform3D, _ to: CATransform3D, _ part: CGFloat) -> CATransform3D {
    if part == 0 { return from }
    if part == 1 { return to }
    if from.isScaleAndTranslation, to.isScaleAndTranslation { return mixEntries(from, to, part) }
    if CATransform3DIsAffine(from), CATransform3DIsAffine(to) {
      return CATransform3DMakeAffineTransform(
        PlaneParts(CATransform3DGetAffineTransform(from)).mixed(
          with: PlaneParts(CATransform3DGetAffineTransform(to)), part))
    }
    guard let start = PerspectiveParts(from), let end = PerspectiveParts(to) else { return mixEntries(from, to, part) }
    return start.mixed(with: end, part).transform
  }

  static func mixEntries(_ a: CATransform3D, _ b: CATransform3D, _ part: CGFloat) -> CATransform3D {
    func mix(_ key: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
      LayerValue.mix(a[keyPath: key], b[keyPath: key], part)
    }
    return CATransform3D(
      m11: mix(\.m11), m12: mix(\.m12), m13: mix(\.m13), m14: mix(\.m14),
      m21: mix(\.m21), m22: mix(\.m22), m23: mix(\.m23), m24: mix(\.m24),
      m31: mix(\.m31), m32: mix(\.m32), m33: mix(\.m33), m34: mix(\.m34),
      m41: mix(\.m41), m42: mix(\.m42), m43: mix(\.m43), m44: mix(\.m44))
  }
}

extension CATransform3D {
  fileprivate var isScaleAndTranslation: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
      && m44 == 1
  }
}

/// A map of the plane as shear, scale and mirroring, then a turn, then a translation.
private struct PlaneParts {
  var translation: CGPoint
  var angle: CGFloat
  var scaleX: CGFloat
  var scaleY: CGFloat
  var shear: CGFloat

  init(_ map: CGAffineTransform) {
    translation = CGPoint(x: map.tx, y: map.ty)
    scaleX = hypot(map.a, map.b)
    angle = scaleX == 0 ? atan2(-map.c, map.d) : atan2(map.b, map.a)
    let (cosine, sine) = (cos(angle), sin(angle))
    // The second row, turned back: what is left is shear along x and the scale of y, negative when mirrored.
    shear = cosine * map.c + sine * map.d
    scaleY = cosine * map.d - sine * map.c
  }

  func mixed(with other: PlaneParts, _ part: CGFloat) -> CGAffineTransform {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
    var turn = other.angle - angle
    if turn > .pi + 1e-9 { turn -= 2 * .pi }
    if turn < -.pi + 1e-9 { turn += 2 * .pi }
    let mixedAngle = angle + turn * part
    let (cosine, sine) = (cos(mixedAngle), sin(mixedAngle))
    let (x, y, k) = (mix(scaleX, other.scaleX), mix(scaleY, other.scaleY), mix(shear, other.shear))
    return CGAffineTransform(
      a: x * cosine, b: x * sine, c: k * cosine - y * sine, d: k * sine + y * cosine,
      tx: mix(translation.x, other.translation.x), ty: mix(translation.y, other.translation.y))
  }
}

/// A map of space as one without perspective, followed by the perspective.
private struct PerspectiveParts {
  var space: SpaceParts
  /// The values of m14, m24, m34 and m44 for the perspective alone.
  var eye: SIMD4<Double>

  /// Nil for maps that flatten space.
  init?(_ t: CATransform3D) {
    var map = t
    (map.m14, map.m24, map.m34, map.m44) = (0, 0, 0, 1)
    guard let space = SpaceParts(map) else { return nil }
    self.space = space
    eye = SIMD4(Double(t.m14), Double(t.m24), Double(t.m34), Double(t.m44))
    if eye == SIMD4(0, 0, 0, 1) { return }
    let back = CATransform3DInvert(map)
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Double {
      (SIMD4(Double(a), Double(b), Double(c), Double(d)) * eye).sum()
    }
    eye = SIMD4(
      row(back.m11, back.m12, back.m13, back.m14), row(back.m21, back.m22, back.m23, back.m24),
      row(back.m31, back.m32, back.m33, back.m34), row(back.m41, back.m42, back.m43, back.m44))
  }

  func mixed(with other: PerspectiveParts, _ part: CGFloat) -> PerspectiveParts {
    var mixed = self
    mixed.space = space.mixed(with: other.space, part)
    mixed.eye += (other.eye - eye) * Double(part)
    return mixed
  }

  var transform: CATransform3D {
    let map = space.transform
    if eye == SIMD4(0, 0, 0, 1) { return map }
    var perspective = CATransform3DIdentity
    (perspective.m14, perspective.m24) = (CGFloat(eye.x), CGFloat(eye.y))
    (perspective.m34, perspective.m44) = (CGFloat(eye.z), CGFloat(eye.w))
    return CATransform3DConcat(map, perspective)
  }
}

/// A map of space without perspective as scale and shear, then a turn (a quaternion), then a translation.
private struct SpaceParts {
  typealias Vector = SIMD3<Double>
  var translation: Vector
  var scale: Vector
  /// Shear of xy, xz and yz.
  var shear: Vector
  var turn: SIMD4<Double>

  /// Nil for maps with perspective and for maps that flatten space.
  init?(_ t: CATransform3D) {
    guard t.m14 == 0, t.m24 == 0, t.m34 == 0, t.m44 == 1 else { return nil }
    translation = Vector(Double(t.m41), Double(t.m42), Double(t.m43))
    var x = Vector(Double(t.m11), Double(t.m12), Double(t.m13))
    var y = Vector(Double(t.m21), Double(t.m22), Double(t.m23))
    var z = Vector(Double(t.m31), Double(t.m32), Double(t.m33))
    scale = .zero
    shear = .zero
    scale.x = x.length
    guard scale.x > 0 else { return nil }
    x /= scale.x
    shear.x = x.dot(y)
    y -= x * shear.x
    scale.y = y.length
    guard scale.y > 0 else { return nil }
    y /= scale.y
    shear.y = x.dot(z)
    z -= x * shear.y
    shear.z = y.dot(z)
    z -= y * shear.z
    scale.z = z.length
    guard scale.z > 0 else { return nil }
    z /= scale.z
    if x.dot(y.cross(z)) < 0 {
      // Mirrored: the mirror is put into the scale of z.
      scale.z = -scale.z
      z = -z
    }
    turn = Self.quaternion(x, y, z)
  }

  /// The quaternion of a turn whose matrix has these rows.
  private static func quaternion(_ x: Vector, _ y: Vector, _ z: Vector) -> SIMD4<Double> {
    let trace = x.x + y.y + z.z
    var q: SIMD4<Double>
    if trace > 0 {
      q = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 1 + trace)
    } else if x.x >= y.y, x.x >= z.z {
      q = SIMD4(1 + x.x - y.y - z.z, x.y + y.x, x.z + z.x, y.z - z.y)
    } else if y.y >= z.z {
      q = SIMD4(x.y + y.x, 1 + y.y - x.x - z.z, y.z + z.y, z.x - x.z)
    } else {
      q = SIMD4(x.z + z.x, y.z + z.y, 1 + z.z - x.x - y.y, x.y - y.x)
    }
    q /= (q * q).sum().squareRoot()
    return q
  }

  func mixed(with other: SpaceParts, _ part: CGFloat) -> SpaceParts {
    let part = Double(part)
    var mixed = self
    mixed.translation += (other.translation - translation) * part
    mixed.scale += (other.scale - scale) * part
    mixed.shear += (other.shear - shear) * part
    var end = other.turn
    var cosine = (turn * end).sum()
    if cosine < 0 {
      end = -end
      cosine = -cosine
    }
    let angle = acos(min(cosine, 1))
    if angle < 1e-9 { return mixed }
    mixed.turn = (turn * sin((1 - part) * angle) + end * sin(part * angle)) / sin(angle)
    return mixed
  }

  var transform: CATransform3D {
    let q = turn
    var x = Vector(1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w))
    var y = Vector(2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w))
    var z = Vector(2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y))
    z = z * scale.z + y * shear.z + x * shear.y
    y = y * scale.y + x * shear.x
    x *= scale.x
    return CATransform3D(
      m11: CGFloat(x.x), m12: CGFloat(x.y), m13: CGFloat(x.z), m14: 0,
      m21: CGFloat(y.x), m22: CGFloat(y.y), m23: CGFloat(y.z), m24: 0,
      m31: CGFloat(z.x), m32: CGFloat(z.y), m33: CGFloat(z.z), m34: 0,
      m41: CGFloat(translation.x), m42: CGFloat(translation.y), m43: CGFloat(translation.z), m44: 1)
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { dot(self).squareRoot() }
  fileprivate func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }
  fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
