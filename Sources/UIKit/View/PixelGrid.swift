/// Rounding to device pixels, as UIKit does it after an exact layout.
///
/// Origins and sizes are rounded on their own to the nearest pixel, ties upwards (`uikit-facts §8`, measured at 3x).
/// A tolerance far below a pixel keeps sums like 0.1 + 0.2 from tipping a value over an edge.
enum PixelGrid {
  /// Points that count as no difference: a ten-thousandth of a pixel at 3x.
  private static let tolerance: CGFloat = 1e-4

  /// The nearest multiple of a pixel; ties go up.
  static func round(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    ((value * scale) + 0.5 + tolerance).rounded(.down) / scale
  }

  /// The smallest multiple of a pixel that is not less.
  static func ceil(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    ((value * scale) - tolerance).rounded(.up) / scale
  }

  /// The largest multiple of a pixel that is not greater.
  static func floor(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    ((value * scale) + tolerance).rounded(.down) / scale
  }

  /// A rectangle with its origin and its size rounded each on its own.
  static func round(_ rect: CGRect, scale: CGFloat) -> CGRect {
    CGRect(
      x: round(rect.origin.x, scale: scale), y: round(rect.origin.y, scale: scale),
      width: round(rect.size.width, scale: scale), height: round(rect.size.height, scale: scale))
  }
}
