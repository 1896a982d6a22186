import SourceAdapter
internal import SystemFiles

/// The record of a module's last adaptation, so that unchanged files need not be parsed again.
///
/// It is believed when everything that the adapter would see is equal: paths and bytes of all files, the options, and the command itself. Parsing is
/// most of what adapting costs; the key costs a digest of the files.
struct KeptAdaptation: Equatable {
  var key: String
  /// Names of the adapted files, which have to be there.
  var files: [String]
  var notes: [SourceAdapter.Note]

  /// The file in the module's folder.
  static let name = "kept"

  private static let field: Character = "\u{1F}"
  private static let record: Character = "\u{1E}"

  static func key(_ files: [SourceAdapter.File], lists: [SourceAdapter.File], options: SourceAdapter.Options) -> String
  {
    var hash = SHA256()
    func add(_ bytes: some Collection<UInt8>) {
      // Each field is preceded by its length, so that no two lists of fields give the same bytes.
      withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { hash.update($0) }
      hash.update(bytes)
    }
    func add(_ texts: [String]) {
      add(String(texts.count).utf8)
      for text in texts { add(text.utf8) }
    }
    add(["1", SourceAdapter.version, FileIdentity("/proc/self/exe")?.description ?? "", FileSystem.resolve(".")])
    add([String(options.hasRuntime)])
    add(options.missingModules.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    for found in options.foreignProtocols {
      add([found.name])
      add(found.methods)
      add(found.properties.flatMap { [$0.name, $0.type] })
      add(found.inherited)
    }
    for group in [files, lists] {
      add([String(group.count)])
      for file in group {
        add(file.path.utf8)
        add(file.bytes)
      }
    }
    return hash.hexadecimal()
  }

  /// Reads the record kept in a module's folder under the key; nil if its key is another, or if a file of it is gone.
  init?(key: String, in folder: String) {
    guard let bytes = FileSystem.read(folder + "/" + Self.name) else { return nil }
    let records = String(decoding: bytes, as: UTF8.self).split(separator: Self.record, omittingEmptySubsequences: false)
      .map { $0.split(separator: Self.field, omittingEmptySubsequences: false).map(String.init) }
    guard records.count >= 2, records[0] == [key] else { return nil }
    self.key = key
    files = records[1].filter { !$0.isEmpty }
    notes = []
    for fields in records.dropFirst(2) {
      guard fields.count == 5, let line = Int(fields[1]), let column = Int(fields[2]) else { return nil }
      notes.append(
        SourceAdapter.Note(path: fields[0], line: line, column: column, text: fields[4], isError: fields[3] == "error"))
    }
    guard files.allSatisfy({ FileSystem.kind(folder + "/" + $0) == .file }) else { return nil }
  }

  init(key: String, files: [String], notes: [SourceAdapter.Note]) {
    (self.key, self.files, self.notes) = (key, files, notes)
  }

  /// Writes the adaptation; if writing fails nothing is kept, and the next call adapts again.
  func write(into folder: String) {
    var records = [[key], files]
    records += notes.map { [$0.path, String($0.line), String($0.column), $0.isError ? "error" : "note", $0.text] }
    let text = records.map { $0.joined(separator: String(Self.field)) }.joined(separator: String(Self.record))
    let path = folder + "/" + Self.name
    guard FileSystem.write(Array(text.utf8), to: path + ".new"), FileSystem.rename(path + ".new", to: path) else {
      FileSystem.remove(path)
      return
    }
  }
}
