extension UITableViewCell {
  /// The labels and image that a cell comes with.
  public enum CellStyle: _Enumeration, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// Whether the cell's row is dragged.
  public enum DragState: _Enumeration, Sendable {
    /// It is not.
    case none
    /// It rises to be dragged.
    case lifting
    /// It is being dragged.
    case dragging
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The standard accessory at the trailing edge of a cell.
  public enum AccessoryType: _Enumeration, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 5 }
  }

  /// How a selected cell looks; all but `none` look the same since iOS 7.
  public enum SelectionStyle: _Enumeration, Sendable {
    case none
    case blue
    case gray
    case `default`
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// The action of the editing control of a row.
  public enum EditingStyle: _Enumeration, Sendable {
    case none
    case delete
    case insert
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The controls that a cell shows beside its content.
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
  public enum FocusStyle: _Enumeration, Sendable {
    /// As a touched one: by its background, or by `selectedBackgroundView`.
    case `default`
    /// Not by itself.
    case custom
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// Whether rows are separated by a line.
  public enum SeparatorStyle: _Enumeration, Sendable {
    case none
    case singleLine
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }
}

/// The table's settings for its cells.
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
  /// The distances of the content from the sides for the safe area.
  var safeArea = UIEdgeInsets.zero
  /// The width of the section index at the trailing edge.
  var indexRoom: CGFloat = 0
  var isInTable = false
  /// At which side swipe actions are seen, if they are.
  var swipe: SwipeSide?
  /// Whether several rows may be selected.
  var selectsSeveral = false
}
