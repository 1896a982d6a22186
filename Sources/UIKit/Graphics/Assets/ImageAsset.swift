/// A named image with its variants by scale and appearance.
final class ImageAsset: @unchecked Sendable {
  struct Entry: Hashable {
    let path: String
    let scale: Int
    let style: UIUserInterfaceStyle
    let idiom: String
  }

  let name: String
  let entries: [Entry]
  private let renderingMode: UIImage.RenderingMode
  private let loaded = LockedTable<Entry, UIImage?>()

  init(name: String, entries: [Entry], renderingMode: UIImage.RenderingMode = .automatic) {
    self.name = name
    self.entries = entries
    self.renderingMode = renderingMode
  }

  /// The image for traits: the idiom's own before the universal, the appearance's own before any, the best scale.
  func image(for traits: UITraitCollection) -> UIImage? {
    let current = UITraitCollection.current
    let scale = traits.displayScale > 0 ? traits.displayScale : current.displayScale
    let style = traits.userInterfaceStyle != .unspecified ? traits.userInterfaceStyle : current.userInterfaceStyle
    let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    var candidates = entries.filter { $0.idiom == idiom }
    if candidates.isEmpty { candidates = entries.filter { $0.idiom == "universal" } }
    if candidates.isEmpty { candidates = entries }
    let styled = candidates.filter { $0.style == style }
    let plain = candidates.filter { $0.style == .unspecified }
    let fitting = !styled.isEmpty ? styled : !plain.isEmpty ? plain : candidates
    for wanted in ImageFile.scales(for: scale) {
      if let entry = fitting.first(where: { $0.scale == wanted }), let image = load(entry) { return image }
    }
    return nil
  }

  private func load(_ entry: Entry) -> UIImage? {
    loaded.value(for: entry) {
      guard let file = ImageFile.load(entry.path, scale: CGFloat(entry.scale)) else { return nil }
      var attributes = file.attributes
      attributes.renderingMode = renderingMode
      attributes.name = name
      return UIImage(file.content, attributes, asset: self)
    }
  }

  // MARK: Asset catalogues

  private struct Contents: Decodable {
    struct Image: Decodable {
      struct Appearance: Decodable {
        let appearance: String
        let value: String
      }
      let filename: String?
      let scale: String?
      let idiom: String?
      let appearances: [Appearance]?
    }
    struct Properties: Decodable {
      let intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    let images: [Image]?
    let properties: Properties?
  }

  /// Reads a `NAME.imageset` folder; nil, and a diagnostic, when its `Contents.json` names no PNG or JPEG file.
  convenience init?(name: String, imageSet folder: String) {
    guard let contents = AssetContents.read(Contents.self, in: folder) else { return nil }
    var entries: [Entry] = []
    for image in contents.images ?? [] {
      guard let filename = image.filename,
        ImageFile.extensions.contains((filename as NSString).pathExtension.lowercased())
      else { continue }
      guard !filename.contains("/"), FileManager.default.fileExists(atPath: folder + "/" + filename) else {
        AssetContents.reportMissing(file: filename, in: folder)
        continue
      }
      let luminosity = image.appearances?.first { $0.appearance == "luminosity" }?.value
      // A set without a scale holds one file for all of them, one pixel in a point.
      entries.append(
        Entry(
          path: folder + "/" + filename, scale: Int(image.scale?.dropLast() ?? "1") ?? 1,
          style: luminosity == "dark" ? .dark : luminosity == "light" ? .light : .unspecified,
          idiom: image.idiom ?? "universal"))
    }
    guard !entries.isEmpty else {
      AssetContents.reportEmpty(folder)
      return nil
    }
    let intent = contents.properties?.intent
    self.init(
      name: name, entries: entries,
      renderingMode: intent == "template" ? .alwaysTemplate : intent == "original" ? .alwaysOriginal : .automatic)
  }
}
