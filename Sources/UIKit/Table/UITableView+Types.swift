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
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2

    var geometryStyle: TableGeometry.Style {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  /// Where a row that is scrolled to ends up.
  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3

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
  public enum RowAnimation: Int, Sendable {
    /// By their opacity.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to above.
    case top = 3
    /// From and to below.
    case bottom = 4
    /// At once; the rows around them still slide.
    case none = 5
    /// Opening and closing around their middle.
    case middle = 6
    /// As the table finds best.
    case automatic = 100
  }

  /// What has views on the screen sized again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing does.
    case disabled = 0
    /// `invalidateIntrinsicContentSize()` of the view or its content view, and another content configuration.
    case enabled = 1
    /// That, and every change in the content view's Auto Layout.
    case enabledIncludingConstraints = 2
  }

  /// What `separatorInset` counts from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }
}
