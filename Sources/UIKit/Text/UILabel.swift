internal import TextLayout

/// A view that shows text on one or several lines.
///
/// The text is plain (`text`, with the label's font, colour and paragraph properties) or attributed. It is measured without
/// rounding and sized up to whole pixels (`uikit-facts §10`); in bounds that are higher it stands in the middle.
/// Lines that do not fit are left out and the last one shortened as `lineBreakMode` says.
/// A subclass may override `textRect(forBounds:limitedToNumberOfLines:)` and `drawText(in:)`: sizes go through the first,
/// drawing through the second.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private static var defaultFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  var plainText: String?
  var attributedStorage: NSAttributedString?
  private var fontStorage = UILabel.defaultFont
  private var textColorStorage: UIColor?
  /// Layouts of the present text, dropped when anything that they depend on changes.
  var cache = LabelCache()

  /// Makes a label with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a label of a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, as: UILabel.self)
  }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    super.isUserInteractionEnabled = false
    contentModeStorage = .redraw
    installContentDrawing()
  }

  package override var shownText: String? { text }
  override var accessibilityDefaults: AccessibilityDefaults { .element(.staticText) }

  // MARK: Text

  /// The text; setting it drops attributes of single characters.
  open var text: String? {
    get { attributedStorage?.string ?? plainText }
    set {
      guard attributedStorage != nil || newValue != plainText else { return }
      announcing("text") {
        attributedStorage = nil
        plainText = newValue
        contentDidChange()
      }
    }
  }

  /// The text with attributes; those that are missing are taken from the label's properties when it is set.
  ///
  /// The label's font, colour, alignment and line break mode become those of the first character.
  open var attributedText: NSAttributedString? {
    get { attributedStorage ?? plainText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set { announcing("attributedText") { announcing("text") { setAttributedText(newValue) } } }
  }

  private func setAttributedText(_ newValue: NSAttributedString?) {
    plainText = nil
    guard let newValue else {
      attributedStorage = nil
      return contentDidChange()
    }
    PlatformProperty.attributedStringsAreProved
    attributedStorage = completed(newValue)
    if newValue.length > 0 {
      let first = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = first[.font] as? UIFont { fontStorage = font }
      if let color = first[.foregroundColor] as? UIColor { textColorStorage = color }
      if let paragraph = first[.paragraphStyle] as? NSParagraphStyle {
        textAlignmentStorage = paragraph.alignment
        lineBreakModeStorage = paragraph.lineBreakMode
      }
    }
    contentDidChange()
  }

  /// The text in an attribute of its own for all characters, as UIKit does when a property is set on attributed text.
  func applyToAttributedText(_ change: (NSMutableAttributedString, NSRange) -> Void) {
    guard let present = attributedStorage else { return }
    let changed = NSMutableAttributedString(attributedString: present)
    change(changed, NSRange(location: 0, length: changed.length))
    attributedStorage = AttributedStringMemory.sealed(changed)
  }

  /// The font, system 17 unless set; setting it sets all characters in it.
  open var font: UIFont! {
    get { fontStorage }
    set {
      styled(\UILabel.font, newValue)
      let font: UIFont = newValue ?? UILabel.defaultFont
      guard font !== fontStorage || attributedStorage != nil else { return }
      fontStorage = font
      applyToAttributedText { $0.addAttribute(.font, value: font, range: $1) }
      contentDidChange()
    }
  }

  /// The colour of the text, `UIColor.label` unless set; setting it sets all characters in it.
  open var textColor: UIColor! {
    get { textColorStorage ?? .label }
    set {
      styled(\UILabel.textColor, newValue)
      textColorStorage = newValue
      if attributedStorage != nil {
        let color: UIColor = newValue ?? .label
        applyToAttributedText { $0.addAttribute(.foregroundColor, value: color, range: $1) }
        cache.removeFrames()
      }
      layer.setNeedsDisplay()
    }
  }

  /// Colour of a copy of the text behind it; nil draws none.
  open var shadowColor: UIColor? {
    didSet {
      styled(\UILabel.shadowColor, shadowColor)
      layer.setNeedsDisplay()
    }
  }
  /// The offset of the shadow from the text; one point up unless set.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      styled(\UILabel.shadowOffset, shadowOffset)
      layer.setNeedsDisplay()
    }
  }

  var textAlignmentStorage = NSTextAlignment.natural
  /// The alignment of lines; `natural` is the beginning in the interface's reading direction.
  open var textAlignment: NSTextAlignment {
    get { textAlignmentStorage }
    set {
      textAlignmentStorage = newValue
      changeParagraphs { $0.alignment = newValue }
    }
  }

  var lineBreakModeStorage = NSLineBreakMode.byTruncatingTail
  /// The treatment of text that does not fit: shortened at its end unless set.
  open var lineBreakMode: NSLineBreakMode {
    get { lineBreakModeStorage }
    set {
      lineBreakModeStorage = newValue
      changeParagraphs { $0.lineBreakMode = newValue }
    }
  }

  /// Finer rules for where lines may break; the standard ones unless set.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { contentDidChange() }
  }

  private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    applyToAttributedText { text, range in
      text.enumerateAttribute(.paragraphStyle, in: range, options: []) { value, range, _ in
        let own = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
        let style = own ?? NSMutableParagraphStyle(ownParagraphStyle)
        change(style)
        text.addAttribute(.paragraphStyle, value: style, range: range)
      }
    }
    contentDidChange()
  }

  /// Colour of the text while highlighted; nil keeps `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet {
      styled(\UILabel.highlightedTextColor, highlightedTextColor)
      layer.setNeedsDisplay()
    }
  }
  /// Whether the highlighted colour is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { layer.setNeedsDisplay() } }
  }
  /// Whether the text is drawn in full strength; at half when not.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { layer.setNeedsDisplay() } }
  }
  /// Whether the label takes touches; it does not unless set.
  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }

  // MARK: Lines

  /// The most lines there may be; 0 is any number, 1 unless set.
  open var numberOfLines = 1 {
    didSet {
      styled(\UILabel.numberOfLines, numberOfLines)
      if numberOfLines != oldValue { contentDidChange() }
    }
  }
  /// Whether text that is too wide is drawn smaller, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
  }
  /// Whether a last line that is too long by up to a twentieth of its room is set closer before it is shortened.
  ///
  /// Attributed text has it in its paragraph styles, where setting this property sets it.
  open var allowsDefaultTighteningForTruncation = false {
    didSet {
      guard allowsDefaultTighteningForTruncation != oldValue else { return }
      let tightens = allowsDefaultTighteningForTruncation
      changeParagraphs { $0.allowsDefaultTighteningForTruncation = tightens }
    }
  }
  /// The vertical place of text that was made smaller.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { layoutDidChange() }
  }
  /// The least share of its size to which text is made smaller; 0 sets no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { contentDidChange() } }
  }
  /// The width at which the natural size breaks lines; 0 leaves this to Auto Layout's width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether fonts of text styles, and those scaled by `UIFontMetrics`, follow the reader's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Sizes and drawing, overridable

  /// The rectangle of the text in given bounds with at most so many lines (0 for any number), in whole pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    measuredTextRect(bounds, numberOfLines: numberOfLines)
  }

  /// Draws the text in the middle of a rectangle, in the current context.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawText(in: rect, context: context)
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The size of the text within a width; on one line the width does not count.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(maxWidth: numberOfLines == 1 || size.width <= 0 ? nil : size.width)
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth
    return fittingSize(maxWidth: numberOfLines == 1 ? nil : width)
  }

  /// The width from Auto Layout, during its question for the natural size at this width.
  private var layoutWidth: CGFloat?

  override func autoLayoutIntrinsicSize(forWidth width: CGFloat?) -> CGSize {
    // Through `intrinsicContentSize`, so that a subclass may add to it.
    layoutWidth = width
    defer { layoutWidth = nil }
    return intrinsicContentSize
  }

  override func layoutBaselines(in size: CGSize) -> LayoutBaselines {
    LayoutBaselines(
      first: firstBaseline(inHeight: size.height, width: size.width),
      last: size.height - lastBaseline(inHeight: size.height, width: size.width))
  }

  override var wrapsText: Bool { numberOfLines != 1 }

  override var layoutLineHeight: CGFloat? { font.lineHeight }

  override func frameworkTraitsDidChange(from previous: UITraitCollection?) {
    super.frameworkTraitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFonts() }
    if previous?.displayScale != traitCollection.displayScale { invalidateIntrinsicContentSize() }
    layoutDidChange()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) {
    super.boundsSizeDidChange(from: oldSize)
    layer.setNeedsDisplay()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set {
      super.semanticContentAttribute = newValue
      layoutDidChange()
    }
  }

  /// The lines have to be placed again; their size stays.
  private func layoutDidChange() {
    cache.removeFrames()
    layer.setNeedsDisplay()
  }

  /// Text, font or paragraph changed: size and picture are out of date.
  func contentDidChange() {
    cache.removeAll()
    invalidateIntrinsicContentSize()
    layer.setNeedsDisplay()
  }

  private func adjustFonts() {
    let traits = traitCollection
    let adjusted = fontStorage.adjusted(to: traits)
    var changed = adjusted !== fontStorage
    fontStorage = adjusted
    applyToAttributedText { text, range in
      text.enumerateAttribute(.font, in: range, options: []) { value, range, _ in
        guard let font = value as? UIFont else { return }
        let adjusted = font.adjusted(to: traits)
        guard adjusted !== font else { return }
        text.addAttribute(.font, value: adjusted, range: range)
        changed = true
      }
    }
    if changed { contentDidChange() }
  }
}
