/// The compiler's flags for UIKit and the modules below it.
struct RuntimeModules {
  var root: String
  var buildFolder: String

  /// Packages whose headers the C modules include.
  static let systemPackages = [
    "cairo", "libpng", "libjpeg", "libwebp", "libisal", "libdeflate", "freetype2", "harfbuzz", "icu-uc",
  ]

  /// Module maps of the C modules that UIKit's module refers to.
  func moduleMaps() -> [String] {
    let sources = root + "/Sources"
    let modules = FileSystem.list(sources).filter { $0.hasPrefix("C") }
    let maps = modules.flatMap {
      [sources + "/\($0)/module.modulemap", buildFolder + "/\($0).build/module.modulemap"]
    }
    return maps.filter { FileSystem.kind($0) == .file }
  }

  /// Returns the flags for the folders of the distribution's headers.
  func systemFlags() -> [String] {
    guard let pkgConfig = FileSystem.executable(named: "pkg-config"),
      let result = try? Child.run([pkgConfig, "--cflags-only-I"] + Self.systemPackages), result.status == 0
    else { return [] }
    return result.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Flags for both.
  func headerFlags() -> [String] {
    moduleMaps().flatMap { ["-Xcc", "-fmodule-map-file=" + $0] } + systemFlags().flatMap { ["-Xcc", $0] }
  }
}
