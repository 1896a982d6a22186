import Foundation
import SnapshotReport

/// A file that is shown with a failure: what was expected, what is there, what differs.
public struct SnapshotAttachment: Sendable {
  /// Its name with the ending, such as `difference.png`.
  public var name: String
  /// Its bytes.
  public var data: Data
  /// Where it lies in the whole picture, in pixels, when it is a part of it.
  package var origin: CGPoint?
  /// Whether transparent pixels of a part say that nothing changed there.
  package var isOverlay = false
  /// Whether it is for the page of a run, which has its own copies of the pictures.
  package var isForPage: Bool { name.hasPrefix(SnapshotRecord.Picture.pagePrefix) }

  /// Makes a file to show.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}
