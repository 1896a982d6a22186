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
  public enum Style: _OpenEnumeration {
    case plain
    case grouped
    case insetGrouped
    @available(*, unavailable) case _unnamed(_UnnamedNumber)
    /// The numbers of the cases, in their order.
    public static let _numbers: [Int] = [0, 1, 2]

    var geometryStyle: TableGeometry.Style {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  /// Where a row that is scrolled to ends up.
  public enum ScrollPosition: _OpenEnumeration {
    case none
    case top
    case middle
    case bottom
    @available(*, unavailable) case _unnamed(_UnnamedNumber)
    /// The numbers of the cases, in their order.
    public static let _numbers: [Int] = [0, 1, 2, 3]

    var geometryPosition: RowScrollPosition {
      switch self {
      case .none: .none
      case .top: .top
      case .middle: .middle
      case .bottom: .bottom
      }
    }
  }

  /// How rows and sections come and go.
  public enum RowAnimation: _OpenEnumeration {
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
    @available(*, unavailable) case _unnamed(_UnnamedNumber)
    /// The numbers of the cases, in their order.
    public static let _numbers: [Int] = [0, 1, 2, 3, 4, 5, 6, 100]
  }

  /// What has views on the screen sized again.
  public enum SelfSizingInvalidation: _OpenEnumeration {
    /// Nothing does.
    case disabled
    /// `invalidateIntrinsicContentSize()` of the view or its content view, and another content configuration.
    case enabled
    /// That, and every change in the content view's Auto Layout.
    case enabledIncludingConstraints
    @available(*, unavailable) case _unnamed(_UnnamedNumber)
    /// The numbers of the cases, in their order.
    public static let _numbers: [Int] = [0, 1, 2]
  }

  /// What `separatorInset` counts from.
  public enum SeparatorInsetReference: _OpenEnumeration {
    case fromCellEdges
    case fromAutomaticInsets
    @available(*, unavailable) case _unnamed(_UnnamedNumber)
    /// The numbers of the cases, in their order.
    public static let _numbers: [Int] = [0, 1]
  }
}
