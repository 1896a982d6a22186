/// The variants of each screen: lists of devices, appearances and the like, in all combinations or enough to hold every
/// pair.
///
/// Read from text, so that it stands in a command or a file: `device=iPhone 16,iPhone SE; appearance=light,dark; text-size=l,ax3`.
public struct SnapshotMatrix: Hashable, Sendable {
  /// A property of screens that varies.
  public enum Dimension: String, Hashable, Sendable, CaseIterable {
    case device, orientation, appearance, textSize = "text-size", direction, language, contrast, boldText = "bold-text"
  }

  /// A dimension with its values, as they are written.
  public struct Axis: Hashable, Sendable {
    /// The dimension that varies.
    public var dimension: Dimension
    /// The values of the dimension, in order.
    public var values: [String]

    /// Makes an axis.
    public init(_ dimension: Dimension, _ values: [String]) { (self.dimension, self.values) = (dimension, values) }
  }

  /// The dimensions that vary, in written order.
  public var axes: [Axis]
  /// Whether only as many combinations are made as hold each pair of values of two dimensions once at least.
  public var isPairwise: Bool

  /// Makes a matrix; throws an error in words for a dimension without values or listed twice, and for an invalid value.
  public init(_ axes: [Axis], isPairwise: Bool = false) throws {
    (self.axes, self.isPairwise) = (axes, isPairwise)
    for (place, axis) in axes.enumerated() {
      let name = axis.dimension.rawValue
      guard !axis.values.isEmpty else { throw Self.error("'\(name)' has no values") }
      guard Set(axis.values.map { $0.lowercased() }).count == axis.values.count else {
        throw Self.error("'\(name)' has a value twice")
      }
      guard !axes[..<place].contains(where: { $0.dimension == axis.dimension }) else {
        throw Self.error("'\(name)' stands twice; write its values in one list")
      }
      var probe = SnapshotOptions(size: .init(width: 1, height: 1), scale: 1)
      for value in axis.values { try Self.apply(axis.dimension, value, to: &probe) }
    }
    let count = axes.reduce(1.0) { $0 * Double($1.values.count) }
    guard isPairwise || count <= Self.most else {
      throw Self.error(
        "gives \(Int(count)) combinations, and at most \(Int(Self.most)) are made; write --pairwise, or fewer values")
    }
  }

  /// Makes a matrix of values; a list that is left out does not vary.
  ///
  /// Throws in words for a device or language that is none.
  public init(
    devices: [String] = [], orientations: [Device.Orientation] = [], appearances: [SnapshotOptions.Appearance] = [],
    textSizes: [SnapshotOptions.TextSize] = [], directions: [SnapshotOptions.Direction] = [], languages: [String] = [],
    contrasts: [SnapshotOptions.Contrast] = [], boldText: [Bool] = [], isPairwise: Bool = false
  ) throws {
    let axes: [Axis] = [
      Axis(.device, devices), Axis(.orientation, orientations.map(\.rawValue)),
      Axis(.appearance, appearances.map(\.rawValue)), Axis(.textSize, textSizes.map(\.rawValue)),
      Axis(.direction, directions.map(\.rawValue)), Axis(.language, languages),
      Axis(.contrast, contrasts.map(\.rawValue)), Axis(.boldText, boldText.map { $0 ? "on" : "off" }),
    ]
    try self.init(axes.filter { !$0.values.isEmpty }, isPairwise: isPairwise)
  }

