import Foundation

/// A transition as its animator sees it: views and frames to animate, and the call for its end.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view around the transition; an animator adds the coming view to it.
  var containerView: UIView { get }
  /// Whether it is to be animated.
  var isAnimated: Bool { get }
  /// Whether a gesture steers it now.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `none` where none is.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A gesture brought it so far, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The gesture ended, and the transition goes on.
  func finishInteractiveTransition()
  /// The gesture ended, and the transition is taken back.
  func cancelInteractiveTransition()
  /// A gesture takes hold of a transition that is under way.
  func pauseInteractiveTransition()
  /// The animation is over; false when the transition was taken back.
  func completeTransition(_ didComplete: Bool)
  /// The controller that is seen at the beginning or the end.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The going or coming view; nil for a view that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// How the container is turned when it is over.
  var targetTransform: CGAffineTransform { get }
  /// The frame of a controller's view at the beginning; empty for a controller to be shown.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end; empty for a controller on its way out.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition from one controller to another.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the view that comes to the container, animates, and calls `completeTransition(_:)` of the context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animation as something that can be held and turned round; may be left out.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// The transition is over; may be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_interruptibleAnimatorForTransition_")
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    OptionalMethods.call("interruptibleAnimatorForTransition:", self, transitionContext, or: NoAnimator.none)
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_animationEnded_")
  public func animationEnded(_ transitionCompleted: Bool) {
    OptionalMethods.call("animationEnded:", self, transitionCompleted, or: ())
  }
}

/// The return value of the default of `interruptibleAnimator(using:)`, by which a missing method is recognized.
enum NoAnimator {
  @MainActor static let none = UIViewPropertyAnimator(duration: 0, curve: .linear)
}

/// Steers a transition by a gesture.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// The transition begins; what steers it calls the context.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast it goes on when the gesture has ended; 1 unless implemented.
  var completionSpeed: CGFloat { get }
  /// How its pace changes then; `easeInOut` unless implemented.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether a gesture steers it from the start; true unless implemented.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Stands for a property that is left out.
  public var completionSpeed: CGFloat { 1 }
  /// Stands for a property that is left out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Stands for a property that is left out.
  public var wantsInteractiveStart: Bool { true }
}

/// Gives the objects by which a controller is presented and dismissed; all methods may be left out.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Animates presenting; nil takes the system's animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Animates dismissing; nil takes the system's animation.
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
  /// Steers presenting; nil for no gesture.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Steers dismissing; nil for no gesture.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Says where a controller in the style `custom` is; nil takes a plain one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_animationControllerForPresentedController_presentingController_sourceController_")
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethods.call(
      "animationControllerForPresentedController:presentingController:sourceController:", self, presented, presenting,
      source, or: nil)
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_animationControllerForDismissedController_")
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethods.call("animationControllerForDismissedController:", self, dismissed, or: nil)
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_interactionControllerForPresentation_")
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethods.call("interactionControllerForPresentation:", self, animator, or: nil)
  }
  /// Stands for a method that is left out.
  @_silgen_name("masthead_default_interactionControllerForDismissal_")
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethods.call("interactionControllerForDismissal:", self, animator, or: nil)
  }
  /// Stands for a method that is left out.
  @_silgen_name(
    "masthead_default_presentationControllerForPresentedViewController_presentingViewController_sourceViewController_")
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    OptionalMethods.call(
      "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:", self,
      presented, presenting, source, or: nil)
  }
}
