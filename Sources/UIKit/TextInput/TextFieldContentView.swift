internal import TextLayout

/// The line of a text field: text or placeholder, selection and caret.
final class TextFieldContentView: UIView {
  unowned(unsafe) var field: UITextField!
  private var known: (size: CGSize, isEditing: Bool, layout: LabelLayout)?
  /// How far the line is scrolled while it is edited.
  private var scroll: CGFloat = 0
  private lazy var selectionViews = TextSelectionViews(in: self) { [unowned(unsafe) self] in self.field }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    super.isUserInteractionEnabled = false
    contentModeStorage = .redraw
    clipsToBounds = true
    layer.contentDrawing = self
  }

  private var editor: TextEditor { field.editor }

  // MARK: Text

  /// The displayed text: with dots for secret text, and a line under marked text.
  var displayedText: NSAttributedString {
    let text = NSMutableAttributedString(attributedString: editor.storage)
    if field.isSecureTextEntry, text.length > 0 {
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      text.setAttributedString(NSAttributedString(string: editor.secureText, attributes: attributes))
    }
    if let marked = editor.marked {
      let style = field.markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
      text.addAttributes(style, range: editor.clamped(marked))
    }
    return AttributedStringMemory.sealed(text)
  }

  private var defaults: TextDefaults {
    TextDefaults(font: field.font ?? .systemFont(ofSize: UIFont.labelFontSize), foreground: field.textColor)
  }

  /// The size of a text on one line, unrounded; an empty text is a line high.
  func size(of text: NSAttributedString) -> CGSize {
    let content = EngineText(text, defaults: defaults)
    return TextEngine.shared.size(of: content.text, numberOfLines: 1)
  }

  func textDidChange() {
    known = nil
    layer.setNeedsDisplay()
    setNeedsLayout()
  }

  func selectionDidChange() {
    layer.setNeedsDisplay()
    setNeedsLayout()
    selectionViews.caretDidMove()
  }

  func scrollToBeginning() { scroll = 0 }

  // MARK: Layout

  private var isEditing: Bool { field.isEditing }

  private func prepared(_ text: NSAttributedString) -> EngineText {
    let isRightToLeft = field.isRightToLeft
    return EngineText(text, defaults: defaults).mapped { attributes in
      attributes.paragraph.lineBreakMode = .byTruncatingTail
      if attributes.paragraph.alignment == .natural || attributes.paragraph.alignment == .justified {
        attributes.paragraph.alignment = isRightToLeft ? .right : .left
      }
    }
  }

  /// Sets a text on one line in a rectangle of a size; scrolling text is as long as it is.
  private func layout(_ text: NSAttributedString, in size: CGSize, scrolls: Bool) -> LabelLayout {
    var content = EngineText(AttributedText())
    field.traitCollection.performAsCurrent { content = prepared(text) }
    if field.adjustsFontSizeToFitWidth { content = content.scaled(by: shrinkFactor(content.text, width: size.width)) }
    let natural = TextEngine.shared.size(of: content.text, numberOfLines: 1).width
    let isLonger = scrolls && natural > size.width
    if isLonger { content = content.mapped { $0.paragraph.alignment = .left } }
    let frame = TextEngine.shared.layout(
      content.text, maxWidth: isLonger ? .infinity : max(0, size.width), numberOfLines: 1)
    return LabelLayout(
      frame: frame, images: content.images, origin: CGPoint(x: 0, y: top(height: frame.size.height, in: size.height)))
  }

  private func top(height: CGFloat, in room: CGFloat) -> CGFloat {
    let scale = displayScale
    let height = PixelGrid.ceil(height, scale: scale)
    switch field.contentVerticalAlignment {
    case .top: return 0
    case .bottom: return room - height
    case .center, .fill: return PixelGrid.round((room - height) / 2, scale: scale)
    @unknown default: return PixelGrid.round((room - height) / 2, scale: scale)
    }
  }

  /// The share of its size, to 1/64, at which text fits a width, not below the field's least size.
  private func shrinkFactor(_ text: AttributedText, width: CGFloat) -> CGFloat {
    let natural = TextEngine.shared.size(of: text, numberOfLines: 1).width
    guard natural > width, width > 0, let size = field.font?.pointSize, field.minimumFontSize > 0 else { return 1 }
    let fitting = ((width / natural) * 64).rounded(.down) / 64
    return min(1, max(fitting, field.minimumFontSize / size))
  }

  /// The line as it is in the view.
  private var line: LabelLayout {
    let size = bounds.size
    if let known, known.size == size, known.isEditing == isEditing { return known.layout }
    let layout = layout(displayedText, in: size, scrolls: isEditing)
    known = (size, isEditing, layout)
    return layout
  }

  private var shift: CGFloat { isEditing ? scroll : 0 }

  /// Keeps the caret in sight.
  private func updateScroll() {
    guard isEditing else { return }
    let frame = line.frame
    let width = bounds.width
    guard frame.size.width > width, width > 0 else { return scroll = 0 }
    let caret = frame.caretRect(at: head).minX
    let most = frame.size.width + TextSelectionViews.caretWidth - width
    if caret - scroll > width - TextSelectionViews.caretWidth { scroll = caret + TextSelectionViews.caretWidth - width }
    if caret < scroll { scroll = caret }
    scroll = PixelGrid.round(min(max(0, scroll), max(0, most)), scale: displayScale)
  }

  private var head: Int { editor.selection.location + editor.selection.length }

  override func layoutSubviews() {
    super.layoutSubviews()
    let old = scroll
    updateScroll()
    if scroll != old { layer.setNeedsDisplay() }
    let selection = editor.selection
    let isCaret = selection.length == 0
    let caret = field.caretRect(for: TextIndex(selection.location))
    let rects = isEditing && !isCaret ? selectionRects : []
    selectionViews.show(
      caret: isEditing && isCaret ? convert(caret, from: field) : nil, rects: rects, tint: field.tintColor,
      isRightToLeft: editor.isRightToLeft(at: selection.location))
  }

  private var selectionRects: [CGRect] {
    field.selectionRects(for: TextIndexRange(editor.selection)).map { convert($0.rect, from: field) }
  }

  // MARK: Places, in the field's coordinates

  private func inField(_ rect: CGRect) -> CGRect {
    rect.offsetBy(dx: frame.minX + line.origin.x - shift, dy: frame.minY + line.origin.y)
  }

  func caret(at index: Int) -> CGRect {
    let scale = displayScale
    guard editor.hasText else {
      let layout = emptyLine
      let rect = layout.offsetBy(dx: frame.minX, dy: frame.minY)
      return PixelGrid.round(rect, scale: scale)
    }
    var rect = inField(line.frame.caretRect(at: index))
    rect.size.width = TextSelectionViews.caretWidth
    if rect.maxX > frame.maxX { rect.origin.x = frame.maxX - rect.width }
    return PixelGrid.round(rect, scale: scale)
  }

  /// The caret of an empty field, in the view's coordinates.
  private var emptyLine: CGRect {
    let font = field.font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let height = font.lineHeight + font.leading
    let width = TextSelectionViews.caretWidth
    let x: CGFloat
    switch field.textAlignment {
    case .center: x = (bounds.width - width) / 2
    case .right: x = bounds.width - width
    case .left: x = 0
    case .natural, .justified: x = field.isRightToLeft ? bounds.width - width : 0
    @unknown default: x = 0
    }
    return CGRect(x: x, y: top(height: height, in: bounds.height), width: width, height: height)
  }

  func rects(of range: NSRange) -> [CGRect] {
    line.frame.rects(for: range.location..<range.location + range.length).map {
      PixelGrid.round(inField($0), scale: displayScale)
    }
  }

  func index(at point: CGPoint) -> Int {
    let place = convert(point, from: field)
    return min(editor.length, line.frame.caretIndex(at: CGPoint(x: place.x - line.origin.x + shift, y: 0)))
  }

  func character(at point: CGPoint) -> Int? {
    let place = convert(point, from: field)
    guard bounds.contains(place) else { return nil }
    return line.frame.characterIndex(at: CGPoint(x: place.x - line.origin.x + shift, y: place.y - line.origin.y))
  }

  /// How far the baseline lies below the top of a rectangle of a size.
  func baseline(in size: CGSize) -> CGFloat {
    let text = editor.hasText ? displayedText : NSAttributedString(string: " ", attributes: field.defaultTextAttributes)
    let layout = layout(text, in: CGSize(width: .greatestFiniteMagnitude, height: size.height), scrolls: false)
    return PixelGrid.round(layout.origin.y + layout.frame.firstBaseline, scale: displayScale)
  }

  // MARK: Drawing

  func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), editor.hasText else { return }
    let layout = rect.size == bounds.size ? line : layout(displayedText, in: rect.size, scrolls: isEditing)
    layout.frame.draw(
      in: context, at: CGPoint(x: rect.minX + layout.origin.x - shift, y: rect.minY + layout.origin.y),
      images: layout.images)
  }

  func drawPlaceholder(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let text = field.attributedPlaceholder, text.length > 0 else {
      return
    }
    let layout = layout(field.completedPlaceholder(text), in: rect.size, scrolls: false)
    layout.frame.draw(
      in: context, at: CGPoint(x: rect.minX + layout.origin.x, y: rect.minY + layout.origin.y), images: layout.images)
  }
}

extension TextFieldContentView: LayerContentDrawing {
  func drawContent(of layer: CALayer, in context: CGContext) {
    field.traitCollection.performAsCurrent {
      UIGraphicsPushContext(context)
      context.saveGState()
      if isEditing, editor.selection.length > 0 {
        TextSelectionViews.fill(selectionRects, tint: field.tintColor, in: context)
      }
      // What subclasses draw is in the field's coordinates.
      context.translateBy(x: -frame.minX, y: -frame.minY)
      if editor.hasText {
        field.drawText(in: frame)
      } else {
        field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
      }
      context.restoreGState()
      UIGraphicsPopContext()
    }
  }

  var contentIsStableUnderClipping: Bool { editor.selection.length == 0 || !isEditing }
}
