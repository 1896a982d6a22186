internal import SystemFiles

/// The commands that the compiler's driver carries out for a call, kept so that the next call of the kind needs no driver.
///
/// The driver takes as long to think as the compiler to compile a screen (measured: 0.3 to 0.6 of 1.1 seconds on two busy cores, 0.06 on idle ones). It is asked
/// once for its commands (`-###`) and the answer is kept with places for what differs from call to call: the user's files, the output, and
/// names of temporary files. What the driver answers in another form is left to the driver, as is a call whose commands fail after the compiler.
struct CompilerPlan {
  /// Stands for the user's files, in their order.
  private static let sources = "\u{1}"
  /// Stands for the path of the output, which temporary files and generated ones begin with.
  private static let output = "\u{2}"

  private var commands: [[String]]

  /// Carries a call of the driver out: by the commands that were kept in a folder, or by the driver.
  static func run(_ arguments: [String], sources: [String], output: String, folder: String) throws -> Child.Result {
    let form = arguments.map { generalized($0, sources, output) ?? $0 }
    let identity = FileIdentity(FileSystem.resolve(arguments[0]))?.description ?? ""
    let key = SHA256.hexadecimal(of: Array(([identity] + form).joined(separator: "\n").utf8))
    let path = folder + "/plan-" + key.prefix(20)
    if let plan = CompilerPlan(reading: path) ?? make(arguments, sources, output, keepingAt: path) {
      if let result = try plan.run(sources: sources, output: output) { return result }
      FileSystem.remove(path)
    }
    return try Child.run(arguments)
  }

  private init(commands: [[String]]) { self.commands = commands }

  private init?(reading path: String) {
    guard let bytes = FileSystem.readOwn(path) else { return nil }
    commands = String(decoding: bytes, as: UTF8.self).split(separator: "\n\n").map {
      $0.split(separator: "\n").map(String.init)
    }
    guard commands.count == 3 else { return nil }
  }

  private static func make(
    _ arguments: [String], _ sources: [String], _ output: String, keepingAt path: String
  ) -> CompilerPlan? {
    guard let asked = try? Child.run(arguments + ["-###"]), asked.status == 0 else { return nil }
    let lines = asked.output.split(separator: "\n").map { CompilerCall.words(Array($0.utf8)) }
    // The compiler, what it asks to be linked, and the linker.
    guard lines.count == 3, lines[0].contains("-c"), lines[1].first?.hasSuffix("swift-autolink-extract") == true,
      lines[2].first?.hasSuffix("clang") == true
    else { return nil }
    var commands: [[String]] = []
    for line in lines {
      var words: [String] = []
      for word in line {
        guard !word.isEmpty, !word.contains("\n"), let general = generalized(word, sources, output) else { return nil }
        if general == Self.sources, words.last == Self.sources { continue }
        words.append(general)
      }
      commands.append(words)
    }
    // The user's files are read once and in a row.
    guard commands[0].count(where: { $0 == Self.sources }) == 1 else { return nil }
    let text = commands.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    let new = path + ".\(FileSystem.processIdentifier)"
    guard FileSystem.write(Array(text.utf8), to: new), FileSystem.rename(new, to: path) else { return nil }
    return CompilerPlan(commands: commands)
  }

  /// A word with places for what differs; nil for a file of which nobody knows what it is.
  private static func generalized(_ word: String, _ files: [String], _ output: String) -> String? {
    if files.contains(word) { return sources }
    let word = word.replacing(output, with: Self.output)
    guard let folder = word.firstRange(of: "/TemporaryDirectory.") else { return word }
    let name = word[folder.upperBound...].drop { $0 != "/" }.dropFirst()
    guard name.hasSuffix(".o") || name.hasSuffix(".autolink") else { return nil }
    return (word.hasPrefix("@") ? "@" : "") + Self.output + "-" + name
  }

  /// What the compiler said and how it ended; nil where it went well and what comes after it did not.
  private func run(sources: [String], output: String) throws -> Child.Result? {
    var temporary: Set<String> = []
    defer { for file in temporary { FileSystem.remove(file) } }
    var said = Child.Result(status: 0, output: "")
    for (place, command) in commands.enumerated() {
      let words = command.flatMap { word in
        word == Self.sources ? sources : [word.replacing(Self.output, with: output)]
      }
      for (form, word) in zip(command, command.map { $0.replacing(Self.output, with: output) })
      where form.hasPrefix(Self.output + "-") {
        temporary.insert(word)
      }
      let result = try Child.run(words)
      if place == 0 { said = result }
      guard result.status == 0 else { return place == 0 ? result : nil }
    }
    return said
  }
}
