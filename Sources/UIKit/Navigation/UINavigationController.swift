/// A container that shows the last of a stack of controllers, below a bar that leads back through the stack.
///
/// **When things happen.** The stack changes at once; the screen changes in the next layout, so that several changes
/// are one: then the new top controller's view is loaded and comes in, `viewWillAppear` and the like are called with
/// whether it is animated, and the bar takes its navigation item over. An animated change takes 0.35 seconds of the
/// display clock; a change that begins meanwhile ends it first.
///
/// **Places.** The views of controllers fill the container, and the bars count as safe area, so that scroll views begin
/// below them (`edgesForExtendedLayout` and a bar that is not translucent make the views themselves begin there).
///
/// **Large titles.** Where the bar prefers them, the title is shown below the row of buttons until the content scrolls:
/// the bar shrinks with it, and with the bar the safe area. Let go in between, the content goes on to where the title
/// is wholly there or gone. The content is that of `contentScrollView(for:)`; a scroll view that begins below the bar
/// does not move it.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  // Applications replace these in extensions of the class (`ReplacedMembers` of the source adapter).
  open override dynamic var shouldAutorotate: Bool { super.shouldAutorotate }
  open override dynamic var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  open override dynamic func viewDidLoad() { super.viewDidLoad() }

  /// The kind of a change of the stack.
  public enum Operation: _Enumeration, Sendable {
    /// Neither.
    case none
    /// A controller comes on top.
    case push
    /// The top controller goes.
    case pop
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// How long a bar takes to be hidden or shown, in seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  var stack: [UIViewController] = []
  /// The change of the stack that is not shown yet.
  var pending: PendingNavigation?
  /// The wrapper shown for the top controller of the last layout.
  var shown: BarWrapperView?
  var transition: NavigationTransition?
  /// The wrappers of controllers of the stack that were shown.
  var wrappers: [BarWrapperView] = []
  private let barStorage: UINavigationBar
  private let toolbarStorage: UIToolbar
  private var barIsHidden = false
  private var toolbarIsHidden = true
  /// The scroll view that the bars follow.
  weak var followed: UIScrollView?
  /// Whether the bars are on their way in or out.
  var barsAreMoving = false
  private(set) var backSwipe: NavigationBackSwipe?

  /// Makes a controller without controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    barStorage = UINavigationBar()
    toolbarStorage = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    barStorage.controller = self
  }

  /// Makes a controller with one controller in its stack.
  public init(rootViewController: UIViewController) {
    barStorage = UINavigationBar()
    toolbarStorage = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    barStorage.controller = self
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a controller with bars of subclasses; nil is UIKit's own class.
  ///
  /// They have to be subclasses of `UINavigationBar` and `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let bar: AnyClass = navigationBarClass ?? UINavigationBar.self
    let toolbar: AnyClass = toolbarClass ?? UIToolbar.self
    guard let barType = bar as? UINavigationBar.Type, let toolbarType = toolbar as? UIToolbar.Type else {
      fatalError(
        "UINavigationController(navigationBarClass: \(bar), toolbarClass: \(toolbar)): the classes have to be subclasses of UINavigationBar and UIToolbar"
      )
    }
    barStorage = DynamicInitializer.makeView(barType, frame: .zero)
    toolbarStorage = DynamicInitializer.makeView(toolbarType, frame: .zero)
    super.init(nibName: nil, bundle: nil)
    barStorage.controller = self
  }

  /// Makes a controller without controllers; archives are not read.
  public required init?(coder aDecoder: NSCoder) {
    barStorage = UINavigationBar()
    toolbarStorage = UIToolbar()
    super.init(coder: aDecoder)
    barStorage.controller = self
    aDecoder.finishDecoding(self, as: UINavigationController.self)
  }

  /// The delegate, which is told of the shown controller.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack

  /// The controllers, the one that is shown last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// The visible controller: the presented one over the top, else the top controller.
  open var visibleViewController: UIViewController? { stack.last?.presentedViewController ?? stack.last }

  /// Puts a controller on top; it slides in when animated.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated) }
  /// Removes the top controller and returns it; nil, without effect, for an only controller.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop(animated) }
  /// Removes the controllers above a given one and returns them; nil, without effect, if it is on top.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    pop(to: viewController, animated)
  }
  /// Takes all controllers but the first away and returns them; nil, and nothing happens, where it is on top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { pop(to: $0, animated) }
  }
  /// Replaces the stack: animated, a new top controller slides in as pushed, and one that was in the stack comes back as by popping.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(by: viewControllers, animated)
  }
  /// Puts a controller on top, animated.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: Bars

  /// The bar at the top.
  open var navigationBar: UINavigationBar { barStorage }
  /// Whether the bar at the top is hidden; the controllers' views then reach up to the status bar.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar at the top; it slides when animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    barsDidChange(animated: animated)
  }
  /// The bar at the bottom, with the top controller's `toolbarItems`.
  open var toolbar: UIToolbar! { toolbarStorage }
  /// Whether the bar at the bottom is hidden; true unless set.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar at the bottom; it slides when animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    toolbarIsHidden = hidden
    barsDidChange(animated: animated)
  }
  /// The finger that drags the top controller away from the edge where reading begins; nil until the view is loaded.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { backSwipe?.recognizer }

  /// Whether a tap beside controls and bars hides or shows the bars; false unless set.
  open var hidesBarsOnTap = false { didSet { viewIfLoaded.map { barHiding.update(in: $0) } } }
  /// Whether a swipe up hides the bars, and one down shows them; false unless set.
  open var hidesBarsOnSwipe = false { didSet { viewIfLoaded.map { barHiding.update(in: $0) } } }
  /// Whether the bars are hidden in compact height; false unless set.
  open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.heightDidChange() } }
  // Silent: UINavigationController.hidesBarsWhenKeyboardAppears | its observer follows the keyboard
  /// Whether the bars go when the keyboard comes up; a tap on the content brings them back, the keyboard's end does not.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.followKeyboard(hidesBarsWhenKeyboardAppears) } }
  /// The tap of `hidesBarsOnTap`.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
  /// The swipe of `hidesBarsOnSwipe`.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }
  private(set) lazy var barHiding = BarHiding(controller: self)

  // MARK: Life

  open override func loadView() {
    view = NavigationContainerView(controller: self)
    backSwipe = NavigationBackSwipe(controller: self)
    barHiding.update(in: view)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The top controller's view has to be there for its own `viewWillAppear`, which follows.
    startPendingTransition()
    if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let top = stack.last { delegate?.navigationController(self, didShow: top, animated: animated) }
  }

  override var conductsAppearanceOfChildren: Bool { true }
  override func finishOwnTransition() { transition?.finishOrTakeBack() }
  /// Shows changes of the stack after the controller disappeared, to be there when it comes again.
  override func appearanceDidEnd() {
    if appearanceState == .disappeared { startPendingTransition() }
  }

  /// The delegate's orientations, else those of every controller.
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? standardOrientations
  }
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard topViewController !== subsequentVC, viewControllers.contains(subsequentVC) else { return }
    popToViewController(subsequentVC, animated: true)
  }
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { splitViewController.pushSecondary(secondaryViewController, onto: self) }
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { splitViewController.takeSecondaryBack(from: self) }
  /// The delegate's orientation; without an answer the first supported one.
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let answer = delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
    return answer == .unknown ? super.preferredInterfaceOrientationForPresentation : answer
  }
  /// As the bar's style says: light on a black one.
  ///
  /// On iOS, too, the top controller is asked only where the bar is hidden.
  open override dynamic var preferredStatusBarStyle: UIStatusBarStyle {
    barStorage.barStyle == .black ? .lightContent : .default
  }
  /// The top controller, where the bar is hidden.
  open override dynamic var childForStatusBarStyle: UIViewController? { barIsHidden ? topViewController : nil }
  /// The top controller.
  open override dynamic var childForStatusBarHidden: UIViewController? { topViewController }
  /// The top controller.
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  /// The top controller.
  open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
}

