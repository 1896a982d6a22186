import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct BarHidingTests {
  private func tap(_ stage: NavigationStage, _ point: CGPoint) {
    stage.finger.down(at: point)
    stage.finger.up()
    stage.settle()
  }

  @Test func tapsHideAndShowTheBars() {
    let stage = NavigationStage(UIViewController())
    tap(stage, CGPoint(x: 200, y: 400))
    #expect(!stage.navigation.isNavigationBarHidden)
    stage.navigation.hidesBarsOnTap = true
    tap(stage, CGPoint(x: 200, y: 400))
    #expect(stage.navigation.isNavigationBarHidden)
    tap(stage, CGPoint(x: 200, y: 400))
    #expect(!stage.navigation.isNavigationBarHidden)
    // Bars keep their taps.
    tap(stage, CGPoint(x: 200, y: 70))
    #expect(!stage.navigation.isNavigationBarHidden)
    stage.navigation.hidesBarsOnTap = false
    tap(stage, CGPoint(x: 200, y: 400))
    #expect(!stage.navigation.isNavigationBarHidden)
  }

  @Test func swipesHideAndShowTheBarsWhileContentScrolls() {
    let rows = RowsController()
    let stage = NavigationStage(rows)
    stage.navigation.hidesBarsOnSwipe = true
    stage.finger.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.3)
    stage.settle()
    #expect(stage.navigation.isNavigationBarHidden && rows.tableView.contentOffset.y > 50)
    stage.finger.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.3)
    stage.settle()
    #expect(!stage.navigation.isNavigationBarHidden)
  }

  @Test func compactHeightHidesTheBars() {
    let stage = NavigationStage(UIViewController())
    stage.navigation.hidesBarsWhenVerticallyCompact = true
    #expect(!stage.navigation.isNavigationBarHidden)
    let parent = UIViewController()
    stage.window.rootViewController = parent
    parent.addChild(stage.navigation)
    parent.view.addSubview(stage.navigation.view)
    parent.setOverrideTraitCollection(UITraitCollection(verticalSizeClass: .compact), forChild: stage.navigation)
    stage.settle()
    #expect(stage.navigation.isNavigationBarHidden)
    parent.setOverrideTraitCollection(nil, forChild: stage.navigation)
    stage.settle()
    #expect(!stage.navigation.isNavigationBarHidden)
  }

  @Test func titlesStandWhereTheyWereMoved() throws {
    let (root, top) = (UIViewController(), UIViewController())
    root.title = "Root"
    top.title = "Top"
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    top.navigationItem.rightBarButtonItem = item
    let stage = NavigationStage(root)
    stage.navigation.pushViewController(top, animated: false)
    stage.settle()
    let title = stage.page.titleLabel.frame.minY
    stage.bar.setTitleVerticalPositionAdjustment(3, for: .default)
    stage.settle()
    #expect(stage.page.titleLabel.frame.minY == title + 3)
    let label = try #require(item.button.subviews.first { $0 is UILabel })
    let place = label.frame.minY
    item.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: -2), for: .default)
    stage.settle()
    #expect(label.frame.minY == place - 2)
    let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    root.navigationItem.backBarButtonItem = back
    stage.settle()
    let backLabel = try #require(stage.page.backButton?.subviews.first { $0 is UILabel })
    let x = backLabel.frame.minX
    back.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .default)
    root.navigationItem.backBarButtonItem = nil
    root.navigationItem.backBarButtonItem = back
    stage.settle()
    #expect(backLabel.frame.minX == x + 5)
  }
}

@Suite(.serialized) @MainActor struct KeyboardBarHidingTests {
  @Test func theKeyboardSendsTheBarsAwayUntilATap() {
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    root.view.addSubview(field)
    let stage = NavigationStage(root)
    stage.navigation.hidesBarsWhenKeyboardAppears = true
    field.becomeFirstResponder()
    stage.settle()
    #expect(stage.navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    stage.settle()
    #expect(stage.navigation.isNavigationBarHidden)
    stage.finger.down(at: CGPoint(x: 200, y: 500))
    stage.finger.up()
    stage.settle()
    #expect(!stage.navigation.isNavigationBarHidden)
    stage.navigation.hidesBarsWhenKeyboardAppears = false
    field.becomeFirstResponder()
    stage.settle()
    #expect(!stage.navigation.isNavigationBarHidden)
  }
}
