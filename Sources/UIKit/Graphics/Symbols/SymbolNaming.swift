internal import CSymbolNames

/// The rules of Apple's names of symbols: the known names, and the drawing of combined ones.
enum SymbolNaming {
  /// Whether Apple has a symbol of that name, up to iOS 18.
  static func isApples(_ name: String) -> Bool { names.contains(name) }

  /// The names of Apple's symbols up to iOS 18.
  static let names: Set<String> = {
    var names: Set<String> = []
    var name: [UInt8] = []
    for line in String(cString: masthead_symbol_names()).utf8.split(separator: UInt8(ascii: "\n")) {
      name.removeLast(name.count - Int(line.first! - 32))
      name += line.dropFirst()
      names.insert(String(decoding: name, as: UTF8.self))
    }
    return names
  }()

  /// How a symbol is drawn that its name makes of others; nil when the name tells of none.
  ///
  /// `has` says whether a symbol is known, by itself or by its name.
  static func composition(of name: String, has: (String) -> Bool) -> String? {
    var base = name
    let isFilled = base.hasSuffix(".fill")
    if isFilled { base.removeLast(5) }
    // The filled symbol, where there is one.
    func filled(_ name: String) -> String { isFilled && has(name + ".fill") ? name + ".fill" : name }
    for frame in frames where base.hasSuffix(frame.suffix) {
      let stem = String(base.dropLast(frame.suffix.count))
      let inner = filled(stem)
      guard has(inner) else { continue }
      let side = isText(stem) && stem.count == 2 ? frame.side + 1 : frame.side
      let place = "\(inner) 12 \(frame.middle) \(side)"
      return isFilled ? "\(frame.area) h \(place)" : "\(frame.outline) g \(place)"
    }
    if base.hasSuffix(".slash") {
      let whole = filled(String(base.dropLast(6)))
      return has(whole) ? "b \(whole) x 4.6 M 3 3 L 21 21 s 1.7 M 3 3 L 21 21" : nil
    }
    return badge(of: base, filled: filled, has: has) ?? synonym(of: name, has: has).map { "b \($0)" }
  }

  /// A symbol with a small sign at its lower right corner, in room that is made for it (`folder.badge.plus`), or with a dot at the upper
  /// right one (`app.badge`).
  private static func badge(of base: String, filled: (String) -> String, has: (String) -> Bool) -> String? {
    if base.hasSuffix(".badge") {
      let whole = filled(String(base.dropLast(6)))
      return has(whole) ? "b \(whole) e O 19.6 4.8 5.2 f O 19.6 4.8 3.6" : nil
    }
    for (mark, kind) in [(".badge.", ""), (".trianglebadge.", ".triangle.fill")] {
      guard let range = base.range(of: mark) else { continue }
      let whole = filled(String(base[..<range.lowerBound]))
      let sign = base[range.upperBound...] + kind
      guard has(whole), has(String(sign)) else { return nil }
      return "b \(whole) e O 18.6 18.6 6.4 g \(sign) 18.6 18.6 8.6"
    }
    return nil
  }

  /// The name of a symbol that looks the same: under a newer or an older word, or by directions of left to right.
  private static func synonym(of name: String, has: (String) -> Bool) -> String? {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    for (word, other) in synonyms {
      // What leads a name is no direction: `forward` is a button of players.
      guard let index = words.lastIndex(of: Substring(word)), index > 0 || !isDirection(word) else { continue }
      var changed = words
      changed[index] = Substring(other)
      let found = changed.joined(separator: ".")
      if has(found) { return found }
    }
    return nil
  }

  private static let synonyms = [
    ("document", "doc"), ("microphone", "mic"), ("forward", "right"), ("backward", "left"), ("leading", "left"),
    ("trailing", "right"),
  ]

  private static func isDirection(_ word: some StringProtocol) -> Bool {
    word == "forward" || word == "backward" || word.hasPrefix("leading") || word.hasPrefix("trailing")
  }

  /// Whether a symbol is mirrored where one reads from right to left: part of its name is a direction of reading.
  static func isMirrored(_ name: String) -> Bool { name.split(separator: ".").dropFirst().contains { isDirection($0) } }

