import SourceAdapter
internal import SystemFiles

/// Stand-ins for Apple's modules with only the few names that libraries for tests use, therefore in modules of tests
/// alone.
///
/// swift-snapshot-testing imports SceneKit, SpriteKit and WebKit without a condition to ask every view whether it is one of theirs, and
/// compares colours by Core Image. Sources that ask `canImport` are told that these modules are not there, and an application that
/// imports one hears of it as before. Their sources are in `StandIns/Apple`, compiled when they are first imported.
enum TestStandIns {
  /// The folder of the sources, under the root of Masthead's package.
  static let folder = "StandIns/Apple"

  /// Modules by name, each after those that it imports.
  ///
  /// `XCTest` is what XCTest on Linux lacks: attachments and activities; sources that name them get it beside XCTest.
  static let modules = [
    "Accelerate", "CoreServices", "Metal", "CoreImage", "MetalPerformanceShaders", "SceneKit", "SpriteKit", "WebKit",
    "XCTest",
  ]
  private static let imports = ["CoreImage": ["Metal"], "MetalPerformanceShaders": ["Metal"]]
  private static let namesOfXCTest = ["XCTAttachment", "XCTContext", "XCTActivity"]

  /// Whether the files are those of tests, or of a library for tests.
  static func isForTests(_ files: [[UInt8]]) -> Bool {
    files.contains { SourceAdapter.imports("XCTest", in: $0) || SourceAdapter.imports("Testing", in: $0) }
  }

  /// The modules that the files get, with those that these import, in the order of `modules`.
  static func imported(by files: [[UInt8]]) -> [String] {
    guard isForTests(files) else { return [] }
    let named = modules.filter { module in
      module == "XCTest"
        ? namesOfXCTest.contains { name in files.contains { SourceAdapter.names(name, in: $0) } }
        : files.contains { SourceAdapter.imports(module, in: $0) }
    }
    let below = named.flatMap { imports[$0] ?? [] }
    return modules.filter { named.contains($0) || below.contains($0) }
  }

  /// Returns flags by which the compiler finds a module; compiles a missing module.
  static func compilerFlags(for name: String, own: Bool, _ standIns: StandIns) throws -> [String] {
    let flags = ["-I", try make(name, standIns)]
    guard name == "XCTest", own else { return flags }
    return flags + ["-Xfrontend", "-import-module", "-Xfrontend", moduleName(name)]
  }

  /// Flags that link the modules.
  static func linkFlags(for names: [String], _ standIns: StandIns) throws -> [String] {
    try modules.filter(names.contains).flatMap { name in
      let place = try make(name, standIns)
      return ["-L", place, "-l" + libraryName(name), "-Xlinker", "-rpath", "-Xlinker", place]
    }
  }

  private static func moduleName(_ name: String) -> String { name == "XCTest" ? "MastheadXCTest" : name }
  private static func libraryName(_ name: String) -> String { "MastheadStandIn" + name }

  /// Returns the folder of a module and its library; compiles missing ones, which takes some seconds.
  private static func make(_ name: String, _ standIns: StandIns) throws -> String {
    let place = standIns.folder + "/tests-" + name
    let module = "\(place)/\(moduleName(name)).swiftmodule"
    if FileSystem.kind(module) == .file { return place }
    let below = imports[name] ?? []
    let found = try below.flatMap { ["-I", try make($0, standIns)] } + linkFlags(for: below, standIns)
    let lock = FileLock(standIns.folder + "/lock-tests-" + name)
    defer { lock.release() }
    if FileSystem.kind(module) == .file { return place }
    Leftovers.remove(in: standIns.folder, startingWith: "tests-\(name)-")
    let work = standIns.folder + "/tests-\(name)-\(FileSystem.processIdentifier)"
    defer { FileSystem.removeFolder(work) }
    guard FileSystem.makeFolder(work) else {
      throw CommandFailure("\(work): cannot be made (\(FileSystem.lastError)); free some space", status: 1)
    }
    let sources = FileSystem.tree("\(standIns.root)/\(folder)/\(name)").filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else {
      throw CommandFailure(
        "import \(name): \(standIns.root)/\(folder)/\(name) holds no sources; fetch Masthead again", status: 1)
    }
    let result = try Child.run(
      [
        standIns.compiler, "-emit-library", "-emit-module", "-parse-as-library", "-O", "-wmo", "-swift-version", "5",
        "-module-name", moduleName(name), "-emit-module-path", "\(work)/\(moduleName(name)).swiftmodule",
        "-o", "\(work)/lib\(libraryName(name)).so", "-L", standIns.runtimeFolder, "-lMastheadRuntime",
        "-Xlinker", "-rpath", "-Xlinker", standIns.runtimeFolder,
        "-Xlinker", "-soname", "-Xlinker", "lib\(libraryName(name)).so",
      ] + standIns.moduleFlags + found + sources)
    guard result.status == 0, FileSystem.rename(work, to: place) else {
      throw CommandFailure("import \(name): what stands in for it cannot be compiled:\n\(result.output)", status: 1)
    }
    return place
  }
}
