import CoreGraphics

/// Text with attributes in runs; indices count UTF-16 units, as `NSAttributedString`'s do.
public struct AttributedText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public var range: Range<Int>
    public var attributes: TextAttributes

    public init(range: Range<Int>, attributes: TextAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  public private(set) var string: String
  /// Runs in order, none empty, covering the whole string.
  public private(set) var runs: [Run]
  /// UTF-16 units.
  public private(set) var count: Int

  public init(_ string: String, attributes: TextAttributes) {
    self.string = string
    count = string.utf16.count
    runs = count == 0 ? [] : [Run(range: 0..<count, attributes: attributes)]
  }

  public init(_ string: String, font: Font) {
    self.init(string, attributes: TextAttributes(font: font))
  }

  /// An empty text.
  public init() {
    string = ""
    count = 0
    runs = []
  }

  public mutating func append(_ string: String, attributes: TextAttributes) {
    let length = string.utf16.count
    guard length > 0 else { return }
    self.string += string
    if let last = runs.last, last.attributes == attributes {
      runs[runs.count - 1].range = last.range.lowerBound..<count + length
    } else {
      runs.append(Run(range: count..<count + length, attributes: attributes))
    }
    count += length
  }

  public func checkInvariants() {
    ensure(count == string.utf16.count, "count is not the string's")
    var end = 0
    for run in runs {
      ensure(run.range.lowerBound == end && !run.range.isEmpty, "runs leave gaps or are empty at \(end)")
      end = run.range.upperBound
    }
    ensure(end == count, "runs end at \(end) of \(count)")
  }
}
