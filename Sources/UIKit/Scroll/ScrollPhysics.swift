import Foundation

/// The laws by which content moves on its own, measured on iOS (`uikit-facts §11.1`).
///
/// Times are in seconds, lengths in points, velocities in points per second, unless said otherwise.
enum ScrollPhysics {
  /// Content that moves slower than this is at rest.
  static let restVelocity: CGFloat = 10
  /// A bounce that is nearer than this to the edge is over.
  static let bounceRest: CGFloat = 0.5
  /// How strongly the content resists past its edge.
  static let rubberBand: CGFloat = 0.55

  /// How far the content follows a finger that is `distance` past the edge, in a view as long as `extent`.
  static func pulled(_ distance: CGFloat, extent: CGFloat) -> CGFloat {
    guard extent > 0 else { return 0 }
    return (1 - 1 / (rubberBand * distance / extent + 1)) * extent
  }

  /// How far past the edge a finger is whose content is `excess` past it; the inverse of `pulled`.
  static func pull(for excess: CGFloat, extent: CGFloat) -> CGFloat {
    guard extent > 0, excess < extent else { return excess }
    return (1 / (1 - excess / extent) - 1) * extent / rubberBand
  }

  /// Content that slows down: each millisecond its velocity is multiplied by the rate.
  struct Deceleration {
    var start: CGFloat
    let velocity: CGFloat
    let rate: CGFloat

    /// How far the content goes per unit of velocity that it loses, in milliseconds.
    private var reach: CGFloat { rate / (1 - rate) }

    func position(at time: Double) -> CGFloat {
      start + velocity / 1000 * reach * (1 - pow(rate, CGFloat(time * 1000)))
    }

    func velocity(at time: Double) -> CGFloat { velocity * pow(rate, CGFloat(time * 1000)) }

    /// When the content comes to rest.
    var duration: Double {
      guard abs(velocity) > restVelocity else { return 0 }
      return Double(log(abs(velocity) / restVelocity) / -log(rate)) / 1000
    }

    /// The offset at which the content comes to rest.
    var end: CGFloat { start + (abs(velocity) > restVelocity ? (velocity - sign * restVelocity) / 1000 * reach : 0) }

    /// The resting offset as the delegate is told: half a millisecond of velocity farther than the real one.
    var announcedEnd: CGFloat {
      start + (abs(velocity) > restVelocity ? (velocity - sign * restVelocity) / 1000 * (reach + 0.5) : 0)
    }

    private var sign: CGFloat { velocity < 0 ? -1 : 1 }

    /// When the content passes a place, if it does.
    func time(passing place: CGFloat) -> Double? {
      let part = (place - start) / (velocity / 1000 * reach)
      guard velocity != 0, part >= 0, part < 1 else { return nil }
      return Double(log(1 - part) / log(rate)) / 1000
    }
  }

  /// Content past its edge on its way back: x″ = −120 x − 22 x′.
  struct Bounce {
    var edge: CGFloat
    private let slow: CGFloat
    private let fast: CGFloat
    /// When the content is farthest out.
    private let turn: Double

    /// Content that hits the edge with a velocity.
    init(edge: CGFloat, velocity: CGFloat) {
      self.edge = edge
      slow = velocity / 2
      fast = -velocity / 2
      turn = velocity == 0 ? 0 : log(1.2) / 2
    }

    /// The motion of content let go `excess` points past the edge: inwards at first by 7.32 times that per second, as
    /// measured.
    init(edge: CGFloat, excess: CGFloat) {
      self.edge = edge
      slow = excess * 2.34
      fast = excess * -1.34
      turn = 0
    }

    func position(at time: Double) -> CGFloat {
      edge + slow * CGFloat(exp(-10 * time)) + fast * CGFloat(exp(-12 * time))
    }

    func isOver(at time: Double) -> Bool { time >= turn && abs(position(at: time) - edge) < bounceRest }
  }
}

/// The motion of one axis after the finger was lifted.
struct ScrollAxisMotion {
  private enum Part {
    case rest
    case decelerate(ScrollPhysics.Deceleration)
    case bounce(ScrollPhysics.Bounce)
  }

  private var part: Part
  private var begin: Double = 0
  /// When the content hits an edge, and how it goes on from there.
  private var impact: (time: Double, bounce: ScrollPhysics.Bounce)?
  /// The offset at which the content comes to rest.
  private(set) var end: CGFloat
  var isOver: Bool {
    if case .rest = part { return true }
    return false
  }

  /// The motion from a position at a velocity, for content that may rest from `low` to `high`.
  init(position: CGFloat, velocity: CGFloat, low: CGFloat, high: CGFloat, rate: CGFloat, bounces: Bool) {
    let edge = min(max(position, low), high)
    if position != edge {
      part = .bounce(ScrollPhysics.Bounce(edge: edge, excess: position - edge))
      end = edge
      return
    }
    let motion = ScrollPhysics.Deceleration(start: position, velocity: velocity, rate: rate)
    end = min(max(motion.end, low), high)
    guard motion.duration > 0 else {
      part = .rest
      return
    }
    part = .decelerate(motion)
    let wall = velocity > 0 ? high : low
    guard velocity > 0 ? motion.end > high : motion.end < low, let time = motion.time(passing: wall) else { return }
    let speed = bounces ? motion.velocity(at: time) : 0
    impact = (time, ScrollPhysics.Bounce(edge: wall, velocity: speed))
  }

  /// The way to a place that the delegate or paging chose, slowing down at a rate.
  init(position: CGFloat, to target: CGFloat, rate: CGFloat) {
    end = target
    let distance = target - position
    guard abs(distance) > 0.01 else {
      part = .rest
      return
    }
    // The velocity with which content that slows down at this rate comes to rest just there.
    let sign: CGFloat = distance < 0 ? -1 : 1
    let velocity = distance * 1000 * (1 - rate) / rate + sign * ScrollPhysics.restVelocity
    part = .decelerate(ScrollPhysics.Deceleration(start: position, velocity: velocity, rate: rate))
  }

  /// Moves on to a time since the beginning; returns where the content is.
  mutating func position(at time: Double) -> CGFloat {
    switch part {
    case .rest: break
    case .decelerate(let motion):
      if let impact, time >= impact.time {
        part = .bounce(impact.bounce)
        begin = impact.time
        end = impact.bounce.edge
        return position(at: time)
      }
      if time < motion.duration { return motion.position(at: time) }
      part = .rest
    case .bounce(let bounce):
      if !bounce.isOver(at: time - begin) { return bounce.position(at: time - begin) }
      part = .rest
    }
    return end
  }

  /// Goes on as if all had been elsewhere from the beginning.
  mutating func shift(by distance: CGFloat) {
    end += distance
    impact?.bounce.edge += distance
    switch part {
    case .rest: break
    case .decelerate(var motion):
      motion.start += distance
      part = .decelerate(motion)
    case .bounce(var bounce):
      bounce.edge += distance
      part = .bounce(bounce)
    }
  }
}
