import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ChildTransitionTests {
  private final class Container: UIViewController {}
  private let container = Container()
  private let log = CallLog()
  private let stage: NavigationStage

  init() { stage = NavigationStage(container) }

  private func addFirst() -> LoggedController {
    let first = LoggedController("a", log)
    container.addChild(first)
    container.view.addSubview(first.view)
    first.didMove(toParent: container)
    stage.settle()
    return first
  }

  @Test(arguments: [UIView.AnimationOptions.curveLinear, .transitionCrossDissolve])
  func oneChildTakesThePlaceOfAnother(options: UIView.AnimationOptions) {
    let first = addFirst()
    let second = LoggedController("b", log)
    container.addChild(second)
    _ = log.take()
    container.transition(
      from: first, to: second, duration: 0.5, options: options,
      animations: { first.view.alpha = 0 },
      completion: { self.log.calls.append("over \($0)") })
    #expect(first.view.window != nil && second.view.window != nil)
    stage.advance(0.3)
    #expect(
      log.take() == ["a willDisappear true", "b load", "b willAppear true", "b isAppearing true"])
    stage.settle()
    #expect(log.take() == ["a didDisappear true", "b didAppear true", "over true"])
    #expect(first.view.window == nil && second.view.window != nil && !first.view.isHidden)
  }

  @Test func showingWithoutANavigationControllerPresents() {
    let lone = LoggedController("lone")
    stage.window.rootViewController = lone
    stage.settle()
    let (shown, detail) = (LoggedController("shown"), LoggedController("detail"))
    lone.show(shown, sender: nil)
    stage.settle()
    #expect(lone.presentedViewController === shown)
    shown.showDetailViewController(detail, sender: nil)
    stage.settle()
    #expect(shown.presentedViewController === detail)
  }

  @Test func aPropertyOfTheViewLoadsIt() {
    final class Controller: UIViewController {
      @ViewLoading var label: UILabel
      override func viewDidLoad() { label = UILabel() }
    }
    let controller = Controller()
    #expect(controller.label.superview == nil && controller.isViewLoaded)
  }
}

@Suite(.serialized) @MainActor struct PresentationAndWindowTests {
  private final class Particular: LoggedController {
    var sizes: [CGFloat] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var prefersStatusBarHidden: Bool { true }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size.width)
    }
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      sizes.append(0)
    }
  }
  /// Adopts what has methods of the same names as properties of controllers.
  private final class Delegating: UIViewController, UIAdaptivePresentationControllerDelegate,
    UIViewControllerTransitioningDelegate
  {
    func setUp() -> Bool {
      presentationController?.delegate = self
      transitioningDelegate = self
      let controller = presentationController
      return controller?.delegate === self && delegate() != nil
    }
    private func delegate() -> (any UIAdaptivePresentationControllerDelegate)? { presentationController?.delegate }
  }

  private let root = LoggedController("a")
  private let stage: NavigationStage
  private let landscape = CGSize(width: 844, height: 390)

  init() { stage = NavigationStage(root) }

  @Test func presentedControllersTurnWithTheWindow() {
    let sheet = Particular("p")
    root.present(sheet, animated: false)
    stage.settle()
    #expect(UIApplication.shared.turn(to: .landscapeRight, size: landscape, safeAreaInsets: .zero))
    #expect(sheet.sizes == [844] && sheet.transitionCoordinator != nil)
    stage.settle()
    #expect(stage.place(sheet.view).size == landscape && sheet.transitionCoordinator == nil)
    UIApplication.shared.receiveMemoryWarning()
    #expect(sheet.sizes == [844, 0])
  }

  @Test func whatFillsTheWindowSaysHowItTurnsAndOfTheStatusBar() {
    let full = Particular("p")
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    stage.settle()
    #expect(!UIApplication.shared.turn(to: .landscapeRight, size: landscape, safeAreaInsets: .zero))
    #expect(UIApplication.shared.isStatusBarHidden)
    full.dismiss(animated: false)
    stage.settle()
    #expect(!UIApplication.shared.isStatusBarHidden)
    #expect(root.interfaceOrientation == .portrait)
  }

  @Test func aWindowThatIsShownAgainTellsWhatIsInIt() {
    let (log, sheet) = (CallLog(), LoggedController("p"))
    let lone = LoggedController("lone", log)
    stage.window.rootViewController = lone
    stage.settle()
    lone.present(sheet, animated: false)
    stage.settle()
    _ = log.take()
    stage.window.isHidden = true
    #expect(sheet.appearanceState == .disappeared)
    stage.window.isHidden = false
    stage.settle()
    #expect(
      log.take() == [
        "lone willDisappear false", "lone didDisappear false", "lone willAppear false", "lone isAppearing false",
        "lone didAppear false",
      ])
    #expect(sheet.appearanceState == .appeared)
  }

  @Test func anInterfaceMayStandOnItsHead() {
    let size = stage.window.bounds.size
    let full = UpsideDown()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    stage.settle()
    let info = ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortraitUpsideDown"]]
    let before = UIApplication.shared.info
    UIApplication.shared.info = info
    #expect(UIApplication.shared.turn(to: .portraitUpsideDown, size: size, safeAreaInsets: .zero))
    #expect(full.interfaceOrientation == .portraitUpsideDown)
    UIApplication.shared.info = before
  }

  private final class UpsideDown: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }

  @Test func aControllerMayBeTheDelegateOfItsOwnPresentation() {
    let controller = Delegating()
    #expect(controller.setUp())
  }

  @Test func flippingTurnsOneViewAwayAndTheOtherIn() {
    let controller = LoggedController("p")
    controller.modalPresentationStyle = .fullScreen
    controller.modalTransitionStyle = .flipHorizontal
    root.present(controller, animated: true)
    stage.advance(0.1)
    #expect((controller.view.layer.presentation()?.frame.width ?? 390) < 1)
    #expect((stage.navigation.view.layer.presentation()?.frame.width ?? 390) < 389)
    stage.advance(0.25)
    #expect((controller.view.layer.presentation()?.frame.width ?? 0) > 1)
    stage.settle()
    #expect(stage.place(controller.view).width == 390 && stage.navigation.view.window == nil)
    controller.dismiss(animated: true)
    stage.settle()
    #expect(stage.place(stage.navigation.view).width == 390)
  }
}
