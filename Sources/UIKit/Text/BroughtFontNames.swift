import Foundation
internal import TextLayout

/// The names of the application's own fonts: those of `UIAppFonts` and those registered in code.
enum BroughtFontNames {
  /// In the order in which they came; the Info.plist's come first.
  static var all: [BroughtFont] {
    ApplicationFonts.load()
    return TextEngine.shared.broughtFonts
  }

  /// The font of a value; nil for the system's.
  static func font(of font: Font) -> BroughtFont? { font.brought.flatMap { TextEngine.shared.broughtFont($0) } }

  /// By PostScript name, full name, or family: then its regular cut.
  static func font(named name: String) -> BroughtFont? {
    let all = all
    if let found = all.first(where: { $0.postScriptName == name || $0.fullName == name }) { return found }
    let cuts = family(name)
    return cuts.first { $0.weight == 0 && !$0.isItalic } ?? cuts.first
  }

  static func family(_ name: String) -> [BroughtFont] { all.filter { $0.familyName == name } }

  /// A font with the size, features and leading of a value.
  static func font(_ brought: BroughtFont, like font: Font) -> Font {
    var made = Font(brought, size: font.pointSize)
    made.features = font.features
    made.leadingTrait = font.leadingTrait
    made.leading = DynamicType.leading(of: made)
    return made
  }

  /// The cut of a family nearest to a font's weight and slant; nil for an unknown family.
  static func nearest(in family: String, to font: Font) -> Font? {
    let cuts = self.family(family)
    let best = cuts.indices.min { left, right in
      func distance(_ index: Int) -> CGFloat {
        abs(cuts[index].weight - font.weight) + (cuts[index].isItalic == font.isItalic ? 0 : 10)
      }
      return (distance(left), left) < (distance(right), right)
    }
    return best.map { Self.font(cuts[$0], like: font) }
  }

  /// The value, in the cut of its family that its weight and slant ask for.
  static func settled(_ font: Font) -> Font {
    guard let brought = self.font(of: font) else { return font }
    guard font.weight != brought.weight || font.isItalic != brought.isItalic else { return font }
    return nearest(in: brought.familyName, to: font) ?? font
  }

  /// The cut of a font's family for bold and italic; nil for families without such a cut.
  static func cut(of font: Font, isBold: Bool, isItalic: Bool) -> Font? {
    guard let brought = self.font(of: font) else { return nil }
    let cuts = family(brought.familyName).filter { cut in
      cut.isItalic == isItalic && (cut.weight >= UIFont.Weight.semibold.rawValue) == isBold
    }
    // Of several the usual weights: bold and regular.
    let usual = isBold ? UIFont.Weight.bold.rawValue : UIFont.Weight.regular.rawValue
    let best =
      cuts.first { $0.postScriptName == brought.postScriptName } ?? cuts.first { $0.weight == usual } ?? cuts.first
    return best.map { Self.font($0, like: font) }
  }

  /// Why a name may be that of no font.
  static var likelyCause: String {
    let names = all.map(\.postScriptName)
    guard !names.isEmpty else {
      return "The application brings no font, and fonts of iOS or of the machine are not read."
    }
    return "The application brings \(names.joined(separator: ", ")); fonts of iOS or of the machine are not read."
  }
}

/// The fonts that the Info.plist names under `UIAppFonts`.
enum ApplicationFonts {
  private static let known = LockedTable<String, Bool>()

  /// Registers the fonts of `UIAppFonts` once; a missing file or one without font is reported once.
  static func load() {
    guard let names = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] else { return }
    for name in names { _ = known.value(for: name) { register(name) } }
  }

  private static func register(_ name: String) -> Bool {
    let folders = [Bundle.main.resourcePath].compactMap { $0 } + ResourceSearchPath.folders
    let places = folders.flatMap { [$0 + "/" + name, $0 + "/" + (name as NSString).lastPathComponent] }
    var problem = "There is no such file in \(folders.joined(separator: ", "))."
    for place in places {
      guard let data = FileManager.default.contents(atPath: place) else { continue }
      do {
        _ = try TextEngine.shared.register(data)
        return true
      } catch {
        problem = "\(place): \(error)"
      }
    }
    Diagnostics.shared.report(
      Diagnostic(
        kind: .missingResource, summary: "A font of the Info.plist's UIAppFonts cannot be used.", object: name,
        likelyCause: problem, cure: "Put the font file beside the application's resources under that name."))
    return false
  }
}
