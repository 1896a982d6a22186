import Foundation

/// An instance of the application's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How far a scene is in front.
  public enum ActivationState: _Enumeration, Sendable {
    /// Not connected.
    case unattached
    /// Shown, and gets events.
    case foregroundActive
    /// Shown, and gets no events.
    case foregroundInactive
    /// Not shown.
    case background
    @available(*, unavailable) case unnamed(Int)
    /// The number of cases that have a name.
    public static var _count: Int { 4 }
    /// The number that the case at a place in the list above stands for.
    public static func _number(at place: Int) -> Int { place - 1 }
  }

  /// The reasons for which a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The addresses to be opened.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The identifier of the application that asked for the scene.
    open internal(set) var sourceApplication: String?
    /// The kind of the activity that is about to come from another device.
    open internal(set) var handoffUserActivityType: String?
    /// The activities to go on with.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The action chosen on the home screen.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
  }

  /// How an address reached the scene.
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    /// The identifier of the application that asked for it.
    open private(set) var sourceApplication: String?

    init(sourceApplication: String?) { self.sourceApplication = sourceApplication }
  }

  /// How an address is to be opened elsewhere.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Whether it is opened only by an application that claims the address.
    open var universalLinksOnly = false
  }

  private let sessionStorage: UISceneSession
  /// The delegate that the connection made.
  var ownDelegate: (any UISceneDelegate)?
  var activationStorage = ActivationState.unattached
  /// On whose screen it is.
  private let stageReference = StageReference(.current)
  final var stage: Stage { stageReference.stage ?? .current }

  /// Makes the scene of a session; the application does that.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    sessionStorage = session
    super.init()
    session.sceneReference = self
  }

  /// The session of the scene, which lasts as long as the user keeps it.
  open var session: UISceneSession { sessionStorage }
  /// The delegate, which is told of the scene's life.
  ///
  /// The one of the configuration is kept alive.
  open weak var delegate: (any UISceneDelegate)? {
    didSet { if delegate !== ownDelegate { ownDelegate = nil } }
  }
  /// How far the scene is in front.
  open var activationState: ActivationState { activationStorage }
  // Silent: UIScene.title | an application's own text; there is no switcher that shows it
  /// The title in the list of scenes; empty unless set.
  open var title: String! = ""
  // Silent: UIScene.subtitle | an application's own text; there is no switcher that shows it
  /// The second line there; empty unless set.
  ///
  /// Nothing lists scenes here; hosts read it.
  open var subtitle: String = ""

  open override var next: UIResponder? { stage.screen.application }

  /// Notes that the address was to be opened; see `UIApplication.open(_:options:completionHandler:)`.
  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isUniversal = options?.universalLinksOnly ?? false
    stage.screen.application.open(url, options: [.universalLinksOnly: isUniversal], completionHandler: completion)
  }

  func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Goes to a state step by step, and tells of each.
  func enter(_ state: ActivationState) {
    while activationStorage != state {
      switch (activationStorage, state) {
      case (.unattached, _), (.background, _):
        if activationStorage == .unattached, state == .background {
          activationStorage = .background
          return
        }
        delegate?.sceneWillEnterForeground(self)
        post(UIScene.willEnterForegroundNotification)
        activationStorage = .foregroundInactive
      case (.foregroundInactive, .foregroundActive):
        activationStorage = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        post(UIScene.didActivateNotification)
      case (.foregroundInactive, _):
        activationStorage = .background
        delegate?.sceneDidEnterBackground(self)
        session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)
        post(UIScene.didEnterBackgroundNotification)
      case (.foregroundActive, _):
        delegate?.sceneWillResignActive(self)
        post(UIScene.willDeactivateNotification)
        activationStorage = .foregroundInactive
      default: activationStorage = state
      }
    }
  }
}

extension UIScene {
  /// A scene was connected.
  public nonisolated class var willConnectNotification: NSNotification.Name { name("WillConnect") }
  /// A scene was taken away.
  public nonisolated class var didDisconnectNotification: NSNotification.Name { name("DidDisconnect") }
  /// A scene gets events now.
  public nonisolated class var didActivateNotification: NSNotification.Name { name("DidActivate") }
  /// A scene gets no events from now on.
  public nonisolated class var willDeactivateNotification: NSNotification.Name { name("WillDeactivate") }
  /// A scene is about to be shown.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name { name("WillEnterForeground") }
  /// A scene is no longer shown.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name { name("DidEnterBackground") }

  private nonisolated static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIScene\(event)Notification")
  }
}

/// An address that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  // Silent: UIOpenURLContext.url, options | handed to the scene's delegate
  /// The address.
  public let url: URL
  /// How it came.
  public let options: UIScene.OpenURLOptions

  init(_ url: URL, sourceApplication: String?) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
  }
}
