/// A container for one of many controllers at a time, which a finger or the program turns over like pages.
///
/// Pages lie beside or above each other in a scroll view. The data source is asked for the neighbours of a page when that is shown; without one the finger
/// turns nothing, and the application sets each page. The page curl of iOS is not there: pages scroll whatever was asked for, and a diagnostic says so.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// In which direction a page comes.
  public enum NavigationDirection: _Enumeration, Sendable {
    /// From where reading goes on.
    case forward
    /// From where reading came from.
    case reverse
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// How pages lie to each other.
  public enum NavigationOrientation: _Enumeration, Sendable {
    /// Beside each other.
    case horizontal
    /// Above each other.
    case vertical
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// How pages are turned over.
  public enum TransitionStyle: _Enumeration, Sendable {
    /// As those of a book; here they scroll.
    case pageCurl
    /// By scrolling.
    case scroll
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 2 }
  }

  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The room between pages that scroll, in points: a number.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  private let transitionStyleStorage: TransitionStyle
  private let orientationStorage: NavigationOrientation
  let spacing: CGFloat
  let pages = UIScrollView()
  private lazy var turner = PageTurner(controller: self)
  let dots = UIPageControl()
  /// The dot of the current page; fingers on the dots change theirs first.
  var shownDot = 0
  var current: UIViewController?
  /// The pages before and after the current one.
  var neighbours: (before: UIViewController?, after: UIViewController?)
  var isTurningByProgram = false
  var pendingCompletion: ((Bool) -> Void)?
  /// The page that a finger is bringing in, announced to the delegate.
  var incoming: UIViewController?

  /// Makes a controller without pages.
  public init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyleStorage = style
    orientationStorage = navigationOrientation
    let room = options?[.interPageSpacing]
    spacing = max(
      0, (room as? CGFloat) ?? (room as? Double).map { CGFloat($0) } ?? (room as? Int).map { CGFloat($0) } ?? 0)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a storyboard, whose pages scroll beside each other unless that says otherwise.
  public required init?(coder: NSCoder) {
    transitionStyleStorage = coder.attribute("transitionStyle") == "pageCurl" ? .pageCurl : .scroll
    orientationStorage = coder.attribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
    spacing = max(0, coder.attribute("pageSpacing").flatMap(NibNumbers.number) ?? 0)
    super.init(coder: coder)
    coder.finishDecoding(self, as: UIPageViewController.self)
  }

  /// Gives the neighbours of pages; setting it asks for those of the page that is shown.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { if isViewLoaded { reloadNeighbours() } } }
  /// The delegate, which is told of pages turned by a finger.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages were asked to be turned over.
  open var transitionStyle: TransitionStyle { transitionStyleStorage }
  /// Whether pages have backs, which are seen while they curl; false at first.
  ///
  /// Nothing curls here: setting it is reported.
  open var isDoubleSided = false {
    didSet { if isDoubleSided { reportCurl() } }
  }
  /// How pages lie to each other.
  open var navigationOrientation: NavigationOrientation { orientationStorage }
  /// The recognizers that turn pages by a finger.
  open var gestureRecognizers: [UIGestureRecognizer] { [pages.panGestureRecognizer] }

  /// The page that is shown, in an array; nil without.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }

  /// Shows a page; it scrolls in when animated.
  ///
  /// One page is taken; another number raises, as on iOS. `completion` gets whether the page came without another taking its place.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let given = viewControllers ?? []
    ensure(
      given.count == 1,
      "setViewControllers(_:direction:animated:) of \(self) got \(given.count) controllers; a page shows one: pass one")
    guard let page = given.first else { return }
    show(page, direction, animated, completion)
  }

  open override func loadView() {
    super.loadView()
    pages.frame = view.bounds
    pages.isPagingEnabled = true
    pages.showsHorizontalScrollIndicator = false
    pages.showsVerticalScrollIndicator = false
    pages.contentInsetAdjustmentBehavior = .never
    pages.delegate = turner
    view.addSubview(pages)
    view.addSubview(dots)
    dots.addAction(UIAction { [weak self] _ in self?.turnByDots() }, for: .valueChanged)
    if transitionStyle == .pageCurl { reportCurl() }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutPages()
  }

  override var conductsAppearanceOfChildren: Bool { true }
  override func finishOwnTransition() { stopTurning() }

  open override var childForStatusBarStyle: UIViewController? { current }
  open override var childForStatusBarHidden: UIViewController? { current }
}

/// Gives the neighbours of pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; nil for the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil for the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots below the pages; 0 for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page that the program has set.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Unless implemented, there are no dots.
  @_silgen_name("masthead_default_presentationCountForPageViewController_")
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    OptionalMethods.call("presentationCountForPageViewController:", self, pageViewController, or: 0)
  }
  /// Unless implemented, the first.
  @_silgen_name("masthead_default_presentationIndexForPageViewController_")
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    OptionalMethods.call("presentationIndexForPageViewController:", self, pageViewController, or: 0)
  }
}

/// The methods by which a controller tells of pages turned by a finger.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A finger begins to bring pages in.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Pages rest again; `completed` says whether another one does.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_pageViewController_willTransitionToViewControllers_")
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    OptionalMethods.call(
      "pageViewController:willTransitionToViewControllers:", self, pageViewController, pendingViewControllers, or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_pageViewController_didFinishAnimating_previousViewControllers_transitionCompleted_")
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    OptionalMethods.call(
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", self, pageViewController,
      finished, previousViewControllers, completed, or: ())
  }
}
