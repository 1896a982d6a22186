import SourceAdapter
internal import SystemFiles

/// Modules of Apple's systems that adapted sources may import beside UIKit, such as `os`, `Darwin`, `ImageIO` and `Combine`.
///
/// None of them lies where other modules are looked for: whatever asks `canImport(Darwin)` or
/// `canImport(UniformTypeIdentifiers)` would take Apple's branch there, SwiftPM's own test runner and packages for
/// servers among others. Each has a folder of its own with an empty module of Apple's name that re-exports the module
/// behind it; the folder is named to the compiler only for modules that import it. They are made when they are first
/// asked for, and Combine, which needs a package from the network, is built then.
struct StandIns {
  /// The root of Masthead's package.
  var root: String
  var compiler: String
  /// The folder that they are made in.
  var folder: String
  /// The folder that Combine is built in; it is the same for all builds of Masthead.
  var combineFolder: String
  /// The flags by which the compiler finds `AppleSystem` and the modules below it.
  var moduleFlags: [String]
  /// The folder of the runtime library.
  var runtimeFolder: String

  /// Makes the stand-ins of an installation; another build of Masthead or another compiler has others.
  init(root: String, compiler: String, runtime: String, cacheFolder: String, moduleFlags: [String]) {
    func name(_ tools: [String]) -> Substring {
      let text = tools.compactMap(FileIdentity.init).map(\.description).joined(separator: "\n")
      return SHA256.hexadecimal(of: Array(text.utf8)).prefix(16)
    }
    (self.root, self.compiler, self.moduleFlags) = (root, compiler, moduleFlags)
    runtimeFolder = FileSystem.folder(of: runtime)
    let own = FileSystem.tree(root + "/" + TestStandIns.folder)
    folder = cacheFolder + "/stand-ins-\(name([runtime, compiler] + own))"
    let sources = FileSystem.tree(root + "/StandIns/Combine/Sources") + [root + "/StandIns/Combine/Package.swift"]
    combineFolder = cacheFolder + "/combine-\(name([compiler] + sources))"
  }

  /// Apple's names.
  static let names = [
    "os", "OSLog", "Darwin", "CoreText", "ImageIO", "UniformTypeIdentifiers", "MobileCoreServices", "Combine",
  ]

  /// The modules with stand-ins that the files import, in the order of `names`, then those for tests alone.
  static func imported(by files: [[UInt8]]) -> [String] {
    let found = names.filter { name in
      files.contains {
        SourceAdapter.imports(name, in: $0) || name == "Darwin" && SourceAdapter.qualifies(with: name, in: $0)
      } || name == "Combine" && SourceAdapter.namesCombine(files)
    }
    return found + TestStandIns.imported(by: files)
  }

  /// Returns flags by which the compiler finds the modules `names`, of which the module itself imports `own`; makes
  /// missing stand-ins.
  ///
  /// A module that is found as `Darwin` makes SwiftPM's own runner of tests, which imports the modules of tests, one of
  /// Apple's systems. So `Darwin` is another name of `MastheadDarwin`, for the modules alone that import it.
  func compilerFlags(for names: [String], importedByItself own: [String]) throws -> [String] {
    guard !names.isEmpty else { return [] }
    guard FileSystem.makeFolder(folder) else {
      throw CommandFailure(
        "\(folder): cannot be made (\(FileSystem.lastError)); make its folder writable, or set MASTHEAD_CACHE to another one",
        status: 1)
    }
    var flags: [String] = []
    for name in names {
      if TestStandIns.modules.contains(name) {
        flags += try TestStandIns.compilerFlags(for: name, own: own.contains(name), self)
        continue
      }
      var below: [String] = []
      if name == "Combine" {
        let combine = try CombinePackage(standIns: self).build()
        below =
          ["-I", combine + "/Modules"] + Self.moduleMaps(in: combine).flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
      }
      flags += ["-I", try make(Self.moduleName(name), below: below)] + below
      if name == "Darwin", own.contains(name) { flags += ["-module-alias", "Darwin=" + Self.moduleName(name)] }
    }
    return flags
  }

