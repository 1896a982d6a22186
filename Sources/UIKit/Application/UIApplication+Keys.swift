import Foundation

extension UIApplication {
  /// Why the application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address to be opened, as `URL`.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the application that asked for it.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// A message of a server.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A change of place.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// A shortcut of the home screen.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// The activity that is to be continued.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
    /// The kind of the activity.
    public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  }

  /// How an address is handed to the application.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of the application that asked for it.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The annotation of the other application.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is opened where it is.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// How an address is to be opened elsewhere.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Makes a key from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether it is opened only by an application that claims the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the application's settings, for `open(_:)`.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// The application is no longer shown.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name { name("DidEnterBackground") }
  /// The application is about to be shown again.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name { name("WillEnterForeground") }
  /// The application was started.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name { name("DidFinishLaunching") }
  /// The application gets events now.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name { name("DidBecomeActive") }
  /// The application gets no events from now on.
  public nonisolated class var willResignActiveNotification: NSNotification.Name { name("WillResignActive") }
  /// Memory is short.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    name("DidReceiveMemoryWarning")
  }
  /// The application is about to be ended.
  public nonisolated class var willTerminateNotification: NSNotification.Name { name("WillTerminate") }

  private nonisolated static func name(_ event: String) -> NSNotification.Name {
    NSNotification.Name("UIApplication\(event)Notification")
  }
}
