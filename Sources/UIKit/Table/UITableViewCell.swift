import ListGeometry

/// A row of a table.
///
/// Content goes into `contentView`, which leaves room for the accessory; constraints from its top to its bottom give the automatic
/// height. The styles' labels are made when they are asked for. The order of subviews is background, content, accessory, separators
/// (`uikit-facts §1.1`).
@preconcurrency @MainActor open class UITableViewCell: UIView {
  // Declared here, and `dynamic`, so that extensions of adapted sources can override them.
  open override dynamic var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  open override dynamic var inputView: UIView? { super.inputView }
  open override dynamic var inputAccessoryView: UIView? { super.inputAccessoryView }

  let cellStyle: CellStyle
  /// Set once more where a list registers a nib for an identifier that the nib does not name.
  var identifierStorage: String?
  /// The segues of a storyboard that begin at the cell.
  var segues = CellSegues()
  /// The content view of a cell without content configuration.
  let standardContentView = TableContentView()
  /// The views of the content and background configurations.
  var configured = ConfiguredParts()
  var textLabelStorage: UILabel?
  var detailLabelStorage: UILabel?
  var imageViewStorage: UIImageView?
  var backgroundViewStorage: UIView?
  var selectedBackgroundStorage: UIView?
  private var separatorInsetStorage: UIEdgeInsets?
  private(set) var isSelectedStorage = false
  private(set) var isHighlightedStorage = false
  /// Whether the cell looked selected when it was last asked.
  var lookedSelected = false
  /// Whether the next row of the section looks selected.
  var isAboveSelection = false
  /// The selected background on its way out.
  var selectionFade: SelectionFade?
  private var accessoryViewStorage: UIView?
  /// The present view at the trailing edge: an accessory view, or the drawing of an accessory type.
  var shownAccessory: UIView?
  /// The state for editing; nil in cells that were never edited.
  var editingParts: CellEditing?
  var cardCorners = CardCorners()
  var bottomSeparator: TableSeparatorView?
  var topSeparator: TableSeparatorView?

  /// The row that the cell was dequeued for and not yet returned for.
  var dequeuedRow: RowIndex?

  /// Whether a finger on the cell highlights it, and may select it.
  var isTouched = false
  /// The table's settings for the cell.
  var tableState = TableCellState() {
    didSet {
      guard tableState != oldValue else { return }
      updateLayerColors()
      updateCorners()
      setNeedsUpdateConfiguration()
    }
  }

