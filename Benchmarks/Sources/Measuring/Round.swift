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
  }

  /// The figures in the order in which they were recorded.
  public private(set) var figures: [Figure] = []

  /// Makes a round without figures.
  public init() {}

  /// Adds a figure.
  public mutating func record(_ name: String, _ value: Double, _ unit: String) {
    figures.append(Figure(name: name, value: value, unit: unit))
  }

  /// Adds how many times `other` the value is.
  public mutating func recordRatio(_ name: String, _ value: Double, over other: Double) {
    record(name, value / other, "x")
  }

  /// A line a figure, in the order of the first round: the median of the rounds' values.
  public static func lines(of rounds: [Round]) -> [String] {
    let names = rounds.first?.figures ?? []
    return names.map { figure in
      let values = rounds.flatMap { $0.figures.filter { $0.name == figure.name }.map(\.value) }
      return "\(figure.name) \(text(of: median(of: values))) \(figure.unit)"
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
