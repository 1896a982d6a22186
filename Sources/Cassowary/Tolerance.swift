/// Numbers below which something counts as nothing.
///
/// Lengths are points of a magnitude up to about 1e6, so that a double keeps them to 1e-10; the tolerances lie well above
/// that error and well below a thousandth of a pixel. Coefficients and prices are of magnitude 1 and exact but for
/// thirds and the like.
enum Tolerance {
  /// A value this near to zero is at zero.
  static let value = 1e-8
  /// A required constraint that nothing can repair counts as broken from here on.
  static let conflict = 1e-6
  /// A coefficient below this is a zero after rounding, as is a sum below this share of the last summand.
  static let coefficient = 1e-11
  /// The smallest coefficient on which to pivot.
  static let pivot = 1e-9
  /// A coefficient below this, or below a tenth of this share of the largest in its row, may be rounding that many pivots
  /// have added up.
  static let doubtfulPivot = 1e-6
  /// Prices nearer than this are equal.
  static let price = 1e-9
}
