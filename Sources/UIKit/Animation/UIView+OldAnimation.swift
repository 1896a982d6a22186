/// An animation begun by `UIView.beginAnimations`, until `commitAnimations`.
@MainActor final class OldAnimation {
  /// The surrounding block and its state.
  var outer: (block: AnimationBlock?, isListening: Bool)?
  private let name: String?
  private let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(name: String?, context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
  }

  /// The delegate is told once the delay is over.
  func tellStart(after delay: TimeInterval) {
    guard let delegate, let willStart else { return }
    let (name, context) = (name, context)
    DisplayClock.shared.schedule(after: delay) {
      _ = willStart.send(to: delegate, [name, context])
    }
  }

  func tellEnd(_ isFinished: Bool) {
    guard let delegate, let didStop else { return }
    _ = didStop.send(to: delegate, [name, NSNumber(value: isFinished), context])
  }
}

/// Animations from before blocks: changes between `beginAnimations` and `commitAnimations` move.
///
/// The settings are those of the innermost animation that was begun; without one they do nothing. While animations are switched off none is begun, and
/// changes are there at once. `setAnimationStart` and `setAnimationTransition` are not there: one takes the time of a clock on the wall, the other
/// turns pages.
extension UIView {
  private class var open: AnimationBlock? {
    guard let block = AnimationBlock.current, block.oldAnimation != nil else { return nil }
    return block
  }

  /// Begins an animation of 0.2 seconds, slow at first and at last; the name and the context are given to the delegate.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    guard areAnimationsEnabled else { return }
    let curve = AnimationBlock.Pace.curve(AnimationCurve.easeInOut.timingFunction)
    let block = AnimationBlock(duration: 0.2, delay: 0, options: [], pace: curve, completion: nil)
    let old = OldAnimation(name: animationID, context: context)
    block.oldAnimation = old
    block.ending = { old.tellEnd($0) }
    block.open()
  }

  /// Starts the animation that was begun last.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func commitAnimations() {
    guard let block = open else { return }
    block.oldAnimation?.tellStart(after: block.delay)
    block.close()
  }

  /// Who is told of the start and the end; held until the end.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelegate(_ delegate: Any?) {
    open?.oldAnimation?.delegate = delegate.map { $0 as AnyObject }
  }

  /// The delegate's method for the start: it takes name and context.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationWillStart(_ selector: Selector?) { open?.oldAnimation?.willStart = selector }

  /// The delegate's method for the end: it takes name, whether it came to its end (a number), and context.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDidStop(_ selector: Selector?) { open?.oldAnimation?.didStop = selector }

  /// How long the changes move, in seconds.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    open?.duration = max(0, duration)
    open?.setPaceOfTransaction()
  }

  /// After how long they begin to, in seconds.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationDelay(_ delay: TimeInterval) { open?.delay = max(0, delay) }

  /// The pace.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    open?.pace = .curve(curve.timingFunction)
    open?.setPaceOfTransaction()
  }

  /// How often the changes move.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatCount(_ repeatCount: Float) { open?.repeatCount = repeatCount }

  /// Whether they move back each time.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    open?.autoreverses = repeatAutoreverses
  }

  /// Whether running animations of the same values end, and the new ones begin at the visible values.
  @available(*, deprecated, message: "Use the block-based animation API instead")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState {
      open?.options.insert(.beginFromCurrentState)
    } else {
      open?.options.remove(.beginFromCurrentState)
    }
  }
}
