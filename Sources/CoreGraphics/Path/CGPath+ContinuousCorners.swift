extension CGPath {
  /// Makes a closed rectangle whose corners are quarter circles of one radius, at the given corners only.
  ///
  /// The radius is cut to half of the shorter side.
  package static func rounded(_ rect: CGRect, radius: CGFloat, corners: RectCorners) -> CGPath {
    let rect = rect.standardized
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0, !corners.isEmpty else { return CGPath(rect: rect, transform: nil) }
    let k = PathShapes.quarterCircleControl
    let corner = CornerShape(
      start: 1, curves: [(CGPoint(x: 1 - k, y: 0), CGPoint(x: 0, y: 1 - k), CGPoint(x: 0, y: 1))])
    return CGPath(elements: corner.rect(rect, corners: corners, radiusX: radius, radiusY: radius))
  }

  /// Makes a closed rectangle with iOS's continuous corners ("squircle").
  ///
  /// A corner of radius r is three cubic curves that leave the edge 1.528665 r before the corner instead of r. The control
  /// points are those measured from UIKit's `UIBezierPath(roundedRect:cornerRadius:)` of iOS 7 and published by PixelCut
  /// ("PaintCode: Code for iOS 7 Rounded Rectangles", 2013).
  ///
  /// Where half of the shorter side is less than 1.528665 r the curve is blended, point for point, towards the quarter circle,
  /// which is reached when half of the side is r; a larger radius is cut to it. This blend is a rule of this library.
  package static func continuousRounded(
    _ rect: CGRect, radius: CGFloat, corners: RectCorners = .all
  ) -> CGPath {
    let rect = rect.standardized
    let half = min(rect.width, rect.height) / 2
    let radius = min(radius, half)
    guard radius > 0, !corners.isEmpty else { return CGPath(rect: rect, transform: nil) }
    let room = half / radius
    let smoothness = min(max((room - 1) / (ContinuousCorner.extent - 1), 0), 1)
    let corner = ContinuousCorner.shape(smoothness: smoothness)
    return CGPath(elements: corner.rect(rect, corners: corners, radiusX: radius, radiusY: radius))
  }
}

/// The measured corner, and the circle it is blended with.
enum ContinuousCorner {
  /// The distance from the corner at which the curve leaves the edge, in radii.
  static let extent: CGFloat = 1.528_665

  /// The points of the curves from (extent, 0) to (0, extent): control, control, end for each of three curves.
  private static let measured: [CGPoint] = [
    CGPoint(x: 1.088_492_96, y: 0), CGPoint(x: 0.868_406_94, y: 0), CGPoint(x: 0.631_493_79, y: 0.074_911_39),
    CGPoint(x: 0.372_823_83, y: 0.169_059_56), CGPoint(x: 0.169_059_56, y: 0.372_823_83),
    CGPoint(x: 0.074_911_39, y: 0.631_493_79),
    CGPoint(x: 0, y: 0.868_406_94), CGPoint(x: 0, y: 1.088_492_96), CGPoint(x: 0, y: extent),
  ]

  /// The quarter circle about (1, 1) cut at the same two directions as the measured curve.
  private static let circle: [CGPoint] = {
    let cut = atan2(1 - 0.631_493_79, 1 - 0.074_911_39)
    let angles: [CGFloat] = [0, cut, .pi / 2 - cut, .pi / 2]
    var points: [CGPoint] = []
    for (from, to) in zip(angles, angles.dropFirst()) {
      let reach = 4 / 3 * tan((to - from) / 4)
      func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
      let start = point(from)
      let end = point(to)
      points.append(CGPoint(x: start.x - reach * cos(from), y: start.y + reach * sin(from)))
      points.append(CGPoint(x: end.x + reach * cos(to), y: end.y - reach * sin(to)))
      points.append(end)
    }
    return points
  }()

  /// Returns the corner between the circle (0) and the measured curve (1).
  static func shape(smoothness: CGFloat) -> CornerShape {
    let points = zip(circle, measured).map { round, smooth in
      CGPoint(
        x: round.x + (smooth.x - round.x) * smoothness, y: round.y + (smooth.y - round.y) * smoothness)
    }
    return CornerShape(
      start: 1 + (extent - 1) * smoothness,
      curves: [
        (points[0], points[1], points[2]), (points[3], points[4], points[5]), (points[6], points[7], points[8]),
      ])
  }
}
