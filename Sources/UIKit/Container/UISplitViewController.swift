/// A container of two or three columns: beside or over each other where the width is regular, else one navigation stack.
///
/// **Columns.** Made with a style, controllers are set by column, and each is put into a navigation controller unless it is one. Made without a style,
/// `viewControllers` are the two as they are.
///
/// **Regular width.** Held upright the last column stands alone at first, and the others come over it; held sideways one of them stands beside it.
/// `preferredSplitBehavior` and `preferredDisplayMode` say otherwise (`SplitArrangement`). A column that is not seen is not loaded before it comes for the
/// first time; after that it waits outside of the bounds.
///
/// **Compact width.** The controllers of the other columns' navigation controllers are pushed onto the first column's, or a controller for the column `compact` is
/// shown in place of all; when the width becomes regular, they go back.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
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

  /// How many columns there are.
  public enum Style: _Enumeration, Sendable {
    /// Two, set by `viewControllers`.
    case unspecified
    /// Two, set by column.
    case doubleColumn
    /// Three, set by column.
    case tripleColumn
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// A column.
  public enum Column: _Enumeration, Sendable {
    /// The first, with the overview.
    case primary
    /// The second of three.
    case supplementary
    /// The last, with the details.
    case secondary
    /// The controller in compact width, in place of the others.
    case compact
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// The visible columns in regular width.
  public enum DisplayMode: _Enumeration, Sendable {
    /// The system's choice: the last column alone on a tablet held upright, else with a column beside it.
    case automatic
    /// The last column alone.
    case secondaryOnly
    /// One beside the last: of three the second.
    case oneBesideSecondary
    /// One over the last.
    case oneOverSecondary
    /// Two beside the last.
    case twoBesideSecondary
    /// Two over the last.
    case twoOverSecondary
    /// Two, which push the last one aside.
    case twoDisplaceSecondary
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 7 }

    /// The older name of `oneBesideSecondary`.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The older name of `secondaryOnly`.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The older name of `oneOverSecondary`.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How the last column gives way to the others in regular width.
  public enum SplitBehavior: _Enumeration, Sendable {
    /// As it pleases: see `UISplitViewController`.
    case automatic
    /// All stand beside each other.
    case tile
    /// The others lie over it.
    case overlay
    /// A single column stands beside the last, and two push it aside.
    case displace
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
  }

  /// Whether bars show a button for the columns that are not seen.
  public enum DisplayModeButtonVisibility: _Enumeration, Sendable {
    /// Shown if `presentsWithGesture` is true.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The edge of the first column.
  public enum PrimaryEdge: _Enumeration, Sendable {
    /// The edge at which reading begins.
    case leading
    /// The edge at which reading ends.
    case trailing
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// The value of widths unless set.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  private var styleStorage = Style.unspecified
  var set: [Column: UIViewController] = [:]
  /// The shown controller of each column: the controller itself, or the navigation controller around it.
  var holders: [Column: UIViewController] = [:]
  var shownWrappers: [BarWrapperView] = []
  /// Whether the columns are one stack; nil before that was decided.
  var collapsedStorage: Bool?
  /// The controllers of the other columns that were pushed onto the first, in their order.
  var carried: [(column: Column, controllers: [UIViewController])] = []
  /// The lines beside the columns before the last one, the inner one first.
  let lines = [UIView(), UIView()]
  let dim = SplitDimView()
  /// How many sidebars the reader or the application has shown since; nil where nobody did.
  var chosenSidebars: Int?
  /// Columns that are about to come in.
  var coming: Set<Column> = []
  /// How the columns were when they were last laid out.
  var lastArrangement: SplitArrangement?
  /// The mode that the delegate knows of.
  var knownMode: DisplayMode?
  var edgePan: EdgePanGestureRecognizer?
  /// The item whose bar has the button of the columns.
  weak var buttonHost: UINavigationItem?

  /// Makes a container of columns that are set by column.
  public init(style: UISplitViewController.Style) {
    styleStorage = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a container of two columns that `viewControllers` sets.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a container of a storyboard: with two named columns if the storyboard says so, else with two for
  /// `viewControllers`.
  public required init?(coder: NSCoder) {
    if coder.attribute("allowDoubleColumnStyle") == "YES" { styleStorage = .doubleColumn }
    super.init(coder: coder)
    coder.finishDecoding(self, as: UISplitViewController.self)
  }

  /// How many columns there are, and how they are set.
  open var style: Style { styleStorage }
  /// The delegate, which is asked and told of columns that come and go.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Columns

  /// The controllers that are shown: of the first and the second column, or the one of the stack.
  open var viewControllers: [UIViewController] {
    get {
      // Which columns are one is not known before they are shown.
      let columns = collapsedStorage == nil ? [.primary, .supplementary, .secondary] : shownColumns
      return columns.compactMap { holders[$0] }
    }
    set {
      place(newValue.first, for: .primary)
      place(newValue.dropFirst().first, for: .secondary)
      columnsDidChange()
    }
  }

  /// Sets the controller of a column, within a navigation controller unless it is one.
  ///
  /// For containers that were made with a style; else it raises, as on iOS.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    ensure(
      style != .unspecified,
      "setViewController(_:for:) needs a split view controller made with a style; \(self) has none: set viewControllers"
    )
    ensure(
      style == .tripleColumn || column != .supplementary,
      "a supplementary column needs a split view controller made with the style tripleColumn; \(self) has two columns")
    place(vc, for: column)
    columnsDidChange()
  }

  /// The controller that was set for a column.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? { set[column] }

  /// Shows a column: in compact width on top of the stack, in regular width by the behaviour; showing the last column
  /// hides those over it.
  open func show(_ column: UISplitViewController.Column) { reveal(column) }

  /// Hides a column: in regular width a sidebar, with those before it; in compact width a pushed column at the top of
  /// the stack.
  open func hide(_ column: UISplitViewController.Column) { conceal(column) }

  /// Whether the columns are one stack.
  open var isCollapsed: Bool { collapsedStorage ?? (traitCollection.horizontalSizeClass != .regular) }

  // MARK: Display

  /// The preferred columns in regular width; a change in an animation's block moves them.
  ///
  /// A mode that the behaviour does not have becomes one of as many columns that it has; with a behaviour of
  /// `automatic` it brings its own.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenSidebars = nil
      if preferredDisplayMode != oldValue { arrangementDidChange() }
    }
  }
  /// The visible columns; in compact width `secondaryOnly`, never `automatic`.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : arrangement.mode }
  /// How the last column is to give way to the others in regular width.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { if preferredSplitBehavior != oldValue { arrangementDidChange() } }
  }
  /// How it does; in compact width `automatic`.
  open var splitBehavior: SplitBehavior { isCollapsed ? .automatic : arrangement.behavior }
  /// Whether a finger from the edge where reading begins brings columns in, and bars show a button for that; true unless set.
  open var presentsWithGesture = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether bars show the button for the columns that are not seen.
  ///
  /// It stands at the leading end of the bar of the first column that is seen, where that shows the first controller of its stack, in containers with a style.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// A button that shows and hides columns before the last one.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }
  private(set) lazy var modeButton: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in
        guard let self, !isCollapsed else { return }
        showSidebars(arrangement.countAfterTap)
      })
    item.accessibilityLabel = "Sidebar"
    return item
  }()

  /// The edge of the first column.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The width of the first column as a part of the whole; `automaticDimension` is 320 points.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the first column in points; comes before the fraction.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the first column.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the first column.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the second of three columns as a part of the whole; `automaticDimension` is 320 points.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the second of three columns in points; comes before the fraction.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the second of three columns.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the second of three columns.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width that the second of three columns has, hidden or not; 0 in compact width and without one.
  open var supplementaryColumnWidth: CGFloat {
    isCollapsed || holders[.supplementary] == nil ? 0 : supplementaryWidth(in: viewIfLoaded?.bounds.width ?? 0)
  }
  /// The width that the first column has, hidden or not; 0 in compact width.
  open var primaryColumnWidth: CGFloat { isCollapsed ? 0 : primaryWidth(in: viewIfLoaded?.bounds.width ?? 0) }

  // MARK: Showing

  /// Shows a controller in the first column: pushes it there.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    holders[.primary]?.show(vc, sender: sender)
  }

  /// Shows a controller as the second column, or in compact width on top of the stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDetail(vc)
  }

  // MARK: Life

  open override func loadView() { view = SplitContainerView(controller: self) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The columns' views have to be there for their own `viewWillAppear`, which follows.
    updateColumns()
  }

  override var conductsAppearanceOfChildren: Bool { true }

  open override dynamic var childForStatusBarStyle: UIViewController? { viewControllers.last }
  open override dynamic var childForStatusBarHidden: UIViewController? { viewControllers.last }
}

