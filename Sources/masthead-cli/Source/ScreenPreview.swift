import SourceAdapter

/// A `#Preview` of one of the user's files.
struct ScreenPreview: Equatable {
  /// The name of the preview, or the file's with `Preview` if it has none.
  var name: String
  /// The file, as the user wrote it.
  var path: String
  var declaration: PreviewDeclaration

  /// The previews of all files, in their order.
  static func all(in sources: [SourceFile]) -> [ScreenPreview] {
    sources.flatMap { source in
      let file = source.path.split(separator: "/").last.map { $0.dropLast(".swift".count) } ?? "Screen"
      return PreviewDeclaration.all(in: source.bytes).map { declaration in
        let name = declaration.name.flatMap { $0.contains(where: \.isLetter) ? $0 : nil } ?? "\(file)-Preview"
        return ScreenPreview(name: name, path: source.path, declaration: declaration)
      }
    }
  }
}
