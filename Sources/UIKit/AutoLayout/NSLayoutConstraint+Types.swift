extension NSLayoutConstraint {
  /// The part of a view or guide that a constraint relates.
  public enum Attribute: _Enumeration, Sendable {
    case left
    case right
    case top
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case lastBaseline
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    case centerXWithinMargins
    case centerYWithinMargins
    case notAnAttribute
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 21 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int {
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 0][place]
    }
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: _Enumeration, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { place - 1 }
  }

  /// A direction in the plane.
  public enum Axis: _Enumeration, Sendable {
    case horizontal
    case vertical
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// How views named in a visual format are aligned across its direction, and which way it runs.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Left edges in line; for vertical formats.
    public static var alignAllLeft: FormatOptions { FormatOptions(rawValue: 1 << 1) }
    /// Right edges in line; for vertical formats.
    public static var alignAllRight: FormatOptions { FormatOptions(rawValue: 1 << 2) }
    /// Top edges in line; for horizontal formats.
    public static var alignAllTop: FormatOptions { FormatOptions(rawValue: 1 << 3) }
    /// Bottom edges in line; for horizontal formats.
    public static var alignAllBottom: FormatOptions { FormatOptions(rawValue: 1 << 4) }
    /// Leading edges in line; for vertical formats.
    public static var alignAllLeading: FormatOptions { FormatOptions(rawValue: 1 << 5) }
    /// Trailing edges in line; for vertical formats.
    public static var alignAllTrailing: FormatOptions { FormatOptions(rawValue: 1 << 6) }
    /// Centres in line; for vertical formats.
    public static var alignAllCenterX: FormatOptions { FormatOptions(rawValue: 1 << 9) }
    /// Centres in line; for horizontal formats.
    public static var alignAllCenterY: FormatOptions { FormatOptions(rawValue: 1 << 10) }
    /// Last baselines in line; for horizontal formats.
    public static var alignAllLastBaseline: FormatOptions { FormatOptions(rawValue: 1 << 11) }
    /// First baselines in line; for horizontal formats.
    public static var alignAllFirstBaseline: FormatOptions { FormatOptions(rawValue: 1 << 12) }
    // Silent: NSLayoutConstraint.FormatOptions.alignmentMask, directionMask, spacingMask | masks for
    //   applications
    /// All bits that align.
    public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }
    // Silent: NSLayoutConstraint.FormatOptions.directionLeadingToTrailing | has no bits: it is what holds
    //   when nothing else is said
    /// The direction from the leading to the trailing edge; the default.
    public static var directionLeadingToTrailing: FormatOptions { [] }
    /// The direction from left to right in every language.
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    /// The direction from right to left in every language.
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
    /// All bits that give a direction.
    public static var directionMask: FormatOptions { FormatOptions(rawValue: 0x3 << 16) }
    /// Vertical distances from last baseline to first baseline.
    public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
    /// All bits that give the ends of distances.
    public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kinds of quantity between which constraints can be made.
  enum Quantity { case horizontalPlace, verticalPlace, size, none }

  var quantity: Quantity {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontalPlace
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      .verticalPlace
    case .width, .height: .size
    case .notAnAttribute: .none
    @unknown default: .none
    }
  }

  /// Whether the side depends on the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute lies by the view's margins.
  var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether the side is left or right in every language.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The side in a given reading direction.
  func resolved(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }

  var isHorizontal: Bool { quantity == .horizontalPlace || self == .width }

  /// The property name that a developer would write.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    @unknown default: "notAnAttribute"
    }
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    @unknown default: "="
    }
  }

  /// The relation after both sides were multiplied by −1.
  var flipped: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    @unknown default: .equal
    }
  }
}
