/// The direction of a move of the focus.
public struct UIFocusHeading: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a heading of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next group.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the group before.
  public static let previous = UIFocusHeading(rawValue: 32)
  // Silent: UIFocusHeading.first, last | directions that no key of an iPad means; applications tell them apart
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 64)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 128)
}

/// An update of the focus, from one item to another.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The focused item before the update; nil without focus.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The focused item after the update; nil without focus.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// The direction of the move; empty for updates without a key.
  open private(set) var focusHeading: UIFocusHeading

  /// The item before, where that is a view.
  open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The item after, where that is a view.
  open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }
}

/// The context of animations alongside an update of the focus.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// How long the animations take, in seconds.
  var duration: TimeInterval { get }
}

/// Runs animations along with an update of the focus.
///
/// They take 0.2 seconds of the display clock, a rule; those of the item that gets the focus and of the one that had it run at once.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  private final class Context: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval = 0.2
  }

  private let context = Context()
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds changes of views that are animated; the completion is called when the animations have ended.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds changes of what gets the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    let context = self.context
    addCoordinatedAnimations(animations.map { body in { body(context) } }, completion: completion)
  }

  /// Adds animations of the item that loses the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { addCoordinatedFocusingAnimations(animations, completion: completion) }

  /// Everybody was told of the update.
  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: context.duration, delay: 0, options: .allowUserInteraction,
      animations: { for body in animations { body() } },
      completion: { _ in for body in completions { body() } })
  }
}
