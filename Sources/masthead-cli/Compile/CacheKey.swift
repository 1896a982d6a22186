internal import SystemFiles

/// The name under which compiled screens are kept: equal exactly when everything that the compiler would see is equal.
///
/// Seen are: paths and bytes of the files, the expressions, the runtime library and the compiler. The last two are known by path,
/// size and time of change, so that a key costs microseconds and not a read of megabytes.
enum CacheKey {
  /// Goes up when the generated code or the compiler's options change.
  static let version = "7"

  static func key(
    sources: [SourceFile], expressions: [ScreenExpression], tools: [FileIdentity], application: String? = nil,
    showsPreviews: Bool = false
  ) -> String {
    var hash = SHA256()
    func add(_ bytes: some Collection<UInt8>) {
      // Each field is preceded by its length, so that no two lists of fields give the same bytes.
      withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { hash.update($0) }
      hash.update(bytes)
    }
    add(version.utf8)
    add("tools".utf8)
    for tool in tools { add(tool.description.utf8) }
    add("sources".utf8)
    for source in sources {
      add(source.path.utf8)
      add(source.resolvedPath.utf8)
      add(source.bytes)
    }
    add("expressions".utf8)
    for expression in expressions { add(expression.text.utf8) }
    add("application".utf8)
    add((application ?? "").utf8)
    add((showsPreviews ? "previews" : "").utf8)
    return hash.hexadecimal()
  }
}
