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
  /// The size in pixels of the picture that it is like, when it has less pixels than that.
  package var wholeSize: CGSize?
  /// Whether it is for the page of a run, which has its own copies of the pictures.
  package var isForPage: Bool { name.hasPrefix(SnapshotRecord.Picture.pagePrefix) }

  /// Makes a file to show.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }

  /// What a record says of the file, which stands at a path below the run's folder.
  package func picture(at path: String) -> SnapshotRecord.Picture {
    var picture = SnapshotRecord.Picture(name: name, path: path)
    picture.origin = origin.map { .init(x: Int($0.x), y: Int($0.y)) }
    picture.isOverlay = isOverlay ? true : nil
    picture.whole = wholeSize.map { .init(width: Int($0.width), height: Int($0.height)) }
    return picture
  }
}
