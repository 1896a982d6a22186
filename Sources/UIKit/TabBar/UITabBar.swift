/// A bar of tabs at the bottom, of which one is chosen.
///
/// A tab bar controller runs its own bar: the items are those of its controllers. A bar that an application places itself is 49 points high
/// and as much more as the safe area below; a tap chooses an item and tells the delegate.
///
/// Where the width is regular or the height compact, titles stand beside the images. Tabs keep their size whatever text size the reader
/// chose, as on iOS.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The placement of tabs.
  public enum ItemPositioning: _Enumeration, Sendable {
    /// Over the whole width where that is compact, else together in the middle.
    case automatic
    /// Over the whole width, all equally wide.
    case fill
    /// Together in the middle.
    case centered
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  let metrics = TabBarMetrics()
  let background = BarBackgroundView()
  private let indicator = UIImageView()
  private(set) var buttons: [TabBarButton] = []
  private(set) var itemStorage: [UITabBarItem] = []
  private var standard: UITabBarAppearance?
  private var edge: UITabBarAppearance?
  private var legacyLook = LegacyTabBarLook()
  private var legacyAppearance: UITabBarAppearance?
  private var isStale = true
  /// The tab bar controller that runs the bar.
  weak var controller: UITabBarController?
  /// How much of the standard background is seen, 0…1; the rest is the look where the content ends above the bar.
  var backgroundProgress: CGFloat = 1 {
    didSet {
      guard backgroundProgress != oldValue else { return }
      background.progress = backgroundProgress
      if (backgroundProgress < 0.5) != (oldValue < 0.5) { lookDidChange() }
    }
  }

  /// Makes a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar of no size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UITabBar.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    background.lineIsAbove = true
    addSubview(background)
    indicator.isHidden = true
    addSubview(indicator)
  }

  // MARK: Items

  /// The delegate, which is told of the chosen item.
  open weak var delegate: (any UITabBarDelegate)?

  /// The items, from where reading begins.
  open var items: [UITabBarItem]? {
    get { itemStorage }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items; the old ones fade when animated.
  ///
  /// Those of a tab bar controller's bar are the controller's, and changing them here raises, as on iOS.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    ensure(
      controller == nil,
      "The items of a tab bar that \(controller.map { "\($0)" } ?? "a tab bar controller") runs cannot be set; set the controller's viewControllers instead"
    )
    guard animated, window != nil else { return replaceItems(items ?? []) }
    UIView.transition(
      with: self, duration: Double(UINavigationController.hideShowBarDuration), options: .transitionCrossDissolve,
      animations: {
        self.replaceItems(items ?? [])
        self.layoutIfNeeded()
      })
  }

  /// The item that is chosen; nil, or an item of another bar, chooses none.
  open weak var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { lookDidChange() } } }

  func replaceItems(_ items: [UITabBarItem]) {
    if items.elementsEqual(itemStorage, by: ===) { return }
    for item in itemStorage { item.didChange = nil }
    let old = buttons
    buttons = items.map { item in old.first { $0.item === item } ?? makeButton(item) }
    for button in old where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
    itemStorage = items
    for item in items { item.didChange = { [weak self] in self?.lookDidChange() } }
    for button in buttons { addSubview(button) }
    lookDidChange()
  }

  private func makeButton(_ item: UITabBarItem) -> TabBarButton {
    let button = TabBarButton(item: item)
    button.addAction(
      UIAction { [weak self, weak item] _ in
        guard let self, let item else { return }
        if let controller { controller.userSelected(item) } else { userSelected(item) }
      }, for: .touchUpInside)
    return button
  }

  private func userSelected(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Look

  private func adopt(_ look: UITabBarAppearance?) -> UITabBarAppearance? {
    let copy = look?.copy(with: nil) as? UITabBarAppearance
    copy?.didChange = { [weak self] in self?.lookDidChange() }
    lookDidChange()
    return copy
  }

  func lookDidChange() {
    isStale = true
    setNeedsLayout()
  }

  /// The look with content below the bar; copied by setting.
  ///
  /// Properties from before appearances (`barTintColor`, `backgroundImage`, …) count while this was never set or read.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let standard { return standard }
      let look = fallback
      standard = adopt(look)
      return standard ?? look
    }
    set {
      styled(\UITabBar.standardAppearance, newValue)
      standard = adopt(newValue)
    }
  }
  /// The look with content that ends above the bar; nil is the standard look without background.
  ///
  /// Copied when it is set.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { edge }
    set {
      styled(\UITabBar.scrollEdgeAppearance, newValue)
      edge = adopt(newValue)
    }
  }

  private var fallback: UITabBarAppearance {
    if let legacyAppearance { return legacyAppearance }
    let look = legacyLook.appearance(isTranslucent: isTranslucent)
    legacyAppearance = look
    return look
  }

  private func legacyDidChange() {
    legacyAppearance = nil
    lookDidChange()
  }

  /// Whether content may be seen through the default background; true unless set.
  ///
  /// Where it is false, the default background is opaque, and the views of a tab bar controller end above the bar.
  open var isTranslucent = true {
    didSet {
      styled(\UITabBar.isTranslucent, isTranslucent)
      guard isTranslucent != oldValue else { return }
      legacyDidChange()
      controller?.barDidChange()
    }
  }
  /// The colours of the default background: `black` is the dark appearance.
  open var barStyle = UIBarStyle.default {
    didSet {
      styled(\UITabBar.barStyle, barStyle)
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
  }
  /// The colour of the background; from before appearances.
  open var barTintColor: UIColor? {
    get { legacyLook.color }
    set {
      styled(\UITabBar.barTintColor, newValue)
      legacyLook.color = newValue
      legacyDidChange()
    }
  }
  /// The colour of tabs that are not chosen; nil is the default.
  ///
  /// Colours of an appearance come before it.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      styled(\UITabBar.unselectedItemTintColor, unselectedItemTintColor)
      lookDidChange()
    }
  }
  /// The picture of the background; an empty one draws none.
  ///
  /// From before appearances.
  open var backgroundImage: UIImage? {
    get { legacyLook.background }
    set {
      styled(\UITabBar.backgroundImage, newValue)
      legacyLook.background = newValue
      legacyDidChange()
    }
  }
  /// The picture of the line at the upper edge; an empty one draws none.
  ///
  /// From before appearances.
  open var shadowImage: UIImage? {
    get { legacyLook.shadow }
    set {
      styled(\UITabBar.shadowImage, newValue)
      legacyLook.shadow = newValue
      legacyDidChange()
    }
  }
  /// A picture behind the chosen tab.
  ///
  /// From before appearances.
  open var selectionIndicatorImage: UIImage? {
    get { legacyLook.indicator }
    set {
      styled(\UITabBar.selectionIndicatorImage, newValue)
      legacyLook.indicator = newValue
      legacyDidChange()
    }
  }
  /// The placement of tabs, unless the appearance has one; automatic unless set.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      styled(\UITabBar.itemPositioning, itemPositioning)
      lookDidChange()
    }
  }
  /// The width of tabs that stand together in the middle; 0 is the default.
  open var itemWidth: CGFloat = 0 {
    didSet {
      styled(\UITabBar.itemWidth, itemWidth)
      lookDidChange()
    }
  }
  /// The distance between tabs grouped in the middle, in points; 0 is the default.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      styled(\UITabBar.itemSpacing, itemSpacing)
      lookDidChange()
    }
  }

  /// The looks in force, by what the chosen item says, then the bar.
  private var looksInForce: (standard: UITabBarAppearance, edge: UITabBarAppearance) {
    let look = selectedItem?.standardAppearance ?? standard ?? fallback
    return (look, selectedItem?.scrollEdgeAppearance ?? edge ?? look.withoutBackground)
  }

  private var lookInForce = UITabBarAppearance()

  private func updateIfNeeded() {
    guard isStale else { return }
    isStale = false
    let looks = looksInForce
    background.show(standard: looks.standard, edge: looks.edge, isTranslucent: isTranslucent)
    lookInForce = backgroundProgress < 0.5 ? looks.edge : looks.standard
    let style = metrics.style(traitCollection)
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.update(look: lookInForce.tabs(style), style: style, unselectedColor: unselectedItemTintColor)
    }
    indicator.image = lookInForce.selectionIndicatorImage
    indicator.tintColor = lookInForce.selectionIndicatorTintColor
  }

  // MARK: Layout

  /// The height above the safe area.
  var barHeight: CGFloat { metrics.height(traitCollection) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight + safeAreaInsets.bottom)
  }
  /// As wide as it may be; 49 points high, 32 on phones in compact height, and as much more as the safe area below.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight + safeAreaInsets.bottom)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    background.frame = bounds
    // A bar that slides with a view has the insets under itself, so the controller's view is asked.
    let insets = controller?.viewIfLoaded?.safeAreaInsets ?? safeAreaInsets
    let height = max(0, bounds.height - insets.bottom)
    let room = CGRect(x: insets.left, y: 0, width: max(0, bounds.width - insets.left - insets.right), height: height)
    let places = isCentered ? centeredPlaces(in: room) : filledPlaces(in: room)
    for (button, place) in zip(buttons, places) {
      button.frame = PixelGrid.round(mirrored(place, in: room), scale: displayScale)
    }
    layoutIndicator()
  }

  private func mirrored(_ rect: CGRect, in room: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: room.minX + room.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func layoutIndicator() {
    let chosen = buttons.first { $0.isSelected }
    indicator.isHidden = indicator.image == nil || chosen == nil
    guard let chosen, let size = indicator.image?.size else { return }
    indicator.frame = PixelGrid.round(
      CGRect(
        x: chosen.frame.midX - size.width / 2, y: chosen.frame.midY - size.height / 2, width: size.width,
        height: size.height), scale: displayScale)
  }

  private var isCentered: Bool {
    let isStacked = metrics.style(traitCollection) == .stacked
    let told = isStacked ? lookInForce.stackedItemPositioning : .automatic
    let positioning = told == .automatic ? itemPositioning : told
    return positioning == .centered || positioning == .automatic && traitCollection.horizontalSizeClass == .regular
  }

  private func filledPlaces(in room: CGRect) -> [CGRect] {
    let width = room.width / CGFloat(max(1, buttons.count))
    return buttons.indices.map { index in
      CGRect(x: room.minX + CGFloat(index) * width, y: 0, width: width, height: room.height)
    }
  }

  private func centeredPlaces(in room: CGRect) -> [CGRect] {
    let isStacked = metrics.style(traitCollection) == .stacked
    let ownWidth = isStacked && lookInForce.stackedItemWidth > 0 ? lookInForce.stackedItemWidth : itemWidth
    let ownSpacing = isStacked && lookInForce.stackedItemSpacing > 0 ? lookInForce.stackedItemSpacing : itemSpacing
    let widest = buttons.map(\.contentWidth).max() ?? 0
    let width = ownWidth > 0 ? ownWidth : max(metrics.centeredWidth, PixelGrid.ceil(widest, scale: displayScale))
    let spacing = ownSpacing > 0 ? ownSpacing : metrics.centeredSpacing
    let count = CGFloat(buttons.count)
    let total = count * width + max(0, count - 1) * spacing
    guard total <= room.width else { return filledPlaces(in: room) }
    let start = room.minX + (room.width - total) / 2
    return buttons.indices.map { index in
      CGRect(x: start + CGFloat(index) * (width + spacing), y: 0, width: width, height: room.height)
    }
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    lookDidChange()
    invalidateIntrinsicContentSize()
  }
}

/// The methods by which a tab bar tells of the chosen item.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user tapped a tab; the one that is chosen already, too.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_tabBar_didSelectItem_")
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    OptionalMethods.call("tabBar:didSelectItem:", self, tabBar, item, or: ())
  }
}

/// The look by the properties of tab bars from before appearances; on iOS they count as long as no appearance was set.
@MainActor struct LegacyTabBarLook {
  var color: UIColor?
  var background: UIImage?
  var shadow: UIImage?
  var indicator: UIImage?

  /// The appearance that they amount to.
  func appearance(isTranslucent: Bool) -> UITabBarAppearance {
    let look = UITabBarAppearance()
    look.take(color: color, background: background, shadow: shadow, isTranslucent: isTranslucent)
    look.selectionIndicatorImage = indicator
    return look
  }
}
