/// Finds named images in folders and keeps them.
enum ImageCatalogue {
  private struct Key: Hashable {
    let name: String
    let folders: [String]
  }

  private static let assets = LockedTable<Key, ImageAsset?>()

  static func forget(_ files: ChangedFiles) { assets.removeAll { $0.folders.contains(where: files.touch) } }

  static func image(named name: String, bundle: Bundle?, traits: UITraitCollection?) -> UIImage? {
    let folders = ResourceSearchPath.folders(of: bundle)
    let asset = assets.value(for: Key(name: name, folders: folders)) { find(name, in: folders) }
    if let image = asset?.image(for: traits ?? .current) { return image }
    reportMissing(name, folders: folders)
    return nil
  }

  private static func find(_ name: String, in folders: [String]) -> ImageAsset? {
    let file = name as NSString
    let stem = ImageFile.extensions.contains(file.pathExtension.lowercased()) ? file.deletingPathExtension : name
    let extensions = stem == name ? ImageFile.extensions : [file.pathExtension]
    guard staysInside(name) else { return nil }
    for folder in folders {
      if let set = AssetIndex.set(named: name, kind: "imageset", in: folder),
        let asset = ImageAsset(name: name, imageSet: set)
      {
        return asset
      }
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

  /// Whether a name, or a file name of a catalogue, leads to a place in the folder that it is looked for in.
  static func staysInside(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.contains("\0") && !name.split(separator: "/").contains("..")
  }

  private static func reportMissing(_ name: String, folders: [String]) {
    guard staysInside(name) else {
      Diagnostics.shared.report(
        Diagnostic(
          kind: .missingResource, summary: "The name \"\(name)\" leads out of the asset folder.",
          object: "UIImage(named: \"\(name)\")",
          likelyCause: "Names of images are relative to an asset folder and stay in it, as in an application's bundle.",
          cure: "Put the picture into the folder, or read it with UIImage(contentsOfFile:)."))
      return
    }
    // What is wrong with a set that is there was told when it was read.
    if folders.contains(where: { AssetIndex.set(named: name, kind: "imageset", in: $0) != nil }) { return }
    Diagnostics.shared.report(
      Diagnostic(
        kind: .missingResource, summary: "There is no image named \"\(name)\".", object: "UIImage(named: \"\(name)\")",
        likelyCause: "Searched in \(AssetIndex.description(of: folders)).",
        cure:
          "Put \(name).png (or @2x, @3x, .jpg) or an asset catalogue with \(name).imageset into one of these folders."))
  }
}
