/// The state before an animation begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the value; names that are not declared here have no effect.
  public let rawValue: String

  /// Makes a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// After the end: the last value.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning: the first value.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither: the layer's own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Something that has a time of its own inside of another's: layers in their superlayers, animations in their layers.
///
/// The own time at a parent's time t is (t − `beginTime`) · `speed` + `timeOffset`, cut and folded by duration and repetitions.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The beginning, in the parent's time; for an animation 0 means the moment of its addition.
  var beginTime: CFTimeInterval { get set }
  /// How long it takes once, in seconds of its own time.
  var duration: CFTimeInterval { get set }
  /// How many seconds of its own pass in a second of the parent's; 0 holds it still.
  var speed: Float { get set }
  /// How far into its own time it begins.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs, fractions included; 0 means once.
  var repeatCount: Float { get set }
  /// For how long it repeats, in seconds; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// The state before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The timing of one object as a value.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// How long all runs take, in own time, where one takes `duration`.
  func activeDuration(of duration: CFTimeInterval) -> CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let cycle = autoreverses ? 2 * duration : duration
    return cycle * (repeatCount > 0 ? CFTimeInterval(repeatCount) : 1)
  }

  /// The own time, neither cut nor folded, at a time of the parent's.
  func ownTime(at parentTime: CFTimeInterval, begin: CFTimeInterval) -> CFTimeInterval {
    (parentTime - begin) * CFTimeInterval(speed) + timeOffset
  }

  /// The parent's time at which the own time is `time`; nil while it stands still.
  func parentTime(at time: CFTimeInterval, begin: CFTimeInterval) -> CFTimeInterval? {
    speed == 0 ? nil : begin + (time - timeOffset) / CFTimeInterval(speed)
  }

  /// The position of an animation in its runs, each of which takes `duration`; nil while it shows nothing.
  func position(at parentTime: CFTimeInterval, begin: CFTimeInterval, duration: CFTimeInterval) -> RunPosition? {
    let own = ownTime(at: parentTime, begin: begin)
    let active = activeDuration(of: duration)
    if own < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      return RunPosition(time: 0, run: 0)
    }
    if own >= active {
      // An animation that runs backwards is still under way there.
      guard fillMode == .forwards || fillMode == .both || speed < 0 && own <= active else { return nil }
      return fold(active, duration: duration, isAtEnd: true)
    }
    return fold(own, duration: duration, isAtEnd: false)
  }

  private func fold(_ time: CFTimeInterval, duration: CFTimeInterval, isAtEnd: Bool) -> RunPosition {
    guard duration > 0, time.isFinite else { return RunPosition(time: autoreverses ? 0 : duration, run: 0) }
    let cycle = autoreverses ? 2 * duration : duration
    var run = (time / cycle).rounded(.down)
    var inside = time - run * cycle
    if isAtEnd, inside <= DisplayClock.tolerance, run > 0 {
      run -= 1
      inside = cycle
    }
    if autoreverses, inside > duration { inside = cycle - inside }
    return RunPosition(time: inside, run: run)
  }
}

/// A moment of an animation: how far into one run, and how many runs lie behind.
struct RunPosition: Equatable {
  var time: CFTimeInterval
  var run: Double
}
