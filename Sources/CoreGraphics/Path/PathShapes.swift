/// The elements of closed standard shapes.
enum PathShapes {
  /// The distance of a control point from the end of a quarter circle of radius 1: 4/3 · tan(π/8).
  static let quarterCircleControl: CGFloat = 0.552_284_749_830_793_4

  static func rect(_ rect: CGRect, _ transform: CGAffineTransform) -> [PathElement] {
    if rect.isNull { return [] }
    let rect = rect.standardized
    let elements: [PathElement] = [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
    return elements.map { $0.applying(transform) }
  }

  static func ellipse(_ rect: CGRect, _ transform: CGAffineTransform) -> [PathElement] {
    if rect.isNull { return [] }
    let rect = rect.standardized
    let map = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    ).concatenating(transform)
    let k = quarterCircleControl
    let elements: [PathElement] = [
      .move(CGPoint(x: 1, y: 0)),
      .cubic(control1: CGPoint(x: 1, y: k), control2: CGPoint(x: k, y: 1), end: CGPoint(x: 0, y: 1)),
      .cubic(control1: CGPoint(x: -k, y: 1), control2: CGPoint(x: -1, y: k), end: CGPoint(x: -1, y: 0)),
      .cubic(control1: CGPoint(x: -1, y: -k), control2: CGPoint(x: -k, y: -1), end: CGPoint(x: 0, y: -1)),
      .cubic(control1: CGPoint(x: k, y: -1), control2: CGPoint(x: 1, y: -k), end: CGPoint(x: 1, y: 0)),
      .close,
    ]
    return elements.map { $0.applying(map) }
  }

  static func roundedRect(
    _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ transform: CGAffineTransform
  ) -> [PathElement] {
    if rect.isNull { return [] }
    let rect = rect.standardized
    let width = min(cornerWidth, rect.width / 2)
    let height = min(cornerHeight, rect.height / 2)
    guard width > 0, height > 0 else { return Self.rect(rect, transform) }
    let k = quarterCircleControl
    let corner = CornerShape(
      start: 1,
      curves: [(CGPoint(x: 1 - k, y: 0), CGPoint(x: 0, y: 1 - k), CGPoint(x: 0, y: 1))])
    return corner.rect(rect, corners: .all, radiusX: width, radiusY: height).map { $0.applying(transform) }
  }
}

/// A set of corners of a rectangle, named for a space whose y grows downwards.
package struct RectCorners: OptionSet, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  package static let topLeft = RectCorners(rawValue: 1)
  package static let topRight = RectCorners(rawValue: 2)
  package static let bottomLeft = RectCorners(rawValue: 4)
  package static let bottomRight = RectCorners(rawValue: 8)
  package static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// One rounded corner, for a corner at the origin whose edges run along the positive axes.
///
/// The curve leaves the x axis at (`start`, 0) and reaches the y axis at (0, `start`); the unit is the corner's radius.
/// The shape is its own mirror image, so it can be walked from either end.
struct CornerShape {
  let start: CGFloat
  let curves: [(control1: CGPoint, control2: CGPoint, end: CGPoint)]

  /// The shape walked from the y axis to the x axis.
  private var reversed: [(control1: CGPoint, control2: CGPoint, end: CGPoint)] {
    func mirror(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
    return curves.map { (mirror($0.control1), mirror($0.control2), mirror($0.end)) }
  }

  /// Returns a closed rectangle with this shape at the given corners, starting on the top edge and going right.
  func rect(_ rect: CGRect, corners: RectCorners, radiusX: CGFloat, radiusY: CGFloat) -> [PathElement] {
    var elements: [PathElement] = []
    func corner(_ origin: CGPoint, _ directionX: CGFloat, _ directionY: CGFloat, fromXAxis: Bool, rounded: Bool) {
      func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + directionX * radiusX * point.x, y: origin.y + directionY * radiusY * point.y)
      }
      let first = rounded ? place(fromXAxis ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)) : origin
      elements.append(elements.isEmpty ? .move(first) : .line(first))
      guard rounded else { return }
      for curve in fromXAxis ? curves : reversed {
        elements.append(
          .cubic(control1: place(curve.control1), control2: place(curve.control2), end: place(curve.end)))
      }
    }
    corner(
      CGPoint(x: rect.maxX, y: rect.minY), -1, 1, fromXAxis: true, rounded: corners.contains(.topRight))
    corner(
      CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, fromXAxis: false, rounded: corners.contains(.bottomRight))
    corner(
      CGPoint(x: rect.minX, y: rect.maxY), 1, -1, fromXAxis: true, rounded: corners.contains(.bottomLeft))
    corner(
      CGPoint(x: rect.minX, y: rect.minY), 1, 1, fromXAxis: false, rounded: corners.contains(.topLeft))
    elements.append(.close)
    return elements
  }
}
