import Foundation
internal import TextLayout

/// Makes an attributed string of a document in rich text format (RTF 1.9.1): characters, fonts, colours, paragraphs, tabs, links and pages' sizes.
struct RTFReader {
  /// How characters and paragraphs look at a place; groups keep it.
  private struct State {
    var font = 0
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var color = 0
    var background = 0
    var kern: CGFloat = 0
    var raise: CGFloat = 0
    var link: String?
    var isSkipped = false
    var destination = ""
    /// How many characters behind a Unicode one stand for it in old readers.
    var fallback = 1
    var alignment = NSTextAlignment.natural
    var direction = NSWritingDirection.natural
    var left: CGFloat = 0
    var first: CGFloat = 0
    var right: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    var line: CGFloat = 0
    var tabs: [NSTextTab] = []
    var tabAlignment = NSTextAlignment.left
  }

  private let bytes: [UInt8]
  private var at = 0
  private var state = State()
  private var saved: [State] = []
  private var fonts: [Int: String] = [:]
  private var colors: [UIColor?] = []
  private var component: [CGFloat?] = [nil, nil, nil]
  private var text = ""
  private var pendingBytes: [UInt8] = []
  private var skips = 0
  private var instruction = ""
  private var encoding = String.Encoding.windowsCP1252
  let result = NSMutableAttributedString(string: "")
  private(set) var properties: [NSAttributedString.DocumentAttributeKey: Any] = [:]
  private var paper = CGSize.zero
  private var margins: UIEdgeInsets?
  private var tabInterval: CGFloat = 36
  private var paragraphStart = 0

