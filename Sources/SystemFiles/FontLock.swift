/// The font files that pictures are made from, as `fonts.lock` names them: other files give other pixels.
package struct FontLock: Sendable {
  /// An entry of the list: one font file.
  package struct Entry: Hashable, Sendable {
    /// The digest of the file's bytes, 64 hexadecimal digits.
    package var sha256: String
    /// The Debian package that installs it.
    package var package: String
    /// The version of the package that the digest is of.
    package var version: String
    /// The paths at which distributions put the file, best first.
    package var paths: [String]

    /// The file's name in the first of its places.
    package var name: String { FontLock.name(of: paths[0]) }
  }

  package let entries: [Entry]
  private let indices: [String: Int]

  /// The lock of this build.
  package static let standard = FontLock(text: String(decoding: PackageResources.fonts_lock, as: UTF8.self))

  /// The files of hyphenation patterns that lines are broken by, of this build.
  package static let patterns = FontLock(
    text: String(decoding: PackageResources.hyphenation_lock, as: UTF8.self))

  /// Reads lines of digest, package, version and paths, with a blank between them; `#` begins a comment.
  package init(text: String) {
    var entries: [Entry] = []
    var indices: [String: Int] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: " ").map(String.init)
      guard fields.count >= 4, fields[0].utf8.count == 64 else {
        fatalError(
          "fonts.lock: '\(line)' is not digest, package, version and paths. Cure: Scripts/lock-fonts writes the file.")
      }
      let paths = Array(fields[3...])
      for path in paths { indices[Self.name(of: path)] = entries.count }
      entries.append(Entry(sha256: fields[0], package: fields[1], version: fields[2], paths: paths))
    }
    (self.entries, self.indices) = (entries, indices)
  }

  /// Returns the entry of the file at a path, by the file's name; nil for a file that is not in the list.
  package func entry(for path: String) -> Entry? {
    indices[Self.name(of: path)].map { entries[$0] }
  }

  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
