import SourceAdapter

/// Lists at the end the names in a file that Masthead lacks, and what to write instead.
///
/// The compiler's messages stay as they are; "Objective-C interoperability is disabled" alone helps nobody. Only known
/// things are listed: names of Apple's (`AppleNames`), constructs that the source adapter could not answer, missing
/// modules, types of files beside the user's, and names that are nearly Apple's. A message that has none of these gets
/// no line.
struct CompilerAdvice {
  /// A name that Masthead lacks.
  struct Thing: Hashable {
    /// The name of the thing as written.
    var name: String
    var advice: String
  }

  private let diagnostics: CompilerDiagnostics
  private let sources: [SourceFile]
  private let names: AppleNames
  /// The types of files that could be named too; none of a package's, whose manifest lists its files.
  private let neighbours: NeighbourTypes
  private let isOfPackage: Bool

  init(diagnostics: CompilerDiagnostics, sources: [SourceFile], root: String, isOfPackage: Bool = false) {
    self.init(diagnostics: diagnostics, sources: sources, names: AppleNames(root: root), isOfPackage: isOfPackage)
  }

  init(diagnostics: CompilerDiagnostics, sources: [SourceFile], names: AppleNames, isOfPackage: Bool = false) {
    (self.diagnostics, self.sources, self.names) = (diagnostics, sources, names)
    self.isOfPackage = isOfPackage
    neighbours = NeighbourTypes(sources: isOfPackage ? [] : sources)
  }

