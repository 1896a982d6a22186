import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TextViewTests {
  final class Log: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var opens = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      lines.append("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      lines.append("shouldEnd")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      lines.append("change \(range.location),\(range.length) \(text)")
      return text != "x"
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
      lines.append("link \(URL.absoluteString) \(characterRange.location),\(characterRange.length)")
      return opens
    }
  }

  @Test func delegateIsAskedAndToldInOrder() {
    let stage = TextWindow()
    let view = UITextView()
    let log = Log()
    view.delegate = log
    stage.add(view, CGRect(x: 20, y: 100, width: 300, height: 200))
    view.becomeFirstResponder()
    stage.keys.type("ax\n")
    view.resignFirstResponder()
    #expect(
      log.lines == [
        "shouldBegin", "didBegin", "change 0,0 a", "selection", "didChange", "change 1,0 x", "change 1,0 \n",
        "selection",
        "didChange", "shouldEnd", "didEnd",
      ])
    #expect(view.text == "a\n")
  }

  @Test func sizesAreTextWithInsets() {
    let stage = TextWindow()
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 15)
    view.text = "Hello Me"
    stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 100))
    // `uikit-facts` oracle `ib-layouts`: 34 points high on a screen of 2x.
    #expect(abs(view.intrinsicContentSize.height - 34) < 0.34)
    let one = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
    view.text = "Hello Me\nagain\n"
    let line = UIFont.systemFont(ofSize: 15).lineHeight
    #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 1000)).height - one - 2 * line) < 0.7)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    view.text = "a"
    #expect(view.sizeThatFits(CGSize(width: 300, height: 1000)).height == PixelGrid.ceil(line, scale: 3))
  }

  @Test func viewGrowsWithItsTextUnderAutoLayout() {
    let stage = TextWindow()
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.translatesAutoresizingMaskIntoConstraints = false
    let root: UIView = stage.controller.view
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 200),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    view.text = "one"
    stage.window.updateForFrame()
    let one = view.frame.height
    view.becomeFirstResponder()
    stage.keys.type(" and many more words that take several lines")
    stage.window.updateForFrame()
    #expect(view.frame.height > one + 2 * UIFont.systemFont(ofSize: 17).lineHeight)
    #expect(abs(view.contentSize.height - view.frame.height) < 0.4)
  }

  @Test func layoutManagerTellsPlacesOfCharacters() {
    let stage = TextWindow()
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "first\nsecond\n\nlast"
    stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 300))
    let (manager, container) = (view.layoutManager, view.textContainer)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 18))
    #expect(abs(manager.usedRect(for: container).height - 4 * line) < 0.01)
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: 6, length: 6), in: container)
    #expect(abs(rect.minY - line) < 0.01 && rect.minX == 5)
    let point = CGPoint(x: rect.minX + 1, y: rect.midY)
    #expect(manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 6)
    var range = NSRange()
    _ = manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: &range)
    #expect(range == NSRange(location: 6, length: 7))
    #expect(abs(manager.caret(at: 13).minY - 2 * line) < 0.01)
    #expect(abs(manager.caret(at: 18).minY - 3 * line) < 0.01)
  }

  @Test func tapOnALinkAsksTheDelegateAndOpensIt() {
    let stage = TextWindow()
    let view = UITextView()
    let log = Log()
    view.isEditable = false
    view.delegate = log
    let text = NSMutableAttributedString(string: "see here now", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.link, value: URL(string: "https://example.com/a") as Any, range: NSRange(location: 4, length: 4))
    view.attributedText = text
    stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 100))
    let place = view.editorRects(of: NSRange(location: 4, length: 4))[0]
    stage.tap(view, at: CGPoint(x: place.midX, y: place.midY))
    #expect(log.lines == ["link https://example.com/a 4,4"])
    #expect(UIApplication.shared.openedURLs.map(\.absoluteString) == ["https://example.com/a"])
    log.opens = false
    stage.tap(view, at: CGPoint(x: place.midX, y: place.midY))
    #expect(UIApplication.shared.openedURLs.count == 1)
    #expect(!UIScreen.main.keyboard.isShown)
  }

  @Test func delegateIsToldOfATapOnAPicture() {
    final class Pictures: NSObject, UITextViewDelegate {
      var heard: [NSTextAttachment] = []
      func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        #expect(characterRange == NSRange(location: 1, length: 1))
        heard.append(textAttachment)
        return true
      }
    }
    let stage = TextWindow()
    let view = UITextView()
    view.isEditable = false
    let pictures = Pictures()
    view.delegate = pictures
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 100))
    let place = view.editorRects(of: NSRange(location: 1, length: 1))[0]
    stage.tap(view, at: CGPoint(x: place.midX, y: place.midY))
    #expect(pictures.heard.count == 1 && pictures.heard.first === attachment)
    let delegate: (any UITextViewDelegate)? = pictures
    #expect(
      delegate?.textView?(
        view, shouldInteractWith: attachment, in: NSRange(location: 1, length: 1), interaction: .preview) == true)
  }

  @Test func rectanglesBehindGlyphsAreThoseOfTheirLines() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "ab\ncd"
    var rects: [CGRect] = []
    view.layoutManager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 0, length: 5),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: view.textContainer
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == 2)
    #expect(rects[0].maxY <= rects[1].minY)
    var first = 0
    view.layoutManager.enumerateEnclosingRects(
      forGlyphRange: NSRange(location: 0, length: 5),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: view.textContainer
    ) { _, stop in
      first += 1
      stop.pointee = true
    }
    #expect(first == 1)
  }

  @Test func caretMovesBetweenLinesAndKeepsItsColumn() {
    let stage = TextWindow()
    let view = UITextView()
    view.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
    view.text = "abcdef\nab\nabcdef"
    stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 200))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 5, length: 0)
    stage.keys.press(.keyboardDownArrow)
    #expect(view.selectedRange.location == 9)
    stage.keys.press(.keyboardDownArrow)
    #expect(view.selectedRange.location == 15)
    stage.keys.press(.keyboardUpArrow, modifiers: .command)
    #expect(view.selectedRange.location == 0)
    stage.keys.press(.keyboardRightArrow, modifiers: .command)
    #expect(view.selectedRange.location == 6)
  }

  @Test func changesOfTheStorageAreShownAndTold() {
    final class Watcher: NSObject, NSTextStorageDelegate {
      var lines: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange,
        changeInLength delta: Int
      ) { lines.append("\(editedMask.rawValue) \(editedRange.location),\(editedRange.length) \(delta)") }
    }
    let stage = TextWindow()
    let view = UITextView()
    view.text = "hello"
    stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 200))
    let watcher = Watcher()
    view.textStorage.delegate = watcher
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J\nJ")
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    #expect(watcher.lines == ["3 0,3 2", "1 0,2 0"])
    #expect(view.text == "J\nJello" && view.layoutManager.flow.paragraphs.count == 2)
  }

  @Test func randomEditingKeepsParagraphsAsTheTextHasThem() {
    let stage = TextWindow()
    let view = UITextView()
    stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 200))
    view.becomeFirstResponder()
    var state: UInt64 = 42
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
    let pieces = ["a", "\n", "\r\n", "한", "👨‍👩‍👧", "word ", "\u{2029}", "é", "\r", "אב"]
    for step in 0..<400 {
      let length = view.textStorage.length
      let start = random(length + 1)
      view.selectedRange = NSRange(location: start, length: min(random(4), length - start))
      if random(3) == 0 { view.deleteBackward() } else { view.insertText(pieces[random(pieces.count)]) }
      if step % 7 == 0 { stage.window.updateForFrame() }
      var fresh = TextFlow()
      fresh.reset(view.textStorage.string, whole: false) { _ in 1 }
      _ = view.layoutManager.estimatedHeight
      #expect(view.layoutManager.flow.paragraphs.map(\.length) == fresh.paragraphs.map(\.length), "step \(step)")
      #expect(NSMaxRange(view.selectedRange) <= view.textStorage.length)
    }
  }

  @Test func lengthOfTheTextIsNotSetInLines() {
    let stage = TextWindow()
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = String(repeating: "A paragraph of some words that goes over two lines at least.\n", count: 16_000)
    stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 400))
    stage.window.updateForFrame()
    let measured = view.layoutManager.flow.paragraphs.filter(\.isMeasured).count
    #expect(measured < 40 && view.contentSize.height > 100_000)
    view.contentOffset.y = view.contentSize.height / 2
    stage.window.updateForFrame()
    #expect(view.layoutManager.flow.paragraphs.filter(\.isMeasured).count < 80)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 100, length: 0)
    stage.keys.type("xyz")
    #expect(view.layoutManager.flow.paragraphs.filter(\.isMeasured).count < 120)
  }

  @Test func boldAndUnderlineGoToTheSelectionWhereAttributesMayBeEdited() {
    let stage = TextWindow()
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "bold plain"
    stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 200))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 4)
    stage.keys.command("b")
    #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    view.allowsEditingTextAttributes = true
    stage.keys.command("b")
    stage.keys.command("u")
    let font = view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(view.textStorage.attribute(.underlineStyle, at: 1, effectiveRange: nil) != nil)
    #expect(view.textStorage.attribute(.underlineStyle, at: 6, effectiveRange: nil) == nil)
  }
}
