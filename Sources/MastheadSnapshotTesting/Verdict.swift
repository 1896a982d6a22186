import CoreGraphics
import Foundation
internal import SnapshotReport
internal import SystemFiles
import UIKit

/// What came of a comparison.
struct Verdict {
  var outcome: SnapshotRecord.Outcome
  /// Why the test fails; nil when it does not.
  var message: String?
  /// What is shown with the failure.
  var attachments: [SnapshotAttachment] = []

  static let passed = Verdict(outcome: .passed, message: nil)
}

/// Files of failures, for looking at them: a folder of this process, or the one that `SNAPSHOT_ARTIFACTS` names.
enum FailureFiles {
  private static let temporary: URL = FileManager.default.temporaryDirectory
    .appendingPathComponent("masthead-snapshots-\(UUID().uuidString)", isDirectory: true)

  /// The folder that is named for the run; nil when none is.
  static var named: URL? {
    guard let path = SnapshotTestingConfiguration.environment["SNAPSHOT_ARTIFACTS"], !path.isEmpty else { return nil }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Where the files of a snapshot stand, below the folder.
  static func place(of files: ReferenceFiles) -> String {
    let file = files.file
    let parts = [
      files.module, file.deletingLastPathComponent().lastPathComponent, file.deletingPathExtension().lastPathComponent,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// Writes the files of a failed comparison, and says where they are.
  static func write(_ attachments: [SnapshotAttachment], of files: ReferenceFiles) -> String {
    let place = (named ?? temporary).appendingPathComponent(place(of: files), isDirectory: true)
    do {
      for attachment in attachments {
        try ReferenceFiles.write(attachment.data, to: place.appendingPathComponent(attachment.name))
      }
    } catch {
      return "\nthe files of the failure could not be kept: \(error)"
    }
    guard let new = attachments.first(where: { $0.name.hasPrefix("actual.") }),
      FileManager.default.fileExists(atPath: files.file.path)
    else { return "" }
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? .default
    return "\n"
      + tool(currentFilePath: files.file.path, failedFilePath: place.appendingPathComponent(new.name).path)
  }
}

/// Compares what any strategy keeps.
struct ValueComparison<Format> {
  private let files: ReferenceFiles
  private let record: SnapshotTestingConfiguration.Record
  private let diffing: Diffing<Format>

  init(_ files: ReferenceFiles, _ record: SnapshotTestingConfiguration.Record, _ diffing: Diffing<Format>) {
    (self.files, self.record, self.diffing) = (files, record, diffing)
  }

  func verdict(_ new: Format) throws -> Verdict {
    let data = diffing.toData(new)
    guard let reference = try files.read() else { return try missing(data) }
    let old: Format
    do {
      old = try diffing.read(reference)
    } catch {
      if record.writesDifferent { return try write(data, "was no reference") }
      throw SnapshotError("\(files.file.path): \(error). Delete it and record it again")
    }
    guard let (message, attachments) = diffing.diff(old, new) else {
      if record.writesAll { return try write(data, "was recorded again") }
      return .passed
    }
    if record.writesDifferent { return try write(data, "differed") }
    var all = attachments
    let ending = files.file.pathExtension.isEmpty ? "txt" : files.file.pathExtension
    if !all.contains(where: { $0.name.hasPrefix("actual.") }) {
      all.append(SnapshotAttachment(name: "actual.\(ending)", data: data))
    }
    return Verdict(
      outcome: .failed,
      message: "\(files.name) differs from what was recorded.\n\(message)" + FailureFiles.write(all, of: files),
      attachments: all)
  }

  private func missing(_ data: Data) throws -> Verdict {
    guard record.writesMissing else {
      let ending = files.file.pathExtension.isEmpty ? "txt" : files.file.pathExtension
      return Recording.missing(files, [SnapshotAttachment(name: "actual.\(ending)", data: data)])
    }
    try ReferenceFiles.write(data, to: files.file)
    return Verdict(outcome: .recorded, message: Recording.recorded(files, "was not there"))
  }

  private func write(_ data: Data, _ why: String) throws -> Verdict {
    try ReferenceFiles.write(data, to: files.file)
    return Verdict(outcome: .recorded, message: Recording.recorded(files, why))
  }
}

/// Compares a screen with its picture and its layout text.
@MainActor struct ScreenComparison {
  private let files: ReferenceFiles
  private let record: SnapshotTestingConfiguration.Record

  init(_ files: ReferenceFiles, _ record: SnapshotTestingConfiguration.Record) {
    (self.files, self.record) = (files, record)
  }

  func verdict(_ screen: ScreenPicture) throws -> Verdict {
    defer { screen.close() }
    let layout = screen.layoutText
    guard let reference = try files.read() else {
      guard record.writesMissing else {
        return Recording.missing(
          files,
          [
            SnapshotAttachment(name: "actual.png", data: screen.png),
            SnapshotAttachment(name: "actual.layout.txt", data: Data(layout.utf8)),
          ])
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
        + FailureFiles.write(found.attachments, of: files), attachments: found.attachments)
  }

  /// What differs between a screen and its reference.
  private struct Difference {
    var words: String
    var attachments: [SnapshotAttachment]
  }

  private func write(_ screen: ScreenPicture, _ layout: String) throws {
    try ReferenceFiles.write(screen.png, to: files.file)
    try ReferenceFiles.write(Data(layout.utf8), to: files.layout)
  }

  /// Nil when pixels and layout text are the same.
  ///
  /// The hash in the file is compared first; pixels are decoded only where it differs.
  private func difference(of screen: ScreenPicture, layout: String, from reference: Data) throws -> Difference? {
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

  private func pixels(of screen: ScreenPicture, _ image: CGImage, differFrom old: CGImage) -> String {
    guard (old.width, old.height) == (image.width, image.height) else {
      return "The picture had \(old.width) × \(old.height) pixels and has \(image.width) × \(image.height)."
    }
    guard let found = PictureDifference(from: old, to: image, tolerance: .init()) else {
      return "All pixels are the same."
    }
    let rows = PictureDifference.changedRows(from: old, to: image)
    return found.words(scale: screen.scale) + " Views there:\n  "
      + screen.views(atRows: rows).joined(separator: "\n  ")
  }

  private func attachments(
    _ reference: Data, _ old: CGImage?, _ screen: ScreenPicture, _ image: CGImage, _ layout: String
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
      // A page shows many failures: it is made of the reference and of what has changed in it.
      if let found = PictureDifference(from: old, to: image, tolerance: .init()),
        let part = image.cropping(to: found.bounds)
      {
        var changed = SnapshotAttachment(name: "changed.png", data: part.pngData())
        changed.origin = found.bounds.origin
        all.append(changed)
      }
    }
    return all
  }
}

extension PictureDifference {
  /// How many pixels differ, by how much at most, and where, in points.
  func words(scale: CGFloat) -> String {
    let place = bounds.applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
    let part = Double(pixels) / Double(total) * 100
    let percent = part < 0.01 ? "less than 0.01" : String(format: "%.2f", locale: nil, part)
    return
      "\(pixels) pixels differ (\(percent) %), a channel by at most \(worst) of 255, between (\(Self.round(place.minX)), \(Self.round(place.minY))) and (\(Self.round(place.maxX)), \(Self.round(place.maxY))) in points."
  }

  private static func round(_ value: CGFloat) -> String { String(format: "%.1f", locale: nil, Double(value)) }
}

/// What is said of references that were written or are not there.
enum Recording {
  static func recorded(_ files: ReferenceFiles, _ why: String) -> String {
    "\(files.name) \(why) and has been recorded; a run that records does not pass. Look at it, and run the test again: \(files.file.path)"
  }

  /// What is there now is kept, so that a person can look at it and accept it.
  static func missing(_ files: ReferenceFiles, _ attachments: [SnapshotAttachment]) -> Verdict {
    Verdict(
      outcome: .failed, message: notThere(files) + FailureFiles.write(attachments, of: files), attachments: attachments)
  }

  private static func notThere(_ files: ReferenceFiles) -> String {
    "\(files.name) is not there, and nothing is recorded in this run (continuous integration, or record: .never). Record it where you can look at it, and commit it: \(files.file.path)"
  }
}
