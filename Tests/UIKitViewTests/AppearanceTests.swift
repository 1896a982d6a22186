import Testing

@testable import UIKit

@MainActor @Suite struct AppearanceTests {
  private let window: UIWindow

  init() {
    TestScreen.reset()
    window = UIWindow()
    window.makeKeyAndVisible()
  }

  final class Box: UIView {}
  final class OuterBox: UIView {}
  class Badge: UIView {
    @_Observed var ink: UIColor = .black
    var wasInked: UIColor?
    override func didMoveToWindow() { wasInked = ink }
  }
  final class SmallBadge: Badge {}

  @Test func aViewTakesTheProxysValueWhenItComesIntoAWindow() {
    UISwitch.appearance().onTintColor = .red
    let view = UISwitch()
    #expect(view.onTintColor == nil)
    window.addSubview(view)
    #expect(view.onTintColor == .red)
  }

  @Test func aValueThatWasSetOnTheViewStays() {
    let before = UISwitch()
    before.onTintColor = .green
    let cleared = UISwitch()
    cleared.onTintColor = nil
    UISwitch.appearance().onTintColor = .red
    for view in [before, cleared] { window.addSubview(view) }
    #expect(before.onTintColor == .green)
    #expect(cleared.onTintColor == nil)
  }

  @Test func laterChangesReachAViewWhenItComesIntoAWindowAgain() {
    UISwitch.appearance().onTintColor = .red
    let view = UISwitch()
    window.addSubview(view)
    UISwitch.appearance().onTintColor = .blue
    #expect(view.onTintColor == .red)
    view.removeFromSuperview()
    window.addSubview(view)
    #expect(view.onTintColor == .blue)
  }

  @Test func aProxySaysWhatWasSetOnIt() {
    UISwitch.appearance().onTintColor = .red
    #expect(UISwitch.appearance().onTintColor == .red)
    #expect(UISwitch.appearance(whenContainedInInstancesOf: [Box.self]).onTintColor == nil)
  }

  @Test func containersCountAndTheOutermostWins() {
    UISwitch.appearance().onTintColor = .red
    UISwitch.appearance(whenContainedInInstancesOf: [Box.self]).onTintColor = .green
    UISwitch.appearance(whenContainedInInstancesOf: [OuterBox.self]).onTintColor = .blue
    let outer = OuterBox()
    let box = Box()
    let lonely = Box()
    window.addSubview(outer)
    window.addSubview(lonely)
    outer.addSubview(box)
    let views = [UISwitch(), UISwitch(), UISwitch(), UISwitch()]
    for (view, parent) in zip(views, [window, lonely, outer, box] as [UIView]) { parent.addSubview(view) }
    #expect(views.map(\.onTintColor) == [.red, .green, .blue, .blue])
    UISwitch.appearance(whenContainedInInstancesOf: [Box.self, OuterBox.self]).onTintColor = .brown
    let deep = UISwitch()
    box.addSubview(deep)
    #expect(deep.onTintColor == .brown)
  }

  @Test func aControllerIsAContainer() {
    final class Settings: UIViewController {}
    UISwitch.appearance(whenContainedInInstancesOf: [Settings.self]).onTintColor = .green
    let controller = Settings()
    let view = UISwitch()
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(view.onTintColor == .green)
  }

  @Test func theLowestClassWins() {
    UIView.appearance().backgroundColor = .red
    UILabel.appearance().backgroundColor = .blue
    let label = UILabel()
    let view = UIView()
    for view in [label, view] { window.addSubview(view) }
    #expect(label.backgroundColor == .blue)
    #expect(view.backgroundColor == .red)
  }

  @Test func traitsCount() {
    UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .yellow
    let light = UISwitch()
    let dark = UISwitch()
    let container = UIView()
    container.overrideUserInterfaceStyle = .dark
    window.addSubview(light)
    window.addSubview(container)
    container.addSubview(dark)
    #expect(light.onTintColor == nil)
    #expect(dark.onTintColor == .yellow)
  }

  @Test func applicationsOwnPropertiesTakePart() {
    Badge.appearance().ink = .red
    let plain = Badge()
    let own = SmallBadge()
    own.ink = .green
    for view in [plain, own] { window.addSubview(view) }
    #expect(plain.ink == .red)
    #expect(plain.wasInked == .red)
    #expect(own.ink == .green)
  }

  @Test func methodsTakePartByTheirArguments() {
    UIButton.appearance().setTitleColor(.red, for: .normal)
    UIButton.appearance().setTitleColor(.blue, for: .highlighted)
    let button = UIButton()
    button.setTitleColor(.green, for: .highlighted)
    window.addSubview(button)
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .highlighted) == .green)
  }

  @Test func barsAndTheirItemsTakeValues() {
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).tintColor = .yellow
    UIBarButtonItem.appearance().setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 11)], for: .normal)
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.updateForFrame()
    window.updateForFrame()
    #expect(navigation.navigationBar.barTintColor == .red)
    #expect(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(navigation.navigationBar.backgroundImage(for: .default) != nil)
    #expect(item.tintColor == .yellow)
    #expect((item.titleTextAttributes(for: .normal)?[.font] as? UIFont)?.pointSize == 11)
  }

  @Test func whatUIKitSetsItselfGivesWayToAProxy() {
    UITableView.appearance().backgroundColor = .purple
    UITableView.appearance().separatorColor = .red
    UICollectionView.appearance().backgroundColor = .orange
    let table = UITableView(frame: window.bounds)
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    for view in [table, collection] { window.addSubview(view) }
    #expect(table.backgroundColor == .purple)
    #expect(table.separatorColor == .red)
    #expect(collection.backgroundColor == .orange)
  }

  @Test func windowsTakeValuesWhenTheyAreShown() {
    UIWindow.appearance().tintColor = .magenta
    let shown = UIWindow()
    shown.isHidden = false
    #expect(shown.tintColor == .magenta)
  }

  @Test func anotherScreenSetupHasNoProxies() {
    UISwitch.appearance().onTintColor = .red
    TestScreen.reset()
    let view = UISwitch()
    let window = UIWindow()
    window.makeKeyAndVisible()
    window.addSubview(view)
    #expect(view.onTintColor == nil)
  }
}
