internal import TextLayout

/// The symbols that `UIImage(systemName:)` knows.
///
/// Apple's own symbols may not leave Apple's platforms. Most outlines are those of Material Design Icons 1.6 (SIL Open
/// Font License), installed with the Debian package below; `symbol-map.tsv` says which of them stands for which of
/// Apple's names. Symbols with a form of their own are drawn by `symbol-shapes.tsv`, and names that are made of others
/// (`phone.circle.fill`, `car.slash`) are drawn of them (``SymbolNaming``). Every other name of Apple's is shown as a
/// dashed square of the usual size.
enum SymbolCatalogue {
  static let package = FontMap.pictograms.package
  private static let letterPaths = [
    "/usr/share/fonts/opentype/inter/Inter-Medium.otf", "/usr/share/fonts/truetype/inter/Inter-Medium.ttf",
  ]

  /// How thick the lines of a symbol are, in ems.
  static let lineWidth: CGFloat = 1.7 / 24

  /// How symbols are drawn by Apple's name.
  ///
  /// `symbol-map.tsv`: a line a symbol, of name, Material Design name and code point, and the word `solid` where only an outline
  /// is there for a filled symbol. Where a name and the same with `.fill` share a glyph, the first is drawn as its edge.
  /// `symbol-shapes.tsv`: name and shape.
  static let drawings: [String: SymbolDrawing] = {
    var drawings: [String: SymbolDrawing] = [:]
    var codePoints: [String: UInt32] = [:]
    for line in PackageResources.symbol_map_tsv.split(separator: UInt8(ascii: "\n")) {
      guard line.first != UInt8(ascii: "#") else { continue }
      let fields = line.split(separator: UInt8(ascii: "\t"))
      let isSolid = fields.count == 4 && fields[3].elementsEqual("solid".utf8)
      guard fields.count == 3 || isSolid, let codePoint = UInt32(String(decoding: fields[2], as: UTF8.self), radix: 16)
      else {
        fatalError("symbol-map.tsv: \(String(decoding: line, as: UTF8.self)) is not name, name, code point")
      }
      let name = String(decoding: fields[0], as: UTF8.self)
      codePoints[name] = codePoint
      drawings[name] = .glyph(codePoint, isSolid ? .solid : .plain)
    }
    for (name, codePoint) in codePoints where drawings[name + ".fill"] == .glyph(codePoint, .plain) {
      drawings[name] = .glyph(codePoint, .edge)
    }
    for line in PackageResources.symbol_shapes_tsv.split(separator: UInt8(ascii: "\n")) {
      guard line.first != UInt8(ascii: "#") else { continue }
      let fields = line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 2 else {
        fatalError("symbol-shapes.tsv: \(String(decoding: line, as: UTF8.self)) is not name, shape")
      }
      drawings[fields[0]] = .shape(fields[1])
    }
    return drawings
  }()

  private static let font = OutlineFont(paths: FontMap.pictograms.paths)
  private static let letterFont = OutlineFont(paths: letterPaths)

  private struct Key: Hashable {
    let drawing: SymbolDrawing
    let emboldening: CGFloat
  }

  /// Art with its bounds, for which curves are searched for where they turn.
  private struct MeasuredArt {
    let art: SymbolArt
    let bounds: CGRect
  }

  private static let arts = LockedTable<Key, MeasuredArt?>()

  /// The drawing of the symbol; nil when the font is missing or lacks it.
  static func art(_ drawing: SymbolDrawing, emboldening: CGFloat) -> SymbolArt? {
    measured(drawing, emboldening)?.art
  }

  /// The smallest rectangle around the painted area of a symbol.
  static func bounds(_ drawing: SymbolDrawing, emboldening: CGFloat) -> CGRect? {
    measured(drawing, emboldening)?.bounds
  }

  private static func measured(_ drawing: SymbolDrawing, _ emboldening: CGFloat) -> MeasuredArt? {
    arts.value(for: Key(drawing: drawing, emboldening: emboldening)) {
      make(drawing, emboldening).map { MeasuredArt(art: $0, bounds: $0.bounds) }
    }
  }

  private static func make(_ drawing: SymbolDrawing, _ emboldening: CGFloat) -> SymbolArt? {
    switch drawing {
    case .glyph(let codePoint, let style):
      guard let outline = font?.outline(of: codePoint, emboldening: style == .edge ? 0 : emboldening) else {
        return nil
      }
      switch style {
      case .plain: return SymbolArt(parts: [SymbolArt.Part(path: outline, paint: .area)])
      case .solid: return SymbolArt(parts: [SymbolArt.Part(path: outline.closingLargestHole(), paint: .area)])
      case .edge:
        return SymbolArt(parts: [SymbolArt.Part(path: outline, paint: .edge(max(0.02, lineWidth + emboldening)))])
      }
    case .text(let text): return letters(text)
    case .shape(let shape):
      var reader = SymbolShapeReader(emboldening: emboldening) { name in
        known(name).flatMap { art($0, emboldening: emboldening) }
      }
      return reader.read(shape)
    }
  }

