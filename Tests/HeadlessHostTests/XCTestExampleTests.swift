import UIKit
import XCTest

/// The example of the README: how a test of XCTest's is written that passes here and on iOS.
final class XCTestExampleTests: XCTestCase {
  func testTheTitleFillsTheWidth() {
    MainActor.assumeIsolated {
      let controller = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let title = UILabel()
      title.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(title)
      NSLayoutConstraint.activate([
        title.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        title.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        title.topAnchor.constraint(equalTo: controller.view.topAnchor),
      ])
      controller.view.layoutIfNeeded()
      XCTAssertEqual(title.frame.width, 375)
    }
  }
}
