import Testing

@testable import UIKit

private final class SheetWatcher: NSObject, UISheetPresentationControllerDelegate {
  var log: [String] = []
  var allows = true
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.append("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { log.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }
}

@Suite(.serialized) @MainActor struct SheetTests {
  private let root = LoggedController("a")
  private let stage: NavigationStage
  private let watcher = SheetWatcher()

  init() { stage = NavigationStage(root) }

  private func present(
    _ controller: UIViewController = LoggedController("p"), _ setUp: (UISheetPresentationController) -> Void
  ) -> UISheetPresentationController {
    let sheet = controller.sheetPresentationController!
    sheet.delegate = watcher
    setUp(sheet)
    root.present(controller, animated: true)
    stage.settle()
    return sheet
  }

  private func frame(_ sheet: UISheetPresentationController) -> CGRect { stage.place(sheet.presentedView!) }

  private func drag(from start: CGFloat, to end: CGFloat, duration: Double = 0.5, x: CGFloat = 195) {
    stage.finger.drag(from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: end), duration: duration, steps: 20)
    stage.settle()
  }

  @Test func aMediumSheetIsHalfAsHighAsALargeOne() {
    let sheet = present { $0.detents = [.medium(), .large()] }
    #expect(abs(frame(sheet).minY - 433.67) < 0.01 && frame(sheet).maxY == 844 && frame(sheet).width == 390)
    #expect(sheet.dim.alpha == 1)
    #expect(stage.navigation.view.transform.isIdentity)
    #expect(sheet.presentedViewController.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func customDetentsAddTheSafeAreaAndAreCut() {
    var wanted: CGFloat? = 220
    let sheet = present { sheet in
      sheet.detents = [.custom(identifier: .init("own")) { _ in wanted }, .custom { $0.maximumDetentValue * 2 }]
    }
    #expect(frame(sheet).height == 254)
    wanted = 300
    sheet.invalidateDetents()
    stage.settle()
    #expect(frame(sheet).height == 334)
    wanted = nil
    sheet.invalidateDetents()
    stage.settle()
    #expect(frame(sheet) == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test func aFingerPullsTheSheetFromDetentToDetent() {
    let sheet = present { $0.detents = [.medium(), .large()] }
    drag(from: 450, to: 120)
    #expect(frame(sheet).minY == 57)
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(watcher.log == ["should", UISheetPresentationController.Detent.Identifier.large.rawValue])
    #expect(!stage.navigation.view.transform.isIdentity)
    drag(from: 80, to: 400)
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(stage.navigation.view.transform.isIdentity)
    #expect(watcher.log.count == 4)
  }

  @Test func theScreenBehindFollowsTheFinger() {
    let sheet = present { $0.detents = [.medium(), .large()] }
    stage.finger.down(at: CGPoint(x: 195, y: 450))
    stage.finger.move(to: CGPoint(x: 195, y: 430))
    stage.finger.move(to: CGPoint(x: 195, y: 250))
    let scale = stage.navigation.view.transform.a
    #expect(scale < 1 && scale > 1 - 32 / 390)
    #expect(frame(sheet).maxY == 844)
    stage.finger.cancel()
    stage.settle()
    #expect(abs(frame(sheet).minY - 433.5) < 0.4)
  }

  @Test func aStrokeDownDismissesAndTells() {
    let sheet = present { _ in }
    let presented = sheet.presentedViewController
    drag(from: 80, to: 700)
    #expect(presented.presentingViewController == nil && presented.view.window == nil)
    #expect(watcher.log == ["should", "will", "did"])
    #expect(stage.navigation.view.transform.isIdentity)
  }

  @Test func aShortPullComesBack() {
    let sheet = present { _ in }
    drag(from: 80, to: 160)
    #expect(frame(sheet).minY == 57 && watcher.log == ["should", "will"])
  }

  /// As recorded on iOS 13 (github.com/headione/criticalmaps-ios, issue 171): the controller that is pulled a little and let go goes and comes.
  @Test func whatIsPulledALittleGoesAndComesBack() {
    let log = CallLog()
    let controller = LoggedController("p", log)
    let sheet = present(controller) { _ in }
    _ = log.take()
    stage.finger.down(at: CGPoint(x: 195, y: 80))
    for y in [100.0, 130, 160] {
      stage.advance(0.1)
      stage.finger.move(to: CGPoint(x: 195, y: y))
    }
    #expect(log.take() == ["p willDisappear true"])
    #expect(watcher.log == ["should", "will"])
    #expect(controller.isBeingDismissed && controller.transitionCoordinator?.isInteractive == true)
    stage.advance(0.3)
    stage.finger.move(to: CGPoint(x: 195, y: 159))
    stage.finger.up()
    #expect(log.take() == ["p willAppear true"])
    #expect(!controller.isBeingDismissed && controller.transitionCoordinator?.isCancelled == true)
    stage.settle()
    #expect(log.take() == ["p didAppear true"])
    #expect(watcher.log == ["should", "will"] && frame(sheet).minY == 57 && controller.transitionCoordinator == nil)
  }

