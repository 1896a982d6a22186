import ListGeometry

/// The cell of an item, header or footer in a list.
///
/// Its content comes from `contentConfiguration`; it shows accessories beside the content, lines above and below it, and a
/// background in the style of the list. In a section that is no list it looks like an item of a plain list without lines.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The list's settings for the cell; nil outside of lists.
  private(set) var listState: ListCellState?
  private var cardCorners = CardCorners()
  /// The item that the cell shows; nil for headers and footers of their own.
  private var item: IndexPath?
  private let shownAccessories = ListCellAccessories()
  private var bottomSeparator: TableSeparatorView?
  private var topSeparator: TableSeparatorView?
  private var separatorGuide: ListSeparatorGuide?
  /// Whether the item below is selected or highlighted.
  var isAboveSelection = false { didSet { if isAboveSelection != oldValue { setNeedsLayout() } } }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    configured.background = .standard
  }

  override var accessibilityDefaults: AccessibilityDefaults { cellDefaults(isSelected: isSelected) }
  override var defaultAccessibilityLabel: String? { combinedTexts }

  override func makeStandardContentView() -> UIView { ListCellContentView() }

  // MARK: Content

  /// An empty content configuration for the cell's place: an item, a header or a footer, in the list's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { contentConfigurationOfList }

  /// The accessories beside the content.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

  /// How many levels the content is indented.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { columnsDidChange() } } }
  /// The width of a level, in points; 10 unless set.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { columnsDidChange() } } }
  /// Whether accessories before the content are indented with it; true unless set.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

  /// The extent of the line below the item, from side to side.
  ///
  /// Constrain its leading or trailing anchor to views in the cell to move the ends of the line; without constraints it
  /// begins where the text does.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide.guide }
    let made = ListSeparatorGuide(in: contentView)
    separatorGuide = made
    setNeedsLayout()
    return made.guide
  }

  // MARK: State

  /// The last state of an outline's chevron.
  private var wasExpanded = false

  /// The list tells the cell where it is shown.
  func willShow(at item: IndexPath?, _ state: ListCellState?) {
    if item != self.item {
      self.item = item
      isAboveSelection = false
    }
    let isOtherState = state != listState
    if isOtherState {
      listState = state
      setListEnvironment(state?.appearance.environment ?? .unspecified)
      updateCorners()
      updateLayerColors()
      layoutMarginsInputsDidChange()
      setNeedsUpdateConfiguration()
      setNeedsLayout()
    }
    updateOutline(isOtherState)
  }

  /// Turns the chevron, which is asked for as soon as the cell is in the list and whenever it is shown.
  private func updateOutline(_ isOtherState: Bool) {
    guard accessories.contains(where: { $0.accessoryType == .outlineDisclosure }) else { return }
    let isExpanded = isExpanded
    guard isOtherState || isExpanded != wasExpanded else { return }
    wasExpanded = isExpanded
    setNeedsUpdateConfiguration()
    accessoriesDidChange()
  }

  /// Whether the cell looks selected or highlighted.
  var showsSelection: Bool { isSelected || isHighlighted }

  override func selectionLookDidChange() {
    super.selectionLookDidChange()
    for shown in shownAccessories.all { (shown.view as? CellEditControl)?.isChecked = isSelected }
    setNeedsLayout()
    guard let collection = collectionViewAround, let path = collection.indexPath(for: self), path.item > 0 else {
      return
    }
    let above = collection.shownCell(at: IndexPath(item: path.item - 1, section: path.section))
    (above as? UICollectionViewListCell)?.isAboveSelection = showsSelection
  }

  override func editingModeDidChange() {
    super.editingModeDidChange()
    setNeedsUpdateConfiguration()
    let change = {
      self.accessoriesDidChange()
      if self.window != nil { self.layoutIfNeeded() }
    }
    guard window != nil, UIView.areAnimationsEnabled else { return change() }
    UIView.animate(
      withDuration: SelectionFade.duration, delay: 0, options: .allowUserInteraction, animations: change,
      completion: nil)
  }

  // MARK: Accessories

  private func accessoriesDidChange() {
    shownAccessories.update(accessories, in: self)
    columnsDidChange()
  }

  private func columnsDidChange() {
    contentView.layoutMarginsInputsDidChange()
    configuredContentDidChange()
  }

  /// Whether something stands after the content.
  var hasTrailingAccessory: Bool { !shownAccessories.trailing.isEmpty }

  /// Whether the item's outline is expanded, as the data source says.
  var isExpanded: Bool {
    guard let item, let outline = collectionViewAround?.dataSource as? any OutlineDataSource else { return false }
    return outline.isExpanded(itemAt: item)
  }

  /// Whether a chevron makes the whole item a button.
  func outlineIsHeader(_ accessory: UICellAccessory) -> Bool {
    switch accessory.look.style {
    case .header: true
    case .cell: false
    case .automatic: listState?.role == .header
    }
  }

  /// The chevron of a header makes all of it a button.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    super.touchesEnded(touches, with: event)
    let outline = shownAccessories.all.first { $0.accessory.accessoryType == .outlineDisclosure }
    guard isInside, let outline, outlineIsHeader(outline.accessory) else { return }
    outlineWasTapped(outline.accessory)
  }

  func outlineWasTapped(_ accessory: UICellAccessory) {
    if let handler = accessory.actionHandler { return handler() }
    guard let item, let outline = collectionViewAround?.dataSource as? any OutlineDataSource else { return }
    outline.toggleExpansion(ofItemAt: item)
  }

  func editControlWasTapped(_ accessory: UICellAccessory) {
    if let handler = accessory.actionHandler { return handler() }
    guard accessory.accessoryType == .delete, let collection = collectionViewAround,
      let path = collection.indexPath(for: self)
    else { return }
    collection.swiping?.showTrailingActions(ofItemAt: path, animated: true)
  }

  // MARK: Layout

  /// The room between accessories and the cell's trailing edge.
  var accessoryMargin: CGFloat { isRightToLeft ? sideMargins.left : sideMargins.right }

  /// The margins at the sides: those of the collection view.
  private var sideMargins: UIEdgeInsets {
    collectionViewAround?.listSideMargins
      ?? UIEdgeInsets(top: 0, left: systemSideMargin, bottom: 0, right: systemSideMargin)
  }

  /// The distances of the content from the sides before and after it: the safe area, and the index of titles.
  var safeSides: (leading: CGFloat, trailing: CGFloat) {
    let area = listState?.safeArea ?? .zero
    let index = listState?.indexRoom ?? 0
    return isRightToLeft ? (area.right, area.left + index) : (area.left, area.right + index)
  }

  override var defaultLayoutMargins: UIEdgeInsets {
    let sides = sideMargins
    let vertical =
      (listState?.role ?? .item) == .item
      ? metricsProfile.margins.cellVertical : metricsProfile.margins.supplementVertical
    return UIEdgeInsets(top: vertical, left: sides.left, bottom: vertical, right: sides.right)
  }

  override func layoutCell() {
    let columns = shownAccessories.columns(of: self, width: bounds.width)
    let content = columns.content(height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    if let background = configured.backgroundView, background.frame != bounds { background.frame = bounds }
    shownAccessories.layout(in: self, columns)
    layoutSeparators()
  }

  /// The size at a width: the content's, with the line's pixel; items with list content are not lower than rows.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let columns = shownAccessories.columns(of: self, width: targetSize.width)
    let room = targetSize.width - columns.contentWidth
    if configured.contentView != nil, horizontalFittingPriority == .required {
      // What content configurations inset depends on where their view is.
      if bounds.width != targetSize.width { bounds.size.width = targetSize.width }
      contentView.frame = columns.content(height: contentView.frame.height)
    }
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: columns.contentWidth, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    let list = contentView as? UIListContentView
    let hasLines = listState?.showsSeparators ?? false
    let minimum = list?.listConfiguration.style.minimumHeight(metricsProfile.listContent) ?? 0
    guard fitting.height > 0 || list != nil else { return .zero }
    return CGSize(
      width: fitting.width + room, height: max(minimum, fitting.height + (hasLines ? 1 / displayScale : 0)))
  }

  override func updateLayerColors() {
    guard backgroundColorStorage == nil, listState != nil, let background = layerBackground else {
      return super.updateLayerColors()
    }
    showInLayer(background.resolvedBackgroundColor(for: tintColor), isOwn: false)
  }

  // MARK: Lines

  /// The lines of a table's row (`uikit-facts §1.5`), unless the configuration shows or hides them.
  private func layoutSeparators() {
    guard let state = listState, state.showsSeparators else {
      for line in [topSeparator, bottomSeparator] { line?.removeFromSuperview() }
      (topSeparator, bottomSeparator) = (nil, nil)
      return
    }
    let configuration = state.separators
    let pixel = 1 / displayScale
    let isGroupEnd = state.appearance == .grouped && state.isLast
    let endsCard = state.appearance == .insetGrouped && state.isLast
    let start = separatorStart
    separatorGuide?.move(to: contentView, leading: start.content)
    let natural = NSDirectionalEdgeInsets(top: 0, leading: isGroupEnd ? 0 : start.cell, bottom: 0, trailing: 0)
    let hidesBeside = showsSelection || isAboveSelection
    var frame = line(configuration.bottomSeparatorInsets, natural, y: bounds.height - pixel, pixel)
    if let separatorGuide, !isGroupEnd { frame = separatorGuide.follow(frame, in: self) }
    bottomSeparator = separator(
      bottomSeparator, frame, isShown(configuration.bottomSeparatorVisibility, !endsCard && !hidesBeside))
    let isGroupStart = state.appearance == .grouped && state.isFirst
    topSeparator = separator(
      topSeparator, line(configuration.topSeparatorInsets, isGroupStart ? .zero : natural, y: 0, pixel),
      isShown(configuration.topSeparatorVisibility, isGroupStart))
  }

  private func isShown(_ visibility: UIListSeparatorConfiguration.Visibility, _ automatic: Bool) -> Bool {
    switch visibility {
    case .automatic: automatic
    case .visible: true
    case .hidden: false
    }
  }

  private func line(
    _ insets: NSDirectionalEdgeInsets, _ natural: NSDirectionalEdgeInsets, y: CGFloat, _ pixel: CGFloat
  ) -> CGRect {
    func resolved(_ inset: CGFloat, _ natural: CGFloat) -> CGFloat {
      inset == .greatestFiniteMagnitude ? natural : inset
    }
    let leading = resolved(insets.leading, natural.leading)
    let trailing = resolved(insets.trailing, natural.trailing)
    let width = max(0, bounds.width - leading - trailing)
    return CGRect(x: isRightToLeft ? trailing : leading, y: y, width: width, height: pixel)
  }

  private func separator(_ present: TableSeparatorView?, _ frame: CGRect, _ isShown: Bool) -> TableSeparatorView? {
    guard isShown else {
      present?.removeFromSuperview()
      return nil
    }
    let line = present ?? TableSeparatorView()
    let state = listState?.separators
    let isSelected = self.isSelected && collectionViewAround?.allowsMultipleSelection == true
    line.show(isSelected ? state?.multipleSelectionColor : state?.color, state?.visualEffect)
    if line.frame != frame { line.frame = frame }
    if line.superview == nil { addSubview(line) }
    return line
  }

  /// The default start of lines, from the leading edges of the cell and of the content: at the text, else at the
  /// margin.
  private var separatorStart: (cell: CGFloat, content: CGFloat) {
    let content = contentView.frame
    let contentStart = isRightToLeft ? bounds.width - content.maxX : content.minX
    if let start = (contentView as? UIListContentView)?.textStart { return (contentStart + start, start) }
    let margins = contentView.layoutMargins
    let margin = isRightToLeft ? margins.right : margins.left
    return (contentStart + margin, margin)
  }

  /// Gives the container of a swiped cell the card's corners.
  override func swipingDidChange() {
    super.swipingDidChange()
    updateCorners()
  }

  /// The corners of a card: those of its first item above, those of its last below.
  private func updateCorners() {
    let isCard = listState?.appearance == .insetGrouped && listState?.role == .item && !isSwiped
    var corners: CACornerMask = []
    if isCard, listState?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isCard, listState?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cardCorners.show(corners, radius: metricsProfile.table.cardCornerRadius, masks: true, on: layer)
  }
}

/// The content view of a list cell without content configuration: has the margins of rows.
final class ListCellContentView: UIView {
  override var defaultLayoutMargins: UIEdgeInsets {
    guard let cell = superview as? UICollectionViewListCell else { return super.defaultLayoutMargins }
    var margins = cell.defaultLayoutMargins
    if cell.hasTrailingAccessory {
      let margin = metricsProfile.margins.atAccessory
      if isRightToLeft { margins.left = margin } else { margins.right = margin }
    }
    return margins
  }
}
