import Foundation

/// A length as a whole number of units, so that sums do not depend on their order.
///
/// A table's offsets are sums of many heights, kept in trees whose shape depends on earlier scrolling and edits. Sums
/// of floating-point numbers would differ in their last bit with that history, and a row at a pixel's edge would be
/// drawn on one side or the other. Whole numbers add exactly. A unit is 1 / (3 · 5³ · 2¹⁸) point: halves and thirds of
/// a point (2× and 3× pixels), quarters, and decimals of up to three places are whole numbers of units and come back as
/// the very `CGFloat` that went in; anything else is off by at most 5.1e-9 points.
struct ExactLength: Hashable, Comparable, Sendable {
  static let unitsPerPoint: CGFloat = 98_304_000
  /// The largest height taken for one element, in points.
  static let largestPoints: CGFloat = 16_777_216
  static let zero = ExactLength(units: 0)

  var units: Int

  init(units: Int) { self.units = units }

  /// A height given by a caller; it has to be finite, not negative and at most `largestPoints`.
  init(height points: CGFloat, of element: @autoclosure () -> String) {
    ensure(
      points >= 0 && points <= Self.largestPoints,
      """
      The height of \(element()) is \(points); it has to be a number from 0 to \(Self.largestPoints) points. \
      Look at where it is computed: a division by zero gives nan, a width that is not known yet gives a negative number.
      """
    )
    units = Int((points * Self.unitsPerPoint).rounded())
  }

  /// A spacing or an inset given by a caller, which may be negative; it has to be finite.
  init(spacing points: CGFloat, of element: @autoclosure () -> String) {
    ensure(
      abs(points) <= Self.largestPoints,
      "\(element()) is \(points); it has to be a number of at most \(Self.largestPoints) points either way.")
    units = Int((points * Self.unitsPerPoint).rounded())
  }

  /// A position, which may lie outside the content; clamped to the representable range, with `nan` as 0.
  init(position points: CGFloat) {
    let limit: CGFloat = 9e18
    let scaled = points * Self.unitsPerPoint
    units = scaled.isNaN ? 0 : Int(Swift.min(Swift.max(scaled, -limit), limit).rounded())
  }

  var points: CGFloat { CGFloat(units) / Self.unitsPerPoint }

  static func < (left: ExactLength, right: ExactLength) -> Bool { left.units < right.units }
  static func + (left: ExactLength, right: ExactLength) -> ExactLength { ExactLength(units: left.units + right.units) }
  static func - (left: ExactLength, right: ExactLength) -> ExactLength { ExactLength(units: left.units - right.units) }
  static func += (left: inout ExactLength, right: ExactLength) { left.units += right.units }
  static func -= (left: inout ExactLength, right: ExactLength) { left.units -= right.units }
  static func * (count: Int, length: ExactLength) -> ExactLength { ExactLength(units: count * length.units) }
}
