import ListGeometry

/// A list of rows in sections, scrolled vertically.
///
/// The table asks its data source for counts when data is (re)loaded, and for a cell when a row comes on the screen; cells that
/// leave are kept for reuse. Where everything lies is a value, `TableGeometry`; this class tells it heights and shows what it says
/// is in the visible rectangle. What a screen costs does not depend on the number of rows.
///
/// Heights: the delegate's, else the property (`rowHeight`, `sectionHeaderHeight`, `sectionFooterHeight`) unless it is
/// `automaticDimension`, else self-sizing by the content's constraints. Until a row, header or footer is shown its height is an
/// estimate (automatic: 44, headers and footers 28), and the content offset follows what is measured, so that what the reader
/// looks at stays in place. An estimate of 0 turns estimation off: all heights are asked for when data is loaded.
@preconcurrency @MainActor open class UITableView: UIScrollView {
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

  /// What `separatorInset` counts from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// The height that means: find out by yourself.
  public class var automaticDimension: CGFloat { -1 }
  /// The name under which a magnifying glass stands in a section index.
  public class var indexSearch: String { "{search}" }
  /// Posted when the selection changed by a touch.
  public class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }

  /// How sections look; set when the table is made.
  public let style: Style

  weak var dataSourceStorage: (any UITableViewDataSource)?
  var geometry: TableGeometry
  /// Whether counts have to be asked for before anything else.
  var needsReload = true
  /// Whether the table is asking its data source or delegate, and must not begin to reload.
  var isUpdating = false
  var abilities = DelegateAbilities()
  var cellPool = ReusePool<UITableViewCell>()
  var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  /// What is on the screen, rows from top to bottom.
  var shownRows: [ShownRow] = []
  var shownHeaders: [ShownSupplement] = []
  var shownFooters: [ShownSupplement] = []
  var selectedRows: [RowIndex] = []
  /// Measuring cells and making views never nests.
  var isUpdatingWindow = false
  /// Views that were made to find out their height and wait to be shown in the same pass.
  var prepared = PreparedViews()

  private(set) var tableHeaderHeightAtAssignment: CGFloat = 0
  private(set) var tableFooterHeightAtAssignment: CGFloat = 0
  private var tableHeaderStorage: UIView?
  private var tableFooterStorage: UIView?
  private var backgroundViewStorage: UIView?
  private var separatorInsetStorage: UIEdgeInsets?

  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table of a style, which can not be changed later.
  public init(frame: CGRect, style: Style) {
    self.style = style
    geometry = TableGeometry(style: style.geometryStyle, width: frame.width)
    super.init(frame: frame)
    setUp()
  }

  /// Makes a plain table; archives are not read.
  public required init?(coder: NSCoder) {
    style = .plain
    geometry = TableGeometry(style: .plain, width: 0)
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Sources

  /// Gives counts, cells and titles.
  ///
  /// Setting another loads the data anew.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { dataSourceStorage }
    set {
      guard dataSourceStorage !== newValue else { return }
      dataSourceStorage = newValue
      setNeedsReload()
    }
  }

  /// Gives heights and views, and is told what happens.
  ///
  /// Setting another loads the data anew.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { delegateStorage as? any UITableViewDelegate }
    set {
      guard delegateStorage !== newValue else { return }
      delegateStorage = newValue
      setNeedsReload()
    }
  }

  // MARK: Heights

  /// The height of rows, in points; `automaticDimension` sizes each by its content.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsDidChange(rowHeight, oldValue) } }
  /// The height of section headers, in points; `automaticDimension` sizes each by its content.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(sectionHeaderHeight, oldValue) }
  }
  /// The height of section footers, in points; `automaticDimension` sizes each by its content.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(sectionFooterHeight, oldValue) }
  }
  /// The guess for rows that were not shown yet; 0 turns estimation off.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(estimatedRowHeight, oldValue) }
  }
  /// The guess for headers that were not shown yet; 0 turns estimation off.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(estimatedSectionHeaderHeight, oldValue) }
  }
  /// The guess for footers that were not shown yet; 0 turns estimation off.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(estimatedSectionFooterHeight, oldValue) }
  }
  /// Room above each section header of a plain table, in points; automatic is 22 (`uikit-facts §1.2`).
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(sectionHeaderTopPadding, oldValue) }
  }

  private func heightsDidChange(_ new: CGFloat, _ old: CGFloat) {
    if new != old { setNeedsReload() }
  }

  // MARK: Separators

  /// Whether a line is drawn below each row.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { setNeedsReload() } }
  }
  /// The colour of the lines; nil is the system's.
  open var separatorColor: UIColor? = .separator { didSet { refreshShownCells() } }
  /// How far the lines keep from the edges; only left and right count, negative values count as 0.
  open var separatorInset: UIEdgeInsets {
    get { separatorInsetStorage ?? UIEdgeInsets(top: 0, left: layoutMargins.left, bottom: 0, right: 0) }
    set {
      separatorInsetStorage = UIEdgeInsets(
        top: 0, left: max(0, newValue.left), bottom: 0, right: max(0, newValue.right))
      refreshShownCells()
    }
  }
  /// What `separatorInset` counts from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { refreshShownCells() } }

  // MARK: Selection

  /// Whether rows may be selected by touches.
  open var allowsSelection = true
  /// Whether several rows may be selected.
  open var allowsMultipleSelection = false

  // MARK: Table views

  /// A view above all sections that scrolls with them.
  ///
  /// The table gives it its own width, and the height that its frame has when it is assigned: it does not ask Auto Layout, and it
  /// does not follow a later change. Size the view first (`systemLayoutSizeFitting`), then assign it; assign it again after a change.
  open var tableHeaderView: UIView? {
    get { tableHeaderStorage }
    set {
      replaceTableView(tableHeaderStorage, by: newValue, named: "tableHeaderView")
      tableHeaderStorage = newValue
      tableHeaderHeightAtAssignment = newValue.map { max(0, $0.frame.height) } ?? 0
      geometry.tableHeaderHeight = tableHeaderHeightAtAssignment
      tableViewsDidChange()
    }
  }

  /// A view below all sections that scrolls with them; sized like `tableHeaderView`.
  open var tableFooterView: UIView? {
    get { tableFooterStorage }
    set {
      replaceTableView(tableFooterStorage, by: newValue, named: "tableFooterView")
      tableFooterStorage = newValue
      tableFooterHeightAtAssignment = newValue.map { max(0, $0.frame.height) } ?? 0
      geometry.tableFooterHeight = tableFooterHeightAtAssignment
      tableViewsDidChange()
    }
  }

  /// A view behind the rows that keeps its place while they scroll.
  open var backgroundView: UIView? {
    get { backgroundViewStorage }
    set {
      guard newValue !== backgroundViewStorage else { return }
      backgroundViewStorage?.removeFromSuperview()
      backgroundViewStorage = newValue
      if let newValue {
        newValue.frame = bounds
        insertSubview(newValue, at: 0)
      }
      setNeedsLayout()
    }
  }

  /// Asks for everything anew: counts at once when something depends on them, cells at the next layout.
  ///
  /// The offset stays, as far as the content still reaches; the selection is cleared.
  open func reloadData() {
    selectedRows = []
    setNeedsReload()
  }

  // MARK: Registration and reuse

  /// Names the class of cells for an identifier; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(identifier, recipe: cellClass.map { type in { _ in UITableView.makeCell(type, identifier) } })
  }

  /// Names the class of header and footer views for an identifier; nil forgets it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(
      identifier, recipe: aClass.map { type in { _ in UITableView.makeHeaderFooter(type, identifier) } })
  }

  /// A cell that waits for reuse, else a new one; nil when nothing is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cellPool.takeWaiting(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cellPool.makeNew(identifier)
  }

  /// A cell that waits for reuse, else a new one; raises when nothing is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "dequeueReusableCell: no cell class is registered for \"\(identifier)\" (\(registeredNames(cellPool.registeredIdentifiers))): call register(_:forCellReuseIdentifier:) first"
      )
    }
    return cell
  }

  /// A header or footer view that waits for reuse, else a new one; nil when nothing is registered for the identifier.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterPool.takeWaiting(identifier) {
      view.prepareForReuse()
      return view
    }
    return headerFooterPool.makeNew(identifier)
  }

  // MARK: Questions

  /// How many sections there are.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return geometry.sectionCount
  }

  /// How many rows a section has; raises for a section that is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return geometry.rowCount(inSection: section)
  }

  /// The rectangle of a section with header, rows and footer.
  open func rect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    return geometry.frame(ofSection: section)
  }

  /// The rectangle of a header at its natural place, floating or not.
  open func rectForHeader(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return geometry.frame(ofHeader: section)
  }

  /// The rectangle of a footer at its natural place, floating or not.
  open func rectForFooter(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    return geometry.frame(ofFooter: section)
  }

  /// The rectangle of a row; zero for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    return contains(indexPath) ? geometry.frame(ofRow: RowIndex(indexPath)) : .zero
  }

  /// The row at a point of the table; nil for a point outside rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    return geometry.row(at: point).map { IndexPath($0) }
  }

  /// The rows that have a part in a rectangle; nil for a rectangle outside the table.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    return geometry.rows(in: rect).rowIndices.map { IndexPath($0) }
  }

  /// The row that a cell shows; nil for a cell that is not on the screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownRows.first { $0.cell === cell }.map { IndexPath($0.index) }
  }

  /// The cell of a row; nil while it is not on the screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    reloadIfNeeded()
    return shownRows.first { $0.index == RowIndex(indexPath) }?.cell
  }

  /// The cells on the screen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    updateWindowIfNeeded()
    return shownRows.map(\.cell)
  }

  /// The rows on the screen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    updateWindowIfNeeded()
    return shownRows.map { IndexPath($0.index) }
  }

  /// The header of a section; nil while it is not on the screen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders.first { $0.section == section }?.view as? UITableViewHeaderFooterView
  }

  /// The footer of a section; nil while it is not on the screen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownFooters.first { $0.section == section }?.view as? UITableViewHeaderFooterView
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && indexPath.section >= 0 && indexPath.section < geometry.sectionCount && indexPath.row >= 0
      && indexPath.row < geometry.rowCount(inSection: indexPath.section)
  }

  private func updateWindowIfNeeded() {
    if needsLayout { layoutIfNeeded() }
  }

  // MARK: Scrolling

  /// Scrolls a row to a place of the visible part.
  ///
  /// With `.none` as little as it takes to show it.
  ///
  /// Rows on the way keep their estimates; those around the target are measured, so that the row ends up where it was asked for.
  /// Raises for a row that is not there.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    precondition(
      contains(indexPath),
      "scrollToRow: there is no row \(indexPath.row) in section \(indexPath.section); the table has \(geometry.sectionCount) sections"
    )
    scroll(to: RowIndex(indexPath), at: scrollPosition)
    if animated { delegateStorage?.scrollViewDidEndScrollingAnimation(self) }
  }

  // MARK: Selecting

  /// The first selected row; nil when there is none.
  open var indexPathForSelectedRow: IndexPath? { selectedRows.first.map { IndexPath($0) } }
  /// The selected rows in the order in which they were selected; nil when there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selectedRows.isEmpty ? nil : selectedRows.map { IndexPath($0) }
  }

  /// Selects a row, or none for nil, without telling the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    reloadIfNeeded()
    guard let indexPath else {
      for index in selectedRows { setSelected(index, false) }
      return
    }
    guard contains(indexPath), allowsSelection else { return }
    if !allowsMultipleSelection {
      for index in selectedRows where index != RowIndex(indexPath) { setSelected(index, false) }
    }
    setSelected(RowIndex(indexPath), true)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(RowIndex(indexPath), false) }

  // MARK: Overrides

  /// Content size as the geometry has it.
  open override var contentSize: CGSize {
    get {
      reloadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Tells the scroll view how large the content is.
  func contentGeometryChanged() {
    let size = geometry.contentSize
    guard super.contentSize != size else { return }
    super.contentSize = size
    clampOffsetToContent()
  }

  /// Shows what is in the visible rectangle.
  ///
  /// The content is as large as the layout of its elements makes it, whatever constraints say.
  override func layoutScrollContentSizeDidChange(width: CGFloat?, height: CGFloat?) {}

  open override func layoutSubviews() {
    updateWindow()
    super.layoutSubviews()
  }

  override func didScroll() {
    super.didScroll()
    setNeedsLayout()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    if oldSize.width != bounds.width { widthDidChange() }
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
      || previous?.displayScale != traitCollection.displayScale
    {
      setNeedsReload()
    }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    widthDidChange()
  }

  /// Tables have the system's margins: 16 points, from 414 points of width 20 (`uikit-facts §1.3, §6.1`).
  override var defaultLayoutMargins: UIEdgeInsets {
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }
}
