import Foundation
import SnapshotReport

/// A file shown with a failure: the expected content, the actual content, or their difference.
public struct SnapshotAttachment: Sendable {
  /// The name of the file with the ending, such as `difference.png`.
  public var name: String
  /// The bytes of the file.
  public var data: Data
  /// The position of a part in the whole picture, in pixels; nil for a whole picture.
  package var origin: CGPoint?
  /// Whether transparent pixels of a part say that nothing changed there.
  package var isOverlay = false
  /// The size of the original in pixels, for a copy with fewer pixels; nil otherwise.
  package var wholeSize: CGSize?
  /// Whether it is for the page of a run, which has its own copies of the pictures.
  package var isForPage: Bool { name.hasPrefix(SnapshotRecord.Picture.pagePrefix) }

  /// Makes a file to show.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }

  /// Returns the entry of a record for the file, which lies at a path below the run's folder.
  package func picture(at path: String) -> SnapshotRecord.Picture {
    var picture = SnapshotRecord.Picture(name: name, path: path)
    picture.origin = origin.map { .init(x: Int($0.x), y: Int($0.y)) }
    picture.isOverlay = isOverlay ? true : nil
    picture.whole = wholeSize.map { .init(width: Int($0.width), height: Int($0.height)) }
    return picture
  }
}
