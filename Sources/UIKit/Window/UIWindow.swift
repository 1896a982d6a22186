/// The root of a view hierarchy on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  // Declared here, and `dynamic`, so that extensions of adapted sources can override them.
  open override dynamic func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
  open override dynamic func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }

  /// The level of a window among the others, higher in front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The place.
    public var rawValue: CGFloat
    /// Makes a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  package weak var firstResponder: UIResponder?
  /// The stage of the window and its content.
  package final let windowStage = Stage.current
  private var safeAreaOverride: UIEdgeInsets?
  /// Controllers whose `viewDidAppear` waits for the end of the first layout.
  var controllersToAppear: [UIViewController] = []
  /// The work for the end of the next layout.
  var workAfterLayout: [() -> Void] = []
  /// Whether the window is the system's, such as the keyboard's: it is never the key window, nor among the application's.
  var isOfSystem: Bool { false }
  private lazy var ownUndoManager = UndoManager()
  /// The manager that undoes changes of the window's texts.
  open override var undoManager: UndoManager? { ownUndoManager }
  /// Notes what the animator of a transition animates, while it starts.
  var changesOfTransition: AnimatorTrack?
  /// Whether a host made the window to show screens in.
  package var isOfHost = false

  /// Makes a window of the size of the main screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Makes a window with a frame on the screen; hidden until `makeKeyAndVisible()` or `isHidden = false`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a window of the screen's size in a scene; hidden as above.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUp()
    self.windowScene = windowScene
  }

  /// Makes a window of no size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.finishDecoding(self, as: UIWindow.self)
  }

  private func setUp() {
    windowStorage = self
    layer.isHidden = true
    layer.becomeRoot(of: windowStage)
    // The contents give the layers their calls into UIKit.
    _ = windowStage.contents
    stayUntilTheEndOfTheTurn()
  }

  /// Keeps the window for the rest of the turn of the run loop, as UIKit hands windows out autoreleased, and with it
  /// the `window` of the views inside.
  private func stayUntilTheEndOfTheTurn() {
    DispatchQueue.main.async { withExtendedLifetime(self) {} }
  }

  /// The screen that the window is on.
  public var screen: UIScreen { windowStage.screen }

  /// The application on its screen.
  private var application: UIApplication { screen.application }

  /// The traits before overrides of the window itself.
  var baseTraitCollection: UITraitCollection {
    withTraitsOfItsOwn(
      (sceneReference ?? application.mainScene)?.traitCollection ?? screen.traitCollection)
  }

  open override var traitCollection: UITraitCollection { baseTraitCollection }

  override var ownSafeAreaInsets: UIEdgeInsets {
    if let safeAreaOverride { return safeAreaOverride }
    return bounds.size == screen.bounds.size ? screen.safeAreaInsets : .zero
  }

  /// Sets the safe area of this window alone, for a window that is not of the screen's size; nil takes the screen's.
  package func setSafeAreaInsets(_ insets: UIEdgeInsets?) {
    safeAreaOverride = insets
    setNeedsLayout()
  }

  /// Windows are told of a new trait environment by their host.
  package func screenTraitsDidChange() { notifyTraitsIfChanged() }

  /// The scene of the window; a window without an own one is in the application's first scene while it is shown.
  open weak var windowScene: UIWindowScene? {
    get { sceneReference ?? (isHidden ? nil : application.mainScene) }
    set { sceneReference = newValue }
  }
  private weak var sceneReference: UIWindowScene? { didSet { notifyTraitsIfChanged() } }

  /// The responder after the window: its scene, or the application.
  open override var next: UIResponder? { windowScene ?? application }

  /// The window's place among the others: higher levels lie in front, and in a level the window that was shown last.
  open var windowLevel = Level.normal {
    didSet { layer.zPosition = windowLevel.rawValue }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      windowStage.run { replaceRoot(oldValue) }
    }
  }

  private func replaceRoot(_ oldValue: UIViewController?) {
    application.statusBarInputsDidChange()
    oldValue?.endPresentationAtOnce()
    if let oldValue, let view = oldValue.viewIfLoaded, view.windowStorage === self {
      oldValue.beginAppearanceTransition(false, animated: false)
      view.removeFromSuperview()
      oldValue.endAppearanceTransition()
    }
    if !isHidden { showRootView() }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      windowStage.run { hide(newValue) }
    }
  }

  private func hide(_ hides: Bool) {
    if !hides { applyAppearance() }
    super.isHidden = hides
    windowStage.contents.windows.note(self, of: application)
    application.statusBarInputsDidChange()
    hides ? hideRootView() : showRootView()
    tell(hides ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification)
    if hides, isKeyWindow { passKeyOn() }
  }

  /// The frontmost of the windows that are still shown becomes the key window.
  private func passKeyOn() {
    windowStage.contents.keyWindow = nil
    endBeingKey()
    windowStage.contents.windows.frontToBack(of: application).first { !$0.isOfSystem }?.makeKey()
  }

  private func endBeingKey() {
    resignKey()
    tell(UIWindow.didResignKeyNotification)
  }

  private func tell(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Posted after a window was shown, with the window as object.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted after a window became the key window.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted after a window ceased to be the key window.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

  private func showRootView() {
    guard let controller = rootViewController else { return }
    windowStage.currentTraits = traitCollection
    let view: UIView = controller.view
    if view.superviewStorage === self || controller.topmostFullScreen !== controller {
      return appearAgain(controller.shownFromHere)
    }
    if controller.modalFrameFollowsWindow { view.frameBeforeTransform = bounds }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    addSubview(view)
    controllersToAppear.append(controller)
  }

  /// Lets controllers appear again when the hidden window is shown again.
  private func appearAgain(_ controllers: [UIViewController]) {
    for controller in controllers where controller.appearanceState == .disappeared {
      controller.beginAppearanceTransition(true, animated: false)
      controller.viewIsAppearing(false)
      controllersToAppear.append(controller)
    }
    setNeedsLayout()
  }

  private func hideRootView() {
    guard let controller = rootViewController, controller.isViewLoaded else { return }
    for shown in controller.shownFromHere.reversed() {
      shown.beginAppearanceTransition(false, animated: false)
      shown.endAppearanceTransition()
    }
  }

  /// Hook for the keyboard's window: the window whose first responder a view here can become.
  var windowOfResponders: UIWindow? { self }

  /// Whether the window gets the events that belong to no place.
  open var isKeyWindow: Bool { windowStage.contents.keyWindow === self }
  /// Whether the window may become the key window; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// Makes the window the key window.
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    let previous = windowStage.contents.keyWindow
    windowStage.contents.keyWindow = self
    application.statusBarInputsDidChange()
    previous?.endBeingKey()
    becomeKey()
    tell(UIWindow.didBecomeKeyNotification)
  }

  /// Shows the window and makes it the key window.
  ///
  /// It comes in front of the other windows of its level.
  open func makeKeyAndVisible() {
    isHidden = false
    windowStage.contents.windows.note(self, of: application)
    makeKey()
  }

  /// The environments for focus that comes to the window: its controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] { rootViewController.map { [$0] } ?? [] }
  /// Nil: a window is in nothing.
  open override weak var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }

  /// Called after the window became the key window.
  open func becomeKey() {}
  /// Called after the window ceased to be the key window.
  open func resignKey() {}

  /// Hands an event to the recognizers that look at its touches, then to the views that they came down on.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return PressDelivery.deliver(event, in: self) }
    windowStage.run { windowStage.contents.touches.deliver(event, in: self) }
  }

  /// A point of this window in the coordinates of another; nil stands for the screen.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let onScreen = CGPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
    guard let window else { return onScreen }
    return CGPoint(
      x: onScreen.x - window.frame.minX + window.bounds.minX, y: onScreen.y - window.frame.minY + window.bounds.minY)
  }

  /// A point of another window in the coordinates of this one; nil stands for the screen.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    let onScreen = window?.convert(point, to: nil as UIWindow?) ?? point
    return CGPoint(x: onScreen.x - frame.minX + bounds.minX, y: onScreen.y - frame.minY + bounds.minY)
  }

  /// A rectangle in the coordinates of another window; nil stands for the screen.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: window), size: rect.size)
  }

  /// A rectangle of another window in the coordinates of this one; nil stands for the screen.
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: window), size: rect.size)
  }
}

extension UIWindow {
  /// Whether the controllers want the home indicator hidden.
  package var hidesHomeIndicator: Bool {
    guard var controller = rootViewController else { return false }
    while let child = controller.childForHomeIndicatorAutoHidden { controller = child }
    return controller.prefersHomeIndicatorAutoHidden
  }

  /// The edges at which the controllers' own gestures come before the system's.
  package var edgesDeferringSystemGestures: UIRectEdge {
    guard var controller = rootViewController else { return [] }
    while let child = controller.childForScreenEdgesDeferringSystemGestures { controller = child }
    return controller.preferredScreenEdgesDeferringSystemGestures
  }

  /// This window and those that are shown in front of it, from back to front: by level, then as they were shown.
  ///
  /// For a host that draws the screen. Windows of other hosts are not among them.
  package var windowsOnScreen: [UIWindow] { windowStage.contents.windows.backToFront(from: self) }
}
