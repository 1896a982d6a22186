import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct UINavigationControllerTests {
  private let log = CallLog()

  @Test func theRootAppearsWithTheController() {
    _ = NavigationStage(LoggedController("a", log))
    #expect(
      log.take() == [
        "a willMove true", "a load", "a willAppear false", "a didMove true", "a isAppearing false", "a didAppear false",
      ])
  }

  @Test func aPushIsToldInOrderAndAnimated() {
    let stage = NavigationStage(LoggedController("a", log))
    _ = log.take()
    let second = LoggedController("b", log)
    stage.navigation.pushViewController(second, animated: true)
    #expect(stage.navigation.topViewController === second)
    #expect(!second.isViewLoaded)
    stage.window.updateForFrame()
    #expect(
      log.take() == [
        "b willMove true", "b load", "a willDisappear true", "b willAppear true", "b isAppearing true",
      ])
    stage.advance(0.34)
    #expect(log.take() == [])
    stage.settle()
    #expect(log.take() == ["a didDisappear true", "b didAppear true", "b didMove true"])
    #expect(second.view.window === stage.window)
    #expect(stage.navigation.viewControllers.first?.view.window == nil)
  }

  @Test func aPushWithoutAnimationIsThereAtTheNextLayout() {
    let stage = NavigationStage(LoggedController("a", log))
    _ = log.take()
    stage.navigation.pushViewController(LoggedController("b", log), animated: false)
    stage.window.updateForFrame()
    #expect(
      log.take() == [
        "b willMove true", "b load", "a willDisappear false", "b willAppear false", "b isAppearing false",
        "a didDisappear false", "b didAppear false", "b didMove true",
      ])
  }

  @Test func aPopLeavesTheControllerWithoutAParent() {
    let stage = NavigationStage(LoggedController("a", log))
    let second = LoggedController("b", log)
    stage.navigation.pushViewController(second, animated: false)
    stage.settle()
    _ = log.take()
    #expect(stage.navigation.popViewController(animated: true) === second)
    stage.settle()
    #expect(
      log.take() == [
        "b willMove false", "b willDisappear true leaving", "a willAppear true", "a isAppearing true",
        "b didDisappear true", "a didAppear true", "b didMove false",
      ])
    #expect(second.parent == nil && second.navigationController == nil)
    #expect(stage.navigation.popViewController(animated: true) == nil)
  }

  @Test func popToRootTakesAllOthers() {
    let stage = NavigationStage(LoggedController("a", log))
    let others = ["b", "c", "d"].map { LoggedController($0, log) }
    for other in others { stage.navigation.pushViewController(other, animated: false) }
    stage.settle()
    // Those between were never seen.
    #expect(!others[0].isViewLoaded)
    #expect(stage.navigation.popToRootViewController(animated: false) == others as [UIViewController])
    stage.settle()
    #expect(stage.navigation.viewControllers.count == 1)
    #expect(others.allSatisfy { $0.parent == nil })
    #expect(stage.navigation.popToRootViewController(animated: false) == nil)
  }

  @Test func replacingTheStackShowsItsLast() {
    let first = LoggedController("a", log)
    let stage = NavigationStage(first)
    let (b, c) = (LoggedController("b", log), LoggedController("c", log))
    stage.navigation.setViewControllers([first, b, c], animated: false)
    stage.settle()
    #expect(c.view.window != nil && b.parent === stage.navigation)
    stage.navigation.viewControllers = [b]
    stage.settle()
    #expect(b.view.window != nil && first.parent == nil && c.parent == nil)
    #expect(stage.bar.items?.map(\.title) == ["b"])
    #expect(stage.page.backButton == nil)
  }

  @Test func aPushDuringAnotherEndsThatFirst() {
    let stage = NavigationStage(LoggedController("a", log))
    stage.navigation.pushViewController(LoggedController("b", log), animated: true)
    stage.window.updateForFrame()
    stage.advance(0.1)
    _ = log.take()
    stage.navigation.pushViewController(LoggedController("c", log), animated: true)
    stage.window.updateForFrame()
    let calls = log.take()
    #expect(calls.prefix(4) == ["c willMove true", "a didDisappear true", "b didAppear true", "b didMove true"])
    stage.settle()
    #expect(log.take().suffix(3) == ["b didDisappear true", "c didAppear true", "c didMove true"])
  }

  @Test func theNewViewSlidesInOverTheOldOne() {
    let stage = NavigationStage(LoggedController("a"))
    let second = LoggedController("b")
    stage.navigation.pushViewController(second, animated: true)
    stage.window.updateForFrame()
    let wrapper = second.view.superview!
    #expect(wrapper.layer.presentation()!.frame.minX == 390)
    stage.advance(0.175)
    let middle = wrapper.layer.presentation()!.frame.minX
    #expect(middle > 150 && middle < 240)
    stage.settle()
    #expect(stage.place(second.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func theDelegateIsToldOfWhatIsShown() {
    final class Watcher: NSObject, UINavigationControllerDelegate {
      var calls: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { calls.append("will \(viewController.title!) \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { calls.append("did \(viewController.title!) \(animated)") }
    }
    let stage = NavigationStage(LoggedController("a"))
    let watcher = Watcher()
    stage.navigation.delegate = watcher
    stage.navigation.pushViewController(LoggedController("b"), animated: true)
    stage.settle()
    stage.navigation.popViewController(animated: false)
    stage.settle()
    #expect(watcher.calls == ["will b true", "did b true", "will a false", "did a false"])
  }

  // MARK: Places

  @Test func viewsReachBelowTheBarAndTheSafeAreaDoesNot() {
    let controller = LoggedController("a")
    let stage = NavigationStage(controller)
    #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    controller.edgesForExtendedLayout = []
    stage.settle()
    #expect(stage.place(controller.view) == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func viewsBeginBelowABarThatIsNotTranslucentUnlessTheySayOtherwise() {
    let controller = LoggedController("a")
    let stage = NavigationStage(controller)
    stage.bar.isTranslucent = false
    stage.settle()
    #expect(stage.place(controller.view).minY == 91)
    controller.extendedLayoutIncludesOpaqueBars = true
    stage.settle()
    #expect(stage.place(controller.view).minY == 0)
  }

  @Test func aHiddenBarGivesItsRoomBack() {
    let controller = LoggedController("a")
    let stage = NavigationStage(controller)
    stage.navigation.setNavigationBarHidden(true, animated: true)
    stage.advance(0.1)
    #expect(!stage.bar.isHidden)
    stage.settle()
    #expect(stage.bar.isHidden)
    #expect(controller.view.safeAreaInsets.top == 47)
    stage.navigation.isNavigationBarHidden = false
    stage.settle()
    #expect(!stage.bar.isHidden && stage.bar.frame.minY == 47)
    #expect(controller.view.safeAreaInsets.top == 91)
  }

  @Test func aPromptMakesTheBarHigher() {
    let controller = LoggedController("a")
    controller.navigationItem.prompt = "1 in cart"
    let stage = NavigationStage(controller)
    #expect(stage.bar.frame.height == 74)
    #expect(controller.view.safeAreaInsets.top == 121)
    controller.navigationItem.prompt = nil
    stage.settle()
    #expect(stage.bar.frame.height == 44)
  }

  @Test func theToolbarsBackgroundComesWhenContentGrowsBelowIt() {
    let controller = UIViewController()
    let scroll = UIScrollView()
    controller.view = scroll
    scroll.contentSize = CGSize(width: 390, height: 300)
    controller.toolbarItems = [.flexibleSpace()]
    let stage = NavigationStage(controller)
    stage.navigation.isToolbarHidden = false
    stage.settle()
    #expect(stage.navigation.toolbar.backgroundProgress == 0)
    scroll.contentSize.height = 2000
    stage.settle()
    #expect(stage.navigation.toolbar.backgroundProgress == 1)
    scroll.contentSize.height = 300
    stage.settle()
    #expect(stage.navigation.toolbar.backgroundProgress == 0)
  }

  @Test func theToolbarShowsTheItemsOfTheTopController() {
    let controller = LoggedController("a")
    let (left, right) = (UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .done))
    controller.toolbarItems = [left, .flexibleSpace(), right]
    let stage = NavigationStage(controller)
    #expect(controller.view.safeAreaInsets.bottom == 34)
    stage.navigation.setToolbarHidden(false, animated: false)
    stage.settle()
    #expect(stage.navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(controller.view.safeAreaInsets.bottom == 78)
    #expect(abs(left.button.frame.minX - 16) < 0.01)
    #expect(abs(right.button.frame.maxX - 374) < 0.4)
    let second = LoggedController("b")
    second.hidesBottomBarWhenPushed = true
    stage.navigation.pushViewController(second, animated: true)
    stage.settle()
    #expect(stage.navigation.toolbar.isHidden)
    #expect(second.view.safeAreaInsets.bottom == 34)
  }

  // MARK: The finger from the edge

  private func swiped(to x: CGFloat, _ duration: Double) -> (NavigationStage, UIViewController) {
    let stage = NavigationStage(LoggedController("a", log))
    let second = LoggedController("b", log)
    stage.navigation.pushViewController(second, animated: false)
    stage.settle()
    _ = log.take()
    stage.finger.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: x, y: 400), duration: duration)
    return (stage, second)
  }

  @Test func aFingerFromTheEdgeDragsTheTopControllerAway() {
    let (stage, second) = swiped(to: 300, 1)
    stage.settle()
    #expect(stage.navigation.viewControllers.count == 1)
    #expect(second.parent == nil)
    #expect(log.take().suffix(3) == ["b didDisappear true", "a didAppear true", "b didMove false"])
  }

  @Test func aFingerThatLetsGoTooSoonBringsItBack() {
    let (stage, second) = swiped(to: 80, 1)
    stage.settle()
    #expect(stage.navigation.topViewController === second)
    #expect(second.view.window != nil)
    #expect(stage.place(second.view).minX == 0)
    #expect(log.take().suffix(2) == ["a didDisappear true", "b didAppear true"])
    #expect(stage.bar.items?.count == 2)
    #expect(stage.page.backButton != nil)
  }

  @Test func theFirstControllerStays() {
    let stage = NavigationStage(LoggedController("a", log))
    _ = log.take()
    stage.finger.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.5)
    stage.settle()
    #expect(log.take() == [])
  }
}
