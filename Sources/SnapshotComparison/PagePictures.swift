import CoreGraphics
import Foundation
import SnapshotReport

/// The pictures that the page of a run holds: a page shows many failures and has to stay small.
///
/// They are WebP files without loss. What is there now is not among them where it has the reference's size: the page makes it of the reference and of the pixels that
/// changed, and works the difference out. Files for people and other programs (`expected.png`, `actual.png`, `difference.png`) stand beside them.
package enum PagePictures {
  /// The reference and what changed in it; both pictures where their sizes differ, and none where they are too large for WebP.
  package static func attachments(from old: CGImage, to new: CGImage) -> [SnapshotAttachment] {
    guard let expected = old.webpData() else { return [] }
    let first = SnapshotAttachment(name: SnapshotRecord.Picture.pagePrefix + "expected.webp", data: expected)
    guard (old.width, old.height) == (new.width, new.height) else { return [first] + attachments(of: new) }
    guard let found = PictureDifference(from: old, to: new, tolerance: .init()) else { return [] }
    // Transparent pixels of the part say that nothing changed there, unless the picture has some itself.
    let isOverlay = new.hasOnlyOpaquePixels
    guard let whole = isOverlay ? PictureDifference.changes(from: old, to: new) : new,
      let data = whole.cropping(to: found.bounds)?.webpData()
    else { return [] }
    var changed = SnapshotAttachment(name: SnapshotRecord.Picture.pagePrefix + "changed.webp", data: data)
    changed.origin = found.bounds.origin
    changed.isOverlay = isOverlay
    return [first, changed]
  }

  /// What is there now, where there is nothing to compare it with.
  package static func attachments(of new: CGImage) -> [SnapshotAttachment] {
    new.webpData().map { [SnapshotAttachment(name: SnapshotRecord.Picture.pagePrefix + "actual.webp", data: $0)] } ?? []
  }
}
