import Foundation
import Testing

@testable import UIKit

/// The delegate of an application with scenes.
final class SceneTestApplicationDelegate: UIResponder, UIApplicationDelegate {
  override init() { super.init() }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LifeLog.shared.events.append("did finish, \(application.connectedScenes.count) scenes")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { LifeLog.shared.events.append("never") }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    LifeLog.shared.events.append("configures \(connectingSceneSession.configuration.name ?? "-")")
    let configuration = UISceneConfiguration(name: "Own", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = TestSceneDelegate.self
    return configuration
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    LifeLog.shared.events.append("discards \(sceneSessions.count)")
  }
}

/// An application whose Info.plist says everything.
final class PlistTestDelegate: NSObject, UIApplicationDelegate {}

final class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var urls: [URL] = []
  var update: (bounds: CGRect, orientation: UIInterfaceOrientation, traits: UITraitCollection)?
  override init() { super.init() }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    LifeLog.shared.events.append("connects \(session.configuration.name ?? "-"), \(scene.activationState)")
    urls += connectionOptions.urlContexts.map(\.url)
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    self.window = window
    window.makeKeyAndVisible()
  }
  func sceneWillEnterForeground(_ scene: UIScene) { LifeLog.shared.events.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { LifeLog.shared.events.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { LifeLog.shared.events.append("resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) { LifeLog.shared.events.append("background") }
  func sceneDidDisconnect(_ scene: UIScene) { LifeLog.shared.events.append("disconnects") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    urls += URLContexts.map(\.url)
  }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    update = (previousCoordinateSpace.bounds, previousInterfaceOrientation, previousTraitCollection)
  }
}

@MainActor @Suite(.serialized) struct SceneTests {
  init() {
    TestScreen.reset()
    LifeLog.shared.begin()
  }

  private func info(delegateName: String = "$(PRODUCT_MODULE_NAME).TestSceneDelegate") -> [String: Any] {
    [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": true,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            ["UISceneConfigurationName": "Default", "UISceneDelegateClassName": delegateName]
          ]
        ],
      ] as [String: Any]
    ]
  }

  @Test func aSceneIsConnectedAfterTheLaunchAndTheDelegateIsNotToldOfStates() throws {
    let application = UIApplication.start(delegate: SceneTestApplicationDelegate.self, info: info())
    #expect(
      LifeLog.shared.events == [
        "did finish, 0 scenes", "UIApplicationDidFinishLaunching", "configures Default", "connects Own, unattached",
        "UISceneWillConnect", "foreground", "UISceneWillEnterForeground", "UIApplicationWillEnterForeground", "active",
        "UISceneDidActivate", "UIApplicationDidBecomeActive",
      ])
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? TestSceneDelegate)
    #expect(scene.activationState == .foregroundActive)
    // Windows of other tests that are still shown belong to the first scene.
    #expect(scene.windows.filter { $0 === delegate.window }.count == 1 && scene.keyWindow === delegate.window)
    #expect(delegate.window?.frame == UIScreen.main.bounds)
    #expect(scene.session.scene === scene && application.openSessions == [scene.session])
    #expect(application.supportsMultipleScenes)
    delegate.window?.isHidden = true
  }

  @Test func theInfoPlistNamesTheDelegate() throws {
    let application = UIApplication.start(delegate: PlistTestDelegate.self, info: info())
    let scene = try #require(application.connectedScenes.first)
    #expect(scene.delegate is TestSceneDelegate)
    #expect(scene.session.configuration.name == "Default")
    #expect(scene.session.persistentIdentifier == "Default")
    (scene.delegate as? TestSceneDelegate)?.window?.isHidden = true
  }

  @Test func scenesAreLeftComeBackToAndThrownAway() throws {
    let application = UIApplication.start(delegate: SceneTestApplicationDelegate.self, info: info())
    let scene = try #require(application.connectedScenes.first)
    let delegate = try #require(scene.delegate as? TestSceneDelegate)
    LifeLog.shared.begin()
    application.enterBackground()
    #expect(
      LifeLog.shared.events == [
        "resigns", "UISceneWillDeactivate", "UIApplicationWillResignActive", "background", "UISceneDidEnterBackground",
        "UIApplicationDidEnterBackground",
      ])
    application.becomeActive()
    #expect(scene.activationState == .foregroundActive)
    LifeLog.shared.begin()
    application.discard(scene)
    #expect(
      LifeLog.shared.events == [
        "resigns", "UISceneWillDeactivate", "background", "UISceneDidEnterBackground", "disconnects",
        "UISceneDidDisconnect", "discards 1",
      ])
    #expect(application.connectedScenes.isEmpty && scene.session.scene == nil)
    delegate.window?.isHidden = true
  }

  @Test func addressesGoToTheScene() throws {
    let (first, second) = (try #require(URL(string: "tides://1")), try #require(URL(string: "tides://2")))
    let application = UIApplication.start(
      delegate: PlistTestDelegate.self, info: info(), launchOptions: [.url: first])
    let scene = try #require(application.connectedScenes.first)
    let delegate = try #require(scene.delegate as? TestSceneDelegate)
    #expect(delegate.urls == [first])
    #expect(application.receive(second))
    #expect(delegate.urls == [first, second])
    let web = try #require(URL(string: "https://example.com"))
    scene.open(web, options: nil)
    let options = UIScene.OpenExternalURLOptions()
    options.universalLinksOnly = true
    scene.open(second, options: options)
    #expect(application.openedURLs == [web])
    delegate.window?.isHidden = true
  }

  @Test func configurationsAreCopiedWhole() throws {
    let configuration = UISceneConfiguration(name: "A", sessionRole: .windowApplication)
    configuration.delegateClass = TestSceneDelegate.self
    let copy = try #require(configuration.copy() as? UISceneConfiguration)
    #expect(copy !== configuration && copy.name == "A" && copy.role == .windowApplication)
    #expect(copy.delegateClass == TestSceneDelegate.self)
  }

  // MARK: Status bar

  private final class Styled: UIViewController {
    var style = UIStatusBarStyle.lightContent
    var hides = false
    var named: UIViewController?
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var childForStatusBarStyle: UIViewController? { named }
    override var childForStatusBarHidden: UIViewController? { named }
  }

  @Test func theStatusBarFollowsTheControllersWhenTheySay() throws {
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), traits: .system)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (root, child) = (Styled(), Styled())
    window.rootViewController = root
    window.makeKeyAndVisible()
    let manager = try #require(window.windowScene?.statusBarManager)
    #expect(manager.statusBarStyle == .lightContent && UIApplication.shared.statusBarStyle == .lightContent)
    #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    root.style = .darkContent
    #expect(manager.statusBarStyle == .lightContent)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(manager.statusBarStyle == .darkContent)
    child.hides = true
    root.named = child
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(manager.statusBarStyle == .lightContent && manager.isStatusBarHidden)
    #expect(UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarFrame == .zero)
    window.rootViewController = UIViewController()
    #expect(manager.statusBarStyle == .default && !manager.isStatusBarHidden)
    window.isHidden = true
    TestScreen.reset()
  }
}
