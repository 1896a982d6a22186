import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct OwnStatusBarTests {
  @Test func applicationsSayHowTheStatusBarIsWhereControllersHaveNoSay() {
    TestScreen.reset()
    let application = UIApplication.shared
    application.statusBarStyle = .lightContent
    application.isStatusBarHidden = true
    #expect(application.statusBarStyle == .default && !application.isStatusBarHidden)
    application.info = ["UIViewControllerBasedStatusBarAppearance": false]
    application.isStatusBarHidden = true
    #expect(application.statusBarStyle == .lightContent && application.isStatusBarHidden)
    application.isStatusBarHidden = false
    #expect(!application.isStatusBarHidden)
    TestScreen.reset()
  }

  private final class Turning: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  @Test func windowsFollowTheDeviceWhenControllersHaveChangedTheirMind() {
    TestScreen.reset()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = Turning()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let size = CGSize(width: window.bounds.height, height: window.bounds.width)
    let application = UIApplication.shared
    #expect(!application.turn(to: .landscapeLeft, size: size, safeAreaInsets: .zero))
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(window.bounds.size != size)
    controller.mask = .all
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(window.bounds.size == size)
    TestScreen.reset()
  }
}
