/// How high a navigation bar is with an item, and how much of its background is seen.
struct NavigationBarShape: Equatable {
  /// The height of the row of title and buttons.
  var row: CGFloat = 44
  /// The height of the prompt; 0 without.
  var prompt: CGFloat = 0
  /// The full height of the item's large title; 0 without large title.
  var fullLarge: CGFloat = 0
  /// The visible height of the large title; content that scrolls up takes it away.
  var large: CGFloat = 0
  /// The height of the item's search bar; 0 where it has none.
  var fullSearch: CGFloat = 0
  /// How much of that is there.
  var search: CGFloat = 0
  /// Whether the search bar alone is there, while one searches.
  var isSearchAlone = false
  /// The distance by which the content is pulled down past its resting place; a large title goes along.
  var pull: CGFloat = 0
  /// How much of the standard background is seen, 0…1.
  var background: CGFloat = 1

  /// The height of the bar.
  var height: CGFloat { restingHeight + (canBePulled ? pull : 0) }
  /// Whether the bar grows while the content is pulled down.
  var canBePulled: Bool { !isSearchAlone && (fullLarge > 0 || fullSearch > 0) }
  /// The height below which content rests.
  var restingHeight: CGFloat { isSearchAlone ? search : prompt + row + large + search }
  /// The height with the whole large title and search bar.
  var fullHeight: CGFloat { isSearchAlone ? fullSearch : prompt + row + fullLarge + fullSearch }
}

/// The page of a navigation bar for one item: prompt, title, buttons, large title.
///
/// The background lies in the bar, behind all pages.
final class NavigationBarPage: UIView {
  let item: UINavigationItem
  let background = BarBackgroundView()
  let metrics = NavigationBarMetrics()
  /// The row of buttons and the title.
  let row = UIView()
  let titleLabel = UILabel()
  /// Cuts the large title off at the row.
  let largeClip = UIView()
  let largeLabel = UILabel()
  private let searchPlace = NavigationSearchPlace()
  /// The place of a search bar beside the buttons.
  private let inlineSearch = NavigationSearchPlace()
  private let titleButton = NavigationTitleButton()
  private var promptLabel: UILabel?
  private(set) var backButton: BarBackButton?
  private(set) var leading: [UIBarButtonItem] = []
  private(set) var middle: [UIBarButtonItem] = []
  private(set) var trailing: [UIBarButtonItem] = []
  /// The width that groups were fitted into.
  private var fittedWidth: CGFloat = 0
  private var titleView: UIView?
  private var titleOffset = UIOffset.zero
  /// Whether the item's views have to be brought up to date.
  private var isStale = true
  var shape = NavigationBarShape() {
    didSet { if shape != oldValue { shapeDidChange(from: oldValue) } }
  }

  init(item: UINavigationItem) {
    self.item = item
    super.init(frame: .zero)
    largeClip.clipsToBounds = true
    largeClip.isUserInteractionEnabled = false
    largeClip.addSubview(largeLabel)
    row.addSubview(titleLabel)
    row.addSubview(titleButton)
    row.addSubview(inlineSearch)
    for label in [titleLabel, largeLabel] { label.accessibilityTraits = .header }
    for view in [largeClip, row, searchPlace] { addSubview(view) }
    titleLabel.lineBreakMode = .byTruncatingTail
    titleLabel.textAlignment = .center
  }

  required init?(coder: NSCoder) { fatalError("Pages of bars are made by their bars and not read from archives") }

  private var bar: UINavigationBar? { superview as? UINavigationBar }

  /// The views of the buttons that are in the row.
  var buttonViews: [UIView] {
    let items = (leading + middle + trailing).filter { $0.space == nil && $0.button.superview === row }
    return items.map(\.button) + [backButton].compactMap { $0 }
  }

  func itemDidChange() {
    isStale = true
    setNeedsLayout()
  }

  private func shapeDidChange(from old: NavigationBarShape) {
    background.progress = shape.background
    if (old.background < 0.5) != (shape.background < 0.5) { isStale = true }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    itemDidChange()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    itemDidChange()
  }

  // MARK: Contents

