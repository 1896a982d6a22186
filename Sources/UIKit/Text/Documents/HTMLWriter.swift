import Foundation
internal import TextLayout

/// Writes an attributed string as an HTML document: a paragraph an element, looks in a style sheet.
struct HTMLWriter {
  private var paragraphs: [String] = []
  private var spans: [String] = []
  private var body = ""
  private var lists: [NSTextList] = []

  static func document(_ text: NSAttributedString, background: UIColor?, title: String) -> String {
    var writer = HTMLWriter()
    writer.write(text)
    var sheet = ""
    for (index, style) in writer.paragraphs.enumerated() { sheet += "p.p\(index + 1), li.p\(index + 1) {\(style)}\n" }
    for (index, style) in writer.spans.enumerated() { sheet += "span.s\(index + 1) {\(style)}\n" }
    let ground = background.map { " bgcolor=\"\(HTMLColors.text($0))\"" } ?? ""
    return """
      <!DOCTYPE html>
      <html>
      <head>
      <meta http-equiv="Content-Type" content="text/html; charset=utf-8">
      <title>\(escaped(title))</title>
      <style type="text/css">
      \(sheet)</style>
      </head>
      <body\(ground)>
      \(writer.body)</body>
      </html>

      """
  }

  private mutating func write(_ text: NSAttributedString) {
    let string = text.string as NSString
    var at = 0
    while at < text.length {
      let paragraph = string.paragraphRange(for: NSRange(location: at, length: 0))
      write(text, paragraph)
      at = paragraph.location + max(1, paragraph.length)
    }
    change(to: [])
  }

