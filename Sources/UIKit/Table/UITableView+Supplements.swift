import ListGeometry

/// Section headers and footers: which view, and how tall.
extension UITableView {
  private static let defaultIdentifier = "masthead.default-header-footer"

  /// The delegate's view, else a view with the title; nil without both.
  func supplementView(_ section: Int, header: Bool) -> UIView? {
    if let view = header ? delegateView(forHeader: section) : delegateView(forFooter: section) {
      prepareSupplement(view, header: header)
      return view
    }
    guard let title = header ? title(ofHeader: section) : title(ofFooter: section) else { return nil }
    let view =
      elements.pool.takeWaiting(Self.supplementKey(Self.defaultIdentifier)) as? UITableViewHeaderFooterView
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.defaultIdentifier)
    prepareSupplement(view, header: header)
    view.title = title
    return view
  }

  /// Gives a header or footer its state, on which its default configurations depend.
  func prepareSupplement(_ view: UIView, header: Bool) {
    guard let view = view as? UITableViewHeaderFooterView else { return }
    let safeArea = safeAreaOverRows
    view.tableState = TableSupplementState(
      style: style, isHeader: header, rowInset: rowInset, safeArea: contentSafeArea(safeArea),
      titleMargins: titleMargins(safeArea))
  }

  /// Delegate, property, own size: the first that says something.
  func resolvedHeaderHeight(_ section: Int) -> CGFloat {
    if let height = delegateHeight(ofHeader: section) { return height }
    if sectionHeaderHeight >= 0 { return propertyHeight(sectionHeaderHeight, section, header: true) }
    return automaticHeight(section, header: true)
  }

  /// Delegate, property, own size: the first that says something.
  func resolvedFooterHeight(_ section: Int) -> CGFloat {
    if let height = delegateHeight(ofFooter: section) { return height }
    if sectionFooterHeight >= 0 { return propertyHeight(sectionFooterHeight, section, header: false) }
    return automaticHeight(section, header: false)
  }

  /// A plain section without header has none, whatever the property says; grouped sections without title keep the room, and those
  /// with a title are as tall as that makes them (`uikit-facts §1.3`).
  private func propertyHeight(_ height: CGFloat, _ section: Int, header: Bool) -> CGFloat {
    guard let view = preparedSupplement(section, header: header) else { return style == .plain ? 0 : height }
    let isStandard = (view as? UITableViewHeaderFooterView)?.reuseIdentifier == Self.defaultIdentifier
    if style != .plain, isStandard, let titled = titledHeight(view, section, header: header) { return titled }
    if height == 0 { reportNoHeight(view, section, header: header, property: true) }
    return height
  }

  /// The height that a standard view takes for its title in the grouped styles, and with automatic heights; nil for other views.
  private func titledHeight(_ view: UIView, _ section: Int, header: Bool) -> CGFloat? {
    guard let headerFooter = view as? UITableViewHeaderFooterView, let title = headerFooter.standardTitle else {
      return nil
    }
    let text: TableMetrics.Title = title.isEmpty ? .lines(0) : titleSize(headerFooter)
    guard header else { return metrics.footerHeight(style: style.geometryStyle, title: text) }
    return metrics.headerHeight(
      style: style.geometryStyle, title: text, isFirst: section == 0, padsForFooter: padsForFooter(section))
  }

  /// Whether a header has the room that all recorded ones have whose section has a footer too, but the table's first
  /// (`uikit-facts §1.3`).
  private func padsForFooter(_ section: Int) -> Bool {
    style != .plain && section > 0 && title(ofFooter: section) != nil
  }

  private func preparedSupplement(_ section: Int, header: Bool) -> UIView? {
    elements.prepareView(of: header ? .sectionHeader(section) : .sectionFooter(section))
  }

  private func automaticHeight(_ section: Int, header: Bool) -> CGFloat {
    let view = preparedSupplement(section, header: header)
    if let view, let height = titledHeight(view, section, header: header) { return height }
    guard let view else {
      return header
        ? metrics.headerHeight(style: style.geometryStyle, title: .absent, isFirst: section == 0)
        : metrics.footerHeight(style: style.geometryStyle, title: .absent)
    }
    let height = Self.fittingHeight(of: view, width: geometry.width)
    guard !height.isNaN, height <= Self.largestHeight else {
      let what = header ? "the header of section \(section)" : "the footer of section \(section)"
      raise(.height(height, of: what, method: "\(type(of: view)).sizeThatFits"))
    }
    if height <= 0 { reportNoHeight(view, section, header: header, property: false) }
    return height
  }

  private func titleSize(_ view: UITableViewHeaderFooterView) -> TableMetrics.Title {
    let height = view.titleHeight(width: geometry.width)
    guard traitCollection.preferredContentSizeCategory == .large else {
      // A plain header of 28 leaves its line of 20.3 points about 8.
      return .text(height: style == .plain ? height + metricsProfile.supplement.plainTitlePadding : height)
    }
    return .lines(max(1, Int((height / view.titleLineHeight).rounded())))
  }

  /// The height that constraints give at a width, else the view's own.
  static func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
    let target = CGSize(width: width, height: 0)
    let size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0 { return PixelGrid.ceil(size.height, scale: view.displayScale) }
    return max(0, view.sizeThatFits(target).height)
  }

  private func reportNoHeight(_ view: UIView, _ section: Int, header: Bool, property: Bool) {
    let kind = header ? "Header" : "Footer"
    stage.diagnostics.report(
      Diagnostic(
        kind: .sectionHeaderOrFooterWithoutHeight,
        summary: "Section \(section) has a \(kind.lowercased()) that comes out 0 points tall, so it is not shown.",
        object: "\(view.diagnosticName) in \(diagnosticName)",
        likelyCause: property
          ? "section\(kind)Height is 0."
          : "The view has no constraints from its top to its bottom, no size of its own, and nobody gives it a height.",
        cure:
          "Implement tableView(_:heightFor\(kind)InSection:), set section\(kind)Height, or constrain the content from top to bottom (in a UITableViewHeaderFooterView: to its contentView)."
      ))
  }
}
