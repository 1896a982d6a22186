import Foundation

/// The running application: its delegate, its scenes and windows, and what the system tells it.
///
/// There is one a screen, made when it is first asked for and replaced when a host sets the screen up again. It is started by
/// `UIApplicationDelegate.main()` or by a host; where nobody starts one, as for a single screen, it is active from the beginning and
/// has no delegate. It has one scene, which exists from the start, unless its Info.plist names scenes of its own
/// (`UIApplicationSceneManifest`).
///
/// What iOS does outside of the application is not there: other applications do not open, nothing is registered with servers.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the application is in front.
  public enum State: _Enumeration, Sendable {
    /// In front, and gets events.
    case active
    /// On its way in or out, and gets no events.
    case inactive
    /// Not shown.
    case background
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 3 }
  }

  /// The application of the main screen.
  open class var shared: UIApplication { UIScreen.main.application }

  /// The delegate, told of the application's life; the application retains the delegate of its start.
  ///
  /// A delegate set by hand is not kept, as on iOS.
  open unowned(unsafe) var delegate: (any UIApplicationDelegate)?
  /// The delegate that a launch made.
  var ownDelegate: (any UIApplicationDelegate)?
  /// The Info.plist that the application was started with.
  package internal(set) var info: [String: Any] = [:]
  /// Whether somebody started the application; else it is there for a single screen.
  package var wasStarted: Bool { ownDelegate != nil }
  /// Set before the delegate is told, as on iOS.
  var stateStorage = State.active
  /// All scenes that are connected, in the order in which they were.
  var scenes: [UIScene] = []
  /// The addresses that were asked to be opened, in order.
  package internal(set) var openedURLs: [URL] = []
  /// The items shared by activities of the system, in order.
  package internal(set) var sharedItems: [(type: UIActivity.ActivityType, items: [Any])] = []

  /// On whose screen it is.
  private let stageReference = StageReference(.current)
  var stage: Stage { stageReference.stage ?? .current }

  /// The application's requests to the system.
  var systemRequests = SystemRequests()

  /// The menus that belong to no view.
  private(set) lazy var mainMenu = UIMenuSystem(of: self)
  /// `UIMenuController.shared` of the screen.
  private(set) lazy var editMenuController = UIMenuController()

  /// How many calls of `beginIgnoringInteractionEvents()` have not been ended.
  private var ignoringDepth = 0
  /// Whether touches that begin now reach nobody.
  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }
  /// Keeps touches that begin from now on from all views and recognizers, until `endIgnoringInteractionEvents()` was called as often.
  ///
  /// Fingers that are down already stay with who has them. Deprecated by Apple in favour of `isUserInteractionEnabled` of windows.
  open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }
  /// Takes one call of `beginIgnoringInteractionEvents()` back; does nothing without such a call.
  open func endIgnoringInteractionEvents() { ignoringDepth = max(0, ignoringDepth - 1) }

  /// The window that the keys go to that are being delivered.
  weak var windowOfKeys: UIWindow?

  /// Whether the application is in front; without a launch it is.
  open var applicationState: State { stateStorage }

  /// Whether the status bar shows that something is loaded, beside the time; false unless set.
  ///
  /// As on iOS it does so on devices with a home button alone.
  @available(iOS, deprecated: 13.0, message: "Show that something is loaded in the application's own views")
  open var isNetworkActivityIndicatorVisible = false

  // MARK: Scenes and windows

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }
  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }
  /// Whether the Info.plist allows several scenes (`UIApplicationSupportsMultipleScenes`).
  open var supportsMultipleScenes: Bool { sceneManifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false }

  /// The windows that are shown, from back to front.
  open var windows: [UIWindow] { stage.contents.windows.frontToBack(of: self).reversed().filter { !$0.isOfSystem } }
  /// The window that gets the events of no place, if it is shown.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The scene of windows that were made without one.
  var mainScene: UIWindowScene? { scenes.lazy.compactMap { $0 as? UIWindowScene }.first }

  // MARK: The status bar and the reader's settings

  /// The frame of the status bar, in points; empty for a hidden bar, or a screen without.
  open var statusBarFrame: CGRect { mainScene?.statusBarManager?.statusBarFrame ?? .zero }
  /// The style of the status bar's content.
  ///
  /// The value as set counts where the Info.plist says that controllers have no say
  /// (`UIViewControllerBasedStatusBarAppearance`), as on iOS.
  open var statusBarStyle: UIStatusBarStyle {
    get { mainScene?.statusBarManager?.statusBarStyle ?? .default }
    set {
      ownStatusBar.style = newValue
      statusBarInputsDidChange()
    }
  }
  /// Whether the status bar is hidden; the value as set counts like that of `statusBarStyle`.
  open var isStatusBarHidden: Bool {
    get { mainScene?.statusBarManager?.isStatusBarHidden ?? false }
    set {
      ownStatusBar.isHidden = newValue
      statusBarInputsDidChange()
    }
  }
  /// Sets how the content of the status bar is drawn, at once.
  ///
  /// `statusBarStyle` says when that counts.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  /// Shows or hides the status bar, at once.
  ///
  /// `statusBarStyle` says when that counts.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }
  /// The last turn of the device that was not followed.
  var refusedTurn: RefusedTurn?
  /// The status bar as the application wants it where controllers have no say.
  var ownStatusBar = (style: UIStatusBarStyle.default, isHidden: false)
  /// The application's own status bar; nil if controllers decide about the bar.
  var statusBarWithoutControllers: (style: UIStatusBarStyle, isHidden: Bool)? {
    info["UIViewControllerBasedStatusBarAppearance"] as? Bool == false ? ownStatusBar : nil
  }
  /// How the device is held, as far as the screen's shape tells.
  open var statusBarOrientation: UIInterfaceOrientation { mainScene?.interfaceOrientation ?? .unknown }
  /// The direction in which the interface is read.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    stage.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The text size that the reader chose.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    stage.screen.traitCollection.preferredContentSizeCategory
  }

  /// The orientations of a window: those of both the application and the controller that fills the window.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    let own = delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? orientationsOfInfo
    guard let root = window?.rootViewController else { return own }
    return own.intersection(root.topmostFullScreen.supportedInterfaceOrientations)
  }

  // MARK: Events

  /// Hands an event to the windows in which its touches are.
  open func sendEvent(_ event: UIEvent) {
    if event is UIPressesEvent { (windowOfKeys ?? keyWindow)?.sendEvent(event) }
    var told: [UIWindow] = []
    for window in (event.allTouches ?? []).compactMap(\.window) where !told.contains(where: { $0 === window }) {
      told.append(window)
    }
    for window in windows where told.contains(where: { $0 === window }) { window.sendEvent(event) }
  }

  /// Calls a method of `target`, or with nil of the first responder that has it: from the key window's first responder on, or from the
  /// sender if there is none.
  ///
  /// False when nobody has it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.perform(on: target as AnyObject, sender: sender, event: event) }
    var responder = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
    while true {
      if action.perform(on: responder, sender: sender, event: event) { return true }
      guard let next = responder.next else { return false }
      responder = next
    }
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Other applications

  /// Whether an application for the address can be expected: for those of the web, calls and messages, and for the schemes that the
  /// Info.plist lists (`LSApplicationQueriesSchemes`).
  open func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    if ["http", "https", "tel", "sms", "mailto", "facetime", "app-settings"].contains(scheme) { return true }
    let schemes = info["LSApplicationQueriesSchemes"] as? [String] ?? []
    return schemes.contains { $0.lowercased() == scheme }
  }

  /// Notes the address as opened, and calls `completion` on a later turn with whether that can be expected to succeed.
  ///
  /// No other application is there to be opened; hosts and tests read the addresses.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    // A web address that is to open in its own application only: there is none.
    let isUniversal = options[.universalLinksOnly] as? Bool ?? false
    let opens = canOpenURL(url) && !isUniversal
    if opens { openedURLs.append(url) }
    guard let completion else { return }
    nonisolated(unsafe) let call = completion
    Stage.async { call(opens) }
  }

  /// Asks that the status bar and the home indicator be looked at again.
  func statusBarInputsDidChange() {
    for case let scene as UIWindowScene in scenes { scene.statusBar.isOutdated = true }
  }
}
