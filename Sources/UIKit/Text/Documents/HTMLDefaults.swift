import Foundation

/// How elements of HTML look without style sheets, and the attributes of text that looks so.
enum HTMLDefaults {
  static func apply(_ name: String, _ attributes: [String: String], to style: inout HTMLStyle) {
    applyName(name, to: &style)
    if let direction = attributes["dir"]?.lowercased() {
      style.direction = direction == "rtl" ? .rightToLeft : direction == "ltr" ? .leftToRight : .natural
    }
    if let align = attributes["align"].flatMap({ HTMLStyle.alignment($0.lowercased()) }) { style.alignment = align }
    if let color = attributes["bgcolor"].flatMap(HTMLColors.color) { style.background = color }
    switch name {
    case "a":
      guard let address = attributes["href"] else { return }
      style.link = address
      style.isUnderlined = true
      style.color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
    case "font":
      style.color = attributes["color"].flatMap(HTMLColors.color) ?? style.color
      if let face = attributes["face"] { style.apply([("font-family", face)], parentSize: style.size, isBlock: false) }
      if let size = attributes["size"] { style.size = fontSize(size) ?? style.size }
    case "body": style.color = attributes["text"].flatMap(HTMLColors.color) ?? style.color
    default: break
    }
  }

  private static func applyName(_ name: String, to style: inout HTMLStyle) {
    switch name {
    case "b", "strong": style.weight = .bold
    case "i", "em", "cite", "dfn", "var", "address": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "strike", "del": style.isStruck = true
    case "code", "tt", "kbd", "samp": style.face = .monospaced
    case "pre", "xmp", "listing":
      style.face = .monospaced
      style.keepsWhiteSpace = true
      style.spacing = style.size
    case "small": style.size /= 1.2
    case "big": style.size *= 1.2
    case "sup":
      style.baselineOffset += style.size / 3
      style.size *= 0.83
    case "sub":
      style.baselineOffset -= style.size / 6
      style.size *= 0.83
    case "mark": style.background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "center": style.alignment = .center
    case "th":
      style.weight = .bold
      style.alignment = .center
    case "p", "dl": style.spacing = style.size
    case "blockquote":
      style.indent += 40
      style.spacing = style.size
    case "dd": style.indent += 40
    case "h1": heading(2, 0.67, &style)
    case "h2": heading(1.5, 0.83, &style)
    case "h3": heading(1.17, 1, &style)
    case "h4": heading(1, 1.33, &style)
    case "h5": heading(0.83, 1.67, &style)
    case "h6": heading(0.67, 2.33, &style)
    default: break
    }
  }

  /// Sizes and margins in ems: HTML's "Rendering", section "Sections and headings".
  private static func heading(_ size: CGFloat, _ margin: CGFloat, _ style: inout HTMLStyle) {
    style.size *= size
    style.weight = .bold
    style.spacing = style.size * margin
  }

  /// The sizes 1 to 7 of the old element, with and without a sign.
  private static func fontSize(_ text: String) -> CGFloat? {
    guard let number = Int(text) else { return nil }
    let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
    let steps: [CGFloat] = [10, 13, 16, 18, 24, 32, 48]
    return steps[min(7, max(1, isRelative ? 3 + number : number)) - 1] * 12 / 16
  }

  static func font(of style: HTMLStyle) -> UIFont {
    var descriptor = UIFont.systemFont(ofSize: max(1, style.size), weight: style.weight).fontDescriptor
    switch style.face {
    case .serif: descriptor = descriptor.withDesign(.serif) ?? descriptor
    case .sans: break
    case .monospaced: descriptor = descriptor.withDesign(.monospaced) ?? descriptor
    case .rounded: descriptor = descriptor.withDesign(.rounded) ?? descriptor
    }
    if style.isItalic {
      descriptor = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: NSNumber(value: 1)]])
    }
    return UIFont(descriptor: descriptor, size: 0)
  }

  static func attributes(of style: HTMLStyle) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font(of: style), .foregroundColor: style.color ?? UIColor(red: 0, green: 0, blue: 0, alpha: 1),
    ]
    if let background = style.background { attributes[.backgroundColor] = background }
    if style.kern != 0 { attributes[.kern] = NSNumber(value: Double(style.kern)) }
    if style.baselineOffset != 0 { attributes[.baselineOffset] = NSNumber(value: Double(style.baselineOffset)) }
    if style.isUnderlined { attributes[.underlineStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue) }
    if style.isStruck { attributes[.strikethroughStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue) }
    if let link = style.link { attributes[.link] = URL(string: link).map { $0 as Any } ?? link }
    return attributes
  }

  static func paragraphStyle(of style: HTMLStyle) -> NSParagraphStyle {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.baseWritingDirection = style.direction
    paragraph.paragraphSpacing = max(0, style.spacing)
    paragraph.paragraphSpacingBefore = max(0, style.spacingBefore)
    paragraph.minimumLineHeight = style.lineHeight
    paragraph.maximumLineHeight = style.lineHeight
    // The stops of lists: markers at 11 points and text at 36, each level 36 further.
    let depth = CGFloat(style.lists.count)
    paragraph.headIndent = style.indent + 36 * depth
    paragraph.firstLineHeadIndent = depth > 0 ? style.indent : style.indent + style.firstIndent
    if depth > 0 {
      paragraph.tabStops = [
        NSTextTab(textAlignment: .natural, location: style.indent + 36 * depth - 25),
        NSTextTab(textAlignment: .natural, location: style.indent + 36 * depth),
      ]
      paragraph.textLists = style.lists
    }
    paragraph.defaultTabInterval = 36
    return paragraph
  }
}
