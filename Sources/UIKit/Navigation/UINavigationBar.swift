/// A bar at the top with a title in the middle and buttons at the sides, for the topmost of a stack of items.
///
/// A navigation controller runs its own bar: the items are those of its controllers, and the content below the bar
/// decides its height. A bar that an application places itself has the application's height; `sizeThatFits(_:)` says 44
/// points, or with a large title 96.
///
/// Its looks are those of appearances: `standardAppearance` where content lies below the bar, `scrollEdgeAppearance`
/// where none does, the compact ones in compact height, and by those of the top item before. Properties from before
/// appearances (`barTintColor`, `titleTextAttributes`, …) count while `standardAppearance` was never set or read. The
/// behaviour of large titles is described at `UINavigationController`.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  var itemStorage: [UINavigationItem] = []
  private(set) var looks = NavigationBarLooks()
  /// The look by the properties from before appearances.
  var legacyLook = LegacyBarLook()
  private var legacyAppearance: UINavigationBarAppearance?
  let metrics = NavigationBarMetrics()
  /// The navigation controller that runs the bar.
  weak var controller: UINavigationController?
  /// The page of the top item.
  var page: NavigationBarPage?
  var transition: NavigationBarTransition?
  /// How far the background reaches above the bar.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }

  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(isGroup: true) }

  /// Makes a bar with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar of a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UINavigationBar.self)
  }

  // MARK: Items

  /// The delegate, which is asked before items come and go, and told after; a navigation controller's bar asks its
  /// controller, if it is a delegate.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items, the top one last; those of a navigation controller's bar are its controllers'.
  open var items: [UINavigationItem]? {
    get { itemStorage }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is shown.
  open var topItem: UINavigationItem? { itemStorage.last }
  /// The item below it, to which the back button leads.
  open var backItem: UINavigationItem? { itemStorage.dropLast().last }

  /// Puts an item on top; the titles slide when animated.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    ensureIsOwnMaster("pushItem(_:animated:)")
    guard asksDelegate({ $0.navigationBar(self, shouldPush: item) }) else { return }
    replaceItems(itemStorage + [item], animated: animated, isForward: true)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the top item and returns it; nil, without effect, for an only item or by the delegate's refusal.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    ensureIsOwnMaster("popItem(animated:)")
    guard let top = topItem, itemStorage.count > 1, asksDelegate({ $0.navigationBar(self, shouldPop: top) }) else {
      return nil
    }
    replaceItems(itemStorage.dropLast(), animated: animated, isForward: false)
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  /// Replaces the items; the titles slide when animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    ensureIsOwnMaster("setItems(_:animated:)")
    let items = items ?? []
    let isForward = items.last.map { last in !itemStorage.contains { $0 === last } } ?? false
    replaceItems(items, animated: animated, isForward: isForward)
  }

  private func asksDelegate(_ question: (any UINavigationBarDelegate) -> Bool) -> Bool {
    delegate.map(question) ?? true
  }

  /// UIKit raises an exception where somebody else changes the items of a controller's bar.
  private func ensureIsOwnMaster(_ method: String) {
    ensure(
      controller == nil,
      "\(method) was called on the bar of \(controller.map { "\($0)" } ?? "a navigation controller"), which keeps the items itself; push or pop controllers instead"
    )
  }

  // MARK: Large titles

  /// Whether titles are shown large below the row of buttons, where the item's `largeTitleDisplayMode` lets them; false unless set.
  open var prefersLargeTitles = false {
    didSet {
      styled(\UINavigationBar.prefersLargeTitles, prefersLargeTitles)
      guard prefersLargeTitles != oldValue else { return }
      controller?.barDidChange()
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Look

  private func setLook(
    _ place: WritableKeyPath<NavigationBarLooks, UINavigationBarAppearance?>, _ value: UINavigationBarAppearance?
  ) {
    looks.set(place, to: value) { [weak self] in self?.lookDidChange() }
    lookDidChange()
  }

  /// The look with content below the bar; copied by setting.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let look = looks.standard { return look }
      let look = fallback
      setLook(\.standard, look)
      return looks.standard ?? look
    }
    set {
      styled(\UINavigationBar.standardAppearance, newValue)
      setLook(\.standard, newValue)
    }
  }
  /// How it looks in compact height; nil is `standardAppearance`.
  ///
  /// Copied when it is set.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks.compact }
    set {
      styled(\UINavigationBar.compactAppearance, newValue)
      setLook(\.compact, newValue)
    }
  }
  /// The look without content below the bar; nil is the standard look without background and line.
  ///
  /// Copied when it is set.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.edge }
    set {
      styled(\UINavigationBar.scrollEdgeAppearance, newValue)
      setLook(\.edge, newValue)
    }
  }
  /// The same in compact height; nil is `scrollEdgeAppearance`.
  ///
  /// Copied when it is set.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks.compactEdge }
    set {
      styled(\UINavigationBar.compactScrollEdgeAppearance, newValue)
      setLook(\.compactEdge, newValue)
    }
  }

  /// The replacement for `standardAppearance` while none was set.
  private var fallback: UINavigationBarAppearance {
    if let legacyAppearance { return legacyAppearance }
    let look = legacyLook.appearance(isTranslucent: isTranslucent, position: barPosition, metrics: barMetrics)
    legacyAppearance = look
    return look
  }

  /// The height class of the bar.
  var barMetrics: UIBarMetrics {
    let isCompact = metrics.isCompact(traitCollection)
    if topItem?.prompt == nil { return isCompact ? .compact : .default }
    return isCompact ? .compactPrompt : .defaultPrompt
  }

  /// The looks of the bar with an item, with content below it and without.
  func looksInForce(for item: UINavigationItem) -> (
    standard: UINavigationBarAppearance, edge: UINavigationBarAppearance
  ) {
    let isCompact = metrics.isCompact(traitCollection)
    return NavigationBarLooks.inForce(item: item.looks, bar: looks, fallback: fallback, isCompact: isCompact)
  }

  func lookDidChange() {
    legacyAppearance = nil
    for page in pages { page.itemDidChange() }
    setNeedsLayout()
  }

  /// Whether content may lie below the bar; true unless set.
  ///
  /// Where it is false, the default background is opaque, and the views of a navigation controller begin below the bar.
  open var isTranslucent = true {
    didSet {
      styled(\UINavigationBar.isTranslucent, isTranslucent)
      guard isTranslucent != oldValue else { return }
      lookDidChange()
      controller?.barDidChange()
    }
  }
  /// The colours of the default background: `black` is the dark appearance.
  open var barStyle = UIBarStyle.default {
    didSet {
      styled(\UINavigationBar.barStyle, barStyle)
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
    }
  }
  /// The colour of the background; from before appearances.
  open var barTintColor: UIColor? {
    get { legacyLook.color }
    set {
      styled(\UINavigationBar.barTintColor, newValue)
      legacyLook.color = newValue
      lookDidChange()
    }
  }
  /// The attributes of titles; from before appearances.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { legacyLook.title }
    set {
      styled(\UINavigationBar.titleTextAttributes, newValue)
      legacyLook.title = newValue
      lookDidChange()
    }
  }
  /// The attributes of large titles; from before appearances.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { legacyLook.largeTitle }
    set {
      styled(\UINavigationBar.largeTitleTextAttributes, newValue)
      legacyLook.largeTitle = newValue
      lookDidChange()
    }
  }
  /// The picture of the line at the edge; an empty one draws none.
  ///
  /// From before appearances.
  open var shadowImage: UIImage? {
    get { legacyLook.shadow }
    set {
      styled(\UINavigationBar.shadowImage, newValue)
      legacyLook.shadow = newValue
      lookDidChange()
    }
  }
  /// Sets the picture of the background for a height of the bar; an empty one draws none.
  ///
  /// From before appearances.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    styled([barMetrics.rawValue]) { (bar: UINavigationBar) in bar.setBackgroundImage(backgroundImage, for: barMetrics) }
    legacyLook.background[.any, barMetrics] = backgroundImage
    lookDidChange()
  }
  /// The picture that was set for a height of the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { legacyLook.background[.any, barMetrics] }
  /// Sets the picture of the background for a position and height of the bar; an empty one draws none.
  ///
  /// A position without picture has that of `any`, and a height without picture that of the usual one. From before
  /// appearances.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    styled([barPosition.rawValue, barMetrics.rawValue]) { (bar: UINavigationBar) in
      bar.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
    }
    legacyLook.background[barPosition, barMetrics] = backgroundImage
    lookDidChange()
  }
  /// The picture that was set for a place and a height of the bar.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    legacyLook.background[barPosition, barMetrics]
  }

  /// Sets how far titles stand below their place, for a height of the bar; the usual height's counts.
  ///
  /// From before appearances.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    legacyLook.titleRise[barMetrics] = adjustment
    lookDidChange()
  }
  /// How far titles were set to stand below their place.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    legacyLook.titleRise[barMetrics] ?? 0
  }
  /// The picture in front of the back button's title, where there is a mask too; nil is the arrow.
  ///
  /// From before appearances.
  open var backIndicatorImage: UIImage? {
    get { legacyLook.indicator.image }
    set {
      legacyLook.indicator.image = newValue
      lookDidChange()
    }
  }
  /// The mask without which `backIndicatorImage` is not shown; see `UINavigationBarAppearance`.
  ///
  /// From before appearances.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { legacyLook.indicator.mask }
    set {
      legacyLook.indicator.mask = newValue
      lookDidChange()
    }
  }

  /// How the control behaves: as on an iPad, as there is no Mac here.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  // Silent: UINavigationBar.preferredBehavioralStyle | how controls behave on a Mac
  /// How the control is to behave on a Mac; without effect on iPhones and iPads, which are all there are here.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  // MARK: Place

  /// The position of the bar: at the top of the screen under a navigation controller, else the delegate's.
  open var barPosition: UIBarPosition {
    if controller != nil { return .topAttached }
    let told = delegate?.position(for: self) ?? .any
    return told == .any ? .top : told
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  /// As wide as it may be, and as high as the top item needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

  private var naturalHeight: CGFloat { topItem.map { shape(for: $0).fullHeight } ?? metrics.row(traitCollection) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutPages()
  }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    lookDidChange()
    invalidateIntrinsicContentSize()
    // A large title is as high as the text size makes it, and the content begins below it.
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      controller?.viewIfLoaded?.setNeedsLayout()
    }
  }
}

/// The methods by which a navigation bar asks before items come and go, and tells after.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item may be put on top.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item was put on top.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the top item may be taken away; asked of a navigation controller too that adopts this, when the back button is tapped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// The top item was taken away.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_navigationBar_shouldPushItem_")
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    OptionalMethods.call("navigationBar:shouldPushItem:", self, navigationBar, item, or: true)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_navigationBar_didPushItem_")
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    OptionalMethods.call("navigationBar:didPushItem:", self, navigationBar, item, or: ())
  }
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_navigationBar_shouldPopItem_")
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    OptionalMethods.call("navigationBar:shouldPopItem:", self, navigationBar, item, or: true)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_navigationBar_didPopItem_")
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    OptionalMethods.call("navigationBar:didPopItem:", self, navigationBar, item, or: ())
  }
}
