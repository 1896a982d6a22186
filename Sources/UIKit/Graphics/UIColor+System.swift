// The values are those of `uikit-facts §14`: semantic colours and greys measured on iOS 13; mint, cyan, teal, brown and the
// dark fills as commonly published. Under increased contrast they are those of `HighContrastColors`.

extension UIColor {
  private static func dynamic(
    _ name: String, light: UInt32, dark: UInt32, lightAlpha: CGFloat = 1, darkAlpha: CGFloat = 1
  ) -> UIColor {
    let lightColor = UIColor(rgb: light, alpha: lightAlpha)
    let darkColor = UIColor(rgb: dark, alpha: darkAlpha)
    let contrast = HighContrastColors.variant(of: name) ?? (light: light, dark: dark)
    let lightContrast = UIColor(rgb: contrast.light, alpha: HighContrastColors.alpha(of: lightAlpha))
    let darkContrast = UIColor(rgb: contrast.dark, alpha: HighContrastColors.alpha(of: darkAlpha))
    return UIColor(systemName: name) {
      let isDark = $0.userInterfaceStyle == .dark
      guard $0.accessibilityContrast == .high else { return isDark ? darkColor : lightColor }
      return isDark ? darkContrast : lightContrast
    }
  }

  private static func background(_ name: String, light: UInt32, dark: UInt32, elevated: UInt32) -> UIColor {
    let ordinary = [light, dark, elevated].map { UIColor(rgb: $0) }
    let contrast = [light, dark, elevated].map { UIColor(rgb: HighContrastColors.background($0)) }
    return UIColor(systemName: name) {
      let colors = $0.accessibilityContrast == .high ? contrast : ordinary
      guard $0.userInterfaceStyle == .dark else { return colors[0] }
      return colors[$0.userInterfaceLevel == .elevated ? 2 : 1]
    }
  }

  convenience init(rgb: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255,
      alpha: alpha)
  }
}

/// One object per system colour, so that comparing and resolving stay cheap.
private enum SystemColor {
  static let black = UIColor(
    cgColor: CGColor(red: 0, green: 0, blue: 0, alpha: 1), systemName: "black")
  static let darkGray = UIColor(
    cgColor: CGColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3, alpha: 1), systemName: "darkGray")
  static let lightGray = UIColor(
    cgColor: CGColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1), systemName: "lightGray")
  static let white = UIColor(
    cgColor: CGColor(red: 1, green: 1, blue: 1, alpha: 1), systemName: "white")
  static let gray = UIColor(
    cgColor: CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1), systemName: "gray")
  static let red = UIColor(
    cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1), systemName: "red")
  static let green = UIColor(
    cgColor: CGColor(red: 0, green: 1, blue: 0, alpha: 1), systemName: "green")
  static let blue = UIColor(
    cgColor: CGColor(red: 0, green: 0, blue: 1, alpha: 1), systemName: "blue")
  static let cyan = UIColor(
    cgColor: CGColor(red: 0, green: 1, blue: 1, alpha: 1), systemName: "cyan")
  static let yellow = UIColor(
    cgColor: CGColor(red: 1, green: 1, blue: 0, alpha: 1), systemName: "yellow")
  static let magenta = UIColor(
    cgColor: CGColor(red: 1, green: 0, blue: 1, alpha: 1), systemName: "magenta")
  static let orange = UIColor(
    cgColor: CGColor(red: 1, green: 0.5, blue: 0, alpha: 1), systemName: "orange")
  static let purple = UIColor(
    cgColor: CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1), systemName: "purple")
  static let brown = UIColor(
    cgColor: CGColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1), systemName: "brown")
  static let clear = UIColor(
    cgColor: CGColor(red: 0, green: 0, blue: 0, alpha: 0), systemName: "clear")
  static let lightText = UIColor(
    cgColor: CGColor(red: 1, green: 1, blue: 1, alpha: 0.6), systemName: "lightText")
  static let darkText = UIColor(
    cgColor: CGColor(red: 0, green: 0, blue: 0, alpha: 1), systemName: "darkText")
}

