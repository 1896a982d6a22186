/// Manages a view and its part of an application.
///
/// The view is made the first time it is asked for: `loadView()`, then `viewDidLoad()`. Showing it goes in UIKit's order:
/// `viewWillAppear`, into the window, `viewIsAppearing`, layout (`viewWillLayoutSubviews`, `viewDidLayoutSubviews`),
/// `viewDidAppear` (`uikit-facts §13`).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer, UIFocusEnvironment,
  @preconcurrency NSCoding
{
  /// The state of a controller's appearance.
  enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
  }

  private var viewStorage: UIView?
  private var isLoadingView = false
  var appearanceState = AppearanceState.disappeared
  /// Whether the coming or going that is under way, or the last one, was announced as animated.
  var isAppearanceAnimated = false
  var childStorage: [UIViewController] = []
  weak var parentStorage: UIViewController?
  /// The way of the controller into or out of another, while it is under way.
  var passage = Passage.none
  /// Whether the parent exchanges the controller for another, or another for it, and tells it of its appearance.
  var isExchanged = false
  /// Whether the view's way into or out of a window tells the controller of its appearance, as nobody else did.
  var isToldByWindow = false
  /// Ends the exchange of one child for another, while it is under way.
  var exchangeUnderWay: (() -> Void)?
  /// The transition or change of size that the controller goes through.
  weak var ownTransition: TransitionCoordinator?
  var ownTraitOverrides: UITraitCollection?
  /// Who wants to know of single traits.
  var traitRegistrations = TraitRegistrations()
  /// The traits set by `setOverrideTraitCollection(_:forChild:)` for this child.
  var parentTraitOverrides: UITraitCollection?
  private var additionalSafeAreaInsetsStorage = UIEdgeInsets.zero
  private var isEditingStorage = false
  private var respectsSystemMinimumLayoutMargins = true
  private var preferredContentSizeStorage = CGSize.zero
  /// The guides from before the safe area, made when they are asked for.
  var layoutSupports: (top: LayoutSupportGuide?, bottom: LayoutSupportGuide?)
  /// The state of the controller for bars.
  var barState = ControllerBarState()
  /// Whom the controller presents, and how it is presented itself.
  var presentationState = ControllerPresentationState()
  /// The content shown in place of missing content.
  var unavailable = UnavailableContent()
  /// The state of the controller for its storyboard.
  var segueState = ControllerSegueState()
  private let nibNameStorage: String?
  private let nibBundleStorage: Bundle?

  /// Makes a controller with the view of a nib, as File's owner of the nib.
  ///
  /// Without a name the nib is that of the class's name, `ItemViewController` or `ItemView`, where there is one of those. It is read when the
  /// view is made.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibNameStorage = nibNameOrNil
    nibBundleStorage = nibBundleOrNil
    super.init()
  }

  /// Makes a controller without a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Writes nothing, and tells so: views and controllers come from code, nibs and storyboards.
  ///
  /// What an override writes is kept.
  open func encode(with coder: NSCoder) { Diagnostic.reportNotArchived(self) }

  /// Makes a controller of a storyboard's element; with other coders a controller without nib.
  public required init?(coder: NSCoder) {
    nibNameStorage = coder.attribute("nibName")
    nibBundleStorage = (coder as? NibCoder)?.instance.bundle
    super.init()
    if let coder = coder as? NibCoder {
      segueState.scene = (coder.instance, coder.element.child(key: "view"))
      coder.instance.controller = self
    }
    coder.finishDecoding(self, as: UIViewController.self)
  }

  // MARK: Focus

  /// The environments for focus that comes to the controller: its view unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// The environment around the controller's view.
  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview ?? parent }
  /// The container of the focusable items: the controller's view.
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
  /// The focus group of all environments in the controller without an own one; nil, the default, for the surrounding
  /// group.
  open var focusGroupIdentifier: String?
  /// Requests that focus inside of the controller goes to the preferred environment with the next frame.
  open func setNeedsFocusUpdate() { viewIfLoaded?.focusEngine?.setNeedsUpdate(of: self, isRequest: false) }
  /// Does at once what `setNeedsFocusUpdate()` asked for.
  open func updateFocusIfNeeded() { viewIfLoaded?.focusEngine?.updateIfNeeded() }
  /// Whether focus may go so; true unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Focus has gone from or to something in the controller.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// The name of the view's nib; for a controller made without a name that of the class, if there is such a nib.
  open var nibName: String? { nibNameStorage ?? nibNameOfClass }
  /// The bundle that the nib is looked for in first; nil for the program's.
  open var nibBundle: Bundle? { nibBundleStorage }
  /// The storyboard that the controller was made of; nil without one.
  open var storyboard: UIStoryboard? { segueState.scene?.instance.storyboard }

  // MARK: Segues

  /// Performs a segue by its identifier, from the controller in its storyboard; raises for an unknown identifier.
  ///
  /// `shouldPerformSegue(withIdentifier:sender:)` is not asked, as on iOS.
  open func performSegue(withIdentifier identifier: String, sender: Any?) { performNamedSegue(identifier, sender) }
  /// Whether what the user does may lead to a segue; true unless overridden.
  ///
  /// The identifier is empty for a segue without one.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue from the controller, to give the destination its content.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// The children that are asked, in order, whether an unwind segue leads to them; those nearest to the top first.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    childrenForUnwinding(source)
  }
  /// Whether an unwind segue leads to the controller: unless overridden, whether it has the action and is not where the way begins.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { fromViewController !== self && responds(to: action) }

  /// The title of the controller.
  ///
  /// Setting it sets the title of the navigation item too, which a bar shows.
  open var title: String? {
    willSet { if hasKeyValueObservers { willChangeValue(forKey: "title") } }
    didSet {
      barState.item?.title = title
      tabTitleDidChange()
      if hasKeyValueObservers { didChangeValue(forKey: "title") }
    }
  }

  // MARK: View

  /// The view; made when it is asked for the first time.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set {
      viewStorage?.viewController = nil
      viewStorage = newValue
      newValue?.viewController = self
      newValue?.layoutMarginsInputsDidChange()
    }
  }

  /// The view if it was made already.
  open var viewIfLoaded: UIView? { viewStorage }
  /// Whether the view was made already.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Makes the view if there is none, and calls `viewDidLoad()`.
  open func loadViewIfNeeded() {
    guard viewStorage == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if viewStorage == nil {
      fatalError(
        "\(type(of: self)).loadView() set no view: assign `view` in it, or leave loadView() to UIViewController")
    }
    performEmbeds()
    viewDidLoad()
  }

  /// Makes the view; the default makes that of the storyboard or nib, or else a plain one of the size of the screen.
  open func loadView() {
    if loadViewFromDocument() { return }
    let view = UIView(frame: stage.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Hook for framework classes: takes the view of a nib or storyboard.
  func adoptNibView(_ view: UIView) { self.view = view }

  /// A navigation controller is about to put the controller above another one; nil for the first of a stack.
  func willBePushed(onto below: UIViewController?) {}
  /// Moves content shared with another controller into the view of this one, which replaces the other; nil without
  /// shared content.
  func takeSharedContent(from other: UIViewController?) -> (any SharedContentMotion)? { nil }

  /// Whether a window gives the view its own size; controllers that keep theirs say no.
  var modalFrameFollowsWindow: Bool { true }

  /// Called once, after the view was made.
  open func viewDidLoad() {}
  /// Called before the view is added to a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once the view is in a window and has its traits, before layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view was shown and laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view left its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}
  /// Called when the view's constraints are brought up to date; the default lets the view do it.
  open func updateViewConstraints() { viewStorage?.updateConstraints() }
  /// Called after the view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the view's margins changed.
  open func viewLayoutMarginsDidChange() {}
  /// The traits: the parent's or the window's, with the overrides of this controller and its parent.
  open var traitCollection: UITraitCollection { resolvedTraitCollection }
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Content that is not there

  /// The configuration of a view shown in place of missing content; nil, as at first, shows none.
  ///
  /// The view that shows it fills the view above all others, and stays in place where the view scrolls.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set { showUnavailable(newValue) }
  }
  /// The state for updates of the configuration: the traits, and the search text.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { ownUnavailableState }
  /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.needsUpdate = true
    viewStorage?.setNeedsLayout()
  }
  /// Called before the first layout in a window, after changes of traits, and on request: the place to set the
  /// configuration by the present content.
  ///
  /// The default brings the present configuration up to date.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard let configuration = unavailable.configuration else { return }
    contentUnavailableConfiguration = configuration.updated(for: state)
  }

  // MARK: Insets

  /// Insets added to the view's safe area, in points; negative values take away.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalSafeAreaInsetsStorage }
    set {
      guard newValue != additionalSafeAreaInsetsStorage else { return }
      newValue.requireFinite("additionalSafeAreaInsets", of: self)
      additionalSafeAreaInsetsStorage = newValue
      viewStorage?.setNeedsLayout()
    }
  }

  /// The least left and right margins of the view: 16 points, 20 where the shorter side of the window is 414 points or
  /// more and on iPads of regular width; outside of windows those of a view that fills the screen.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margins = traitCollection.metricsProfile.margins
    let side = viewIfLoaded?.systemSideMargin(margins) ?? stage.screen.systemSideMargin(margins)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view has at least the system's margins.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { respectsSystemMinimumLayoutMargins }
    set {
      respectsSystemMinimumLayoutMargins = newValue
      viewStorage?.layoutMarginsInputsDidChange()
    }
  }

  /// The size that a container is asked to give the view.
  open var preferredContentSize: CGSize {
    get { preferredContentSizeStorage }
    set {
      guard newValue != preferredContentSizeStorage else { return }
      preferredContentSizeStorage = newValue
      parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentationState.own?.active.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Called when a child's preferred size changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  // MARK: Size and orientation

  /// The size of a child's view for a size of this one's: the same for a child that fills this view, else the child's
  /// own.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { standardSize(for: container, parentSize: parentSize) }

  /// Called before the view gets another size, as when the device turns; an override calls `super`, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childStorage {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.viewIfLoaded?.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
    }
  }

  /// Called before the traits change, as when the device turns; an override calls `super`, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childStorage { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The coordinator of a transition or change of size of the controller, or of a parent; nil at other times.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? parentStorage?.transitionCoordinator
  }

  /// The orientation for presenting the controller over the whole screen, unless the present one is supported: the
  /// first supported orientation unless overridden.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { firstSupportedOrientation }
  /// The orientations that a root controller's view may be shown in; on an iPad all, else all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { standardOrientations }
  /// Whether the interface turns with the device while this controller fills the window; true unless overridden.
  open var shouldAutorotate: Bool { true }
  /// How the interface is turned; unknown where the view is in no window.
  open var interfaceOrientation: UIInterfaceOrientation {
    viewStorage?.window?.windowScene?.interfaceOrientation ?? .unknown
  }

  /// Whether a scroll view that is the controller's view keeps its content out of the safe area above and below although it does not
  /// scroll; true unless set.
  ///
  /// Holds for scroll views whose `contentInsetAdjustmentBehavior` is `automatic`, which came after it.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { viewStorage.map { $0.boundsSizeDidChange(from: $0.bounds.size) } }
  }

  // MARK: Status bar

  /// How the status bar is to come and go; a fade unless overridden.
  ///
  /// Pictures are taken when it has; hosts read it as `UIStatusBarManager.updateAnimation`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// How the status bar's content is to be drawn while this is the root controller, or names no child.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is to be hidden while this is the root controller, or names no child.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that says how the status bar is drawn; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that says whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Marks the status bar to be determined again by the controllers.
  open func setNeedsStatusBarAppearanceUpdate() { stage.application.statusBarInputsDidChange() }

  /// Whether the home indicator is to be hidden while this is the root controller, or names no child; here it is then hidden always.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that says whether the home indicator is hidden; nil for the controller itself.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Marks the home indicator to be determined again by the controllers, which happens with each picture.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { stage.application.statusBarInputsDidChange() }

  /// The edges at which the application's own gestures come before the system's, while this is the root controller, or names no child.
  ///
  /// There are no gestures of a system here; at the lower edge the home indicator is drawn faintly, as on iOS.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that says at which edges the system's gestures wait; nil for the controller itself.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Marks the edges to be determined again, which happens with each picture.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { stage.application.statusBarInputsDidChange() }

  // MARK: Turning

  /// Turns the windows to the device's orientation, if controllers refused this when it was turned and permit it now.
  open class func attemptRotationToDeviceOrientation() { UIApplication.shared.turnAgain() }
  /// Says that `supportedInterfaceOrientations` has another value: the windows follow the device if they may now.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { stage.application.turnAgain() }

  // MARK: Keys

  private(set) var addedKeyCommands: [UIKeyCommand] = []
  /// Adds a combination of keys, which counts beside those of `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Takes a combination of keys away that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: Memory

  /// Called when memory is short; an override releases objects that can be made again, and calls `super`.
  open func didReceiveMemoryWarning() {}

  // MARK: Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { parentStorage }
  /// The controllers in this one, in the order in which they were added.
  open var children: [UIViewController] { childStorage }
  /// Whether the controller is on its way into a parent.
  open var isMovingToParent: Bool { passage == .toParent }
  /// Whether the controller is on its way out of its parent.
  open var isMovingFromParent: Bool { passage == .fromParent }

  /// Makes a controller a child of this one; calls its `willMove(toParent:)`.
  ///
  /// Its view is for the caller to add, who then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    // Not the last call: a crash names the method that the application called.
    ensureIsNotAbove(childController)
    insertChild(childController)
  }
  /// Takes the controller out of its parent; calls `didMove(toParent: nil)`.
  open func removeFromParent() { removeChildFromParent() }
  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) { endPassage(.toParent) }
  /// Whether children are told of appearance when this controller is.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells a child of its coming appearance or disappearance; for containers that forward by themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Tells a child of the end of its appearance or disappearance; for containers that forward by themselves.
  open func endAppearanceTransition() { endAppearance() }

  /// Puts the view of a child in the place of another child's view, with an animation of its own.
  ///
  /// The new view goes above the old one in its superview; the old one is taken out at the end. Both are told of their appearance where this controller is
  /// shown. Raises where one is not a child, or the old view is in no superview.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Whether the controller tells its children of their appearance at its own times; see `UINavigationController`.
  var conductsAppearanceOfChildren: Bool { false }
  /// Whether the view lies beside the parent's, and not in it, as that of a search controller does.
  var liesBesideItsParent: Bool { false }
  /// Ends the container's own transition between children, or takes it back if a finger holds it.
  func finishOwnTransition() {}
  /// Called after the controller was told of the end of its coming or going.
  func appearanceDidEnd() {}

  // MARK: Presentation

  /// The controller presented by this one, or by the nearest parent.
  open var presentedViewController: UIViewController? { ownPresented }
  /// The controller that presents this one, or the nearest parent.
  open var presentingViewController: UIViewController? { ownPresenter }
  /// Whether actions of menus and keys that look for a target along the responders may be the controller's own while it presents another;
  /// true unless overridden.
  open var performsActionsWhilePresentingModally: Bool { true }
  override var takesActions: Bool { presentedViewController == nil || performsActionsWhilePresentingModally }
  /// Presents a controller over this one and its parents, in its `modalPresentationStyle`; then calls `completion`.
  ///
  /// Nothing is shown, and a diagnostic says why, where the view is in no window or another controller is presented already. A controller
  /// that is presented already, is a child, or is this one raises.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentNow(viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Dismisses the presented controller, with all controllers presented over it; without any dismisses this controller.
  ///
  /// Calls `completion` then, also where nothing was dismissed.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(animated: flag, completion: completion)
  }
  /// How the controller takes its place when it is presented; `automatic` unless set.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentationState.style }
    set { presentationState.style = newValue }
  }
  /// How the controller comes in when it is presented, and goes; `coverVertical` unless set.
  ///
  /// Alerts have their own way.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentationState.transition }
    set { presentationState.transition = newValue }
  }
  /// Whether controllers in the styles `currentContext` and `overCurrentContext` come over this controller, and not over what contains it.
  open var definesPresentationContext: Bool {
    get { presentationState.definesContext }
    set { presentationState.definesContext = newValue }
  }
  /// Whether controllers in a context style come and go over this controller as its own `modalTransitionStyle` says; false unless set.
  open var providesPresentationContextTransitionStyle: Bool {
    get { presentationState.providesTransition }
    set { presentationState.providesTransition = newValue }
  }
  /// Whether the user is kept from dismissing the controller by hand; false unless set.
  ///
  /// A child that is shown keeps the user from dismissing the controller around it, too.
  open var isModalInPresentation: Bool {
    get { presentationState.isModal }
    set { presentationState.isModal = newValue }
  }
  /// The older name of `isModalInPresentation`.
  open var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
  /// Whether the controller, presented over the whole window but not in the style `fullScreen`, says how the status bar is drawn; false unless set.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { presentationState.capturesStatusBar }
    set {
      presentationState.capturesStatusBar = newValue
      setNeedsStatusBarAppearanceUpdate()
    }
  }
  /// Gives the objects by which the controller is presented and dismissed; nil, as at first, for UIKit's own.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { presentationState.transitioningDelegate }
    set { presentationState.transitioningDelegate = newValue }
  }
  /// The presentation controller of the controller or a parent; before presenting that of its present style.
  open var presentationController: UIPresentationController? { ownPresentationController }
  /// The presentation controller that shows the controller or a parent, of the adapted style; nil outside of
  /// presentations.
  open var activePresentationController: UIPresentationController? { ownActivePresentationController }
  /// The presentation controller, if it is that of a sheet: the place to set up detents before presenting.
  open var sheetPresentationController: UISheetPresentationController? {
    ownPresentationController as? UISheetPresentationController
      ?? ownActivePresentationController as? UISheetPresentationController
  }
  /// The presentation controller, if it is that of a popover, for setting the popover's source before presenting.
  open var popoverPresentationController: UIPopoverPresentationController? {
    ownPresentationController as? UIPopoverPresentationController
  }
  /// Whether the controller is coming in as presented.
  open var isBeingPresented: Bool { passage == .presented }
  /// Whether the controller is going as dismissed.
  open var isBeingDismissed: Bool { passage == .dismissed }
  /// An unwind segue goes on to a child of the container, who shows it: navigation controllers pop to it, tab bar controllers select it, others do nothing.
  ///
  /// Called for each container from the outermost one to that of the segue's destination, after what they present is dismissed.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// The controller is the first column of a split view controller without a style whose columns become one, and takes the second one in.
  ///
  /// A navigation controller pushes it; others do nothing, which shows the first column alone. An override need not call `super`.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// The controller is the only column of a split view controller without a style that becomes two, and gives the second one.
  ///
  /// A navigation controller gives back what it pushed; others give nil, for the second column as it was.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }
  /// The actions of the menu below the controller, when a context menu previews it and its configuration gives none;
  /// none unless overridden.
  @available(iOS, deprecated: 13.0, message: "Use UIContextMenuInteraction")
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Bars

  /// The navigation bar's item of the controller; made at first use, with the controller's title.
  open var navigationItem: UINavigationItem { ownNavigationItem }
  /// The nearest controller from this one outwards that has a method, as its containers do for `show(_:sender:)`.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
  }
  /// The child that is, or contains, the controller that an unwind segue begins in.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { child in sequence(first: source.source, next: \.parent).contains { $0 === child } }
  }
  /// Posted when a split view controller changes between one and several columns, which changes the target of details.
  public nonisolated class var showDetailTargetDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }
  /// The nearest navigation controller that contains this one.
  open var navigationController: UINavigationController? { nearestParent(UINavigationController.self) }
  /// The tab bar's item of the controller; made at first use, with the controller's title.
  ///
  /// A navigation controller without an own one has that of its first controller.
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { replaceTabBarItem(newValue) }
  }
  /// The tab that made the controller, or the nearest parent from a tab.
  open var tab: UITab? { barState.tab ?? parent?.tab }
  /// The nearest tab bar controller that contains this one.
  open var tabBarController: UITabBarController? { nearestParent(UITabBarController.self) }
  /// Whether the bar at the bottom goes when the controller is pushed onto a navigation controller, until it is popped.
  open var hidesBottomBarWhenPushed = false
  /// The items of a navigation controller's toolbar while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barState.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets `toolbarItems`; the old buttons fade when animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    replaceToolbarItems(toolbarItems, animated: animated)
  }
  /// A button that begins and ends editing, with the title "Edit" or "Done".
  open var editButtonItem: UIBarButtonItem { ownEditButton }
  /// At which edges the view reaches below translucent bars; all unless set.
  open var edgesForExtendedLayout: UIRectEdge {
    get { barState.edges }
    set {
      barState.edges = newValue
      barExtentDidChange()
    }
  }
  /// Whether the view reaches below bars that are not translucent, too; false unless set.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { barState.includesOpaqueBars }
    set {
      barState.includesOpaqueBars = newValue
      barExtentDidChange()
    }
  }
  /// The nearest split view controller that contains this one.
  open var splitViewController: UISplitViewController? { nearestParent(UISplitViewController.self) }
  /// Shows a controller in the nearest container that can: a navigation controller pushes it.
  ///
  /// Where there is none, it is presented.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  /// Shows a controller as the second column of a split view controller; elsewhere presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showAsDetail(vc, sender: sender) }

  // MARK: Editing

  /// Whether the controller's content is being edited; false at first.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; an override shows it, and calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingStorage = editing
    updateEditButton()
  }

  // MARK: Responder

  /// The superview of the view; of a root controller's view, which lies in a window, that window.
  open override var next: UIResponder? { viewStorage?.superview }

  override var responderWindow: UIWindow? { viewStorage?.window }

  open override var description: String { "<\(type(of: self))>" }

  // MARK: Bars

  /// Names the scroll view that bars at some edges follow; bars at the sides follow none.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { barState.scrollViewAbove = scrollView }
    if edge.contains(.bottom) { barState.scrollViewBelow = scrollView }
    barExtentDidChange()
  }

  /// The scroll view set for an edge; nil if none was, although bars may have found one.
  ///
  /// Bars find the controller's view, if it is a scroll view, or the hindmost of its subviews, and for the view of a
  /// child the child's.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? barState.scrollViewAbove : edge.contains(.bottom) ? barState.scrollViewBelow : nil
  }

  /// The name by which the controller's state would be restored; nil at first.
  ///
  /// No state is kept from one start of a program to the next, so that it is a name for the application's own use.
  open var restorationIdentifier: String? {
    get { RestorationIdentifier.of(self) }
    set { RestorationIdentifier.set(newValue, of: self) }
  }

  // MARK: Traits

  /// The appearance that the controller and its children are forced to; `unspecified` follows the parent.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
}
