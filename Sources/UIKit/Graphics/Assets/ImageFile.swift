/// Image files: their names, which tell the scale, and their contents.
enum ImageFile {
  struct Loaded {
    let content: UIImage.Content
    let attributes: UIImage.Attributes
  }

  static let extensions = ["png", "jpg", "jpeg"]

  /// The scales to look for on a screen, the best first: its own, then larger, then smaller ones.
  static func scales(for displayScale: CGFloat) -> [Int] {
    let own = max(1, min(3, Int(displayScale.rounded())))
    return [own] + [3, 2, 1].filter { $0 > own } + [3, 2, 1].filter { $0 < own }
  }

  /// `a/b.png` at a scale: `a/b@3x.png`.
  static func path(_ path: String, scale: Int) -> String {
    guard scale > 1 else { return path }
    let file = path as NSString
    return file.deletingPathExtension + "@\(scale)x." + file.pathExtension
  }

  /// The scale that a file's name tells.
  static func scale(ofFileAt path: String) -> CGFloat {
    let stem = (path as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }

  /// The file that `UIImage(contentsOfFile:)` reads; PNG when the path has no extension.
  static func variant(of path: String, scale: CGFloat) -> String? {
    let path = (path as NSString).pathExtension.isEmpty ? path + ".png" : path
    if self.scale(ofFileAt: path) == 1 {
      for candidate in scales(for: scale) where candidate > 1 {
        let variant = self.path(path, scale: candidate)
        if FileManager.default.fileExists(atPath: variant) { return variant }
      }
    }
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  static func load(_ path: String, scale: CGFloat? = nil) -> Loaded? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return decode(data, scale: scale ?? self.scale(ofFileAt: path), source: path)
  }

  static func decode(_ data: Data, scale: CGFloat, source: String? = nil) -> Loaded? {
    do {
      let decoded = try CGImage.decode(data)
      var attributes = UIImage.Attributes()
      attributes.scale = scale
      attributes.orientation = UIImage.Orientation(exif: decoded.exifOrientation)
      return Loaded(content: .bitmap(decoded.image), attributes: attributes)
    } catch {
      report(error, source: source)
      return nil
    }
  }

  /// Reports why a file cannot be read; of data in memory only a reason that a nil would hide from the application.
  private static func report(_ error: ImageDecodingError, source: String?) {
    var cure = "Replace the file by a whole PNG or JPEG."
    if case .tooLarge = error {
      cure = "Export the picture at the size at which it is shown."
    } else if source == nil {
      return
    }
    Diagnostics.shared.report(
      Diagnostic(
        kind: .missingResource, summary: "The image file cannot be read.", object: source ?? "UIImage(data:)",
        likelyCause: "\(error)", cure: cure))
  }
}
