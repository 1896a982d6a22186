import Foundation

/// Makes an attributed string of an HTML document.
///
/// What Apple's reader does is followed where it is known: 12 points of a serif font, a line end behind each block, U+2028 for `<br>`, a tab, the
/// marker and a tab before items of lists, links that are blue and underlined. Pictures are taken from `data:` addresses alone; nothing is fetched.
struct HTMLReader {
  private struct Element {
    var name: String
    var style: HTMLStyle
    var isBlock: Bool
    /// Of lists: the next item's number.
    var number = 1
  }

  let result = NSMutableAttributedString(string: "")
  private(set) var title: String?
  private(set) var background: UIColor?
  private var sheet = HTMLStyleSheet()
  private var stack: [Element] = [Element(name: "", style: HTMLStyle(), isBlock: true)]
  private var paragraphStart = 0
  /// The end of a list's marker; the text after it belongs to the same paragraph, whatever its block.
  private var markerEnd = -1
  private var owesSpace = false
  private var isAtLineStart = true

  private static let blocks: Set<String> = [
    "html", "body", "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "blockquote",
    "pre", "center", "address", "article", "aside", "section", "header", "footer", "main", "nav", "figure",
    "figcaption",
    "table", "tbody", "thead", "tfoot", "tr", "td", "th", "caption", "form", "fieldset", "hr", "details", "summary",
  ]
  private static let empty: Set<String> = [
    "br", "hr", "img", "meta", "link", "input", "col", "base", "wbr", "area", "source", "embed", "param", "track",
  ]
  private static let hidden: Set<String> = [
    "head", "script", "style", "title", "noscript", "template", "textarea", "select", "object", "iframe", "svg",
  ]

  static func read(_ document: String) -> HTMLReader {
    var reader = HTMLReader()
    let tokens = HTMLTokens.read(document)
    // Rules hold for what stands before them, too.
    for (index, token) in tokens.enumerated() {
      if case .open("style", _) = token, index + 1 < tokens.count, case .text(let text) = tokens[index + 1] {
        reader.sheet.add(text)
      }
    }
    let namesBody = tokens.contains { token in
      if case .open("body", _) = token { true } else { false }
    }
    // Browsers put a body around what has none.
    if !namesBody {
      reader.stack[0].style.apply(reader.sheet.declarations(for: "body", [:]), parentSize: 12, isBlock: false)
      reader.stack[0].style.background = nil
    }
    for token in tokens { reader.take(token) }
    while reader.stack.count > 1 { reader.closeLast() }
    reader.finishParagraph(reader.stack.last?.style ?? HTMLStyle(), ends: false)
    return reader
  }

  private var style: HTMLStyle { stack[stack.count - 1].style }

  private mutating func take(_ token: HTMLToken) {
    switch token {
    case .text(let text):
      if stack.last?.name == "title" { title = text.trimmingCharacters(in: .whitespacesAndNewlines) }
      add(text)
    case .open(let name, let attributes): open(name, attributes)
    case .close(let name): close(name)
    }
  }

