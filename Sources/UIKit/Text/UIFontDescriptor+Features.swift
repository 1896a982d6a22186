import Foundation
internal import TextLayout

extension UIFontDescriptor {
  /// A class of letters: the number that stands in the bits of `SymbolicTraits.classMask`.
  public typealias Class = Int

  /// Names a part of a feature setting.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A number: Apple's number of the feature, such as 6 for the spacing of digits.
    public static let type = FeatureKey("CTFeatureTypeIdentifier")
    /// A number: which of the feature's settings, such as 0 for digits of one width.
    public static let selector = FeatureKey("CTFeatureSelectorIdentifier")
    /// The old name of `type`.
    public static let featureIdentifier = type
    /// The old name of `selector`.
    public static let typeIdentifier = selector
  }

  /// Core Text's keys of settings by OpenType's names.
  private static let tag = FeatureKey("CTFeatureOpenTypeTag")
  private static let value = FeatureKey("CTFeatureOpenTypeValue")

  /// Carries settings out on a font, one after the other; those that no font has here change nothing, as on iOS.
  static func apply(_ settings: [[FeatureKey: Any]], to font: inout Font) {
    for setting in settings {
      if let tag = setting[tag] as? String {
        let isOn = TextAttributes.number(setting[value]).map { $0 != 0 } ?? true
        change(tag, isOn, &font)
      } else if let type = TextAttributes.number(setting[.type]),
        let selector = TextAttributes.number(setting[.selector])
      {
        for (tag, isOn) in features(type: Int(type), selector: Int(selector)) { change(tag, isOn, &font) }
      }
    }
  }

  private static func change(_ tag: String, _ isOn: Bool, _ font: inout Font) {
    if tag == "tnum" || tag == "pnum" {
      let isMonospaced = (tag == "tnum") == isOn
      if isMonospaced, font.family == .system { font.family = .systemMonospacedDigit }
      if !isMonospaced, font.family == .systemMonospacedDigit { font.family = .system }
    } else if tag == "liga" || tag == "clig" {
      if isOn { font.features.remove(.noLigatures) } else { font.features.insert(.noLigatures) }
    } else if let feature = FontFeatures(tag: tag) {
      if isOn { font.features.insert(feature) } else { font.features.remove(feature) }
    }
  }

  /// The OpenType features of Apple's feature types and selectors ("SFNTLayoutTypes", the registry of TrueType's
  /// feature names).
  private static func features(type: Int, selector: Int) -> [(String, Bool)] {
    switch (type, selector) {
    case (1, 2): [("liga", true)]
    case (1, 3): [("liga", false)]
    case (6, 0): [("tnum", true)]
    case (6, 1): [("tnum", false)]
    case (10, 0): ["sups", "subs", "ordn", "sinf"].map { ($0, false) }
    case (10, 1): [("sups", true)]
    case (10, 2): [("subs", true)]
    case (10, 3): [("ordn", true)]
    case (10, 4): [("sinf", true)]
    case (14, 4): [("zero", true)]
    case (14, 5): [("zero", false)]
    case (21, 0): [("onum", true), ("lnum", false)]
    case (21, 1): [("lnum", true), ("onum", false)]
    case (33, 0): [("case", true)]
    case (33, 1): [("case", false)]
    case (35, 0): (1...20).map { (stylisticSet($0), false) }
    case (35, 2...41): [(stylisticSet(selector / 2), selector % 2 == 0)]
    case (37, 0): [("smcp", false), ("pcap", false)]
    case (37, 1): [("smcp", true)]
    case (37, 2): [("pcap", true)]
    case (38, 0): [("c2sc", false), ("c2pc", false)]
    case (38, 1): [("c2sc", true)]
    case (38, 2): [("c2pc", true)]
    default: []
    }
  }

  private static func stylisticSet(_ number: Int) -> String { number < 10 ? "ss0\(number)" : "ss\(number)" }

  /// The settings of a font, by OpenType's names.
  static func settings(of font: Font) -> [[FeatureKey: Any]] {
    var tags: [(String, Int)] = font.features.substitutionTags.map { ($0, 1) }
    if font.family == .systemMonospacedDigit { tags.append(("tnum", 1)) }
    if font.features.contains(.noLigatures) { tags.append(("liga", 0)) }
    return tags.map { [tag: $0.0, value: NSNumber(value: $0.1)] }
  }
}
