import Foundation
import Testing

@testable import UIKit

/// What happened, in order, to whoever was told.
@MainActor final class LifeLog {
  static let shared = LifeLog()
  var events: [String] = []
  private var observers: [NSObjectProtocol] = []

  /// Begins again, and listens to notifications of applications and scenes.
  func begin() {
    events = []
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    let names: [NSNotification.Name] = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      UIApplication.didReceiveMemoryWarningNotification, UIScene.willConnectNotification,
      UIScene.didActivateNotification, UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didDisconnectNotification,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          LifeLog.shared.events.append(name.rawValue.replacingOccurrences(of: "Notification", with: ""))
        }
      }
    }
  }
}

/// An application that makes its window in code.
final class PlainTestDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var openedURL: URL?
  var launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  override init() { super.init() }

  private func log(_ event: String) { LifeLog.shared.events.append(event) }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    log("will finish, \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.launchOptions = launchOptions
    log("did finish, \(application.applicationState)")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log("active, \(application.applicationState)") }
  func applicationWillResignActive(_ application: UIApplication) { log("resigns, \(application.applicationState)") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    log("background, \(application.applicationState)")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    log("foreground, \(application.applicationState)")
  }
  func applicationWillTerminate(_ application: UIApplication) { log("terminates") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log("memory") }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
    openedURL = url
    log("opens \(url) for \(options[.sourceApplication] ?? "nobody")")
    return true
  }
}

/// An application that was written before there were launch options.
final class OldTestDelegate: NSObject, UIApplicationDelegate {
  func applicationDidFinishLaunching(_ application: UIApplication) { LifeLog.shared.events.append("old") }
}

final class OwnTestApplication: UIApplication {}

@MainActor @Suite(.serialized) struct ApplicationLaunchTests {
  init() {
    TestScreen.reset()
    LifeLog.shared.begin()
  }

