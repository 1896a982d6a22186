import ListGeometry

/// A list of rows in sections, scrolled vertically.
///
/// The table asks its data source for counts when data is (re)loaded, and for a cell when a row comes on the screen;
/// cells that leave are kept for reuse. The layout is a value, `TableGeometry`; this class gives it heights and shows
/// its rows in the visible rectangle. The cost of a screen does not depend on the number of rows.
///
/// Heights: the delegate's, else the property (`rowHeight`, `sectionHeaderHeight`, `sectionFooterHeight`) unless it is
/// `automaticDimension`, else self-sizing by the content's constraints. Until a row, header or footer is shown its
/// height is an estimate (automatic: 44, headers and footers 28), and the content offset follows measured heights, so
/// that the reader's place stays. An estimate of 0 turns estimation off: all heights are asked for when data is loaded.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  // Declared here, and `dynamic`, so that extensions of adapted sources can override it.
  open override dynamic func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }

  /// The height that means: find out by yourself.
  public class var automaticDimension: CGFloat { -1 }
  /// The name under which a magnifying glass stands in a section index.
  public class var indexSearch: String { SectionIndexBar.searchTitle }
  /// Posted when the selection changed by a touch.
  public class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }

  /// How sections look; set when the table is made.
  public let style: Style

  weak var dataSourceStorage: (any UITableViewDataSource)?
  var geometry: TableGeometry
  /// The parts to find again before anything is shown.
  var stale = TableStaleness.counts
  /// Whether data was loaded, or is to be, that was not laid out since.
  var hasUnshownData = true
  /// Whether a new data source waits for its `reloadData()`.
  var awaitsReload = false
  /// Whether `reloadData()` is called only to tell an override of a load that is done.
  var isTellingOfLoad = false
  /// The views on the screen, those made to be measured, leaving ones, and the reuse pool.
  let elements = TableWindow()
  let selection = ListSelection()
  let announcements = ListAnnouncements()
  /// The rows to announce next.
  var lookahead = ListLookahead()
  /// The updates between `beginUpdates()` and `endUpdates()`.
  var batch = TableBatch()
  var abilities = DelegateAbilities()
  /// The metrics while sections are loaded: traits are not looked up three times for each of ten thousand.
  var metricsWhileLoading: TableMetrics?
  /// The views of the whole table that may still get their height before the first layout.
  var tableViewsToCheck: [(view: UIView, property: String)] = []
  /// Whether a view that is dequeued for a section is for its header, as far as is known.
  var isAskingForHeader = true
  /// The viewport that the last window pass left.
  var settledViewport: Viewport?
  /// Whether the offset is to be looked at once the rows are known; see `keepOffset(from:followsTop:)`.
  var offsetWaits = false
  /// Whether something out of sight is kept, as somebody types in it.
  var keepsTypedElement = false
  /// The cell that the data source is asked to configure again; dequeuing for its row gives it.
  var reconfiguring: ShownRow?
  /// The lines of filler rows.
  var fillerLines: [TableSeparatorView] = []
  var editing = TableEditing()
  /// The rows that are swiped aside; mostly none.
  var swipes: [TableSwipe] = []
  /// The section index; nil for tables that never had one.
  var sectionIndex: TableSectionIndex?

  /// The rows of a table whose content stands in its storyboard.
  var staticContent: StaticTable?
  private(set) var tableHeaderHeightAtAssignment: CGFloat = 0
  private(set) var tableFooterHeightAtAssignment: CGFloat = 0
  private var tableHeaderStorage: UIView?
  private var tableFooterStorage: UIView?
  private var backgroundViewStorage: UIView?
  private var separatorInsetStorage: UIEdgeInsets?

  /// Makes a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table of a style, which cannot be changed later.
  public init(frame: CGRect, style: Style) {
    self.style = style
    geometry = TableGeometry(style: style.geometryStyle, width: frame.width)
    super.init(frame: frame)
    setUp()
  }

  /// Makes a table of a nib or storyboard; a plain one with any other coder.
  public required init?(coder: NSCoder) {
    let style = coder.attribute("style").flatMap { NibTable.tableStyles[$0] } ?? .plain
    self.style = style
    geometry = TableGeometry(style: style.geometryStyle, width: 0)
    super.init(coder: coder)
    setUp()
    coder.finishDecoding(self, as: UITableView.self)
  }

  private func setUp() {
    elements.owner = self
    elements.holders.add(selection)
    elements.holders.add(editing.selectionBefore)
    elements.holders.add(announcements)
    elements.holders.add(focus)
    alwaysBounceVertical = true
    setListEnvironment(style.environment)
    settingDefaults { backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground }
  }

  // MARK: Sources

  /// Gives counts, cells and titles.
  ///
  /// Setting another loads the data again; nothing is selected then.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { dataSourceStorage }
    set {
      guard dataSourceStorage !== newValue else { return }
      dataSourceStorage = newValue
      abilities.rowChanges = nil
      forgetSelection()
      setNeedsReload()
      awaitsReload = newValue != nil
    }
  }

  var menus: TableMenus?
  /// The interaction that opens the menus of rows; nil while the table has no delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  /// Gives heights and views, and is told what happens.
  ///
  /// Setting another finds all heights and header views again; the cells stay.
  @_nonoverride
  open weak var delegate: (any UITableViewDelegate)? {
    get { delegateStorage as? any UITableViewDelegate }
    set {
      guard delegateStorage !== newValue else { return }
      delegateStorage = newValue
      updateMenus()
      abilities = newValue == nil ? .noDelegate : DelegateAbilities()
      setNeedsHeights()
    }
  }

  /// The object that is told of rows to be shown soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      guard prefetchDataSource !== oldValue else { return }
      forgetAnnouncements()
      setNeedsLayout()
    }
  }

  /// Whether `prefetchDataSource` is told of rows.
  open var isPrefetchingEnabled = true {
    didSet {
      guard isPrefetchingEnabled != oldValue else { return }
      forgetAnnouncements()
      setNeedsLayout()
    }
  }

  // MARK: Drag and drop

  /// The state of drags and drops in the table; nil while there never was a delegate for them.
  var drags: TableDragging?
  /// The delegate that gives drag items for rows.
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { updateDragging() } }
  /// The delegate for drops on the table.
  ///
  /// Without one, rows of a table with a `dragDelegate` are moved by drags where the data source has `tableView(_:moveRowAt:to:)`.
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { updateDragging() } }
  /// Whether a press on a row lifts what `dragDelegate` gives; true unless set, as on iPad since iOS 11 and on iPhone since iOS 15.
  open var dragInteractionEnabled = true { didSet { updateDragEnabling() } }
  /// Whether a row opens, as by a tap, when a drag is held over it for 0.8 seconds, a rule; false unless set.
  open var isSpringLoaded = false { didSet { updateDragging() } }
  /// Whether rows are being dragged.
  open var hasActiveDrag: Bool { drags?.hasActiveDrag ?? false }
  /// Whether something is being dragged over the table.
  open var hasActiveDrop: Bool { drags?.hasActiveDrop ?? false }

  // MARK: Heights

  /// The height of rows, in points; `automaticDimension` sizes each by its content.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(rowHeight, oldValue, "rowHeight") }
  }
  /// The height of section headers, in points; `automaticDimension` sizes each by its content.
  ///
  /// In the grouped styles it holds for sections without a title and for views of the delegate's; a title has the height of its text
  /// (`uikit-facts §1.3`). A plain section without header has no height, whatever this says.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(sectionHeaderHeight, oldValue, "sectionHeaderHeight") }
  }
  /// The height of section footers, in points; `automaticDimension` sizes each by its content.
  ///
  /// It holds where `sectionHeaderHeight` would.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(sectionFooterHeight, oldValue, "sectionFooterHeight") }
  }
  /// The guess for rows that were not shown yet; 0 turns estimation off.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(estimatedRowHeight, oldValue, "estimatedRowHeight") }
  }
  /// The guess for headers that were not shown yet; 0 turns estimation off.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(estimatedSectionHeaderHeight, oldValue, "estimatedSectionHeaderHeight") }
  }
  /// The guess for footers that were not shown yet; 0 turns estimation off.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsDidChange(estimatedSectionFooterHeight, oldValue, "estimatedSectionFooterHeight") }
  }
  /// Room above each section header of a plain table, in points; automatic is 22 (`uikit-facts §1.2`).
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet {
      styled(\UITableView.sectionHeaderTopPadding, sectionHeaderTopPadding)
      heightsDidChange(sectionHeaderTopPadding, oldValue, "sectionHeaderTopPadding")
    }
  }

  /// The height of rows that are drawn, by their lines alone, where a plain table has room below its last row.
  ///
  /// 0, the default, draws none; `automaticDimension` takes the height of the last row. Grouped tables and tables with a
  /// `tableFooterView` have none.
  open var fillerRowHeight: CGFloat = 0 {
    didSet {
      checkHeight(fillerRowHeight, "fillerRowHeight")
      if fillerRowHeight != oldValue { setNeedsLayout() }
    }
  }

  private func heightsDidChange(_ new: CGFloat, _ old: CGFloat, _ property: String) {
    checkHeight(new, property)
    if new != old { setNeedsHeights() }
  }

  /// When cells, headers and footers on the screen that size themselves are sized again; `enabled` unless set.
  ///
  /// They are at the next layout, with an animation unless `UIView.performWithoutAnimation(_:)` was around what asked for it.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The elements that are no wider than their content; none unless set.
  ///
  /// Headers keep to the leading side of the table then, as wide as their title, or as their constraints make them at least.
  open var contentHuggingElements: UITableViewContentHuggingElements = [] {
    didSet { if contentHuggingElements != oldValue { setNeedsLayout() } }
  }

  // MARK: Separators

  /// Whether a line is drawn below each row.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      guard separatorStyle != oldValue else { return }
      refreshShownCells()
      setNeedsHeights()
    }
  }
  /// The colour of the lines; nil is the system's.
  open var separatorColor: UIColor? = .separator {
    didSet {
      styled(\UITableView.separatorColor, separatorColor)
      refreshShownCells()
    }
  }
  /// The effect of the lines in place of their colour: a blurred backdrop, or a line drawn with vibrancy on a blur;
  /// nil, the default, for the colour.
  @NSCopying open var separatorEffect: UIVisualEffect? {
    didSet {
      styled(\UITableView.separatorEffect, separatorEffect)
      refreshShownCells()
      setNeedsLayout()
    }
  }
  /// How far the lines keep from the edges; only left and right count, negative values count as 0.
  open var separatorInset: UIEdgeInsets {
    get { separatorInset(besides: safeAreaOverRows) }
    set {
      styled(\UITableView.separatorInset, newValue)
      separatorInsetStorage = UIEdgeInsets(
        top: 0, left: max(0, newValue.left), bottom: 0, right: max(0, newValue.right))
      refreshShownCells()
    }
  }
  func separatorInset(besides safeArea: UIEdgeInsets) -> UIEdgeInsets {
    separatorInsetStorage ?? defaultSeparatorInset(safeArea)
  }
  var hasAutomaticSeparatorInset: Bool { separatorInsetStorage == nil }
  /// The edges from which `separatorInset` counts.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { refreshShownCells() } }

  // MARK: Selection

  /// Whether rows may be selected by touches.
  open var allowsSelection = true
  /// Whether several rows may be selected.
  open var allowsMultipleSelection = false {
    didSet { for shown in shownRows { shown.cell.tableState.selectsSeveral = allowsSeveralNow } }
  }

  // MARK: Editing

  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode, in which rows show controls to delete, insert, select and move them.
  ///
  /// Each row on the screen whose `tableView(_:canEditRowAt:)` is not false has its cell's `setEditing(_:animated:)` called; those
  /// that come later are shown with their controls. Self-sizing rows are measured again in the width that is left. The selection is
  /// put aside until editing ends.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  /// Whether rows may be selected by touches in editing mode; false unless set.
  open var allowsSelectionDuringEditing: Bool {
    get { editing.allowsSelection }
    set { editing.allowsSelection = newValue }
  }

  /// Whether several rows may be selected in editing mode; they show a circle instead of their editing control then.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { editing.allowsMultipleSelection }
    set {
      guard newValue != editing.allowsMultipleSelection else { return }
      editing.allowsMultipleSelection = newValue
      refreshEditing()
    }
  }

  // MARK: Section index

  /// Asks the data source for the titles of the section index again.
  ///
  /// Updates do not ask for them, `reloadData()` does.
  open func reloadSectionIndexTitles() {
    loadSectionIndexTitles()
    sectionIndexDidChange()
  }

  /// How many rows the table needs before it shows its section index; 0 unless set.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndex?.minimumRowCount ?? 0 }
    set { changeSectionIndex(\.minimumRowCount, to: newValue) }
  }

  /// The colour of the titles in the section index; nil, the default, is the tint colour.
  open var sectionIndexColor: UIColor? {
    get { sectionIndex?.color }
    set {
      styled(\UITableView.sectionIndexColor, newValue)
      changeSectionIndex(\.color, to: newValue)
    }
  }

  /// The colour behind the section index; nil, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { sectionIndex?.background }
    set {
      styled(\UITableView.sectionIndexBackgroundColor, newValue)
      changeSectionIndex(\.background, to: newValue)
    }
  }

  /// The colour behind the section index while a finger is on it; nil, the default, changes nothing.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { sectionIndex?.trackingBackground }
    set {
      styled(\UITableView.sectionIndexTrackingBackgroundColor, newValue)
      changeSectionIndex(\.trackingBackground, to: newValue)
    }
  }

  // MARK: Sides

  /// Whether the content views of cells, headers and footers keep out of the safe area at the sides; true unless set.
  ///
  /// Cells, backgrounds and separators reach to the table's edges either way. Where it is false the content views do too, and
  /// have the safe area in their margins.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { widthDidChange() } }
  }

  /// Whether the margins of cells, headers and footers leave no more than the readable width between them; false unless set.
  ///
  /// The readable width is that of `readableContentGuide`. Cards of inset grouped tables become as narrow.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { contentMarginsDidChange() } }
  }

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
      if !needsReload { updateBottomPadding() }
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

  /// Loads everything again: counts at once, cells at the next layout.
  ///
  /// The offset stays, as far as the content still reaches; the selection is cleared. Measured heights stay as
  /// estimates, so that the reader's place stays if its row still exists. An animated scroll goes on to the same index
  /// path, or ends where there is no such row any more. During updates it replaces the announced changes.
  ///
  /// The table calls it once for a data source that it was given, with its first layout, unless somebody else does
  /// before.
  open func reloadData() { loadAgain() }

  // MARK: Updates

  /// Carries out several updates as one.
  ///
  /// Deletions, reloads and the sources of moves are index paths before the update; insertions and the targets of moves are index
  /// paths after it, whatever the order of the calls. Change the data inside `updates`. Afterwards the table asks for its counts
  /// once; they have to be what the calls make of those before, else it raises with the arithmetic. Rows that stay keep their
  /// cells; all heights are found again, even when nothing was announced. Calls nest; the outermost counts.
  ///
  /// A table that was never laid out in a window does not check its updates: where the arithmetic fails it loads the data again.
  ///
  /// - Parameter completion: called when the animations have ended; with false when they were cut short.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginBatch("performBatchUpdates(_:completion:)")
    updates?()
    if let completion { batch.completions.append(completion) }
    endBatch()
  }

  /// Carries out several updates as one; for blocks that a function was given and must not keep.
  ///
  /// The same as the other method of this name, which is the one to override.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Begins updates that `endUpdates()` carries out as one; see `performBatchUpdates(_:completion:)`.
  open func beginUpdates() { beginBatch("beginUpdates()") }

  /// Ends the updates that the matching `beginUpdates()` began.
  open func endUpdates() { endBatch() }

  /// Tells of sections that are new in the data, by their index after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce("insertSections") { batch in
      for section in sections {
        batch.update.insertedSections.append(section)
        batch.animations.arrivingSections[section] = animation
      }
    }
  }

  /// Tells of sections that are gone from the data, by their index before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce("deleteSections") { batch in
      for section in sections {
        batch.update.deletedSections.append(section)
        batch.animations.leavingSections[section] = animation
      }
    }
  }

  /// Tells that a section has another place in the data; its cells go with it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    announce("moveSection") { $0.update.movedSections.append(ListMove(from: section, to: newSection)) }
  }

  /// Asks for the number of rows, for header, footer and cells of sections again; index before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce("reloadSections") { batch in
      for section in sections {
        batch.update.reloadedSections.append(section)
        batch.animations.leavingSections[section] = animation
      }
    }
  }

  /// Tells of rows that are new in the data, by their index path after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce("insertRows") { batch in
      for row in indexPaths.map(RowIndex.init) {
        batch.update.insertedRows.append(row)
        batch.animations.arrivingRows[row] = animation
      }
    }
  }

  /// Tells of rows that are gone from the data, by their index path before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce("deleteRows") { batch in
      for row in indexPaths.map(RowIndex.init) {
        batch.update.deletedRows.append(row)
        batch.animations.leavingRows[row] = animation
      }
    }
  }

  /// Tells that a row has another place in the data; its cell goes with it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce("moveRow") { batch in
      batch.update.movedRows.append(ListMove(from: RowIndex(indexPath), to: RowIndex(newIndexPath)))
    }
  }

  /// Asks for other cells for rows, by their index path before the update; they are deselected.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce("reloadRows") { batch in
      for row in indexPaths.map(RowIndex.init) {
        batch.update.reloadedRows.append(row)
        batch.animations.leavingRows[row] = animation
      }
    }
  }

  /// Lets the data source configure the existing cells of rows: dequeuing for the row gives its present cell.
  ///
  /// Index paths before the update. Heights are found again; selection and cell stay, `prepareForReuse()` is not called. A data
  /// source that returns another cell makes it raise. Rows that are not on the screen have no cell to configure.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    announce("reconfigureRows") { $0.reconfiguredRows += indexPaths.map(RowIndex.init) }
  }

  /// Whether updates were begun and not yet carried out.
  open var hasUncommittedUpdates: Bool { batch.isOpen || drags?.placeholders.isEmpty == false }

  // MARK: Registration and reuse

  /// Names the class of cells for an identifier; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCells(cellClass, identifier)
  }

  /// Names the nib of cells for an identifier, whose only object is the cell; nil forgets it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerCells(nib, identifier) }

  /// Names the nib of header and footer views for an identifier, whose only object is the view; nil forgets it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeadersAndFooters(nib, identifier)
  }

  /// Names the class of header and footer views for an identifier; nil forgets it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeadersAndFooters(aClass, identifier)
  }

  /// A cell that waits for reuse, else a new one; nil when nothing is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = elements.pool.takeWaiting(.cell(identifier)) as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    return elements.pool.makeNew(.cell(identifier)) as? UITableViewCell
  }

  /// A cell that waits for reuse, else a new one; raises when nothing is registered for the identifier.
  ///
  /// While a row is reconfigured it is the row's own cell.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let row = RowIndex(indexPath)
    if let present = reconfiguring, present.index == row, present.cell.reuseIdentifier == identifier {
      return present.cell
    }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raise(
        .unregistered(
          identifier: identifier, method: "dequeueReusableCell(withIdentifier:for:)",
          cure: "register(_:forCellReuseIdentifier:)",
          registered: elements.pool.registeredKeys.filter { $0.kind == nil }.map(\.identifier)))
    }
    cell.dequeuedRow = row
    fit(cell, row)
    return cell
  }

  /// A header or footer view that waits for reuse, else a new one; nil when nothing is registered for the identifier.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    let key = Self.supplementKey(identifier)
    if let view = elements.pool.takeWaiting(key) as? UITableViewHeaderFooterView {
      prepareSupplement(view, header: isAskingForHeader)
      view.prepareForReuse()
      return view
    }
    let view = elements.pool.makeNew(key) as? UITableViewHeaderFooterView
    if let view { prepareSupplement(view, header: isAskingForHeader) }
    return view
  }

  // MARK: Questions

  /// How many sections there are.
  open var numberOfSections: Int {
    reloadIfNeeded()
    return geometry.sectionCount
  }

  /// How many rows a section has; raises for a section that is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    checkSection(section, "numberOfRows(inSection:)")
    return geometry.rowCount(inSection: section)
  }

  /// The rectangle of a section with header, rows and footer.
  open func rect(forSection section: Int) -> CGRect {
    updateGeometry()
    checkSection(section, "rect(forSection:)")
    return geometry.frame(ofSection: section)
  }

  /// The rectangle of a header at its natural place, floating or not.
  open func rectForHeader(inSection section: Int) -> CGRect {
    updateGeometry()
    checkSection(section, "rectForHeader(inSection:)")
    return geometry.frame(ofHeader: section)
  }

  /// The rectangle of a footer at its natural place, floating or not.
  open func rectForFooter(inSection section: Int) -> CGRect {
    updateGeometry()
    checkSection(section, "rectForFooter(inSection:)")
    return geometry.frame(ofFooter: section)
  }

  /// The rectangle of a row; zero for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    updateGeometry()
    return contains(indexPath) ? geometry.frame(ofRow: RowIndex(indexPath)) : .zero
  }

  /// The row at a point of the table; nil for a point outside rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    updateGeometry()
    return geometry.row(at: point).map { IndexPath($0) }
  }

  /// The rows that have a part in a rectangle, from top to bottom; nil for the null rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    updateGeometry()
    if rect.isNull { return nil }
    return geometry.rows(in: rect).rowIndices.map { IndexPath($0) }
  }

  /// The row that a cell shows; nil for a cell that is not on the screen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownRow(of: cell).map { IndexPath($0) }
  }

  /// The cell of a row; nil while it is not on the screen.
  ///
  /// After `reloadData()` the visible rows are laid out first.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showIfLoadedAgain()
    return shownCell(of: RowIndex(indexPath))
  }

  /// The cells on the screen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    updateWindowIfNeeded()
    return rowsInSight.map(\.cell)
  }

  /// The rows on the screen, from top to bottom; nil when there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    updateWindowIfNeeded()
    let rows = rowsInSight
    return rows.isEmpty ? nil : rows.map { IndexPath($0.index) }
  }

  /// The header of a section; nil while it is not on the screen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showIfLoadedAgain()
    return elements.view(of: .sectionHeader(section)) as? UITableViewHeaderFooterView
  }

  /// The footer of a section; nil while it is not on the screen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showIfLoadedAgain()
    return elements.view(of: .sectionFooter(section)) as? UITableViewHeaderFooterView
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && geometry.contains(RowIndex(indexPath))
  }

  private func updateWindowIfNeeded() {
    if needsLayout { layoutIfNeeded() }
  }

  /// Lays out the visible rows if data was loaded since the last layout, so that questions find their cells.
  private func showIfLoadedAgain() {
    if hasUnshownData, elements.phase == .resting, !batch.isOpen { updateWindowIfNeeded() }
    reloadIfNeeded()
  }

  /// Brings the geometry up to date: the counts, and after `reloadData()` the heights of visible rows, by a layout.
  private func updateGeometry() {
    if elements.wasShownInWindow { showIfLoadedAgain() } else { reloadIfNeeded() }
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
    guard contains(indexPath) else { raise(noRow(at: indexPath, "scrollToRow(at:at:animated:)")) }
    if animated, glides(to: RowIndex(indexPath), at: scrollPosition) { return }
    scroll(to: RowIndex(indexPath), at: scrollPosition)
    if animated { delegateStorage?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls the selected row that is nearest to a place of the visible part there; nothing when none is selected.
  ///
  /// With `.none` it is the row nearest to the middle, scrolled as little as it takes to show it.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    reloadIfNeeded()
    guard let nearest = selectedRow(nearestTo: scrollPosition) else { return }
    scrollToRow(at: IndexPath(nearest), at: scrollPosition, animated: animated)
  }

  // MARK: Selecting

  /// The first selected row; nil when there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.indices.first.map { IndexPath($0) } }
  /// The selected rows in the order in which they were selected; nil when there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.indices.isEmpty ? nil : selection.indices.map { IndexPath($0) }
  }

  /// Selects a row, or none for nil, without telling the delegate; a row that is not there is left out.
  ///
  /// - Parameter animated: whether the selection fades in, and whether the scroll to `scrollPosition` takes its time.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    reloadIfNeeded()
    guard let indexPath else {
      for index in selection.indices { setSelected(index, false, animated: animated) }
      return
    }
    guard contains(indexPath), allowsSelectionNow else { return }
    if !allowsSeveralNow {
      for index in selection.indices where index != RowIndex(indexPath) {
        setSelected(index, false, animated: animated)
      }
    }
    setSelected(RowIndex(indexPath), true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without telling the delegate.
  ///
  /// - Parameter animated: whether the selection fades out.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(RowIndex(indexPath), false, animated: animated)
  }

  // MARK: Focus

  /// The row that has the focus.
  let focus = ListFocus()
  /// Whether focus may come to rows; the delegate's `tableView(_:canFocusRowAt:)` comes before it.
  ///
  /// True unless set, a rule: Apple says that the system decides by platform and other properties.
  open var allowsFocus = true
  /// Whether focus may come to rows in editing mode; true unless set, a rule as above.
  open var allowsFocusDuringEditing = true
  /// Whether a row is selected, as by a tap, when a key moves the focus to it; false unless set, a rule as above.
  open var selectionFollowsFocus = false
  // Silent: UITableView.remembersLastFocusedIndexPath | read through DraggingList and IndexedFocusList
  /// Whether returning focus goes to the row that had it last; false unless set.
  ///
  /// The tab key goes back there in any case.
  open var remembersLastFocusedIndexPath = false

  override var formsFocusGroup: Bool { true }

  /// Asks the delegate, too.
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { delegateAllows(context) }

  /// Tells the delegate, too.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { tellDelegate(context, coordinator) }

  // MARK: Overrides

  /// Content size as the geometry has it.
  open override var contentSize: CGSize {
    get {
      if !isTellingContentSize { reloadIfNeeded() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  override var findsContentSizeInLayout: Bool { true }

  /// The content size as laid out at present: a table is loaded when it is shown, not at earlier changes of its frame
  /// or window.
  override var contentSizeForInsets: CGSize { super.contentSize }

  /// Tells the scroll view how large the content is.
  func contentGeometryChanged() {
    let size = geometry.contentSize
    let old = super.contentSize
    guard old != size else { return }
    tellContentSize(size)
    clampOffsetToContent()
    if size.height < old.height { keepGlideInContent() }
  }

  /// Ignores the size from constraints.
  ///
  /// The content is as large as the layout of its elements makes it, whatever constraints say.
  override func layoutScrollContentSizeDidChange(width: CGFloat?, height: CGFloat?) {}

  open override func layoutSubviews() {
    reloadForDataSource()
    updateWindow()
    super.layoutSubviews()
  }

  override func makeRecognizers() -> [UIGestureRecognizer] {
    // Two fingers are asked about before the one that scrolls.
    [MultipleSelectionGestureRecognizer(self)] + super.makeRecognizers() + [
      SwipePanGestureRecognizer(list: self), SwipeDismissalGestureRecognizer(list: self),
    ]
  }

  override var viewBehindContent: UIView? { backgroundView }

  override var judgesSubviews: Bool { true }

  override func fingerWillScroll() {
    super.fingerWillScroll()
    closeSwipes(animated: true)
  }

  override func subviewIntrinsicSizeDidChange(_ subview: UIView) {
    super.subviewIntrinsicSizeDidChange(subview)
    selfSizeDidChange(of: subview)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    checkTableViewsOnceLaidOut()
  }

  override func indexDisplayModeDidChange() { sectionIndexDidChange() }

  override func didScroll() {
    super.didScroll()
    setNeedsLayout()
  }

  override func tellOfScroll() { elements.tellOfScroll { super.tellOfScroll() } }

  override var contentIsKnown: Bool {
    stale < .heights && elements.phase == .resting && !batch.isOpen && elements.anchor == nil
  }

  override func editingDidLeave() {
    super.editingDidLeave()
    guard keepsTypedElement else { return }
    keepsTypedElement = false
    setNeedsLayout()
  }

  override func offsetIsNotKept() {
    offsetWaits = true
    setNeedsLayout()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    // Before the offset changes with the size.
    if oldSize.width != bounds.width, !needsReload { keepReadersPlace() }
    super.boundsSizeDidChange(from: oldSize)
    guard oldSize.width != bounds.width else { return }
    endSwipes()
    widthDidChange()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
      || previous?.displayScale != traitCollection.displayScale
      || previous?.values.metrics != traitCollection.values.metrics
    {
      setNeedsReload()
    }
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    widthDidChange()
  }

  /// Tables have the system's margins: 16 or 20 points at the sides (`uikit-facts §1.3, §6.1, §8`).
  override var defaultLayoutMargins: UIEdgeInsets {
    let (side, vertical) = (systemSideMargin, metricsProfile.margins.listVertical)
    return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }
}