  @Test func theScreenBelowKeepsItsSizeWhereTheDeviceIsTurned() {
    _ = present { _ in }
    let landscape = CGSize(width: 844, height: 390)
    #expect(UIApplication.shared.turn(to: .landscapeRight, size: landscape, safeAreaInsets: .zero))
    stage.settle()
    #expect(stage.navigation.view.bounds.size == landscape && root.view.bounds.size == landscape)
    #expect(
      UIApplication.shared.turn(
        to: .portrait, size: CGSize(width: 390, height: 844), safeAreaInsets: NavigationStage.safeArea))
    stage.settle()
    root.dismiss(animated: false)
    stage.settle()
    #expect(stage.navigation.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func whatMayNotBeDismissedResistsAndTells() {
    let sheet = present { $0.presentedViewController.isModalInPresentation = true }
    stage.finger.down(at: CGPoint(x: 195, y: 80))
    for y in stride(from: CGFloat(100), through: 800, by: 100) { stage.finger.move(to: CGPoint(x: 195, y: y)) }
    #expect(frame(sheet).minY > 57 && frame(sheet).minY < 400)
    stage.finger.up()
    stage.settle()
    #expect(frame(sheet).minY == 57)
    #expect(watcher.log == ["attempt"])
  }

  @Test func aTapOnTheDarkDismisses() {
    let sheet = present { $0.detents = [.medium()] }
    let presented = sheet.presentedViewController
    stage.finger.down(at: CGPoint(x: 195, y: 200))
    stage.finger.up()
    stage.settle()
    #expect(presented.presentingViewController == nil && watcher.log.last == "did")
    #expect(root.view.tintAdjustmentMode == .normal)
  }

  @Test func upToTheUndimmedDetentWhatIsBehindTakesTouches() {
    let button = UIButton(type: .system)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
    root.view.addSubview(button)
    let sheet = present { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
    }
    #expect(sheet.dim.alpha == 0 && button.tintAdjustmentMode == .normal)
    stage.tap(button)
    #expect(taps == 1)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    stage.settle()
    #expect(sheet.dim.alpha == 1 && frame(sheet).minY == 57 && button.tintAdjustmentMode == .dimmed)
    stage.tap(button)
    #expect(taps == 1)
    #expect(watcher.log.filter { $0.contains("large") }.isEmpty)
  }

  @Test func scrollingUpExpandsFirstAndDownAtTheTopDismisses() {
    let rows = RowsController()
    let sheet = present(rows) { $0.detents = [.medium(), .large()] }
    drag(from: 700, to: 300)
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(rows.tableView.contentOffset.y == -rows.tableView.adjustedContentInset.top)
    drag(from: 700, to: 300)
    #expect(rows.tableView.contentOffset.y > 100)
    drag(from: 300, to: 320)
    #expect(frame(sheet).minY == 57)
    rows.tableView.contentOffset.y = -rows.tableView.adjustedContentInset.top
    drag(from: 300, to: 830, duration: 0.2)
    #expect(rows.presentingViewController == nil)
  }

  @Test func contentMayKeepScrollingUpForItself() {
    let rows = RowsController()
    let sheet = present(rows) { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    drag(from: 700, to: 500)
    #expect(sheet.selectedDetentIdentifier == nil && rows.tableView.contentOffset.y > 100)
  }

  @Test func aTapOnTheGrabberGoesToTheNextDetent() {
    let sheet = present { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    let y = frame(sheet).minY + 7
    stage.finger.down(at: CGPoint(x: 195, y: y))
    stage.finger.up()
    stage.settle()
    #expect(sheet.selectedDetentIdentifier == .large)
  }

  @Test func aSheetOverASheetPushesThatBack() {
    let first = present { _ in }
    let second = LoggedController("q")
    first.presentedViewController.present(second, animated: true)
    stage.settle()
    #expect(stage.place(second.view) == CGRect(x: 0, y: 57, width: 390, height: 787))
    let behind = stage.place(first.presentedView!)
    #expect(abs(behind.minX - 16) < 0.1 && abs(behind.minY - 47) < 0.1)
    #expect(first.presentedViewController.view.safeAreaInsets.bottom == 34)
    second.dismiss(animated: true)
    stage.settle()
    #expect(stage.place(first.presentedView!) == CGRect(x: 0, y: 57, width: 390, height: 787))
  }

  @Test func whereTheHeightIsCompactASheetCoversOrStandsAtTheEdge() {
    let sheet = present { $0.detents = [.medium(), .large()] }
    let size = CGSize(width: 844, height: 390)
    let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    UIApplication.shared.turn(to: .landscapeRight, size: size, safeAreaInsets: insets)
    stage.settle()
    #expect(frame(sheet) == CGRect(x: 0, y: 0, width: 844, height: 390))
    sheet.prefersEdgeAttachedInCompactHeight = true
    stage.settle()
    #expect(frame(sheet) == CGRect(x: 47, y: 10, width: 750, height: 380))
    sheet.presentedViewController.preferredContentSize = CGSize(width: 400, height: 0)
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    stage.settle()
    #expect(frame(sheet).width == 400 && frame(sheet).midX == 422)
  }

  @Test func anotherRootTakesThePresentationAlong() {
    let sheet = present { _ in }
    let presented = sheet.presentedViewController
    let before = stage.window.subviews.count
    stage.window.rootViewController = LoggedController("other")
    stage.settle()
    #expect(before == 2 && stage.window.subviews.count == 1)
    #expect(presented.presentingViewController == nil && presented.view.window == nil)
  }

  @Test func aPresenterThatGoesTakesThePresentedOneAlong() {
    let presented = LoggedController("p")
    let holder = UIView(frame: stage.window.bounds)
    root.view.addSubview(holder)
    var presenter: UIViewController? = LoggedController("lone")
    holder.addSubview(presenter!.view)
    presenter!.present(presented, animated: true)
    stage.settle()
    #expect(presented.view.window != nil)
    holder.removeFromSuperview()
    presenter?.view.removeFromSuperview()
    presenter = nil
    stage.settle()
    #expect(presented.presentingViewController == nil && presented.view.window == nil)
    presented.dismiss(animated: true)
  }
}
