/// The panel of a menu: rows in sections, in a scroll view where they do not fit.
final class MenuPanel: UIView {
  private(set) var menu: UIMenu
  /// The row that the menu was opened from, for menus of menus.
  let parentRow: MenuContents.Row?
  private unowned let presentation: MenuPresentation
  private let isReversed: Bool
  private let scroll = UIScrollView()
  private let shadow = MenuShadow()
  private let clip = UIView()
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private(set) var rows: [MenuRowView] = []
  private var headers: [UILabel] = []
  private var bands: [UIView] = []
  /// The views below each other, with their kinds.
  private var parts: [(view: UIView, kind: Part)] = []
  private let metrics = MenuMetrics()

  private enum Part { case row, strip, header, band }

  init(_ menu: UIMenu, parentRow: MenuContents.Row? = nil, isReversed: Bool, presentation: MenuPresentation) {
    self.menu = menu
    self.parentRow = parentRow
    self.isReversed = isReversed
    self.presentation = presentation
    super.init(frame: .zero)
    // A blur in a group would have nothing behind it.
    for view in [self, clip] { view.layer.allowsGroupOpacity = false }
    material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(material)
    clip.layer.cornerRadius = metrics.cornerRadius
    clip.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(clip)
    clip.addSubview(scroll)
    insertSubview(shadow, at: 0)
    reload()
  }

  required init?(coder: NSCoder) { fatalError("Panels are made by menus that open") }

  /// Shows another menu in the same panel.
  func show(_ menu: UIMenu) {
    self.menu = menu
    reload()
  }

  /// The deferred elements that were asked for what they stand for.
  private var asked: [UIDeferredMenuElement] = []

  /// Takes over what the menu has now.
  func reload() {
    for part in parts { part.view.removeFromSuperview() }
    (parts, rows, headers, bands) = ([], [], [], [])
    let contents = askedContents()
    for element in contents.deferred where element.elements == nil {
      element.didCome = { [weak self] in self?.presentation.elementsCame() }
    }
    let hasMarks = contents.hasMarks || parentRow != nil
    if let parentRow {
      add(MenuRowView(parentRow, panel: self, hasMarks: hasMarks, isHeader: true))
    } else if !menu.title.isEmpty {
      addHeader(menu.title)
    }
    for (index, section) in contents.sections.enumerated() {
      if index > 0 || parentRow != nil { addBand() }
      if let title = section.title { addHeader(title) }
      if section.size == .large {
        for row in section.rows { add(MenuRowView(row, panel: self, hasMarks: hasMarks)) }
      } else {
        addStrips(section)
      }
      rows.last?.line.isHidden = true
    }
    if parentRow != nil { rows.first?.line.isHidden = true }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The content of the menu, after its deferred elements were asked for: once while the panel is open, as elements
  /// that come then stay.
  ///
  /// Elements that are given at once are there from the beginning, and may be deferred themselves in part.
  private func askedContents() -> MenuContents {
    while true {
      let contents = MenuContents(menu, isReversed: isReversed, responder: presentation.owner.responder)
      let new = contents.deferred.filter { element in !asked.contains { $0 === element } }
      if new.isEmpty { return contents }
      asked += new
      for element in new {
        element.didCome = nil
        element.load()
      }
    }
  }

  private func add(_ row: MenuRowView) {
    rows.append(row)
    parts.append((row, .row))
    scroll.addSubview(row)
  }

  /// Adds rows that stand side by side: four small ones, or three of medium size.
  private func addStrips(_ section: MenuContents.Section) {
    let limit = section.size == .small ? 4 : 3
    var rest = section.rows[...]
    while !rest.isEmpty {
      let tiles = rest.prefix(limit).map {
        MenuRowView($0, panel: self, hasMarks: false, size: section.size, isPalette: section.isPalette)
      }
      rest = rest.dropFirst(limit)
      // A palette's pictures keep their distance in a last line that is not full.
      let strip = MenuStrip(tiles: tiles, columns: section.isPalette ? limit : tiles.count)
      rows += tiles
      parts.append((strip, .strip))
      scroll.addSubview(strip)
    }
  }

  private func addBand() {
    let band = UIView()
    band.backgroundColor = MenuMetrics.band
    parts.append((band, .band))
    scroll.addSubview(band)
  }

  private func addHeader(_ title: String) {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    let line = UIView()
    line.backgroundColor = .separator
    label.addSubview(line)
    parts.append((label, .header))
    headers.append(label)
    scroll.addSubview(label)
  }

  // MARK: Layout

  private func height(of part: (view: UIView, kind: Part)) -> CGFloat {
    switch part.kind {
    case .band: return metrics.sectionGap
    case .row: return (part.view as? MenuRowView)?.height(width: width) ?? 0
    case .strip: return (part.view as? MenuStrip)?.height(width: width) ?? 0
    case .header:
      let room = CGSize(width: width - 2 * metrics.sideMargin, height: CGFloat.greatestFiniteMagnitude)
      return max(metrics.headerHeight, part.view.sizeThatFits(room).height + metrics.textMargin)
    }
  }

  private var width: CGFloat {
    min(metrics.width(traitCollection), (window?.bounds.width ?? .infinity) - 2 * metrics.screenMargin)
  }

  /// The size that shows all rows.
  var fullSize: CGSize {
    CGSize(width: width, height: parts.reduce(0) { $0 + height(of: $1) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [shadow, clip, scroll] { view.frame = bounds }
    let scale = displayScale
    var y: CGFloat = 0
    for part in parts {
      let height = height(of: part)
      let inset = part.kind == .header ? metrics.sideMargin : 0
      let box = CGRect(x: inset, y: y, width: bounds.width - 2 * inset, height: height)
      part.view.frame = PixelGrid.round(box, scale: scale)
      if part.kind == .header {
        part.view.subviews.first?.frame = CGRect(
          x: -inset, y: height - 1 / scale, width: bounds.width, height: 1 / scale)
      }
      y += height
    }
    scroll.contentSize = CGSize(width: bounds.width, height: y)
    scroll.isScrollEnabled = y > bounds.height + 0.5
  }

  // MARK: Fingers

  /// The row at a place of the window, where the menu is the foremost.
  func row(at place: CGPoint?) -> MenuRowView? {
    guard let place, clip.bounds.contains(clip.convert(place, from: nil)) else { return nil }
    return rows.first { $0.isEnabled && $0.bounds.contains($0.convert(place, from: nil)) }
  }

  func fingerMoved(_ place: CGPoint?) { presentation.fingerMoved(place) }
  func fingerLifted(_ place: CGPoint) { presentation.fingerLifted(place) }
}
