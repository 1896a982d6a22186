/// The changes of one file, gathered and then made at once.
///
/// Offsets are those of the original bytes. A replacement that is shorter than the replaced text is padded with spaces,
/// so that the rest of the line keeps its column.
struct FileDraft {
  private struct Edit {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  let path: String
  let original: [UInt8]
  /// Whether the module `ObjectiveC` is available.
  let hasRuntime: Bool
  /// The path as a literal of Swift.
  private let pathLiteral: String
  /// Offsets of the first bytes of lines.
  private let lineStarts: [Int]
  private var edits: [Edit] = []
  private var insertions: [Int: [UInt8]] = [:]
  private var tail: [String] = []
  private var imports: [String] = []
  private var counters: [Character: Int] = [:]
  private var claimed: [Range<Int>] = []
  private var selectors: [String: String] = [:]
  private var paths: [String: String] = [:]

  init(path: String, original: [UInt8], hasRuntime: Bool = true) {
    (self.path, self.original, self.hasRuntime) = (path, original, hasRuntime)
    pathLiteral = GeneratedText.swift(path)
    lineStarts = [0] + ByteSearch(original).places(of: "\n").map { $0 + 1 }
  }

  var isChanged: Bool { !edits.isEmpty || !insertions.isEmpty || !tail.isEmpty || !imports.isEmpty }

  /// The offsets of `@NSManaged` on properties of layers.
  var layerVariables: Set<Int> = []

  // MARK: Places

  /// Replaces a stretch in which later changes are ignored.
  mutating func claim(_ range: Range<Int>, with text: String) {
    replace(range, with: text)
    claimed.append(range)
  }

  /// Puts spaces in the place of all that is not a line break.
  mutating func blank(_ range: Range<Int>) {
    replace(range, with: [])
  }

  /// Replaces text by other text, padded with spaces; `padding` counts the bytes that stand before the spaces.
  ///
  /// Text that is longer than its place moves the rest of the line.
  mutating func replace(_ range: Range<Int>, with text: String, paddingAt padding: Int? = nil) {
    var bytes = Array(text.utf8)
    let room = range.count - bytes.count
    if room > 0, let padding { bytes.insert(contentsOf: repeatElement(UInt8(ascii: " "), count: room), at: padding) }
    replace(range, with: bytes)
  }

