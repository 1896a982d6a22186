internal import TextLayout

/// What a font is like, as a value from which variants are made.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// Yes-or-no properties of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic.
    public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1) }
    /// Semibold or heavier.
    public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 2) }
    /// All characters of one width.
    public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
  }

  /// A variant of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the design.
    public var rawValue: String
    /// Makes a design from Apple's name of it.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system font itself.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// All characters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// The rounded design: letters with round corners, as wide as the system font's.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
  }

  /// Names an attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A number: the size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// Names a trait of a descriptor.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bits of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  let font: Font
  let origin: UIFont.Origin

  init(_ font: Font, origin: UIFont.Origin) {
    self.font = font
    self.origin = origin
    super.init()
  }

  /// Describes the font of a text style at the reader's text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Describes the font of a text style at the text size of given traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Descriptors are immutable: the copy is the descriptor.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name of the described font.
  open var postscriptName: String { SystemFontName.postscriptName(of: font) }
  /// The size in points.
  open var pointSize: CGFloat { font.pointSize }

  /// The yes-or-no properties.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if font.family == .systemMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same at another size, which stays when the reader's text size changes.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = font
    changed.pointSize = newPointSize
    changed.leading = 0
    return UIFontDescriptor(changed, origin: .fixed)
  }

  /// The same with exactly these properties; nil for a set with others than bold, italic and monospaced.
  ///
  /// Bold is the emphasised weight of a text style (semibold for body, bold for titles), and that of
  /// `boldSystemFont(ofSize:)`, semibold, otherwise; a font that has the trait already keeps its weight.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let known: SymbolicTraits = [.traitBold, .traitItalic, .traitMonoSpace]
    guard known.isSuperset(of: symbolicTraits) else { return nil }
    var changed = font
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = self.symbolicTraits.contains(.traitBold)
    if symbolicTraits.contains(.traitBold) != isBold {
      if isBold {
        changed.weight = UIFont.Weight.regular.rawValue
      } else if case .style(let style) = origin {
        changed.weight = DynamicType.of(style).emphasizedWeight.rawValue
      } else {
        changed.weight = UIFont.Weight.semibold.rawValue
      }
    }
    if symbolicTraits.contains(.traitMonoSpace) {
      changed.family = .systemMonospaced
    } else if changed.family == .systemMonospaced {
      changed.family = .system
    }
    return UIFontDescriptor(changed, origin: origin)
  }

  /// The same with other attributes: size, weight and symbolic traits count.
  ///
  /// Other attributes end the program, as they would be ignored.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var changed = font
    var origin = self.origin
    var symbolic: SymbolicTraits?
    for (name, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      switch name {
      case .size:
        changed.pointSize = CGFloat((value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? 0)
        changed.leading = 0
        origin = .fixed
      case .traits:
        let traits = value as? [TraitKey: Any] ?? [:]
        let weight = traits[.weight]
        if let weight = weight as? UIFont.Weight { changed.weight = weight.rawValue }
        if let weight = weight as? CGFloat { changed.weight = weight }
        if let bits = traits[.symbolic] as? UInt32 { symbolic = SymbolicTraits(rawValue: bits) }
      default:
        fatalError("UIFontDescriptor.addingAttributes: \(name.rawValue) is not supported; size and traits are")
      }
    }
    let result = UIFontDescriptor(changed, origin: origin)
    return symbolic.flatMap { result.withSymbolicTraits($0) } ?? result
  }

  /// The same in another design; nil for an unknown one.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = font
    switch design {
    case .default: changed.family = .system
    case .monospaced: changed.family = .systemMonospaced
    case .rounded: changed.family = .systemRounded
    default: return nil
    }
    return UIFontDescriptor(changed, origin: origin)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return font == other.font && origin == other.origin
  }

  open override var hash: Int { font.hashValue }
}
