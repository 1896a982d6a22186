import Foundation

/// One comparison of a snapshot with its reference, as a run notes it.
public struct SnapshotRecord: Codable, Equatable, Sendable {
  /// The result of a comparison.
  public enum Outcome: String, Codable, Sendable {
    /// The snapshot is as it was recorded.
    case passed
    /// The snapshot differs, or its reference is missing.
    case failed
    /// The snapshot's reference was written; the test fails.
    case recorded
    /// The snapshot could not be compared.
    case raised
  }

  /// A file that shows a failure, in the run's folder.
  public struct Picture: Codable, Equatable, Sendable {
    /// A place in a picture, in pixels.
    public struct Origin: Codable, Equatable, Sendable {
      /// Pixels from the left.
      public var x: Int
      /// Pixels from the top.
      public var y: Int

      /// Makes a place.
      public init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
    }

    /// A picture's size, in pixels.
    public struct Size: Codable, Equatable, Sendable {
      /// Pixels across.
      public var width: Int
      /// Pixels down.
      public var height: Int

      /// Makes a size.
      public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
    }

    /// The prefix of pictures for the page alone: `page-expected.webp`, `page-changed.webp`, `page-actual.webp`.
    public static let pagePrefix = "page-"

    /// `expected.png`, `actual.png`, `difference.png`, `page-changed.webp`, or the like with another ending.
    public var name: String
    /// The path of the picture below the run's folder.
    public var path: String
    /// The position of a part such as `page-changed.webp` in the reference, which has the new picture's size; the rest
    /// is the same.
    public var origin: Origin?
    /// Whether transparent pixels of such a part mark unchanged pixels; otherwise the new picture is transparent there.
    public var isOverlay: Bool?
    /// The size of the original, for a copy with fewer pixels.
    public var whole: Size?

    /// Makes a file of a failure.
    public init(
      name: String, path: String, origin: Origin? = nil, isOverlay: Bool? = nil, whole: Size? = nil
    ) {
      (self.name, self.path, self.origin) = (name, path, origin)
      (self.isOverlay, self.whole) = (isOverlay, whole)
    }

    /// The kind of picture: its name without the ending, and without the prefix of pictures for the page.
    var shownName: String {
      let name = name.prefix { $0 != "." }
      return String(name.hasPrefix(Self.pagePrefix) ? name.dropFirst(Self.pagePrefix.count) : name)
    }
  }

  /// The test as `swift test list` names it, `Module.Suite/test()`; nil when unknown.
  public var id: String?
  /// The test's source file without ending: the folder of its references.
  public var suite: String
  /// The test's function.
  public var test: String
  /// The snapshot's name in its test.
  public var name: String
  /// The result of the comparison.
  public var outcome: Outcome
  /// The message of a test that fails; nil when it passes.
  public var message: String?
  /// Path of the source file.
  public var file: String
  /// Line of the assertion.
  public var line: Int
  /// Path of the reference.
  public var reference: String
  /// The pictures of the failure.
  public var pictures: [Picture]
  /// The seconds that making and comparing took.
  public var seconds: Double

  /// Makes a record.
  public init(
    id: String? = nil, suite: String, test: String, name: String, outcome: Outcome, message: String? = nil,
    file: String, line: Int, reference: String, pictures: [Picture] = [], seconds: Double = 0
  ) {
    self.id = id
    (self.suite, self.test, self.name, self.outcome, self.message) = (suite, test, name, outcome, message)
    (self.file, self.line, self.reference, self.pictures, self.seconds) = (file, line, reference, pictures, seconds)
  }

  /// Suite, test and name with blanks between.
  public var title: String { "\(suite) \(test) \(name)" }
}