extension UIColor {
  /// The fixed colour `black`.
  public class var black: UIColor { SystemColor.black }
  /// The fixed colour `darkGray`.
  public class var darkGray: UIColor { SystemColor.darkGray }
  /// The fixed colour `lightGray`.
  public class var lightGray: UIColor { SystemColor.lightGray }
  /// The fixed colour `white`.
  public class var white: UIColor { SystemColor.white }
  /// The fixed colour `gray`.
  public class var gray: UIColor { SystemColor.gray }
  /// The fixed colour `red`.
  public class var red: UIColor { SystemColor.red }
  /// The fixed colour `green`.
  public class var green: UIColor { SystemColor.green }
  /// The fixed colour `blue`.
  public class var blue: UIColor { SystemColor.blue }
  /// The fixed colour `cyan`.
  public class var cyan: UIColor { SystemColor.cyan }
  /// The fixed colour `yellow`.
  public class var yellow: UIColor { SystemColor.yellow }
  /// The fixed colour `magenta`.
  public class var magenta: UIColor { SystemColor.magenta }
  /// The fixed colour `orange`.
  public class var orange: UIColor { SystemColor.orange }
  /// The fixed colour `purple`.
  public class var purple: UIColor { SystemColor.purple }
  /// The fixed colour `brown`.
  public class var brown: UIColor { SystemColor.brown }
  /// The fixed colour `clear`.
  public class var clear: UIColor { SystemColor.clear }
  /// The background of grouped tables, by its name before iOS 13: `systemGroupedBackground`.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The fixed colour `lightText`.
  public class var lightText: UIColor { SystemColor.lightText }
  /// The fixed colour `darkText`.
  public class var darkText: UIColor { SystemColor.darkText }

