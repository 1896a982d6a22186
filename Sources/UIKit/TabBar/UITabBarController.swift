/// A container that shows one of its controllers at a time, with a bar of tabs below to choose by.
///
/// **When things happen.** The choice changes at once, and the screen with it where the view is loaded: the chosen
/// controller's view is loaded and takes the place of the other, `viewWillDisappear` and `viewWillAppear` are called,
/// and after the next layout `viewDidDisappear` and `viewDidAppear`. Controllers that were never chosen load no view.
///
/// **Places.** The views of controllers fill the container, and the bar counts as safe area. Where the bar is not
/// translucent, they end above it (`extendedLayoutIncludesOpaqueBars`). A navigation controller pushes controllers
/// whose `hidesBottomBarWhenPushed` is set over the bar.
///
/// A tap on the tab that is chosen already takes a navigation controller back to its first controller.
///
/// **More.** Where there are more controllers than five, or eight in regular width, the last tab is that of
/// `moreNavigationController`, whose list has the others. One that is chosen there is pushed; of a navigation
/// controller its controllers are, until the list is shown again.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  // Applications replace these in extensions of the class (`ReplacedMembers` of the source adapter).
  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open override dynamic func viewDidLoad() { super.viewDidLoad() }

  private let barStorage: UITabBar = UITabBar()
  var controllers: [UIViewController] = []
  var chosen: UIViewController?
  /// The wrapper of the chosen controller.
  var shown: BarWrapperView?
  var wrappers: [BarWrapperView] = []
  /// The scroll view that the bar follows.
  weak var followed: UIScrollView?
  /// Whether a view that slides in a navigation controller takes the bar with it.
  var barIsCarried = false
  private var barIsHidden = false
  /// Whether the bar is on its way in or out.
  var barIsMoving = false
  /// The tabs that the controllers come from; empty where the application gave controllers.
  var tabStorage: [UITab] = []
  /// The navigation controller for controllers without tab, once it was needed.
  private(set) var madeMore: MoreNavigationController?
  var more: MoreNavigationController {
    if let madeMore { return madeMore }
    let made = MoreNavigationController(tabs: self)
    madeMore = made
    return made
  }

  /// Makes a controller without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes a controller without controllers; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.finishDecoding(self, as: UITabBarController.self)
  }

  private func setUp() {
    barStorage.controller = self
    barStorage.delegate = self
  }

  /// The delegate, which is asked before a tab is chosen by a tap, and told after.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The bar; its items are those of the controllers.
  open var tabBar: UITabBar { barStorage }

  // MARK: Controllers

  /// The controllers, each of which has a tab or a row in the list of more.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the tabs fade when animated.
  ///
  /// The chosen one stays chosen if it is among the new ones, else the one that has its place, or the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    tabStorage = []
    replaceControllers(by: viewControllers ?? [], animated)
  }

  /// The visible controller, or `moreNavigationController` while its list is visible; setting a controller without tab
  /// raises.
  open var selectedViewController: UIViewController? {
    get { chosen }
    set {
      guard let newValue else { return }
      ensure(
        controllers.contains { $0 === newValue } || newValue === madeMore,
        "\(newValue) cannot be selected in \(self), which holds \(controllers); set viewControllers first")
      choose(newValue)
    }
  }

  /// The index of the visible controller; `NSNotFound` for none.
  ///
  /// A place outside of the controllers changes nothing.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === chosen } ?? NSNotFound }
    set {
      guard controllers.indices.contains(newValue) else { return }
      announcing("selectedIndex") { announcing("selectedViewController") { choose(controllers[newValue]) } }
    }
  }

  /// Shows the list of controllers without tab, and those chosen in it; its delegate may be set.
  open var moreNavigationController: UINavigationController { more }
  /// The controllers that the reader may put into another order by the list's Edit button; all unless set, nil or none for no such button.
  ///
  /// Unlike on iOS, rows of the list move among each other and not onto the bar.
  open var customizableViewControllers: [UIViewController]? {
    get { customizable ?? controllers }
    set {
      customizable = newValue ?? []
      madeMore?.listDidChange()
    }
  }
  private var customizable: [UIViewController]?

  // MARK: Tabs

  /// Makes a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs of the controllers, in place of `viewControllers`: each tab makes its own controller when it is set.
  open var tabs: [UITab] {
    get { tabStorage }
    set { setTabs(newValue, animated: false) }
  }
  /// Sets the tabs; the bar fades when animated.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(by: tabs, animated) }
  /// The visible tab; for a group the chosen one in it.
  open var selectedTab: UITab? {
    get { chosenTab }
    set { newValue.map { choose(tab: $0) } }
  }
  /// The tab of a name, those in groups among them.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabStorage.lazy.flatMap(\.withDescendants).first { $0.identifier == identifier }
  }
  /// The names of the tabs that are shown in compact width; nil shows all.
  open var compactTabIdentifiers: [String]? { didSet { tabsDidChange() } }

  /// Called before a tapped tab is chosen; for subclasses, and does nothing here.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Bar

  /// Whether the bar is hidden; false unless set.
  open var isTabBarHidden: Bool {
    get { barIsHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; it slides when animated.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    barVisibilityDidChange(animated: animated)
  }

  // MARK: Life

  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if viewControllers?.contains(subsequentVC) == true { selectedViewController = subsequentVC }
  }

  open override func loadView() { view = TabBarContainerView(controller: self) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The chosen controller's view has to be there for its own `viewWillAppear`, which follows.
    showChosen()
  }

  override var conductsAppearanceOfChildren: Bool { true }

  /// The chosen controller.
  open override dynamic var childForStatusBarStyle: UIViewController? { displayed }
  /// The chosen controller.
  open override dynamic var childForStatusBarHidden: UIViewController? { displayed }
  /// The chosen controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { displayed }
  /// The chosen controller.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { displayed }
}

/// The methods by which a controller asks before tabs are chosen, and tells after.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a tapped tab may be chosen; asked of the one that is chosen already, too.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tapped tab was chosen.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether a tapped tab may be chosen, where the controller has tabs.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// A tab was chosen by a tap, where the controller has tabs.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// The reader begins to put the list of more controllers into another order.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
  /// The reader is about to be done with that.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
  /// The reader is done with that.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
}

extension UITabBarControllerDelegate {
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_tabBarController_shouldSelectViewController_")
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    OptionalMethods.call(
      "tabBarController:shouldSelectViewController:", self, tabBarController, viewController, or: true)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_tabBarController_didSelectViewController_")
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    OptionalMethods.call("tabBarController:didSelectViewController:", self, tabBarController, viewController, or: ())
  }
  /// Unless implemented, it may.
  @_silgen_name("masthead_default_tabBarController_shouldSelectTab_")
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    OptionalMethods.call("tabBarController:shouldSelectTab:", self, tabBarController, tab, or: true)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_tabBarController_didSelectTab_previousTab_")
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    OptionalMethods.call(
      "tabBarController:didSelectTab:previousTab:", self, tabBarController, selectedTab, previousTab, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_tabBarController_willBeginCustomizingViewControllers_")
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    OptionalMethods.call(
      "tabBarController:willBeginCustomizingViewControllers:", self, tabBarController, viewControllers, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_tabBarController_willEndCustomizingViewControllers_changed_")
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    OptionalMethods.call(
      "tabBarController:willEndCustomizingViewControllers:changed:", self, tabBarController, viewControllers, changed,
      or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_tabBarController_didEndCustomizingViewControllers_changed_")
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    OptionalMethods.call(
      "tabBarController:didEndCustomizingViewControllers:changed:", self, tabBarController, viewControllers, changed,
      or: ())
  }
}
