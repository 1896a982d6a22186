import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct PresentationTests {
  private let log = CallLog()
  private let root: LoggedController
  private let stage: NavigationStage

  init() {
    root = LoggedController("a", log)
    stage = NavigationStage(root)
    _ = log.take()
  }

  private func presented(_ style: UIModalPresentationStyle) -> LoggedController {
    let controller = LoggedController("p", log)
    controller.modalPresentationStyle = style
    return controller
  }

  @Test func aSheetComesOverItsPresenterWhichIsNotTold() {
    let sheet = presented(.automatic)
    root.present(sheet, animated: true) { self.log.calls.append("completion") }
    #expect(sheet.isBeingPresented)
    #expect(root.presentedViewController === sheet && stage.navigation.presentedViewController === sheet)
    #expect(sheet.presentingViewController === stage.navigation)
    stage.settle()
    #expect(!sheet.isBeingPresented)
    #expect(
      log.take() == ["p load", "p willAppear true", "p isAppearing true", "p didAppear true", "completion"])
    #expect(stage.place(sheet.view) == CGRect(x: 0, y: 57, width: 390, height: 787))
    #expect(sheet.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(stage.navigation.view.window != nil)
    sheet.dismiss(animated: true) { self.log.calls.append("gone") }
    #expect(sheet.isBeingDismissed)
    stage.settle()
    #expect(log.take() == ["p willDisappear true", "p didDisappear true", "gone"])
    #expect(root.presentedViewController == nil && sheet.presentingViewController == nil)
    #expect(sheet.view.window == nil)
    #expect(stage.navigation.view.transform.isIdentity)
    #expect(stage.navigation.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func aFullScreenTakesItsPresenterOut() {
    let full = presented(.fullScreen)
    root.present(full, animated: true)
    stage.settle()
    #expect(
      log.take() == [
        "p load", "a willDisappear true", "p willAppear true", "p isAppearing true", "a didDisappear true",
        "p didAppear true",
      ])
    #expect(stage.navigation.view.window == nil)
    #expect(stage.place(full.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
    root.dismiss(animated: true)
    stage.settle()
    #expect(
      log.take() == [
        "p willDisappear true", "a willAppear true", "a isAppearing true", "p didDisappear true", "a didAppear true",
      ])
    #expect(stage.navigation.view.window != nil)
  }

  @Test func withoutAnimationTheOrderIsTheSame() {
    root.present(presented(.fullScreen), animated: false)
    stage.settle()
    #expect(
      log.take() == [
        "p load", "a willDisappear false", "p willAppear false", "p isAppearing false", "a didDisappear false",
        "p didAppear false",
      ])
  }

  @Test func overFullScreenLeavesThePresenterThere() {
    root.present(presented(.overFullScreen), animated: false)
    stage.settle()
    #expect(log.take() == ["p load", "p willAppear false", "p isAppearing false", "p didAppear false"])
    #expect(stage.navigation.view.window != nil)
  }

  @Test func dismissingTakesAllAbove() {
    let first = presented(.automatic)
    root.present(first, animated: false)
    stage.settle()
    let second = LoggedController("q", log)
    first.present(second, animated: false)
    stage.settle()
    #expect(second.presentingViewController === first)
    _ = log.take()
    root.dismiss(animated: false)
    stage.settle()
    #expect(first.view.window == nil && second.view.window == nil)
    #expect(log.take().filter { $0.contains("didDisappear") } == ["q didDisappear false", "p didDisappear false"])
  }

  @Test func aContextIsTheNearestThatDefinesIt() {
    root.definesPresentationContext = true
    let over = presented(.overCurrentContext)
    root.present(over, animated: false)
    stage.settle()
    #expect(over.presentingViewController === root)
    #expect(over.view.window != nil)
  }

  @Test func navigationBarsOfSheetsAreHigher() {
    let inner = UINavigationController(rootViewController: LoggedController("inner"))
    root.present(inner, animated: false)
    stage.settle()
    #expect(inner.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
  }

  // MARK: What UIKit warns about

  private func problems(_ work: () -> Void) -> [Diagnostic.Kind] {
    let before = Diagnostics.shared.all.count
    work()
    return Diagnostics.shared.all.dropFirst(before).map(\.kind)
  }

  @Test func presentingOnAControllerThatIsNotShownIsReported() {
    let hidden = LoggedController("hidden", log)
    let other = presented(.automatic)
    #expect(problems { hidden.present(other, animated: false) } == [.controllerNotPresented])
    #expect(other.presentingViewController == nil)
  }

  @Test func presentingTwiceIsReported() {
    root.present(presented(.automatic), animated: false)
    stage.settle()
    let second = presented(.automatic)
    #expect(problems { root.present(second, animated: false) } == [.controllerNotPresented])
    #expect(second.presentingViewController == nil)
  }

  private final class ActingController: UIViewController {
    var acts = true
    override var performsActionsWhilePresentingModally: Bool { acts }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("refresh")
    }
  }

  @Test func aControllerThatPresentsMayLeaveActionsToOthers() {
    let controller = ActingController()
    stage.navigation.setViewControllers([controller], animated: false)
    stage.settle()
    func target() -> Any? { controller.view.target(forAction: Selector("refresh"), withSender: nil) }
    controller.acts = false
    #expect(target() as? UIViewController === controller)
    controller.present(presented(.automatic), animated: false)
    stage.settle()
    #expect(target() == nil)
    controller.acts = true
    #expect(target() as? UIViewController === controller)
  }
}
