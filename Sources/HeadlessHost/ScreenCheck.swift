import CoreGraphics
import Foundation
import HeadlessOptions
internal import SnapshotComparison
internal import SnapshotReport
import UIKit

/// Compares the pictures that a program drew with references beside its sources, and writes the reports of the run.
@MainActor
struct ScreenCheck {
  private let check: SnapshotOptions.Check
  private let record: RecordMode
  /// Folder of drawings, failures and reports.
  private let folder: URL
  private let log: RunLog

  /// Begins a run; throws in words when the folder cannot be written.
  init(_ check: SnapshotOptions.Check, folder: String) throws {
    self.check = check
    record = try RecordMode.inForce(
      check.record.flatMap(RecordMode.init), environment: ProcessInfo.processInfo.environment)
    self.folder = URL(fileURLWithPath: folder, isDirectory: true)
    do {
      // What an earlier run drew or found is not this one's.
      for name in ["drawn", "failures"] {
        let old = self.folder.appendingPathComponent(name)
        if FileManager.default.fileExists(atPath: old.path) { try FileManager.default.removeItem(at: old) }
      }
      log = try RunLog(
        folder: self.folder,
        process: .init(
          started: Date().timeIntervalSince1970, arguments: check.isOfAPart ? ["--filter", "--show"] : [],
          folder: FileManager.default.currentDirectoryPath), name: "check")
    } catch {
      throw SnapshotError("\(folder): cannot be written: \(error.localizedDescription)")
    }
  }

  /// The folder of a variant's drawings.
  func drawings(of variant: SnapshotOptions) -> String {
    folder.appendingPathComponent("drawn/\(variant.variantName)").path
  }

  /// Compares all pictures of a variant with its references; a screen that came to no picture fails.
  func compare(_ variant: SnapshotOptions, of screens: [SnapshotScreen]) {
    let place = drawings(of: variant)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let names = files.filter { $0.hasSuffix(".png") && !$0.hasSuffix(".accessibility.png") }.map {
      String($0.dropLast(4))
    }
    let undrawn = screens.map(\.name).filter { !names.contains($0) }
    for name in Set(names + undrawn).sorted() {
      let begin = ContinuousClock.now
      let reference = ReferenceFiles(folder: references(of: variant), name: name)
      let verdict: Verdict
      if undrawn.contains(name) {
        verdict = Verdict(outcome: .raised, message: Self.reason(name, in: place))
      } else {
        verdict = self.verdict(at: place + "/" + name, reference, variant)
      }
      let (seconds, attoseconds) = begin.duration(to: .now).components
      note(verdict, name, variant, reference, Double(seconds) + Double(attoseconds) * 1e-18)
    }
  }

  /// Keeps the reason why a screen cannot be compared, beside the drawings, as only the drawing process or its watcher
  /// knows the reason.
  static func note(_ reason: String, of screen: SnapshotScreen, in folder: String) {
    // Where it cannot be written, the standard error has it.
    try? Data(reason.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(screen.name)\(reasonEnding)"))
  }

  private static let reasonEnding = ".reason.txt"

  /// Returns the reason why there is no picture of a screen.
  private static func reason(_ name: String, in folder: String) -> String {
    guard let reason = FileManager.default.contents(atPath: "\(folder)/\(name)\(reasonEnding)") else {
      return "\(name) was not drawn; the reason is what the command said of it on its standard error"
    }
    return String(decoding: reason, as: UTF8.self)
  }

  /// Writes the reports, prints the results, and returns the exit status.
  func finish() -> Int32 {
    do {
      try log.end()
      let run = try SnapshotRun(folders: [folder])
      let page = try Reports(run).write(into: folder)
      say("\(run.summary): \(page.path)\n")
      let references = ReferenceFolder(named: URL(fileURLWithPath: check.references, isDirectory: true))
      let changes = ReferenceChanges(run, below: references)
      let stale = run.count(.raised) == 0 && !check.isOfAPart ? (try? changes.stale()) ?? [] : []
      for file in stale { say("stale  \(file.path)\n") }
      return run.failures.isEmpty && !run.records.isEmpty ? 0 : 1
    } catch {
      FileHandle.standardError.write(Data("masthead: the report cannot be written: \(error)\n".utf8))
      return 1
    }
  }

  private func references(of variant: SnapshotOptions) -> URL {
    URL(fileURLWithPath: check.references, isDirectory: true).appendingPathComponent(variant.variantName)
  }

  private func verdict(at path: String, _ reference: ReferenceFiles, _ variant: SnapshotOptions) -> Verdict {
    do {
      let screen = try DrawnScreen(path: path, scale: variant.windowScale)
      return try ScreenComparison(reference, record, keeping: { _, _ in "" }).verdict(screen)
    } catch {
      return Verdict(outcome: .raised, message: "\(error)")
    }
  }

  private func note(
    _ verdict: Verdict, _ name: String, _ variant: SnapshotOptions, _ reference: ReferenceFiles, _ seconds: Double
  ) {
    var message = verdict.message
    var pictures: [SnapshotRecord.Picture] = []
    for file in verdict.attachments {
      let path = "failures/\(variant.variantName)/\(name)/\(file.name)"
      do {
        try ReferenceFiles.write(file.data, to: folder.appendingPathComponent(path))
        pictures.append(file.picture(at: path))
      } catch {
        message = (message ?? "") + "\nthe files of the failure could not be kept: \(error)"
      }
    }
    let record = SnapshotRecord(
      suite: check.name, test: name, name: variant.variantName, outcome: verdict.outcome, message: message,
      file: check.source, line: 1, reference: reference.file.path, pictures: pictures, seconds: seconds)
    do {
      try log.append(record)
    } catch {
      FileHandle.standardError.write(
        Data("masthead: \(folder.path): cannot be written: \(error.localizedDescription)\n".utf8))
    }
    let first = message.map { ": " + ($0.split(separator: "\n").prefix(12).joined(separator: "\n  ")) } ?? ""
    say("\(verdict.outcome.rawValue)  \(name)  \(variant.variantName)\(first)\n")
  }

  private func say(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}

/// A screen as its files tell it.
private struct DrawnScreen: ComparedScreen {
  let layoutText: String
  let png: Data
  let hash: PixelHash
  let scale: CGFloat

  init(path: String, scale: Double) throws {
    guard let png = FileManager.default.contents(atPath: path + ".png"), let hash = PNGHeader.pixelHash(of: png),
      let text = FileManager.default.contents(atPath: path + ".layout.txt")
    else { throw SnapshotError("\(path).png was drawn and is not there any more") }
    (self.png, self.hash, self.scale) = (png, hash, scale)
    layoutText = LayoutText.withoutFonts(String(decoding: text, as: UTF8.self))
  }

  var image: CGImage {
    guard let image = try? CGImage.decode(png).image else { fatalError("a picture that was just drawn cannot be read") }
    return image
  }

  /// The views went with the process that drew them.
  func views(atRows rows: [Range<Int>]) -> [String] { [] }
}
