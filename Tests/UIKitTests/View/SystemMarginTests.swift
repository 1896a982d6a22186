import Testing

@testable import UIKit

/// Which side margins the system asks for (`uikit-facts §8`), and what `sizeToFit()` keeps.
@MainActor @Suite(.serialized) struct SystemMarginTests {
  @Test(arguments: [(375, 812, 16), (812, 375, 16), (844, 390, 16), (736, 414, 20), (414, 736, 20), (430, 932, 20)])
  func sideMarginsFollowTheShorterSideOfTheScreen(width: CGFloat, height: CGFloat, side: CGFloat) {
    defer { TestScreen.reset() }
    TestScreen.reset(size: CGSize(width: width, height: height))
    let controller = UIViewController()
    #expect(controller.systemMinimumLayoutMargins.leading == side)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
  }

  @Test func fittingASizeKeepsTheOrigin() {
    let view = FixedView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 12))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 12))
  }

  private final class FixedView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 12) }
  }

  private final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func anotherLayoutDirectionLaysOutAgain() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (parent, child) = (UIViewController(), UIViewController())
    child.view = CountingView()
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.isHidden = false
    window.updateForFrame()
    let before = (child.view as? CountingView)?.layouts
    parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
    window.updateForFrame()
    #expect(before == 1)
    #expect((child.view as? CountingView)?.layouts == 2)
  }
}
