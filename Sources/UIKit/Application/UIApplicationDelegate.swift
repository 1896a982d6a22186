import Foundation

/// The methods by which an application tells of its life.
///
/// A class with `@main` that adopts it is where the program begins. All methods may be left out.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol, _ApplicationWindowKeeper {
  /// Called before the state of scenes is there; false leaves an address that the application was started with unopened.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application was started; false as above.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called instead of `application(_:didFinishLaunchingWithOptions:)` where that is left out.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The application gets events now; not called where there are scenes with delegates.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application gets no events from now on; not called where there are scenes with delegates.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application is no longer shown; not called where there are scenes with delegates.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to be shown again; not called where there are scenes with delegates.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application is about to be ended.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// An address is to be opened; whether it was. Not called where there are scenes with delegates.
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// The scene that is made for a session.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user ended scenes.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The ways round in which a window may be shown.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// No notifications of a server come; see `UIApplication.registerForRemoteNotifications()`.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A server can reach the application by the token.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called for a server's notification; `completionHandler` has to be called with the result.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Something was chosen on the home screen; not called where there are scenes with delegates.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// A transfer in the background has ended; `completionHandler` has to be called when that was dealt with.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// It is a new day, or another time zone.
  func applicationSignificantTimeChange(_ application: UIApplication)
  /// Files that are protected cannot be read from now on.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Files that are protected can be read again.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// An activity is about to come; whether the application tells its user of that. Not called where there are scenes with delegates.
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
  /// An activity is to be gone on with; whether it was. Not called where there are scenes with delegates.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// An activity that was about to come did not.
  func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// An activity was brought up to date.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// The application's window, where it has no scenes.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_didRegisterForRemoteNotificationsWithDeviceToken_")
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    OptionalMethods.call(
      "application:didRegisterForRemoteNotificationsWithDeviceToken:", self, application, deviceToken, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_didReceiveRemoteNotification_fetchCompletionHandler_")
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    OptionalMethods.call(
      "application:didReceiveRemoteNotification:fetchCompletionHandler:", self, application, userInfo,
      completionHandler, or: completionHandler(.noData))
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_performActionForShortcutItem_completionHandler_")
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    OptionalMethods.call(
      "application:performActionForShortcutItem:completionHandler:", self, application, shortcutItem, completionHandler,
      or: completionHandler(false))
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_handleEventsForBackgroundURLSession_completionHandler_")
  public func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void
  ) {
    OptionalMethods.call(
      "application:handleEventsForBackgroundURLSession:completionHandler:", self, application, identifier,
      completionHandler, or: completionHandler())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_applicationSignificantTimeChange_")
  public func applicationSignificantTimeChange(_ application: UIApplication) {
    OptionalMethods.call("applicationSignificantTimeChange:", self, application, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_applicationProtectedDataWillBecomeUnavailable_")
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    OptionalMethods.call("applicationProtectedDataWillBecomeUnavailable:", self, application, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_applicationProtectedDataDidBecomeAvailable_")
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    OptionalMethods.call("applicationProtectedDataDidBecomeAvailable:", self, application, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_willContinueUserActivityWithType_")
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    OptionalMethods.call(
      "application:willContinueUserActivityWithType:", self, application, userActivityType, or: false)
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_continueUserActivity_restorationHandler_")
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    OptionalMethods.call(
      "application:continueUserActivity:restorationHandler:", self, application, userActivity, restorationHandler,
      or: false)
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_didFailToContinueUserActivityWithType_error_")
  public func application(
    _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {
    OptionalMethods.call(
      "application:didFailToContinueUserActivityWithType:error:", self, application, userActivityType, error, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_didUpdateUserActivity_")
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
    OptionalMethods.call("application:didUpdateUserActivity:", self, application, userActivity, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_didFailToRegisterForRemoteNotificationsWithError_")
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    OptionalMethods.call(
      "application:didFailToRegisterForRemoteNotificationsWithError:", self, application, error, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_willFinishLaunchingWithOptions_")
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalMethods.call("application:willFinishLaunchingWithOptions:", self, application, launchOptions, or: true)
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_didFinishLaunchingWithOptions_")
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    OptionalMethods.call(
      "application:didFinishLaunchingWithOptions:", self, application, launchOptions,
      or: { () -> Bool in
        applicationDidFinishLaunching(application)
        return true
      }())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_applicationDidFinishLaunching_")
  public func applicationDidFinishLaunching(_ application: UIApplication) {
    OptionalMethods.call("applicationDidFinishLaunching:", self, application, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_applicationDidBecomeActive_")
  public func applicationDidBecomeActive(_ application: UIApplication) {
    OptionalMethods.call("applicationDidBecomeActive:", self, application, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_applicationWillResignActive_")
  public func applicationWillResignActive(_ application: UIApplication) {
    OptionalMethods.call("applicationWillResignActive:", self, application, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_applicationDidEnterBackground_")
  public func applicationDidEnterBackground(_ application: UIApplication) {
    OptionalMethods.call("applicationDidEnterBackground:", self, application, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_applicationWillEnterForeground_")
  public func applicationWillEnterForeground(_ application: UIApplication) {
    OptionalMethods.call("applicationWillEnterForeground:", self, application, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_applicationWillTerminate_")
  public func applicationWillTerminate(_ application: UIApplication) {
    OptionalMethods.call("applicationWillTerminate:", self, application, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_applicationDidReceiveMemoryWarning_")
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    OptionalMethods.call("applicationDidReceiveMemoryWarning:", self, application, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_openURL_options_")
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    OptionalMethods.call("application:openURL:options:", self, app, url, options, or: false)
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_configurationForConnectingSceneSession_options_")
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    OptionalMethods.call(
      "application:configurationForConnectingSceneSession:options:", self, application, connectingSceneSession, options,
      or: connectingSceneSession.configuration)
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_didDiscardSceneSessions_")
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    OptionalMethods.call("application:didDiscardSceneSessions:", self, application, sceneSessions, or: ())
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_application_supportedInterfaceOrientationsForWindow_")
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    OptionalMethods.call(
      "application:supportedInterfaceOrientationsForWindow:", self, application, window,
      or: application.orientationsOfInfo)
  }
  /// Nothing is kept where the delegate has no such property.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// The entry of a program with `@main`: starts an application with a delegate of this class and the bundle's
  /// Info.plist, and never returns.
  public static func main() {
    UIApplication.start(delegate: self, info: InfoFile.read()).run()
  }
}

/// Starts an application, for programs that do so by hand in `main.swift`, and never returns.
///
/// The names are those that `NSStringFromClass(_:)` gives; of a principal class other than `UIApplication` an object is made in its place.
/// The arguments are not read.
@discardableResult @preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let principal = principalClassName.map { name -> UIApplication.Type in
    guard let type = NSClassFromString(name) as? UIApplication.Type else {
      fatalError(
        "UIApplicationMain: there is no subclass of UIApplication named \(name): give NSStringFromClass(MyApplication.self), or nil."
      )
    }
    return type
  }
  let delegate = delegateClassName.map { name -> any UIApplicationDelegate.Type in
    guard let type = NSClassFromString(name) as? any UIApplicationDelegate.Type else {
      fatalError(
        "UIApplicationMain: there is no class named \(name) that adopts UIApplicationDelegate: give NSStringFromClass(AppDelegate.self)."
      )
    }
    return type
  }
  UIApplication.start(
    principal: principal ?? UIApplication.self, delegate: delegate, info: InfoFile.read()
  ).run()
}

/// Whoever is asked for the application's window as for an optional property: `delegate?.window??.bounds`.
///
/// At Apple a delegate need not have the property, so that its value is optional once more; here the inner optional alone tells.
@preconcurrency @MainActor public protocol _ApplicationWindowKeeper: AnyObject {}

extension _ApplicationWindowKeeper {
  /// The delegate's window, in an optional that is never nil for a delegate.
  public var window: UIWindow?? {
    get { (self as? any UIApplicationDelegate).map { $0.keptWindow } }
    set { (self as? any UIApplicationDelegate)?.keptWindow = newValue ?? nil }
  }
}

extension UIApplicationDelegate {
  /// The property that the delegate declares.
  var keptWindow: UIWindow? {
    get {
      let own: UIWindow? = window
      return own
    }
    set {
      // An `inout` is of that very type: it cannot be the keeper's property.
      func put(_ own: inout UIWindow?) { own = newValue }
      put(&window)
    }
  }
}
