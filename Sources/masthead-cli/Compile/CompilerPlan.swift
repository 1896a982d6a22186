internal import SystemFiles

/// The commands that the compiler's driver carries out for a call, kept so that the next call of the kind needs no driver.
///
/// Of the driver's way from one file to a program, most is starting programs: the driver itself, the tool that reads an
/// object's libraries from it, and the C compiler that calls the linker (measured: 0.11, 0.04 and 0.03 of 0.36 seconds
/// for an empty program). The driver and the C compiler are asked once for their commands (`-###`), and the answer is
/// kept with places for the parts that differ from call to call: the user's files, the output, the folder that the
/// command runs in. An answer in another form is left to the driver, as is a call whose commands fail in another way
/// than by errors in the source.
struct CompilerPlan {
  /// The mark for the user's files, in their order.
  private static let sources = "\u{1}"
  /// The mark for the path of the output, which names of temporary and generated files begin with.
  private static let output = "\u{2}"
  /// The mark for the folder that the command runs in: paths in crashes are said relative to it.
  private static let folder = "\u{3}"
  /// The mark for the libraries that the object asks for.
  private static let libraries = "\u{4}"

  var compilation: [String]
  var linking: [String]

  /// Carries a call of the driver out: by the commands that were kept in a folder, or by the driver.
  static func run(_ arguments: [String], sources: [String], output: String, keptIn folder: String) throws
    -> Child.Result
  {
    // The driver gives very many files to the compiler in another form.
    guard sources.count <= 64, let current = FileSystem.currentFolder else { return try Child.run(arguments) }
    var form: [String] = []
    for argument in arguments { append(generalized(argument, sources, output) ?? argument, to: &form) }
    // What the driver looks at besides its arguments.
    let surroundings = ["PATH", "SDKROOT", "LIBRARY_PATH"].map { $0 + "=" + (FileSystem.environment($0) ?? "") }
    let identity = FileIdentity(FileSystem.resolve(arguments[0]))?.description ?? ""
    let key = SHA256.hexadecimal(of: Array((["2", identity] + surroundings + form).joined(separator: "\n").utf8))
    let path = folder + "/plan-" + key.prefix(20)
    if let plan = CompilerPlan(reading: path) ?? make(arguments, sources, output, keptAt: path) {
      if let result = plan.run(sources: sources, output: output, folder: current) { return result }
      FileSystem.remove(path)
    }
    return try Child.run(arguments)
  }

  init(compilation: [String], linking: [String]) {
    self.compilation = compilation
    self.linking = linking
  }

  private init?(reading path: String) {
    guard let bytes = FileSystem.readOwn(path) else { return nil }
    let commands = String(decoding: bytes, as: UTF8.self).split(separator: "\n\n").map {
      $0.split(separator: "\n").map(String.init)
    }
    guard commands.count == 2, commands.allSatisfy({ $0.count > 1 }) else { return nil }
    self.init(compilation: commands[0], linking: commands[1])
  }

  private static func make(
    _ arguments: [String], _ sources: [String], _ output: String, keptAt path: String
  ) -> CompilerPlan? {
    guard let asked = try? Child.run(arguments + ["-###"]), asked.status == 0,
      var plan = CompilerPlan(driver: asked.output, sources: sources, output: output)
    else { return nil }
    let asking = plan.linking.map { $0 == libraries ? "-l" + marker : $0.replacing(Self.output, with: output) }
    // Which it looks for before it answers.
    defer { FileSystem.remove(output + ".o") }
    if FileSystem.write([], to: output + ".o"), let linker = try? Child.run(asking + ["-###"]), linker.status == 0 {
      plan.linking = linkerCommand(linker.output, output: output) ?? plan.linking
    }
    let text = [plan.compilation, plan.linking].map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    let folder = FileSystem.folder(of: path)
    Leftovers.remove(in: folder, startingWith: String(path.dropFirst(folder.count + 1)) + ".")
    let new = path + ".\(FileSystem.processIdentifier)"
    // Where it cannot be kept, it is made again the next time.
    if !FileSystem.write(Array(text.utf8), to: new) || !FileSystem.rename(new, to: path) { FileSystem.remove(new) }
    return plan
  }

  /// Reads a driver's answer to `-###`; nil unless the answer consists of three calls: of the compiler, of the tool
  /// that finds libraries, and of the C compiler.
  init?(driver text: String, sources: [String], output: String) {
    let lines = text.split(separator: "\n").map { CompilerCall.words(Array($0.utf8)) }
    guard lines.count == 3, lines[0].contains("-c"), lines[1].first?.hasSuffix("swift-autolink-extract") == true,
      lines[2].first?.hasSuffix("clang") == true
    else { return nil }
    var commands: [[String]] = []
    for line in [lines[0], lines[2]] {
      var words: [String] = []
      for (place, word) in line.enumerated() {
        guard !word.isEmpty, !word.contains("\n"), let general = Self.generalized(word, sources, output)
        else { return nil }
        let isFolder = place > 0 && ["-file-compilation-dir", "-working-directory"].contains(line[place - 1])
        Self.append(isFolder ? Self.folder : general, to: &words)
      }
      commands.append(words)
    }
    self.init(compilation: commands[0], linking: commands[1])
    // The user's files are read once and in a row.
    guard compilation.count(where: { $0 == Self.sources }) == 1, linking.contains(Self.libraries) else { return nil }
  }

  /// The name of a library in place of all libraries of an object, when the C compiler is asked for the linker's call.
  private static let marker = "masthead-autolinked"

  /// Returns the linker's call in the C compiler's answer to `-###`; nil if there is none.
  static func linkerCommand(_ text: String, output: String) -> [String]? {
    guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix(" \"") }) else { return nil }
    let words = CompilerCall.words(Array(line.utf8))
    guard words.first?.hasSuffix("ld.lld") == true, words.count(where: { $0 == "-l" + marker }) == 1,
      !words.contains(where: { $0.isEmpty || $0.contains("\n") })
    else { return nil }
    return words.map { $0 == "-l" + marker ? libraries : $0.replacing(output, with: Self.output) }
  }

  private static func append(_ word: String, to words: inout [String]) {
    if word != sources || words.last != sources { words.append(word) }
  }

  /// Returns a word with placeholders for the varying parts; nil for an unknown file.
  private static func generalized(_ word: String, _ files: [String], _ output: String) -> String? {
    if files.contains(word) { return sources }
    let word = word.replacing(output, with: Self.output)
    guard let temporary = word.firstRange(of: "/TemporaryDirectory.") else { return word }
    let name = word[temporary.upperBound...].drop { $0 != "/" }.dropFirst()
    if name.hasSuffix(".o") { return Self.output + ".o" }
    return word.hasPrefix("@") && name.hasSuffix(".autolink") ? libraries : nil
  }

  /// Runs the compiler and returns its output and end; nil if something else than the source is in the way.
  private func run(sources: [String], output: String, folder: String) -> Child.Result? {
    let object = output + ".o"
    defer { FileSystem.remove(object) }
    func words(_ command: [String], libraries: [String] = []) -> [String] {
      command.flatMap { word in
        switch word {
        case Self.sources: sources
        case Self.folder: [folder]
        case Self.libraries: libraries
        default: [word.replacing(Self.output, with: output)]
        }
      }
    }
    guard let said = try? Child.run(words(compilation)), said.status <= 1 else { return nil }
    guard said.status == 0 else { return said }
    guard let libraries = ObjectFile(path: object)?.autolinkEntries,
      let linked = try? Child.run(words(linking, libraries: libraries)), linked.status == 0
    else { return nil }
    return said
  }
}
