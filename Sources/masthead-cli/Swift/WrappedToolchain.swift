internal import SystemFiles

/// A folder that SwiftPM takes for a toolchain: `bin/swiftc` is the wrapper, and the rest leads to the real one.
///
/// It is made once for each compiler and each build of Masthead.
struct WrappedToolchain {
  var folder: String

  init(folder: String) { self.folder = folder }

  var wrapper: String { folder + "/bin/swiftc" }
  /// Holds links to the modules that foreign code may import, and to no others of this package.
  var modulesFolder: String { folder + "/modules" }

  private func line(_ name: String) -> String {
    String(decoding: FileSystem.read(folder + "/" + name) ?? [], as: UTF8.self).split(separator: "\n").first.map(
      String.init) ?? ""
  }

  /// The compiler and the build of the runtime, as one text.
  var identity: String { line("identity") }
  var buildFolder: String { line("build-folder") }
  /// Masthead's own folder.
  var root: String { line("root") }
  /// Modules of Apple's that are made when they are imported.
  func standIns(compiler: String) -> StandIns {
    StandIns(
      root: root, compiler: compiler, runtime: buildFolder + "/libMastheadRuntime.so",
      cacheFolder: FileSystem.folder(of: folder), moduleFlags: ["-I", modulesFolder] + headerFlags)
  }
  var headerFlags: [String] {
    String(decoding: FileSystem.read(folder + "/header-flags") ?? [], as: UTF8.self).split(separator: "\n").map(
      String.init)
  }

  /// Makes the folder for an installation, or finds it.
  static func make(for installation: Installation, command: String) throws -> WrappedToolchain {
    let tools = [installation.runtimeLibrary, installation.compiler, command].compactMap(FileIdentity.init)
    let identity =
      "masthead "
      + String(SHA256.hexadecimal(of: Array(tools.map(\.description).joined(separator: "\n").utf8)).prefix(16))
    let toolchain = WrappedToolchain(folder: installation.cacheFolder + "/toolchain")
    if toolchain.identity == identity { return toolchain }
    for name in ["", "/bin", "/lib", "/modules"] {
      guard FileSystem.makeFolder(toolchain.folder + name) else { throw cannotMake(toolchain.folder + name) }
    }
    let library = try libraryFolder(of: installation.compiler) + "/libIndexStore.so"
    try FileSystem.link(toolchain.folder + "/lib/libIndexStore.so", to: library)
    for name in FileSystem.list(toolchain.modulesFolder) { FileSystem.remove(toolchain.modulesFolder + "/" + name) }
    for name in FileSystem.list(installation.root + "/Sources") {
      let module = installation.buildFolder + "/Modules/\(name).swiftmodule"
      guard name != "SourceAdapter", FileSystem.kind(module) != .missing else { continue }
      try FileSystem.link(toolchain.modulesFolder + "/\(name).swiftmodule", to: module)
    }
    let modules = RuntimeModules(root: installation.root, buildFolder: installation.buildFolder)
    let files: KeyValuePairs<String, String> = [
      "header-flags": modules.headerFlags().joined(separator: "\n"),
      "build-folder": installation.buildFolder,
      "root": installation.root,
      "bin/swiftc":
        "#!/bin/sh\nexec \(quoted(command)) \(CompilerWrapper.flag) \(quoted(toolchain.folder)) \(quoted(installation.compiler)) \"$@\"\n",
      "identity": identity,
    ]
    for (name, text) in files {
      let new = toolchain.folder + "/" + name + ".new"
      guard FileSystem.write(Array(text.utf8), to: new), FileSystem.makeExecutable(new),
        FileSystem.rename(new, to: toolchain.folder + "/" + name)
      else { throw cannotMake(toolchain.folder + "/" + name) }
    }
    return toolchain
  }

  /// The folder of the toolchain's libraries: the compiler in PATH may be a link to a program that starts one of several.
  private static func libraryFolder(of compiler: String) throws -> String {
    let output = try Child.run([compiler, "-print-target-info"]).output
    let mark = "\"runtimeResourcePath\": \""
    guard let start = output.firstRange(of: mark)?.upperBound else {
      throw CommandFailure(
        "\(compiler) -print-target-info: names no runtimeResourcePath; install Swift 6.3 or later from https://www.swift.org/install/linux",
        status: 1)
    }
    return FileSystem.folder(of: String(output[start...].prefix { $0 != "\"" }))
  }

  private static func quoted(_ path: String) -> String { "'" + path.replacing("'", with: "'\\''") + "'" }

  private static func cannotMake(_ path: String) -> CommandFailure {
    CommandFailure(
      "\(path): cannot be made (\(FileSystem.lastError)); make its folder writable, or set MASTHEAD_CACHE to another one",
      status: 1)
  }
}
