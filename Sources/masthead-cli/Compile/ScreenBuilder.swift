/// Finds the executable of given screens in the cache, or compiles it.
struct ScreenBuilder {
  let installation: Installation
  /// The application that the sources are, if they are one.
  let application: Application?
  /// Whether previews are shown beside the screens.
  let showsPreviews: Bool
  private let cache: ScreenCache
  private let tools: [FileIdentity]

  init(installation: Installation, application: Application? = nil, showsPreviews: Bool = false) throws {
    self.showsPreviews = showsPreviews
    self.installation = installation
    self.application = application
    cache = ScreenCache(folder: installation.cacheFolder)
    // The command itself adapts the sources.
    tools = [installation.runtimeLibrary, installation.compiler, "/proc/self/exe"].compactMap {
      FileIdentity(FileSystem.resolve($0))
    }
  }

  /// The path of an executable that shows the expressions, or, when there are none, the view controllers of the files.
  func executable(sources: [SourceFile], expressions: [ScreenExpression]) throws -> String {
    let key = key(sources, expressions)
    if let executable = cache.executable(for: key) { return executable }
    return try cache.add(key) { output in
      do {
        try compile(expressions, sources, to: output)
      } catch is CompilerTrouble {
        // Modules that an earlier run left half-written, or of another build, are the usual reason.
        removeModules()
        do {
          try compile(expressions, sources, to: output)
        } catch let trouble as CompilerTrouble {
          throw trouble.failure(root: installation.root)
        }
      }
    }
  }

  /// Forgets the compiled screens, so that they are compiled again the next time.
  func forget(sources: [SourceFile], expressions: [ScreenExpression]) {
    cache.remove(key(sources, expressions))
  }

  private func key(_ sources: [SourceFile], _ expressions: [ScreenExpression]) -> String {
    CacheKey.key(
      sources: sources, expressions: expressions, tools: tools, application: application?.moduleName,
      showsPreviews: showsPreviews)
  }

  private func removeModules() {
    let folder = FileSystem.folder(of: installation.moduleCacheFolder)
    let name = installation.moduleCacheFolder.dropFirst(folder.count + 1)
    Leftovers.remove(in: folder, startingWith: name + "-old-")
    // Aside first: another command may be at work with them.
    let aside = installation.moduleCacheFolder + "-old-\(FileSystem.processIdentifier)"
    guard FileSystem.rename(installation.moduleCacheFolder, to: aside),
      let remove = FileSystem.executable(named: "rm")
    else { return }
    _ = try? Child.run([remove, "-rf", aside])
  }

  private func compile(_ expressions: [ScreenExpression], _ sources: [SourceFile], to output: String) throws {
    if let application, expressions.isEmpty {
      try compile(application, sources, to: output)
    } else if expressions.isEmpty {
      try compileControllers(of: sources, to: output)
    } else {
      try compile(expressions, with: sources, to: output)
    }
  }

  private func compile(_ application: Application, _ sources: [SourceFile], to output: String) throws {
    let main = main(.first(application.name), sources)
    let compiler = ScreenCompiler(installation: installation, application: application)
    guard let diagnostics = try compiler.compile(sources: sources, main: main, output: output) else { return }
    try reportUserErrors(diagnostics, sources)
    throw CompilerTrouble(diagnostics: diagnostics)
  }

  private func main(
    _ screens: GeneratedMain.Screens, _ sources: [SourceFile], showsPreviews: Bool? = nil
  ) -> GeneratedMain {
    GeneratedMain(
      screens: screens, resourceFolders: application == nil ? resourceFolders(sources) : [],
      startsApplication: application != nil,
      previews: showsPreviews ?? self.showsPreviews ? ScreenPreview.all(in: sources) : [])
  }

  private func resourceFolders(_ sources: [SourceFile]) -> [String] {
    var folders: [String] = []
    for source in sources where !folders.contains(source.folder) { folders.append(source.folder) }
    return folders
  }

