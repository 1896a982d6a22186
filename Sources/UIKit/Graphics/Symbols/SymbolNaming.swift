internal import CSymbolNames

/// What Apple's names of symbols tell: which there are, and how those are drawn that are made of others.
enum SymbolNaming {
  /// Whether Apple has a symbol of that name, up to iOS 18.
  static func isApples(_ name: String) -> Bool { all.contains(name) }

  private static let all: Set<String> = {
    var names: Set<String> = []
    var name: [UInt8] = []
    for line in String(cString: masthead_symbol_names()).utf8.split(separator: UInt8(ascii: "\n")) {
      name.removeLast(name.count - Int(line.first! - 32))
      name += line.dropFirst()
      names.insert(String(decoding: name, as: UTF8.self))
    }
    return names
  }()

  /// How a symbol is drawn that a suffix makes of another one; nil when the name has none of the suffixes.
  ///
  /// `has` says whether a symbol is known by itself.
  static func composition(of name: String, has: (String) -> Bool) -> String? {
    var base = name
    let isFilled = base.hasSuffix(".fill")
    if isFilled { base.removeLast(5) }
    for (suffix, outline, area) in frames where base.hasSuffix(suffix) {
      base.removeLast(suffix.count)
      // Inside of a filled frame stands the filled symbol, where there is one.
      let inner = isFilled && has(base + ".fill") ? base + ".fill" : base
      guard has(inner) || isText(base) else { return nil }
      let side = isText(base) && base.count == 2 ? 11.5 : 10.5
      return isFilled ? "f \(area) h \(inner) 12 12 \(side)" : "s 1.7 \(outline) g \(inner) 12 12 \(side)"
    }
    if base.hasSuffix(".slash") {
      base.removeLast(6)
      let whole = isFilled && has(base + ".fill") ? base + ".fill" : base
      return has(whole) ? "b \(whole) x 4.6 M 3 3 L 21 21 s 1.7 M 3 3 L 21 21" : nil
    }
    return nil
  }

  private static let frames: [(suffix: String, outline: String, area: String)] = [
    (".circle", "O 12 12 9.15", "O 12 12 10"),
    (".square", "R 2.85 2.85 18.3 18.3 3.4", "R 2 2 20 20 4.25"),
    (".rectangle", "R 0.85 4.85 22.3 14.3 3", "R 0 4 24 16 3.85"),
  ]

  /// Whether a part of a name stands for itself: a letter, or a number of two digits at most.
  static func isText(_ name: String) -> Bool {
    let units = Array(name.utf8)
    func isDigit(_ unit: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(unit) }
    if units.count == 1 { return isDigit(units[0]) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(units[0]) }
    return units.count == 2 && isDigit(units[0]) && isDigit(units[1])
  }
}