  /// Brings the views up to date with the item and the bar.
  func updateIfNeeded() {
    guard isStale, let bar else { return }
    isStale = false
    let looks = bar.looksInForce(for: item)
    background.show(standard: looks.standard, edge: looks.edge, isTranslucent: bar.isTranslucent)
    let look = shape.background < 0.5 ? looks.edge : looks.standard
    updateTitle(look)
    updatePrompt(look)
    updateButtons(look, bar)
  }

  private func updateTitle(_ look: UINavigationBarAppearance) {
    var attributes: [NSAttributedString.Key: Any] = [.font: metrics.titleFont, .foregroundColor: UIColor.label]
    attributes.merge(look.titleTextAttributes) { $1 }
    titleLabel.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
    titleOffset = look.titlePositionAdjustment
    var large: [NSAttributedString.Key: Any] = [
      .font: metrics.largeTitleFont(traitCollection), .foregroundColor: UIColor.label,
    ]
    large.merge(look.largeTitleTextAttributes) { $1 }
    largeLabel.attributedText = item.title.map { NSAttributedString(string: $0, attributes: large) }
    largeLabel.lineBreakMode = .byTruncatingTail
    if titleView !== item.titleView {
      if titleView?.superview === row { titleView?.removeFromSuperview() }
      titleView = item.titleView
      if let titleView { row.addSubview(titleView) }
    }
    titleLabel.isHidden = titleView != nil
    titleButton.update(item, color: attributes[.foregroundColor] as? UIColor ?? .label)
    titleButton.isHidden = titleView != nil || item.titleMenuProvider == nil
  }

  private func updatePrompt(_ look: UINavigationBarAppearance) {
    guard let prompt = item.prompt, shape.prompt > 0 else {
      promptLabel?.removeFromSuperview()
      promptLabel = nil
      return
    }
    let label = promptLabel ?? UILabel()
    label.font = metrics.promptFont
    label.textColor = look.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
    label.textAlignment = .center
    label.text = prompt
    if promptLabel == nil { addSubview(label) }
    promptLabel = label
  }

  private func updateButtons(_ look: UINavigationBarAppearance, _ bar: UINavigationBar) {
    let below = bar.item(below: item)
    for group in item.groupsWithRepresentatives { group.isCollapsed = false }
    let left = item.shownLeading
    let showsBack =
      (below != nil || item.backAction != nil) && !item.hidesBackButton
      && (left.isEmpty || item.leftItemsSupplementBackButton)
    if showsBack {
      let button = backButton ?? makeBackButton()
      button.update(to: below ?? UINavigationItem(), look: look, metrics: bar.barMetrics)
    } else {
      backButton?.removeFromSuperview()
      backButton = nil
    }
    let old = leading + middle + trailing
    takeItems(look)
    // Groups with a button that stands for the others give way, the last one first.
    for group in item.groupsWithRepresentatives.reversed() where !buttonsFit {
      group.isCollapsed = true
      takeItems(look)
    }
    fittedWidth = bounds.width
    let new = leading + middle + trailing
    for item in old where !new.contains(where: { $0 === item }) && item.button.superview === row {
      item.button.removeFromSuperview()
    }
  }

  /// Shows the buttons that the item has now.
  private func takeItems(_ look: UINavigationBarAppearance) {
    (leading, middle, trailing) = (item.shownLeading, item.shownCenter, item.shownTrailing)
    let isCompact = metrics.isCompact(shape.row)
    for item in leading + middle + trailing where item.space == nil {
      if item.button.superview !== row { row.addSubview(item.button) }
      item.button.update(plain: look.buttonAppearance, done: look.doneButtonAppearance, isCompact: isCompact)
    }
  }

  /// Whether buttons leave room for a bit of the title.
  private var buttonsFit: Bool {
    guard bounds.width > 0 else { return true }
    let widths = (leading + trailing).filter { $0.space == nil }.map { $0.button.contentSize(height: shape.row).width }
    let gaps = CGFloat(max(0, widths.count - 1)) * metrics.buttonGap
    let title: CGFloat = item.title == nil && item.titleView == nil ? 0 : metrics.leastTitle
    return widths.reduce(0, +) + gaps + title + 2 * systemSideMargin <= bounds.width
  }

  private func makeBackButton() -> BarBackButton {
    let button = BarBackButton()
    button.addAction(UIAction { [weak self] _ in self?.goBack() }, for: .touchUpInside)
    row.addSubview(button)
    backButton = button
    return button
  }

