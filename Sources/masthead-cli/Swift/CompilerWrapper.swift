import Glibc
import SourceAdapter

/// Stands between SwiftPM and the Swift compiler: adapts modules written for iOS, and links the runtime library to
/// products that contain them.
///
/// Everything else goes to the compiler as it is.
struct CompilerWrapper {
  /// The first argument when the command is called as the compiler; the compiler's path and the prepared flags follow.
  static let flag = "--as-compiler"

  /// The folder for adapted files among a module's build products; its presence marks a module for iOS.
  static let folderName = "masthead"

  let compiler: String
  let toolchain: WrappedToolchain

  /// Carries out a call of the compiler and ends the process.
  static func run(_ arguments: [String]) -> Never {
    do {
      guard arguments.count > 1 else { throw CommandFailure("\(flag): is for masthead swift; run that") }
      let toolchain = WrappedToolchain(folder: arguments[0])
      try CompilerWrapper(compiler: arguments[1], toolchain: toolchain).run(CompilerCall(Array(arguments.dropFirst(2))))
    } catch let failure as CommandFailure {
      if !failure.message.isEmpty { FileSystem.writeError("error: masthead: \(failure.message)\n") }
      exit(failure.status)
    } catch {
      FileSystem.writeError("error: masthead: \(error)\n")
      exit(1)
    }
  }

  private func run(_ call: CompilerCall) throws -> Never {
    var arguments = call.arguments
    switch call.purpose {
    case .compile:
      let sources = call.sourceFiles
      guard let adapted = try compileArguments(call, sources) else { break }
      exit(try compile(sources, adapted))
    case .link: arguments = try linkArguments(call)
    case .version:
      // SwiftPM builds again what another version has built: so it does when the runtime is another one.
      FileSystem.writeOutput(toolchain.identity + "\n")
    case .other: break
    }
    throw Child.become(compiler, arguments: arguments, environment: [:])
  }

  // MARK: Compiling

  /// Compiles a module written for iOS, with advice at the end on missing names; returns the compiler's exit status.
  private func compile(_ paths: [String], _ arguments: [String]) throws -> Int32 {
    let result = try Child.runPassingOn(compiler, arguments: arguments)
    guard result.status != 0 else { return 0 }
    let sources = paths.map {
      SourceFile(path: $0, resolvedPath: FileSystem.resolve($0), bytes: FileSystem.read($0) ?? [])
    }
    let diagnostics = CompilerDiagnostics(output: ParseableOutput.text(of: result.output))
    let advice = CompilerAdvice(
      diagnostics: diagnostics, sources: sources, root: toolchain.root, isOfPackage: true)
    if let text = advice.text { FileSystem.writeError("\n" + text) }
    return result.status
  }

  /// The arguments for a module that is written for iOS; nil of others.
  private func compileArguments(_ call: CompilerCall, _ paths: [String]) throws -> [String]? {
    guard let folder = call.moduleFolder else { return nil }
    let products = FileSystem.folder(of: folder)
    let files = paths.map { SourceAdapter.File(path: $0, bytes: FileSystem.read($0) ?? []) }
    let adaptedFolder = folder + "/" + Self.folderName
    let others = Self.modulesOfIOS(in: products, except: folder)
    let appleModules = Replacements.modules.keys.filter { $0 != "XCTest" }
    guard SourceAdapter.isForIOS(files, appleModules: appleModules, modules: others.map(\.name)) else {
      if FileSystem.kind(adaptedFolder) == .folder { FileSystem.remove(adaptedFolder + "/overlay.yaml") }
      return nil
    }
    var options = SourceAdapter.Options(missingModules: missingModules(call, products, files))
    options.hasRuntime = FileSystem.kind(toolchain.modulesFolder + "/ObjectiveC.swiftmodule") != .missing
    options.foreignProtocols = others.flatMap { OptionalProtocolFile.read($0.folder + "/" + OptionalProtocolFile.name) }
    // What SwiftPM itself writes, such as the list of tests, is written for this system.
    let own = files.filter { !$0.path.hasPrefix(products + "/") }
    let lists = files.filter {
      $0.path.hasPrefix(products + "/") && $0.path.contains("PackageDiscoveredTests.derived/")
    }
    let module = try AdaptedModule.write(own, lists: lists, into: adaptedFolder, options: options)
    FileSystem.writeError(module.text + AdaptedModule.text(of: QuickSuites.notes(in: own)))
    try SourceFolderList.write(own.map(\.path), into: adaptedFolder)
    let standIns = try standInFlags(own, others, adaptedFolder)
    var arguments = call.argumentsWithLanguageMode
    // The driver looks at the times of the user's files, which do not tell.
    if module.changedWithoutEdit { arguments.removeAll { $0 == "-incremental" } }
    arguments += ["-vfsoverlay", module.overlay, "-I", toolchain.modulesFolder] + toolchain.headerFlags + standIns
    for name in implicitImports(files) { arguments += ["-Xfrontend", "-import-module", "-Xfrontend", name] }
    return arguments
  }