  /// The closing list; nil without entries.
  var text: String? {
    var things: [Thing] = []
    var places: [Thing: [String]] = [:]
    func add(_ thing: Thing, _ place: String) {
      if places[thing] == nil { things.append(thing) }
      if places[thing]?.contains(place) != true { places[thing, default: []].append(place) }
    }
    let paths = sources.map(\.path)
    for message in diagnostics.messages {
      guard message.isError, let file = message.file, let index = paths.firstIndex(of: file) else { continue }
      let prefix = sources.count > 1 ? file + ":" : ""
      for thing in explain(message, in: sources[index]) { add(thing.thing, prefix + String(thing.line)) }
    }
    for note in diagnostics.notes {
      guard let colon = note.text.firstRange(of: ": ") else { continue }
      let prefix = sources.count > 1 ? note.path + ":" : ""
      add(
        Thing(name: String(note.text[..<colon.lowerBound]), advice: String(note.text[colon.upperBound...])),
        prefix + String(note.line))
    }
    guard !things.isEmpty else { return nil }
    var lines = ["masthead: what is not there on Linux or not in Masthead, and what to write instead:"]
    for thing in things {
      let places = places[thing] ?? []
      let shown = places.prefix(6).joined(separator: ", ") + (places.count > 6 ? " and \(places.count - 6) more" : "")
      lines.append("  \(thing.name) (line\(places.count == 1 ? "" : "s") \(shown)): \(thing.advice)")
    }
    lines.append(
      "  What only iOS needs may stand between #if os(iOS) and #endif. All of UIKit that is there: docs/Compatibility.md"
    )
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the advice to add to the one line about an error in an expression; ends in "; " or is empty.
  func clause(for message: CompilerDiagnostics.Message) -> String {
    explain(message, in: nil).first.map { "\($0.thing.advice); " } ?? ""
  }

  private typealias Found = (thing: Thing, line: Int)

  private func explain(_ message: CompilerDiagnostics.Message, in source: SourceFile?) -> [Found] {
    let summary = message.summary
    let quoted = Self.quoted(summary)
    func found(_ name: String, _ advice: String) -> [Found] { [(Thing(name: name, advice: advice), message.line)] }

    if summary.hasPrefix("no such module"), let name = quoted.first {
      let cure =
        isOfPackage
        ? "and none is among what this target depends on; name it in the manifest, or put the import between #if canImport(\(name)) and #endif"
        : "name the files that the screen needs instead"
      return found("import \(name)", "no such module is part of Swift on Linux\(isOfPackage ? "," : ";") \(cure)")
    }
    if summary.contains("does not override any"), let source,
      let name = Self.overriddenName(in: source, line: message.line, column: message.column)
    {
      return member(name, of: "", message).map { [($0, message.line)] } ?? []
    }
    if summary.hasPrefix("cannot find"), let name = quoted.first {
      return type(name, message).map { [($0, message.line)] } ?? []
    }
    if summary.contains("is not a member type of"), quoted.count == 2 {
      return type(Self.bareType(quoted[1]) + "." + quoted[0], message).map { [($0, message.line)] } ?? []
    }
    if summary.contains("has no member"), quoted.count >= 2 {
      return member(quoted[1], of: Self.bareType(quoted[0]), message).map { [($0, message.line)] } ?? []
    }
    return []
  }

  /// Returns the advice for a name that stands alone: a type, a function, or a member of the class around it.
  private func type(_ name: String, _ message: CompilerDiagnostics.Message) -> Thing? {
    if let advice = Replacements.names[name] {
      return Thing(name: name, advice: names.hasType(name) ? "Apple has it, Masthead does not yet; \(advice)" : advice)
    }
    if names.hasType(name) { return Thing(name: name, advice: "Apple has it, Masthead does not yet") }
    if let file = neighbours.file(declaring: name) {
      return Thing(
        name: name,
        advice:
          "declared in \(file); name that file too: masthead snapshot \(sources.map(\.path).joined(separator: " ")) \(file)"
      )
    }
    if name.contains(".") { return nil }
    for (prefix, module) in Replacements.prefixes
    where name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true {
      return Thing(name: name, advice: "\(module) is not part of Swift on Linux")
    }
    if name.first?.isLowercase == true, let owner = names.ownerOfMissing(name, in: "") {
      return Thing(name: name, advice: "Apple has \(owner).\(name), Masthead does not yet")
    }
    if name.hasPrefix("UI") || name.hasPrefix("NS") {
      guard let near = names.nearest(to: name) else { return nil }
      return Thing(name: name, advice: "no name of Apple's; the nearest is \(near)")
    }
    return nil
  }

  private func member(_ name: String, of type: String, _ message: CompilerDiagnostics.Message) -> Thing? {
    let base = String(name.prefix { $0 != "(" })
    let full = type.isEmpty ? base : "\(type).\(base)"
    if let owner = names.ownerOfMissing(base, in: type) {
      let advice = Replacements.names[base].map { "; \($0)" } ?? ""
      return Thing(name: full, advice: "Apple has \(owner).\(base), Masthead does not yet\(advice)")
    }
    if let advice = Replacements.names[base] { return Thing(name: full, advice: advice) }
    // A member of the user's own types is theirs to find.
    guard type.isEmpty || names.hasType(type), let near = names.nearest(to: base, in: type) else { return nil }
    return Thing(name: full, advice: "no name of Apple's; the nearest is \(near)")
  }

  /// Returns the words between single quotes.
  static func quoted(_ text: String) -> [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated().compactMap { index, part in
      index % 2 == 1 ? String(part) : nil
    }
  }

  /// A type without its module, optional marks and `.Type`.
  static func bareType(_ text: String) -> String {
    var name = text
    if name.hasPrefix("UIKit.") { name.removeFirst(6) }
    while let last = name.last, last == "?" || last == "!" { name.removeLast() }
    if name.hasSuffix(".Type") { name.removeLast(5) }
    return name
  }

  private static func bytes(of source: SourceFile, line: Int) -> ArraySlice<UInt8> {
    var rest = source.bytes[...]
    for _ in 1..<max(1, line) {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return [] }
      rest = rest[(end + 1)...]
    }
    return rest.prefix { $0 != UInt8(ascii: "\n") }
  }

  /// The name at a place.
  private static func overriddenName(in source: SourceFile, line: Int, column: Int) -> String? {
    let name = bytes(of: source, line: line).dropFirst(max(column - 1, 0)).prefix {
      $0 == UInt8(ascii: "_") || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
        || ($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z"))
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}

/// Types that Swift files beside the user's declare.
struct NeighbourTypes {
  private static let largestFolder = 200
  private let files: [String]

  init(sources: [SourceFile]) {
    let known = Set(sources.map(\.resolvedPath))
    var files: [String] = []
    var folders: Set<String> = []
    for source in sources where folders.insert(source.folder).inserted {
      let prefix = source.path.contains("/") ? FileSystem.folder(of: source.path) + "/" : ""
      for name in FileSystem.list(source.folder).prefix(Self.largestFolder) where name.hasSuffix(".swift") {
        if !known.contains(FileSystem.resolve(source.folder + "/" + name)) { files.append(prefix + name) }
      }
    }
    self.files = files
  }

  /// The first file that declares a type of that name.
  func file(declaring name: String) -> String? {
    files.first { file in FileSystem.read(file).map { ClassDeclaration.declares(name, in: $0) } ?? false }
  }
}