  private func goBack() {
    if let action = item.backAction { return action.perform(sender: backButton) }
    bar?.backButtonWasTapped()
  }

  // MARK: Layout

  override func layoutSubviews() {
    if bounds.width != fittedWidth, !item.groupsWithRepresentatives.isEmpty { isStale = true }
    updateIfNeeded()
    super.layoutSubviews()
    let side = systemSideMargin
    let insets = bar?.safeAreaInsets ?? .zero
    let scale = displayScale
    let (left, right) = (side + insets.left, side + insets.right)
    promptLabel?.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: shape.prompt)
    row.frame = CGRect(x: 0, y: shape.prompt, width: bounds.width, height: shape.row)
    layoutRow(NavigationBarRow(page: self, left: left, right: right, insets: insets))
    if showsInlineSearch {
      searchPlace.showScopes(of: item.searchController, shape, in: bounds, sides: (left, right))
    } else {
      searchPlace.show(item.searchController, shape, in: bounds, sides: (left, right))
    }
    for view in [row, largeClip] + [promptLabel].compactMap({ $0 as UIView? }) {
      view.alpha = shape.isSearchAlone ? 0 : 1
    }
    let large = max(0, shape.large + (shape.fullLarge > 0 ? shape.pull : 0))
    largeClip.frame = CGRect(x: 0, y: shape.prompt + shape.row, width: bounds.width, height: large)
    largeClip.isHidden = shape.fullLarge == 0 || large == 0
    guard !largeClip.isHidden else { return layoutTitleAlpha() }
    let size = largeLabel.sizeThatFits(CGSize(width: bounds.width, height: CGFloat.greatestFiniteMagnitude))
    let width = max(0, min(size.width, bounds.width - left - right))
    let place = CGRect(
      x: isRightToLeft ? bounds.width - right - width : left, y: large - metrics.largeTitleBottom - size.height,
      width: width, height: size.height)
    Self.set(PixelGrid.round(place, scale: scale), of: largeLabel)
    layoutTitleAlpha()
  }

  /// The title in the row comes when the large one is nearly gone.
  private func layoutTitleAlpha() {
    let shown = shape.fullLarge == 0 ? 1 : max(0, min(1, (metrics.titleFade - shape.large) / metrics.titleFade))
    titleLabel.alpha = shown
    // A view of the application stays beside a large title, as on iOS.
  }

  private func layoutRow(_ layout: NavigationBarRow) {
    let scale = displayScale
    let places = layout.place()
    func mirrored(_ rect: CGRect) -> CGRect {
      let placed =
        isRightToLeft
        ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
      return PixelGrid.round(placed, scale: scale)
    }
    backButton?.frame = mirrored(places.back)
    inlineSearch.isHidden = !showsInlineSearch
    if showsInlineSearch { inlineSearch.showInline(item.searchController, in: mirrored(places.search)) }
    for (item, frame) in zip(leading + middle + trailing, places.buttons) where item.space == nil {
      item.button.frame = mirrored(frame)
    }
    if let titleView {
      Self.set(mirrored(places.title), of: titleView)
    } else {
      Self.set(
        mirrored(places.text).offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical), of: titleLabel)
      if !titleButton.isHidden { titleButton.frame = mirrored(places.title) }
    }
  }

  /// Whether the search bar stands beside the buttons.
  var showsInlineSearch: Bool { item.searchController != nil && item.searchBarPlacement == .inline }

  /// Sets the frame of a view regardless of the transform by which it slides.
  private static func set(_ frame: CGRect, of view: UIView) {
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The natural size of the title or title view.
  func titleSize(within width: CGFloat) -> CGSize {
    if let titleView { return BarButton.size(of: titleView, height: shape.row, limit: width) }
    let size = titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: shape.row))
    return CGSize(width: min(size.width + titleArrow, width), height: size.height)
  }

  /// How much of the title's room the arrow of its menu takes.
  var titleArrow: CGFloat { item.titleMenuProvider == nil || titleView != nil ? 0 : NavigationTitleButton.arrowRoom }

  /// Touches beside the buttons and the title's view go through the page, to the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === row ? nil : hit
  }
}

