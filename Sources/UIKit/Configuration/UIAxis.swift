/// Axes of the plane.
public struct UIAxis: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// From side to side.
  public static var horizontal: UIAxis { UIAxis(rawValue: 1) }
  /// From above to below.
  public static var vertical: UIAxis { UIAxis(rawValue: 2) }
  /// Both axes.
  public static var both: UIAxis { [.horizontal, .vertical] }
}
