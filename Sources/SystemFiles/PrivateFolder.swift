import Glibc

/// The reason why a folder cannot hold files that the program will run or believe later.
package struct PrivateFolderProblem: Error, Equatable, CustomStringConvertible {
  package var path: String
  /// The problem and its cure.
  package var reason: String

  package var description: String { "\(path): \(reason)" }
}

/// Folders that nobody but the user can write to.
///
/// A program runs or believes the files that an earlier run kept, so a folder that somebody else owns, can write to, or
/// can put another one in the place of is refused in words.
package enum PrivateFolder {
  /// Makes a missing folder, for its owner alone, checks it and those above it, and returns its path without links.
  ///
  /// The folder must belong to the user who runs the program; those above it to them or to root. None may be writable by
  /// others; above it sticky folders such as `/tmp` may. A group that has the user's own number counts as the user.
  package static func make(_ path: String) throws(PrivateFolderProblem) -> String {
    var link = stat()
    if lstat(path, &link) == 0, link.st_mode & S_IFMT == S_IFLNK, link.st_uid != geteuid(), link.st_uid != 0 {
      throw PrivateFolderProblem(
        path: path, reason: "is a link that belongs to \(userName(link.st_uid)); name a folder of your own")
    }
    try makeMissing(path)
    guard let resolved = realpath(path, nil) else { throw failure(path) }
    let folder = String(cString: resolved)
    free(resolved)
    var status = stat()
    guard lstat(folder, &status) == 0 else { throw failure(folder) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw PrivateFolderProblem(path: folder, reason: "is no folder; remove it or name another one")
    }
    guard status.st_uid == geteuid() else {
      throw PrivateFolderProblem(
        path: folder,
        reason: "belongs to \(userName(status.st_uid)), not to \(userName(geteuid())); name a folder of your own")
    }
    guard !isWritableByOthers(status) else {
      throw PrivateFolderProblem(
        path: folder,
        reason:
          "can be written to by others, so what lies in it cannot be trusted; remove it (rm -r '\(folder)') or name a folder of your own"
      )
    }
    try checkAncestors(of: folder)
    return folder
  }

  /// The folders in which one's own files are kept between runs, best first; whether they can be used `make` tells.
  ///
  /// `MASTHEAD_CACHE` alone when it is set, else `masthead` in the cache folder that the environment or the list of users names.
  package static func cacheCandidates() -> [String] {
    if let folder = variable("MASTHEAD_CACHE") { return [folder] }
    var bases: [String] = []
    if let base = variable("XDG_CACHE_HOME") { bases.append(base) }
    let home = variable("HOME")
    if let home { bases.append(home + "/.cache") }
    // Under sudo HOME may be another user's. The list of users is asked only then: it may be far away.
    var status = stat()
    let isOwn = home.map { stat($0, &status) == 0 && status.st_uid == geteuid() } ?? false
    if !isOwn, let entry = getpwuid(geteuid()), let home = entry.pointee.pw_dir {
      bases.append(String(cString: home) + "/.cache")
    }
    var candidates: [String] = []
    for base in bases where base.hasPrefix("/") && !candidates.contains(base + "/masthead") {
      candidates.append(base + "/masthead")
    }
    return candidates
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  private static func makeMissing(_ path: String) throws(PrivateFolderProblem) {
    var status = stat()
    if stat(path, &status) == 0 { return }
    guard errno == ENOENT else { throw failure(path) }
    let parent = parent(of: path)
    if parent != path { try makeMissing(parent) }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
  }

  private static func checkAncestors(of folder: String) throws(PrivateFolderProblem) {
    var current = parent(of: folder)
    while current != "/" {
      var status = stat()
      guard lstat(current, &status) == 0 else { throw failure(current) }
      guard status.st_uid == geteuid() || status.st_uid == 0 else {
        throw PrivateFolderProblem(
          path: folder,
          reason: "lies in \(current), which belongs to \(userName(status.st_uid)); name a folder of your own")
      }
      guard status.st_mode & S_ISVTX != 0 || !isWritableByOthers(status) else {
        throw PrivateFolderProblem(
          path: folder,
          reason:
            "lies in \(current), which others can write to; put that right (chmod go-w '\(current)') or name another folder"
        )
      }
      current = parent(of: current)
    }
  }

  private static func isWritableByOthers(_ status: stat) -> Bool {
    if status.st_mode & S_IWOTH != 0 { return true }
    let isOwnGroup = status.st_gid == getegid() && status.st_gid == geteuid()
    return status.st_mode & S_IWGRP != 0 && status.st_gid != 0 && !isOwnGroup
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func userName(_ user: uid_t) -> String {
    guard let entry = getpwuid(user), let name = entry.pointee.pw_name else { return "user \(user)" }
    return String(cString: name)
  }

  private static func failure(_ path: String) -> PrivateFolderProblem {
    PrivateFolderProblem(
      path: path,
      reason: "cannot be used (\(String(cString: strerror(errno)))); make it writable or name another folder")
  }
}
