import Foundation
internal import TextLayout

/// The description of a font, as a value from which variants are made.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
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
    /// Lines two points closer.
    public static var traitTightLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 15) }
    /// Lines two points further apart.
    public static var traitLooseLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 16) }
    // Silent: UIFontDescriptor.SymbolicTraits.traitExpanded, traitCondensed, traitVertical,
    //   classOldStyleSerifs, classTransitionalSerifs, classClarendonSerifs, classSlabSerifs,
    //   classFreeformSerifs, classSansSerif, classOrnamentals, classScripts, classSymbolic | read as bits and
    //   numbers by withSymbolicTraits
    /// Wide letters, which no font has here.
    public static var traitExpanded: SymbolicTraits { SymbolicTraits(rawValue: 1 << 5) }
    /// Narrow letters, which no font has here.
    public static var traitCondensed: SymbolicTraits { SymbolicTraits(rawValue: 1 << 6) }
    /// Letters for vertical lines, which no font has here.
    public static var traitVertical: SymbolicTraits { SymbolicTraits(rawValue: 1 << 11) }
    /// The four bits in which a class of letters stands.
    public static var classMask: SymbolicTraits { SymbolicTraits(rawValue: 0xF000_0000) }
    /// Letters with serifs, which the serif design has.
    public static var classOldStyleSerifs: SymbolicTraits { SymbolicTraits(rawValue: 1 << 28) }
    /// Letters with serifs, which the serif design has.
    public static var classTransitionalSerifs: SymbolicTraits { SymbolicTraits(rawValue: 2 << 28) }
    /// Letters with serifs, which the serif design has.
    public static var classModernSerifs: SymbolicTraits { SymbolicTraits(rawValue: 3 << 28) }
    /// Letters with serifs, which the serif design has.
    public static var classClarendonSerifs: SymbolicTraits { SymbolicTraits(rawValue: 4 << 28) }
    /// Letters with serifs, which the serif design has.
    public static var classSlabSerifs: SymbolicTraits { SymbolicTraits(rawValue: 5 << 28) }
    /// Letters with serifs, which the serif design has.
    public static var classFreeformSerifs: SymbolicTraits { SymbolicTraits(rawValue: 7 << 28) }
    /// Letters without serifs.
    public static var classSansSerif: SymbolicTraits { SymbolicTraits(rawValue: 8 << 28) }
    /// Ornaments, which no font has here.
    public static var classOrnamentals: SymbolicTraits { SymbolicTraits(rawValue: 9 << 28) }
    /// Handwriting, which no font has here.
    public static var classScripts: SymbolicTraits { SymbolicTraits(rawValue: 10 << 28) }
    /// Signs, which no font has here.
    public static var classSymbolic: SymbolicTraits { SymbolicTraits(rawValue: 12 << 28) }
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
    /// The serif design: Noto Serif in regular and bold, in the line heights of the system font.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }

  /// Names an attribute of a descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the family.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The face in its family: its weight, and whether it is italic.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The name that people are shown: the PostScript name.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The `UIFont.TextStyle` that the font follows, or its name.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// A number: the size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// An array of dictionaries by `FeatureKey`: other shapes of some characters.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
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
    /// A number from -1 to 1: how wide letters are; 0 for all fonts that there are.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// A number: the slant of letters, 1 for 30 degrees to the right; italics for values above 0.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  private(set) final var font: Font
  private(set) final var origin: UIFont.Origin

  convenience init(_ font: Font, origin: UIFont.Origin) {
    self.init()
    self.font = font
    self.origin = origin
  }

  /// Describes the system font at `UIFont.systemFontSize`.
  public convenience override init() { self.init(fontAttributes: [:]) }

  /// Describes the system font with attributes: name or family, text style, size, weight and symbolic traits count.
  ///
  /// Others end the program, as they would be ignored. A name that no font has describes the system font.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    font = Font(.system, size: UIFont.systemFontSize, weight: UIFont.Weight.regular.rawValue)
    origin = .fixed
    super.init()
    guard !attributes.isEmpty else { return }
    let described = addingAttributes(attributes)
    (font, origin) = (described.font, described.origin)
  }

  /// Describes the font of a name; the system font for a name that no font has.
  public init(name fontName: String, size: CGFloat) {
    let size = size > 0 ? size : UIFont.systemFontSize
    font =
      SystemFontName.font(named: fontName, size: size)
      ?? Font(.system, size: size, weight: UIFont.Weight.regular.rawValue)
    origin = .fixed
    super.init()
  }

  /// Reads a descriptor of a keyed archive; nil where there is none.
  public required init?(coder: NSCoder) {
    guard let descriptor = FontArchive.descriptor(coder) else { return nil }
    (font, origin) = descriptor
    super.init()
  }

  /// Writes name, size and text style into a keyed archive.
  open func encode(with coder: NSCoder) { FontArchive.encode(font, origin, with: coder) }

  /// Archives are read without help of their classes.
  open class var supportsSecureCoding: Bool { true }

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
    let isMonospaced = BroughtFontNames.font(of: font)?.isMonospaced ?? (font.family == .systemMonospaced)
    if isMonospaced { traits.insert(.traitMonoSpace) }
    if font.family == .systemSerif { traits.formUnion(.classModernSerifs) }
    if font.leadingTrait < 0 { traits.insert(.traitTightLeading) }
    if font.leadingTrait > 0 { traits.insert(.traitLooseLeading) }
    return traits
  }

  /// The same at another size, which stays when the reader's text size changes.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = font
    changed.pointSize = newPointSize
    changed.leading = DynamicType.leading(of: changed)
    return UIFontDescriptor(changed, origin: .fixed)
  }

  /// The same with exactly these properties; nil where there is no such font: for other widths, and classes but sans serif and those with serifs.
  ///
  /// The design stays unless a class of letters or one width is asked for: bold serif, rounded and monospaced fonts are of their design.
  /// Bold is the emphasised weight of a text style (semibold for body, bold for titles), and that of
  /// `boldSystemFont(ofSize:)`, semibold, otherwise; a font that has the trait already keeps its weight.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let known: SymbolicTraits = [
      .traitBold, .traitItalic, .traitMonoSpace, .traitTightLeading, .traitLooseLeading, .classMask,
    ]
    guard known.isSuperset(of: symbolicTraits) else { return nil }
    if font.brought != nil {
      let wanted = symbolicTraits.intersection([.traitBold, .traitItalic])
      return BroughtFontNames.cut(
        of: font, isBold: wanted.contains(.traitBold), isItalic: wanted.contains(.traitItalic)
      )
      .map { UIFontDescriptor($0, origin: origin) }
    }
    var changed = font
    switch symbolicTraits.rawValue >> 28 {
    case 0: break
    case 1, 2, 3, 4, 5, 7: changed.family = .systemSerif
    case 8: if changed.family == .systemSerif { changed.family = .system }
    default: return nil
    }
    let isTight = symbolicTraits.contains(.traitTightLeading)
    let isLoose = symbolicTraits.contains(.traitLooseLeading)
    changed.leading -= DynamicType.leading(of: changed)
    changed.leadingTrait = isTight == isLoose ? 0 : isTight ? -1 : 1
    changed.leading += DynamicType.leading(of: changed)
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
    if symbolicTraits.contains(.traitMonoSpace) { changed.family = .systemMonospaced }
    return UIFontDescriptor(changed, origin: origin)
  }

  /// The same with other attributes: text style, names, family, face, size, weight and symbolic traits count.
  ///
  /// Other attributes end the program, as they would be ignored.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var changed = font
    var origin = self.origin
    var symbolic: SymbolicTraits?
    if let unknown = attributes.keys.filter({ !Self.known.contains($0) }).map(\.rawValue).min() {
      fatalError(
        "UIFontDescriptor: \(unknown) is not supported; names, family, face, text style, size, traits and features are")
    }
    for name in Self.known {
      guard let value = attributes[name] else { continue }
      switch name {
      case .name, .visibleName: changed = Self.font(named: value as? String, like: changed)
      case .family:
        let family = value as? String
        if let brought = BroughtFontNames.nearest(in: family ?? "", to: changed) {
          changed = brought
        } else {
          changed.family = SystemFontName.family(named: family) ?? changed.family
        }
      case .face: changed = SystemFontName.font(changed, face: value as? String)
      case .textStyle:
        guard let style = value as? UIFont.TextStyle ?? (value as? String).map({ UIFont.TextStyle(rawValue: $0) })
        else { continue }
        let font = UIFont.preferredFont(forTextStyle: style)
        (changed, origin) = (font.font, font.origin)
      case .size:
        changed.pointSize = CGFloat((value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? 0)
        changed.leading = DynamicType.leading(of: changed)
        origin = .fixed
      case .traits:
        let traits = value as? [TraitKey: Any] ?? [:]
        let weight = traits[.weight]
        if let weight = weight as? UIFont.Weight { changed.weight = weight.rawValue }
        if let weight = weight as? CGFloat { changed.weight = weight }
        if let weight = weight as? NSNumber { changed.weight = CGFloat(weight.doubleValue) }
        if let slant = TextAttributes.number(traits[.slant]) { changed.isItalic = slant > 0 }
        if let bits = traits[.symbolic] as? UInt32 { symbolic = SymbolicTraits(rawValue: bits) }
        if let bits = traits[.symbolic] as? NSNumber { symbolic = SymbolicTraits(rawValue: bits.uint32Value) }
      case .featureSettings: Self.apply(value as? [[FeatureKey: Any]] ?? [], to: &changed)
      default: break
      }
    }
    let result = UIFontDescriptor(BroughtFontNames.settled(changed), origin: origin)
    return symbolic.flatMap { result.withSymbolicTraits($0) } ?? result
  }

  /// The effective attributes, in the order in which they are applied.
  private static let known: [AttributeName] = [
    .textStyle, .visibleName, .name, .family, .face, .size, .traits, .featureSettings,
  ]

  private static func font(named name: String?, like font: Font) -> Font {
    name.flatMap { SystemFontName.font(named: $0, size: font.pointSize) } ?? font
  }

  /// The attributes of the font: its name, its size, and its text style.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [.name: postscriptName, .size: NSNumber(value: Double(pointSize))]
    if case .style(let style) = origin { attributes[.textStyle] = style.rawValue }
    let features = Self.settings(of: font)
    if !features.isEmpty { attributes[.featureSettings] = features }
    return attributes
  }

  /// Descriptors of the fonts that have the values of some of this one's attributes; nil and none ask for its family's faces.
  ///
  /// Fonts of this descriptor's family are looked at, in all weights, upright and italic: `family` holds for all of them, `name`, `visibleName` and `face`
  /// for one, and `traits` for those with the same weight and slant.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    let keys = mandatoryKeys ?? []
    let single: Set<AttributeName> = [.name, .visibleName, .face, .traits]
    return SystemFontName.faces(of: font).filter { candidate in
      keys.isDisjoint(with: single) || (candidate.weight == font.weight && candidate.isItalic == font.isItalic)
    }.map { UIFontDescriptor($0, origin: origin) }
  }

  /// The value of an attribute, given or derived from others; nil for attributes that fonts do not have here.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: return SystemFontName.familyName(of: font)
    case .face: return SystemFontName.face(of: font)
    case .visibleName: return postscriptName
    case .traits:
      return [
        TraitKey.symbolic: NSNumber(value: symbolicTraits.rawValue), .weight: NSNumber(value: Double(font.weight)),
        // Inter's italics lean by 9.4 degrees; 1 is 30.
        .width: NSNumber(value: 0.0), .slant: NSNumber(value: font.isItalic ? 9.4 / 30 : 0),
      ]
    default: return fontAttributes[anAttribute]
    }
  }

  /// The same descriptor in another family; unchanged for an unknown name.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The same descriptor in another face of the family, such as "Semibold" or "BoldItalic"; unchanged for an unknown
  /// name.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// The same in another design; nil for an unknown one.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = font
    switch design {
    case .default: changed.family = .system
    case .monospaced: changed.family = .systemMonospaced
    case .rounded: changed.family = .systemRounded
    case .serif: changed.family = .systemSerif
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
