import Testing

@testable import UIKit

/// What an Info.plist says of an application's look.
@MainActor @Suite(.serialized) struct InfoLookTests {
  init() { TestScreen.reset() }

  private func start(_ info: [String: Any]) -> (application: UIApplication, window: UIWindow) {
    let application = UIApplication.start(delegate: nil, info: info)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.updateForFrame()
    return (application, window)
  }

  @Test(arguments: [("Dark", UIUserInterfaceStyle.dark), ("Light", .light), ("Automatic", .light), ("Other", .light)])
  func theApplicationHasItsStyle(name: String, style: UIUserInterfaceStyle) {
    defer { TestScreen.reset() }
    let (_, window) = start(["UIUserInterfaceStyle": name])
    #expect(window.rootViewController?.view.traitCollection.userInterfaceStyle == style)
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == style)
    UIApplication.shared.changeTextSize(to: .extraLarge)
    #expect(window.traitCollection.userInterfaceStyle == style, "and keeps it")
    window.overrideUserInterfaceStyle = .light
    #expect(window.traitCollection.userInterfaceStyle == .light, "a window of its own look has that")
  }

  @Test func theStatusBarIsAsTheListSaysWhereControllersHaveNoSay() {
    defer { TestScreen.reset() }
    let keys: [String: Any] = ["UIStatusBarHidden": true, "UIStatusBarStyle": "UIStatusBarStyleLightContent"]
    #expect(!start(keys).application.isStatusBarHidden, "it comes with the first controller")
    let application = start(keys.merging(["UIViewControllerBasedStatusBarAppearance": false]) { $1 }).application
    #expect(application.isStatusBarHidden && application.statusBarStyle == .lightContent)
    application.isStatusBarHidden = false
    #expect(!application.isStatusBarHidden)
  }

  @Test func keysForTheKindOfDeviceComeFirst() {
    defer { TestScreen.reset() }
    let (_, window) = start(["UIUserInterfaceStyle": "Light", "UIUserInterfaceStyle~iphone": "Dark"])
    #expect(window.traitCollection.userInterfaceStyle == .dark)
  }
}
