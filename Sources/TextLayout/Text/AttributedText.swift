import CoreGraphics

/// Text with attributes in runs; indices count UTF-16 units, as `NSAttributedString`'s do.
public struct AttributedText: Hashable, Sendable {
  /// A stretch of characters that look the same.
  public struct Run: Hashable, Sendable {
    /// The characters, in UTF-16 units.
    public var range: Range<Int>
    /// The attributes of the characters.
    public var attributes: TextAttributes

    /// Makes a run.
    public init(range: Range<Int>, attributes: TextAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  /// The characters.
  public private(set) var string: String
  /// Runs in order, none empty, covering the whole string.
  public private(set) var runs: [Run]
  /// UTF-16 units.
  public private(set) var count: Int

  /// Makes a text that looks the same throughout.
  public init(_ string: String, attributes: TextAttributes) {
    self.string = string
    count = string.utf16.count
    runs = count == 0 ? [] : [Run(range: 0..<count, attributes: attributes)]
  }

  /// Makes a text in one font.
  public init(_ string: String, font: Font) {
    self.init(string, attributes: TextAttributes(font: font))
  }

  /// An empty text.
  public init() {
    string = ""
    count = 0
    runs = []
  }

  /// Adds characters at the end; those that look as the last ones join their run.
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

  /// Stops the program when the runs leave gaps, overlap or do not end where the string does; for tests.
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
