/// The layout of a cell: content, accessory, separators, backgrounds.
extension UITableViewCell {
  /// The accessory view of the present mode.
  var currentAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }
  /// The accessory type of the present mode.
  var currentAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  /// The room at the trailing edge that the accessory takes from the content (`uikit-facts §6.1`).
  private var accessoryRoom: CGFloat {
    let margin = accessoryMargin
    if let view = currentAccessoryView { return view.frame.width + margin }
    switch currentAccessoryType {
    case .none: return 0
    case .checkmark: return standardAccessorySize.width + margin + metricsProfile.accessory.checkmarkRoom
    case .disclosureIndicator, .detailButton, .detailDisclosureButton: return standardAccessorySize.width + margin
    @unknown default: return 0
    }
  }

  /// The size of the present accessory type.
  private var standardAccessorySize: CGSize {
    CellAccessory.size(
      of: currentAccessoryType.shape, metricsProfile.accessory, scale: displayScale, margin: accessoryMargin,
      growth: CellAccessory.growth(traitCollection))
  }

  /// The room between the accessory and the cell's trailing edge.
  var accessoryMargin: CGFloat {
    let margins = layoutMargins - tableState.safeArea
    return max(0, isRightToLeft ? margins.left : margins.right)
  }

  /// Whether something stands behind the content.
  var hasAccessory: Bool { currentAccessoryView != nil || currentAccessoryType != .none || reorderRoom > 0 }

  /// The cell's parts from side to side.
  func columns(width: CGFloat) -> CellColumns {
    let state = tableState
    let (leading, trailing) =
      isRightToLeft ? (state.safeArea.right, state.safeArea.left) : (state.safeArea.left, state.safeArea.right)
    return CellColumns(
      width: width, leadingInset: leading, trailingInset: trailing + state.indexRoom, editRoom: editRoom,
      accessoryRoom: accessoryRoom, reorderRoom: reorderRoom, isRightToLeft: isRightToLeft)
  }

  /// The frame of the content in a cell of a width.
  func contentFrame(cellWidth: CGFloat, height: CGFloat) -> CGRect { columns(width: cellWidth).content(height: height) }

  func contentWidth(forCellWidth width: CGFloat) -> CGFloat { columns(width: width).contentWidth }

  func layoutCell() {
    let columns = columns(width: bounds.width)
    let content = columns.content(height: bounds.height)
    if contentView.frame != content { contentView.frame = content }
    editingParts?.layout(in: columns, metricsProfile.editing, height: bounds.height, margin: accessoryMargin)
    backgroundView?.frame = bounds
    configured.backgroundView?.frame = bounds
    if let selected = selectedBackgroundView, selected.superview === self { selected.frame = bounds }
    if let several = multipleSelectionBackgroundView, several.superview === self { several.frame = bounds }
    layoutAccessory()
    layoutSeparators()
    layoutStandardContent()
  }

  // MARK: Accessory

  func accessoryDidChange() {
    let old = shownAccessory
    showAccessoryOfMode()
    if old !== shownAccessory { old?.removeFromSuperview() }
    contentView.layoutMarginsInputsDidChange()
    setNeedsLayout()
  }

  /// Puts the present mode's accessory in its place; the one before is for the caller to remove.
  func showAccessoryOfMode() {
    let view: UIView?
    if let own = currentAccessoryView {
      view = own
    } else if let standard = shownAccessory as? CellAccessoryView, standard.shape == currentAccessoryType.shape {
      view = standard
    } else {
      let standard = CellAccessory.makeView(currentAccessoryType.shape)
      standard?.buttonWasTapped = { [weak self] in
        guard let self else { return }
        tableAround?.detailButtonWasTapped(self)
      }
      view = standard
    }
    shownAccessory = view
    if let view, view.superview !== self { addSubview(view) }
  }

  func layoutAccessory() {
    guard let view = shownAccessory else { return }
    let scale = displayScale
    let isStandard = view is CellAccessoryView
    let isCheckmark = isStandard && currentAccessoryType == .checkmark
    let margin = reorderRoom + accessoryMargin + (isCheckmark ? metricsProfile.accessory.checkmarkRoom / 2 : 0)
    let size = isStandard ? standardAccessorySize : view.frame.size
    let trailing = columns(width: bounds.width).trailingInset + margin
    let x = isRightToLeft ? trailing : bounds.width - trailing - size.width
    view.frame = CGRect(
      x: x, y: PixelGrid.round((bounds.height - size.height) / 2, scale: scale), width: size.width, height: size.height)
  }

  // MARK: Separators

  /// Places the separators: a line of one pixel at the bottom, inset.
  ///
  /// The last row of a grouped section has it in full width, that of a card none; the first row of a grouped section
  /// has one above (`uikit-facts §1.5`).
  private func layoutSeparators() {
    let state = tableState
    let isOn = state.isInTable && state.separatorStyle != .none
    let isGroupEnd = state.style == .grouped && state.isLast
    let pixel = 1 / displayScale
    if isOn, !(state.style == .insetGrouped && state.isLast) {
      var inset = isGroupEnd ? .zero : insetOfBottomSeparator
      if isRightToLeft { (inset.left, inset.right) = (inset.right, inset.left) }
      let rect = CGRect(
        x: inset.left, y: bounds.height - pixel, width: max(0, bounds.width - inset.left - inset.right), height: pixel)
      bottomSeparator = separator(bottomSeparator, rect)
      updateSeparatorVisibility()
    } else {
      bottomSeparator?.removeFromSuperview()
      bottomSeparator = nil
    }
    if isOn, state.style == .grouped, state.isFirst {
      topSeparator = separator(topSeparator, CGRect(x: 0, y: 0, width: bounds.width, height: pixel))
    } else {
      topSeparator?.removeFromSuperview()
      topSeparator = nil
    }
  }

  /// By the leading and trailing edge, as left and right.
  ///
  /// Where nobody set an inset, the line begins where the text does.
  private var insetOfBottomSeparator: UIEdgeInsets {
    var inset = separatorInset
    if hasAutomaticSeparatorInset {
      inset.left = textStart ?? inset.left + editRoom
    } else if tableState.separatorReference == .fromAutomaticInsets {
      let margins = contentView.layoutMargins
      inset.left += textStart ?? contentStart + (isRightToLeft ? margins.right : margins.left)
    }
    // Lines end where the titles of an index are; seen on screen, not measured.
    if tableState.indexRoom > 0 { inset.right += columns(width: bounds.width).trailingInset }
    return inset
  }

  /// The content's leading edge, from that of the cell.
  private var contentStart: CGFloat {
    isRightToLeft ? bounds.width - contentView.frame.maxX : contentView.frame.minX
  }

  /// The start of the text for separators, from the cell's leading edge; nil for the margin.
  ///
  /// The line of content configurations begins at their text. So does that of legacy cells with an image, seen on screen in plain
  /// and grouped tables since iOS 7; not in cards, where it begins at the margin (`uikit-facts §1.3`, measured with images).
  private var textStart: CGFloat? {
    if let list = contentView as? UIListContentView { return list.textStart.map { contentStart + $0 } }
    guard configured.contentView == nil, tableState.style != .insetGrouped else { return nil }
    return textStartBesideImage.map { contentStart + $0 }
  }

  private func separator(_ present: TableSeparatorView?, _ rect: CGRect) -> TableSeparatorView {
    let view = present ?? TableSeparatorView()
    view.show(tableState.separatorColor ?? .separator, tableState.separatorEffect)
    view.frame = rect
    if view.superview == nil { addSubview(view) }
    return view
  }

  /// The corners of a card: those of its first row above, those of its last below.
  func updateCorners() {
    let state = tableState
    // What holds a swiped cell has the card's corners.
    let isCard = state.style == .insetGrouped && state.swipe == nil
    var corners: CACornerMask = []
    if isCard, state.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isCard, state.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    // A mask would cut the shadow of a row that is lifted.
    cardCorners.show(
      corners, radius: state.cornerRadius, masks: editingParts?.isReordering != true, on: ownLayer)
  }

  // MARK: Sizes

  /// The height that self-sizing gives the row, with the pixel of the separator (`uikit-facts §1.1`).
  func selfSizedHeight(width: CGFloat) -> CGFloat {
    if bounds.width != width { frame.size.width = width }
    return askedWithListsLaidOut(size: { $0.isFinite ? CGSize(width: width, height: $0) : nil }) {
      let size = systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return PixelGrid.ceil(size.height, scale: displayScale)
    }
  }

  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    updateConfigurationIfNeeded()
    if configured.contentView != nil { return configuredFittingSize(target) }
    if usesStandardContent {
      let width = contentWidth(forCellWidth: target.width)
      return CGSize(width: target.width, height: standardContentHeight(width: width))
    }
    let room = bounds.width - contentWidth(forCellWidth: bounds.width)
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - room), height: target.height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    guard fitting.height > 0 else {
      reportNoHeight()
      return CGSize(width: target.width, height: metricsProfile.cell.height)
    }
    let pixel = tableState.isInTable && tableState.separatorStyle != .none ? 1 / displayScale : 0
    return CGSize(width: fitting.width + room, height: fitting.height + pixel)
  }

  func reportNoHeight() {
    stage.diagnostics.report(
      Diagnostic(
        kind: .ambiguousSelfSizing,
        summary: "The cell's constraints give no height; the standard height of \(metricsProfile.cell.height) is used.",
        object: "\(diagnosticName)" + (reuseIdentifier.map { " (reuse identifier \"\($0)\")" } ?? ""),
        likelyCause:
          "No chain of constraints goes from contentView's top to its bottom, or the content has no height of its own.",
        cure:
          "Constrain the content to contentView.topAnchor and contentView.bottomAnchor, or set rowHeight or tableView(_:heightForRowAt:)."
      ))
  }
}

extension UITableViewCell.AccessoryType {
  /// The symbol for the type.
  var shape: CellAccessoryShape? {
    switch self {
    case .none: nil
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosure
    case .checkmark: .checkmark
    case .detailButton: .detail
    @unknown default: nil
    }
  }
}
