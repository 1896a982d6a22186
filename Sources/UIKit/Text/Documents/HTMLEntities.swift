/// The entities of HTML 4, by name and by number.
enum HTMLEntities {
  /// The text of an entity's name; nil for an unknown name.
  static func text(_ name: String) -> String? {
    if let index = latin.firstIndex(of: Substring(name)) { return scalar(UInt32(160 + index)) }
    if let index = greekCapitals.firstIndex(of: Substring(name)) { return scalar(UInt32(0x391 + index)) }
    if let index = greekSmall.firstIndex(of: Substring(name)) { return scalar(UInt32(0x3B1 + index)) }
    return others[name].flatMap { scalar($0) }
  }

  /// The character of a number: those from 128 to 159 are of Windows' Latin alphabet, and invalid numbers give U+FFFD.
  static func character(_ number: UInt32) -> String {
    if (128..<160).contains(number) {
      let bytes = [UInt8(number)]
      return String(bytes: bytes, encoding: .windowsCP1252) ?? "\u{FFFD}"
    }
    return number == 0 ? "\u{FFFD}" : scalar(number) ?? "\u{FFFD}"
  }

  private static func scalar(_ value: UInt32) -> String? { UnicodeScalar(value).map { String(Character($0)) } }

  /// From 160 on.
  private static let latin = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para \
    middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute \
    Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml \
    Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml \
    eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """.split(separator: " ")

  /// From U+0391 on, with a place that no letter has.
  private static let greekCapitals = """
    Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega
    """.split(separator: " ")

  /// From U+03B1 on.
  private static let greekSmall = """
    alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi \
    omega
    """.split(separator: " ")

  private static let others: [String: UInt32] = [
    "quot": 34, "amp": 38, "lt": 60, "gt": 62, "apos": 39, "QUOT": 34, "AMP": 38, "LT": 60, "GT": 62, "OElig": 338,
    "oelig": 339, "Scaron": 352, "scaron": 353, "Yuml": 376, "circ": 710, "tilde": 732, "fnof": 402, "thetasym": 0x3D1,
    "upsih": 0x3D2, "piv": 0x3D6, "ensp": 0x2002, "emsp": 0x2003, "thinsp": 0x2009, "zwnj": 0x200C, "zwj": 0x200D,
    "lrm": 0x200E, "rlm": 0x200F, "ndash": 0x2013, "mdash": 0x2014, "lsquo": 0x2018, "rsquo": 0x2019, "sbquo": 0x201A,
    "ldquo": 0x201C, "rdquo": 0x201D, "bdquo": 0x201E, "dagger": 0x2020, "Dagger": 0x2021, "bull": 0x2022,
    "hellip": 0x2026, "permil": 0x2030, "prime": 0x2032, "Prime": 0x2033, "lsaquo": 0x2039, "rsaquo": 0x203A,
    "oline": 0x203E, "frasl": 0x2044, "euro": 0x20AC, "image": 0x2111, "weierp": 0x2118, "real": 0x211C,
    "trade": 0x2122, "alefsym": 0x2135, "larr": 0x2190, "uarr": 0x2191, "rarr": 0x2192, "darr": 0x2193, "harr": 0x2194,
    "crarr": 0x21B5, "lArr": 0x21D0, "uArr": 0x21D1, "rArr": 0x21D2, "dArr": 0x21D3, "hArr": 0x21D4, "forall": 0x2200,
    "part": 0x2202, "exist": 0x2203, "empty": 0x2205, "nabla": 0x2207, "isin": 0x2208, "notin": 0x2209, "ni": 0x220B,
    "prod": 0x220F, "sum": 0x2211, "minus": 0x2212, "lowast": 0x2217, "radic": 0x221A, "prop": 0x221D, "infin": 0x221E,
    "ang": 0x2220, "and": 0x2227, "or": 0x2228, "cap": 0x2229, "cup": 0x222A, "int": 0x222B, "there4": 0x2234,
    "sim": 0x223C, "cong": 0x2245, "asymp": 0x2248, "ne": 0x2260, "equiv": 0x2261, "le": 0x2264, "ge": 0x2265,
    "sub": 0x2282, "sup": 0x2283, "nsub": 0x2284, "sube": 0x2286, "supe": 0x2287, "oplus": 0x2295, "otimes": 0x2297,
    "perp": 0x22A5, "sdot": 0x22C5, "lceil": 0x2308, "rceil": 0x2309, "lfloor": 0x230A, "rfloor": 0x230B,
    "lang": 0x27E8, "rang": 0x27E9, "loz": 0x25CA, "spades": 0x2660, "clubs": 0x2663, "hearts": 0x2665, "diams": 0x2666,
  ]
}
