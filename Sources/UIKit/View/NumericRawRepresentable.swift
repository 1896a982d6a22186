/// A number with a name of its own, which can be compared, and moved by numbers: priorities, weights and levels.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  /// Whether the left number is the smaller one.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// The left value moved up by a number.
  public static func + (lhs: Self, rhs: RawValue) -> Self { made(lhs.rawValue + rhs) }
  /// The right value moved up by a number.
  public static func + (lhs: RawValue, rhs: Self) -> Self { made(lhs + rhs.rawValue) }
  /// The left value moved down by a number.
  public static func - (lhs: Self, rhs: RawValue) -> Self { made(lhs.rawValue - rhs) }
  /// By how much the left value is above the right one.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Moves a value up by a number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Moves a value down by a number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  private static func made(_ rawValue: RawValue) -> Self {
    guard let value = Self(rawValue: rawValue) else { fatalError("\(Self.self) has no value of \(rawValue).") }
    return value
  }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
