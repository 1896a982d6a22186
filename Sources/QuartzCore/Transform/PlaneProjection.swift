/// The projection of a plane under perspective: (x, y) is seen at (x′, y′) / w, where x′, y′ and w are linear in x, y
/// and 1.
///
/// Where w is not above 0 a point lies beside or behind the eye, and is not seen.
struct PlaneProjection: Equatable {
  /// The coefficients of x, y and 1 in x′, y′ and w.
  private(set) var x: SIMD3<Double>
  private(set) var y: SIMD3<Double>
  private(set) var one: SIMD3<Double>

  /// The z = 0 plane after a transform, seen along the z axis.
  init(_ t: CATransform3D) {
    x = SIMD3(Double(t.m11), Double(t.m12), Double(t.m14))
    y = SIMD3(Double(t.m21), Double(t.m22), Double(t.m24))
    one = SIMD3(Double(t.m41), Double(t.m42), Double(t.m44))
  }

  private init(x: SIMD3<Double>, y: SIMD3<Double>, one: SIMD3<Double>) {
    (self.x, self.y, self.one) = (x, y, one)
  }

  /// Whether parallels stay parallels, so that a `CGAffineTransform` says the same.
  var isAffine: Bool { x.z == 0 && y.z == 0 && one.z == 1 }

  var isFinite: Bool { (x + y + one).sum().isFinite }

  /// Followed by a map of the plane in which this one is seen.
  func concatenating(_ map: CGAffineTransform) -> PlaneProjection {
    let (a, b, c, d) = (Double(map.a), Double(map.b), Double(map.c), Double(map.d))
    let (tx, ty) = (Double(map.tx), Double(map.ty))
    func apply(_ v: SIMD3<Double>) -> SIMD3<Double> {
      let x: Double = v.x * a + v.y * c + v.z * tx
      let y: Double = v.x * b + v.y * d + v.z * ty
      return SIMD3<Double>(x, y, v.z)
    }
    return PlaneProjection(x: apply(x), y: apply(y), one: apply(one))
  }

  /// After a scaling of the plane itself.
  func scaledBefore(by scale: Double) -> PlaneProjection { PlaneProjection(x: x * scale, y: y * scale, one: one) }

  func seen(_ px: Double, _ py: Double) -> SIMD3<Double> { x * px + y * py + one }

  /// Positive for a plane that is seen unmirrored, from its front.
  var orientation: Double { (x * Self.cross(y, one)).sum() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    let x: Double = a.y * b.z - a.z * b.y
    let y: Double = a.z * b.x - a.x * b.z
    let z: Double = a.x * b.y - a.y * b.x
    return SIMD3<Double>(x, y, z)
  }

  /// The map from visible points back to the plane; nil for a plane seen from its edge.
  var inverted: PlaneProjection? {
    let determinant = orientation
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let p = Self.cross(y, one) / determinant
    let q = Self.cross(one, x) / determinant
    let r = Self.cross(x, y) / determinant
    return PlaneProjection(x: SIMD3(p.x, q.x, r.x), y: SIMD3(p.y, q.y, r.y), one: SIMD3(p.z, q.z, r.z))
  }

  /// The pixels in which a rectangle of the plane may be seen; nil behind the eye, as the rectangle may be seen
  /// anywhere then.
  func extent(of rect: DeviceRect) -> DeviceRect? {
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for (px, py) in [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
    ] {
      let point = seen(Double(px), Double(py))
      guard point.z > 1e-6 else { return nil }
      let place = SIMD2(point.x, point.y) / point.z
      guard abs(place.x) < 1e8, abs(place.y) < 1e8 else { return nil }
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    // Half a pixel beyond the edge is mixed with it.
    return DeviceRect(
      minX: Int(low.x.rounded(.down)) - 1, minY: Int(low.y.rounded(.down)) - 1, maxX: Int(high.x.rounded(.up)) + 1,
      maxY: Int(high.y.rounded(.up)) + 1)
  }
}

extension CALayer {
  /// The projection of the layer's plane to its superlayer's coordinates; nil without perspective.
  final func projection(to parent: CALayer?) -> PlaneProjection? {
    let isTransformed = flags.contains(.isTransformed)
    let common = flags.contains(.isMask) || parent?.flags.contains(.transformsSublayers) != true ? nil : parent
    guard isTransformed || common != nil, !flags.contains(.isReplica) else { return nil }
    if common == nil, transform.flattensToAffine { return nil }
    var map = CATransform3DMakeTranslation(
      -(bounds.minX + anchorPoint.x * bounds.width), -(bounds.minY + anchorPoint.y * bounds.height), 0)
    if isTransformed { map = CATransform3DConcat(map, transform) }
    map = CATransform3DConcat(map, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    if let common {
      let x = common.bounds.minX + common.anchorPoint.x * common.bounds.width
      let y = common.bounds.minY + common.anchorPoint.y * common.bounds.height
      map = CATransform3DConcat(map, CATransform3DMakeTranslation(-x, -y, 0))
      map = CATransform3DConcat(map, common.sublayerTransform)
      map = CATransform3DConcat(map, CATransform3DMakeTranslation(x, y, 0))
    }
    let projection = PlaneProjection(map)
    // What is not finite is told of by the layer itself.
    return projection.isAffine || !projection.isFinite ? nil : projection
  }
}
