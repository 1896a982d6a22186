import Testing

@testable import UIKit

/// Fades the new view in, and notes what the context says.
private final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog
  init(_ log: CallLog) { self.log = log }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let (to, from) = (context.view(forKey: .to), context.view(forKey: .from))
    log.calls.append("animate to \(to != nil) from \(from != nil) final \(finalWidth(context))")
    let isComing = context.viewController(forKey: .to)?.isBeingPresented == true
    let moved = isComing ? to : from
    if let to {
      context.containerView.addSubview(to)
      if !isComing, let from { context.containerView.bringSubviewToFront(from) }
    }
    if isComing { moved?.alpha = 0 }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      moved?.alpha = isComing ? 1 : 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func finalWidth(_ context: any UIViewControllerContextTransitioning) -> Int {
    context.viewController(forKey: .to).map { Int(context.finalFrame(for: $0).width) } ?? 0
  }

  func animationEnded(_ transitionCompleted: Bool) { log.calls.append("ended \(transitionCompleted)") }
}

/// Moves the new view up by an animator that can be held.
private final class Lifter: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let view = context.view(forKey: .to)!
    context.containerView.addSubview(view)
    view.alpha = 0
    let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
    made.addCompletion { position in context.completeTransition(position == .end) }
    animator = made
    return made
  }
}

private final class LiftingDirector: NSObject, UIViewControllerTransitioningDelegate {
  let interaction = UIPercentDrivenInteractiveTransition()
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Lifter() }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Half of the window, at its bottom.
private final class HalfPresentation: UIPresentationController {
  var log: CallLog?
  let shade = UIView()
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
    shade.frame = containerView?.bounds ?? .zero
  }
  override func presentationTransitionWillBegin() {
    log?.calls.append("will present \(presentingViewController.presentedViewController === presentedViewController)")
    shade.alpha = 0
    containerView?.insertSubview(shade, at: 0)
    presentedViewController.transitionCoordinator?.animate { _ in
      self.shade.alpha = 1
    } completion: { context in
      self.log?.calls.append("alongside over \(context.isCancelled)")
    }
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { log?.calls.append("did present \(completed)") }
  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
    log?.calls.append("will dismiss")
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log?.calls.append("did dismiss \(completed)") }
}

private final class Director: NSObject, UIViewControllerTransitioningDelegate {
  let log: CallLog
  var animates = true
  var interaction: UIPercentDrivenInteractiveTransition?
  init(_ log: CallLog) { self.log = log }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? Fader(log) : nil }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animates ? Fader(log) : nil
  }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = HalfPresentation(presentedViewController: presented, presenting: presenting)
    made.log = log
    return made
  }
}

@Suite(.serialized) @MainActor struct TransitionTests {
  private let log = CallLog()
  private let root: LoggedController
  private let stage: NavigationStage
  private let director: Director

  init() {
    root = LoggedController("a", CallLog())
    stage = NavigationStage(root)
    director = Director(log)
  }

  private func present(_ style: UIModalPresentationStyle) -> LoggedController {
    let controller = LoggedController("p", log)
    controller.modalPresentationStyle = style
    controller.transitioningDelegate = director
    root.present(controller, animated: true) { self.log.calls.append("completion") }
    return controller
  }

  /// What is seen of a view's opacity now.
  private func seen(_ view: UIView) -> Double {
    Double(view.layer.presentation()?.opacity ?? Float(view.alpha))
  }