  /// Returns the flags for stand-ins of Apple's modules imported by the module or by one it may import; notes them.
  private func standInFlags(
    _ files: [SourceAdapter.File], _ others: [(name: String, folder: String)], _ folder: String
  ) throws -> [String] {
    let own = StandIns.imported(by: files.map(\.bytes))
    let list = folder + "/" + Self.standInList
    let bytes = Array(own.joined(separator: "\n").utf8)
    guard FileSystem.read(list) == bytes || FileSystem.write(bytes, to: list) else {
      throw CommandFailure("\(list): cannot be written (\(FileSystem.lastError)); free some space", status: 1)
    }
    let below = others.flatMap { Self.standIns(of: $0.folder) }
    return try toolchain.standIns(compiler: compiler).compilerFlags(
      for: (StandIns.names + TestStandIns.modules).filter { own.contains($0) || below.contains($0) },
      importedByItself: own)
  }

  /// The name of the file that lists the stand-ins which a module imports.
  static let standInList = "stand-ins"

  private static func standIns(of folder: String) -> [String] {
    String(decoding: FileSystem.read(folder + "/" + standInList) ?? [], as: UTF8.self).split(separator: "\n").map(
      String.init)
  }

  /// Modules that each file of an iOS module sees: Foundation brings Objective-C's names on iOS, and one import of UIKit in an Objective-C
  /// header serves a whole module.
  private func implicitImports(_ files: [SourceAdapter.File]) -> [String] {
    ["UIKit"]
  }

  /// Apple's modules that nothing stands in for and that this build does not make itself.
  private func missingModules(
    _ call: CompilerCall, _ products: String, _ files: [SourceAdapter.File]
  ) -> [String: String] {
    let forTests = TestStandIns.imported(by: files.map(\.bytes))
    return Replacements.modules.filter { name, _ in
      !["XCTest", "QuartzCore", "CoreGraphics", "UIKit"].contains(name) && !StandIns.names.contains(name)
        && !forTests.contains(name)
        && ![products + "/Modules", products, toolchain.modulesFolder].contains {
          FileSystem.kind($0 + "/\(name).swiftmodule") != .missing
        }
    }
  }

  /// The build's modules that were adapted, with the folders of their adapted files.
  static func modulesOfIOS(in products: String, except folder: String) -> [(name: String, folder: String)] {
    FileSystem.list(products).filter { $0.hasSuffix(".build") && products + "/" + $0 != folder }.compactMap { name in
      let adapted = products + "/" + name + "/" + folderName
      guard FileSystem.kind(adapted + "/overlay.yaml") == .file else { return nil }
      return (String(name.dropLast(".build".count)), adapted)
    }
  }

  // MARK: Linking

  private func linkArguments(_ call: CompilerCall) throws -> [String] {
    let folders = Set(call.objectFiles.map(FileSystem.folder)).map { $0 + "/" + Self.folderName }.filter {
      FileSystem.kind($0 + "/overlay.yaml") == .file
    }.sorted()
    guard let folder = folders.first else { return call.arguments }
    let standIns = try toolchain.standIns(compiler: compiler).linkFlags(for: folders.flatMap(Self.standIns))
    return [try RuntimeFirst.write(folder + "/runtime-first.so")] + call.arguments + standIns + [
      "-L", toolchain.buildFolder, "-Xlinker", "-rpath", "-Xlinker", toolchain.buildFolder,
    ]
  }
}

/// The record of a module's protocols with optional requirements for modules that import it, a line each.
enum OptionalProtocolFile {
  static let name = "optional-protocols"

  static func write(_ protocols: [OptionalProtocol], to path: String) -> Bool {
    let lines = protocols.map { found in
      [
        found.name, found.methods.joined(separator: " "),
        found.properties.map { "\($0.name)=\($0.type)" }.joined(separator: ";"),
        found.inherited.joined(separator: " "),
      ].joined(separator: "\t") + "\n"
    }
    let bytes = Array(lines.joined().utf8)
    return FileSystem.read(path) == bytes || FileSystem.write(bytes, to: path)
  }

  static func read(_ path: String) -> [OptionalProtocol] {
    String(decoding: FileSystem.read(path) ?? [], as: UTF8.self).split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4 else { return nil }
      let properties = fields[2].split(separator: ";").compactMap { pair -> OptionalProtocol.Property? in
        let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.count == 2 ? OptionalProtocol.Property(name: parts[0], type: parts[1]) : nil
      }
      return OptionalProtocol(
        name: fields[0], methods: fields[1].split(separator: " ").map(String.init), properties: properties,
        inherited: fields[3].split(separator: " ").map(String.init))
    }
  }
}
