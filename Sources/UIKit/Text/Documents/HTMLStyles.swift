import Foundation

/// The rules of style sheets that selectors of one element give: `p`, `.note`, `p.note`, `#first`, and lists of them.
struct HTMLStyleSheet {
  private struct Rule {
    var element: String
    var classes: [String]
    var identifier: String
    var declarations: [(String, String)]

    var weight: Int { (identifier.isEmpty ? 0 : 100) + classes.count * 10 + (element.isEmpty ? 0 : 1) }
  }

  private var rules: [Rule] = []

  /// Adds the rules of a text; those with other selectors, and of media, are left out.
  mutating func add(_ text: String) {
    let text = Self.withoutComments(text)
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let declarations = Self.declarations(String(rest[rest.index(after: open)..<close]))
      for selector in rest[..<open].split(separator: ",") {
        if let rule = Self.rule(selector.trimmingCharacters(in: .whitespacesAndNewlines), declarations) {
          rules.append(rule)
        }
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text.replacingOccurrences(of: "<!--", with: "").replacingOccurrences(of: "-->", with: ""))
    while let open = rest.range(of: "/*") {
      result += rest[..<open.lowerBound]
      guard let close = rest[open.upperBound...].range(of: "*/") else { return result }
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private static func rule(_ selector: String, _ declarations: [(String, String)]) -> Rule? {
    guard !selector.isEmpty, !selector.contains(where: { " >+~:[]@".contains($0) }) else { return nil }
    var rule = Rule(element: "", classes: [], identifier: "", declarations: declarations)
    var kind: Character = " "
    var word = ""
    func finish() {
      switch kind {
      case ".": rule.classes.append(word)
      case "#": rule.identifier = word
      default: rule.element = word == "*" ? "" : word.lowercased()
      }
    }
    for character in selector {
      if character == "." || character == "#" {
        finish()
        kind = character
        word = ""
      } else {
        word.append(character)
      }
    }
    finish()
    return rule
  }

  /// The declarations of a text such as `color: red; margin: 0`.
  static func declarations(_ text: String) -> [(String, String)] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      var value = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      if let important = value.range(of: "!important", options: .caseInsensitive) {
        value = value[..<important.lowerBound].trimmingCharacters(in: .whitespaces)
      }
      return name.isEmpty || value.isEmpty ? nil : (name, value)
    }
  }

  /// The declarations for an element, the strongest last: the sheet's rules and the element's own `style`.
  func declarations(for element: String, _ attributes: [String: String]) -> [(String, String)] {
    let classes = Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
    let matching = rules.enumerated().filter { _, rule in
      (rule.element.isEmpty || rule.element == element) && rule.classes.allSatisfy(classes.contains)
        && (rule.identifier.isEmpty || rule.identifier == attributes["id"])
    }
    let ordered = matching.sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
    return ordered.flatMap(\.element.declarations) + Self.declarations(attributes["style"] ?? "")
  }
}

/// How the text of an element looks.
struct HTMLStyle {
  enum Face { case serif, sans, monospaced, rounded }

  var face = Face.serif
  var size: CGFloat = 12
  var weight = UIFont.Weight.regular
  var isItalic = false
  var color: UIColor?
  var background: UIColor?
  var isUnderlined = false
  var isStruck = false
  var kern: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var link: String?
  var keepsWhiteSpace = false
  var isHidden = false
  var transform = ""
  // Of paragraphs.
  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
  var spacing: CGFloat = 0
  var spacingBefore: CGFloat = 0
  var firstIndent: CGFloat = 0
  var indent: CGFloat = 0
  var lineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var lists: [NSTextList] = []

  /// Ends of blocks that hold for the block alone.
  mutating func beginBlock() {
    spacing = 0
    spacingBefore = 0
    background = nil
  }

  mutating func apply(_ declarations: [(String, String)], parentSize: CGFloat, isBlock: Bool) {
    for (name, value) in declarations { apply(name, value, parentSize: parentSize, isBlock: isBlock) }
  }

