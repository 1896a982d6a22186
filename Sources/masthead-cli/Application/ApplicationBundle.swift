internal import SystemFiles

/// The folder that a compiled application runs in, so that Foundation finds its bundle as on iOS: `NAME.app` with the program, the
/// Info.plist and the resources.
///
/// Resources are links to the user's files, whose contents are read when the program runs. The folder is named by its
/// contents, made once and kept; the least recently used go when there are too many.
struct ApplicationBundle {
  /// The number of bundles that are kept.
  static let limit = 32

  let application: Application
  /// The folder of compiled screens.
  let cacheFolder: String

  /// The path by which the program is to be started, inside of the bundle.
  func make(for executable: String) throws -> String {
    let resources = application.resources.map(ResourceFiles.init) ?? ResourceFiles(below: application.root)
    let info = infoText()
    var hash = SHA256()
    hash.update(executable.utf8)
    hash.update(info)
    for link in resources.links { hash.update((link.name + "\0" + link.target + "\0").utf8) }
    let bundles = cacheFolder + "/applications"
    let place = bundles + "/" + hash.hexadecimal()
    let bundle = place + "/\(application.name).app"
    let program = bundle + "/" + application.name
    if FileSystem.sameFile(program, executable), FileSystem.touch(place) { return program }
    Leftovers.removeNumbered(in: bundles)
    prune(bundles)
    let work = place + "-\(FileSystem.processIdentifier)"
    let new = work + "/\(application.name).app"
    defer { FileSystem.removeTree(work) }
    guard FileSystem.makeFolder(new), FileSystem.write(info, to: new + "/Info.plist"),
      FileSystem.hardLink(new + "/" + application.name, to: executable)
    else { throw cannotWrite(new) }
    for link in resources.links {
      let path = new + "/" + link.name
      guard FileSystem.makeFolder(FileSystem.folder(of: path)) else { throw cannotWrite(path) }
      try FileSystem.link(path, to: link.target)
    }
    // Another command may have made it meanwhile, or an older one may lead to a program that was compiled again.
    if !FileSystem.rename(work, to: place) {
      FileSystem.removeTree(place)
      guard FileSystem.rename(work, to: place) else { throw cannotWrite(place) }
    }
    return program
  }

  private func cannotWrite(_ path: String) -> CommandFailure {
    CommandFailure(
      "\(path): cannot be written (\(FileSystem.lastError)); free some space or make the folder writable, or set MASTHEAD_CACHE to another one",
      status: 1)
  }

  private func prune(_ folder: String) {
    let bundles = FileSystem.list(folder).compactMap { FileIdentity(folder + "/" + $0) }
    guard bundles.count >= Self.limit else { return }
    let oldestFirst = bundles.sorted { ($0.changed, $0.path) < ($1.changed, $1.path) }
    for bundle in oldestFirst.dropLast(Self.limit - 1) { FileSystem.removeTree(bundle.path) }
  }

  /// The Info.plist with the names that Xcode puts in, or one with the project's entries.
  func infoText() -> [UInt8] {
    let own = application.infoFile.flatMap(FileSystem.read)
    guard let own, own.starts(with: "bplist".utf8) else {
      let entries = application.infoEntries.map { "\t<key>\($0.key)</key>\n\t\($0.value)\n" }.joined()
      let text =
        own.map { String(decoding: $0, as: UTF8.self) }
          ?? """
          <?xml version="1.0" encoding="UTF-8"?>
          <plist version="1.0">
          <dict>
          \t<key>CFBundleExecutable</key>
          \t<string>$(EXECUTABLE_NAME)</string>
          \t<key>CFBundleIdentifier</key>
          \t<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
          \t<key>CFBundleName</key>
          \t<string>$(PRODUCT_NAME)</string>
          </dict>
          </plist>

          """
      return Array(BuildSettings(application).substituted(in: adding(entries, to: text)).utf8)
    }
    return own
  }

  /// Puts entries at the end of the outermost dictionary.
  private func adding(_ entries: String, to text: String) -> String {
    guard !entries.isEmpty, let end = text.ranges(of: "</dict>").last else { return text }
    return String(text[..<end.lowerBound]) + entries + String(text[end.lowerBound...])
  }
}
