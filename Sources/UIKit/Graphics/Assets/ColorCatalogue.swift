/// Finds named colours in folders and keeps them.
enum ColorCatalogue {
  struct Variants: Sendable {
    let light: CGColor
    let dark: CGColor?

    func color(for traits: UITraitCollection) -> CGColor {
      traits.userInterfaceStyle == .dark ? dark ?? light : light
    }
  }

  private struct Key: Hashable {
    let name: String
    let folders: [String]
  }

  private static let colors = LockedTable<Key, Variants?>()

  static func forget(_ files: ChangedFiles) { colors.removeAll { $0.folders.contains(where: files.touch) } }

  /// Whether a set of the name exists, without a report.
  static func has(_ name: String, bundle: Bundle?) -> Bool {
    let folders = ResourceSearchPath.folders(of: bundle)
    return folders.contains { AssetIndex.set(named: name, kind: "colorset", in: $0) != nil }
  }

  static func variants(named name: String, bundle: Bundle?) -> Variants? {
    let folders = ResourceSearchPath.folders(of: bundle)
    let found = colors.value(for: Key(name: name, folders: folders)) {
      for folder in folders {
        if let set = AssetIndex.set(named: name, kind: "colorset", in: folder), let variants = read(set) {
          return variants
        }
      }
      return nil
    }
    if let found { return found }
    // What cannot be read of a set that is there was told when it was read.
    if folders.contains(where: { AssetIndex.set(named: name, kind: "colorset", in: $0) != nil }) { return nil }
    Diagnostics.shared.report(
      Diagnostic(
        kind: .missingResource, summary: "There is no colour named \"\(name)\".", object: "UIColor(named: \"\(name)\")",
        likelyCause: "Searched in \(AssetIndex.description(of: folders)).",
        cure: "Put an asset catalogue with \(name).colorset (of sRGB or grey components) into one of these folders."))
    return nil
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        let appearance: String
        let value: String
      }
      struct Value: Decodable {
        let components: [String: String]?
      }
      let color: Value?
      let idiom: String?
      let appearances: [Appearance]?
    }
    let colors: [Entry]
  }

  private static func read(_ folder: String) -> Variants? {
    guard let contents = AssetContents.read(Contents.self, in: folder) else { return nil }
    var light: CGColor?
    var dark: CGColor?
    for entry in contents.colors where ["universal", "iphone", nil].contains(entry.idiom) {
      guard let color = entry.color?.components.flatMap(color) else { continue }
      if (entry.appearances ?? []).contains(where: { $0.appearance == "luminosity" && $0.value == "dark" }) {
        dark = color
      } else if light == nil {
        light = color
      }
    }
    if light == nil { AssetContents.reportWithoutColor(folder) }
    return light.map { Variants(light: $0, dark: dark) }
  }

  private static func color(_ components: [String: String]) -> CGColor? {
    let alpha = components["alpha"].flatMap(component) ?? 1
    if let white = components["white"].flatMap(component) {
      return CGColor(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = components["red"].flatMap(component), let green = components["green"].flatMap(component),
      let blue = components["blue"].flatMap(component)
    else { return nil }
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `0x7F`, `127` (of 255) or `0.498`.
  private static func component(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if text.contains(".") { return Double(text).map { CGFloat($0) } }
    return Int(text).map { CGFloat($0) / 255 }
  }
}