  private static let labelStorage = dynamic("label", light: 0x000000, dark: 0xFFFFFF)
  /// The system colour `label`, by the appearance.
  public class var label: UIColor { labelStorage }
  private static let secondaryLabelStorage = dynamic(
    "secondaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.6, darkAlpha: 0.6)
  /// The system colour `secondaryLabel`, by the appearance.
  public class var secondaryLabel: UIColor { secondaryLabelStorage }
  private static let tertiaryLabelStorage = dynamic(
    "tertiaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3)
  /// The system colour `tertiaryLabel`, by the appearance.
  public class var tertiaryLabel: UIColor { tertiaryLabelStorage }
  private static let quaternaryLabelStorage = dynamic(
    "quaternaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.18, darkAlpha: 0.16)
  /// The system colour `quaternaryLabel`, by the appearance.
  public class var quaternaryLabel: UIColor { quaternaryLabelStorage }
  private static let placeholderTextStorage = dynamic(
    "placeholderText", light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3)
  /// The system colour `placeholderText`, by the appearance.
  public class var placeholderText: UIColor { placeholderTextStorage }
  private static let separatorStorage = dynamic(
    "separator", light: 0x3C3C43, dark: 0x545458, lightAlpha: 0.29, darkAlpha: 0.6)
  /// The system colour `separator`, by the appearance.
  public class var separator: UIColor { separatorStorage }
  private static let opaqueSeparatorStorage = dynamic("opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A)
  /// The system colour `opaqueSeparator`, by the appearance.
  public class var opaqueSeparator: UIColor { opaqueSeparatorStorage }
  private static let linkStorage = dynamic("link", light: 0x007AFF, dark: 0x0984FF)
  /// The system colour `link`, by the appearance.
  public class var link: UIColor { linkStorage }
  private static let systemFillStorage = dynamic(
    "systemFill", light: 0x787880, dark: 0x787880, lightAlpha: 0.2, darkAlpha: 0.36)
  /// The system colour `systemFill`, by the appearance.
  public class var systemFill: UIColor { systemFillStorage }
  private static let secondarySystemFillStorage = dynamic(
    "secondarySystemFill", light: 0x787880, dark: 0x787880, lightAlpha: 0.16, darkAlpha: 0.32)
  /// The system colour `secondarySystemFill`, by the appearance.
  public class var secondarySystemFill: UIColor { secondarySystemFillStorage }
  private static let tertiarySystemFillStorage = dynamic(
    "tertiarySystemFill", light: 0x767680, dark: 0x767680, lightAlpha: 0.12, darkAlpha: 0.24)
  /// The system colour `tertiarySystemFill`, by the appearance.
  public class var tertiarySystemFill: UIColor { tertiarySystemFillStorage }
  private static let quaternarySystemFillStorage = dynamic(
    "quaternarySystemFill", light: 0x747480, dark: 0x767680, lightAlpha: 0.08, darkAlpha: 0.18)
  /// The system colour `quaternarySystemFill`, by the appearance.
  public class var quaternarySystemFill: UIColor { quaternarySystemFillStorage }
  private static let systemGrayStorage = dynamic("systemGray", light: 0x8E8E93, dark: 0x8E8E93)
  /// The system colour `systemGray`, by the appearance.
  public class var systemGray: UIColor { systemGrayStorage }
  private static let systemGray2Storage = dynamic("systemGray2", light: 0xAEAEB2, dark: 0x636366)
  /// The system colour `systemGray2`, by the appearance.
  public class var systemGray2: UIColor { systemGray2Storage }
  private static let systemGray3Storage = dynamic("systemGray3", light: 0xC7C7CC, dark: 0x48484A)
  /// The system colour `systemGray3`, by the appearance.
  public class var systemGray3: UIColor { systemGray3Storage }
  private static let systemGray4Storage = dynamic("systemGray4", light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The system colour `systemGray4`, by the appearance.
  public class var systemGray4: UIColor { systemGray4Storage }
  private static let systemGray5Storage = dynamic("systemGray5", light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The system colour `systemGray5`, by the appearance.
  public class var systemGray5: UIColor { systemGray5Storage }
  private static let systemGray6Storage = dynamic("systemGray6", light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The system colour `systemGray6`, by the appearance.
  public class var systemGray6: UIColor { systemGray6Storage }
  private static let systemRedStorage = dynamic("systemRed", light: 0xFF3B30, dark: 0xFF453A)
  /// The system colour `systemRed`, by the appearance.
  public class var systemRed: UIColor { systemRedStorage }
  private static let systemOrangeStorage = dynamic("systemOrange", light: 0xFF9500, dark: 0xFF9F0A)
  /// The system colour `systemOrange`, by the appearance.
  public class var systemOrange: UIColor { systemOrangeStorage }
  private static let systemYellowStorage = dynamic("systemYellow", light: 0xFFCC00, dark: 0xFFD60A)
  /// The system colour `systemYellow`, by the appearance.
  public class var systemYellow: UIColor { systemYellowStorage }
  private static let systemGreenStorage = dynamic("systemGreen", light: 0x34C759, dark: 0x30D158)
  /// The system colour `systemGreen`, by the appearance.
  public class var systemGreen: UIColor { systemGreenStorage }
  private static let systemMintStorage = dynamic("systemMint", light: 0x00C7BE, dark: 0x63E6E2)
  /// The system colour `systemMint`, by the appearance.
  public class var systemMint: UIColor { systemMintStorage }
  private static let systemTealStorage = dynamic("systemTeal", light: 0x30B0C7, dark: 0x40C8E0)
  /// The system colour `systemTeal`, by the appearance.
  public class var systemTeal: UIColor { systemTealStorage }
  private static let systemCyanStorage = dynamic("systemCyan", light: 0x32ADE6, dark: 0x64D2FF)
  /// The system colour `systemCyan`, by the appearance.
  public class var systemCyan: UIColor { systemCyanStorage }
  private static let systemBlueStorage = dynamic("systemBlue", light: 0x007AFF, dark: 0x0A84FF)
  /// The system colour `systemBlue`, by the appearance.
  public class var systemBlue: UIColor { systemBlueStorage }
  private static let systemIndigoStorage = dynamic("systemIndigo", light: 0x5856D6, dark: 0x5E5CE6)
  /// The system colour `systemIndigo`, by the appearance.
  public class var systemIndigo: UIColor { systemIndigoStorage }
  private static let systemPurpleStorage = dynamic("systemPurple", light: 0xAF52DE, dark: 0xBF5AF2)
  /// The system colour `systemPurple`, by the appearance.
  public class var systemPurple: UIColor { systemPurpleStorage }
  private static let systemPinkStorage = dynamic("systemPink", light: 0xFF2D55, dark: 0xFF375F)
  /// The system colour `systemPink`, by the appearance.
  public class var systemPink: UIColor { systemPinkStorage }
  private static let systemBrownStorage = dynamic("systemBrown", light: 0xA2845E, dark: 0xAC8E68)
  /// The system colour `systemBrown`, by the appearance.
  public class var systemBrown: UIColor { systemBrownStorage }
  private static let systemBackgroundStorage = background(
    "systemBackground", light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  /// The system colour `systemBackground`, by the appearance and the level.
  public class var systemBackground: UIColor { systemBackgroundStorage }
  private static let secondarySystemBackgroundStorage = background(
    "secondarySystemBackground", light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The system colour `secondarySystemBackground`, by the appearance and the level.
  public class var secondarySystemBackground: UIColor { secondarySystemBackgroundStorage }
  private static let tertiarySystemBackgroundStorage = background(
    "tertiarySystemBackground", light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The system colour `tertiarySystemBackground`, by the appearance and the level.
  public class var tertiarySystemBackground: UIColor { tertiarySystemBackgroundStorage }
  private static let systemGroupedBackgroundStorage = background(
    "systemGroupedBackground", light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  /// The system colour `systemGroupedBackground`, by the appearance and the level.
  public class var systemGroupedBackground: UIColor { systemGroupedBackgroundStorage }
  private static let secondarySystemGroupedBackgroundStorage = background(
    "secondarySystemGroupedBackground", light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The system colour `secondarySystemGroupedBackground`, by the appearance and the level.
  public class var secondarySystemGroupedBackground: UIColor { secondarySystemGroupedBackgroundStorage }
  private static let tertiarySystemGroupedBackgroundStorage = background(
    "tertiarySystemGroupedBackground", light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The system colour `tertiarySystemGroupedBackground`, by the appearance and the level.
  public class var tertiarySystemGroupedBackground: UIColor { tertiarySystemGroupedBackgroundStorage }
  private static let tintColorStorage = UIColor(systemName: "tintColor") { traits in
    // A tint that is made of this colour does not lead to itself.
    let color = (traits.values.tint ?? .systemBlue).resolvedColor(
      with: UITraitCollection(values: traits.values.withoutTint))
    return traits.values.dimsTint == true ? color.dimmedAsTint : color
  }
  /// The tint colour of the view around its use, dimmed with the view's tint; `systemBlue` where nobody sets one.
  ///
  /// A view with it as its own `tintColor` has that of its superview.
  public class var tintColor: UIColor { tintColorStorage }
  /// Whether the colour is `tintColor` itself.
  var isTint: Bool { self === Self.tintColorStorage }

  /// The system's colour of a name, as archives call it.
  static func system(named name: String) -> UIColor? { byName[name] }

  private static let byName: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
    "green": .green,
    "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange, "purple": .purple,
    "brown": .brown,
    "clear": .clear, "lightText": .lightText,
    "darkText": .darkText,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel,
    "placeholderText": .placeholderText, "separator": .separator, "opaqueSeparator": .opaqueSeparator, "link": .link,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6, "systemRed": .systemRed,
    "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemGreen": .systemGreen,
    "systemMint": .systemMint,
    "systemTeal": .systemTeal, "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground, "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
  ]
}
