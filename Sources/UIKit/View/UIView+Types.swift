extension UIView {
  /// How a view follows its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge grows and shrinks.
    public static var flexibleLeftMargin: AutoresizingMask { AutoresizingMask(rawValue: 1) }
    /// The width grows and shrinks.
    public static var flexibleWidth: AutoresizingMask { AutoresizingMask(rawValue: 2) }
    /// The distance to the right edge grows and shrinks.
    public static var flexibleRightMargin: AutoresizingMask { AutoresizingMask(rawValue: 4) }
    /// The distance to the top edge grows and shrinks.
    public static var flexibleTopMargin: AutoresizingMask { AutoresizingMask(rawValue: 8) }
    /// The height grows and shrinks.
    public static var flexibleHeight: AutoresizingMask { AutoresizingMask(rawValue: 16) }
    /// The distance to the bottom edge grows and shrinks.
    public static var flexibleBottomMargin: AutoresizingMask { AutoresizingMask(rawValue: 32) }
  }

  /// How content is placed in bounds of another size.
  public enum ContentMode: _Enumeration, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 13 }

    /// The layer's word for the mode; its "bottom" is minimum y, where views have their top.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      @unknown default: .resize
      }
    }
  }

  /// Whether tinted views are shown in their colour or dimmed.
  public enum TintAdjustmentMode: _Enumeration, Sendable {
    /// As the superview.
    case automatic
    /// In their colour.
    case normal
    /// In a grey, as behind an alert.
    case dimmed
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }
}
