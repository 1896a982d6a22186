/// The priority of a constraint, 0…1000; constraints of a higher priority are met first, without exception.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float
  /// Makes a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: has to hold.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// 750: how strongly views resist being smaller than their content, unless told otherwise.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// 510.
  public static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
  /// 500.
  public static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
  /// 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
  /// 250: how strongly views resist being larger than their content, unless told otherwise.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// 50: how strongly a fitting size is approached.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

  /// Whether the left priority is the lower one.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
}