  private mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    guard !claimed.contains(where: { $0.overlaps(range) }) else { return }
    var result = bytes
    // Line breaks inside of what is replaced stay, and so do the columns behind them.
    for index in range.dropFirst(bytes.count) {
      let byte = original[index]
      result.append(byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " "))
    }
    for index in range.prefix(bytes.count) where original[index] == UInt8(ascii: "\n") {
      // Longer text over a line break: the break follows it.
      result.append(original[index])
    }
    edits.append(Edit(range: range, bytes: result))
  }

  /// Inserts text before the byte at an offset, which has to be the closing brace of a type.
  mutating func insert(_ text: String, beforeBraceAt offset: Int) {
    if insertions[offset] == nil,
      let last = original[..<offset].last(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
    {
      // A member on the brace's own line ends first.
      let starts = [UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: ";")]
      if !starts.contains(last) { insertions[offset] = Array("; ".utf8) }
    }
    insertions[offset, default: []] += Array(text.utf8)
  }

  /// Inserts lines before the closing brace of a type; the brace keeps its line and column in messages.
  mutating func insert(lines text: String, beforeBraceAt offset: Int) {
    let (line, column) = place(of: offset)
    let rest = "#sourceLocation(file: \(pathLiteral), line: \(line))\n"
    insert("\n\(text)\n\(rest)\(String(repeating: " ", count: column - 1))", beforeBraceAt: offset)
  }

  /// Inserts text before a byte; the rest of the line moves.
  mutating func insert(_ text: String, at offset: Int) {
    insertions[offset, default: []] += Array(text.utf8)
  }

  /// Adds declarations behind the file's last line.
  mutating func append(_ text: String, guards: [String] = []) {
    let lines = guards.map { "#if \($0)" } + [text] + guards.map { _ in "#endif" }
    tail.append(lines.joined(separator: "\n"))
  }

  /// Adds declarations behind the file's last line; the compiler's messages on them name the line of an offset.
  mutating func append(_ text: String, for offset: Int, guards: [String] = []) {
    append(located(text, at: offset) + "\n#sourceLocation()", guards: guards)
  }

  /// Text with the line of an offset in messages; lines of the text count on from it.
  func located(_ text: String, at offset: Int) -> String {
    "#sourceLocation(file: \(pathLiteral), line: \(place(of: offset).line))\n" + text
  }

  /// Adds an error with the line and column of an offset.
  mutating func append(error text: String, at offset: Int, guards: [String]) {
    let column = String(repeating: " ", count: place(of: offset).column - 1)
    append("\(column)#error(\(GeneratedText.swift(text)))", for: offset, guards: guards)
  }

  /// Adds declarations behind the file's last line, unless they were added before.
  mutating func append(once text: String) {
    if !tail.contains(text) { tail.append(text) }
  }

  /// Adds an import behind the file's last line, once.
  mutating func append(import module: String) {
    if !imports.contains(module) { imports.append(module) }
  }

  /// A new name of a kind: `_s1`, `_s2`, … `_sz`, `_s10`.
  mutating func name(_ kind: Character) -> String {
    counters[kind, default: 0] += 1
    return "_\(kind)" + String(counters[kind]!, radix: 36)
  }

  /// The name of a value that makes the selector of that name, declared behind the last line.
  mutating func selector(_ selector: String) -> String {
    if let name = selectors[selector] { return name }
    let name = self.name("s")
    selectors[selector] = name
    if hasRuntime {
      append(value: name, "_SelectorName", selector)
    } else {
      append("private typealias \(name) = Selector")
    }
    return name
  }

  /// The name of a value that makes the text of a path of properties, declared behind the last line.
  mutating func path(_ path: String) -> String {
    if let name = paths[path] { return name }
    let name = self.name("k")
    paths[path] = name
    append(value: name, "_PathName", path)
    return name
  }

  /// Declares `_q` for the properties of a type, behind the last line.
  mutating func appendPropertiesOf() {
    append(import: "ObjectiveC")
    append(once: "private typealias _q<Root> = _PropertiesOf<Root>")
  }

  private mutating func append(value name: String, _ type: String, _ argument: String) {
    append(import: "ObjectiveC")
    // Globals of main.swift get their values in the order of its lines; this one would be last.
    let isMain = path == "main.swift" || path.hasSuffix("/main.swift")
    append(
      isMain
        ? "private var \(name): \(type) { \(type)(\(GeneratedText.swift(argument))) }"
        : "private let \(name) = \(type)(\(GeneratedText.swift(argument)))")
  }

  // MARK: Result

  /// The text with all changes.
  func text() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(original.count + 512)
    var position = 0
    struct Change {
      var start: Int
      var end: Int
      var bytes: [UInt8]
    }
    var changes = edits.map { Change(start: $0.range.lowerBound, end: $0.range.upperBound, bytes: $0.bytes) }
    changes += insertions.map { Change(start: $0.key, end: $0.key, bytes: $0.value) }
    changes.sort { ($0.start, $0.end) < ($1.start, $1.end) }
    for change in changes {
      // Of two changes of the same text the first counts.
      guard change.start >= position else { continue }
      result += original[position..<change.start]
      result += change.bytes
      position = change.end
    }
    result += original[position...]
    guard !tail.isEmpty || !imports.isEmpty else { return result }
    if let last = result.last, last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
    for module in imports { result += Array("import \(module)\n".utf8) }
    for text in tail { result += Array((text + "\n").utf8) }
    return result
  }

  /// Line and column of an offset, counted from 1, in bytes.
  ///
  /// - Complexity: O(log lines).
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }
}
