/// The words of documents that stand for values of several classes.
extension NibTable {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]

  /// Those of paragraph styles.
  static var wrappingModes: [String: NSLineBreakMode] { lineBreakModes }

  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  static let symbolScales: [String: UIImage.SymbolScale] = [
    "default": .default, "unspecified": .unspecified, "small": .small, "medium": .medium, "large": .large,
  ]

  static let renderingModes: [String: UIImage.RenderingMode] = [
    "template": .alwaysTemplate, "original": .alwaysOriginal, "automatic": .automatic,
  ]

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
    "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  static let semanticContents: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  static let barStyles: [String: UIBarStyle] = ["default": .default, "black": .black, "blackTranslucent": .black]

  /// The system colour of a name in documents; nil for an unknown name.
  static func systemColor(_ name: String) -> UIColor? { systemColors[name].map { $0() } }

  /// Asked for by name at each use, as they are dynamic.
  private static let systemColors: [String: @MainActor () -> UIColor] = [
    "labelColor": { .label }, "secondaryLabelColor": { .secondaryLabel }, "tertiaryLabelColor": { .tertiaryLabel },
    "quaternaryLabelColor": { .quaternaryLabel }, "placeholderTextColor": { .placeholderText },
    "separatorColor": { .separator }, "opaqueSeparatorColor": { .opaqueSeparator }, "linkColor": { .link },
    "systemFillColor": { .systemFill }, "secondarySystemFillColor": { .secondarySystemFill },
    "tertiarySystemFillColor": { .tertiarySystemFill }, "quaternarySystemFillColor": { .quaternarySystemFill },
    "systemBackgroundColor": { .systemBackground }, "secondarySystemBackgroundColor": { .secondarySystemBackground },
    "tertiarySystemBackgroundColor": { .tertiarySystemBackground },
    "systemGroupedBackgroundColor": { .systemGroupedBackground },
    "secondarySystemGroupedBackgroundColor": { .secondarySystemGroupedBackground },
    "tertiarySystemGroupedBackgroundColor": { .tertiarySystemGroupedBackground },
    "systemRedColor": { .systemRed }, "systemOrangeColor": { .systemOrange }, "systemYellowColor": { .systemYellow },
    "systemGreenColor": { .systemGreen }, "systemMintColor": { .systemMint }, "systemTealColor": { .systemTeal },
    "systemCyanColor": { .systemCyan }, "systemBlueColor": { .systemBlue }, "systemIndigoColor": { .systemIndigo },
    "systemPurpleColor": { .systemPurple }, "systemPinkColor": { .systemPink }, "systemBrownColor": { .systemBrown },
    "systemGrayColor": { .systemGray }, "systemGray2Color": { .systemGray2 }, "systemGray3Color": { .systemGray3 },
    "systemGray4Color": { .systemGray4 }, "systemGray5Color": { .systemGray5 }, "systemGray6Color": { .systemGray6 },
    "darkTextColor": { .darkText }, "lightTextColor": { .lightText }, "tintColor": { .tintColor },
    "whiteColor": { .white }, "blackColor": { .black }, "clearColor": { .clear }, "grayColor": { .gray },
    "lightGrayColor": { .lightGray }, "darkGrayColor": { .darkGray },
    // Names from before iOS 13, with what became of them there.
    "groupTableViewBackgroundColor": { .systemGroupedBackground },
    "tableCellGroupedBackgroundColor": { .secondarySystemGroupedBackground },
    "tableBackgroundColor": { .systemBackground }, "tableCellPlainBackgroundColor": { .systemBackground },
  ]
}
