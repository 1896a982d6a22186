/// A length of time in seconds.
public typealias CFTimeInterval = Double

/// Returns the time of the display clock, in seconds.
///
/// It moves only when a host or a test advances the clock, and stands still while code runs, so that the same program gives the
/// same times on every machine. May be called from any thread.
public func CACurrentMediaTime() -> CFTimeInterval {
  DisplayClock.now
}
