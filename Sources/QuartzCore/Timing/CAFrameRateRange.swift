/// How many frames a second somebody would like.
public struct CAFrameRateRange: Hashable, Sendable {
  // Silent: CAFrameRateRange.minimum | the display clock never gives fewer frames than are wanted
  /// The fewest, 0 for as few as there are.
  public var minimum: Float
  /// The most, 0 for as many as there are.
  public var maximum: Float
  /// The best number; nil leaves it to the system.
  public var preferred: Float?

  /// The system's choice: all frames.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// Makes a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The number of frames a second by this range; nil for all frames.
  package var rate: Double? {
    let wanted = preferred.flatMap { $0 > 0 ? $0 : nil } ?? maximum
    return wanted > 0 ? Double(wanted) : nil
  }
}
