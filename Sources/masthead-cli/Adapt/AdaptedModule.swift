import SourceAdapter

/// The adapted text of a module's files on the disk, laid over the originals by the compiler's virtual file system.
///
/// The compiler reads the adapted text under the path of the original: what it says, and what it writes of its own names, knows the user's
/// files only. Files are written when they differ, so that incremental builds stay incremental.
struct AdaptedModule {
  /// The adapter's notes on constructs that it answered in part or not at all.
  var notes: [SourceAdapter.Note]
  /// Files whose adapted text is another one than before while the user's file is older than that: their class got a member that an
  /// extension in another file asks for.
  var changedWithoutEdit: Bool
  /// The file that tells the compiler.
  var overlay: String

  /// Adapts the files and writes the results into `folder`.
  ///
  /// `lists` are files that SwiftPM writes of the module's tests.
  static func write(
    _ files: [SourceAdapter.File], lists: [SourceAdapter.File] = [], into folder: String, options: SourceAdapter.Options
  ) throws -> AdaptedModule {
    let overlay = folder + "/overlay.yaml"
    let protocols = folder + "/" + OptionalProtocolFile.name
    let key = KeptAdaptation.key(files, lists: lists, options: options)
    if let kept = KeptAdaptation(key: key, in: folder), FileSystem.kind(overlay) == .file {
      return AdaptedModule(
        notes: kept.notes, changedWithoutEdit: false,
        overlay: overlay)
    }
    let result = SourceAdapter.adapt(files, options: options)
    guard FileSystem.makeFolder(folder) else { throw cannotWrite(folder) }
    guard OptionalProtocolFile.write(result.optionalProtocols, to: protocols) else { throw cannotWrite(protocols) }
    var roots: [String] = []
    var changedWithoutEdit = false
    let current = FileSystem.resolve(".")
    var names: Set<String> = []
    // Its time is that of the last call; other files keep theirs while they stay the same.
    let mark = folder + "/last-call"
    let last = FileIdentity(mark)
    let texts = result.texts + lists.map { DiscoveredTests.adapted($0.bytes) }
    for (file, text) in zip(files + lists, texts) {
      guard let text else { continue }
      let path = file.path.hasPrefix("/") ? file.path : current + "/" + file.path
      let name =
        String(path.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }, radix: 36)
        + ".swift"
      names.insert(name)
      let adapted = folder + "/" + name
      if FileSystem.read(adapted) != text {
        if let last, let source = FileIdentity(path), last.changed > source.changed { changedWithoutEdit = true }
        guard FileSystem.write(text, to: adapted) else { throw cannotWrite(adapted) }
      }
      roots.append(
        "{\"type\":\"file\",\"name\":\(GeneratedText.json(path)),\"external-contents\":\(GeneratedText.json(adapted))}")
    }
    // A class that needs no member any more.
    for name in FileSystem.list(folder) where name.hasSuffix(".swift") && !names.contains(name) {
      FileSystem.remove(folder + "/" + name)
      changedWithoutEdit = true
    }
    let text = Array(
      "{\"version\":0,\"use-external-names\":false,\"roots\":[\(roots.joined(separator: ",\n"))]}\n".utf8)
    guard FileSystem.touch(mark) || FileSystem.write([], to: mark) else { throw cannotWrite(mark) }
    if FileSystem.read(overlay) != text, !FileSystem.write(text, to: overlay) { throw cannotWrite(overlay) }
    KeptAdaptation(key: key, files: names.sorted(), notes: result.notes).write(into: folder)
    return AdaptedModule(
      notes: result.notes, changedWithoutEdit: changedWithoutEdit,
      overlay: overlay)
  }

  /// The notes as the compiler would print warnings.
  var text: String { Self.text(of: notes) }

  static func text(of notes: [SourceAdapter.Note]) -> String {
    notes.map { "\($0.path):\($0.line):\($0.column): warning: \($0.text)\n" }.joined()
  }

  private static func cannotWrite(_ path: String) -> CommandFailure {
    CommandFailure(
      "\(path): cannot be written (\(FileSystem.lastError)); free some space or make the folder writable", status: 1)
  }
}
