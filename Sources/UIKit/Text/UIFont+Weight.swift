extension UIFont {
  /// How heavy a font is: 0 is regular; the system font has weights from −0.8 to 0.62.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public var rawValue: CGFloat
    /// Makes a weight from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// −0.6.
    public static let thin = Weight(rawValue: -0.6)
    /// −0.4.
    public static let light = Weight(rawValue: -0.4)
    /// 0.
    public static let regular = Weight(rawValue: 0)
    /// 0.23.
    public static let medium = Weight(rawValue: 0.23)
    /// 0.3.
    public static let semibold = Weight(rawValue: 0.3)
    /// 0.4.
    public static let bold = Weight(rawValue: 0.4)
    /// 0.56.
    public static let heavy = Weight(rawValue: 0.56)
    /// 0.62.
    public static let black = Weight(rawValue: 0.62)

    /// Whether the left weight is the lighter one.
    public static func < (lhs: Weight, rhs: Weight) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The named weight that is nearest; ties go to the lighter.
    var nearestNamed: (weight: Weight, name: String) {
      var best = Self.named[0]
      for candidate in Self.named
      where abs(candidate.weight.rawValue - rawValue) < abs(best.weight.rawValue - rawValue) {
        best = candidate
      }
      return best
    }

    private static let named: [(weight: Weight, name: String)] = [
      (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]
  }
}
