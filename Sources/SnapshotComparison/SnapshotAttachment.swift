import Foundation

/// A file that is shown with a failure: what was expected, what is there, what differs.
public struct SnapshotAttachment: Sendable {
  /// Its name with the ending, such as `difference.png`.
  public var name: String
  /// Its bytes.
  public var data: Data
  /// Where it lies in the whole picture, in pixels, when it is a part of it.
  package var origin: CGPoint?

  /// Makes a file to show.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}
