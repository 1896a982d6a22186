/// The distances of the contents of cells, headers and footers from the table's sides: margins, the safe area and the
/// section index.
extension UITableView {
  /// The margins of rows at the sides, without the safe area: the table's, or what the readable width leaves.
  private var sideMargins: UIEdgeInsets {
    let base = baseLayoutMargins
    guard cellLayoutMarginsFollowReadableWidth else { return base }
    return .maximum(base, readableContentInsets - safeAreaInsets)
  }

  /// The margins inside of cells, headers and footers at the sides; cards keep their distance by themselves.
  var contentSideMargins: UIEdgeInsets { style == .insetGrouped ? baseLayoutMargins : sideMargins }

  /// How far the cards of inset grouped sections keep from the edges.
  var rowInset: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    let margins = sideMargins
    let safeArea = safeAreaInsets
    return UIEdgeInsets(top: 0, left: margins.left + safeArea.left, bottom: 0, right: margins.right + safeArea.right)
  }

  /// The part of the safe area over the rows' sides: none where the rows keep out of it themselves.
  var safeAreaOverRows: UIEdgeInsets {
    // Found for each cell that comes on the screen: in most windows there is none at the sides.
    let own = safeAreaInsets
    if own.left == 0, own.right == 0 { return .zero }
    let safeArea = safeAreaInsetsForSubviews
    let rows = rowInset
    return UIEdgeInsets(
      top: 0, left: max(0, safeArea.left - rows.left), bottom: 0, right: max(0, safeArea.right - rows.right))
  }

  /// The part of it that content views keep out of.
  func contentSafeArea(_ safeArea: UIEdgeInsets) -> UIEdgeInsets { insetsContentViewsToSafeArea ? safeArea : .zero }

  /// From the margin of the text to the edge of the table, where the line goes on.
  func defaultSeparatorInset(_ safeArea: UIEdgeInsets) -> UIEdgeInsets {
    let sides = contentSideMargins + safeArea
    return UIEdgeInsets(top: 0, left: isRightToLeft ? sides.right : sides.left, bottom: 0, right: 0)
  }

  /// How far the titles of headers and footers keep from the edges of their content views.
  func titleMargins(_ safeArea: UIEdgeInsets) -> UIEdgeInsets {
    let sides = contentSideMargins + safeArea - contentSafeArea(safeArea)
    return UIEdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right)
  }

  /// How much of the section index lies over the rows, at their trailing edge.
  var contentIndexRoom: CGFloat {
    let width = sectionIndexWidth
    guard width > 0, style == .insetGrouped else { return width }
    let safeArea = safeAreaInsetsForSubviews
    let outside = isRightToLeft ? rowInset.left - safeArea.left : rowInset.right - safeArea.right
    return max(0, width - outside)
  }

  /// Updates the side distances of the cells, headers and footers on the screen.
  func restateShownViews() {
    for shown in shownRows {
      shown.cell.tableState = cellState(shown.index, swipe: shown.cell.tableState.swipe)
    }
    for shown in shownHeaders { prepareSupplement(shown.view, header: true) }
    for shown in shownFooters { prepareSupplement(shown.view, header: false) }
  }

  func contentMarginsDidChange() {
    for shown in shownRows { shown.cell.contentView.layoutMarginsInputsDidChange() }
    for shown in elements.shown where shown.element.supplementSection != nil {
      (shown.view as? UITableViewHeaderFooterView)?.contentView.layoutMarginsInputsDidChange()
    }
    widthDidChange()
  }
}