  /// The frame around a symbol: the drawings of its outline and area, its middle, and the size of the symbol inside.
  private struct Frame {
    let suffix: String
    let outline: String
    let area: String
    var middle = 12.0
    var side = 10.5

    init(_ suffix: String, _ outline: String, _ area: String) {
      (self.suffix, self.outline, self.area) = (suffix, "s 1.7 \(outline)", "f \(area)")
    }

    /// A frame that is a symbol.
    init(_ name: String, middle: Double, side: Double) {
      (suffix, outline, area) = ("." + name, "b \(name)", "b \(name).fill")
      (self.middle, self.side) = (middle, side)
    }

    /// A frame drawn like a symbol of another name, filled by a third if given.
    init(_ suffix: String, like name: String, filled: String? = nil, middle: Double, side: Double) {
      (self.suffix, outline, area) = (suffix, "b \(name)", "b \(filled ?? name)")
      (self.middle, self.side) = (middle, side)
    }
  }

  private static let frames = [
    Frame(".circle", "O 12 12 9.15", "O 12 12 10"),
    Frame(".square", "R 2.85 2.85 18.3 18.3 3.4", "R 2 2 20 20 4.25"),
    Frame(".rectangle", "R 0.85 4.85 22.3 14.3 3", "R 0 4 24 16 3.85"),
    Frame(".app", "R 2.85 2.85 18.3 18.3 4.8", "R 2 2 20 20 5.6"),
    Frame(".rectangle.portrait", "R 4.85 0.85 14.3 22.3 3", "R 4 0 16 24 3.85"),
    Frame("diamond", middle: 12, side: 9), Frame("hexagon", middle: 12, side: 9.5),
    Frame("octagon", middle: 12, side: 9.5), Frame("shield", middle: 11.4, side: 9),
    Frame(".bubble", like: "bubble.left", filled: "bubble.left.fill", middle: 9.8, side: 8),
    Frame("message", middle: 9.8, side: 8), Frame("icloud", middle: 13, side: 8), Frame("heart", middle: 11, side: 8.5),
    Frame("house", middle: 14, side: 7.5), Frame("folder", middle: 13, side: 8), Frame("doc", middle: 14.4, side: 7),
    Frame("tv", middle: 11, side: 8), Frame(".display", like: "display", middle: 9.4, side: 8),
    Frame(".desktopcomputer", like: "desktopcomputer", middle: 9, side: 7),
    Frame(".laptopcomputer", like: "laptopcomputer", middle: 11, side: 7),
    Frame(".viewfinder", like: "viewfinder", middle: 12, side: 10.5),
    Frame(".arrow.circlepath", like: "arrow.clockwise", middle: 12.4, side: 7.5),
  ]

  /// Whether a part of a name stands for itself: a letter, or a number of two digits at most.
  static func isText(_ name: String) -> Bool {
    let units = Array(name.utf8)
    func isDigit(_ unit: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(unit) }
    if units.count == 1 { return isDigit(units[0]) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(units[0]) }
    return units.count == 2 && isDigit(units[0]) && isDigit(units[1])
  }

  /// The characters of symbols of currencies and of mathematics, as far as the font of the letters has them.
  static let characters: [String: String] = [
    "asterisk": "*", "infinity": "∞", "lessthan": "<", "greaterthan": ">", "lessthanorequalto": "≤",
    "greaterthanorequalto": "≥", "plusminus": "±", "notequal": "≠", "pi": "π", "centsign": "¢", "yensign": "¥",
    "wonsign": "₩", "rublesign": "₽", "turkishlirasign": "₺", "hryvniasign": "₴", "nairasign": "₦", "dongsign": "₫",
    "pesosign": "₱", "shekelsign": "₪", "coloncurrencysign": "₡", "guaranisign": "₲", "kipsign": "₭", "tugriksign": "₮",
    "tengesign": "₸", "bahtsign": "฿", "manatsign": "₼", "larisign": "₾", "lirasign": "₤", "francsign": "₣",
    "cedisign": "₵", "florinsign": "ƒ", "cruzeirosign": "₢", "australsign": "₳", "millsign": "₥", "pesetasign": "₧",
    "parentheses": "()", "sos": "SOS", "fn": "fn", "fx": "fx", "mph": "mph", "kph": "kph", "abc": "abc", "alt": "alt",
  ]
}
