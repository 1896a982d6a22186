import Foundation

/// The lasting part of a scene: its role and configuration, whether the scene is connected or not.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purposes of scenes.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// Makes a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen, which get no touches.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  private let roleStorage: Role
  var configurationStorage: UISceneConfiguration
  weak var sceneReference: UIScene?

  init(role: Role, configuration: UISceneConfiguration) {
    roleStorage = role
    configurationStorage = configuration
  }

  /// The scene, while it is connected.
  open var scene: UIScene? { sceneReference?.activationState == .unattached ? nil : sceneReference }
  /// The purpose of the scene.
  open var role: Role { roleStorage }
  /// The configuration by which the scene was made.
  open var configuration: UISceneConfiguration { configurationStorage }
  /// The name of the session: the configuration's, or the role's.
  ///
  /// The same in each run, as a screen has one session a role.
  open var persistentIdentifier: String { configurationStorage.name ?? roleStorage.rawValue }
  /// The activity to restore the scene to at its next connection, given by its delegate when the scene was last hidden.
  open var stateRestorationActivity: NSUserActivity?
  // Silent: UISceneSession.userInfo | an application's own values, kept with the session
  /// The application's values for the session.
  open var userInfo: [String: Any]?
}

/// The classes that a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject, NSCopying {
  private let nameStorage: String?
  private let roleStorage: UISceneSession.Role

  /// Makes a configuration, with the classes of the Info.plist's entry of the same name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    nameStorage = name
    roleStorage = sessionRole
    super.init()
  }

  /// The name in the Info.plist.
  open var name: String? { nameStorage }
  /// The purpose of its scenes.
  open var role: UISceneSession.Role { roleStorage }
  /// The class of the scene; `UIWindowScene` unless set.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller the scene's window shows; nil leaves the window to the delegate.
  open var storyboard: UIStoryboard?

  /// Makes another configuration that says the same.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: UISceneConfiguration?
    MainActor.assumeIsolated {
      let made = UISceneConfiguration(name: nameStorage, sessionRole: roleStorage)
      made.sceneClass = sceneClass
      made.delegateClass = delegateClass
      made.storyboard = storyboard
      copy = made
    }
    return copy!
  }
}
