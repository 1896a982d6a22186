import Foundation
internal import TextLayout

extension UIFont {
  /// Size of labels unless set: 17.
  public class var labelFontSize: CGFloat { 17 }
  /// Size of button titles before Dynamic Type: 18.
  public class var buttonFontSize: CGFloat { 18 }
  /// Size of small system text: 12.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// Size of system text: 14.
  public class var systemFontSize: CGFloat { 14 }

  /// The families that can be asked for by name, sorted: those of fonts that the application brings.
  ///
  /// The system font's is not among them on iOS either.
  public class var familyNames: [String] { Set(BroughtFontNames.all.map(\.familyName)).sorted() }

  /// The PostScript names of a family's fonts; none for a family that is neither the system font's nor the application's.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let brought = BroughtFontNames.family(familyName)
    if !brought.isEmpty { return brought.map(\.postScriptName) }
    guard let family = SystemFontName.family(named: familyName) else { return [] }
    return SystemFontName.faces(of: Font(family, size: systemFontSize)).map { SystemFontName.postscriptName(of: $0) }
  }

  /// The system font, regular.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  /// The emphasised system font, which is semibold (`uikit-facts §17`); `weight: .bold` gives a heavier one.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }
  /// The system font, italic.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(.system, fontSize, isItalic: true)
  }
  /// The system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(.system, fontSize, weight: weight)
  }
  /// The system font with all digits of one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(.systemMonospacedDigit, fontSize, weight: weight)
  }
  /// The system font with all characters of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(.systemMonospaced, fontSize, weight: weight)
  }

  /// The font of a text style at the reader's text size, from the current traits.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of given traits; nil, or traits that name no text size, mean the current.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let tables = DynamicType.of(style)
    let category = UIFontMetrics.category(of: traitCollection)
    var font = Font(.system, size: 0, weight: tables.weight.rawValue)
    font.isBoldText = asksForBoldText(traitCollection)
    tables.apply(category, to: &font)
    return SystemFontCache.font(font, origin: .style(tables.style))
  }

  private class func system(
    _ family: Font.Family, _ fontSize: CGFloat, weight: UIFont.Weight = .regular, isItalic: Bool = false
  ) -> UIFont {
    var font = Font(family, size: size(fontSize), weight: weight.rawValue, isItalic: isItalic)
    font.isBoldText = asksForBoldText(nil)
    return SystemFontCache.font(font)
  }

  /// Whether traits, or the current ones where they do not say, have the legibility weight bold: system fonts are then heavier.
  class func asksForBoldText(_ traits: UITraitCollection?) -> Bool {
    if let own = traits?.legibilityWeight, own != .unspecified { return own == .bold }
    return UITraitCollection.current.legibilityWeight == .bold
  }

  /// Sizes that are not positive mean the system font size, as on iOS.
  private class func size(_ requested: CGFloat) -> CGFloat {
    requested > 0 && requested.isFinite ? requested : UIFont.systemFontSize
  }
}

/// One object per system font, so that labels compare and hash fonts by identity first.
private enum SystemFontCache {
  private struct Key: Hashable {
    let font: Font
    let origin: UIFont.Origin
  }

  private static let fonts = LockedTable<Key, UIFont>()

  static func font(_ font: Font, origin: UIFont.Origin = .fixed) -> UIFont {
    fonts.value(for: Key(font: font, origin: origin)) { UIFont(font, origin: origin) }
  }
}

/// A table that fills itself, usable from any thread.
final class LockedTable<Key: Hashable, Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  private let limit: Int

  /// The table forgets everything when it holds `limit` values.
  init(limit: Int = 4096) { self.limit = limit }

  func value(for key: Key, make: () -> Value) -> Value {
    lock.lock()
    if let value = values[key] {
      lock.unlock()
      return value
    }
    lock.unlock()
    let value = make()
    lock.lock()
    defer { lock.unlock() }
    if let value = values[key] { return value }
    if values.count >= limit { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }

  /// The value of a key, if it was asked for before; nil otherwise.
  func existing(_ key: Key) -> Value? {
    lock.lock()
    defer { lock.unlock() }
    return values[key]
  }

  func removeAll() {
    lock.lock()
    values.removeAll()
    lock.unlock()
  }

  /// Forgets the values of some keys.
  func removeAll(where isForgotten: (Key) -> Bool) {
    lock.lock()
    values = values.filter { !isForgotten($0.key) }
    lock.unlock()
  }
}

/// The names that iOS gives its system fonts.
enum SystemFontName {
  static func postscriptName(of font: Font) -> String {
    if let name = BroughtFontNames.font(of: font)?.postScriptName { return name }
    let weight = UIFont.Weight(font.drawnWeight).nearestNamed.name
    let style = font.isItalic ? weight + "Italic" : weight
    switch font.family {
    case .system, .systemMonospacedDigit, .brought: return ".SFUI-" + style
    case .systemMonospaced: return ".AppleSystemUIFontMonospaced-" + style
    case .systemRounded: return ".SFUIRounded-" + style
    case .systemSerif: return ".NewYork-" + style
    }
  }

  /// The face of a font in its family: weight and italics without a space between.
  static func face(of font: Font) -> String {
    if let style = BroughtFontNames.font(of: font)?.styleName { return style }
    let weight = UIFont.Weight(font.drawnWeight).nearestNamed.name
    return font.isItalic ? weight + "Italic" : weight
  }

  /// The font with another face; the same font for an unknown name.
  static func font(_ font: Font, face: String?) -> Font {
    func plain(_ name: String) -> String { name.replacingOccurrences(of: " ", with: "").lowercased() }
    guard let face = face.map(plain) else { return font }
    return faces(of: font).first { plain(Self.face(of: $0)) == face } ?? font
  }

  /// A font in all weights, upright and italic.
  static func faces(of font: Font) -> [Font] {
    if let brought = BroughtFontNames.font(of: font) {
      return BroughtFontNames.family(brought.familyName).map { BroughtFontNames.font($0, like: font) }
    }
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    return [false, true].flatMap { isItalic in
      weights.map { weight in
        var changed = font
        changed.isItalic = isItalic
        changed.weight = weight.rawValue
        return changed
      }
    }
  }

  static func family(named name: String?) -> Font.Family? {
    switch name {
    case ".AppleSystemUIFont": .system
    case ".AppleSystemUIFontMonospaced": .systemMonospaced
    case ".AppleSystemUIFontRounded": .systemRounded
    case ".AppleSystemUIFontSerif": .systemSerif
    default: nil
    }
  }

  static func familyName(of font: Font) -> String {
    if let name = BroughtFontNames.font(of: font)?.familyName { return name }
    switch font.family {
    case .system, .systemMonospacedDigit, .brought: return ".AppleSystemUIFont"
    case .systemMonospaced: return ".AppleSystemUIFontMonospaced"
    case .systemRounded: return ".AppleSystemUIFontRounded"
    case .systemSerif: return ".AppleSystemUIFontSerif"
    }
  }

  static func font(named name: String, size: CGFloat) -> Font? {
    if name == ".AppleSystemUIFont" { return Font(.system, size: size) }
    guard name.hasPrefix(".") else { return BroughtFontNames.font(named: name).map { Font($0, size: size) } }
    for family: Font.Family in [.system, .systemMonospaced, .systemRounded, .systemSerif] {
      for weight: UIFont.Weight in [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black] {
        for isItalic in [false, true] {
          let font = Font(family, size: size, weight: weight.rawValue, isItalic: isItalic)
          if postscriptName(of: font) == name { return font }
        }
      }
    }
    return nil
  }
}
