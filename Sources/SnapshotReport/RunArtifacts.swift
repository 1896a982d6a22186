import Foundation

/// The folder of a run, in which records and pictures lie.
///
/// A run may come from anywhere: a build server hands over what a stranger's change wrote. So a file is read only when it is a regular file below the folder, with all links followed.
struct RunArtifacts: Sendable {
  /// The folder as it was named.
  let url: URL
  private let real: String

  init(_ url: URL) {
    self.url = url
    real = FileKind.realPath(url.path)
  }

  /// The URL of a file named by its path below the folder; nil for a path out of the folder or to no regular file.
  ///
  /// A deleted file has a URL.
  func place(of path: String) -> URL? {
    guard Self.isPlain(path) else { return nil }
    let place = url.appendingPathComponent(path)
    // A folder on the way may be a link, too.
    guard FileKind.realPath(place.path).hasPrefix(real + "/") else { return nil }
    switch FileKind(of: place) {
    case .file, .missing: return place
    case .link, .other: return nil
    }
  }

  /// Whether a picture's name is one file name of letters, digits, `.`, `-` and `_`: it becomes a part of paths, pages and messages.
  static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= 120, first != UInt8(ascii: ".") else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// Whether a path has names alone: it begins at no root, climbs nowhere and holds no control characters.
  private static func isPlain(_ path: String) -> Bool {
    guard !path.isEmpty, path.utf8.count <= 4096, !path.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      return false
    }
    return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }
}

/// The kind of a file, with its last link not followed.
enum FileKind: Sendable {
  /// A regular file.
  case file
  /// A symbolic link.
  case link
  /// A folder, a pipe, a device: nothing that can be a picture or a record.
  case other
  /// No file at the path.
  case missing

  init(of url: URL) {
    switch (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType {
    case nil: self = .missing
    case .typeRegular?: self = .file
    case .typeSymbolicLink?: self = .link
    case _?: self = .other
    }
  }

  /// Returns the path with all links followed; names behind its last existing file stay as they are.
  static func realPath(_ path: String) -> String {
    var rest: [Substring] = []
    var head = Substring(URL(fileURLWithPath: path).standardizedFileURL.path)
    while true {
      if let real = realpath(String(head), nil) {
        defer { free(real) }
        let base = String(cString: real)
        return rest.isEmpty ? base : (base == "/" ? "" : base) + "/" + rest.reversed().joined(separator: "/")
      }
      guard let slash = head.lastIndex(of: "/"), head.count > 1 else { return path }
      rest.append(head[head.index(after: slash)...])
      head = slash == head.startIndex ? "/" : head[..<slash]
    }
  }
}

extension SnapshotRecord {
  /// The record with the places of its pictures, without those that are not the run's own; and a sentence for each of these.
  func placed(in folder: RunArtifacts) -> (record: SnapshotRecord, problems: [String]) {
    var record = self
    var problems: [String] = []
    record.pictures = pictures.compactMap { picture in
      var picture = picture
      guard RunArtifacts.isName(picture.name), picture.hasPlainNumbers, let place = folder.place(of: picture.path)
      else {
        problems.append(
          "\(title): a picture of the run lies outside of its folder, is no file or has an odd name, and is left out: \(picture.path)"
        )
        return nil
      }
      picture.path = place.path
      return picture
    }
    return (record, problems)
  }
}

extension SnapshotRecord.Picture {
  /// Pixels from the edge, and across, up to which a place or a size is believed.
  private static let mostPixels = 100_000

  fileprivate var hasPlainNumbers: Bool {
    let numbers = [origin?.x, origin?.y, whole?.width, whole?.height].compactMap(\.self)
    return numbers.allSatisfy { (0...Self.mostPixels).contains($0) }
  }
}
