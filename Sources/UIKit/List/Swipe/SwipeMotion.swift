import Foundation

/// A value moved to a target by a critically damped spring: x″ = −ω²·x − 2ω·x′ about the target.
///
/// Times are those of the display clock, in seconds. The spring's frequency is a rule, chosen by the looks on screen.
struct SwipeMotion: Equatable {
  /// ω, per second: from 100 points away it takes 0.3 seconds to come to 2 points.
  static let frequency = 20.0

  private(set) var target: CGFloat
  private var distance: CGFloat = 0
  private var velocity: CGFloat = 0
  private var begin: Double = 0
  /// How near to the target is there.
  private let precision: CGFloat
  private(set) var isOver = true

  /// A value at rest.
  init(at value: CGFloat, precision: CGFloat) {
    target = value
    self.precision = precision
  }

  /// The value at a time.
  func value(at time: Double) -> CGFloat {
    if isOver { return target }
    let elapsed = max(0, time - begin)
    let slope = velocity + CGFloat(Self.frequency) * distance
    return target + (distance + slope * CGFloat(elapsed)) * CGFloat(exp(-Self.frequency * elapsed))
  }

  /// How fast it changes at a time, per second.
  func velocity(at time: Double) -> CGFloat {
    if isOver { return 0 }
    let elapsed = max(0, time - begin)
    let frequency = CGFloat(Self.frequency)
    let slope = velocity + frequency * distance
    return (velocity - frequency * slope * CGFloat(elapsed)) * CGFloat(exp(-Self.frequency * elapsed))
  }

  /// Puts the value somewhere, at rest.
  mutating func jump(to value: CGFloat) {
    target = value
    isOver = true
  }

  /// Starts towards a target from the present value, at the present speed or a given one.
  mutating func go(to target: CGFloat, at time: Double, velocity: CGFloat? = nil) {
    let present = value(at: time)
    self.velocity = velocity ?? self.velocity(at: time)
    distance = present - target
    self.target = target
    begin = time
    isOver = distance == 0 && self.velocity == 0
  }

  /// Ends the motion at its target once the value is near and slow.
  mutating func settle(at time: Double) {
    guard !isOver else { return }
    let speed = abs(velocity(at: time)) / CGFloat(Self.frequency)
    if abs(value(at: time) - target) < precision, speed < precision { isOver = true }
  }
}
