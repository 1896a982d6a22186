internal import TextLayout

/// The symbols that `UIImage(systemName:)` knows.
///
/// Apple's own symbols may not leave Apple's platforms. The outlines are those of Material Design Icons 1.6 (SIL Open Font
/// License), installed with the Debian package below; `symbol-map.tsv` says which of them stands for which of Apple's names.
enum SymbolCatalogue {
  static let package = FontMap.pictograms.package

  /// How symbols are drawn by Apple's name, from the table: a line a symbol, of name, Material Design name and code point,
  /// and the word `solid` where only an outline is there for a filled symbol.
  static let drawings: [String: SymbolDrawing] = {
    var drawings: [String: SymbolDrawing] = [:]
    for line in PackageResources.symbol_map_tsv.split(separator: UInt8(ascii: "\n")) {
      guard line.first != UInt8(ascii: "#") else { continue }
      let fields = line.split(separator: UInt8(ascii: "\t"))
      let isSolid = fields.count == 4 && fields[3].elementsEqual("solid".utf8)
      guard fields.count == 3 || isSolid, let codePoint = UInt32(String(decoding: fields[2], as: UTF8.self), radix: 16)
      else {
        fatalError("symbol-map.tsv: \(String(decoding: line, as: UTF8.self)) is not name, name, code point")
      }
      drawings[String(decoding: fields[0], as: UTF8.self)] = SymbolDrawing(codePoint: codePoint, isSolid: isSolid)
    }
    return drawings
  }()

  private static let font = OutlineFont(paths: FontMap.pictograms.paths)

  private struct Key: Hashable {
    let drawing: SymbolDrawing
    let emboldening: CGFloat
  }

  private static let outlines = LockedTable<Key, SymbolOutline?>()

  /// The symbol's outline; nil when the font is missing or does not have it.
  static func outline(_ drawing: SymbolDrawing, emboldening: CGFloat) -> SymbolOutline? {
    outlines.value(for: Key(drawing: drawing, emboldening: emboldening)) {
      guard let outline = font?.outline(of: drawing.codePoint, emboldening: emboldening) else { return nil }
      let path = drawing.isSolid ? outline.closingLargestHole() : outline
      return SymbolOutline(path: path, bounds: path.boundingBoxOfPath)
    }
  }

  /// How a name that can be drawn is drawn; reports names and fonts that are missing.
  static func drawing(named name: String) -> SymbolDrawing? {
    guard let drawing = drawings[name] else {
      Diagnostics.shared.report(
        Diagnostic(
          kind: .missingResource, summary: "There is no symbol named \"\(name)\".",
          object: "UIImage(systemName: \"\(name)\")",
          likelyCause:
            "The name is not one of Apple's, or no open symbol stands for it (\(drawings.count) names do).",
          cure: "Correct the name, or add a line for it to Sources/UIKit/Graphics/Symbols/symbol-map.tsv."))
      return nil
    }
    guard outline(drawing, emboldening: 0) != nil else {
      Diagnostics.shared.report(
        Diagnostic(
          kind: .missingResource, summary: "The font of the symbols is missing.",
          object: "UIImage(systemName: \"\(name)\")",
          likelyCause: "None of \(FontMap.pictograms.paths.joined(separator: ", ")) can be read.",
          cure: "Install the package \(package) (apt-get install \(package))."))
      return nil
    }
    return drawing
  }
}

/// What stands for one of Apple's symbols.
struct SymbolDrawing: Hashable {
  /// The character of the font of symbols.
  let codePoint: UInt32
  /// Whether the largest area that the outline encloses is filled.
  let isSolid: Bool
}

/// An outline in units of the em, y down, and the smallest rectangle around it.
struct SymbolOutline: @unchecked Sendable {
  let path: CGPath
  let bounds: CGRect
}
