import CoreGraphics

/// A file of the closed list of fonts, and where this machine has it.
public struct FontFileLocation: Hashable, Sendable {
  /// The paths of the file in distributions, best first.
  public var paths: [String]
  /// The first path with a readable file; nil when no path has one.
  public var path: String?
  /// The Debian and Ubuntu package that installs it.
  public var package: String
  /// Names of the faces that are read from it, in the order of the list; a collection has several.
  public var faces: [String]
}

extension FontMap {
  /// The pictograms that stand for Apple's symbols; no text is drawn with them.
  public static let pictograms = FontFile(
    name: "Material Design Icons",
    paths: [
      "/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf",
      "/usr/share/fonts-materialdesignicons-webfont/fonts/materialdesignicons-webfont.ttf",
    ],
    faceIndex: 0, package: "fonts-materialdesignicons-webfont")

  /// Every file that text and symbols may come from, each once, in the order of the list; pictograms are last.
  ///
  /// Nothing is opened: for each path the system is asked once whether the file can be read.
  public func fileLocations() -> [FontFileLocation] {
    var locations: [FontFileLocation] = []
    var known: [[String]: Int] = [:]
    for file in files + [FontMap.pictograms] {
      if let index = known[file.paths] {
        locations[index].faces.append(file.name)
        continue
      }
      known[file.paths] = locations.count
      let found = file.paths.first { access($0, R_OK) == 0 }
      locations.append(
        FontFileLocation(paths: file.paths, path: found, package: file.package, faces: [file.name]))
    }
    return locations
  }
}
