/// A bar of buttons, at the bottom as a rule.
///
/// Buttons stand one after the other from the leading edge, 16 points apart; flexible spaces share the rest of the
/// width. A bar in a navigation controller shows the top controller's `toolbarItems`.
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  private var itemStorage: [UIBarButtonItem] = []
  private let background = BarBackgroundView()
  private var standard = UIToolbarAppearance()
  private var compact: UIToolbarAppearance?
  private var edge: UIToolbarAppearance?
  private var compactEdge: UIToolbarAppearance?
  private var pictures = BarPictures()
  private var shadows: [UIBarPosition: UIImage] = [:]
  private var isStale = true
  private let metrics = ToolbarMetrics()
  /// How far the background reaches below the bar.
  var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }
  /// How much of the standard background is seen, 0…1.
  var backgroundProgress: CGFloat = 1 { didSet { background.progress = backgroundProgress } }

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isGroup: true) }

  /// Makes a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar of a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UIToolbar.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    background.lineIsAbove = true
    addSubview(background)
    observe(standard)
  }

  /// Says where the bar stands.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The buttons and spaces.
  open var items: [UIBarButtonItem]? {
    get { itemStorage }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the buttons and spaces; the old buttons fade when animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard animated, window != nil else { return replaceItems(items ?? []) }
    UIView.transition(
      with: self, duration: Double(UINavigationController.hideShowBarDuration), options: .transitionCrossDissolve,
      animations: {
        self.replaceItems(items ?? [])
        self.layoutIfNeeded()
      })
  }

  private func replaceItems(_ items: [UIBarButtonItem]) {
    for item in itemStorage {
      item.didChange = nil
      if item.space == nil, !items.contains(where: { $0 === item }), item.button.superview === self {
        item.button.removeFromSuperview()
      }
    }
    itemStorage = items
    for item in items { item.didChange = { [weak self] in self?.lookDidChange() } }
    lookDidChange()
  }

  // MARK: Look

  private func observe(_ look: UIToolbarAppearance?) { look?.didChange = { [weak self] in self?.lookDidChange() } }

  private func adopt(_ look: UIToolbarAppearance?) -> UIToolbarAppearance? {
    let copy = look?.copy(with: nil) as? UIToolbarAppearance
    observe(copy)
    lookDidChange()
    return copy
  }

  private func lookDidChange() {
    isStale = true
    setNeedsLayout()
  }

  /// The look with content below the bar; copied by setting.
  open var standardAppearance: UIToolbarAppearance {
    get { standard }
    set {
      styled(\UIToolbar.standardAppearance, newValue)
      standard = adopt(newValue) ?? standard
    }
  }
  /// How it looks in compact height; nil is `standardAppearance`.
  ///
  /// Copied when it is set.
  open var compactAppearance: UIToolbarAppearance? {
    get { compact }
    set {
      styled(\UIToolbar.compactAppearance, newValue)
      compact = adopt(newValue)
    }
  }
  /// The look with content that ends above the bar; nil is the standard look without background.
  ///
  /// Copied when it is set.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { edge }
    set {
      styled(\UIToolbar.scrollEdgeAppearance, newValue)
      edge = adopt(newValue)
    }
  }
  /// The same in compact height; nil is `scrollEdgeAppearance`.
  ///
  /// Copied when it is set.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { compactEdge }
    set {
      styled(\UIToolbar.compactScrollEdgeAppearance, newValue)
      compactEdge = adopt(newValue)
    }
  }
  /// Whether content may be seen through the default background; true unless set.
  open var isTranslucent = true {
    didSet {
      styled(\UIToolbar.isTranslucent, isTranslucent)
      if isTranslucent != oldValue { lookDidChange() }
    }
  }
  /// The colours of the default background: `black` is the dark appearance.
  open var barStyle = UIBarStyle.default {
    didSet {
      styled(\UIToolbar.barStyle, barStyle)
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
  }
  /// The colour of the background; sets that of `standardAppearance`.
  open var barTintColor: UIColor? {
    get { standard.backgroundColor }
    set {
      styled(\UIToolbar.barTintColor, newValue)
      standard.backgroundColor = newValue
    }
  }
  /// Sets the picture of the background where the bar stands in a place and has a height; an empty one draws none.
  ///
  /// It takes the place of what the appearances say of the background. From before appearances.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    styled([topOrBottom.rawValue, barMetrics.rawValue]) { (bar: UIToolbar) in
      bar.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
    pictures[topOrBottom, barMetrics] = backgroundImage
    lookDidChange()
  }
  /// The picture of the background that was set for a place and a height.
  open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    pictures[topOrBottom, barMetrics]
  }
  /// Sets the picture of the line at the edge where the bar stands in a place; an empty one draws none.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    styled([topOrBottom.rawValue]) { (bar: UIToolbar) in
      bar.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
    }
    shadows[topOrBottom] = shadowImage
    lookDidChange()
  }
  /// The picture of the line that was set for a place.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

  /// A look with the pictures that were set for the bar's place and height.
  private func withPictures(_ look: UIToolbarAppearance) -> UIToolbarAppearance {
    let position = barPosition
    let picture = pictures.inForce(position, isCompact ? .compact : .default)
    let shadow = shadows[position] ?? shadows[.any]
    guard picture != nil || shadow != nil, let copy = look.copy(with: nil) as? UIToolbarAppearance else { return look }
    if let picture {
      copy.configureWithTransparentBackground()
      if picture.size != .zero { copy.backgroundImage = picture }
      copy.shadowColor = UIBarAppearance.chromeShadow
    }
    if let shadow {
      copy.shadowColor = nil
      if shadow.size != .zero { copy.shadowImage = shadow }
    }
    return copy
  }

  /// The position of the bar: at the bottom, unless the delegate says otherwise.
  open var barPosition: UIBarPosition {
    let told = delegate?.position(for: self) ?? .any
    return told == .any ? .bottom : told
  }

  private var isCompact: Bool { metrics.isCompact(traitCollection) }

  private func updateLook() {
    guard isStale else { return }
    isStale = false
    let look = withPictures(isCompact ? compact ?? standard : standard)
    var atEdge = isCompact ? compactEdge ?? edge : edge
    // A picture is seen at the edge, too.
    if atEdge == nil, look !== (isCompact ? compact ?? standard : standard) { atEdge = look }
    if atEdge == nil, let copy = look.copy(with: nil) as? UIToolbarAppearance {
      copy.configureWithTransparentBackground()
      atEdge = copy
    }
    background.lineIsAbove = barPosition == .bottom
    background.show(standard: look, edge: atEdge ?? look, isTranslucent: isTranslucent)
    for item in itemStorage where item.space == nil && !item.isHidden {
      if item.button.superview !== self { addSubview(item.button) }
      item.button.update(plain: look.buttonAppearance, done: look.doneButtonAppearance, isCompact: isCompact)
    }
    for item in itemStorage where item.space == nil && item.isHidden && item.button.superview === self {
      item.button.removeFromSuperview()
    }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.height(traitCollection))
  }
  /// As wide as it may be, and 44 points high, 32 in compact height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.height(traitCollection))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateLook()
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomExtension)
    layoutItems()
  }

  private func layoutItems() {
    let side = systemSideMargin
    let insets = safeAreaInsets
    let items = itemStorage.filter { !$0.isHidden }
    var widths = items.map { $0.space == nil ? $0.button.contentSize(height: bounds.height).width : $0.width }
    var gaps: CGFloat = 0
    for (first, second) in zip(items, items.dropFirst()) where first.space == nil && second.space == nil {
      gaps += metrics.buttonGap
    }
    let flexible = items.filter { $0.space == .flexible }.count
    // Buttons do not touch where a flexible space between them has nothing left to give.
    let least = flexible > 0 ? metrics.buttonGap : 0
    let whole = bounds.width - insets.left - insets.right - 2 * side
    cut(&widths, of: items, to: whole - gaps - least * CGFloat(flexible))
    let fixed = zip(items, widths).reduce(0) { $0 + ($1.0.space == .flexible ? 0 : $1.1) }
    let room = max(0, whole - fixed - gaps)
    let share = flexible > 0 ? room / CGFloat(flexible) : 0
    var x = side + (isRightToLeft ? insets.right : insets.left)
    var isAfterButton = false
    for (item, width) in zip(items, widths) {
      guard item.space == nil else {
        x += item.space == .flexible ? share : width
        isAfterButton = false
        continue
      }
      if isAfterButton { x += metrics.buttonGap }
      let placed = isRightToLeft ? bounds.width - x - width : x
      item.button.frame = PixelGrid.round(
        CGRect(x: placed, y: 0, width: width, height: bounds.height), scale: displayScale)
      x += width
      isAfterButton = true
    }
  }

  /// Gives titles less room where all together are wider than the bar: the widest are cut first, until they are as narrow as the next (a rule).
  private func cut(_ widths: inout [CGFloat], of items: [UIBarButtonItem], to room: CGFloat) {
    let titles = items.indices.filter { index in
      let item = items[index]
      return item.space == nil && item.customView == nil && item.image == nil && item.title != nil && item.width == 0
    }
    let others = items.indices.filter { !titles.contains($0) && items[$0].space != .flexible }
    var left = room - others.reduce(0) { $0 + widths[$1] }
    guard titles.reduce(0, { $0 + widths[$1] }) > left else { return }
    for (place, index) in titles.sorted(by: { widths[$0] < widths[$1] }).enumerated() {
      let share = max(0, left / CGFloat(titles.count - place))
      widths[index] = PixelGrid.floor(min(widths[index], share), scale: displayScale)
      left -= widths[index]
    }
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    lookDidChange()
    invalidateIntrinsicContentSize()
  }
}

/// Says where a toolbar stands.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