/// The layout of a bar's row, from the leading edge; the page mirrors it.
///
/// Buttons stand at the margins, the title in the middle of the bar, or as near to it as the buttons leave room for. The back button gets what
/// the title leaves of its half; it shows less before the title has to be shortened.
@MainActor struct NavigationBarRow {
  let page: NavigationBarPage
  let left: CGFloat
  let right: CGFloat
  let insets: UIEdgeInsets

  /// The places of the parts; `text` is that of the title without the arrow of its menu.
  struct Places {
    var back = CGRect.zero
    var buttons: [CGRect] = []
    var title = CGRect.zero
    var text = CGRect.zero
    var search = CGRect.zero
  }

  func place() -> Places {
    let (width, height) = (page.bounds.width, page.shape.row)
    let isMirrored = page.isRightToLeft
    let (start, edge) = isMirrored ? (right, left) : (left, right)
    let metrics = page.metrics
    var end = edge
    var search = CGRect.zero
    if page.showsInlineSearch {
      let size = CGSize(width: min(metrics.inlineSearchWidth, width / 3), height: metrics.inlineSearchHeight)
      search = CGRect(origin: CGPoint(x: width - edge - size.width, y: (height - size.height) / 2), size: size)
      end += size.width + (page.trailing.isEmpty ? 0 : metrics.buttonGap)
    }
    let trailing = placeButtons(page.trailing, from: end, height: height)
    let trailingEnd = trailing.reach
    var leadingStart = start
    var back = CGRect.zero
    if let button = page.backButton {
      let x = (isMirrored ? insets.right : insets.left) + metrics.backIndicatorStart
      let title = page.titleSize(within: width).width
      let leading = placeButtons(page.leading, from: 0, height: height).reach
      let room = (width - title) / 2 - metrics.titleGap - x - (leading > 0 ? leading + metrics.buttonGap : 0)
      back = CGRect(x: x, y: 0, width: button.fit(width: max(0, room)), height: height)
      leadingStart = back.maxX + (page.leading.isEmpty ? 0 : metrics.buttonGap)
    }
    let leading = placeButtons(page.leading, from: leadingStart, height: height)
    let low =
      (page.leading.isEmpty && page.backButton == nil ? start : max(leading.reach, back.maxX) + metrics.titleGap)
    let high =
      width - (page.trailing.isEmpty ? end + (end > edge ? metrics.titleGap : 0) : trailingEnd + metrics.titleGap)
    let size = page.titleSize(within: max(0, high - low))
    let startsTitle = page.item.style != .navigator && page.item.isInWideBar
    var x = startsTitle ? low : (width - size.width) / 2
    x = max(low, min(x, high - size.width))
    let title = CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
    var text = title
    text.size.width = max(0, title.width - page.titleArrow)
    // What stands in the middle keeps off the title and the other buttons; it is not shown where that leaves no room.
    var center = placeButtons(page.middle, from: 0, height: height)
    let room = (low: title.maxX + metrics.buttonGap, high: high)
    let centerX = max(room.low, min((width - center.reach) / 2, room.high - center.reach))
    let centerFits = centerX + center.reach <= room.high
    center.frames = center.frames.map { centerFits ? $0.offsetBy(dx: centerX, dy: 0) : .zero }
    let mirroredTrailing = trailing.frames.map { CGRect(x: width - $0.maxX, y: 0, width: $0.width, height: height) }
    return Places(
      back: back, buttons: leading.frames + center.frames + mirroredTrailing, title: title, text: text, search: search)
  }

  /// The frames of buttons one after the other, and how far they reach; of no buttons, 0.
  private func placeButtons(_ items: [UIBarButtonItem], from start: CGFloat, height: CGFloat) -> (
    frames: [CGRect], reach: CGFloat
  ) {
    var x = start
    var frames: [CGRect] = []
    var needsGap = false
    for item in items {
      if let space = item.space {
        frames.append(.zero)
        x += space == .fixed ? item.width : 0
        continue
      }
      if needsGap { x += page.metrics.buttonGap }
      let size = item.button.contentSize(height: height)
      frames.append(CGRect(x: x, y: 0, width: size.width, height: height))
      x += size.width
      needsGap = true
    }
    return (frames, items.isEmpty ? 0 : x)
  }
}
