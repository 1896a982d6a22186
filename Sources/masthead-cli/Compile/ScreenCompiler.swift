import SourceAdapter

/// Compiles the user's files and a generated one into an executable, with one call of the Swift compiler.
///
/// Whole-module and not optimised is the quickest way for a few files: one compiler process reads UIKit's module once.
struct ScreenCompiler {
  var installation: Installation
  /// The application that the sources are, if they are one.
  var application: Application?

  /// The compiler's arguments.
  func arguments(
    sources: [String], generated: String, overlay: String, output: String, standIns: [String]
  ) -> [String] {
    let build = installation.buildFolder
    var arguments = [
      installation.compiler, "-Onone", "-wmo", "-swift-version", "5", "-module-name",
      application?.moduleName ?? "Screens",
      // As Xcode builds for debugging.
      "-D", "DEBUG", "-suppress-warnings", "-gline-tables-only", "-use-ld=lld", "-I", build + "/Modules", "-L", build,
      // A file among the objects comes before the libraries of Swift: calls of theirs that CWork takes over find it first.
      Self.libraryFirst(output), "-Xlinker", "-rpath", "-Xlinker", build,
      "-module-cache-path", installation.moduleCacheFolder,
      // An application's own @main may stand in the user's file: it is compiled, under a name that nobody calls.
      "-Xfrontend", "-entry-point-function-name", "-Xfrontend", GeneratedMain.entry,
    ]
    if application == nil || !sources.contains(where: { $0.hasSuffix("/main.swift") || $0 == "main.swift" }) {
      arguments.append("-parse-as-library")
    }
    if application != nil {
      arguments += ["-Xlinker", "--defsym=\(GeneratedMain.callableEntry)=\(GeneratedMain.entry)"]
    }
    // Files see UIKit without importing it, as on iOS where another file of the module does.
    arguments += ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
    arguments += headerFlags + standIns
    if FileSystem.isTerminal(2) { arguments.append("-color-diagnostics") }
    return arguments + ["-vfsoverlay", overlay, "-o", output] + sources + [generated]
  }

  /// A linker script that names the runtime library.
  private static func libraryFirst(_ output: String) -> String { output + ".so" }

  /// Compiles a program; returns nil for success, otherwise the compiler's diagnostics.
  func compile(sources: [SourceFile], main: GeneratedMain, output: String) throws -> CompilerDiagnostics? {
    let generated = output + ".swift"
    let libraryFirst = Self.libraryFirst(output)
    let adaptedFolder = output + ".adapted"
    defer {
      for file in [generated, libraryFirst] { FileSystem.remove(file) }
      FileSystem.removeFolder(adaptedFolder)
    }
    let module = try AdaptedModule.write(
      sources.map { SourceAdapter.File(path: $0.path, bytes: $0.bytes) }, into: adaptedFolder,
      options: SourceAdapter.Options(missingModules: missingModules, hasRuntime: hasModule("ObjectiveC")))
    let imported = StandIns.imported(by: sources.map(\.bytes))
    let flags =
      try standIns.compilerFlags(for: imported, importedByItself: imported) + standIns.linkFlags(for: imported)
    guard FileSystem.write(Array(main.text.utf8), to: generated) else {
      throw CommandFailure(
        "\(generated): cannot be written (\(FileSystem.lastError)); free some space or make the folder writable, or set MASTHEAD_CACHE to another one",
        status: 1)
    }
    _ = try RuntimeFirst.write(libraryFirst)
    let result = try CompilerPlan.run(
      arguments(
        sources: sources.map(\.path), generated: generated, overlay: module.overlay, output: output, standIns: flags),
      sources: sources.map(\.path), output: output, keptIn: installation.cacheFolder)
    guard result.status != 0 else {
      FileSystem.writeError(module.text)
      return nil
    }
    try checkMachine(result)
    return CompilerDiagnostics(output: result.output, notes: module.notes)
  }

  private var headerFlags: [String] {
    RuntimeModules(root: installation.root, buildFolder: installation.buildFolder).headerFlags()
  }

  private var standIns: StandIns {
    StandIns(
      root: installation.root, compiler: installation.compiler, runtime: installation.runtimeLibrary,
      cacheFolder: installation.cacheFolder,
      moduleFlags: ["-I", installation.buildFolder + "/Modules"] + headerFlags)
  }

  /// Apple's modules that nothing stands in for.
  private var missingModules: [String: String] {
    Replacements.modules.filter { !hasModule($0.key) && !StandIns.names.contains($0.key) }
  }

  private func hasModule(_ name: String) -> Bool {
    FileSystem.kind(installation.buildFolder + "/Modules/\(name).swiftmodule") != .missing
  }

  /// Ends the command where the machine, and not the source, is why the compiler failed.
  private func checkMachine(_ result: Child.Result) throws {
    if result.output.contains("No space left on device") {
      throw CommandFailure(
        "no space is left on the disk of \(installation.cacheFolder) or of the temporary folder (df -h tells which); free some and try again",
        status: 1)
    }
    if result.status == 128 + 9 || result.output.contains("due to signal 9") {
      throw CommandFailure(
        "the compiler was killed, most likely because memory ran out; end other programs and try again", status: 1)
    }
  }
}
