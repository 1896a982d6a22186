internal import TextLayout

/// The symbols that `UIImage(systemName:)` knows.
///
/// Apple's own symbols may not leave Apple's platforms. The outlines are those of Material Design Icons 1.6 (SIL Open Font
/// License), installed with the Debian package below; `symbol-map.tsv` says which of them stands for which of Apple's names.
enum SymbolCatalogue {
  static let package = "fonts-materialdesignicons-webfont"
  private static let paths = [
    "/usr/share/fonts/truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf",
    "/usr/share/fonts-materialdesignicons-webfont/fonts/materialdesignicons-webfont.ttf",
  ]

  /// Code points by Apple's name, from the table: a line a symbol, of name, Material Design name and code point.
  static let codePoints: [String: UInt32] = {
    var codePoints: [String: UInt32] = [:]
    for line in PackageResources.symbol_map_tsv.split(separator: UInt8(ascii: "\n")) {
      guard line.first != UInt8(ascii: "#") else { continue }
      let fields = line.split(separator: UInt8(ascii: "\t"))
      guard fields.count == 3, let codePoint = UInt32(String(decoding: fields[2], as: UTF8.self), radix: 16) else {
        preconditionFailure("symbol-map.tsv: \(String(decoding: line, as: UTF8.self)) is not name, name, code point")
      }
      codePoints[String(decoding: fields[0], as: UTF8.self)] = codePoint
    }
    return codePoints
  }()

  private static let font = OutlineFont(paths: paths)

  private struct Key: Hashable {
    let codePoint: UInt32
    let emboldening: CGFloat
  }

  private static let outlines = LockedTable<Key, SymbolOutline?>()

  /// The symbol's outline; nil when the font is missing or does not have it.
  static func outline(_ codePoint: UInt32, emboldening: CGFloat) -> SymbolOutline? {
    outlines.value(for: Key(codePoint: codePoint, emboldening: emboldening)) {
      guard let path = font?.outline(of: codePoint, emboldening: emboldening) else { return nil }
      return SymbolOutline(path: path, bounds: path.boundingBoxOfPath)
    }
  }

  /// The code point of a name that can be drawn; reports names and fonts that are missing.
  static func codePoint(named name: String) -> UInt32? {
    guard let codePoint = codePoints[name] else {
      Diagnostics.shared.report(
        Diagnostic(
          kind: .missingResource, summary: "There is no symbol named \"\(name)\".",
          object: "UIImage(systemName: \"\(name)\")",
          likelyCause:
            "The name is not one of Apple's, or no open symbol stands for it (\(codePoints.count) names do).",
          cure: "Correct the name, or add a line for it to Sources/UIKit/Graphics/Symbols/symbol-map.tsv."))
      return nil
    }
    guard outline(codePoint, emboldening: 0) != nil else {
      Diagnostics.shared.report(
        Diagnostic(
          kind: .missingResource, summary: "The font of the symbols is missing.",
          object: "UIImage(systemName: \"\(name)\")",
          likelyCause: "None of \(paths.joined(separator: ", ")) can be read.",
          cure: "Install the package \(package) (apt-get install \(package))."))
      return nil
    }
    return codePoint
  }
}

/// An outline in units of the em, y down, and the smallest rectangle around it.
struct SymbolOutline: @unchecked Sendable {
  let path: CGPath
  let bounds: CGRect
}