  private mutating func write(_ text: NSAttributedString, _ paragraph: NSRange) {
    let string = text.string as NSString
    let style = text.attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) as? NSParagraphStyle
    var range = paragraph
    while range.length > 0, [0x0A, 0x0D, 0x2029].contains(string.character(at: range.location + range.length - 1)) {
      range.length -= 1
    }
    let lists = style?.textLists ?? []
    change(to: lists)
    if !lists.isEmpty { range = withoutMarker(string, range) }
    var content = ""
    if range.length > 0 {
      text.enumerateAttributes(in: range, options: []) { attributes, part, _ in
        content += span(string.substring(with: part), attributes)
      }
    }
    let name = lists.isEmpty ? "p" : "li"
    let number = Self.number(of: Self.declarations(of: style), in: &paragraphs)
    let direction = style?.baseWritingDirection == .rightToLeft ? " dir=\"rtl\"" : ""
    body +=
      "<\(name) class=\"p\(number)\"\(direction)>\(content.isEmpty && lists.isEmpty ? "<br>" : content)</\(name)>\n"
  }

  /// The text behind the tab, marker and tab that items begin with.
  private func withoutMarker(_ string: NSString, _ range: NSRange) -> NSRange {
    guard range.length > 1, string.character(at: range.location) == 0x09 else { return range }
    let rest = NSRange(location: range.location + 1, length: range.length - 1)
    let tab = string.range(of: "\t", options: [], range: rest)
    guard tab.location != NSNotFound else { return range }
    return NSRange(location: tab.location + 1, length: range.location + range.length - tab.location - 1)
  }

  /// Closes and opens lists so that those of a paragraph are open.
  private mutating func change(to new: [NSTextList]) {
    var common = 0
    while common < min(lists.count, new.count), lists[common] === new[common] { common += 1 }
    for list in lists[common...].reversed() { body += list.isOrdered ? "</ol>\n" : "</ul>\n" }
    for list in new[common...] {
      let type = Self.listType(list.markerFormat.rawValue)
      let start = list.isOrdered && list.startingItemNumber != 1 ? " start=\"\(list.startingItemNumber)\"" : ""
      body += "<\(list.isOrdered ? "ol" : "ul")\(type.map { " style=\"list-style-type: \($0)\"" } ?? "")\(start)>\n"
    }
    lists = new
  }

  private static func listType(_ format: String) -> String? {
    let types = ["disc", "circle", "square", "lower-alpha", "upper-alpha", "lower-roman", "upper-roman", "decimal"]
    return types.first { format.contains("{\($0)}") } ?? (format.isEmpty ? "none" : nil)
  }

  private static func number(of style: String, in list: inout [String]) -> Int {
    if let index = list.firstIndex(of: style) { return index + 1 }
    list.append(style)
    return list.count
  }

  private mutating func span(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
    if let image = (attributes[.attachment] as? NSTextAttachment)?.image, let data = image.pngData() {
      return "<img src=\"data:image/png;base64,\(data.base64EncodedString())\">"
    }
    let number = Self.number(of: Self.declarations(of: attributes), in: &spans)
    let content = "<span class=\"s\(number)\">\(Self.escaped(text))</span>"
    let link = attributes[.link]
    guard let address = (link as? URL)?.absoluteString ?? link as? String else { return content }
    return "<a href=\"\(Self.escaped(address))\">\(content)</a>"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{A0}": result += "&nbsp;"
      case "\u{2028}": result += "<br>"
      case "\u{FFFC}": break
      default: result.append(character)
      }
    }
    return result
  }

  private static func number(_ value: CGFloat) -> String { LayoutNumber.text((value * 1000).rounded() / 1000) }

  private static func declarations(of style: NSParagraphStyle?) -> String {
    guard let style else { return "margin: 0px" }
    let left = style.textLists.isEmpty ? number(style.headIndent) : "0"
    var text = "margin: \(number(style.paragraphSpacingBefore))px 0px \(number(style.paragraphSpacing))px \(left)px"
    switch style.alignment {
    case .left: text += "; text-align: left"
    case .center: text += "; text-align: center"
    case .right: text += "; text-align: right"
    case .justified: text += "; text-align: justify"
    case .natural: break
    @unknown default: text += "; text-align: left"
    }
    let indent = style.firstLineHeadIndent - style.headIndent
    if indent != 0, style.textLists.isEmpty { text += "; text-indent: \(number(indent))px" }
    if style.minimumLineHeight > 0 { text += "; line-height: \(number(style.minimumLineHeight))px" }
    return text
  }

  private static func declarations(of attributes: [NSAttributedString.Key: Any]) -> String {
    var parts: [String] = []
    let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let design: String
    switch font.font.family {
    case .system, .systemMonospacedDigit: design = "-apple-system, sans-serif"
    case .systemMonospaced: design = "ui-monospace, monospace"
    case .systemRounded: design = "ui-rounded, sans-serif"
    case .systemSerif: design = "ui-serif, serif"
    case .brought: design = "'\(font.familyName)', sans-serif"
    }
    parts.append("font-family: \(design)")
    parts.append("font-size: \(number(font.pointSize))px")
    parts.append("font-weight: \(weight(font.font.weight))")
    if font.font.isItalic { parts.append("font-style: italic") }
    if let color = attributes[.foregroundColor] as? UIColor { parts.append("color: \(HTMLColors.text(color))") }
    if let color = attributes[.backgroundColor] as? UIColor {
      parts.append("background-color: \(HTMLColors.text(color))")
    }
    var lines: [String] = []
    if isLine(attributes[.underlineStyle]) { lines.append("underline") }
    if isLine(attributes[.strikethroughStyle]) { lines.append("line-through") }
    if !lines.isEmpty {
      parts.append("text-decoration: \(lines.joined(separator: " "))")
    } else if attributes[.link] != nil {
      parts.append("text-decoration: none")
    }
    if let kern = TextAttributes.number(attributes[.kern]), kern != 0 {
      parts.append("letter-spacing: \(number(kern))px")
    }
    if let raise = TextAttributes.number(attributes[.baselineOffset]), raise != 0 {
      parts.append("vertical-align: \(number(raise))px")
    }
    return parts.joined(separator: "; ")
  }

  static func isLine(_ value: Any?) -> Bool {
    if let style = value as? NSUnderlineStyle { return style.rawValue != 0 }
    return (TextAttributes.number(value) ?? 0) != 0
  }

  private static func weight(_ weight: CGFloat) -> Int {
    let steps: [(CGFloat, Int)] = [
      (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.1, 400), (0.26, 500), (0.35, 600), (0.48, 700), (0.59, 800),
    ]
    return steps.first { weight < $0.0 }?.1 ?? 900
  }
}