  @Test func aCustomPresentationAnimatesWithWhatJoinsIt() throws {
    let controller = present(.custom)
    let half = try #require(controller.presentationController as? HalfPresentation)
    #expect(controller.transitionCoordinator?.presentationStyle == .custom)
    #expect(controller.transitionCoordinator?.viewController(forKey: .from) === stage.navigation)
    stage.advance(0.5)
    #expect(abs(seen(controller.view) - 0.5) < 0.02)
    #expect(abs(seen(half.shade) - 0.5) < 0.02)
    #expect(half.containerView === controller.view.superview)
    stage.settle()
    #expect(
      log.take() == [
        "p load", "will present true", "p willAppear true", "animate to true from false final 390",
        "p isAppearing true",
        "p didAppear true", "did present true", "alongside over false", "ended true", "completion",
      ])
    #expect(stage.place(controller.view) == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(controller.transitionCoordinator == nil)
    controller.dismiss(animated: true)
    stage.settle()
    #expect(
      log.take() == [
        "will dismiss", "p willDisappear true", "animate to false from true final 390", "p didDisappear true",
        "did dismiss true", "ended true",
      ])
    #expect(half.shade.window == nil && half.containerView == nil)
  }

  @Test func withoutAnimationACustomPresentationIsPlacedAtOnce() {
    let controller = LoggedController("p", log)
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = director
    root.present(controller, animated: false)
    stage.settle()
    #expect(stage.place(controller.view) == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(log.calls.contains("alongside over false") && log.calls.contains("did present true"))
  }

  @Test func anAnimatorOfAFullScreenFindsBothViewsInTheContainer() {
    let controller = present(.fullScreen)
    #expect(log.calls.contains("animate to true from true final 390"))
    #expect(stage.navigation.view.superview === controller.view.superview)
    stage.settle()
    #expect(stage.navigation.view.window == nil)
    controller.dismiss(animated: true)
    stage.settle()
    #expect(stage.navigation.view.superview === stage.window)
    #expect(stage.place(stage.navigation.view) == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func aGestureMovesAndTakesBackADismissal() throws {
    let controller = present(.custom)
    stage.settle()
    let steering = UIPercentDrivenInteractiveTransition()
    director.interaction = steering
    _ = log.take()
    controller.dismiss(animated: true)
    let coordinator = try #require(controller.transitionCoordinator)
    var ends: [Bool] = []
    coordinator.notifyWhenInteractionEnds { ends.append($0.isCancelled) }
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    stage.advance(3)
    #expect(seen(controller.view) == 1)
    steering.update(0.4)
    stage.advance(1)
    #expect(abs(seen(controller.view) - 0.6) < 0.01)
    #expect(coordinator.percentComplete == 0.4)
    let half = try #require(controller.presentationController as? HalfPresentation)
    #expect(seen(half.shade) < 0.9 && seen(half.shade) > 0.3)
    steering.cancel()
    #expect(ends == [true])
    stage.settle()
    #expect(controller.view.alpha == 1 && half.shade.alpha == 1)
    #expect(controller.presentingViewController != nil && controller.view.window != nil)
    #expect(
      log.take() == [
        "will dismiss", "p willDisappear true", "animate to false from true final 390", "p willAppear true",
        "p didAppear true", "did dismiss false", "ended false",
      ])
    controller.dismiss(animated: true)
    steering.update(0.7)
    steering.finish()
    stage.settle()
    #expect(controller.view.window == nil && controller.presentingViewController == nil)
    #expect(log.take().contains("did dismiss true"))
  }

  @Test func whatJoinsTooLateIsRefused() {
    let controller = present(.custom)
    let coordinator = controller.transitionCoordinator
    stage.advance(0.2)
    #expect(coordinator?.animate { _ in } == false)
    stage.settle()
    #expect(coordinator?.animate(alongsideTransition: nil) == false)
  }

  @Test(arguments: [false, true]) func anAnimatorThatCanBeHeldIsMovedItself(isTakenBack: Bool) {
    let lifting = LiftingDirector()
    let controller = LoggedController("p", log)
    controller.modalPresentationStyle = .overFullScreen
    controller.transitioningDelegate = lifting
    root.present(controller, animated: true)
    lifting.interaction.update(0.25)
    stage.advance(1)
    #expect(abs(seen(controller.view) - 0.25) < 0.01)
    if isTakenBack { lifting.interaction.cancel() } else { lifting.interaction.finish() }
    stage.settle()
    #expect((controller.presentingViewController == nil) == isTakenBack)
    #expect((controller.view.window == nil) == isTakenBack && !controller.isBeingPresented)
  }
}
