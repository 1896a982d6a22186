/// Rounding to device pixels, as UIKit does it after an exact layout.
///
/// Edges are rounded to the nearest pixel, ties upwards; a size is the distance of the rounded edges (`uikit-facts §8`).
/// A tolerance far below a pixel keeps sums like 0.1 + 0.2 from tipping a value over an edge.
enum PixelGrid {
  /// Points that count as no difference: a ten-thousandth of a pixel at 3x.
  private static let tolerance: CGFloat = 1e-4

  /// The nearest multiple of a pixel; ties go up.
  static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    ((value * scale) + 0.5 + tolerance).rounded(.down) / scale
  }

  /// The smallest multiple of a pixel that is not less.
  ///
  /// Adding zero makes a negative zero, to which the tolerance rounds 0, a plain one.
  static func ceil(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    ((value * scale) - tolerance).rounded(.up) / scale + 0
  }

  /// The largest multiple of a pixel that is not greater.
  static func floor(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    ((value * scale) + tolerance).rounded(.down) / scale
  }

  /// A rectangle with its edges rounded.
  ///
  /// The size is rounded to a pixel again, so that 18.333 is the same number wherever it lies.
  static func round(_ rect: CGRect, scale: CGFloat) -> CGRect {
    let (x, width) = round(start: rect.origin.x, length: rect.size.width, scale: scale)
    let (y, height) = round(start: rect.origin.y, length: rect.size.height, scale: scale)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private static func round(start: CGFloat, length: CGFloat, scale: CGFloat) -> (CGFloat, CGFloat) {
    let first = ((start * scale) + 0.5 + tolerance).rounded(.down)
    let last = ((start + length) * scale + 0.5 + tolerance).rounded(.down)
    return (first / scale, (last - first) / scale)
  }
}
