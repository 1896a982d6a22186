import CoreGraphics
import Foundation
import SnapshotReport
internal import SystemFiles

/// A screen that can be compared with a reference.
@MainActor package protocol ComparedScreen {
  /// The view tree as text, without values that differ from machine to machine.
  var layoutText: String { get }
  /// The fingerprint of size and pixels.
  var hash: PixelHash { get }
  /// The pixels.
  var image: CGImage { get }
  /// The file of a reference.
  var png: Data { get }
  /// Pixels a point.
  var scale: CGFloat { get }
  /// The views that lie at these heights (in pixels), in words; none where they are not known.
  func views(atRows rows: [Range<Int>]) -> [String]
}

/// Compares a screen with its picture and its layout text.
@MainActor package struct ScreenComparison {
  private let files: ReferenceFiles
  private let record: RecordMode
  private let keeping: KeepingFiles

  package init(_ files: ReferenceFiles, _ record: RecordMode, keeping: @escaping KeepingFiles) {
    (self.files, self.record, self.keeping) = (files, record, keeping)
  }

  package func verdict(_ screen: some ComparedScreen) throws -> Verdict {
    let layout = screen.layoutText
    guard let reference = try files.read() else {
      guard record.writesMissing else {
        return Recording.missing(
          files,
          [
            SnapshotAttachment(name: "actual.png", data: screen.png),
            SnapshotAttachment(name: "actual.layout.txt", data: Data(layout.utf8)),
          ] + PagePictures.attachments(of: screen.image), keeping: keeping)
      }
      try write(screen, layout)
      return Verdict(outcome: .recorded, message: Recording.recorded(files, "was not there"))
    }
    let found = try difference(of: screen, layout: layout, from: reference)
    guard let found else {
      return record.writesAll
        ? Verdict(outcome: .recorded, message: Recording.recorded(files, "is as it was")) : .passed
    }
    if record.writesDifferent {
      try write(screen, layout)
      return Verdict(outcome: .recorded, message: Recording.recorded(files, "differed"))
    }
    return Verdict(
      outcome: .failed,
      message: "\(files.name) differs from what was recorded.\n\(found.words)"
        + keeping(found.attachments, files), attachments: found.attachments)
  }

  /// The difference between a screen and its reference.
  private struct Difference {
    var words: String
    var attachments: [SnapshotAttachment]
  }

  private func write(_ screen: some ComparedScreen, _ layout: String) throws {
    // Where the disk becomes full in between there is no picture, and so no reference: the next run records it.
    try ReferenceFiles.write(Data(layout.utf8), to: files.layout)
    try ReferenceFiles.write(screen.png, to: files.file)
  }

  /// Returns the difference of a screen from its reference; nil when pixels and layout text are the same.
  ///
  /// The hash in the file is compared first; pixels are decoded only where it differs.
  private func difference(of screen: some ComparedScreen, layout: String, from reference: Data) throws -> Difference? {
    if !record.writesDifferent, !PNGHeader.isWhole(reference) {
      throw SnapshotError(
        "\(files.file.path) is no PNG file, or not all of it is there. Delete it and record it again")
    }
    let oldLayout = try files.readLayout()
    let hash = PNGHeader.pixelHash(of: reference)
    if hash == screen.hash, oldLayout == layout { return nil }
    let image = screen.image
    let old = (try? CGImage.decode(reference))?.image
    if oldLayout == layout, let old, old.hasSamePixels(as: image) { return nil }

    var messages: [String] = []
    if let oldLayout {
      if let words = TextDifference.words(from: oldLayout, to: layout) {
        messages.append("Views moved or changed (− recorded, + now):\n\(words)")
      }
    } else {
      messages.append(
        "There is no layout text beside the picture (\(files.layout.lastPathComponent)): record it again.")
    }
    if let old { messages.append(pixels(of: screen, image, differFrom: old)) }
    if old == nil { messages.append("The picture that was recorded cannot be read.") }
    let fonts = PNGHeader.text(of: reference, keyword: "fonts")
    let here = FontInspector.shared.fingerprint()
    if let fonts, fonts != here {
      messages.append(
        "It was recorded with other fonts (fingerprint \(fonts), here \(here)): ./masthead doctor says which file differs."
      )
    }
    return Difference(
      words: messages.joined(separator: "\n"), attachments: attachments(reference, old, screen, image, layout))
  }

  private func pixels(of screen: some ComparedScreen, _ image: CGImage, differFrom old: CGImage) -> String {
    guard (old.width, old.height) == (image.width, image.height) else {
      return "The picture had \(old.width) × \(old.height) pixels and has \(image.width) × \(image.height)."
    }
    guard let found = PictureDifference(from: old, to: image, tolerance: .init()) else {
      return "All pixels are the same."
    }
    let rows = PictureDifference.changedRows(from: old, to: image)
    let views = screen.views(atRows: rows)
    return found.words(scale: screen.scale)
      + (views.isEmpty ? "" : " Views there:\n  " + views.joined(separator: "\n  "))
  }

  private func attachments(
    _ reference: Data, _ old: CGImage?, _ screen: some ComparedScreen, _ image: CGImage, _ layout: String
  ) -> [SnapshotAttachment] {
    var all = [
      SnapshotAttachment(name: "expected.png", data: reference),
      SnapshotAttachment(name: "actual.png", data: screen.png),
      SnapshotAttachment(name: "actual.layout.txt", data: Data(layout.utf8)),
    ]
    if let old, (old.width, old.height) == (image.width, image.height),
      let picture = PictureDifference.picture(from: old, to: image)
    {
      all.append(SnapshotAttachment(name: "difference.png", data: picture.pngData()))
    }
    all += old.map { PagePictures.attachments(from: $0, to: image) } ?? PagePictures.attachments(of: image)
    return all
  }
}

extension PictureDifference {
  /// Returns the number of differing pixels, the greatest difference, and the place in points, in words.
  package func words(scale: CGFloat) -> String {
    let place = bounds.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    let part = Double(pixels) / Double(total) * 100
    let percent = part < 0.01 ? "less than 0.01" : String(format: "%.2f", locale: nil, part)
    return
      "\(pixels) pixels differ (\(percent) %), a channel by at most \(worst) of 255, between (\(Self.round(place.minX)), \(Self.round(place.minY))) and (\(Self.round(place.maxX)), \(Self.round(place.maxY))) in points."
  }

  private static func round(_ value: CGFloat) -> String { String(format: "%.1f", locale: nil, Double(value)) }
}
