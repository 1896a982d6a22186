import ListGeometry

/// Views of a table that may be no wider than their content.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The headers of sections.
  public static var sectionHeaders: UITableViewContentHuggingElements { .init(rawValue: 1) }
}

extension UITableView {
  /// How sections look.
  public enum Style: _Enumeration, Sendable {
    case plain
    case grouped
    case insetGrouped
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }

    var geometryStyle: TableGeometry.Style {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      @unknown default: .plain
      }
    }
  }

  /// The position on the screen at which a scroll to a row ends.
  public enum ScrollPosition: _Enumeration, Sendable {
    case none
    case top
    case middle
    case bottom
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }

    var geometryPosition: RowScrollPosition {
      switch self {
      case .none: .none
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      @unknown default: .none
      }
    }
  }

  /// How rows and sections come and go.
  public enum RowAnimation: _Enumeration, Sendable {
    /// By their opacity.
    case fade
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to above.
    case top
    /// From and to below.
    case bottom
    /// At once; the rows around them still slide.
    case none
    /// Opening and closing around their middle.
    case middle
    /// As the table finds best.
    case automatic
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 8 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { place < 7 ? place : 100 }
  }

  /// The kinds of changes that make views on the screen be sized again.
  public enum SelfSizingInvalidation: _Enumeration, Sendable {
    /// Nothing does.
    case disabled
    /// `invalidateIntrinsicContentSize()` of the view or its content view, and another content configuration.
    case enabled
    /// That, and every change in the content view's Auto Layout.
    case enabledIncludingConstraints
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The edges from which `separatorInset` counts.
  public enum SeparatorInsetReference: _Enumeration, Sendable {
    case fromCellEdges
    case fromAutomaticInsets
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }
}
