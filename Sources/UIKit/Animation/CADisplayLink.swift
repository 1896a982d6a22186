/// Calls a method at each frame of the display clock.
///
/// The link is called before the frame is laid out, after the timers and the ends of animations that fall due until then. It holds its
/// target, and the clock holds the link, until `invalidate()`. A host that waits until nothing moves does not wait for links, as
/// they have no end; while it waits for something else they are called.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private var target: Any?
  private let selector: Selector
  private var modes: [RunLoop.Mode] = []
  private var driver: Driver?
  private var lastCall: CFTimeInterval?

  /// The time of the frame that is being made, in seconds of the display clock; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The distance of the display's frames, in seconds; 0 before the first.
  open private(set) var duration: CFTimeInterval = 0
  /// When the next frame is to be expected for which the link is called.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Whether the link is not called.
  open var isPaused = false
  /// The wanted rate of calls; the link is called as often as this permits with the present frames.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// How many times a second the link would like to be called; 0, which is the default, as often as there are frames.
  open var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum) }
    set {
      let rate = Float(max(newValue, 0))
      preferredFrameRateRange =
        rate == 0 ? .default : CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// Makes a link with a method, which takes the link or nothing, to be called from a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  /// Begins the calls; all run loops and modes are the same here.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, !modes.contains(mode) else { return }
    modes.append(mode)
    guard driver == nil else { return }
    let driver = Driver(link: self)
    self.driver = driver
    DisplayClock.shared.add(driver)
  }

  /// Ends the calls once the link is removed for all modes that it was added for.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { leaveClock() }
  }

  /// Ends the calls for good, and lets go of the target.
  open func invalidate() {
    modes = []
    target = nil
    leaveClock()
  }

  private func leaveClock() {
    if let driver { driver.leaveClock() }
    driver = nil
  }

  private func frame(at time: CFTimeInterval) {
    guard !isPaused, let target else { return }
    let interval = preferredFrameRateRange.rate.map { max(1 / $0, DisplayClock.frameInterval) }
    // Frames are at times of their own: half of one is as near as it gets.
    if let interval, let lastCall, time - lastCall < interval - DisplayClock.frameInterval / 2 { return }
    lastCall = time
    timestamp = time
    duration = DisplayClock.frameInterval
    targetTimestamp = time + (interval ?? duration)
    selector.performOrRaise(on: target, sender: self, event: nil)
  }

  /// The link among the clock's drivers.
  private final class Driver: FrameDriver {
    private let link: CADisplayLink

    init(link: CADisplayLink) {
      self.link = link
    }

    var comesToAnEnd: Bool { false }
    var callsApplication: Bool { !link.isPaused }
    func frame(at time: CFTimeInterval) { link.frame(at: time) }
  }
}
