import Foundation

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Makes a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is seen at the beginning.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// The controller that is seen at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's text.
  public let rawValue: String
  /// Makes a key from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is seen at the beginning.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is seen at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// The state of a transition or change of size under way.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// How the controller is presented; `none` where nothing is.
  var presentationStyle: UIModalPresentationStyle { get }
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
  /// The progress of a gesture's transition, 0…1; 0 without a gesture.
  var percentComplete: CGFloat { get }
  /// How fast it goes on after the gesture; 1 is the pace of the animation.
  var completionVelocity: CGFloat { get }
  /// How its pace changes.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that is seen at the beginning or the end; nil where only a size changes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The going or coming view; nil for a view that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
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
  /// Calls `handler` once, when a gesture lets go for good.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` each time that a gesture takes hold or lets go.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
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