  /// Returns the flags that link the libraries behind the modules, unless the runtime library has them.
  func linkFlags(for names: [String]) throws -> [String] {
    var flags = try TestStandIns.linkFlags(for: names, self)
    guard names.contains("Combine") else { return flags }
    let combine = try CombinePackage(standIns: self).build()
    flags += ["-L", combine, "-lMastheadCombine", "-Xlinker", "-rpath", "-Xlinker", combine]
    return flags
  }

  private static func moduleName(_ name: String) -> String { name == "Darwin" ? "MastheadDarwin" : name }

  private static func moduleMaps(in folder: String) -> [String] {
    FileSystem.list(folder).filter { $0.hasSuffix(".build") }.map { "\(folder)/\($0)/module.modulemap" }.filter {
      FileSystem.kind($0) == .file
    }
  }

  private static func text(of name: String) -> String {
    switch name {
    case "Combine": "@_exported import MastheadCombine\n"
    // UIKit has what there is of it.
    case "CoreText": "@_exported import UIKit\n"
    case "ImageIO": "@_exported import ImageFiles\n"
    case "UniformTypeIdentifiers": "@_exported import UniformTypes\n"
    case "MobileCoreServices": "@_exported import UniformTypeNames\n"
    case "MastheadDarwin": "@_exported import CAppleSystem\n@_exported import Glibc\n"
    default: "@_exported import AppleSystem\n"
    }
  }

  /// Returns the folder of a module of Apple's name; compiles a missing module, which takes half a second.
  private func make(_ name: String, below: [String]) throws -> String {
    let place = folder + "/" + name
    let module = place + "/\(name).swiftmodule"
    if FileSystem.kind(module) == .file { return place }
    let lock = FileLock(folder + "/lock-" + name)
    defer { lock.release() }
    if FileSystem.kind(module) == .file { return place }
    Leftovers.remove(in: folder, startingWith: name + "-")
    let work = folder + "/\(name)-\(FileSystem.processIdentifier)"
    defer { FileSystem.removeFolder(work) }
    let source = work + "/\(name).swift"
    guard FileSystem.makeFolder(work), FileSystem.write(Array(Self.text(of: name).utf8), to: source) else {
      throw CommandFailure("\(source): cannot be written (\(FileSystem.lastError)); free some space", status: 1)
    }
    let result = try Child.run(
      [compiler, "-emit-module", "-parse-as-library", "-module-name", name, "-o", work + "/\(name).swiftmodule"]
        + moduleFlags + below + [source])
    guard result.status == 0, FileSystem.rename(work, to: place) else {
      throw CommandFailure("import \(name): what stands in for it cannot be compiled:\n\(result.output)", status: 1)
    }
    return place
  }
}

/// The package beside Masthead's that stands in for Combine; needs OpenCombine, which SwiftPM fetches.
private struct CombinePackage {
  let standIns: StandIns

  /// Builds the package where it is not built yet, and gives the folder of the library and of `Modules`.
  func build() throws -> String {
    let package = standIns.root + "/StandIns/Combine"
    let scratch = standIns.combineFolder
    let products = scratch + "/release"
    let mark = scratch + "/whole"
    if FileSystem.kind(mark) == .file { return products }
    let lock = FileLock(scratch + ".lock")
    defer { lock.release() }
    if FileSystem.kind(mark) == .file { return products }
    FileSystem.writeError("masthead: import Combine: building what stands in for it (a minute, once)\n")
    // SwiftPM has been told to use the wrapper as its compiler, and this package is not for iOS.
    for name in ["SWIFT_EXEC", "SWIFT_EXEC_MANIFEST"] { FileSystem.setEnvironment(name, nil) }
    let result = try Child.run([
      FileSystem.folder(of: standIns.compiler) + "/swift", "build", "--package-path", package, "--scratch-path",
      scratch,
      "-c", "release", "--product", "MastheadCombine",
    ])
    guard result.status == 0, FileSystem.write([], to: mark) else {
      throw CommandFailure(
        "import Combine: the package that stands in for it cannot be built; it needs OpenCombine from github.com once. SwiftPM said:\n\(result.output)",
        status: 1)
    }
    return products
  }
}
