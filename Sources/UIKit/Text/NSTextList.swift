import Foundation

/// A list that paragraphs are items of: how its markers look.
///
/// Where text comes from HTML or goes there, its lists are in the paragraphs' styles. Markers are part of the text, as
/// `marker(forItemNumber:)` gives them.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationObjectMark()

  /// Options of a list; none has a meaning here yet.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// A text for markers in which a name in braces stands for the item's sign or number: `({decimal})`.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The text.
    public var rawValue: String
    /// Makes a format of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a format of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The character U+25A1.
    public static let box = MarkerFormat("{box}")
    /// The character U+2713.
    public static let check = MarkerFormat("{check}")
    /// The character U+25E6.
    public static let circle = MarkerFormat("{circle}")
    /// The character U+25C6.
    public static let diamond = MarkerFormat("{diamond}")
    /// The character U+2022.
    public static let disc = MarkerFormat("{disc}")
    /// The character U+2043.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// The character U+25AA.
    public static let square = MarkerFormat("{square}")
    /// Such as a, b, … z, aa.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Such as A, B, … Z, AA.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Such as a, b, … z, aa.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Such as A, B, … Z, AA.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Such as i, ii, iii, iv.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Such as I, II, III, IV.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Numbers to the base 8.
    public static let octal = MarkerFormat("{octal}")
    /// Numbers to the base 16, with small letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Numbers to the base 16, with capitals.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    /// Such as 1, 2, 3.
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// How markers look.
  open private(set) var markerFormat: MarkerFormat
  /// The options of the list as made.
  open private(set) var listOptions: Options
  /// The number of the first item.
  open var startingItemNumber = 1

  /// Makes a list whose items begin at 1; `mask` holds bits of `Options`.
  public init(markerFormat: MarkerFormat, options mask: Int) {
    self.markerFormat = markerFormat
    listOptions = Options(rawValue: UInt(bitPattern: mask))
    super.init()
  }

  /// Makes a list whose items begin at a number.
  public convenience init(markerFormat: MarkerFormat, startingItemNumber: Int) {
    self.init(markerFormat: markerFormat, options: 0)
    self.startingItemNumber = startingItemNumber
  }

  /// Reads a list of a keyed archive; nil for other archives.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    let format = coder.object(of: NSString.self, "NSMarkerFormat").map { String(describing: $0) }
    markerFormat = MarkerFormat(format ?? "{disc}")
    listOptions = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSListOptions")))
    startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
    super.init()
  }

  /// Writes the list into a keyed archive.
  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
    coder.encode(Int(bitPattern: listOptions.rawValue), forKey: "NSListOptions")
    coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
  }

  /// Archives are read without help of their classes.
  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSTextList(markerFormat: markerFormat, options: Int(bitPattern: listOptions.rawValue))
    copy.startingItemNumber = startingItemNumber
    return copy
  }

  /// Lists of equal looks are two lists, unless they are one object: items of the one do not go on in the other.
  open override func isEqual(_ object: Any?) -> Bool { self === object as? NSTextList }

  open override var hash: Int { ObjectIdentifier(self).hashValue }

  /// Whether markers tell which item it is.
  open var isOrdered: Bool {
    Self.numberNames.contains { markerFormat.rawValue.contains("{\($0)}") }
  }

  /// The marker of an item: the format with the item's sign or number in place of the name in braces.
  ///
  /// Letters and Roman numbers of items that they cannot count, such as 0, are decimal ones.
  open func marker(forItemNumber itemNum: Int) -> String {
    var result = ""
    var rest = Substring(markerFormat.rawValue)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      let sign = Self.sign(name) ?? Self.number(itemNum, name) ?? String(rest[open...close])
      result += rest[..<open]
      result += sign
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static let numberNames = [
    "decimal", "octal", "lower-hexadecimal", "upper-hexadecimal", "lower-alpha", "upper-alpha", "lower-latin",
    "upper-latin", "lower-roman", "upper-roman",
  ]

  private static func sign(_ name: String) -> String? {
    switch name {
    case "box": "\u{25A1}"
    case "check": "\u{2713}"
    case "circle": "\u{25E6}"
    case "diamond": "\u{25C6}"
    case "disc": "\u{2022}"
    case "hyphen": "\u{2043}"
    case "square": "\u{25AA}"
    default: nil
    }
  }

  private static func number(_ number: Int, _ name: String) -> String? {
    guard numberNames.contains(name) else { return nil }
    let text: String
    switch name.split(separator: "-").last {
    case "octal": text = String(number, radix: 8)
    case "hexadecimal": text = String(number, radix: 16)
    case "alpha", "latin": text = letters(number) ?? String(number)
    case "roman": text = roman(number) ?? String(number)
    default: text = String(number)
    }
    return name.hasPrefix("upper-") ? text.uppercased() : text
  }

  /// 1 is a, 26 is z, 27 is aa.
  private static func letters(_ number: Int) -> String? {
    guard number > 0 else { return nil }
    var rest = number
    var text = ""
    while rest > 0 {
      text = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + text
      rest = (rest - 1) / 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String? {
    guard (1...3999).contains(number) else { return nil }
    let parts: [(Int, String)] = [
      (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
      (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]
    var rest = number
    var text = ""
    for (value, sign) in parts {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}
