/// The figures of one run through a group.
///
/// Ratios are taken within a round, between figures that were measured minutes apart at most, and only then is the median of
/// the rounds taken: a busy machine slows both sides of a ratio.
public struct Round {
  /// A number with its name.
  public struct Figure: Sendable {
    /// What was measured.
    public let name: String
    /// How much it was.
    public let value: Double
    /// What it is counted in; `x` for ratios.
    public let unit: String
    /// What it may be at most; nil where nothing is demanded.
    public let bounds: Bounds?
  }

  /// The figures in the order in which they were recorded.
  public private(set) var figures: [Figure] = []

  /// Makes a round without figures.
  public init() {}

  /// Adds a figure.
  public mutating func record(_ name: String, _ value: Double, _ unit: String, bounds: Bounds? = nil) {
    figures.append(Figure(name: name, value: value, unit: unit, bounds: bounds))
  }

  /// Adds how many times `other` the value is.
  public mutating func recordRatio(_ name: String, _ value: Double, over other: Double, bounds: Bounds? = nil) {
    record(name, value / other, "x", bounds: bounds)
  }

  /// Adds how many times the yardstick each time is that was recorded, as `NAME.vs_yardstick`.
  public mutating func recordRatios(overYardstick microseconds: Double) {
    let scales = ["ns": 1e-3, "us": 1, "ms": 1e3, "s": 1e6]
    for figure in figures {
      guard let scale = scales[figure.unit] else { continue }
      recordRatio("\(figure.name).vs_yardstick", figure.value * scale, over: microseconds)
    }
  }

  /// A line a figure, in the order of the first round: the median of the rounds' values, and what it may be.
  public static func lines(of rounds: [Round]) -> [String] {
    let names = rounds.first?.figures ?? []
    return names.map { figure in
      let values = rounds.flatMap { $0.figures.filter { $0.name == figure.name }.map(\.value) }
      let value = median(of: values)
      return "\(figure.name) \(text(of: value)) \(figure.unit)"
        + (figure.bounds.map { " \($0.verdict(on: value))" } ?? "")
    }
  }

  /// Four significant digits.
  static func text(of value: Double) -> String {
    guard value.isFinite, value != 0 else { return "\(value)" }
    var (digits, size) = (3, abs(value))
    while size >= 10, digits > 0 { (digits, size) = (digits - 1, size / 10) }
    while size < 1, digits < 12 { (digits, size) = (digits + 1, size * 10) }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = (value * scale).rounded()
    let number = "\(whole / scale)"
    return number.hasSuffix(".0") ? String(number.dropLast(2)) : number
  }
}

/// What a figure may be at most: what is demanded, and what is aimed at.
public struct Bounds: Sendable {
  /// A figure above it is a defect.
  public let must: Double
  /// A figure below it is as good as hoped for.
  public let stretch: Double

  /// Makes bounds; `stretch` is the lower one.
  public init(must: Double, stretch: Double) {
    self.must = must
    self.stretch = stretch
  }

  /// The bounds in words, with what a value is by them.
  func verdict(on value: Double) -> String {
    let word = value <= stretch ? "good" : value <= must ? "ok" : "ABOVE"
    return "(\(word): must \(Round.text(of: must)), stretch \(Round.text(of: stretch)))"
  }
}

/// A number that a benchmark worked out and that is not what it has to be, or a peer that cannot be measured.
public struct BenchmarkError: Error, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  /// Makes an error with its message.
  public init(_ description: String) {
    self.description = description
  }

  /// Stops a benchmark that computes something else than it should: its time would mean nothing.
  public static func check(_ name: String, _ value: Double, equals expected: Double) throws {
    guard abs(value - expected) <= 1e-6 else {
      throw BenchmarkError("\(name) is \(value), but has to be \(expected); the time would mean nothing")
    }
  }
}