  private func compile(_ expressions: [ScreenExpression], with sources: [SourceFile], to output: String) throws {
    guard
      let diagnostics = try ScreenCompiler(installation: installation, application: application).compile(
        sources: sources, main: main(.expressions(expressions), sources), output: output)
    else { return }
    try reportUserErrors(diagnostics, sources)
    let lines = GeneratedMain.lines(of: expressions)
    let errors = diagnostics.errors(in: GeneratedMain.expressionFile)
    for (expression, lines) in zip(expressions, lines) {
      guard let error = errors.first(where: { lines.contains($0.line) }) else { continue }
      throw CommandFailure(
        "--show '\(expression.text)': \(error.summary) (column \(error.column)); "
          + CompilerAdvice(diagnostics: diagnostics, sources: sources, root: installation.root).clause(for: error)
          + "write what makes a view or view controller, such as --show 'MyViewController(style: .plain)'")
    }
    // Only one expression can have broken the generated code around it, by a parenthesis too many or too few.
    if expressions.count == 1, let error = diagnostics.messages.first(where: \.isError), error.file != nil {
      throw CommandFailure(
        "--show '\(expressions[0].text)': not a complete Swift expression (\(error.summary)); check its parentheses")
    }
    throw CompilerTrouble(diagnostics: diagnostics)
  }

  private func compileControllers(of sources: [SourceFile], to output: String) throws {
    let found = ControllerCandidates.names(in: sources.map(\.bytes))
    var candidates = found
    // Each round drops at least one candidate, so there are at most as many rounds as candidates; two are usual.
    while true {
      let diagnostics = try ScreenCompiler(installation: installation).compile(
        sources: sources, main: main(.candidates(candidates), sources), output: output)
      guard let diagnostics else { break }
      try reportUserErrors(diagnostics, sources)
      let rejected = diagnostics.rejectedCandidates
      guard !rejected.isEmpty else { throw CompilerTrouble(diagnostics: diagnostics) }
      candidates = candidates.indices.filter { !rejected.contains($0) }.map { candidates[$0] }
    }
    guard candidates.isEmpty, !showsPreviews || ScreenPreview.all(in: sources).isEmpty else { return }
    guard !showsPreviews, !ScreenPreview.all(in: sources).isEmpty else { throw noController(found, sources) }
    // Previews are all that there is to see.
    let diagnostics = try ScreenCompiler(installation: installation).compile(
      sources: sources, main: main(.candidates([]), sources, showsPreviews: true), output: output)
    guard let diagnostics else { return }
    try reportUserErrors(diagnostics, sources)
    throw CompilerTrouble(diagnostics: diagnostics)
  }

  private func noController(_ found: [String], _ sources: [SourceFile]) -> CommandFailure {
    let files = sources.map(\.path).joined(separator: ", ")
    guard let first = found.first else {
      return CommandFailure("\(files): no view controller class; show a view with --show 'MyView(frame: .zero)'")
    }
    return CommandFailure(
      "\(files): no view controller can be made without arguments (found \(found.joined(separator: ", "))); "
        + "say how with --show '\(first)(…)'")
  }

  private func reportUserErrors(_ diagnostics: CompilerDiagnostics, _ sources: [SourceFile]) throws {
    let paths = sources.map(\.path)
    guard diagnostics.hasErrors(inFiles: paths) else { return }
    let lines = sources.map { source in
      // At the ends of lines that the compiler counts: not at separators of paragraphs in a text.
      var lines = String(decoding: source.bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { character in
        ["\n", "\r\n", "\r"].contains(character)
      }
      if lines.last?.isEmpty == true { lines.removeLast() }
      return (source.path, lines)
    }
    var text =
      diagnostics.text(ofFiles: paths, lines: Dictionary(lines, uniquingKeysWith: { first, _ in first })) + "\n"
    let advice = CompilerAdvice(diagnostics: diagnostics, sources: sources, root: installation.root)
    if let closing = advice.text { text += "\n" + closing }
    FileSystem.writeError(text)
    throw CommandFailure("")
  }
}

/// The compiler failed, and not because of the user's source.
struct CompilerTrouble: Error {
  var diagnostics: CompilerDiagnostics

  func failure(root: String) -> CommandFailure {
    let said = diagnostics.messages.map(\.text).joined(separator: "\n")
    return CommandFailure(
      "the compiler failed outside of your files; ./masthead doctor tells what the machine lacks, and removing \(root)/.build has "
        + "everything built again. It said:\n\(said)", status: 1)
  }
}
