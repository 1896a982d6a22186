import Testing

@testable import UIKit

private final class PopoverWatcher: NSObject, UIPopoverPresentationControllerDelegate {
  var log: [String] = []
  var style: UIModalPresentationStyle?
  var replacement: UIViewController?
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    style ?? controller.adaptivePresentationStyle
  }
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { replacement }
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { log.append("prepare \(type(of: adaptivePresentationController))") }
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    log.append("popover")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
}

@Suite(.serialized) @MainActor struct PopoverTests {
  private let root = LoggedController("a")
  private let watcher = PopoverWatcher()

  private func stage(_ idiom: UIUserInterfaceIdiom) -> NavigationStage {
    let size = idiom == .pad ? CGSize(width: 820, height: 1180) : CGSize(width: 390, height: 844)
    let stage = NavigationStage(root, size: size)
    guard idiom == .pad else { return stage }
    UIScreen.main.configure(
      bounds: CGRect(origin: .zero, size: size), scale: 2, safeAreaInsets: .zero,
      traits: UITraitCollection(userInterfaceIdiom: .pad))
    stage.window.makeKeyAndVisible()
    stage.window.screenTraitsDidChange()
    stage.settle()
    return stage
  }

  private func present(at frame: CGRect, _ stage: NavigationStage) -> (
    UIViewController, UIPopoverPresentationController
  ) {
    let source = UIView(frame: frame)
    root.view.addSubview(source)
    let controller = LoggedController("p")
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    let popover = controller.popoverPresentationController!
    popover.sourceView = source
    popover.delegate = watcher
    root.present(controller, animated: true)
    stage.settle()
    return (controller, popover)
  }

  @Test func onAnIPadTheBubbleStandsBelowItsSource() {
    let stage = stage(.pad)
    let (controller, popover) = present(at: CGRect(x: 400, y: 300, width: 40, height: 20), stage)
    #expect(popover.arrowDirection == .up && watcher.log == ["popover"])
    #expect(stage.place(popover.presentedView!) == CGRect(x: 270, y: 320, width: 300, height: 213))
    #expect(stage.place(controller.view) == CGRect(x: 270, y: 333, width: 300, height: 200))
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    controller.preferredContentSize.height = 300
    stage.settle()
    #expect(stage.place(controller.view).height == 300)
    stage.finger.down(at: CGPoint(x: 50, y: 50))
    stage.finger.up()
    stage.settle()
    #expect(controller.presentingViewController == nil && watcher.log == ["popover", "did"])
    #expect(popover.arrowDirection == .unknown)
  }

  @Test func theArrowIsWhereItMayBeAndWhereThereIsRoom() {
    let room = CGRect(x: 10, y: 10, width: 800, height: 1000)
    let size = CGSize(width: 300, height: 200)
    func geometry(_ anchor: CGRect, _ permitted: UIPopoverArrowDirection = .any) -> PopoverGeometry {
      PopoverGeometry(size: size, anchor: anchor, room: room, permitted: permitted, overlaps: false)
    }
    let low = geometry(CGRect(x: 780, y: 950, width: 20, height: 20))
    #expect(low.direction == .down && low.frame == CGRect(x: 510, y: 737, width: 300, height: 213))
    #expect(low.tip == 274)
    let side = geometry(CGRect(x: 500, y: 500, width: 20, height: 20), [.left, .right])
    #expect(side.direction == .right && side.frame == CGRect(x: 187, y: 410, width: 313, height: 200))
    #expect(side.tip == 100)
    let cut = geometry(CGRect(x: 100, y: 900, width: 20, height: 20), .up)
    #expect(cut.direction == .up && cut.frame.height == 90)
  }

  @Test func aSourceThatFillsTheScreenIsCoveredAndTold() {
    let room = CGRect(x: 10, y: 24, width: 800, height: 1000)
    let geometry = PopoverGeometry(
      size: CGSize(width: 300, height: 200), anchor: CGRect(x: 0, y: 0, width: 820, height: 1180), room: room,
      permitted: .any, overlaps: false)
    #expect(geometry.coversSource && room.contains(geometry.frame) && geometry.frame.size.width == 300)
    #expect(geometry.frame.height == 213)
    let stage = stage(.pad)
    let before = Diagnostics.shared.all.count
    let (controller, _) = present(at: stage.window.bounds, stage)
    #expect(stage.window.bounds.contains(stage.place(controller.view)))
    let told = Diagnostics.shared.all.dropFirst(before)
    #expect(told.map(\.kind) == [.popoverWithoutRoom] && told.first?.cure.contains("sourceRect") == true)
  }

  @Test func inTheDarkTheArrowHasTheContentsColour() throws {
    let stage = stage(.pad)
    stage.window.overrideUserInterfaceStyle = .dark
    let (controller, popover) = present(at: CGRect(x: 400, y: 300, width: 40, height: 20), stage)
    let shape = try #require(popover.presentedView?.layer.sublayers?.compactMap { $0 as? CAShapeLayer }.first)
    let content = controller.view.backgroundColor?.resolvedColor(with: controller.view.traitCollection)
    #expect(shape.fillColor == content?.cgColor)
    #expect(content != UIColor.systemBackground.resolvedColor(with: root.traitCollection), "popovers are elevated")
  }

  @Test func onAPhoneAPopoverIsASheetOrWhatTheDelegateSays() {
    let phone = stage(.phone)
    let (controller, popover) = present(at: CGRect(x: 100, y: 300, width: 40, height: 20), phone)
    #expect(watcher.log == ["prepare UISheetPresentationController"])
    #expect(controller.activePresentationController === popover.adaptiveSheetPresentationController)
    #expect(phone.place(controller.view) == CGRect(x: 0, y: 57, width: 390, height: 787))
    controller.dismiss(animated: false)
    phone.settle()
    watcher.style = UIModalPresentationStyle.none
    let (small, bubble) = present(at: CGRect(x: 100, y: 300, width: 40, height: 20), phone)
    #expect(phone.place(small.view).size == CGSize(width: 300, height: 200))
    #expect(bubble.arrowDirection == .up)
    small.dismiss(animated: false)
    phone.settle()
    watcher.style = .fullScreen
    let replacement = LoggedController("r")
    watcher.replacement = replacement
    let (wanted, _) = present(at: CGRect(x: 100, y: 300, width: 40, height: 20), phone)
    #expect(phone.navigation.presentedViewController === replacement && phone.navigation.view.window == nil)
    #expect(phone.place(replacement.view).size == CGSize(width: 390, height: 844))
    wanted.dismiss(animated: false)
    phone.settle()
    #expect(phone.navigation.presentedViewController == nil && phone.navigation.view.window != nil)
  }

  @Test func actionSheetsOnIPadsArePopoversWithoutCancel() {
    let stage = stage(.pad)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    stage.settle()
    let log = CallLog()
    let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.calls.append("Cancel") })
    sheet.popoverPresentationController?.barButtonItem = root.navigationItem.rightBarButtonItem
    root.present(sheet, animated: true)
    stage.settle()
    let popover = sheet.popoverPresentationController
    #expect(popover?.arrowDirection == .up)
    #expect(sheet.view.bounds.width == 270 && sheet.view.bounds.height < 150)
    #expect(sheet.view.subviews[1].isHidden)
    stage.finger.down(at: CGPoint(x: 50, y: 900))
    stage.finger.up()
    stage.settle()
    #expect(log.calls == ["Cancel"] && sheet.view.window == nil)
  }
}
