import Foundation

/// The way of a mass on a damped spring to its rest, as a part of the whole way: 0 at first, 1 in the end.
///
/// `initialVelocity` is in whole ways per second, towards the rest. The closed solution of m·x″ + c·x′ + k·x = 0.
struct SpringMotion: Equatable {
  var mass: Double
  var stiffness: Double
  var damping: Double
  var initialVelocity: Double

  /// How far from rest a spring counts as having come to it: a thousandth of the way.
  static let restDistance = 0.001

  private var frequency: Double { (max(stiffness, 1e-9) / max(mass, 1e-9)).squareRoot() }

  /// 1 is critical: the fastest without swinging over.
  var dampingRatio: Double { max(damping, 0) / (2 * (max(stiffness, 1e-9) * max(mass, 1e-9)).squareRoot()) }

  /// The part of the way behind after `time` seconds; may exceed 1 while it swings.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let omega = frequency
    let ratio = dampingRatio
    if abs(ratio - 1) < 1e-6 {
      return 1 - exp(-omega * time) * (1 + (omega - initialVelocity) * time)
    }
    if ratio < 1 {
      let decay = ratio * omega
      let swing = omega * (1 - ratio * ratio).squareRoot()
      let sine = (decay - initialVelocity) / swing
      return 1 - exp(-decay * time) * (cos(swing * time) + sine * sin(swing * time))
    }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * omega + root, -ratio * omega - root)
    // x = a·e^slow·t + b·e^fast·t with x(0) = 1, x′(0) = −v.
    let a = (-initialVelocity - fast) / (slow - fast)
    return 1 - (a * exp(slow * time) + (1 - a) * exp(fast * time))
  }

  /// The time from which on the spring stays within ``restDistance`` of its rest, by the envelope of its motion.
  ///
  /// A rule: Apple only says that its own figure is an estimate.
  var settlingTime: Double {
    guard damping > 0 else { return .infinity }
    var (low, high) = (0.0, 1.0 / frequency)
    while envelope(at: high) > Self.restDistance, high < 1e6 { high *= 2 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > Self.restDistance { low = middle } else { high = middle }
    }
    return high
  }

  /// An upper bound on the distance from rest from a time on.
  private func envelope(at time: Double) -> Double {
    let omega = frequency
    let ratio = dampingRatio
    if abs(ratio - 1) < 1e-6 {
      return exp(-omega * time) * (1 + abs(omega - initialVelocity) * time)
    }
    if ratio < 1 {
      let decay = ratio * omega
      let swing = omega * (1 - ratio * ratio).squareRoot()
      let sine = (decay - initialVelocity) / swing
      return exp(-decay * time) * (1 + sine * sine).squareRoot()
    }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * omega + root, -ratio * omega - root)
    let a = (-initialVelocity - fast) / (slow - fast)
    return abs(a) * exp(slow * time) + abs(1 - a) * exp(fast * time)
  }

  /// A spring of mass 1 that swings once in `perceptualDuration` seconds, when it swings at all.
  ///
  /// `bounce` from 0 (critically damped) to 1 (never resting), below 0 overdamped, as Apple documents it.
  init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let omega = 2 * Double.pi / max(perceptualDuration, 1e-6)
    let bounce = min(max(bounce, -0.999), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: initialVelocity)
  }

  /// A spring of a damping ratio that has settled after `duration` seconds.
  ///
  /// The stiffness is searched for, as the time depends on the initial velocity too. A rule: what UIKit does with ratio and
  /// duration is not documented.
  init(dampingRatio: Double, settlingIn duration: Double, initialVelocity: Double) {
    let ratio = min(max(dampingRatio, 0.01), 100)
    func spring(_ omega: Double) -> SpringMotion {
      SpringMotion(
        mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: initialVelocity)
    }
    // Frequency and time scale inversely but for the velocity, so that the settling time falls as the frequency grows.
    let duration = max(duration, 1e-3)
    var (low, high) = (1e-3 / duration, 1 / duration)
    while spring(high).settlingTime > duration, high < 1e9 { high *= 2 }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if spring(middle).settlingTime > duration { low = middle } else { high = middle }
    }
    self = spring(high)
  }

  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
  }
}