  /// Makes a cell of a style for reuse under an identifier.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    identifierStorage = reuseIdentifier
    let metrics = UITraitCollection.current.metricsProfile.cell
    super.init(frame: CGRect(x: 0, y: 0, width: metrics.initialWidth, height: metrics.height))
    setUp()
  }

  /// Makes a cell of the default style without identifier.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Makes a cell of a nib or storyboard; of the default style with any other coder.
  public required init?(coder: NSCoder) {
    cellStyle = coder.attribute("style").flatMap { NibTable.cellStyles[$0] } ?? .default
    identifierStorage = coder.attribute("reuseIdentifier")
    super.init(coder: coder)
    setUp()
    coder.finishDecoding(self, as: UITableViewCell.self)
  }

  private func setUp() {
    clipsToBounds = false
    standardContentView.frame = bounds
    addSubview(standardContentView)
    isLayoutIsland = true
    standardContentView.isLayoutIsland = true
  }

  // MARK: Content

  /// The view for the content; the view of the content configuration, if there is a configuration.
  open var contentView: UIView { configured.contentView ?? standardContentView }
  override var isViewOfList: Bool { true }
  override var contentViewInList: UIView? { contentView }
  /// The identifier that the cell is kept for reuse under.
  open var reuseIdentifier: String? { identifierStorage }
  /// The main label.
  open var textLabel: UILabel? { loadedTextLabel }
  /// The second label; nil in the default style.
  open var detailTextLabel: UILabel? { cellStyle == .default ? nil : loadedDetailLabel }
  /// The image at the leading edge; nil in `value2`.
  open var imageView: UIImageView? { cellStyle == .value2 ? nil : loadedImageView }

  /// Called before the cell is used again; an override has to call `super`.
  open func prepareForReuse() {
    isHighlightedStorage = false
    isAboveSelection = false
    updateSelectionLook()
    setNeedsUpdateConfiguration()
  }

  // MARK: Drag and drop

  var dragStateStorage = DraggedState.none
  /// Whether something that is dragged would go into the row.
  var dropState = UICellConfigurationState.DropState.none {
    didSet { if dropState != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the other rows stand where the cell is, while its row is dragged.
  var isHiddenByDrag = false { didSet { if isHiddenByDrag != oldValue { alpha = isHiddenByDrag ? 0 : 1 } } }
  /// Whether the cell takes touches while its row is dragged; false unless set.
  open var userInteractionEnabledWhileDragging = false

  /// The row rises to be dragged, is dragged, or is not any more; the default makes the content pale while it is dragged.
  open func dragStateDidChange(_ dragState: DragState) { showDragState() }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    takesTouches ? super.hitTest(point, with: event) : nil
  }

  // MARK: Configurations

  /// The content as a value; nil leaves it to the labels of the style and to views in `contentView`.
  ///
  /// Setting one shows the view that it makes in the place of `contentView`, or gives it to the present one if that supports
  /// it; nil brings the cell's own content view back.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set { setContentConfiguration(newValue) }
  }

  /// The background as a value; that of the table's style unless set.
  ///
  /// Background views and configurations exclude each other: setting one here takes `backgroundView` and
  /// `selectedBackgroundView` away, setting one of those makes this nil. Nil is no background but `backgroundColor`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { currentBackgroundConfiguration }
    set { setBackgroundConfiguration(newValue) }
  }

  /// An empty content configuration in the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { contentConfigurationOfStyle }
  /// The background configuration of a cell in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { backgroundConfigurationOfTable }

  /// The present state of the cell; an override adds states of its own to super's.
  open var configurationState: UICellConfigurationState { currentConfigurationState }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { markConfigurationStale() }
  /// Brings the configurations up to date with a state; the default does nothing beyond the automatic updates.
  ///
  /// Called before the cell is shown and after its state changed.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Brings configurations up to date with a state, like an override of `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// Called after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the content configuration follows the state by `updated(for:)`; true unless set.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }
  /// Whether the background configuration follows the state by `updated(for:)`; true unless set.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }

  // MARK: Backgrounds

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    get { backgroundViewStorage }
    set {
      guard newValue !== backgroundViewStorage else { return }
      if newValue != nil { setBackgroundConfiguration(nil) }
      backgroundViewStorage?.removeFromSuperview()
      backgroundViewStorage = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      updateLayerColors()
      setNeedsLayout()
    }
  }

  /// A view behind the content while the cell is selected or highlighted; the system's grey unless set.
  open var selectedBackgroundView: UIView? {
    get { selectedBackgroundStorage }
    set {
      if newValue != nil, configured.background.isCustom { setBackgroundConfiguration(nil) }
      endSelectionFade()
      selectedBackgroundStorage?.removeFromSuperview()
      selectedBackgroundStorage = newValue
      updateSelectionLook()
    }
  }

  /// A view behind the content of a selected cell where several rows may be selected; nil leaves it to `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    get { editingParts?.multipleSelectionBackground }
    set {
      if newValue != nil, configured.background.isCustom { setBackgroundConfiguration(nil) }
      endSelectionFade()
      editingParts?.multipleSelectionBackground?.removeFromSuperview()
      if newValue != nil || editingParts != nil { loadedEditing.multipleSelectionBackground = newValue }
      updateSelectionLook()
    }
  }

  /// How a selected cell looks.
  open var selectionStyle = SelectionStyle.default {
    didSet {
      styled(\UITableViewCell.selectionStyle, selectionStyle)
      updateSelectionLook()
    }
  }

  // MARK: Accessories

  /// The standard accessory at the trailing edge; ignored while there is an `accessoryView`.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// A view at the trailing edge, of its own size.
  open var accessoryView: UIView? {
    get { accessoryViewStorage }
    set {
      guard newValue !== accessoryViewStorage else { return }
      accessoryViewStorage = newValue
      accessoryDidChange()
    }
  }

  // MARK: Indentation and separators

  /// How many levels the content is indented.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of a level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

  /// How far the line below the cell keeps from its edges; the table's unless set.
  ///
  /// Negative values count as 0.
  open var separatorInset: UIEdgeInsets {
    get {
      if let separatorInsetStorage { return separatorInsetStorage }
      guard !tableState.isInTable else { return tableState.separatorInset }
      return UIEdgeInsets(top: 0, left: metricsProfile.margins.side, bottom: 0, right: 0)
    }
    set {
      styled(\UITableViewCell.separatorInset, newValue)
      separatorInsetStorage = UIEdgeInsets(
        top: 0, left: max(0, newValue.left), bottom: 0, right: max(0, newValue.right))
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// Whether the cell shows the controls of editing mode.
  open var isEditing: Bool {
    get { editingParts?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls of editing mode; its table calls it for rows that can be edited.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

  /// The action of the editing control, by the table's delegate; none before the table was in editing mode.
  open var editingStyle: EditingStyle { editingParts?.style ?? .none }

  /// Whether the cell shows the control by which the user moves the row; the table sets it from its data source.
  open var showsReorderControl: Bool {
    get { editingParts?.showsReorderControl ?? false }
    set { changeEditingParts(\.showsReorderControl, to: newValue) }
  }

  /// The standard accessory at the trailing edge while editing; ignored while there is an `editingAccessoryView`.
  open var editingAccessoryType: AccessoryType {
    get { editingParts?.accessoryType ?? .none }
    set { changeEditingParts(\.accessoryType, to: newValue) }
  }

  /// A view at the trailing edge while editing, of its own size.
  open var editingAccessoryView: UIView? {
    get { editingParts?.accessoryView }
    set { changeEditingParts(\.accessoryView, to: newValue) }
  }

  /// Whether the content moves aside for the control; the table sets it from its delegate.
  open var shouldIndentWhileEditing: Bool {
    get { editingParts?.shouldIndent ?? true }
    set { changeEditingParts(\.shouldIndent, to: newValue) }
  }

  /// Whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { editingParts?.state.contains(.showingDeleteConfirmation) ?? false }

  /// Called before the cell shows or hides controls; an override calls `super`.
  open func willTransition(to state: StateMask) {}
  /// Called when the cell has shown or hidden controls; an override calls `super`.
  open func didTransition(to state: StateMask) {}

  /// Whether nobody gave the line below the cell an inset.
  var hasAutomaticSeparatorInset: Bool { separatorInsetStorage == nil && tableState.isSeparatorInsetAutomatic }

  // MARK: Focus

  /// Whether focus may come to the row, as its table and the delegate say.
  open override var canBecomeFocused: Bool { tableAround?.canFocus(self) ?? false }
  /// How the cell shows that it has the focus; `default`, by its background, unless set.
  open var focusStyle = FocusStyle.default { didSet { if focusStyle != oldValue, isFocused { focusDidChange() } } }
  override var focusListAround: (any FocusList)? { tableAround }
  /// Its background shows the focus.
  override var standardFocusEffect: UIFocusEffect? { nil }
  override func focusDidChange() {
    updateSelectionLook()
    setNeedsUpdateConfiguration()
  }
  override func focusedViewWasPressed() -> Bool { tableAround?.selectByKey(self) ?? false }

  // MARK: State

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { isSelectedStorage }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell as selected or not.
  ///
  /// - Parameter animated: whether the background fades in or out, in 0.3 seconds of the display clock; in a window only.
  open func setSelected(_ selected: Bool, animated: Bool) {
    changeSelectionState(animated: animated) { isSelectedStorage = selected }
  }

  /// Shows the cell as highlighted or not.
  ///
  /// - Parameter animated: as for `setSelected(_:animated:)`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    changeSelectionState(animated: animated) { isHighlightedStorage = highlighted }
  }

  /// Whether the cell and its subviews take touches; a cell without touches is disabled.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      super.isUserInteractionEnabled = newValue
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Layout

  override var accessibilityDefaults: AccessibilityDefaults { cellDefaults(isSelected: isSelected) }
  /// The texts of the labels in the cell, in the order of the tree.
  override var defaultAccessibilityLabel: String? { combinedTexts }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutCell()
  }

  /// The size for a width: the content's by its constraints, or the labels', with the separator's pixel.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if configured.contentView != nil { return configuredFittingSize(size) }
    return CGSize(width: size.width, height: standardContentHeight(width: contentWidth(forCellWidth: size.width)))
  }

  override var defaultLayoutMargins: UIEdgeInsets { marginsInTable }

  override func updateLayerColors() {
    if backgroundColorStorage == nil, backgroundViewStorage == nil, configured.background == .standard {
      let color: UIColor = tableState.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      showInLayer(tableState.isInTable ? color : nil, isOwn: false)
    } else {
      super.updateLayerColors()
    }
    updateSelectionLook()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    textSizeDidChange(from: previous)
    setNeedsUpdateConfiguration()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tableAround?.fingerDidTouch(self)
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    tableAround?.fingerDidLeave(self, isTap: isInside)
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tableAround?.fingerDidLeave(self, isTap: false)
    super.touchesCancelled(touches, with: event)
  }

  /// Requests sizing after a change of the content view's intrinsic size, except from list configurations, whose
  /// changes the cell knows.
  override func subviewIntrinsicSizeDidChange(_ subview: UIView) {
    super.subviewIntrinsicSizeDidChange(subview)
    if subview === contentView, !(subview is UIListContentView) { tableAround?.selfSizeDidChange(of: self) }
  }

  override func islandDidChange(_ island: UIView) {
    if island === contentView { tableAround?.constraintsDidChange(in: self) }
  }
}
