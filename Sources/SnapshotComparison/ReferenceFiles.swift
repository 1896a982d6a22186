import Foundation

/// The places of a test's references: `__Snapshots__/FILE/TEST.NAME.png` beside the test's source.
///
/// A picture of a screen has its layout text beside it, `TEST.NAME.layout.txt`.
package struct ReferenceFiles {
  /// The module of the test; empty for an unknown one.
  package let module: String
  /// The file that is compared.
  package let file: URL
  /// The layout text of a screen.
  package var layout: URL { file.deletingPathExtension().appendingPathExtension("layout.txt") }
  /// The file's name without folder, for messages.
  package var name: String { file.lastPathComponent }

  package init(
    source: String, folder: String?, test: String, name: String, pathExtension: String?, module: String = ""
  ) {
    self.module = module
    let url = URL(fileURLWithPath: source)
    let folder =
      folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? url.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
      .appendingPathComponent(url.deletingPathExtension().lastPathComponent, isDirectory: true)
    var file = folder.appendingPathComponent("\(Self.sanitized(test)).\(Self.sanitized(name))")
    if let pathExtension { file.appendPathExtension(pathExtension) }
    self.file = file
  }

  /// The files of a screen that is drawn without a test: `FOLDER/NAME.png`.
  package init(folder: URL, name: String) {
    module = ""
    file = folder.appendingPathComponent("\(name).png")
  }

  /// Letters, digits and underscores; a run of anything else is one hyphen, and none stands at the ends.
  package static func sanitized(_ name: String) -> String {
    name.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }).joined(separator: "-")
  }

  /// Returns the bytes of the reference; nil without one.
  ///
  /// Throws when it cannot be read.
  package func read() throws -> Data? { try Self.read(file) }

  /// Returns the recorded layout text; nil without one.
  package func readLayout() throws -> String? {
    guard let data = try Self.read(layout) else { return nil }
    guard let text = String(data: data, encoding: .utf8) else {
      throw SnapshotError("\(layout.path) is no UTF-8 text; delete it and record it again")
    }
    return text
  }

  private static func read(_ url: URL) throws -> Data? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    if isFolder.boolValue { throw SnapshotError("\(url.path) is a folder; remove it and record the reference again") }
    let data: Data
    do {
      data = try Data(contentsOf: url, options: .mappedIfSafe)
    } catch {
      throw SnapshotError("\(url.path) cannot be read: \(error.localizedDescription); see who may read it")
    }
    if data.starts(with: pointerMark) {
      throw SnapshotError(
        "\(url.path) is a pointer of Git LFS and not the reference itself: run git lfs pull, or delete it and record it again"
      )
    }
    return data
  }

  /// The first bytes of a file that Git LFS has not fetched yet (its specification, version 1).
  private static let pointerMark = Data("version https://git-lfs.github.com/spec/".utf8)

  /// Writes the bytes to another file and renames it, so that nobody sees half a file.
  ///
  /// A file that holds the same stays as it is.
  package static func write(_ data: Data, to url: URL) throws {
    do {
      if let old = try? Data(contentsOf: url), old == data { return }
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw SnapshotError(
        "\(url.path) cannot be written: \(error.localizedDescription); see who owns the folder and how much room the disk has"
      )
    }
  }
}
