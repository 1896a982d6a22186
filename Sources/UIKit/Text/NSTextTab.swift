import Foundation
internal import TextLayout

/// A place on a line that a tab leads to.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationObjectMark()

  /// Names an option of a tab.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `CharacterSet`: the first of its characters stands at the place, so that numbers have their points below each other.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text behind the tab stands at the place: `.left`, `.natural` and `.justified` begin there, `.right` ends there.
  open private(set) var alignment: NSTextAlignment
  /// The distance from the paragraph's leading margin, in points.
  open private(set) var location: CGFloat
  /// The options of the tab as made.
  open private(set) var options: [OptionKey: Any]

  /// Makes a tab.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  /// Reads a tab of a keyed archive, without options; nil for other archives.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
    options = [:]
    super.init()
  }

  /// Writes alignment and location into a keyed archive.
  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(Double(location), forKey: "NSLocation")
  }

  /// Archives are read without help of their classes.
  open class var supportsSecureCoding: Bool { true }

  /// The characters that columns of numbers are set by in a language: its decimal separator; nil means a point.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// Tabs are immutable: the copy is the tab.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return self === other || stop == other.stop && alignment == other.alignment
  }

  open override var hash: Int { stop.hashValue }

  /// The tab for the text engine.
  var stop: TabStop {
    if let terminators = options[.columnTerminators] as? CharacterSet {
      return TabStop(location: location, alignment: .decimal, terminators: Self.units(of: terminators))
    }
    switch alignment {
    case .left, .natural, .justified: return TabStop(location: location)
    case .center: return TabStop(location: location, alignment: .center)
    case .right: return TabStop(location: location, alignment: .trailing)
    @unknown default: return TabStop(location: location)
    }
  }

  /// The characters of a set that are one unit of UTF-16.
  private static func units(of set: CharacterSet) -> Set<UInt16> {
    var units: Set<UInt16> = []
    for (index, byte) in set.bitmapRepresentation.prefix(8192).enumerated() where byte != 0 {
      for bit in 0..<8 where byte & (1 << UInt8(bit)) != 0 { units.insert(UInt16(index * 8 + bit)) }
    }
    return units
  }
}