/// The methods by which a split view controller asks about columns, and tells of them.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Other columns are about to be seen.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// A column is about to come in, in regular width.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to go, in regular width.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Whether the delegate showed a controller in the first column itself.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  /// Whether the delegate showed a controller as the second column itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Whether the second column is left out of the stack that the two become; asked without a style only.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The second column of what the stack becomes; nil leaves it to the first column's controller. Asked without a style only.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// The column that is on top of the stack that the two become; asked with a style only.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The columns became one stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// The stack became two columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_splitViewController_willChangeToDisplayMode_")
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    OptionalMethods.call("splitViewController:willChangeToDisplayMode:", self, svc, displayMode, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_splitViewController_willShowColumn_")
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    OptionalMethods.call("splitViewController:willShowColumn:", self, svc, column, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_splitViewController_willHideColumn_")
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    OptionalMethods.call("splitViewController:willHideColumn:", self, svc, column, or: ())
  }
  /// Unless implemented, it did not.
  @_silgen_name("masthead_default_splitViewController_showViewController_sender_")
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    OptionalMethods.call(
      "splitViewController:showViewController:sender:", self, splitViewController, vc, sender, or: false)
  }
  /// Unless implemented, it did not.
  @_silgen_name("masthead_default_splitViewController_showDetailViewController_sender_")
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    OptionalMethods.call(
      "splitViewController:showDetailViewController:sender:", self, splitViewController, vc, sender, or: false)
  }
  /// Unless implemented, nil.
  @_silgen_name("masthead_default_splitViewController_separateSecondaryViewControllerFromPrimaryViewController_")
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    OptionalMethods.call(
      "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:", self, splitViewController,
      primaryViewController, or: nil)
  }
  /// Unless implemented, it is pushed.
  @_silgen_name("masthead_default_splitViewController_collapseSecondaryViewController_ontoPrimaryViewController_")
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    OptionalMethods.call(
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:", self, splitViewController,
      secondaryViewController, primaryViewController, or: false)
  }
  /// Unless implemented, the proposed one.
  @_silgen_name("masthead_default_splitViewController_topColumnForCollapsingToProposedTopColumn_")
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    OptionalMethods.call(
      "splitViewController:topColumnForCollapsingToProposedTopColumn:", self, svc, proposedTopColumn,
      or: proposedTopColumn)
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_splitViewControllerDidCollapse_")
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    OptionalMethods.call("splitViewControllerDidCollapse:", self, svc, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_splitViewControllerDidExpand_")
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    OptionalMethods.call("splitViewControllerDidExpand:", self, svc, or: ())
  }
}
