/// A layer's rounded rectangle as it lies between the device's pixels: what background, border, clip and shadow are cut from.
///
/// Two layers of the same size, corners and fraction of a pixel have equal outlines, so that masks made for one serve the other.
struct LayerOutline: Hashable {
  var width: CGFloat
  var height: CGFloat
  let radius: CGFloat
  let isContinuous: Bool
  var corners: UInt8
  static let allCorners: UInt8 = 15
  let a: CGFloat
  let b: CGFloat
  let c: CGFloat
  let d: CGFloat
  /// The place of the origin inside of its pixel, 0 ..< 1.
  let phaseX: CGFloat
  let phaseY: CGFloat
  /// The width of the line inside the edge; 0 for the whole area.
  var border: CGFloat = 0

  @MainActor
  init(_ layer: CALayer, _ placement: DevicePlacement) {
    let decoration = layer.decoration
    let corners = decoration?.maskedCorners ?? .all
    width = layer.bounds.width
    height = layer.bounds.height
    let wanted = decoration?.cornerRadius ?? 0
    // Not-a-number is not above 0.
    radius = corners.isEmpty || !(wanted > 0) ? 0 : min(wanted, width / 2, height / 2)
    isContinuous = decoration?.cornerCurve == .continuous
    self.corners = UInt8(truncatingIfNeeded: corners.rawValue & 15)
    (a, b, c, d) = (placement.a, placement.b, placement.c, placement.d)
    phaseX = placement.originX - placement.originX.rounded(.down)
    phaseY = placement.originY - placement.originY.rounded(.down)
  }

  /// Makes the outline that of the line inside the edge; a line without free room inside covers all.
  mutating func keepBorder(_ wanted: CGFloat) {
    border = wanted * 2 < min(width, height) ? wanted : 0
  }

  private var toDevice: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: phaseX, ty: phaseY) }

  /// The outline in pixels, relative to the pixel that the origin lies in.
  var path: CGPath {
    let outer = Self.rounded(CGRect(x: 0, y: 0, width: width, height: height), radius, isContinuous, corners)
    guard border > 0, border * 2 < min(width, height) else { return outer.applying(toDevice) }
    let ring = CGMutablePath()
    ring.addPath(outer, transform: toDevice)
    let inside = CGRect(x: border, y: border, width: width - 2 * border, height: height - 2 * border)
    ring.addPath(Self.rounded(inside, radius - border, isContinuous, corners), transform: toDevice)
    return ring
  }

  /// The outline of the whole area in the layer's points, relative to where its bounds begin.
  var pathInPoints: CGPath {
    Self.rounded(CGRect(x: 0, y: 0, width: width, height: height), radius, isContinuous, corners)
  }

  /// The smallest whole pixels around it, relative to the pixel that the origin lies in.
  var extent: DeviceRect { DeviceRect(covering: deviceRect) }

  private var deviceRect: CGRect {
    let rect = CGRect(x: 0, y: 0, width: width, height: height).applying(toDevice)
    let (left, top) = (DevicePlacement.snap(rect.minX), DevicePlacement.snap(rect.minY))
    return CGRect(
      x: left, y: top, width: DevicePlacement.snap(rect.maxX) - left, height: DevicePlacement.snap(rect.maxY) - top)
  }

  /// How far a corner's curve reaches along the edges, in pixels; for upright outlines with equal scales.
  var cornerReach: CGFloat {
    guard radius > 0 || border > 0 else { return 0 }
    let half = min(width, height) / 2
    let reach = isContinuous ? min(radius * ContinuousCornerReach.factor, half) : radius
    return max(reach, border > 0 ? min(border, half) : 0) * a
  }

  /// Whether all but the corners is whole pixels.
  var hasWholeEdges: Bool {
    guard b == 0, c == 0, a > 0, a == d, deviceRect.isWhole else { return false }
    let line = DevicePlacement.snap(border * a)
    return line == line.rounded()
  }

  private static func rounded(_ rect: CGRect, _ radius: CGFloat, _ isContinuous: Bool, _ corners: UInt8) -> CGPath {
    guard radius > 0 else { return CGPath(rect: rect, transform: nil) }
    let rounded = RectCorners(rawValue: UInt(corners))
    return isContinuous
      ? .continuousRounded(rect, radius: radius, corners: rounded) : .rounded(rect, radius: radius, corners: rounded)
  }
}

/// How far a continuous corner of radius 1 reaches along an edge.
enum ContinuousCornerReach {
  static let factor: CGFloat = 1.528_665
}