  @Test func aLaunchTellsTheDelegateInTheOrderOfIOS() throws {
    let application = UIApplication.start(delegate: PlainTestDelegate.self)
    #expect(UIApplication.shared === application)
    #expect(
      LifeLog.shared.events == [
        "will finish, inactive", "did finish, inactive", "UIApplicationDidFinishLaunching",
        "UISceneWillEnterForeground", "UISceneDidActivate", "active, active", "UIApplicationDidBecomeActive",
      ])
    let delegate = try #require(application.delegate as? PlainTestDelegate)
    #expect(delegate.window?.rootViewController?.view.window === delegate.window)
    #expect(application.windows.last === delegate.window)
    #expect(application.keyWindow === delegate.window)
    // An optional property at Apple: its value is optional once more.
    #expect(application.delegate?.window??.bounds == delegate.window?.bounds)
    #expect((application.delegate?.window ?? nil) === delegate.window)
    #expect(delegate.window?.windowScene === application.connectedScenes.first)
    delegate.window?.isHidden = true
  }

  @Test func leavingAndComingBackGoesThroughEveryState() {
    let application = UIApplication.start(delegate: PlainTestDelegate.self)
    LifeLog.shared.begin()
    application.enterBackground()
    #expect(application.applicationState == .background)
    application.becomeActive()
    #expect(
      LifeLog.shared.events == [
        "UISceneWillDeactivate", "resigns, active", "UIApplicationWillResignActive", "UISceneDidEnterBackground",
        "background, background", "UIApplicationDidEnterBackground", "UISceneWillEnterForeground",
        "foreground, background", "UIApplicationWillEnterForeground", "UISceneDidActivate", "active, active",
        "UIApplicationDidBecomeActive",
      ])
    LifeLog.shared.begin()
    application.terminate()
    #expect(LifeLog.shared.events.suffix(2) == ["terminates", "UIApplicationWillTerminate"])
    (application.delegate as? PlainTestDelegate)?.window?.isHidden = true
  }

  @Test func memoryWarningsReachDelegateListenersAndLoadedControllers() throws {
    final class Controller: UIViewController {
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        LifeLog.shared.events.append("\(title ?? "")")
      }
    }
    let application = UIApplication.start(delegate: PlainTestDelegate.self)
    let window = try #require((application.delegate as? PlainTestDelegate)?.window)
    let (root, child, unloaded) = (Controller(), Controller(), Controller())
    (root.title, child.title, unloaded.title) = ("root", "child", "unloaded")
    window.rootViewController = root
    for controller in [child, unloaded] { root.addChild(controller) }
    root.view.addSubview(child.view)
    LifeLog.shared.begin()
    application.receiveMemoryWarning()
    #expect(LifeLog.shared.events == ["memory", "UIApplicationDidReceiveMemoryWarning", "root", "child"])
    window.isHidden = true
  }

  @Test func anAddressOfTheLaunchIsOpenedBeforeTheApplicationIsActive() throws {
    let url = try #require(URL(string: "tides://today"))
    let application = UIApplication.start(
      delegate: PlainTestDelegate.self, launchOptions: [.url: url, .sourceApplication: "com.example.mail"])
    let delegate = try #require(application.delegate as? PlainTestDelegate)
    #expect(delegate.openedURL == url)
    #expect(delegate.launchOptions?[.url] as? URL == url)
    #expect(
      LifeLog.shared.events.suffix(5) == [
        "opens tides://today for com.example.mail", "UISceneWillEnterForeground", "UISceneDidActivate",
        "active, active",
        "UIApplicationDidBecomeActive",
      ])
    delegate.window?.isHidden = true
  }

  @Test func theOldMethodIsCalledWhereTheNewOneIsLeftOut() {
    UIApplication.start(delegate: OldTestDelegate.self)
    #expect(LifeLog.shared.events.first == "old")
  }

  @Test func thePrincipalClassIsTheApplications() {
    let application = UIApplication.start(principal: OwnTestApplication.self, delegate: nil)
    #expect(application is OwnTestApplication)
    #expect(UIApplication.shared is OwnTestApplication)
    #expect(application.delegate == nil)
  }

  // MARK: Without a launch

  @Test func aScreenWithoutALaunchHasAnActiveApplication() {
    #expect(UIApplication.shared === UIApplication.shared)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIApplication.shared.connectedScenes.first?.activationState == .foregroundActive)
    #expect(LifeLog.shared.events.isEmpty)
  }

  @Test func anotherHostHasAnotherApplicationAndGivesTheOldOneBack() {
    let (application, device) = (UIApplication.shared, UIDevice.current)
    let before = UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 320, height: 568), scale: 2, safeAreaInsets: .zero, traits: .system)
    #expect(UIApplication.shared !== application)
    #expect(UIDevice.current !== device)
    UIScreen.main.restore(before)
    #expect(UIApplication.shared === application)
    #expect(UIDevice.current === device)
  }

  @Test func windowsAreListedFromBackToFront() {
    let windows = (0..<3).map { _ in UIWindow(frame: UIScreen.main.bounds) }
    windows[1].windowLevel = .alert
    for window in windows { window.isHidden = false }
    let shown = UIApplication.shared.windows.filter { window in windows.contains { $0 === window } }
    #expect(shown.map { window in windows.firstIndex { $0 === window } } == [0, 2, 1])
    windows[2].makeKey()
    #expect(UIApplication.shared.keyWindow === windows[2])
    for window in windows { window.isHidden = true }
    #expect(UIApplication.shared.windows.allSatisfy { window in !windows.contains { $0 === window } })
  }

  // MARK: Addresses and actions

  @Test func openedAddressesAreNotedAndAnsweredOnALaterTurn() async throws {
    let application = UIApplication.start(
      delegate: nil, info: ["LSApplicationQueriesSchemes": ["Tides"]])
    let (web, own, unknown) = (
      try #require(URL(string: "https://example.com")), try #require(URL(string: "tides://a")),
      try #require(URL(string: "other://a"))
    )
    #expect(application.canOpenURL(web) && application.canOpenURL(own) && !application.canOpenURL(unknown))
    var answered = false
    let result = await withCheckedContinuation { continuation in
      application.open(web) { opened in
        answered = true
        continuation.resume(returning: opened)
      }
      #expect(!answered)
    }
    #expect(result)
    application.open(own)
    application.open(unknown)
    application.open(web, options: [.universalLinksOnly: true])
    #expect(application.openedURLs == [web, own])
    #expect(application.canOpenURL(try #require(URL(string: UIApplication.openSettingsURLString))))
  }

  @Test func actionsWithoutTargetGoAlongTheRespondersToTheDelegate() throws {
    final class Asked: UIView {
      var taps = 0
      func tap() { taps += 1 }
    }
    let application = UIApplication.start(delegate: PlainTestDelegate.self)
    let delegate = try #require(application.delegate as? PlainTestDelegate)
    let view = Asked()
    delegate.window?.rootViewController?.view.addSubview(view)
    let inner = UIView()
    view.addSubview(inner)
    #expect(application.sendAction(Selector(Asked.tap), to: nil, from: inner, for: nil))
    #expect(application.sendAction(Selector(Asked.tap), to: view, from: nil, for: nil))
    #expect(view.taps == 2)
    #expect(!application.sendAction(Selector(Asked.tap), to: nil, from: nil, for: nil))
    var chain: [UIResponder] = []
    var responder: UIResponder? = inner
    while let current = responder {
      chain.append(current)
      responder = current.next
    }
    #expect(
      chain.suffix(4).map { "\(type(of: $0))" } == ["UIWindow", "UIWindowScene", "UIApplication", "PlainTestDelegate"])
    delegate.window?.isHidden = true
  }

  @Test func readersSettingsAreThoseOfTheScreen() {
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3, safeAreaInsets: .zero,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(preferredContentSizeCategory: .extraLarge),
      ]))
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
    TestScreen.reset()
  }
}
