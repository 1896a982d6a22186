import Testing

@testable import UIKit

private final class Slider: NSObject, UIViewControllerAnimatedTransitioning {
  var places: [CGRect] = []
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
    let end = context.finalFrame(for: controller)
    places.append(end)
    to.frame = end.offsetBy(dx: 0, dy: end.height)
    context.containerView.addSubview(to)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      to.frame = end
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

private final class NavigationDirector: NSObject, UINavigationControllerDelegate {
  let slider = Slider()
  var interaction: UIPercentDrivenInteractiveTransition?
  var operations: [UINavigationController.Operation] = []
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return slider
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@Suite(.serialized) @MainActor struct NavigationTransitionTests {
  private let log = CallLog()
  private let director = NavigationDirector()

  @Test func whoJoinsAPushIsAnimatedAndToldOfItsEnd() throws {
    let stage = NavigationStage(LoggedController("a"))
    let second = LoggedController("b", log)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(mark)
    stage.navigation.pushViewController(second, animated: true)
    let coordinator = try #require(stage.navigation.transitionCoordinator)
    #expect(coordinator.transitionDuration == 0.35)
    coordinator.animate(alongsideTransition: { _ in mark.alpha = 0 }) { _ in self.log.calls.append("over") }
    stage.window.updateForFrame()
    #expect(coordinator.viewController(forKey: .to) === second)
    stage.advance(0.175)
    #expect(abs(Double(mark.layer.presentation()?.opacity ?? 1) - 0.5) < 0.02)
    stage.settle()
    #expect(log.take().suffix(2) == ["b didMove true", "over"] && stage.navigation.transitionCoordinator == nil)
  }

  @Test func anAnimatorOfTheDelegateMovesTheViews() {
    let stage = NavigationStage(LoggedController("a"))
    stage.navigation.delegate = director
    let second = LoggedController("b", log)
    stage.navigation.pushViewController(second, animated: true)
    stage.advance(0)
    stage.advance(0.25)
    #expect(director.operations == [.push])
    #expect(director.slider.places == [CGRect(x: 0, y: 0, width: 390, height: 844)])
    #expect(abs((second.view.layer.presentation()?.frame.minY ?? 0) - 422) < 10)
    #expect(second.view.safeAreaInsets.top == 91)
    stage.settle()
    #expect(stage.place(second.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(second.view.superview is BarWrapperView && second.view.safeAreaInsets.top == 91)
    #expect(log.take().suffix(2) == ["b didAppear true", "b didMove true"])
    stage.navigation.popViewController(animated: true)
    stage.settle()
    #expect(director.operations == [.push, .pop] && second.view.window == nil)
    #expect(stage.navigation.topViewController?.view.window != nil)
  }

  @Test func aGestureMayTakeAPopBack() {
    let stage = NavigationStage(LoggedController("a"))
    let second = LoggedController("b", log)
    stage.navigation.pushViewController(second, animated: false)
    stage.settle()
    stage.navigation.delegate = director
    let steering = UIPercentDrivenInteractiveTransition()
    director.interaction = steering
    stage.navigation.popViewController(animated: true)
    stage.advance(0.1)
    steering.update(0.3)
    stage.advance(1)
    #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
    steering.cancel()
    stage.settle()
    #expect(stage.navigation.viewControllers.count == 2 && second.view.window != nil)
    #expect(stage.place(second.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func theBackSwipeTellsWhoJoinsIt() throws {
    let stage = NavigationStage(LoggedController("a"))
    stage.navigation.pushViewController(LoggedController("b"), animated: false)
    stage.settle()
    stage.finger.down(at: CGPoint(x: 5, y: 400))
    stage.finger.move(to: CGPoint(x: 60, y: 400))
    stage.finger.move(to: CGPoint(x: 200, y: 400))
    let coordinator = try #require(stage.navigation.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.percentComplete > 0.3)
    var changes: [Bool] = []
    coordinator.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
    stage.finger.cancel()
    stage.settle()
    #expect(changes == [true] && stage.navigation.viewControllers.count == 2)
  }
}
