/// Finds named images in folders and keeps what was found.
enum ImageCatalogue {
  private struct Key: Hashable {
    let name: String
    let folders: [String]
  }

  private static let assets = LockedTable<Key, ImageAsset?>()
  private static let imageSets = LockedTable<String, [String: String]>()

  static func forget() {
    assets.removeAll()
    imageSets.removeAll()
  }

  static func image(named name: String, bundle: Bundle?, traits: UITraitCollection?) -> UIImage? {
    let folders = (bundle?.resourcePath.map { [$0] } ?? []) + ResourceSearchPath.folders
    let asset = assets.value(for: Key(name: name, folders: folders)) { find(name, in: folders) }
    if let image = asset?.image(for: traits ?? .current) { return image }
    reportMissing(name, folders: folders)
    return nil
  }

  private static func find(_ name: String, in folders: [String]) -> ImageAsset? {
    let file = name as NSString
    let stem = ImageFile.extensions.contains(file.pathExtension.lowercased()) ? file.deletingPathExtension : name
    let extensions = stem == name ? ImageFile.extensions : [file.pathExtension]
    for folder in folders {
      let sets = imageSets.value(for: folder) { indexOfImageSets(in: folder) }
      if let set = sets[name], let asset = ImageAsset(name: name, imageSet: set) { return asset }
      for fileExtension in extensions {
        let entries = [1, 2, 3].compactMap { scale -> ImageAsset.Entry? in
          let path = ImageFile.path("\(folder)/\(stem).\(fileExtension)", scale: scale)
          guard FileManager.default.fileExists(atPath: path) else { return nil }
          return ImageAsset.Entry(path: path, scale: scale, style: .unspecified, idiom: "universal")
        }
        if !entries.isEmpty { return ImageAsset(name: name, entries: entries) }
      }
    }
    return nil
  }

  /// Image sets by name, of every asset catalogue in a folder or in a folder directly in it.
  ///
  /// Groups of a catalogue count for nothing unless they provide a namespace; then the name is `Group/NAME` too.
  private static func indexOfImageSets(in folder: String) -> [String: String] {
    var index: [String: String] = [:]
    for entry in entries(of: folder) {
      let path = folder + "/" + entry
      if entry.hasSuffix(".xcassets") {
        collect(path, group: "", into: &index)
      } else if !entry.contains(".") {
        for inner in entries(of: path) where inner.hasSuffix(".xcassets") {
          collect(path + "/" + inner, group: "", into: &index)
        }
      }
    }
    return index
  }

  private static func collect(_ folder: String, group: String, into index: inout [String: String]) {
    for entry in entries(of: folder) {
      let path = folder + "/" + entry
      if entry.hasSuffix(".imageset") {
        let name = String(entry.dropLast(".imageset".count))
        if index[name] == nil { index[name] = path }
        if !group.isEmpty, index[group + name] == nil { index[group + name] = path }
      } else if !entry.contains(".") {
        collect(path, group: group + entry + "/", into: &index)
      }
    }
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func reportMissing(_ name: String, folders: [String]) {
    let searched = folders.isEmpty ? "no folder (none was set)" : folders.joined(separator: ", ")
    Diagnostics.shared.report(
      Diagnostic(
        kind: .missingResource, summary: "There is no image named \"\(name)\".", object: "UIImage(named: \"\(name)\")",
        likelyCause: "Searched in \(searched).",
        cure:
          "Put \(name).png (or @2x, @3x, .jpg) or an asset catalogue with \(name).imageset into one of these folders."))
  }
}
