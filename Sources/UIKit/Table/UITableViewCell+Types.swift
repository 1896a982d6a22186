extension UITableViewCell {
  /// The labels and image that a cell comes with.
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  /// Whether the cell's row is dragged.
  public enum DragState: Int, Sendable {
    /// It is not.
    case none = 0
    /// It rises to be dragged.
    case lifting = 1
    /// It is being dragged.
    case dragging = 2
  }

  /// What stands at the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  /// How a selected cell looks; all but `none` look the same since iOS 7.
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  /// What the editing control of a row does.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// What a cell shows beside its content.
  public struct StateMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The controls of editing mode.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// How a cell shows that it has the focus.
  public enum FocusStyle: Int, Sendable {
    /// As a touched one: by its background, or by `selectedBackgroundView`.
    case `default` = 0
    /// Not by itself.
    case custom = 1
  }

  /// Whether rows are separated by a line.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }
}

/// What a table tells its cells.
struct TableCellState: Equatable {
  var style = UITableView.Style.plain
  var isFirst = false
  var isLast = false
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor? = .separator
  var separatorEffect: UIVisualEffect?
  var separatorInset = UIEdgeInsets.zero
  /// Whether the application left the inset to the table; then the line goes with the content.
  var isSeparatorInsetAutomatic = true
  var separatorReference = UITableView.SeparatorInsetReference.fromCellEdges
  var cornerRadius: CGFloat = 0
  /// What the content keeps from the sides because of the safe area.
  var safeArea = UIEdgeInsets.zero
  /// What the section index takes from it at the trailing edge.
  var indexRoom: CGFloat = 0
  var isInTable = false
  /// At which side swipe actions are seen, if they are.
  var swipe: SwipeSide?
  /// Whether several rows may be selected.
  var selectsSeveral = false
}
