/// Files and folders of commands that were killed while they wrote them.
///
/// A file is written under a name with the number of the process, and renamed when it is whole.
enum Leftovers {
  /// Removes files, and folders with their contents, whose names begin with some text and the number of a process that
  /// does not run any more.
  ///
  /// Behind the number nothing may follow but a dash or a dot with more: `work-123-KEY.swift`.
  static func remove(in folder: String, startingWith prefix: String) {
    remove(in: folder) { name in
      guard name.hasPrefix(prefix) else { return nil }
      let rest = name.dropFirst(prefix.count)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let next = rest.dropFirst(digits.count).first
      return next == nil || next == "-" || next == "." ? Int32(digits) : nil
    }
  }

  /// Removes files, and folders with their contents, whose names end in a dash and the number of a process that does
  /// not run any more.
  static func removeNumbered(in folder: String) {
    remove(in: folder) { name in
      guard let dash = name.lastIndex(of: "-"), dash > name.startIndex else { return nil }
      let digits = name[name.index(after: dash)...]
      return digits.allSatisfy { $0.isASCII && $0.isNumber } ? Int32(digits) : nil
    }
  }

  private static func remove(in folder: String, process: (String) -> Int32?) {
    for name in FileSystem.list(folder) {
      guard let process = process(name), !FileSystem.isRunning(process) else { continue }
      FileSystem.removeTree(folder + "/" + name)
    }
  }
}
