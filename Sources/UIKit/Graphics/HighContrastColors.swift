import CoreGraphics

/// The variants of system colours under increased contrast (`accessibilityContrast`), by their names.
///
/// Colours and greys: the "accessible" light and dark values of Apple's Human Interface Guidelines (Color,
/// Specifications, 2022 to 2024), all of which were compared with copies of that table in public; Flutter's
/// `CupertinoColors`, read on iOS 13, has the same greys. Labels, fills, separators and backgrounds: `CupertinoColors`,
/// whose translucent ones are all 0.08 more opaque under increased contrast and whose backgrounds are the greys of that
/// name.
enum HighContrastColors {
  static func variant(of name: String) -> (light: UInt32, dark: UInt32)? { table[name] }

  /// How opaque a translucent colour becomes; opaque ones stay.
  static func alpha(of ordinary: CGFloat) -> CGFloat { ordinary < 1 ? ordinary + 0.08 : 1 }

  /// The variant of a background: that of the grey for greys; black and white stay.
  static func background(_ ordinary: UInt32) -> UInt32 {
    switch ordinary {
    case 0xF2F2F7: 0xEBEBF0
    case 0x1C1C1E: 0x242426
    case 0x2C2C2E: 0x363638
    case 0x3A3A3C: 0x444446
    default: ordinary
    }
  }

  private static let table: [String: (light: UInt32, dark: UInt32)] = [
    "systemRed": (0xD70015, 0xFF6961), "systemOrange": (0xC93400, 0xFFB340), "systemYellow": (0xB25000, 0xFFD426),
    "systemGreen": (0x248A3D, 0x30DB5B), "systemMint": (0x0C817B, 0x66D4CF), "systemTeal": (0x008299, 0x5DE6FF),
    "systemCyan": (0x0071A4, 0x70D7FF), "systemBlue": (0x0040DD, 0x409CFF), "systemIndigo": (0x3634A3, 0x7D7AFF),
    "systemPurple": (0x8944AB, 0xDA8FFF), "systemPink": (0xD30F45, 0xFF6482), "systemBrown": (0x7F6545, 0xB59469),
    "systemGray": (0x6C6C70, 0xAEAEB2), "systemGray2": (0x8E8E93, 0x7C7C80), "systemGray3": (0xAEAEB2, 0x545456),
    "systemGray4": (0xBCBCC0, 0x444446), "systemGray5": (0xD8D8DC, 0x363638), "systemGray6": (0xEBEBF0, 0x242426),
  ]
}
