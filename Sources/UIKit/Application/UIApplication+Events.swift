import Foundation

/// Events that come to an application from outside: calls of hosts and tests.
extension UIApplication {
  /// Lets the application continue an activity, as of another device or of a search; returns whether a delegate took
  /// it.
  @discardableResult
  package func receive(_ activity: NSUserActivity) -> Bool {
    if hasSceneManifest, let scene = scenes.first {
      scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
      scene.delegate?.scene(scene, continue: activity)
      return scene.delegate != nil
    }
    guard let delegate else { return false }
    _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
    return delegate.application(self, continue: activity) { objects in
      for object in objects ?? [] { object.restoreUserActivityState(activity) }
    }
  }

  /// Tells the application of the failure of an announced activity.
  package func receive(failureOf activityType: String, _ error: any Error) {
    if hasSceneManifest, let scene = scenes.first {
      scene.delegate?.scene(scene, didFailToContinueUserActivityWithType: activityType, error: error)
      return
    }
    delegate?.application(self, didFailToContinueUserActivityWithType: activityType, error: error)
  }

  /// Gives the application an action of the home screen; `completion` is called with whether it was performed.
  package func receive(_ shortcut: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }) {
    if hasSceneManifest, let scene = scenes.lazy.compactMap({ $0 as? UIWindowScene }).first {
      (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
        scene, performActionFor: shortcut, completionHandler: completion)
      return
    }
    delegate?.application(self, performActionFor: shortcut, completionHandler: completion)
  }

  /// Gives the application the token by which a server reaches it.
  package func receive(deviceToken: Data) {
    delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
  }

  /// Gives the application a notification of a server; `completion` is called with the result.
  package func receive(
    notification userInfo: [AnyHashable: Any], completion: @escaping (UIBackgroundFetchResult) -> Void = { _ in }
  ) {
    delegate?.application(self, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: completion)
  }

  /// Tells the application that a transfer in the background has ended.
  package func receive(backgroundSession identifier: String, completion: @escaping () -> Void = {}) {
    delegate?.application(self, handleEventsForBackgroundURLSession: identifier, completionHandler: completion)
  }

  /// Tells the application of a new day, or of another time zone.
  package func receiveSignificantTimeChange() {
    delegate?.applicationSignificantTimeChange(self)
    NotificationCenter.default.post(name: UIApplication.significantTimeChangeNotification, object: self)
  }

  /// Tells the application that the screen was photographed.
  package func receiveScreenshot() {
    NotificationCenter.default.post(name: UIApplication.userDidTakeScreenshotNotification, object: self)
  }

  /// Locks the device, so that protected files cannot be read, or unlocks it.
  package func setProtectedDataAvailable(_ isAvailable: Bool) {
    guard isAvailable != isProtectedDataAvailable else { return }
    if isAvailable {
      systemRequests.isLocked = false
      delegate?.applicationProtectedDataDidBecomeAvailable(self)
      NotificationCenter.default.post(name: UIApplication.protectedDataDidBecomeAvailableNotification, object: self)
    } else {
      delegate?.applicationProtectedDataWillBecomeUnavailable(self)
      NotificationCenter.default.post(name: UIApplication.protectedDataWillBecomeUnavailableNotification, object: self)
      systemRequests.isLocked = true
    }
  }

  /// The current activity, as set by the application.
  package var currentActivity: NSUserActivity? {
    get { systemRequests.currentActivity }
    set { systemRequests.currentActivity = newValue }
  }

  /// The actions of the home screen beside those of the Info.plist; hosts read them.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { systemRequests.shortcutItems }
    set { systemRequests.shortcutItems = newValue }
  }

  /// Ends the scene of a session, and tells the application's delegate; `errorHandler` is called for an unconnected
  /// session.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = scenes.first(where: { $0.session === sceneSession }) else {
      errorHandler?(CocoaError(.featureUnsupported))
      return
    }
    discard(scene)
  }

  /// It is a new day, or another time zone.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }
  /// The device is about to be locked.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  /// The device was unlocked.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }
  /// The screen was photographed.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
}

/// How a scene is to be ended; nothing of it can be chosen without windows that go in different ways.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}
