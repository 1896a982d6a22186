/// Where this build of Masthead lies: the folder with the package, the runtime library and its modules, and the compiler.
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
        "swiftc: not in PATH; install Swift 6.2 or later from https://www.swift.org/install/linux", status: 1)
    }
    return Installation(root: root, buildFolder: buildFolder, compiler: compiler, cacheFolder: cacheFolder(root: root))
  }

  /// `MASTHEAD_CACHE`, or a folder in the package's build folder, or, where that cannot be written, the user's cache folder.
  private static func cacheFolder(root: String) -> String {
    if let folder = FileSystem.environment("MASTHEAD_CACHE") { return folder }
    if FileSystem.isWritable(root + "/.build") { return root + "/.build/masthead-cache" }
    let base =
      FileSystem.environment("XDG_CACHE_HOME") ?? FileSystem.environment("HOME").map { $0 + "/.cache" } ?? "/tmp"
    return base + "/masthead"
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
