@_exported import HeadlessOptions
import QuartzCore
import UIKit

/// Gives a window a size, traits and a safe area, and pictures of its content; nothing is shown on a screen.
///
/// The life of a screen: `show(_:)` puts it into the window and lets it settle, `scroll(_:)` and `showFullContent()`
/// move or enlarge it, `layoutText()` and `picture()` look at it, `close()` takes it out. All of them go through the
/// passes of `FramePipeline`; there is no second way to lay out or draw.
@MainActor
public final class ScreenHost {
  /// The requested options: device, traits, scroll position.
  public let options: SnapshotOptions
  /// The window that screens are shown in, key and visible; of an application that was started its own.
  public private(set) var window: UIWindow
  let compositor: Compositor
  /// The background work of the screen, in programs of the snapshot command.
  let work: BackgroundWork?
  /// Draws status bar and home indicator; made when they are first to be seen.
  lazy var statusBar = makeStatusBar(safeArea: UIEdgeInsets(options.windowSafeArea))
  /// The stage of the screen: the clock, the windows and all its other parts.
  package let stage: Stage
  /// The former stage of "the screen"; nil if the host uses this stage.
  private let outerStage: Stage?
  private let screenBefore: UIScreen.Setup
  /// The number of layouts stopped on the stage before the host was made.
  let stoppedLayoutsBefore: Int
  private var isClosed = false
  /// The finger that steps put down and did not lift, with its place.
  var heldFinger: (finger: TouchDriver, spot: StepSpot, uses: Int)?
  /// Whether the last step left a motion under way for the next step to interrupt.
  var isInterrupting = false
  /// Whether display links changed the screen in the last frame that was waited for.
  var isChangedByDisplayLinks = false
  /// Whether the window is as large as its content wants to be.
  var fitsContent = false

  /// Sets up the main screen for the options, with a display clock at its beginning, and makes the window.
  ///
  /// The main screen is the host's and is as it was before once the host is closed or released. Hosts do not disturb each other: one that finds the screen
  /// taken shows its windows on one of its own, which is the main screen meanwhile.
  public convenience init(options: SnapshotOptions) { self.init(options: options, work: nil) }

  /// Sets up a screen with traits beside those of the options, over another colour than black.
  package convenience init(options: SnapshotOptions, traits: UITraitCollection, background: CGColor) {
    self.init(options: options, work: nil, traits: traits, background: background)
  }

  /// Sets up the screen of a stage that nobody else has.
  package convenience init(options: SnapshotOptions, traits: UITraitCollection, background: CGColor, on stage: Stage) {
    self.init(options: options, work: nil, traits: traits, background: background, on: stage)
  }

