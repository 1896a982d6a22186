/// The progress of an animator's animation as a function of the animator's time.
///
/// Both go from 0 to 1. An animation runs from an anchor, where it was when it was last set going, to an end by a pace; while
/// it is held, time is scrubbed along straight lines through the anchor, or along the last course. Nothing jumps when it is held or
/// set going.
struct AnimatorTimeline {
  /// The pace from one end to the other.
  typealias Pace = (Double) -> Double

  private enum Course {
    case forwards(Pace)
    case backwards(Pace)
    case straight
  }

  /// When the animation begins.
  let delay: Double
  private var anchor: (time: Double, way: Double)
  private var course = Course.straight

  /// Makes the timeline of an animation that begins after a part of the time; with a delay of 1 it changes at once.
  init(delay: Double) {
    self.delay = min(max(delay, 0), 1)
    anchor = (self.delay, 0)
  }

  /// The part of the way; outside of 0…1 where a pace swings over.
  func way(at time: Double) -> Double {
    switch course {
    case .forwards(let pace) where time >= anchor.time:
      return anchor.way + (1 - anchor.way) * pace(Self.part(time, from: anchor.time, to: 1))
    case .backwards(let pace) where time <= anchor.time:
      return anchor.way * (1 - pace(Self.part(time, from: anchor.time, to: delay)))
    default:
      if time >= anchor.time { return anchor.way + (1 - anchor.way) * Self.part(time, from: anchor.time, to: 1) }
      return anchor.way * (1 - Self.part(time, from: anchor.time, to: delay))
    }
  }

  private static func part(_ time: Double, from start: Double, to end: Double) -> Double {
    start == end ? 1 : min(max((time - start) / (end - start), 0), 1)
  }

  /// From here on it runs to an end.
  mutating func run(from time: Double, backwards: Bool, pace: @escaping Pace) {
    setAnchor(at: time)
    course = backwards ? .backwards(pace) : .forwards(pace)
  }

  /// From here on it is scrubbed.
  mutating func hold(at time: Double, straight: Bool) {
    guard straight else { return }
    setAnchor(at: time)
    course = .straight
  }

  private mutating func setAnchor(at time: Double) {
    anchor = time <= delay ? (delay, 0) : (time, way(at: time))
  }
}
