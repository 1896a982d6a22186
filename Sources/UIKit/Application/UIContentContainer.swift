import Foundation

/// A controller that contains others, as far as sizes are concerned.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that a container is asked to give.
  var preferredContentSize: CGSize { get }
  /// Called when a child's preferred size changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets when the container has another.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// The size is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits are about to change.
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// What is known of a change while it goes on.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether it was begun by a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether it can be stopped on the way.
  var isInterruptible: Bool { get }
  /// Whether a gesture steers it now.
  var isInteractive: Bool { get }
  /// Whether it was taken back.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How its pace changes.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which it happens.
  var containerView: UIView { get }
  /// How the container is turned when it is over, from now on.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others join a change.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates something with the change, and calls `completion` after it; false when it is too late.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for a view that need not lie in the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Animates something with the change; false when it is too late.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
  /// The same for a view that need not lie in the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}

/// The coordinator of a change of the screen's size.
@MainActor final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let targetTransform: CGAffineTransform
  /// As long as the system takes to turn the interface: a rule, as it has not been measured.
  let transitionDuration: TimeInterval = 0.3
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var hasBegun = false

  init(in container: UIView, targetTransform: CGAffineTransform) {
    containerView = container
    self.targetTransform = targetTransform
  }

  var isAnimated: Bool { UIView.areAnimationsEnabled }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var completionCurve: UIView.AnimationCurve { .easeInOut }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasBegun else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// Makes the change, with all that joined it.
  func run(_ change: @escaping () -> Void, whenOver end: @escaping () -> Void) {
    let all = {
      change()
      self.hasBegun = true
      for animation in self.animations { animation(self) }
    }
    let finish = { (_: Bool) in
      for completion in self.completions { completion(self) }
      end()
    }
    guard isAnimated else {
      all()
      return finish(true)
    }
    UIView.animate(withDuration: transitionDuration, animations: all, completion: finish)
  }
}
