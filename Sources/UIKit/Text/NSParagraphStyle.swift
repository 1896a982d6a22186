import Foundation
internal import TextLayout

/// How the lines of a paragraph are set; immutable, see `NSMutableParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationObjectMark()
  /// Finer rules for where lines may break.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A last line of a single word gets a second word from the line before.
    public static var pushOut: LineBreakStrategy { LineBreakStrategy(rawValue: 1) }
    // Silent: NSParagraphStyle.LineBreakStrategy.hangulWordPriority | has the bit of
    //   TextLayout.LineBreakStrategy and becomes it
    /// Korean breaks at spaces only.
    public static var hangulWordPriority: LineBreakStrategy { LineBreakStrategy(rawValue: 2) }
    /// The strategy of labels.
    public static var standard: LineBreakStrategy { LineBreakStrategy(rawValue: 0xFFFF) }
  }

  /// The style as the text engine knows it.
  var style: ParagraphStyle
  /// The tabs as set; nil is Apple's default.
  final var tabs: [NSTextTab]? { didSet { style.tabStops = tabs?.map(\.stop) } }
  final var lists: [NSTextList] = []
  /// The hyphenation factor as set; the engine's factor follows from both.
  final var ownHyphenationFactor: Float = 0 { didSet { resolveHyphenation() } }
  final var hyphenatesByDefault = false { didSet { resolveHyphenation() } }

  private final func resolveHyphenation() {
    style.hyphenationFactor = ownHyphenationFactor == 0 && hyphenatesByDefault ? 1 : ownHyphenationFactor
  }

  /// Makes a style with the defaults: natural alignment, wrapping at words, no spacing.
  public override init() {
    style = ParagraphStyle()
    super.init()
  }

  init(_ style: ParagraphStyle) {
    self.style = style
    super.init()
    ownHyphenationFactor = style.hyphenationFactor
  }

  /// Reads a style of a keyed archive; nil for other archives.
  public required init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    style = ParagraphStyle()
    for (key, place) in Self.lengths { style[keyPath: place] = CGFloat(coder.decodeDouble(forKey: key)) }
    style.alignment = TextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
    style.lineBreakMode = LineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
    style.baseWritingDirection =
      WritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
    style.lineBreakStrategy = .init(rawValue: .init(coder.decodeInteger(forKey: "NSLineBreakStrategy")))
    style.tightensForTruncation = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
    super.init()
    hyphenatesByDefault = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
    ownHyphenationFactor = Self.part(coder.decodeFloat(forKey: "NSHyphenationFactor"))
    resolveHyphenation()
    if coder.containsValue(forKey: "NSTabStops") {
      tabs = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "NSTabStops") as? [NSTextTab]
      style.tabStops = tabs?.map(\.stop)
    }
    if coder.containsValue(forKey: "NSTextLists") {
      let found = coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: "NSTextLists")
      lists = found as? [NSTextList] ?? []
    }
  }

  /// Writes the style into a keyed archive.
  open func encode(with coder: NSCoder) {
    for (key, place) in Self.lengths { coder.encode(Double(style[keyPath: place]), forKey: key) }
    coder.encode(Int(style.alignment.rawValue), forKey: "NSAlignment")
    coder.encode(Int(style.lineBreakMode.rawValue), forKey: "NSLineBreakMode")
    coder.encode(Int(style.baseWritingDirection.rawValue), forKey: "NSWritingDirection")
    coder.encode(Int(style.lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
    coder.encode(style.tightensForTruncation, forKey: "NSAllowsTighteningForTruncation")
    coder.encode(ownHyphenationFactor, forKey: "NSHyphenationFactor")
    coder.encode(hyphenatesByDefault, forKey: "NSUsesDefaultHyphenation")
    if let tabs { coder.encode(tabs as NSArray, forKey: "NSTabStops") }
    if !lists.isEmpty { coder.encode(lists as NSArray, forKey: "NSTextLists") }
  }

  /// Archives are read without help of their classes.
  open class var supportsSecureCoding: Bool { true }

  private static var lengths: [(String, WritableKeyPath<ParagraphStyle, CGFloat>)] {
    [
      ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
      ("NSParagraphSpacingBefore", \.paragraphSpacingBefore), ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
      ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
      ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
      ("NSDefaultTabInterval", \.defaultTabInterval),
    ]
  }

  private static let defaultStyle = NSParagraphStyle()
  /// The style with the defaults.
  open class var `default`: NSParagraphStyle { defaultStyle }

  /// Points added between lines.
  open var lineSpacing: CGFloat { style.lineSpacing }
  /// Points added after the paragraph.
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }
  /// Points added before the paragraph.
  open var paragraphSpacingBefore: CGFloat { style.paragraphSpacingBefore }
  /// The alignment of lines.
  open var alignment: NSTextAlignment { NSTextAlignment(rawValue: style.alignment.rawValue) ?? .natural }
  /// Distance of the first line from the leading margin.
  open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
  /// Distance of the other lines from the leading margin.
  open var headIndent: CGFloat { style.headIndent }
  /// The end of lines: from the leading margin when positive, from the trailing margin otherwise.
  open var tailIndent: CGFloat { style.tailIndent }
  /// Least height of a line.
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }
  /// Greatest height of a line; 0 is none.
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }
  /// Natural line heights are multiplied by this; 0 means 1.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  /// The treatment of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(rawValue: style.lineBreakMode.rawValue) ?? .byWordWrapping }
  /// Finer rules for where lines may break.
  open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: style.lineBreakStrategy.rawValue) }
  /// The direction in which the paragraph reads.
  open var baseWritingDirection: NSWritingDirection {
    NSWritingDirection(rawValue: style.baseWritingDirection.rawValue) ?? .natural
  }
  /// The tab stops, in order of place: twelve tabs of 28 points unless set.
  open var tabStops: [NSTextTab] {
    tabs ?? (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
  }
  /// The distance of tab stops behind the last one, in points, counted in multiples; 0 is 28 points (a rule).
  open var defaultTabInterval: CGFloat { style.defaultTabInterval }
  /// The lists that the paragraph is an item of, the outermost first.
  open var textLists: [NSTextList] { lists }
  /// Whether a line that is too long by up to a twentieth of its room is set closer before it is shortened.
  open var allowsDefaultTighteningForTruncation: Bool { style.tightensForTruncation }

  /// The least part of their width, 0 to 1, that lines fill without hyphenation: words are parted at the ends of
  /// shorter lines.
  ///
  /// 0 parts none; 1 where it is 0 and `usesDefaultHyphenation` is set. Patterns are those of the text's language (the
  /// attribute `languageIdentifier`), else of the language that the application runs in, else of English. Languages
  /// without patterns (`NOTICE` lists those that have some) have no words parted. Of 0, the layout manager's factor is
  /// used.
  open var hyphenationFactor: Float { style.hyphenationFactor }
  /// Whether words are parted wherever that fills a line; a rule: iOS looks at the language and at where the text stands as well.
  open var usesDefaultHyphenation: Bool { hyphenatesByDefault }

  static func part(_ factor: Float) -> Float { factor.isNaN ? 0 : min(max(factor, 0), 1) }

  /// The direction that texts of a language read in, an identifier such as `he` or `zh-Hant`; nil and unknown ones are `.natural`.
  ///
  /// iOS takes the application's language for nil, which depends on the machine's settings.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .natural }
    switch Locale.Language(identifier: languageName).characterDirection {
    case .rightToLeft: return .rightToLeft
    case .leftToRight: return .leftToRight
    default: return .natural
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate(NSParagraphStyle(style)) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate(NSMutableParagraphStyle(style)) }

  private func duplicate(_ copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.tabs = tabs
    copy.lists = lists
    copy.hyphenatesByDefault = hyphenatesByDefault
    copy.ownHyphenationFactor = ownHyphenationFactor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return self === other
      || style == other.style && lists == other.lists
        && hyphenatesByDefault == other.hyphenatesByDefault && ownHyphenationFactor == other.ownHyphenationFactor
  }

  open override var hash: Int { style.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { style.lineSpacing }
    set { style.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { style.paragraphSpacing }
    set { style.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { style.paragraphSpacingBefore }
    set { style.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { style.alignment = TextAlignment(rawValue: newValue.rawValue) ?? .natural }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { style.firstLineHeadIndent }
    set { style.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { style.headIndent }
    set { style.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { style.tailIndent }
    set { style.tailIndent = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { style.minimumLineHeight }
    set { style.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { style.maximumLineHeight }
    set { style.maximumLineHeight = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { style.lineHeightMultiple }
    set { style.lineHeightMultiple = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { style.lineBreakMode = LineBreakMode(rawValue: newValue.rawValue) ?? .byWordWrapping }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { style.lineBreakStrategy = TextLayout.LineBreakStrategy(rawValue: newValue.rawValue) }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { style.baseWritingDirection = WritingDirection(rawValue: newValue.rawValue) ?? .natural }
  }

  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { tabs = newValue.sorted { $0.location < $1.location } }
  }
  open override var defaultTabInterval: CGFloat {
    get { style.defaultTabInterval }
    set { style.defaultTabInterval = newValue.isFinite ? max(0, newValue) : 0 }
  }
  open override var textLists: [NSTextList] {
    get { lists }
    set { lists = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { style.tightensForTruncation }
    set { style.tightensForTruncation = newValue }
  }

  open override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { ownHyphenationFactor = Self.part(newValue) }
  }
  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set { hyphenatesByDefault = newValue }
  }

  /// Adds a tab at its place among the others.
  open func addTabStop(_ anObject: NSTextTab) { tabStops.append(anObject) }

  /// Removes the first tab that is equal to one.
  open func removeTabStop(_ anObject: NSTextTab) {
    guard let index = tabStops.firstIndex(where: { $0 == anObject }) else { return }
    tabStops.remove(at: index)
  }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    style = obj.style
    tabs = obj.tabs
    lists = obj.lists
    hyphenatesByDefault = obj.hyphenatesByDefault
    ownHyphenationFactor = obj.ownHyphenationFactor
  }
}
