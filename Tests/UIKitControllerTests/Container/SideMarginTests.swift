import Testing

@testable import UIKit

/// The side margins of controllers' views (`uikit-facts §8`) in windows that do not fill the screen.
@Suite(.serialized) @MainActor struct SideMarginTests {
  @Test func sideMarginsFollowTheWindow() {
    TestScreen.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 428, height: 926))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateForFrame()
    #expect(controller.view.layoutMargins.left == 20 && controller.systemMinimumLayoutMargins.leading == 20)
    window.frame.size = CGSize(width: 390, height: 844)
    window.updateForFrame()
    #expect(controller.view.layoutMargins.left == 16)
    window.frame.size = CGSize(width: 844, height: 390)
    window.updateForFrame()
    #expect(controller.view.layoutMargins.left == 16, "the shorter side counts")
    window.frame.size = CGSize(width: 736, height: 414)
    window.updateForFrame()
    #expect(controller.view.layoutMargins.left == 20)
  }

  @Test func aWindowThatIsOnlyLongerOrShorterThanTheScreenHasItsMargins() {
    TestScreen.reset(size: CGSize(width: 667, height: 375))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 667, height: 1200))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.updateForFrame()
    #expect(window.rootViewController?.view.layoutMargins.left == 16)
  }

  @Test(arguments: [(UIUserInterfaceSizeClass.compact, 16), (.regular, 20)])
  func onAPadTheWidthClassOfTheWindowDecides(width: UIUserInterfaceSizeClass, margin: CGFloat) {
    TestScreen.reset(size: CGSize(width: 834, height: 1194))
    UIScreen.main.configure(
      bounds: CGRect(x: 0, y: 0, width: 834, height: 1194), scale: 2, safeAreaInsets: .zero,
      traits: UITraitCollection(userInterfaceIdiom: .pad))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 834))
    window.traitOverrides.horizontalSizeClass = width
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.updateForFrame()
    #expect(controller.view.layoutMargins.left == margin)
  }
}
