/// A tab of a tab bar controller: the content of its item, and its controller.
@preconcurrency @MainActor open class UITab: NSObject {
  private let identifierStorage: String
  private let provider: ((UITab) -> UIViewController)?
  private var controllerStorage: UIViewController?
  private(set) lazy var item = UITabBarItem(title: title, image: image, selectedImage: nil)
  /// The group that the tab is in.
  open internal(set) weak var parent: UITabGroup?
  /// The tab bar controller of the tab, or of the group around.
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? owner }
  weak var owner: UITabBarController?

  /// Makes a tab whose controller `viewControllerProvider` makes when the tab is shown for the first time.
  ///
  /// Identifiers have to be different in one tab bar controller.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    identifierStorage = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The name by which the tab is found.
  open var identifier: String { identifierStorage }
  /// The text.
  open var title: String { didSet { item.title = title } }
  /// The image.
  open var image: UIImage? { didSet { item.image = image } }
  // Silent: UITab.badgeValue | its observer hands it to the item of the bar
  /// The text in a badge at the image; nil for no badge.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  // Silent: UITab.userInfo | kept with the tab
  /// Anything that the application keeps with the tab.
  open var userInfo: Any?
  /// Whether the tab is left out of the bar.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
  /// The controller, once it was made.
  open var viewController: UIViewController? { controllerStorage }

  /// The controller of the tab, made at first use: a group without an own one has the controller of its chosen child.
  func loadController() -> UIViewController {
    if let controllerStorage { return controllerStorage }
    let made = provider?(self) ?? UIViewController()
    controllerStorage = made
    made.barState.tabItem = item
    made.barState.tab = self
    return made
  }

  var hasProvider: Bool { provider != nil }

  /// The tab and those in it.
  var withDescendants: [UITab] { [self] }
}

/// A group of tabs: a single tab of a bar, with the controller of a child of the group.
///
/// A bar shows a group as one tab; it begins with the child that `defaultChildIdentifier` names, or the first. There is
/// no sidebar that would show all of them.
@preconcurrency @MainActor open class UITabGroup: UITab {
  private weak var chosenChild: UITab?
  private var shownIn: TabGroupController?

  /// Makes a group of tabs; `viewControllerProvider` makes the controller that is shown while no child is chosen.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The tabs in the group.
  open var children: [UITab] {
    didSet {
      for child in oldValue { child.parent = nil }
      for child in children { child.parent = self }
      shownIn?.update()
    }
  }
  /// The child that the group shows first; nil is the group's own controller, or else the first child.
  open var defaultChildIdentifier: String?
  /// The child that is shown; nil is the group's own controller.
  open var selectedChild: UITab? {
    get { chosenChild ?? defaultChild }
    set {
      chosenChild = newValue
      shownIn?.update()
    }
  }

  private var defaultChild: UITab? {
    if let defaultChildIdentifier { return children.first { $0.identifier == defaultChildIdentifier } }
    return hasProvider ? nil : children.first { !$0.isHidden }
  }

  override func loadController() -> UIViewController {
    if hasProvider, children.isEmpty { return super.loadController() }
    if let shownIn { return shownIn }
    let made = TabGroupController(group: self)
    made.barState.tabItem = item
    made.barState.tab = self
    shownIn = made
    return made
  }

  /// The controller of the chosen child.
  func loadChosenController() -> UIViewController { selectedChild?.loadController() ?? super.loadController() }

  override var withDescendants: [UITab] { [self] + children.flatMap(\.withDescendants) }
}

/// The tab for searching.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Makes a tab with the system's title and image.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(title: SystemWords.word("Search"), viewControllerProvider: viewControllerProvider)
  }

  /// Makes a tab; missing values are the system's.
  public override init(
    title: String, image: UIImage? = nil, identifier: String? = nil,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image ?? UIImage(systemName: "magnifyingglass"),
      identifier: identifier ?? "masthead.tab.search", viewControllerProvider: viewControllerProvider)
  }
}

/// Shows the controller of the chosen child of a group.
final class TabGroupController: UIViewController {
  private unowned let group: UITabGroup

  init(group: UITabGroup) {
    self.group = group
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("Controllers of groups of tabs are made by the groups") }

  override func viewDidLoad() {
    super.viewDidLoad()
    update()
  }

  func update() {
    guard isViewLoaded else { return }
    let new = group.loadChosenController()
    guard new !== children.first else { return }
    if let old = children.first {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(new)
    new.view.frameBeforeTransform = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new.view)
    new.didMove(toParent: self)
  }

  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForStatusBarHidden: UIViewController? { children.first }
}

/// Tabs in the place of controllers.
extension UITabBarController {
  func replaceTabs(by tabs: [UITab], _ animated: Bool) {
    var names: Set<String> = []
    for tab in tabs.flatMap(\.withDescendants) {
      ensure(
        names.insert(tab.identifier).inserted,
        "Two tabs of \(self) are named \(tab.identifier); give each an identifier of its own")
    }
    for tab in tabStorage where tab.owner === self { tab.owner = nil }
    tabStorage = tabs
    for tab in tabs { tab.owner = self }
    replaceControllers(by: shownTabs.map { $0.loadController() }, animated)
  }

  /// The tabs that the bar shows.
  private var shownTabs: [UITab] {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    let names = isCompact ? compactTabIdentifiers : nil
    return tabStorage.filter { !$0.isHidden && names?.contains($0.identifier) != false }
  }

  /// Tabs come or go because they are hidden or not.
  func tabsDidChange() {
    guard !tabStorage.isEmpty else { return }
    let new = shownTabs.map { $0.loadController() }
    if !new.elementsEqual(controllers, by: ===) { replaceControllers(by: new, false) }
  }

  func tabOf(_ controller: UIViewController) -> UITab? { tabStorage.isEmpty ? nil : controller.barState.tab }

  /// The visible tab; for a group the chosen one in it.
  var chosenTab: UITab? {
    guard let tab = chosen.flatMap({ tabOf($0) }) else { return nil }
    return (tab as? UITabGroup)?.selectedChild ?? tab
  }

  func choose(tab: UITab) {
    ensure(
      self.tab(forIdentifier: tab.identifier) === tab,
      "\(tab.identifier) cannot be selected in \(self), as it is none of its tabs; set tabs first")
    var outer = tab
    while let group = outer.parent {
      group.selectedChild = outer
      outer = group
    }
    choose(outer.loadController())
  }
}
