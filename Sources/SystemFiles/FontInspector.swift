import Glibc
import Synchronization

/// A font file that differs from the file that `fonts.lock` names.
package struct FontFinding: Hashable, Sendable {
  package var path: String
  package var entry: FontLock.Entry
  /// The digest of the installed file.
  package var foundSHA256: String
  /// The version of the package that is installed; nil when the package database does not tell.
  package var foundVersion: String?
}

/// Compares font files with `fonts.lock`.
///
/// A file is digested once an installation: its digest is kept in a file of the user's cache folder together with the file's size
/// and times, and believed as long as those are the same. Where no folder can be trusted (`PrivateFolder`), files are digested
/// once a process. Safe to use from any thread.
package final class FontInspector: Sendable {
  /// The inspector of this build's lock and the user's cache folder.
  package static let shared = FontInspector(lock: .standard, stateFolders: PrivateFolder.cacheCandidates())

  /// The inspector of the hyphenation patterns.
  ///
  /// Texts that ask for none are the same without the files, so they are not in the fingerprint.
  package static let patterns = FontInspector(lock: .patterns, stateFolders: PrivateFolder.cacheCandidates())

  private struct State {
    /// Digests by path and identity of files; nil before the file was read.
    var digests: [String: String]?
    var folder: String?
    var fingerprint: String?
  }

  package let lock: FontLock
  private let stateFolders: [String]
  private let packageDatabase: String
  private let state = Mutex(State())

  /// An inspector that keeps digests in the first of the folders that can be trusted, or nowhere.
  package init(lock: FontLock, stateFolders: [String], packageDatabase: String = "/var/lib/dpkg/status") {
    (self.lock, self.stateFolders, self.packageDatabase) = (lock, stateFolders, packageDatabase)
  }

  /// Returns the difference of a file from its entry; nil when it is as locked, cannot be read, or is not in the list.
  package func finding(path: String) -> FontFinding? {
    guard let entry = lock.entry(for: path), let digest = digest(of: path), digest != entry.sha256 else { return nil }
    return FontFinding(
      path: path, entry: entry, foundSHA256: digest,
      foundVersion: InstalledPackages.version(of: entry.package, database: packageDatabase))
  }

  /// Twelve hexadecimal digits that are equal on two machines exactly when all font files of the list are.
  ///
  /// A file that is missing counts as such. Computed once a process.
  package func fingerprint() -> String {
    if let known = state.withLock({ $0.fingerprint }) { return known }
    var hash = SHA256()
    for entry in lock.entries {
      let digest = entry.paths.lazy.compactMap { self.digest(of: $0) }.first ?? "missing"
      hash.update("\(entry.name) \(digest)\n".utf8)
    }
    let fingerprint = String(hash.hexadecimal().prefix(12))
    state.withLock { $0.fingerprint = fingerprint }
    return fingerprint
  }

  /// The digest of a file, kept as long as the file's size and times stay the same; nil for an unreadable file.
  func digest(of path: String) -> String? {
    guard let identity = Self.identity(path) else { return nil }
    return state.withLock { state -> String? in
      if state.digests == nil { load(&state) }
      if let known = state.digests?[identity] { return known }
      guard let digest = SHA256.hexadecimal(ofFile: path) else { return nil }
      state.digests?[identity] = digest
      keep("\(digest) \(identity)\n", in: state.folder)
      return digest
    }
  }

  /// Device, number, size and times of change of a file, then its path.
  private static func identity(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) "
      + "\(status.st_ctim.tv_sec).\(status.st_ctim.tv_nsec) \(path)"
  }

  private static let fileName = "font-digests"
  /// A file that grew past this has been added to by many installations and begins again.
  private static let largestFile = 1 << 20

  private func load(_ state: inout State) {
    state.digests = [:]
    for candidate in stateFolders {
      guard let folder = try? PrivateFolder.make(candidate) else { continue }
      state.folder = folder
      break
    }
    guard let folder = state.folder, let bytes = Self.read(folder + "/" + Self.fileName) else { return }
    // The last line may have been cut short; it lacks its end then.
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return }
    for line in bytes[..<end].split(separator: UInt8(ascii: "\n")) where line.count > 66 {
      let digest = String(decoding: line.prefix(64), as: UTF8.self)
      state.digests?[String(decoding: line.dropFirst(65), as: UTF8.self)] = digest
    }
  }

  private static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_mode & (S_IWOTH | S_IWGRP) == 0, status.st_size > 0, status.st_size <= largestFile
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }

  /// Adds a line in one write, so that processes side by side do not mix theirs.
  ///
  /// That it cannot be kept is no error.
  private func keep(_ line: String, in folder: String?) {
    guard let folder else { return }
    let path = folder + "/" + Self.fileName
    var status = stat()
    if stat(path, &status) == 0, status.st_size > Self.largestFile { unlink(path) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // An unfinished line of a run that was killed must not swallow this one.
    let text = Array(("\n" + line).utf8)
    _ = text.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }
}

/// The list of installed Debian packages.
enum InstalledPackages {
  /// The version of a package; nil when it is not installed or there is no such list.
  static func version(of package: String, database: String) -> String? {
    guard let file = fopen(database, "r") else { return nil }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    let wanted = "Package: \(package)\n"
    var isInside = false
    while getline(&line, &capacity, file) > 0 {
      guard let text = line else { break }
      if text[0] == 0x0A { isInside = false }
      if strcmp(text, wanted) == 0 { isInside = true }
      if isInside, strncmp(text, "Version: ", 9) == 0 {
        return String(String(cString: text + 9).dropLast())
      }
    }
    return nil
  }
}