  private mutating func apply(_ name: String, _ value: String, parentSize: CGFloat, isBlock: Bool) {
    let word = value.lowercased()
    switch name {
    case "color": color = HTMLColors.color(value) ?? color
    case "background-color", "background": background = HTMLColors.color(value) ?? background
    case "font-family": if let face = Self.face(word) { self.face = face }
    case "font-size": if let size = Self.fontSize(word, parentSize) { self.size = size }
    case "font-weight": if let weight = Self.weight(word) { self.weight = weight }
    case "font-style": isItalic = word == "italic" || word == "oblique"
    case "font": applyFont(word, parentSize)
    case "text-decoration", "text-decoration-line":
      if word.contains("none") { (isUnderlined, isStruck) = (false, false) }
      if word.contains("underline") { isUnderlined = true }
      if word.contains("line-through") { isStruck = true }
    case "letter-spacing": kern = Self.length(word, size) ?? 0
    case "vertical-align": if let raise = Self.length(word, size) { baselineOffset = raise }
    case "white-space": keepsWhiteSpace = word.hasPrefix("pre")
    case "display": isHidden = word == "none"
    case "text-transform": transform = word
    case "text-align": alignment = Self.alignment(word) ?? alignment
    case "direction": direction = word == "rtl" ? .rightToLeft : .leftToRight
    case "text-indent": firstIndent = Self.length(word, size) ?? firstIndent
    case "line-height": applyLineHeight(word)
    case "margin" where isBlock: applyMargins(word)
    case "margin-bottom" where isBlock: spacing = Self.length(word, size) ?? spacing
    case "margin-top" where isBlock: spacingBefore = Self.length(word, size) ?? spacingBefore
    case "margin-left" where isBlock, "padding-left" where isBlock: indent += Self.length(word, size) ?? 0
    default: break
    }
  }

  private mutating func applyMargins(_ value: String) {
    let lengths = value.split(separator: " ").map { Self.length(String($0), size) ?? 0 }
    guard let first = lengths.first else { return }
    spacingBefore = first
    spacing = lengths.count > 2 ? lengths[2] : first
    indent += lengths.count > 3 ? lengths[3] : lengths.count > 1 ? lengths[1] : first
  }

  private mutating func applyLineHeight(_ value: String) {
    (lineHeight, lineHeightMultiple) = (0, 0)
    if let multiple = Double(value) {
      lineHeight = CGFloat(multiple) * size
    } else if value != "normal", let length = Self.length(value, size) {
      lineHeight = length
    }
  }

  private mutating func applyFont(_ value: String, _ parentSize: CGFloat) {
    let families = value.split(separator: ",", maxSplits: 1)
    for word in families.first?.split(separator: " ") ?? [] {
      let parts = word.split(separator: "/")
      if word == "italic" || word == "oblique" {
        isItalic = true
      } else if let weight = Self.weight(String(word)) {
        self.weight = weight
      } else if let size = Self.fontSize(String(parts[0]), parentSize) {
        self.size = size
      }
    }
    if let face = Self.face(value) { self.face = face }
  }

  static func alignment(_ word: String) -> NSTextAlignment? {
    switch word {
    case "left": .left
    case "right": .right
    case "center": .center
    case "justify": .justified
    case "start": .natural
    default: nil
    }
  }

  /// The face of the first known family of a list: by its own name, or by the kind of letters of a well-known family.
  static func face(_ list: String) -> Face? {
    for family in list.split(separator: ",") {
      let name = family.trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
      if name.contains("mono") || name.contains("courier") || name.contains("menlo") { return .monospaced }
      if name.contains("rounded") { return .rounded }
      let sans = [
        "sans", "system", "helvetica", "arial", "sf ", "san francisco", "verdana", "roboto", "inter", "segoe", "avenir",
      ]
      if sans.contains(where: name.contains) { return .sans }
      if ["serif", "times", "georgia", "new york", "palatino"].contains(where: name.contains) { return .serif }
    }
    return nil
  }

  private static func weight(_ word: String) -> UIFont.Weight? {
    switch word {
    case "bold", "bolder", "700": .bold
    case "normal", "400": .regular
    case "100": .ultraLight
    case "200": .thin
    case "300", "lighter": .light
    case "500": .medium
    case "600": .semibold
    case "800": .heavy
    case "900": .black
    default: nil
    }
  }

  private static func fontSize(_ word: String, _ parent: CGFloat) -> CGFloat? {
    let steps = ["xx-small": 9.0, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24, "xx-large": 32]
    // Sixteen is the medium size of browsers and twelve that of imported text.
    if let step = steps[word] { return CGFloat(step * 12 / 16) }
    if word == "smaller" { return parent / 1.2 }
    if word == "larger" { return parent * 1.2 }
    guard let size = length(word, parent), size > 0 else { return nil }
    return size
  }

  /// A length in points: those of style sheets are pixels, which imported text takes for points.
  static func length(_ word: String, _ em: CGFloat) -> CGFloat? {
    let units: [(String, CGFloat)] = [
      ("px", 1), ("pt", 4.0 / 3), ("rem", 12), ("em", em), ("%", em / 100), ("pc", 16), ("in", 96), ("cm", 96 / 2.54),
      ("mm", 96 / 25.4), ("ex", em / 2),
    ]
    for (suffix, factor) in units where word.hasSuffix(suffix) {
      return Double(word.dropLast(suffix.count)).map { CGFloat($0) * factor }
    }
    return Double(word).map { CGFloat($0) }
  }
}
