import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct NavigationBarTests {
  private final class Tapped: UIViewController {
    var senders: [Any] = []
    func didTap(_ sender: UIBarButtonItem) { senders.append(sender) }
  }

  @Test func theTitleStandsInTheMiddle() {
    let controller = LoggedController("Settings")
    let stage = NavigationStage(controller)
    let place = stage.place(stage.page.titleLabel)
    #expect(abs(place.midX - 195) < 0.4)
    #expect(abs(place.midY - 69) < 0.4)
    #expect(stage.page.titleLabel.font.pointSize == 17)
    controller.title = "Other"
    stage.settle()
    #expect(stage.page.titleLabel.text == "Other")
  }

  @Test func aTitleThatButtonsLeaveNoRoomForMovesAndIsShortened() {
    let controller = LoggedController("A very long title that has no room at all beside buttons")
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    let stage = NavigationStage(controller)
    let button = stage.place(controller.navigationItem.rightBarButtonItem!.button)
    let title = stage.place(stage.page.titleLabel)
    #expect(abs(button.maxX - 374) < 0.4)
    #expect(title.minX >= 16 && title.maxX <= button.minX - 7.5)
    #expect(title.width > 280)
  }

  @Test func aButtonCallsItsTargetWithTheItem() {
    let controller = Tapped()
    let item = UIBarButtonItem(title: "Add", style: .plain, target: controller, action: Selector(Tapped.didTap(_:)))
    controller.navigationItem.rightBarButtonItem = item
    let stage = NavigationStage(controller)
    stage.tap(item.button)
    #expect(controller.senders.count == 1 && controller.senders[0] as? UIBarButtonItem === item)
    item.isEnabled = false
    stage.settle()
    stage.tap(item.button)
    #expect(controller.senders.count == 1)
  }

  @Test func aButtonWithoutATargetLooksAlongTheResponders() {
    let controller = Tapped()
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: Selector(Tapped.didTap(_:)))
    controller.toolbarItems = [item]
    let stage = NavigationStage(controller)
    item.perform(event: nil)
    // The bar lies in the navigation controller, beside the controller's own view.
    #expect(controller.senders.isEmpty)
    final class Answering: UINavigationController {
      var count = 0
      func didTap(_ sender: UIBarButtonItem) { count += 1 }
    }
    let answering = Answering(rootViewController: UIViewController())
    let own = UIBarButtonItem(
      title: "Go", style: .done, target: nil, action: Selector(Answering.didTap(_:)))
    answering.topViewController?.navigationItem.leftBarButtonItem = own
    stage.window.rootViewController = answering
    stage.settle()
    own.perform(event: nil)
    #expect(answering.count == 1)
  }

  @Test func aPrimaryActionIsDoneForTheItem() {
    let controller = UIViewController()
    let seen = CallLog()
    let item = UIBarButtonItem(
      title: "Go", primaryAction: UIAction { seen.calls.append(($0.sender as? UIBarButtonItem)?.title ?? "none") })
    controller.navigationItem.rightBarButtonItem = item
    let stage = NavigationStage(controller)
    stage.tap(item.button)
    #expect(seen.calls == ["Go"])
  }

  @Test func theBackButtonNamesTheItemBelowAndPops() {
    let stage = NavigationStage(LoggedController("Mail"))
    let second = LoggedController("Inbox")
    stage.navigation.pushViewController(second, animated: false)
    stage.settle()
    #expect(stage.page.backButton?.shownText == "Mail")
    stage.tap(stage.page.backButton!)
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test(arguments: [
    ("A title of an item below that is long", "Inbox", "Back"), ("Mail", "A title that nearly fills the whole bar", ""),
  ]) func theBackButtonShowsLessBeforeTheTitleIsShortened(below: String, title: String, expected: String) {
    let stage = NavigationStage(LoggedController(below))
    stage.navigation.pushViewController(LoggedController(title), animated: false)
    stage.settle()
    #expect(stage.page.backButton?.shownText ?? "" == expected)
  }

  @Test func leftButtonsTakeThePlaceOfTheBackButtonUnlessTheySupplementIt() {
    let stage = NavigationStage(LoggedController("Mail"))
    let second = LoggedController("Inbox")
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    stage.navigation.pushViewController(second, animated: false)
    stage.settle()
    #expect(stage.page.backButton == nil)
    second.navigationItem.leftItemsSupplementBackButton = true
    stage.settle()
    let back = stage.page.backButton!
    #expect(second.navigationItem.leftBarButtonItem!.button.frame.minX > back.frame.maxX)
    second.navigationItem.hidesBackButton = true
    stage.settle()
    #expect(stage.page.backButton == nil)
  }

  @Test func backButtonTitlesAndModesAreTheItemsBelow() {
    let first = LoggedController("Mail")
    let stage = NavigationStage(first)
    stage.navigation.pushViewController(LoggedController("Inbox"), animated: false)
    stage.settle()
    func shown() -> String? {
      stage.settle()
      return stage.page.backButton?.shownText
    }
    first.navigationItem.backButtonTitle = "Boxes"
    #expect(shown() == "Boxes")
    first.navigationItem.backBarButtonItem = UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil)
    #expect(shown() == "All")
    first.navigationItem.backButtonDisplayMode = .generic
    #expect(shown() == "Back")
    first.navigationItem.backButtonDisplayMode = .minimal
    #expect(shown() == nil)
  }

  @Test func aTitleViewKeepsItsSizeInTheMiddle() {
    let controller = LoggedController("a")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    controller.navigationItem.titleView = view
    let stage = NavigationStage(controller)
    #expect(stage.place(view) == CGRect(x: 135, y: 54, width: 120, height: 30))
    controller.navigationItem.titleView = nil
    stage.settle()
    #expect(view.superview == nil && !stage.page.titleLabel.isHidden)
  }

  @Test func editButtonBeginsAndEndsEditing() {
    let controller = RowsController()
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let stage = NavigationStage(controller)
    #expect(controller.editButtonItem.title == "Edit")
    stage.tap(controller.editButtonItem.button)
    #expect(controller.isEditing && controller.tableView.isEditing)
    #expect(controller.editButtonItem.title == "Done" && controller.editButtonItem.style == .done)
    controller.setEditing(false, animated: false)
    #expect(controller.editButtonItem.title == "Edit")
  }

  @Test func itemsMirrorFromRightToLeft() {
    let controller = LoggedController("a")
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    let stage = NavigationStage(controller)
    stage.navigation.view.semanticContentAttribute = .forceRightToLeft
    stage.bar.semanticContentAttribute = .forceRightToLeft
    stage.page.semanticContentAttribute = .forceRightToLeft
    stage.page.itemDidChange()
    stage.settle()
    #expect(abs(stage.place(controller.navigationItem.rightBarButtonItem!.button).minX - 16) < 0.01)
  }

  // MARK: Looks

  @Test func theBackgroundComesWhenContentIsBelowTheBar() {
    let controller = RowsController()
    let stage = NavigationStage(controller)
    #expect(stage.page.shape.background == 0)
    #expect(!stage.page.background.showsSomething)
    controller.tableView.contentOffset.y += 4
    #expect(stage.page.shape.background == 0.5)
    controller.tableView.contentOffset.y += 40
    #expect(stage.page.shape.background == 1)
    #expect(stage.page.background.showsSomething)
  }

  @Test func theItemsLookComesBeforeTheBars() {
    let controller = LoggedController("a")
    let stage = NavigationStage(controller)
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    stage.bar.scrollEdgeAppearance = bar
    stage.settle()
    #expect(stage.page.titleLabel.textColor == .red)
    let item = UINavigationBarAppearance()
    item.titleTextAttributes = [.foregroundColor: UIColor.green]
    controller.navigationItem.scrollEdgeAppearance = item
    stage.settle()
    #expect(stage.page.titleLabel.textColor == .green)
    // Changed in place, as UIKit's.
    controller.navigationItem.scrollEdgeAppearance?.titleTextAttributes = [.foregroundColor: UIColor.blue]
    stage.settle()
    #expect(stage.page.titleLabel.textColor == .blue)
    // The one that was given is copied.
    item.titleTextAttributes = [:]
    stage.settle()
    #expect(stage.page.titleLabel.textColor == .blue)
  }

  @Test func propertiesFromBeforeAppearancesCount() {
    let stage = NavigationStage(LoggedController("a"))
    stage.bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    stage.bar.barTintColor = .green
    stage.bar.isTranslucent = false
    stage.settle()
    #expect(stage.page.titleLabel.textColor == .red)
    #expect(stage.bar.looksInForce(for: stage.page.item).standard.backgroundColor == .green)
  }

  @Test func aBarOfItsOwnShowsItsTopItem() {
    TestScreen.reset()
    let window = UIWindow()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    window.addSubview(bar)
    window.makeKeyAndVisible()
    window.updateForFrame()
    #expect(bar.page?.titleLabel.text == "Two")
    #expect(bar.page?.backButton?.shownText == "One")
    #expect(bar.popItem(animated: false)?.title == "Two")
    window.updateForFrame()
    #expect(bar.page?.titleLabel.text == "One")
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 44))
  }
}
