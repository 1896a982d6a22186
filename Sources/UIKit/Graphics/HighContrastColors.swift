/// What system colours become under increased contrast, by their names (`accessibilityContrast`).
///
/// The values are those that Apple's Human Interface Guidelines publish as "accessible" for light and dark appearance. They
/// publish none for labels, fills, separators and backgrounds, which stay as they are.
enum HighContrastColors {
  static func variant(of name: String) -> (light: UInt32, dark: UInt32)? { table[name] }

  private static let table: [String: (light: UInt32, dark: UInt32)] = [
    "systemRed": (0xD70015, 0xFF6961), "systemOrange": (0xC93400, 0xFFB340), "systemYellow": (0xB25000, 0xFFD426),
    "systemGreen": (0x248A3D, 0x30DB5B), "systemMint": (0x0C817B, 0x66D4CF), "systemTeal": (0x008299, 0x5DE6FF),
    "systemCyan": (0x0071A4, 0x70D7FF), "systemBlue": (0x0040DD, 0x409CFF), "systemIndigo": (0x3634A3, 0x7D7AFF),
    "systemPurple": (0x8944AB, 0xDA8FFF), "systemPink": (0xD30F45, 0xFF6482), "systemBrown": (0x7F6545, 0xB59469),
    "systemGray": (0x6C6C70, 0xAEAEB2), "systemGray2": (0x8E8E93, 0x7C7C80), "systemGray3": (0xAEAEB2, 0x545456),
    "systemGray4": (0xBCBCC0, 0x444446), "systemGray5": (0xD8D8DC, 0x363638), "systemGray6": (0xEBEBF0, 0x242426),
  ]
}