  /// Reads `device=A,B; appearance=light,dark`.
  public init(_ text: String, isPairwise: Bool = false) throws {
    var axes: [Axis] = []
    for part in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      let words = part.split(separator: "=", maxSplits: 1).map(Self.trimmed)
      guard !Self.trimmed(part).isEmpty else { continue }
      guard words.count == 2, let dimension = Dimension(rawValue: words[0].lowercased()) else {
        let names = Dimension.allCases.map(\.rawValue).joined(separator: ", ")
        throw Self.error("'\(Self.trimmed(part))': write DIMENSION=VALUE,VALUE with one of \(names)")
      }
      axes.append(Axis(dimension, words[1].split(separator: ",").map(Self.trimmed).filter { !$0.isEmpty }))
    }
    guard !axes.isEmpty else { throw Self.error("is empty; write such as appearance=light,dark; text-size=l,ax3") }
    try self.init(axes, isPairwise: isPairwise)
  }

  /// The text that gives this matrix again.
  public var text: String {
    axes.map { "\($0.dimension.rawValue)=\($0.values.joined(separator: ","))" }.joined(separator: ";")
  }

  /// All that is made of `options`, one for each combination; the last dimension varies quickest.
  public func variants(of options: SnapshotOptions) -> [SnapshotOptions] {
    combinations.map { values in
      var variant = options
      variant.matrix = nil
      // What a value says of another dimension (a language's direction) is overruled by that dimension's own axis.
      let order = axes.indices.sorted { axes[$0].dimension.rank < axes[$1].dimension.rank }
      for place in order { try? Self.apply(axes[place].dimension, values[place], to: &variant) }
      return variant
    }
  }

  /// The values of each combination, in the order of the axes.
  var combinations: [[String]] {
    guard isPairwise, axes.count > 2 else {
      return axes.reduce([[]]) { rows, axis in rows.flatMap { row in axis.values.map { row + [$0] } } }
    }
    return PairwiseTable(counts: axes.map(\.values.count)).rows.map { row in
      row.enumerated().map { place, value in axes[place].values[value] }
    }
  }

  private static let most = 10_000.0

  private static func apply(_ dimension: Dimension, _ value: String, to options: inout SnapshotOptions) throws {
    switch dimension {
    case .device: options.device = try SnapshotOptions.parseDevice(value)
    case .orientation: options.orientation = try SnapshotOptions.parseWord(value, option: "orientation")
    case .appearance: options.appearance = try SnapshotOptions.parseWord(value, option: "appearance")
    case .textSize: options.textSize = try SnapshotOptions.parseWord(value, option: "text-size")
    case .direction: options.direction = try SnapshotOptions.parseWord(value, option: "direction")
    case .language:
      options.language = try SnapshotOptions.parseLanguage(value)
      options.direction = options.directionOfLanguage
    case .contrast: options.contrast = try SnapshotOptions.parseWord(value, option: "contrast")
    case .boldText:
      let words = ["off": false, "on": true]
      guard let isBold = words[value.lowercased()] else {
        throw SnapshotOptionsError("bold-text '\(value)': not one of off, on")
      }
      options.hasBoldText = isBold
    }
  }

  private static func error(_ words: String) -> SnapshotOptionsError { SnapshotOptionsError("--matrix: \(words)") }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

extension SnapshotMatrix.Dimension {
  /// The language comes before the direction, which may overrule it.
  fileprivate var rank: Int { self == .direction ? 1 : 0 }
}

/// Rows of numbers in which each pair of values of two columns occurs.
struct PairwiseTable {
  let rows: [[Int]]

  /// The numbers of values of the columns.
  init(counts: [Int]) {
    struct Pair: Hashable { var first, second, a, b: Int }
    var open: Set<Pair> = []
    for first in counts.indices {
      for second in counts.indices where second > first {
        for a in 0..<counts[first] {
          for b in 0..<counts[second] { open.insert(Pair(first: first, second: second, a: a, b: b)) }
        }
      }
    }
    func pair(_ one: Int, _ a: Int, _ other: Int, _ b: Int) -> Pair {
      one < other ? Pair(first: one, second: other, a: a, b: b) : Pair(first: other, second: one, a: b, b: a)
    }
    var rows: [[Int]] = []
    // A row begins with the first pair that is open, and takes in each other column the value that closes the most; of equal ones the first.
    for first in counts.indices {
      for second in counts.indices where second > first {
        for a in 0..<counts[first] {
          for b in 0..<counts[second] where open.contains(Pair(first: first, second: second, a: a, b: b)) {
            var row = [Int?](repeating: nil, count: counts.count)
            (row[first], row[second]) = (a, b)
            for column in counts.indices where row[column] == nil {
              var best = (value: 0, closed: -1)
              for value in 0..<counts[column] {
                var closed = 0
                for (other, chosen) in row.enumerated() {
                  if let chosen, open.contains(pair(column, value, other, chosen)) { closed += 1 }
                }
                if closed > best.closed { best = (value, closed) }
              }
              row[column] = best.value
            }
            let values = row.map { $0 ?? 0 }
            for one in counts.indices {
              for other in counts.indices where other > one {
                open.remove(pair(one, values[one], other, values[other]))
              }
            }
            rows.append(values)
          }
        }
      }
    }
    self.rows = rows
  }
}
