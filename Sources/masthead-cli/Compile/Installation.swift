internal import SystemFiles

/// The paths of this build of Masthead: the folder with the package, the runtime library and its modules, and the
/// compiler.
struct Installation {
  /// The package's root folder.
  var root: String
  /// The folder that holds `libMastheadRuntime.so` and `Modules`.
  var buildFolder: String
  /// The Swift compiler.
  var compiler: String
  /// The folder of compiled screens.
  var cacheFolder: String

  var runtimeLibrary: String { buildFolder + "/libMastheadRuntime.so" }

  /// The installation that the running command belongs to.
  static func current() throws -> Installation {
    let executable = FileSystem.resolve("/proc/self/exe")
    let buildFolder = FileSystem.folder(of: executable)
    guard let root = FileSystem.ancestor(of: buildFolder, containing: "Package.swift") else {
      throw CommandFailure(
        "\(executable): lies outside of its package; run the masthead script at the package's root", status: 1)
    }
    guard FileSystem.kind(buildFolder + "/libMastheadRuntime.so") == .file else {
      throw CommandFailure(
        "\(buildFolder)/libMastheadRuntime.so: not built; run \(root)/masthead, which builds it", status: 1)
    }
    guard let compiler = FileSystem.executable(named: "swiftc") else {
      throw CommandFailure(
        "swiftc: not in PATH; install Swift 6.3 or later from https://www.swift.org/install/linux", status: 1)
    }
    return Installation(
      root: root, buildFolder: buildFolder, compiler: compiler, cacheFolder: try cacheFolder(root: root))
  }

  /// The folder of the compiler's module cache; another place of the package is another cache, since modules know their paths.
  var moduleCacheFolder: String {
    cacheFolder + "/modules-" + SHA256.hexadecimal(of: Array(root.utf8)).prefix(12)
  }

  /// Returns `MASTHEAD_CACHE`, or a folder in the package's build folder, or, if that cannot be used, one in the user's
  /// cache folder.
  ///
  /// Programs in the cache are run, so nobody else may be able to write to it. Throws, in words, if there is none.
  static func cacheFolder(root: String) throws -> String {
    let isAsked = FileSystem.environment("MASTHEAD_CACHE") != nil
    var problems: [String] = []
    func usable(_ candidate: String) -> String? {
      do {
        return try PrivateFolder.make(candidate)
      } catch {
        problems.append(error.description)
        return nil
      }
    }
    if !isAsked, FileSystem.isWritable(root + "/.build"), let folder = usable(root + "/.build/masthead-cache") {
      return folder
    }
    for candidate in PrivateFolder.cacheCandidates() {
      if let folder = usable(candidate) { return folder }
    }
    if isAsked { throw CommandFailure("MASTHEAD_CACHE: \(problems.joined(separator: "; "))", status: 1) }
    let reasons =
      problems.isEmpty ? "HOME is not set and \(root)/.build cannot be written" : problems.joined(separator: "; ")
    throw CommandFailure(
      "there is no folder for compiled screens: \(reasons). Set MASTHEAD_CACHE to a folder of your own, such as one that mktemp -d makes",
      status: 1)
  }

  /// The project's own screens.
  func examples() throws -> [String] {
    let folder = root + "/Examples"
    let files = FileSystem.list(folder).filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
    guard !files.isEmpty else {
      throw CommandFailure("\(folder): has no Swift file; name the files to draw: masthead snapshot FILE.swift")
    }
    return files
  }
}