  /// Letters beside each other, one alone as a capital; the space between them is that of digits.
  private static func letters(_ text: String) -> SymbolArt? {
    var art = SymbolArt()
    var x: CGFloat = 0
    for scalar in text.unicodeScalars {
      let isCapital = scalar.isASCII && text.unicodeScalars.count == 1
      let shown = isCapital ? scalar.properties.uppercaseMapping.unicodeScalars.first! : scalar
      guard let outline = letterFont?.outline(of: shown.value) else { return nil }
      let box = outline.boundingBoxOfPath
      art.parts.append(
        SymbolArt.Part(path: outline.applying(CGAffineTransform(translationX: x - box.minX, y: 0)), paint: .area))
      x += box.width + 0.07
    }
    return art
  }

  /// How a name is drawn of which the tables, or the names themselves, tell.
  static func known(_ name: String) -> SymbolDrawing? {
    if let drawing = drawings[name] { return drawing }
    if SymbolNaming.isText(name) { return .text(name) }
    if let characters = SymbolNaming.characters[name] { return .text(characters) }
    return SymbolNaming.composition(of: name) { known($0) != nil }.map { .shape($0) }
  }

  /// How a name is drawn; nil, and a diagnostic, for a name that is not Apple's, and when the font is missing.
  static func drawing(named name: String) -> SymbolDrawing? {
    // Names with a dash before are parts of others.
    var found = name.hasPrefix("_") ? nil : drawings[name]
    if found == nil, SymbolNaming.isApples(name) {
      found = known(name)
      if found == nil {
        reportPlaceholder(name)
        return .placeholder
      }
    }
    guard let found else {
      Diagnostics.shared.report(
        Diagnostic(
          kind: .missingResource, summary: "There is no symbol named \"\(name)\".",
          object: "UIImage(systemName: \"\(name)\")",
          likelyCause: "The name is not one of Apple's of iOS 13 to 18; the image is nil, as on iOS.",
          cure: "Correct the name."))
      return nil
    }
    guard art(found, emboldening: 0) != nil else {
      Diagnostics.shared.report(
        Diagnostic(
          kind: .missingResource, summary: "The font of the symbols is missing.",
          object: "UIImage(systemName: \"\(name)\")",
          likelyCause: "None of \(FontMap.pictograms.paths.joined(separator: ", ")) can be read.",
          cure: "Install the package \(package) (apt-get install \(package))."))
      return nil
    }
    if let problem = font?.problem { Diagnostics.shared.report(Diagnostic(problem)) }
    return found
  }

  private static func reportPlaceholder(_ name: String) {
    Diagnostics.shared.report(
      Diagnostic(
        kind: .missingResource, summary: "The symbol \"\(name)\" is shown as a dashed square.",
        object: "UIImage(systemName: \"\(name)\")",
        likelyCause:
          "It is one of Apple's, and no open symbol stands for it (\(drawings.count) do). Its size is that of \"square\".",
        cure: "Add a line for it to Sources/UIKit/Graphics/Symbols/symbol-map.tsv or symbol-shapes.tsv."))
  }
}

/// The drawing in place of one of Apple's symbols.
enum SymbolDrawing: Hashable {
  enum Style: Hashable {
    case plain
    /// The largest area that the outline encloses is filled.
    case solid
    /// A line inside the edge.
    case edge
  }

  /// A character of the font of symbols.
  case glyph(UInt32, Style)
  /// Letters or digits.
  case text(String)
  /// A shape; see ``SymbolShapeReader``.
  case shape(String)

  /// A dashed square with round corners, as large as Apple's `square`.
  static let placeholder = SymbolDrawing.shape(
    "s 1.7 M 2.85 7 L 2.85 6.2 Q 2.85 2.85 6.2 2.85 L 7 2.85 M 17 2.85 L 17.8 2.85 Q 21.15 2.85 21.15 6.2 L 21.15 7 "
      + "M 21.15 17 L 21.15 17.8 Q 21.15 21.15 17.8 21.15 L 17 21.15 M 7 21.15 L 6.2 21.15 Q 2.85 21.15 2.85 17.8 L 2.85 17 "
      + "M 10.5 2.85 L 13.5 2.85 M 10.5 21.15 L 13.5 21.15 M 2.85 10.5 L 2.85 13.5 M 21.15 10.5 L 21.15 13.5")
}
