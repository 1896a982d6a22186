import Foundation
import Testing

@testable import UIKit

/// What comes to an application from outside, and what it says of itself to the outside.
@MainActor @Suite(.serialized) struct ApplicationEventTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var log: [String] = []
    override init() { super.init() }
    func application(
      _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
      fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
      log.append("notified \(userInfo["id"] ?? "-")")
      completionHandler(.newData)
    }
    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      log.append("shortcut \(shortcutItem.type)")
      completionHandler(true)
    }
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      log.append("continues \(userActivity.activityType)")
      restorationHandler([self])
      return true
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) {
      log.append("restores \(activity.title ?? "")")
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
      log.append("updates")
      activity.addUserInfoEntries(from: ["page": 3])
    }
    func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) { log.append("did update") }
    func applicationSignificantTimeChange(_ application: UIApplication) { log.append("time") }
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
      log.append("locks \(application.isProtectedDataAvailable)")
    }
  }

  final class Scene: UIResponder, UIWindowSceneDelegate {
    var log: [String] = []
    override init() { super.init() }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.append("connects \(connectionOptions.shortcutItem?.type ?? "-") \(connectionOptions.userActivities.count)")
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
      log.append("back to \(stateRestorationActivity.activityType)")
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "kept") }
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { log.append("continues") }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) { log.append("does \(shortcutItem.localizedTitle)") }
  }

  init() { TestScreen.reset() }

  @Test func theDelegateIsToldWhatComesFromOutside() throws {
    let application = UIApplication.start(delegate: Delegate.self)
    let delegate = try #require(application.delegate as? Delegate)
    var results: [String] = []
    application.receive(notification: ["id": 7]) { results.append("\($0)") }
    application.receive(UIApplicationShortcutItem(type: "new", localizedTitle: "New")) { results.append("\($0)") }
    let activity = NSUserActivity(activityType: "read")
    activity.title = "A page"
    #expect(application.receive(activity))
    application.receiveSignificantTimeChange()
    application.setProtectedDataAvailable(false)
    #expect(!application.isProtectedDataAvailable)
    #expect(results == ["newData", "true"])
    #expect(
      delegate.log == ["notified 7", "shortcut new", "continues read", "restores A page", "time", "locks true"])
  }

  @Test func anActivityIsBroughtUpToDateOnALaterTurn() throws {
    let application = UIApplication.start(delegate: Delegate.self)
    let delegate = try #require(application.delegate as? Delegate)
    let activity = NSUserActivity(activityType: "read")
    delegate.userActivity = activity
    activity.becomeCurrent()
    #expect(application.currentActivity === activity)
    activity.needsSave = true
    #expect(delegate.log.isEmpty)
    DisplayClock.shared.advance(by: 0.1)
    #expect(delegate.log == ["updates", "did update"] && activity.userInfo?["page"] as? Int == 3)
    activity.invalidate()
    #expect(application.currentActivity == nil)
  }

  @Test func aSceneIsConnectedWithWhatItIsFor() throws {
    final class Plain: NSObject, UIApplicationDelegate {
      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Own", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = Scene.self
        return configuration
      }
    }
    let application = UIApplication.start(
      delegate: Plain.self, info: ["UIApplicationSceneManifest": [String: Any]()],
      launchOptions: [
        .shortcutItem: UIApplicationShortcutItem(type: "new", localizedTitle: "New"),
        .userActivityDictionary: NSUserActivity(activityType: "read"),
        .restoration: NSUserActivity(activityType: "before"),
      ])
    let scene = try #require(application.connectedScenes.first)
    let delegate = try #require(scene.delegate as? Scene)
    #expect(delegate.log == ["connects new 1", "back to before"])
    application.receive(NSUserActivity(activityType: "x"))
    application.receive(UIApplicationShortcutItem(type: "t", localizedTitle: "Title"))
    #expect(delegate.log.suffix(2) == ["continues", "does Title"])
    application.enterBackground()
    #expect(scene.session.stateRestorationActivity?.activityType == "kept")
    application.requestSceneSessionDestruction(scene.session, options: nil)
    #expect(application.connectedScenes.isEmpty)
  }

  @Test func batteryAndProximityAreTheHosts() {
    let device = UIDevice.current
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown && !device.proximityState)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 1 && device.batteryState == .full)
    nonisolated(unsafe) var told: [String] = []
    let names = [UIDevice.batteryStateDidChangeNotification, UIDevice.proximityStateDidChangeNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { told.append($0.name.rawValue) }
    }
    device.setBattery(.unplugged, level: 0.4)
    #expect(device.batteryLevel == 0.4 && told == ["UIDeviceBatteryStateDidChangeNotification"])
    device.setNear(true)
    #expect(!device.proximityState && told.count == 1)
    device.isProximityMonitoringEnabled = true
    device.setNear(false)
    #expect(told.count == 2)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(device.identifierForVendor == UIDevice.current.identifierForVendor)
  }

  private final class Upright: UIViewController {
    var mask = UIInterfaceOrientationMask.allButUpsideDown
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  @Test func aSceneTurnsWhenItIsAskedTo() throws {
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 393, height: 852), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), traits: UITraitCollection())
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = Upright()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let scene = try #require(window.windowScene)
    scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscapeRight))
    #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(window.bounds.size == CGSize(width: 852, height: 393))
    #expect(UIScreen.main.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    root.mask = .landscape
    var failures = 0
    scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait)) { _ in
      failures += 1
    }
    #expect(failures == 1 && window.bounds.width == 852)
    root.mask = .all
    scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .portrait)) { _ in
      failures += 1
    }
    #expect(failures == 1 && window.bounds.width == 393)
    #expect(UIScreen.main.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test func aControllerOverTheWholeScreenTurnsItAsItPrefers() {
    final class Wide: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = Upright()
    root.mask = .portrait
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.updateForFrame()
    let wide = Wide()
    wide.modalPresentationStyle = .fullScreen
    root.present(wide, animated: false)
    window.updateForFrame()
    #expect(window.windowScene?.interfaceOrientation == .landscapeLeft && window.bounds.width == 852)
    root.dismiss(animated: false)
    window.updateForFrame()
    #expect(window.windowScene?.interfaceOrientation == .portrait && window.bounds.width == 393)
  }
}