  // MARK: Elements

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    closeImplied(by: name)
    let isBlock = Self.blocks.contains(name)
    if isBlock, result.length != markerEnd { finishParagraph(style, ends: true) }
    switch name {
    case "br": addLineBreak()
    case "img": addPicture(attributes)
    default: break
    }
    guard !Self.empty.contains(name) else { return }
    var element = Element(name: name, style: style, isBlock: isBlock)
    let parentSize = element.style.size
    if isBlock { element.style.beginBlock() }
    HTMLDefaults.apply(name, attributes, to: &element.style)
    if name == "ul" || name == "ol" { beginList(name, attributes, &element) }
    let declarations = sheet.declarations(for: name, attributes)
    element.style.apply(declarations, parentSize: parentSize, isBlock: isBlock)
    if name == "body", let color = element.style.background {
      background = color
      element.style.background = nil
    }
    if Self.hidden.contains(name) { element.style.isHidden = true }
    stack.append(element)
    if name == "li" { addMarker(attributes) }
    if name == "q" { add("\u{201C}") }
  }

  private mutating func beginList(_ name: String, _ attributes: [String: String], _ element: inout Element) {
    element.number = Int(attributes["start"] ?? "") ?? 1
    let unordered: [NSTextList.MarkerFormat] = [.disc, .circle, .square]
    var format = name == "ul" ? unordered[min(element.style.lists.count, 2)] : NSTextList.MarkerFormat("{decimal}.")
    let declared = sheet.declarations(for: name, attributes).last { $0.0 == "list-style-type" || $0.0 == "list-style" }
    switch declared?.1 ?? attributes["type"] {
    case "disc": format = .disc
    case "circle": format = .circle
    case "square": format = .square
    case "none": format = NSTextList.MarkerFormat("")
    case "a", "lower-alpha", "lower-latin": format = NSTextList.MarkerFormat("{lower-alpha}.")
    case "A", "upper-alpha", "upper-latin": format = NSTextList.MarkerFormat("{upper-alpha}.")
    case "i", "lower-roman": format = NSTextList.MarkerFormat("{lower-roman}.")
    case "I", "upper-roman": format = NSTextList.MarkerFormat("{upper-roman}.")
    default: break
    }
    let list = NSTextList(markerFormat: format, options: 0)
    list.startingItemNumber = element.number
    element.style.lists.append(list)
  }

  /// The marker of an item, between tabs.
  private mutating func addMarker(_ attributes: [String: String]) {
    guard let index = stack.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }), let list = style.lists.last
    else { return }
    if let number = Int(attributes["value"] ?? "") { stack[index].number = number }
    let marker = list.marker(forItemNumber: stack[index].number)
    stack[index].number += 1
    append("\t\(marker)\t")
    markerEnd = result.length
    isAtLineStart = true
    owesSpace = false
  }

  private mutating func close(_ name: String) {
    guard let index = stack.lastIndex(where: { $0.name == name }), index > 0 else {
      // Browsers make a paragraph and a line of these.
      if name == "p" { finishParagraph(style, ends: true) }
      if name == "br" { addLineBreak() }
      return
    }
    while stack.count > index { closeLast() }
  }

  private mutating func closeLast() {
    guard let element = stack.last else { return }
    if element.name == "q" { add("\u{201D}") }
    // Text that stands in the page itself ends without a line end.
    if element.isBlock { finishParagraph(element.style, ends: element.name != "body" && element.name != "html") }
    stack.removeLast()
    if element.name == "ul" || element.name == "ol", style.lists.isEmpty { spaceLastParagraph(element.style.size) }
  }

  /// Elements whose end may be left out.
  private mutating func closeImplied(by name: String) {
    let ended: [String: Set<String>] = [
      "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "tr": ["tr", "td", "th"], "td": ["td", "th"],
      "th": ["td", "th"], "body": ["head"], "option": ["option"],
    ]
    if let last = stack.last?.name, ended[name]?.contains(last) == true { close(last) }
    if Self.blocks.contains(name), let index = stack.lastIndex(where: { $0.isBlock }), stack[index].name == "p" {
      close("p")
    }
    if name == "li", let item = stack.lastIndex(where: { $0.name == "li" }) {
      let list = stack.lastIndex { $0.name == "ul" || $0.name == "ol" } ?? -1
      if item > list { close("li") }
    }
    if name == "tr" || name == "td" || name == "th" {
      let table = stack.lastIndex { $0.name == "table" } ?? -1
      let names: Set<String> = name == "tr" ? ["tr", "td", "th"] : ["td", "th"]
      if let open = stack.indices.first(where: { $0 > table && names.contains(stack[$0].name) }) {
        close(stack[open].name)
      }
    }
  }

  // MARK: Text

  private mutating func add(_ text: String) {
    guard !style.isHidden else { return }
    if style.keepsWhiteSpace {
      append(transformed(text))
      isAtLineStart = false
      return
    }
    var piece = ""
    for character in text {
      if character == " " || character == "\n" || character == "\t" || character == "\u{0C}" {
        if !isAtLineStart || !piece.isEmpty { owesSpace = true }
        continue
      }
      if owesSpace { piece.append(" ") }
      owesSpace = false
      isAtLineStart = false
      piece.append(character)
    }
    // The space belongs to the text before what follows, which may be a link.
    if owesSpace, !piece.isEmpty {
      piece.append(" ")
      owesSpace = false
      isAtLineStart = true
    }
    append(transformed(piece))
  }

  private func transformed(_ text: String) -> String {
    switch style.transform {
    case "uppercase": text.uppercased()
    case "lowercase": text.lowercased()
    case "capitalize": text.capitalized
    default: text
    }
  }

  private mutating func append(_ text: String) {
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: HTMLDefaults.attributes(of: style)))
  }

  private mutating func addLineBreak() {
    guard !style.isHidden else { return }
    dropTrailingSpace()
    append("\u{2028}")
    isAtLineStart = true
    owesSpace = false
  }

  private mutating func addPicture(_ attributes: [String: String]) {
    guard !style.isHidden, let source = attributes["src"], source.hasPrefix("data:"),
      let comma = source.firstIndex(of: ","), source[..<comma].hasSuffix(";base64"),
      let data = Data(base64Encoded: String(source[source.index(after: comma)...]), options: .ignoreUnknownCharacters),
      let image = UIImage(data: data)
    else { return }
    let attachment = NSTextAttachment(image: image)
    let width = HTMLStyle.length(attributes["width"] ?? "", style.size)
    let height = HTMLStyle.length(attributes["height"] ?? "", style.size)
    if width != nil || height != nil, image.size.width > 0, image.size.height > 0 {
      let ratio = image.size.height / image.size.width
      let wide = width ?? (height ?? 0) / ratio
      attachment.bounds = CGRect(x: 0, y: 0, width: wide, height: height ?? wide * ratio)
    }
    if owesSpace { append(" ") }
    let picture = NSMutableAttributedString(attachment: attachment)
    picture.addAttributes(HTMLDefaults.attributes(of: style), range: NSRange(location: 0, length: picture.length))
    result.append(picture)
    (isAtLineStart, owesSpace) = (false, false)
  }

  /// White space at the end of a line is none.
  private mutating func dropTrailingSpace() {
    let end = result.length - 1
    guard end >= paragraphStart, end >= markerEnd, !style.keepsWhiteSpace,
      result.mutableString.character(at: end) == 0x20
    else { return }
    result.deleteCharacters(in: NSRange(location: end, length: 1))
  }

  /// Ends the paragraph if it has text; a line break at its end is none of its own.
  private mutating func finishParagraph(_ style: HTMLStyle, ends: Bool) {
    owesSpace = false
    isAtLineStart = true
    guard result.length > paragraphStart else { return }
    dropTrailingSpace()
    let last = result.length - 1
    if last >= paragraphStart, ends, result.mutableString.character(at: last) == 0x2028 {
      result.deleteCharacters(in: NSRange(location: last, length: 1))
    }
    guard result.length > paragraphStart || ends else { return }
    if ends { result.append(NSAttributedString(string: "\n", attributes: HTMLDefaults.attributes(of: style))) }
    result.addAttribute(
      .paragraphStyle, value: HTMLDefaults.paragraphStyle(of: style),
      range: NSRange(location: paragraphStart, length: result.length - paragraphStart))
    if style.keepsWhiteSpace { closeUpLines(style) }
    paragraphStart = result.length
    markerEnd = -1
  }

  /// Removes the spacing behind all lines of a block but the last, as lines of the document are paragraphs.
  private func closeUpLines(_ style: HTMLStyle) {
    let all = NSRange(location: paragraphStart, length: result.length - 1 - paragraphStart)
    let last = result.mutableString.range(of: "\n", options: .backwards, range: all)
    guard last.location != NSNotFound else { return }
    var close = style
    close.spacing = 0
    result.addAttribute(
      .paragraphStyle, value: HTMLDefaults.paragraphStyle(of: close),
      range: NSRange(location: paragraphStart, length: last.location + 1 - paragraphStart))
  }

  /// Behind a list there is as much room as behind a paragraph.
  private func spaceLastParagraph(_ size: CGFloat) {
    guard result.length > 0 else { return }
    var range = NSRange(location: 0, length: 0)
    let value = result.attribute(.paragraphStyle, at: result.length - 1, effectiveRange: &range)
    guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
    style.paragraphSpacing = size
    let paragraph = result.mutableString.paragraphRange(for: NSRange(location: result.length - 1, length: 0))
    result.addAttribute(.paragraphStyle, value: style, range: paragraph)
  }
}
