import Foundation
internal import TextLayout

extension UITextView {
  func secureEntryDidChange() { textLayoutDidChange() }

  /// Everything has to be set again.
  func textLayoutDidChange() { layoutManager.containerDidChange() }

  /// The text or the room for it changed.
  func layoutIsStale(_ range: NSRange, _ delta: Int) {
    knownSize = nil
    if delta != 0 {
      editor.storageDidChange(NSRange(location: range.location, length: range.length - delta), by: range.length)
    }
    content.layer.setNeedsDisplay()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Adjusts the looks of links, marked text and secret text, which differ from the storage.
  func adjust(_ text: NSMutableAttributedString, _ range: NSRange) {
    let all = NSRange(location: 0, length: text.length)
    addDetectedLinks(to: text)
    text.enumerateAttribute(.link, in: all, options: []) { value, range, _ in
      if value != nil { text.addAttributes(linkTextAttributes, range: range) }
    }
    if let marked = editor.marked {
      let part = NSIntersectionRange(marked, range)
      if part.length > 0 {
        let style = markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]
        text.addAttributes(style, range: NSRange(location: part.location - range.location, length: part.length))
      }
    }
    if isSecureTextEntry {
      let dots = String(repeating: "\u{2022}", count: text.length)
      text.replaceCharacters(in: all, with: dots)
    }
  }

  /// Gives the container the view's width, and the manager what it has to know.
  func updateContainer() {
    let manager = layoutManager
    let font = ownAttributes[.font] as? UIFont ?? .systemFont(ofSize: Self.defaultFontSize)
    manager.defaults = TextDefaults(font: font, foreground: textColor)
    manager.isRightToLeft = isRightToLeft
    guard textContainer.widthTracksTextView else { return }
    let inset = textContainerInset
    let width = max(0, bounds.width - inset.left - inset.right)
    if textContainer.size.width != width { textContainer.size = CGSize(width: width, height: 0) }
  }

  /// The paragraphs that are seen are set in lines; the content is as high as all are known or estimated to be.
  func layoutText() {
    traitCollection.performAsCurrent {
      updateContainer()
      let inset = textContainerInset
      let top = bounds.minY - inset.top
      let seen = layoutManager.paragraphs(from: top, to: top + bounds.height)
      if textStorage.length > 20_000 { layoutManager.free(except: seen) }
      updateContentSize()
    }
    content.show(bounds)
  }

  func updateContentSize() {
    let inset = textContainerInset
    let height = PixelGrid.ceil(layoutManager.estimatedHeight + inset.top + inset.bottom, scale: displayScale)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  /// The size of the text with its insets, within a width or on lines as long as they are.
  func naturalSize(width: CGFloat?) -> CGSize {
    if let knownSize, knownSize.width == width { return knownSize.size }
    let inset = textContainerInset
    let around = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    var exact = CGSize.zero
    traitCollection.performAsCurrent {
      let font = ownAttributes[.font] as? UIFont ?? .systemFont(ofSize: Self.defaultFontSize)
      layoutManager.defaults = TextDefaults(font: font, foreground: textColor)
      exact = layoutManager.size(lineWidth: width.map { max(0, $0 - around) } ?? .infinity)
    }
    let scale = displayScale
    let size = CGSize(
      width: PixelGrid.ceil(exact.width + around, scale: scale),
      height: PixelGrid.ceil(exact.height + inset.top + inset.bottom, scale: scale))
    knownSize = (width, size)
    return size
  }

  func ownBaselines(in size: CGSize) -> LayoutBaselines {
    updateContainer()
    let first = layoutManager.lines(0).frame.firstBaseline + textContainerInset.top
    let lines = layoutManager.lines(layoutManager.flow.paragraphs.count - 1)
    let natural = layoutManager.estimatedHeight - lines.frame.size.height + lines.frame.lastBaseline
    let last = size.height - textContainerInset.top - natural
    let scale = displayScale
    return LayoutBaselines(first: PixelGrid.round(first, scale: scale), last: PixelGrid.round(last, scale: scale))
  }
}

/// The visible part of a text view's text: it lies at the view's bounds, and is drawn again as they move.
final class TextViewContent: UIView {
  unowned(unsafe) var textView: UITextView!
  private lazy var selectionViews = TextSelectionViews(in: self) { [unowned(unsafe) self] in self }

  override func viewDidInitialize() {
    super.viewDidInitialize()
    super.isUserInteractionEnabled = false
    contentModeStorage = .redraw
    layer.contentDrawing = self
  }

  private var editor: TextEditor { textView.editor }

  func show(_ visible: CGRect) {
    if frame != visible { frame = visible }
    layer.setNeedsDisplay()
    let isActive = textView.isFirstResponder
    let selection = editor.selection
    let isCaret = selection.length == 0
    let caret =
      isActive && isCaret && textView.isEditable ? textView.caretRect(for: TextIndex(selection.location)) : nil
    selectionViews.show(
      caret: caret.map { convert($0, from: textView) }, rects: isActive ? selectionRects : [],
      tint: textView.tintColor, isRightToLeft: editor.isRightToLeft(at: selection.location))
  }

  /// The rectangles of the selection, as far as it is visible.
  private var selectionRects: [CGRect] {
    let selection = editor.selection
    guard selection.length > 0 else { return [] }
    let manager = textView.layoutManager
    let top = textView.bounds.minY - textView.textContainerInset.top
    let seen = manager.paragraphs(from: top, to: top + textView.bounds.height)
    let start = manager.flow.start(seen.lowerBound)
    let last = manager.flow.range(seen.upperBound - 1)
    let part = NSIntersectionRange(selection, NSRange(location: start, length: NSMaxRange(last) - start))
    return textView.selectionRects(for: TextIndexRange(part)).map { convert($0.rect, from: textView) }
  }

  func selectionDidChange() {
    textView.setNeedsLayout()
    selectionViews.caretDidMove()
  }
}

extension TextViewContent: LayerContentDrawing {
  func drawContent(of layer: CALayer, in context: CGContext) {
    textView.traitCollection.performAsCurrent {
      UIGraphicsPushContext(context)
      context.saveGState()
      if textView.isFirstResponder {
        TextSelectionViews.fill(selectionRects, tint: textView.tintColor, in: context)
      }
      let inset = textView.textContainerInset
      let clip = context.boundingBoxOfClipPath.intersection(bounds)
      let top = clip.minY + frame.minY - inset.top
      let manager = textView.layoutManager
      let seen = manager.paragraphs(from: top, to: top + clip.height)
      let start = manager.flow.start(seen.lowerBound)
      let last = manager.flow.range(seen.upperBound - 1)
      let range = NSRange(location: start, length: last.location - start)
      let origin = CGPoint(x: inset.left - frame.minX, y: inset.top - frame.minY)
      manager.drawBackground(forGlyphRange: range, at: origin)
      manager.drawGlyphs(forGlyphRange: range, at: origin)
      context.restoreGState()
      UIGraphicsPopContext()
    }
  }
}
