import Foundation

/// An animation that moves as a mass on a damped spring does.
///
/// `duration` does not change the motion, only when it is cut off: set it to `settlingDuration` to see it to its end.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  private var motion = SpringMotion(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)

  public override init() {
    super.init()
  }

  /// Makes a spring by how long it seems to take and how much it bounces: 0 not at all, towards 1 more and more, below 0
  /// ever more sluggish.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    motion = SpringMotion(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// How heavy what hangs on the spring is; 1 at first, more than 0.
  open var mass: CGFloat {
    get { CGFloat(motion.mass) }
    set { motion.mass = Double(checked(newValue, "mass")) }
  }
  /// How hard the spring pulls; 100 at first, more than 0.
  open var stiffness: CGFloat {
    get { CGFloat(motion.stiffness) }
    set { motion.stiffness = Double(checked(newValue, "stiffness")) }
  }
  /// How strong the friction is; 10 at first, 0 or more.
  open var damping: CGFloat {
    get { CGFloat(motion.damping) }
    set {
      ensure(newValue >= 0, "damping of a spring is \(newValue); it cannot speed up by friction: give 0 or more")
      motion.damping = Double(newValue)
    }
  }
  /// How fast it begins, in whole ways per second, towards the end; 0 at first.
  open var initialVelocity: CGFloat {
    get { CGFloat(motion.initialVelocity) }
    set { motion.initialVelocity = Double(newValue) }
  }
  /// Whether overdamping makes the spring slower; else it counts as critical damping.
  open var allowsOverdamping = false

  /// How long it takes until the spring is, and stays, within a thousandth of its rest.
  open var settlingDuration: CFTimeInterval { effectiveMotion.settlingTime }
  /// How long a swing takes, in seconds.
  open var perceptualDuration: CFTimeInterval { 2 * .pi * (motion.mass / motion.stiffness).squareRoot() }
  /// How much it bounces: 1 − the damping ratio, of overdamped springs 1 / ratio − 1.
  open var bounce: CGFloat {
    let ratio = motion.dampingRatio
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  private var effectiveMotion: SpringMotion {
    guard !allowsOverdamping, motion.dampingRatio > 1 else { return motion }
    var critical = motion
    critical.damping = 2 * (motion.mass * motion.stiffness).squareRoot()
    return critical
  }

  private func checked(_ value: CGFloat, _ name: String) -> CGFloat {
    ensure(value > 0, "\(name) of a spring is \(value); give more than 0")
    return value
  }

  /// Makes a spring of a damping ratio that is at rest after `settlingDuration` seconds, and lasts as long.
  package convenience init(dampingRatio: CGFloat, settlingDuration: CFTimeInterval, initialVelocity: CGFloat) {
    self.init()
    motion = SpringMotion(
      dampingRatio: Double(dampingRatio), settlingIn: settlingDuration, initialVelocity: Double(initialVelocity))
    allowsOverdamping = true
    duration = settlingDuration
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (motion, allowsOverdamping) = (other.motion, other.allowsOverdamping)
  }

  override func makeEmpty() -> CAAnimation { CASpringAnimation() }

  override func progress(_ position: RunPosition) -> CGFloat {
    guard duration > 0, let timingFunction else { return CGFloat(effectiveMotion.value(at: position.time)) }
    let time = timingFunction.value(at: position.time / duration) * duration
    return CGFloat(effectiveMotion.value(at: time))
  }
}
