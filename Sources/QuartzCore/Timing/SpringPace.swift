/// The pace of a spring: its progress as a function of time.
package struct SpringPace {
  private let motion: SpringMotion

  /// A spring of a damping ratio that has settled after `duration` seconds; `velocity` is in ways per second.
  package init(dampingRatio: Double, settlingIn duration: Double, velocity: Double) {
    motion = SpringMotion(
      dampingRatio: dampingRatio, settlingIn: duration, initialVelocity: velocity)
  }

  /// A spring by its physics; more damping than the critical one counts as that, as for spring animations of layers.
  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let critical = 2 * (mass * stiffness).squareRoot()
    motion = SpringMotion(
      mass: mass, stiffness: stiffness, damping: min(damping, critical), initialVelocity: velocity)
  }

  /// The seconds after which the spring stays within a thousandth of its rest.
  package var settlingTime: Double { motion.settlingTime }

  /// The part of the way behind after `time` seconds.
  package func value(at time: Double) -> Double { motion.value(at: time) }
}
