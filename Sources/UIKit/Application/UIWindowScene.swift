import Foundation

/// A scene with windows on a screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  let statusBar = UIStatusBarManager()
  var traitState = TraitState()

  /// Makes the scene of a session; the application does that.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
    statusBar.scene = self
    traitState.notified = screen.traitCollection
  }

  /// The focus system of the scene.
  open var focusSystem: UIFocusSystem? { stage.contents.focus.system }

  /// How the scene lies.
  open var effectiveGeometry: Geometry { Geometry(orientation: interfaceOrientation) }

  /// How small and large the scene may be made: nil, as it fills the screen and has no other size.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Turns the scene into one of the wanted orientations, if its own is none of them.
  ///
  /// `errorHandler` is called, and nothing turns, where none of them is supported by the application and the controller
  /// that fills the window. The screen's size is turned with it; its safe area is that of a phone held the other way:
  /// the inset at the top lies at both sides then, and a home indicator takes 21 points.
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    turn(by: geometryPreferences, errorHandler: errorHandler)
  }

  /// The scene of an application that names none: active from the start.
  static func implicit() -> UIWindowScene {
    let session = UISceneSession(
      role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    return UIWindowScene(session: session, connectionOptions: ConnectionOptions())
  }

  /// The screen that the windows are on.
  open var screen: UIScreen { stage.screen }
  /// How the interface is turned: as it was turned last, or as far as the screen's shape tells portrait, or landscape to the right.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = screen.bounds.size
    guard size.width > size.height else { return screen.portraitOrientation }
    return screen.landscapeOrientation
  }
  /// The scene's own coordinates: those of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// The traits that the scene's windows start from.
  open var traitCollection: UITraitCollection {
    let base = screen.traitCollection
    guard let overrides = traitState.overrides else { return base }
    if let merged = traitState.merged, traitState.mergedParent === base { return merged }
    let merged = UITraitCollection(traitsFrom: [base, overrides])
    (traitState.merged, traitState.mergedParent) = (merged, base)
    return merged
  }
  /// Called after the scene's traits changed; does nothing itself.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells of the scene's traits, where they are others than before.
  func traitsMayHaveChanged() {
    traitState.merged = nil
    let (previous, traits) = (traitState.notified, traitCollection)
    traitState.notified = traits
    guard let previous, previous.values != traits.values else { return }
    tellTraitRegistrations(from: previous)
    traitCollectionDidChange(previous)
  }
  /// The windows of the scene that are shown, from back to front.
  open var windows: [UIWindow] { screen.application.windows.filter { $0.windowScene === self } }
  /// The window of the scene that gets the events of no place.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// Whether the scene fills the screen; it does.
  open var isFullScreen: Bool { true }
  /// The state of the status bar by the scene's controllers.
  open var statusBarManager: UIStatusBarManager? { statusBar }
}

/// The state of the status bar, as the controllers of a scene want it.
///
/// It is looked at when a root controller is shown or replaced, and after `setNeedsStatusBarAppearanceUpdate()`. A host
/// draws the bar where it is asked to; it is no view of the application.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  weak var scene: UIWindowScene?
  var isOutdated = true
  private var style = UIStatusBarStyle.default
  private var isHidden = false
  /// How the controllers want it to come and go.
  package private(set) var updateAnimation = UIStatusBarAnimation.none

  override init() { super.init() }

  /// The style of its content: `preferredStatusBarStyle` of the root controller, or of the child named by the root.
  open var statusBarStyle: UIStatusBarStyle {
    update()
    return style
  }

  /// Whether the bar is hidden: `prefersStatusBarHidden` of the root controller, or of the child named by the root.
  open var isStatusBarHidden: Bool {
    update()
    return isHidden
  }

  /// The frame of the bar in points: as wide as the screen, and as tall as the device's safe area at the top.
  ///
  /// Empty while hidden.
  open var statusBarFrame: CGRect {
    if isStatusBarHidden { return .zero }
    let screen: UIScreen = scene?.screen ?? .main
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  private func update() {
    guard isOutdated else { return }
    isOutdated = false
    let window = scene?.keyWindow ?? scene?.windows.last
    if let own = (scene?.screen ?? .main).application.statusBarWithoutControllers {
      (style, isHidden) = own
      return
    }
    style = .default
    isHidden = false
    guard let root = window?.rootViewController?.topmostForStatusBar else { return }
    var styled = root
    while let child = styled.childForStatusBarStyle { styled = child }
    style = styled.preferredStatusBarStyle
    var hiding = root
    while let child = hiding.childForStatusBarHidden { hiding = child }
    isHidden = hiding.prefersStatusBarHidden
    updateAnimation = hiding.preferredStatusBarUpdateAnimation
  }
}

/// How the status bar's content is drawn.
public enum UIStatusBarStyle: _Enumeration, Sendable {
  /// Dark or light, as the appearance is.
  case `default`
  /// Light, for dark backgrounds.
  case lightContent
  /// Dark, for light backgrounds.
  case darkContent
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
  /// The number that the case at a place in the list above stands for.
  public static func _number(at place: Int) -> Int { place < 2 ? place : 3 }
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: _Enumeration, Sendable {
  /// At once.
  case none
  /// By its opacity.
  case fade
  /// Over the upper edge.
  case slide
  @available(*, unavailable) case unnamed(Int)
  /// The number of cases that have a name.
  public static var _count: Int { 3 }
}
