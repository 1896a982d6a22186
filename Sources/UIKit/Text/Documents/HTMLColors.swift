import Foundation

/// Colours as style sheets and attributes of HTML write them.
enum HTMLColors {
  /// The colour of a text: a name, `#rgb`, `#rrggbb`, with alpha too, `rgb(…)`, `rgba(…)`; nil for other texts.
  static func color(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if text == "transparent" { return UIColor.clear }
    if let hex = names[text] { return color(hex: hex) }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close {
      return function(text[text.index(after: open)..<close])
    }
    return text.count == 6 ? hexadecimal(Substring(text)) : nil
  }

  private static func color(hex: UInt32) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: 1)
  }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    var digits = String(digits)
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
    if digits.count == 6 { return color(hex: value) }
    return color(hex: value >> 8).withAlphaComponent(CGFloat(value & 255) / 255)
  }

  private static func function(_ list: Substring) -> UIColor? {
    let parts = list.split { $0 == "," || $0 == " " || $0 == "/" }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    var values: [CGFloat] = []
    for (index, part) in parts.enumerated() {
      let isShare = part.hasSuffix("%")
      guard let number = Double(isShare ? part.dropLast() : part) else { return nil }
      values.append(CGFloat(isShare ? number / 100 : index == 3 ? number : number / 255))
    }
    let clamped = values.map { min(1, max(0, $0)) }
    return UIColor(red: clamped[0], green: clamped[1], blue: clamped[2], alpha: clamped.count == 4 ? clamped[3] : 1)
  }

  /// A colour as a style sheet writes it.
  static func text(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "#000000" }
    let bytes = [red, green, blue].map { Int((min(1, max(0, $0)) * 255).rounded()) }
    if alpha < 1 {
      return "rgba(\(bytes[0]), \(bytes[1]), \(bytes[2]), \((Double(alpha) * 1000).rounded() / 1000))"
    }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Those of HTML 4, and the ones of CSS that are met most.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00,
    "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500, "brown": 0xA52A2A, "pink": 0xFFC0CB, "gold": 0xFFD700, "indigo": 0x4B0082,
    "violet": 0xEE82EE, "crimson": 0xDC143C, "coral": 0xFF7F50, "salmon": 0xFA8072, "tomato": 0xFF6347,
    "khaki": 0xF0E68C, "beige": 0xF5F5DC, "ivory": 0xFFFFF0, "lavender": 0xE6E6FA, "turquoise": 0x40E0D0,
    "darkred": 0x8B0000, "darkgreen": 0x006400, "darkblue": 0x00008B, "darkgray": 0xA9A9A9, "darkgrey": 0xA9A9A9,
    "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "lightblue": 0xADD8E6, "lightgreen": 0x90EE90, "skyblue": 0x87CEEB,
    "royalblue": 0x4169E1, "steelblue": 0x4682B4, "slategray": 0x708090, "dodgerblue": 0x1E90FF, "tan": 0xD2B48C,
    "chocolate": 0xD2691E, "firebrick": 0xB22222, "forestgreen": 0x228B22, "hotpink": 0xFF69B4, "deeppink": 0xFF1493,
  ]
}
