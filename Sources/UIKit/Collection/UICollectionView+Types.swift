extension UICollectionView {
  /// The category of a layout's element.
  public enum ElementCategory: _UnsignedEnumeration, Sendable {
    case cell
    case supplementaryView
    case decorationView
    @available(*, unavailable) case unnamed(UInt)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The axis that scrolls.
  public enum ScrollDirection: _Enumeration, Sendable {
    case vertical
    case horizontal
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// How soon items make room for one that is moved by hand.
  ///
  /// The times are a rule: UIKit's have not been measured.
  public enum ReorderingCadence: _Enumeration, Sendable {
    /// As soon as the item is held over another place.
    case immediate
    /// After it was held there for a quarter of a second.
    case fast
    /// After it was held there for three quarters of a second.
    case slow
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }

    /// How long the item is held over a place before the others make room, in seconds.
    var delay: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.25
      case .slow: 0.75
      @unknown default: 0
      }
    }
  }

  /// When views on the screen are asked again for the size that they would like to have.
  public enum SelfSizingInvalidation: _Enumeration, Sendable {
    /// Never.
    case disabled
    /// When `invalidateIntrinsicContentSize()` is called on them, or their configuration changes.
    case enabled
    /// Also when Auto Layout lays out their content again.
    case enabledIncludingConstraints
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The position on the screen at which a scroll to an item ends.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top of the visible part.
    public static var top: ScrollPosition { ScrollPosition(rawValue: 1) }
    /// In the middle of the height.
    public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 2) }
    /// At the bottom of the visible part.
    public static var bottom: ScrollPosition { ScrollPosition(rawValue: 4) }
    /// At the left of the visible part.
    public static var left: ScrollPosition { ScrollPosition(rawValue: 8) }
    /// In the middle of the width.
    public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 16) }
    /// At the right of the visible part.
    public static var right: ScrollPosition { ScrollPosition(rawValue: 32) }
  }
}
