import Testing

@testable import UIKit

private final class Listener: NSObject, UITabBarDelegate {
  var told: [Int] = []
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { told.append(item.tag) }
}

@Suite(.serialized) @MainActor struct UITabBarTests {
  private func controllers(_ count: Int) -> [UIViewController] {
    (0..<count).map { index in
      let controller = UIViewController()
      let image = UIImage(systemName: "star")
      controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: image, tag: index)
      return controller
    }
  }

  @Test func tabsShareTheWidth() {
    let stage = TabStage(controllers(3))
    #expect(stage.bar.buttons.map(\.frame.width) == [130, 130, 130])
    #expect(stage.bar.buttons.map(\.frame.minX) == [0, 130, 260])
    #expect(stage.bar.buttons.map(\.frame.height) == [49, 49, 49])
    let button = stage.bar.buttons[1]
    #expect(button.imageView.frame.midX == 65 && button.imageView.frame.maxY < button.label.frame.minY)
    #expect(button.label.frame.minY == 35 && button.label.frame.height == 12)
  }

  @Test func titlesStandBesideImagesInCompactHeight() {
    let stage = TabStage(
      controllers(3), size: CGSize(width: 844, height: 390),
      safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(stage.bar.frame == CGRect(x: 0, y: 337, width: 844, height: 53))
    #expect(stage.bar.buttons.map(\.frame.minX) == [47, 297, 547])
    let button = stage.bar.buttons[0]
    #expect(button.frame.height == 32)
    #expect(button.label.frame.minX > button.imageView.frame.maxX)
    #expect(abs(button.label.frame.midY - button.imageView.frame.midY) < 0.5)
    #expect(button.label.font.pointSize == 12)
  }

  @Test func tabsStandTogetherInRegularWidth() {
    let stage = TabStage(
      controllers(2), size: CGSize(width: 1024, height: 1366), safeArea: .zero,
      traits: UITraitCollection(userInterfaceIdiom: .pad))
    let frames = stage.bar.buttons.map(\.frame)
    #expect(frames[0].width == frames[1].width && frames[1].minX - frames[0].maxX == 34)
    #expect(abs((frames[0].minX + frames[1].maxX) / 2 - 512) < 0.5)
    stage.bar.itemPositioning = .fill
    stage.settle()
    #expect(stage.bar.buttons[0].frame.width == 512)
  }

  @Test func rightToLeftTheFirstTabStandsAtTheRight() {
    let stage = TabStage(controllers(2), traits: UITraitCollection(layoutDirection: .rightToLeft))
    #expect(stage.bar.buttons.map(\.frame.minX) == [195, 0])
    stage.bar.items?[0].badgeValue = "1"
    stage.settle()
    let button = stage.bar.buttons[0]
    #expect(button.badge!.frame.maxX <= button.imageView.frame.midX)
  }

  @Test func aBadgeHangsAtTheImage() throws {
    let stage = TabStage(controllers(2))
    let item = try #require(stage.bar.items?[1])
    let button = stage.bar.buttons[1]
    #expect(button.badge == nil)
    item.badgeValue = "2"
    stage.settle()
    let badge = try #require(button.badge)
    #expect(badge.frame.size == CGSize(width: 18, height: 18))
    #expect(badge.frame.minX > button.imageView.frame.midX && badge.frame.minY < button.imageView.frame.midY)
    #expect(badge.backgroundColor == .systemRed)
    #expect(button.accessibilityLabel == "Tab 1, 2")
    item.badgeValue = "1,024"
    item.badgeColor = .purple
    stage.settle()
    #expect(badge.frame.width > 30 && badge.backgroundColor == .purple)
    item.badgeValue = nil
    stage.settle()
    #expect(button.badge == nil)
  }

  @Test func theChosenTabShowsItsOwnImage() {
    let all = controllers(2)
    let images = ["book", "book.fill"].map { UIImage(systemName: $0)!.withRenderingMode(.alwaysOriginal) }
    all[0].tabBarItem = UITabBarItem(title: "Books", image: images[0], selectedImage: images[1])
    let stage = TabStage(all)
    #expect(stage.bar.buttons[0].imageView.image === images[1])
    stage.tapTab(1)
    #expect(stage.bar.buttons[0].imageView.image === images[0])
  }

  @Test func appearancesSayHowTabsLook() {
    let stage = TabStage(controllers(2))
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.stackedLayoutAppearance.normal.iconColor = .red
    look.stackedLayoutAppearance.selected.iconColor = .blue
    look.stackedLayoutAppearance.normal.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.red,
    ]
    look.stackedLayoutAppearance.normal.badgeBackgroundColor = .orange
    stage.bar.standardAppearance = look
    stage.bar.scrollEdgeAppearance = look
    stage.bar.items?[1].badgeValue = "1"
    stage.settle()
    let (chosen, other) = (stage.bar.buttons[0], stage.bar.buttons[1])
    #expect(chosen.imageView.tintColor == .blue && other.imageView.tintColor == .red)
    #expect(chosen.label.font.pointSize == 14 && other.label.font.pointSize == 14)
    #expect(other.label.textColor == .red && chosen.label.textColor != .red)
    #expect(other.badge?.backgroundColor == .orange)
    // The bar has a copy, which can be changed in place.
    stage.bar.standardAppearance.stackedLayoutAppearance.normal.iconColor = .green
    stage.bar.scrollEdgeAppearance?.stackedLayoutAppearance.normal.iconColor = .green
    stage.settle()
    #expect(other.imageView.tintColor == .green)
    #expect(look.stackedLayoutAppearance.normal.iconColor == .red)
  }

  @Test func aPictureMarksTheChosenTab() {
    let stage = TabStage(controllers(2))
    stage.bar.selectionIndicatorImage = UIImage(systemName: "circle.fill")
    stage.settle()
    let pictures = stage.bar.subviews.compactMap { $0 as? UIImageView }
    #expect(pictures.count == 1 && abs(pictures[0].frame.midX - 97.5) < 0.5)
    stage.tapTab(1)
    #expect(abs(pictures[0].frame.midX - 292.5) < 0.5)
  }

  @Test func tabsKeepTheirSizeWhateverTheTextSize() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let stage = TabStage(controllers(2), traits: traits)
    #expect(stage.bar.buttons[0].label.frame.height == 12)
    #expect(stage.bar.buttons[0].imageView.frame.height < 30)
    #expect(stage.bar.frame.height == 83)
  }

  @Test func aBarOfAnApplicationTellsItsDelegate() {
    TestScreen.reset()
    let window = UIWindow()
    let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 390, height: 49))
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 1), UITabBarItem(tabBarSystemItem: .search, tag: 2)]
    let listener = Listener()
    bar.delegate = listener
    window.addSubview(bar)
    window.makeKeyAndVisible()
    window.updateForFrame()
    #expect(bar.selectedItem == nil && bar.sizeThatFits(.zero).height == 49)
    TouchDriver(window: window).drag(from: CGPoint(x: 300, y: 320), to: CGPoint(x: 300, y: 320), duration: 0.1)
    #expect(listener.told == [2] && bar.selectedItem === bar.items?[1])
  }

  @Test func anItemThatIsDisabledTakesNoTaps() {
    let all = controllers(2)
    all[1].tabBarItem.isEnabled = false
    let stage = TabStage(all)
    stage.tapTab(1)
    #expect(stage.tabs.selectedIndex == 0)
    #expect(stage.bar.buttons[1].label.alpha < 1)
  }
}
