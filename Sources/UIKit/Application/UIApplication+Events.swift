import Foundation

/// What comes to an application from outside of it: calls of hosts and tests.
extension UIApplication {
  /// Has the application go on with an activity, as one of another device or of a search; whether somebody took it.
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

  /// Tells the application that an activity that it was told to expect cannot be had.
  package func receive(failureOf activityType: String, _ error: any Error) {
    if hasSceneManifest, let scene = scenes.first {
      scene.delegate?.scene(scene, didFailToContinueUserActivityWithType: activityType, error: error)
      return
    }
    delegate?.application(self, didFailToContinueUserActivityWithType: activityType, error: error)
  }

  /// Has the application do what was chosen on the home screen; `completion` is called with whether it did.
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

  /// Gives the application a notification of a server; `completion` is called with what came of it.
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

  /// Locks the device, so that files that are protected cannot be read, or unlocks it.
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

  /// What is done now, as the application says.
  package var currentActivity: NSUserActivity? {
    get { systemRequests.currentActivity }
    set { systemRequests.currentActivity = newValue }
  }

  /// What the home screen offers to do with the application beside what the Info.plist lists; hosts read it.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { systemRequests.shortcutItems }
    set { systemRequests.shortcutItems = newValue }
  }

  /// Ends the scene of a session, which the application's delegate is told of; `errorHandler` is called where it is not connected.
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