  init(
    options: SnapshotOptions, work: BackgroundWork?, traits: UITraitCollection = UITraitCollection(),
    background: CGColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1), on given: Stage? = nil
  ) {
    self.options = options
    self.work = work
    let outer = given ?? Stage.current
    let isTaken = outer.isTaken
    let stage = isTaken ? outer.makeGuest() : outer
    stage.isTaken = true
    self.stage = stage
    stoppedLayoutsBefore = stage.diagnostics.stoppedLayouts.count
    outerStage = isTaken ? outer : nil
    let size = options.windowSize
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let safeArea = UIEdgeInsets(options.windowSafeArea)
    screenBefore = stage.screen.configure(
      bounds: bounds, scale: options.windowScale, safeAreaInsets: safeArea,
      traits: UITraitCollection(traitsFrom: [UITraitCollection(options), traits]))
    // Screens at rest are shown with their carets.
    stage.screen.keyboard.blinksCarets = false
    stage.screen.keyboard.isDrawn = options.showsKeyboard
    stage.clock.reset()
    stage.clock.events = work
    window = stage.run { UIWindow(frame: bounds) }
    window.setSafeAreaInsets(safeArea)
    window.isOfHost = true
    compositor = Compositor(size: bounds.size, scale: options.windowScale, background: background)
    outerStage?.addGuest(stage)
  }

  /// Shows a view controller, or a view in a controller of its own, and lets it settle.
  ///
  /// A view without a size fills the window; one that has a frame keeps it, over the system's background.
  /// Throws when `content` is neither.
  public func show(_ content: Any) throws { try show(content, fitsBareViews: false) }

  /// `fitsBareViews` makes the window as large as a view that was given without a controller, unless the options give a size.
  func show(_ content: Any, fitsBareViews: Bool) throws {
    try stage.run { try showOnStage(content, fitsBareViews: fitsBareViews) }
  }

  private func showOnStage(_ content: Any, fitsBareViews: Bool) throws {
    if fitsBareViews || fitsContent, options.size == nil, let view = content as? UIView { fitWindow(to: view) }
    if fitsContent, let controller = content as? UIViewController { fitWindow(to: controller) }
    switch content {
    case let controller as UIViewController:
      window.rootViewController = controller
    case let view as UIView:
      window.rootViewController = Self.controller(showing: view)
    default:
      throw ScreenHostError.notAView(typeName: Self.typeName(of: content))
    }
    window.makeKeyAndVisible()
    settle()
  }

  /// Shows the first screen of an application that was started on this host's screen, and lets it settle.
  ///
  /// Throws when the application shows no window.
  func show(application: UIApplication) throws {
    guard let first = application.windows.first else { throw ScreenHostError.noWindow }
    window = first
    settle()
  }

  /// Whether `settle()` waits until animations have ended; true unless set.
  ///
  /// False keeps the moment at which they began: `advance(by:)` then goes on from there, and nothing else does. While it is
  /// true, time also passes when the main queue is free, so that the end of an animation can be awaited.
  public var waitsForAnimations = true {
    didSet {
      guard waitsForAnimations != oldValue, !isClosed else { return }
      stage.screen.keyboard.blinksCarets = !waitsForAnimations
      if waitsForAnimations { stage.clock.endSteering() } else { stage.clock.beginSteering() }
    }
  }

  /// Advances time, in frames of a sixtieth of a second: animations, scrolling and timers move on, and views are laid
  /// out.
  public func advance(by seconds: Double) {
    stage.clock.advance(by: seconds)
  }

  /// Removes the content from the window, with its callbacks, and gives the screen back.
  public func close() {
    stage.run {
      // Who types is not told of an end: an application that is ended is not, either.
      window.forgetFirstResponder()
      window.isHidden = true
      window.rootViewController = nil
      MainQueue.drain()
    }
    giveBack()
  }

  isolated deinit { giveBack() }

  /// Gives the screen back and leaves the display clock to itself, once.
  private func giveBack() {
    guard !isClosed else { return }
    isClosed = true
    if !waitsForAnimations { stage.clock.endSteering() }
    stage.screen.restore(screenBefore)
    if let outerStage {
      outerStage.removeGuest(stage)
      stage.strike()
    } else {
      stage.isTaken = false
    }
  }

  /// Makes the window as large as the view is, or wants to be at most as wide as the screen; a view that does not say fills it.
  private func fitWindow(to view: UIView) {
    guard !(view is UIScrollView) else { return }
    setWindowSize(view.bounds.isEmpty ? fittingSize(of: view) : view.bounds.size)
    if !view.bounds.isEmpty { view.frame.origin = .zero }
  }

  /// Makes the window as large as a controller's `preferredContentSize`, or as its view wants to be.
  private func fitWindow(to controller: UIViewController) {
    let view: UIView = controller.view
    let preferred = controller.preferredContentSize
    if preferred.width >= 1, preferred.height >= 1 {
      setWindowSize(preferred)
    } else if !(view is UIScrollView) {
      let frame = view.frame
      setWindowSize(fittingSize(of: view))
      view.frame = frame
    }
  }

  private func fittingSize(of view: UIView) -> CGSize {
    let screen = window.bounds.size
    var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width > screen.width {
      size = view.systemLayoutSizeFitting(
        CGSize(width: screen.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    if size.width < 1 || size.height < 1 { size = view.sizeThatFits(screen) }
    return size
  }

  /// Sets the window's size; a size that cannot be shown leaves the window as it is.
  private func setWindowSize(_ size: CGSize) {
    let limit = SnapshotOptions.largestSideInPixels / options.windowScale
    guard size.width >= 1, size.height >= 1, size.width.isFinite, size.height.isFinite, size.width <= limit,
      size.height <= limit
    else { return }
    window.setSafeAreaInsets(.zero)
    window.frame.size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private static func controller(showing view: UIView) -> UIViewController {
    let controller = UIViewController()
    let container: UIView = controller.view
    container.backgroundColor = .systemBackground
    if view.bounds.isEmpty {
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    container.addSubview(view)
    return controller
  }

  private static func typeName(of content: Any) -> String {
    // An optional view that is nil comes as a value; only its mirror tells that there is nothing in it.
    let mirror = Mirror(reflecting: content)
    if mirror.displayStyle == .optional, mirror.children.isEmpty { return "nil" }
    let name = "\(type(of: content))"
    return name == "()" ? "nothing" : name
  }
}