/// The methods by which a navigation controller tells of the shown controller.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// A controller is about to be shown; after its `viewWillAppear`.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller is shown; after its `viewDidAppear`.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// Animates a push or pop; nil takes UIKit's animation.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Steers a push or pop that an object of the delegate animates; nil for no gesture.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The orientations in which the navigation controller may be shown.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which the navigation controller is presented; unless implemented, the first supported one.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_navigationController_willShowViewController_animated_")
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    OptionalMethods.call(
      "navigationController:willShowViewController:animated:", self, navigationController, viewController, animated,
      or: ())
  }
  /// Unless implemented, nothing.
  @_silgen_name("masthead_default_navigationController_didShowViewController_animated_")
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    OptionalMethods.call(
      "navigationController:didShowViewController:animated:", self, navigationController, viewController, animated,
      or: ())
  }
  /// Unless implemented, none.
  @_silgen_name(
    "masthead_default_navigationController_animationControllerForOperation_fromViewController_toViewController_")
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethods.call(
      "navigationController:animationControllerForOperation:fromViewController:toViewController:", self,
      navigationController, operation, fromVC, toVC, or: nil)
  }
  /// Unless implemented, none.
  @_silgen_name("masthead_default_navigationController_interactionControllerForAnimationController_")
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethods.call(
      "navigationController:interactionControllerForAnimationController:", self, navigationController,
      animationController, or: nil)
  }
  /// Unless implemented, those of every controller.
  @_silgen_name("masthead_default_navigationControllerSupportedInterfaceOrientations_")
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    OptionalMethods.call(
      "navigationControllerSupportedInterfaceOrientations:", self, navigationController,
      or: navigationController.standardOrientations)
  }
  /// Unless implemented, unknown: the first that is supported is taken.
  @_silgen_name("masthead_default_navigationControllerPreferredInterfaceOrientationForPresentation_")
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    OptionalMethods.call(
      "navigationControllerPreferredInterfaceOrientationForPresentation:", self, navigationController, or: .unknown)
  }
}
