import CoreGraphics
import Foundation
import SnapshotReport

/// The pictures that the page of a run holds: a page shows many failures and has to stay small.
///
/// They are WebP files without loss, as long as those of a failure take no more than ``byteLimit``. What is there now is not among them where it has the reference's size: the page
/// makes it of the reference and of the pixels that changed, and works the difference out. Where that takes more, as with gradients and photographs over a whole screen, the reference is
/// shown with fewer pixels and with loss, and without loss the squares around what differs (``ChangedSquares``): all of them, or the worst, and then a mask tells of each pixel whether it differs.
/// Files for people and other programs (`expected.png`, `actual.png`, `difference.png`) stand beside them.
package enum PagePictures {
  /// The bytes that the pictures of a failure may take: a page of ten failures has less than a megabyte then, with the
  /// third more that base64 takes.
  package static let byteLimit = 72_000

  private static let quality: Float = 75

  /// Returns the reference and the changed pixels; both pictures where their sizes differ, and none where they are too
  /// large for WebP.
  package static func attachments(from old: CGImage, to new: CGImage) -> [SnapshotAttachment] {
    guard (old.width, old.height) == (new.width, new.height) else {
      return wholeFiles([(old, "expected"), (new, "actual")])
    }
    guard let found = PictureDifference(from: old, to: new, tolerance: .init()), let expected = old.webpData() else {
      return []
    }
    let first = attachment("expected", expected)
    // Transparent pixels of the part say that nothing changed there, unless the picture has some itself.
    let isOverlay = new.hasOnlyOpaquePixels
    if expected.count <= byteLimit || !isOverlay || !old.hasOnlyOpaquePixels {
      guard let all = isOverlay ? PictureDifference.changes(from: old, to: new) : new,
        let data = all.cropping(to: found.bounds)?.webpData()
      else { return [] }
      let exact = [first, attachment("changed", data, at: found.bounds.origin, isOverlay: isOverlay)]
      if bytes(exact) <= byteLimit || !isOverlay || !old.hasOnlyOpaquePixels { return exact }
    }
    return reduced(from: old, to: new, found, wholeBytes: expected.count)
  }

  /// Returns the new picture of a snapshot without reference.
  package static func attachments(of new: CGImage) -> [SnapshotAttachment] { wholeFiles([(new, "actual")]) }

  /// Whole pictures without loss, or as large as there is room for; all of them a number of times smaller.
  private static func wholeFiles(_ pictures: [(image: CGImage, name: String)]) -> [SnapshotAttachment] {
    let exact = pictures.compactMap { picture in picture.image.webpData().map { attachment(picture.name, $0) } }
    guard exact.count == pictures.count else { return [] }
    if bytes(exact) <= byteLimit { return exact }
    for factor in 1...ChangedSquares.greatestFactor {
      let smaller = pictures.compactMap { shrunk($0.image, $0.name, by: factor) }
      if bytes(smaller) <= byteLimit || factor == ChangedSquares.greatestFactor { return smaller }
    }
    return exact
  }

  /// Returns the reference with loss, and without loss as many of the differing squares as there is room for.
  private static func reduced(
    from old: CGImage, to new: CGImage, _ found: PictureDifference, wholeBytes: Int
  ) -> [SnapshotAttachment] {
    func context(_ image: CGImage, _ name: String) -> SnapshotAttachment? {
      for factor in 2...ChangedSquares.greatestFactor {
        guard let picture = shrunk(image, name, by: factor) else { return nil }
        if picture.data.count <= byteLimit / 3 || factor == ChangedSquares.greatestFactor { return picture }
      }
      return nil
    }
    let squares = ChangedSquares(from: old, to: new)
    guard let expected = context(old, "expected") else { return [] }
    let room = byteLimit - expected.data.count
    let predicted = max(1, Int(2 * Double(wholeBytes) * squares.share))
    if predicted <= 2 * room, let parts = parts(from: old, to: new, squares), bytes(parts) <= room {
      return [expected] + parts
    }
    guard let actual = context(new, "actual"),
      let mask = PictureDifference.mask(from: old, to: new)?.cropping(to: found.bounds)?.webpData()
    else { return [] }
    let others = [expected, actual, attachment("mask", mask, at: found.bounds.origin, isOverlay: true)]
    let rest = max(byteLimit - bytes(others), byteLimit / 6)
    var count = squares.count * rest / max(predicted, rest)
    var exact: [SnapshotAttachment] = []
    for _ in 0..<4 {
      exact = parts(from: old, to: new, squares.worst(max(1, count))) ?? []
      guard bytes(exact) > rest, count > 1 else { break }
      count = Int(Double(count) * 0.9 * Double(rest) / Double(bytes(exact)))
    }
    return others + exact
  }

  /// Returns both pictures without loss where squares are, and transparent elsewhere.
  private static func parts(from old: CGImage, to new: CGImage, _ squares: ChangedSquares) -> [SnapshotAttachment]? {
    let place = squares.bounds
    guard let before = squares.part(of: old)?.cropping(to: place)?.webpData(),
      let after = squares.part(of: new)?.cropping(to: place)?.webpData()
    else { return nil }
    return [
      attachment("before", before, at: place.origin, isOverlay: true),
      attachment("changed", after, at: place.origin, isOverlay: true),
    ]
  }

  /// A picture a number of times smaller, with loss.
  private static func shrunk(_ image: CGImage, _ name: String, by factor: Int) -> SnapshotAttachment? {
    guard let smaller = factor == 1 ? image : ChangedSquares.shrunk(image, by: factor),
      let data = smaller.lossyWebPData(quality: quality)
    else { return nil }
    var picture = attachment(name, data)
    picture.wholeSize = CGSize(width: image.width, height: image.height)
    return picture
  }

  private static func attachment(
    _ name: String, _ data: Data, at origin: CGPoint? = nil, isOverlay: Bool = false
  ) -> SnapshotAttachment {
    var attachment = SnapshotAttachment(name: SnapshotRecord.Picture.pagePrefix + name + ".webp", data: data)
    attachment.origin = origin
    attachment.isOverlay = isOverlay
    return attachment
  }

  private static func bytes(_ attachments: [SnapshotAttachment]) -> Int { attachments.reduce(0) { $0 + $1.data.count } }
}
