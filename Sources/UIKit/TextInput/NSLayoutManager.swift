import Foundation
internal import TextLayout

/// Sets a text in lines, paragraph by paragraph as somebody asks for them.
///
/// Glyphs are counted as characters, in UTF-16 units: one index serves for both. There is one container. Rectangles are in the container's coordinates.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  var flow = TextFlow()
  private var isStale = true
  /// Called when the layout is out of date.
  var didChange: ((NSRange, Int) -> Void)?
  /// Changes the looks of characters beyond their attributes: links, and marked text.
  var adjusts: ((NSMutableAttributedString, NSRange) -> Void)?
  /// How text looks that says nothing.
  var defaults: TextDefaults?
  /// The direction of paragraphs without letters.
  var isRightToLeft = false
  var scale: CGFloat = 1
  private weak var storage: NSTextStorage?

  /// Makes a manager without text and container.
  public override init() { super.init() }

  /// The text; it holds the manager, and not the other way round.
  open var textStorage: NSTextStorage? { storage }
  /// The containers; at most one.
  open private(set) var textContainers: [NSTextContainer] = []

  /// Gives the manager its container; a second one raises.
  open func addTextContainer(_ container: NSTextContainer) {
    ensure(textContainers.isEmpty, "addTextContainer: the layout manager has a container already and can have one")
    textContainers = [container]
    container.layoutManager = self
    containerDidChange()
  }

  /// Whether the font's leading is added between lines; false unless set, as in text views.
  open var usesFontLeading = false { didSet { if usesFontLeading != oldValue { containerDidChange() } } }

  /// The least part of their width, 0 to 1, that lines fill without hyphenation, in paragraphs without a factor of
  /// their own.
  ///
  /// Words are parted at the ends of shorter lines; 0, which it is unless set, parts none.
  open var hyphenationFactor: CGFloat = 0 { didSet { if hyphenationFactor != oldValue { containerDidChange() } } }
  /// Whether words are hyphenated wherever a line has room, in paragraphs without a factor of their own, while
  /// `hyphenationFactor` is 0.
  open var usesDefaultHyphenation = false {
    didSet { if usesDefaultHyphenation != oldValue { containerDidChange() } }
  }

  func storageWasSet(to storage: NSTextStorage?) {
    self.storage = storage
    containerDidChange()
  }

  /// Everything has to be set again.
  func containerDidChange() {
    isStale = true
    didChange?(NSRange(location: 0, length: storage?.length ?? 0), 0)
  }

  func storageDidChange(_ range: NSRange, _ delta: Int) {
    if !isStale, let storage, !isWhole {
      flow.change(range, delta, storage.string as NSString, estimate: estimate)
    } else {
      isStale = true
    }
    didChange?(range, delta)
  }

  /// Marks a range to be set in lines again.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    storageDidChange(charRange, 0)
  }

  private var container: NSTextContainer? { textContainers.first }
  /// A container with a limit of lines has the whole text set at once.
  private var isWhole: Bool { (container?.maximumNumberOfLines ?? 0) > 0 }
  private var usedDefaults: TextDefaults { defaults ?? TextDefaults(font: .systemFont(ofSize: 12)) }

  /// The height of a paragraph that was not set: by how many of its characters fit a line, at half the font's size each.
  private func estimate(_ length: Int) -> CGFloat {
    let font = usedDefaults.font
    let width = container?.lineWidth ?? .infinity
    let perLine = width.isFinite ? max(1, width / (font.pointSize / 2)) : .infinity
    return max(1, (CGFloat(length) / perLine).rounded(.up)) * font.lineHeight
  }

  private func refresh() {
    guard isStale else { return }
    isStale = false
    flow.reset(storage?.string ?? "", whole: isWhole, estimate: estimate)
  }

  // MARK: Paragraphs

  /// A paragraph's characters as they look, without the line end.
  private func content(_ index: Int) -> (text: EngineText, style: ParagraphStyle, isEmpty: Bool) {
    guard let storage else { return (EngineText(AttributedText()), ParagraphStyle(), true) }
    let paragraph = flow.paragraphs[index]
    let start = flow.start(index)
    let range = NSRange(location: start, length: paragraph.length - paragraph.ending)
    let text: NSMutableAttributedString
    let isEmpty = range.length == 0
    if isEmpty {
      // An empty line is as high as its line end, or as what stands before it.
      let place = paragraph.length > 0 ? start : start - 1
      let attributes = storage.length > 0 && place >= 0 ? storage.attributes(at: place, effectiveRange: nil) : [:]
      text = NSMutableAttributedString(string: " ", attributes: attributes)
    } else {
      text = NSMutableAttributedString(attributedString: storage.attributedSubstring(from: range))
      adjusts?(text, range)
    }
    var content = EngineText(text, defaults: usedDefaults)
    AttributedStringMemory.empty(text)
    let mode = isWhole ? LineBreakMode(rawValue: container?.lineBreakMode.rawValue ?? 0) : nil
    let keepsLeading = usesFontLeading
    let isMirrored = isRightToLeft
    let factor =
      hyphenationFactor == 0 && usesDefaultHyphenation ? 1 : NSParagraphStyle.part(Float(hyphenationFactor))
    content = content.mapped { attributes in
      if !keepsLeading { attributes.font.leading = 0 }
      if let mode { attributes.paragraph.lineBreakMode = mode }
      if factor > 0, attributes.paragraph.hyphenationFactor == 0 {
        attributes.paragraph.hyphenationFactor = factor
        attributes.paragraph.useApplicationLanguage()
      }
      if isEmpty, attributes.paragraph.alignment == .natural, isMirrored { attributes.paragraph.alignment = .right }
    }
    let style = content.text.runs.first?.attributes.paragraph ?? ParagraphStyle()
    return (content, style, isEmpty)
  }

  /// Room above and below a paragraph's lines.
  private func spacing(_ index: Int, _ style: ParagraphStyle) -> (top: CGFloat, bottom: CGFloat) {
    let isLast = index == flow.paragraphs.count - 1
    return (index == 0 ? 0 : style.paragraphSpacingBefore, isLast ? 0 : style.lineSpacing + style.paragraphSpacing)
  }

  /// A paragraph set in lines.
  func lines(_ index: Int) -> TextFlow.ParagraphLines {
    refresh()
    if let lines = flow.paragraphs[index].lines { return lines }
    let (content, style, isEmpty) = content(index)
    let frame = TextEngine.shared.layout(
      content.text, maxWidth: container?.lineWidth ?? .infinity, numberOfLines: container?.maximumNumberOfLines ?? 0)
    let spacing = spacing(index, style)
    let lines = TextFlow.ParagraphLines(frame: frame, images: content.images, top: spacing.top, isEmpty: isEmpty)
    flow.set(lines, height: spacing.top + frame.size.height + spacing.bottom, at: index)
    return lines
  }

  private func measure(_ index: Int) { if !flow.paragraphs[index].isMeasured { _ = lines(index) } }

  /// The size of the whole text in lines of a width, without the padding.
  func size(lineWidth: CGFloat) -> CGSize {
    refresh()
    var result = CGSize.zero
    for index in flow.paragraphs.indices {
      let (content, style, _) = content(index)
      let size = TextEngine.shared.size(
        of: content.text, maxWidth: lineWidth, numberOfLines: container?.maximumNumberOfLines ?? 0)
      let spacing = spacing(index, style)
      result.width = max(result.width, size.width)
      result.height += spacing.top + size.height + spacing.bottom
    }
    return result
  }

  // MARK: Layout

  /// The paragraphs that lie between two heights, set in lines.
  func paragraphs(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    refresh()
    let first = flow.paragraph(atY: top)
    var last = first
    measure(first)
    while last + 1 < flow.paragraphs.count, flow.top(last) + flow.paragraphs[last].height < bottom {
      last += 1
      measure(last)
    }
    return first..<last + 1
  }

  /// The height of the text, as far as it is known, and estimated beyond.
  var estimatedHeight: CGFloat {
    refresh()
    return flow.height
  }

  /// Frees lines far from the visible ones.
  func free(except range: Range<Int>) {
    flow.free(except: max(0, range.lowerBound - 50)..<min(flow.paragraphs.count, range.upperBound + 50))
  }

  /// Sets the whole text in lines.
  open func ensureLayout(for container: NSTextContainer) {
    refresh()
    for index in flow.paragraphs.indices { measure(index) }
  }

  /// Sets a range in lines.
  open func ensureLayout(forCharacterRange charRange: NSRange) {
    refresh()
    let (first, last) = (flow.paragraph(at: charRange.location), flow.paragraph(at: NSMaxRange(charRange)))
    for index in first...max(first, last) { measure(index) }
  }

  /// The rectangle of all lines, with the padding at the sides; the whole text is set for it.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    ensureLayout(for: container)
    var width: CGFloat = 0
    for index in flow.paragraphs.indices { width = max(width, lines(index).frame.size.width) }
    return CGRect(x: 0, y: 0, width: width + 2 * container.lineFragmentPadding, height: flow.height)
  }

  /// How many glyphs there are: as many as characters.
  open var numberOfGlyphs: Int { storage?.length ?? 0 }

  /// The glyphs in a container: all.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

  /// The glyphs of characters: of the same indices.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// The characters of glyphs: of the same indices.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// The character of a glyph: of the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyph of a character: of the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// The rectangle around glyphs.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = rects(of: glyphRange)
    guard let first = rects.first else { return caret(at: glyphRange.location) }
    return rects.reduce(first) { $0.union($1) }
  }

  /// The character nearest to a point; the fraction says how far the point is from its leading edge to the trailing one.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    guard numberOfGlyphs > 0 else { return 0 }
    if let index = character(at: point) {
      let (start, end) = (caret(at: index).minX, caret(at: index + 1).minX)
      if start != end { partialFraction?.pointee = min(1, max(0, (point.x - start) / (end - start))) }
      return index
    }
    let index = index(at: point)
    if index > 0, index == numberOfGlyphs || caret(at: index).minY > caret(at: index - 1).minY {
      partialFraction?.pointee = 1
      return index - 1
    }
    return min(index, numberOfGlyphs - 1)
  }

  /// The glyph nearest to a point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// The rectangle of a glyph's line, as wide as the container, and the line's glyphs.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect
  {
    let line = line(at: glyphIndex)
    effectiveGlyphRange?.pointee = line.range
    let padding = container?.lineFragmentPadding ?? 0
    let width = container.map { $0.lineWidth.isFinite ? $0.size.width : line.used.maxX + padding } ?? 0
    return CGRect(x: 0, y: line.used.minY, width: width, height: line.used.height)
  }

  /// The rectangle of a glyph's line as far as there is text, and the line's glyphs.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let line = line(at: glyphIndex)
    effectiveGlyphRange?.pointee = line.range
    return line.used.insetBy(dx: -(container?.lineFragmentPadding ?? 0), dy: 0)
  }

  /// Calls a block for each line of glyphs: its rectangle, the part with text, the container, the line's glyphs, and a way to stop.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container else { return }
    var place = glyphRange.location
    var stop = ObjCBool(false)
    while place < min(NSMaxRange(glyphRange), numberOfGlyphs), !stop.boolValue {
      var range = NSRange()
      let rect = lineFragmentRect(forGlyphAt: place, effectiveRange: &range)
      block(rect, lineFragmentUsedRect(forGlyphAt: place, effectiveRange: nil), container, range, &stop)
      place = max(place + 1, NSMaxRange(range))
    }
  }

  /// Calls a block for each rectangle of a background behind glyphs, and with a way to stop; glyphs on one line without
  /// a gap have one rectangle.
  ///
  /// Where glyphs are selected (`selectedRange` has a location other than `NSNotFound`) it is that of the line's
  /// height, as selections are drawn; here lines are always taken with their whole height.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(of: glyphRange) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Drawing

  /// Draws the background of glyphs: nothing, as backgrounds are drawn with the glyphs; for subclasses.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws the paragraphs of glyphs, with the container's corner at a point of the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    refresh()
    let padding = container?.lineFragmentPadding ?? 0
    let (first, last) = (flow.paragraph(at: glyphsToShow.location), flow.paragraph(at: NSMaxRange(glyphsToShow)))
    for index in first...max(first, last) {
      let lines = lines(index)
      guard !lines.isEmpty else { continue }
      lines.frame.draw(
        in: context, at: CGPoint(x: origin.x + padding, y: origin.y + flow.top(index) + lines.top), images: lines.images
      )
    }
  }
}
