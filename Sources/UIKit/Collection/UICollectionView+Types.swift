extension UICollectionView {
  /// What an element of a layout is.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The axis that scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  /// How soon items make room for one that is moved by hand.
  ///
  /// The times are a rule: UIKit's have not been measured.
  public enum ReorderingCadence: Int, Sendable {
    /// As soon as the item is held over another place.
    case immediate = 0
    /// After it was held there for a quarter of a second.
    case fast = 1
    /// After it was held there for three quarters of a second.
    case slow = 2

    /// How long the item is held over a place before the others make room, in seconds.
    var delay: TimeInterval {
      switch self {
      case .immediate: 0
      case .fast: 0.25
      case .slow: 0.75
      }
    }
  }

  /// When views on the screen are asked again for the size that they would like to have.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When `invalidateIntrinsicContentSize()` is called on them, or their configuration changes.
    case enabled = 1
    /// Also when Auto Layout lays out their content again.
    case enabledIncludingConstraints = 2
  }

  /// Where an item that is scrolled to ends up.
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
