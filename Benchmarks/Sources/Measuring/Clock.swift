import Glibc

/// What a piece of code costs.
public enum Clock {
  /// Processor time of the whole process so far, in seconds.
  public static func processorSeconds() -> Double { seconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  /// Time that went by, from a moment that means nothing, in seconds.
  public static func wallSeconds() -> Double { seconds(of: CLOCK_MONOTONIC) }

  private static func seconds(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The time of day, as `START_NS` tells it to a program that is started.
  public static func nanosecondsSince1970() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// The microseconds of processor time of one call: the median of several batches, after one that does not count.
  ///
  /// A batch repeats the call until `batchSeconds` have gone by, so that the clock's own cost and grain do not matter.
  public static func microseconds(
    batches: Int = 9, batchSeconds: Double = 0.03, of body: () throws -> Void
  ) rethrows -> Double {
    var calls = 0
    let begin = processorSeconds()
    repeat {
      try body()
      calls += 1
    } while processorSeconds() - begin < batchSeconds
    var results: [Double] = []
    for _ in 0..<batches {
      let begin = processorSeconds()
      for _ in 0..<calls { try body() }
      results.append((processorSeconds() - begin) / Double(calls) * 1e6)
    }
    return median(of: results)
  }
}

/// The middle of the numbers, or the mean of the two in the middle; not a number if there are none.
public func median(of numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  if sorted.isEmpty { return .nan }
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
