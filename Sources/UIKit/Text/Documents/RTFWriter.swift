import Foundation
internal import TextLayout

/// Writes an attributed string in rich text format; pictures are left out.
struct RTFWriter {
  private var fonts: [String] = []
  private var colors: [String] = []
  private var body = ""

  static func document(
    _ text: NSAttributedString, _ properties: [NSAttributedString.DocumentAttributeKey: Any]
  ) -> String {
    var writer = RTFWriter()
    writer.write(text)
    var head = "{\\rtf1\\ansi\\ansicpg1252\\deff0\n{\\fonttbl"
    for (index, font) in writer.fonts.enumerated() { head += "{\\f\(index)\\fnil \(font);}" }
    head += "}\n{\\colortbl;" + writer.colors.map { $0 + ";" }.joined() + "}\n"
    return head + page(properties) + writer.body + "}"
  }

  private static func twips(_ points: CGFloat) -> Int {
    guard points.isFinite else { return 0 }
    return Int((min(max(points, -10_000), 10_000) * 20).rounded())
  }

  private static func page(_ properties: [NSAttributedString.DocumentAttributeKey: Any]) -> String {
    var text = ""
    if let size = (properties[.paperSize] as? NSValue)?.cgSizeValue ?? properties[.paperSize] as? CGSize {
      text += "\\paperw\(twips(size.width))\\paperh\(twips(size.height))"
    }
    if let sides = (properties[.paperMargin] as? NSValue)?.uiEdgeInsetsValue ?? properties[.paperMargin]
      as? UIEdgeInsets
    {
      text +=
        "\\margl\(twips(sides.left))\\margr\(twips(sides.right))\\margt\(twips(sides.top))\\margb\(twips(sides.bottom))"
    }
    if let size = (properties[.viewSize] as? NSValue)?.cgSizeValue ?? properties[.viewSize] as? CGSize {
      text += "\\viewwidth\(twips(size.width))\\viewheight\(twips(size.height))"
    }
    if let mode = TextAttributes.number(properties[.viewMode]) { text += "\\viewkind\(mode == 1 ? 1 : 0)" }
    if let zoom = TextAttributes.number(properties[.viewZoom]) {
      text += "\\viewscale\(Int(min(max(zoom, 1), 10_000)))"
    }
    if let isFixed = TextAttributes.number(properties[.readOnly]) { text += "\\readonlydoc\(isFixed > 0 ? 1 : 0)" }
    if let interval = TextAttributes.number(properties[.defaultTabInterval]) { text += "\\deftab\(twips(interval))" }
    return text.isEmpty ? "" : text + "\n"
  }

  private mutating func write(_ text: NSAttributedString) {
    let string = text.string as NSString
    var at = 0
    while at < text.length {
      let paragraph = string.paragraphRange(for: NSRange(location: at, length: 0))
      let style = text.attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) as? NSParagraphStyle
      body += Self.paragraph(style)
      text.enumerateAttributes(in: paragraph, options: []) { attributes, range, _ in
        add(string.substring(with: range), attributes)
      }
      at = paragraph.location + max(1, paragraph.length)
    }
  }

  private static func paragraph(_ style: NSParagraphStyle?) -> String {
    guard let style else { return "\\pard " }
    var text = "\\pard"
    if let tabs = style.tabs {
      for tab in tabs {
        text += tab.alignment == .right ? "\\tqr" : tab.alignment == .center ? "\\tqc" : ""
        text += "\\tx\(twips(tab.location))"
      }
    }
    switch style.alignment {
    case .left: text += "\\ql"
    case .right: text += "\\qr"
    case .center: text += "\\qc"
    case .justified: text += "\\qj"
    case .natural: text += "\\qnatural"
    @unknown default: text += "\\ql"
    }
    if style.baseWritingDirection == .rightToLeft { text += "\\rtlpar" }
    text += "\\li\(twips(style.headIndent))\\fi\(twips(style.firstLineHeadIndent - style.headIndent))"
    if style.tailIndent < 0 { text += "\\ri\(twips(-style.tailIndent))" }
    text += "\\sb\(twips(style.paragraphSpacingBefore))\\sa\(twips(style.paragraphSpacing))"
    if style.minimumLineHeight > 0 { text += "\\sl\(twips(style.minimumLineHeight))" }
    return text + " "
  }

  private static func number(of entry: String, in list: inout [String]) -> Int {
    if let index = list.firstIndex(of: entry) { return index }
    list.append(entry)
    return list.count - 1
  }

  private mutating func color(_ value: Any?) -> Int? {
    guard let color = value as? UIColor else { return nil }
    let parts = color.components
    let bytes = [parts.red, parts.green, parts.blue].map { Int((min(1, max(0, $0)) * 255).rounded()) }
    return Self.number(of: "\\red\(bytes[0])\\green\(bytes[1])\\blue\(bytes[2])", in: &colors) + 1
  }

  private mutating func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    var words = "\\f\(Self.number(of: font.fontName, in: &fonts))\\fs\(Int((font.pointSize * 2).rounded()))"
    words += font.font.weight >= UIFont.Weight.semibold.rawValue ? "\\b" : "\\b0"
    words += font.font.isItalic ? "\\i" : "\\i0"
    if let number = color(attributes[.foregroundColor]) { words += "\\cf\(number)" }
    if let number = color(attributes[.backgroundColor]) { words += "\\cb\(number)" }
    if HTMLWriter.isLine(attributes[.underlineStyle]) { words += "\\ul" }
    if HTMLWriter.isLine(attributes[.strikethroughStyle]) { words += "\\strike" }
    if let kern = TextAttributes.number(attributes[.kern]), kern != 0 { words += "\\expndtw\(Self.twips(kern))" }
    if let raise = TextAttributes.number(attributes[.baselineOffset]), raise != 0 {
      words += (raise > 0 ? "\\up" : "\\dn") + "\(Int((min(abs(raise), 1000) * 2).rounded()))"
    }
    let content = "{\(words) \(Self.escaped(text))}"
    let link = attributes[.link]
    guard let address = (link as? URL)?.absoluteString ?? link as? String else {
      body += content
      return
    }
    body += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(address))\"}}{\\fldrslt \(content)}}"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for unit in text.utf16 {
      switch unit {
      case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x0A, 0x0D, 0x2029: result += unit == 0x0A ? "\\par\n" : unit == 0x0D ? "" : "\\par\n"
      case 0x2028: result += "\\line "
      case 0x09: result += "\\tab "
      case 0xFFFC: break
      case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
      default: result += "\\u\(Int16(bitPattern: unit))?"
      }
    }
    return result
  }
}