  /// Reads a document of the format; nil for data with another beginning.
  static func read(_ data: Data) -> RTFReader? {
    var reader = RTFReader(bytes: Array(data))
    guard data.starts(with: Array("{\\rtf".utf8)) else { return nil }
    reader.readAll()
    return reader
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Tokens

  private mutating func readAll() {
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "{"):
        flush()
        saved.append(state)
      case UInt8(ascii: "}"): closeGroup()
      case UInt8(ascii: "\\"): readControl()
      case 0x0A, 0x0D, 0: break
      default: add(byte)
      }
    }
    flush()
    finishParagraph()
    if paper != .zero { properties[.paperSize] = NSValue(cgSize: paper) }
    if let margins { properties[.paperMargin] = NSValue(uiEdgeInsets: margins) }
  }

  private mutating func closeGroup() {
    flush()
    if saved.count == 1 { finishParagraph() }
    if state.destination == "fldinst" { takeInstruction() }
    let link = state.link
    if let outer = saved.popLast() { state = outer }
    // The address of a field is that of the result beside it.
    if state.destination == "field" || state.destination == "fldinst", state.link == nil { state.link = link }
  }

  private mutating func takeInstruction() {
    let words = instruction.components(separatedBy: "\"")
    if instruction.uppercased().contains("HYPERLINK"), words.count > 1 { state.link = words[1] }
    instruction = ""
  }

  private mutating func add(_ byte: UInt8) {
    if skips > 0 {
      skips -= 1
      return
    }
    pendingBytes.append(byte)
  }

  private mutating func add(_ character: String) {
    takeBytes()
    text += character
  }

  private mutating func takeBytes() {
    guard !pendingBytes.isEmpty else { return }
    text += String(bytes: pendingBytes, encoding: encoding) ?? String(decoding: pendingBytes, as: UTF8.self)
    pendingBytes = []
  }

  private mutating func readControl() {
    guard at < bytes.count else { return }
    let byte = bytes[at]
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) else {
      at += 1
      return symbol(byte)
    }
    var word = ""
    while at < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[at] | 0x20), bytes[at] & 0x40 != 0 {
      word.append(Character(UnicodeScalar(bytes[at])))
      at += 1
    }
    var digits = ""
    if at < bytes.count, bytes[at] == UInt8(ascii: "-") {
      digits = "-"
      at += 1
    }
    while at < bytes.count, (48...57).contains(bytes[at]), digits.count < 10 {
      digits.append(Character(UnicodeScalar(bytes[at])))
      at += 1
    }
    if at < bytes.count, bytes[at] == 0x20 { at += 1 }
    control(word, Int(digits))
  }

  private mutating func symbol(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'"):
      let digits = bytes[min(at, bytes.count)..<min(at + 2, bytes.count)]
      at = min(at + 2, bytes.count)
      if let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) { add(value) }
    case UInt8(ascii: "*"): state.isSkipped = true
    case UInt8(ascii: "~"): add("\u{A0}")
    case UInt8(ascii: "_"): add("\u{2011}")
    case UInt8(ascii: "-"): add("\u{AD}")
    case 0x0A, 0x0D: endParagraph()
    default: add(byte)
    }
  }

  // MARK: Words

  private mutating func control(_ word: String, _ number: Int?) {
    switch word {
    case "par", "sect", "page", "row": return endParagraph()
    case "line": return add("\u{2028}")
    case "tab", "cell": return add("\t")
    case "u":
      takeBytes()
      RTFCharacters.append(UInt16(truncatingIfNeeded: number ?? 63), to: &text)
      skips = state.fallback
      return
    case "uc":
      state.fallback = max(0, number ?? 1)
      return
    case "emdash": return add("\u{2014}")
    case "endash": return add("\u{2013}")
    case "bullet": return add("\u{2022}")
    case "lquote": return add("\u{2018}")
    case "rquote": return add("\u{2019}")
    case "ldblquote": return add("\u{201C}")
    case "rdblquote": return add("\u{201D}")
    default: break
    }
    flush()
    if !destination(word), !character(word, number), !paragraph(word, number) { document(word, number) }
  }

  private mutating func destination(_ word: String) -> Bool {
    switch word {
    case "fonttbl", "colortbl", "fldinst", "field", "fldrslt":
      state.destination = word
      state.isSkipped = false
    case "stylesheet", "info", "pict", "object", "header", "footer", "footnote", "listtable", "listoverridetable",
      "expandedcolortbl", "nonshppict", "themedata", "generator":
      state.isSkipped = true
    default: return false
    }
    return true
  }

  private mutating func character(_ word: String, _ number: Int?) -> Bool {
    let isOn = number != 0
    switch word {
    case "f": state.font = number ?? 0
    case "fs": state.size = max(1, CGFloat(number ?? 24) / 2)
    case "b": state.isBold = isOn
    case "i": state.isItalic = isOn
    case "ul": state.isUnderlined = isOn
    case "ulnone": state.isUnderlined = false
    case "strike": state.isStruck = isOn
    case "cf": state.color = number ?? 0
    case "cb", "highlight", "chcbpat": state.background = number ?? 0
    case "expndtw": state.kern = CGFloat(number ?? 0) / 20
    case "up": state.raise = CGFloat(number ?? 6) / 2
    case "dn": state.raise = -CGFloat(number ?? 6) / 2
    case "super": state.raise = state.size / 3
    case "sub": state.raise = -state.size / 6
    case "nosupersub": state.raise = 0
    case "red": component[0] = CGFloat(number ?? 0) / 255
    case "green": component[1] = CGFloat(number ?? 0) / 255
    case "blue": component[2] = CGFloat(number ?? 0) / 255
    case "plain":
      let plain = State()
      (state.font, state.size, state.isBold, state.isItalic) = (plain.font, plain.size, false, false)
      (state.isUnderlined, state.isStruck, state.color, state.background) = (false, false, 0, 0)
      (state.kern, state.raise) = (0, 0)
    default: return false
    }
    return true
  }

  private mutating func paragraph(_ word: String, _ number: Int?) -> Bool {
    let points = CGFloat(number ?? 0) / 20
    switch word {
    case "pard":
      let plain = State()
      (state.alignment, state.direction, state.tabs) = (plain.alignment, plain.direction, [])
      (state.left, state.first, state.right, state.before, state.after, state.line) = (0, 0, 0, 0, 0, 0)
    case "ql": state.alignment = .left
    case "qr": state.alignment = .right
    case "qc": state.alignment = .center
    case "qj": state.alignment = .justified
    case "qnatural": state.alignment = .natural
    case "ltrpar": state.direction = .leftToRight
    case "rtlpar": state.direction = .rightToLeft
    case "li": state.left = points
    case "fi": state.first = points
    case "ri": state.right = points
    case "sb": state.before = points
    case "sa": state.after = points
    case "sl": state.line = abs(points)
    case "tqr": state.tabAlignment = .right
    case "tqc": state.tabAlignment = .center
    case "tx":
      state.tabs.append(NSTextTab(textAlignment: state.tabAlignment, location: points))
      state.tabAlignment = .left
    default: return false
    }
    return true
  }

  private mutating func document(_ word: String, _ number: Int?) {
    let points = CGFloat(number ?? 0) / 20
    func margin(_ side: WritableKeyPath<UIEdgeInsets, CGFloat>) {
      // What is not said is an inch and a quarter at the sides, and an inch above and below.
      var sides = margins ?? UIEdgeInsets(top: 72, left: 90, bottom: 72, right: 90)
      sides[keyPath: side] = points
      margins = sides
    }
    switch word {
    case "paperw": paper.width = points
    case "paperh": paper.height = points
    case "margl": margin(\.left)
    case "margr": margin(\.right)
    case "margt": margin(\.top)
    case "margb": margin(\.bottom)
    case "deftab":
      tabInterval = points
      properties[.defaultTabInterval] = NSNumber(value: Double(points))
    case "viewkind": properties[.viewMode] = NSNumber(value: number == 1 ? 1 : 0)
    case "viewscale": properties[.viewZoom] = NSNumber(value: Double(number ?? 100))
    case "viewwidth": viewSize(\.width, points)
    case "viewheight": viewSize(\.height, points)
    case "readonlydoc": properties[.readOnly] = NSNumber(value: number ?? 1)
    case "cocoartf": properties[.cocoaVersionDocumentAttribute] = NSNumber(value: number ?? 0)
    case "ansicpg": encoding = RTFCharacters.encoding(codePage: number)
    default: break
    }
  }

  private mutating func viewSize(_ side: WritableKeyPath<CGSize, CGFloat>, _ points: CGFloat) {
    var size = (properties[.viewSize] as? NSValue)?.cgSizeValue ?? .zero
    size[keyPath: side] = points
    properties[.viewSize] = NSValue(cgSize: size)
  }

  // MARK: Text

  /// Takes the characters that came since the last change of looks.
  private mutating func flush() {
    takeBytes()
    guard !text.isEmpty else { return }
    defer { text = "" }
    text = RTFCharacters.withoutHalves(text)
    switch state.destination {
    case "fonttbl":
      let name = text.trimmingCharacters(in: CharacterSet(charactersIn: "; \n"))
      if !name.isEmpty, !state.isSkipped { fonts[state.font] = name }
    case "colortbl":
      for _ in text.filter({ $0 == ";" }) {
        let known = component.compactMap { $0 }
        colors.append(known.count == 3 ? UIColor(red: known[0], green: known[1], blue: known[2], alpha: 1) : nil)
        component = [nil, nil, nil]
      }
    case "fldinst": instruction += text
    default:
      if !state.isSkipped { result.append(NSAttributedString(string: text, attributes: attributes)) }
    }
  }

  private mutating func endParagraph() {
    flush()
    guard !state.isSkipped else { return }
    result.append(NSAttributedString(string: "\n", attributes: attributes))
    finishParagraph()
  }

  private mutating func finishParagraph() {
    guard result.length > paragraphStart else { return }
    let style = NSMutableParagraphStyle()
    style.alignment = state.alignment
    style.baseWritingDirection = state.direction
    style.headIndent = state.left
    style.firstLineHeadIndent = state.left + state.first
    style.tailIndent = -state.right
    style.paragraphSpacingBefore = state.before
    style.paragraphSpacing = state.after
    style.minimumLineHeight = state.line
    if !state.tabs.isEmpty { style.tabStops = state.tabs }
    style.defaultTabInterval = tabInterval
    result.addAttribute(
      .paragraphStyle, value: style,
      range: NSRange(location: paragraphStart, length: result.length - paragraphStart))
    paragraphStart = result.length
  }

  private func color(_ index: Int) -> UIColor? { colors.indices.contains(index) ? colors[index] : nil }

  private var attributes: [NSAttributedString.Key: Any] {
    var style = HTMLStyle()
    style.size = state.size
    style.isItalic = state.isItalic
    style.weight = state.isBold ? .bold : .regular
    style.color = color(state.color)
    style.background = state.background > 0 ? color(state.background) : nil
    style.isUnderlined = state.isUnderlined
    style.isStruck = state.isStruck
    style.kern = state.kern
    style.baselineOffset = state.raise
    style.link = state.link
    let name = fonts[state.font] ?? ""
    style.face = HTMLStyle.face(name.lowercased()) ?? .sans
    var attributes = HTMLDefaults.attributes(of: style)
    if let font = SystemFontName.font(named: name, size: state.size) {
      var changed = font
      if state.isBold, font.weight < UIFont.Weight.semibold.rawValue { changed.weight = UIFont.Weight.bold.rawValue }
      changed.isItalic = font.isItalic || state.isItalic
      attributes[.font] = UIFont(changed)
    }
    return attributes
  }
}
