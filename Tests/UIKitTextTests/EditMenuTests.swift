import Foundation
import Testing

@testable import UIKit

/// The menu of editing, and what text inputs say of themselves.
@MainActor @Suite struct EditMenuTests {
  private final class Teller: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var menu: UIMenu?
    var action: UIAction?

    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      lines.append("menu \(range.location),\(range.length) \(suggestedActions.map(\.title).joined(separator: " "))")
      return menu
    }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      lines.append("come")
      animator.addCompletion { self.lines.append("came") }
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      lines.append("go")
    }
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { action }
  }

  private func view(_ text: String) -> (TextWindow, UITextView) {
    let stage = TextWindow()
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = text
    stage.add(view, CGRect(x: 20, y: 200, width: 350, height: 200))
    return (stage, view)
  }

  private func doubleTap(_ stage: TextWindow, _ view: UIView, at point: CGPoint) {
    let finger = TouchDriver(window: stage.window)
    for _ in 0..<2 {
      finger.down(at: view.convert(point, to: nil as UIView?))
      finger.up()
    }
    stage.window.updateForFrame()
  }

  @Test func aDoubleTapShowsWhatCanBeDone() throws {
    let (stage, view) = view("hello world")
    let teller = Teller()
    view.delegate = teller
    doubleTap(stage, view, at: CGPoint(x: 20, y: 18))
    #expect(view.selectedRange == NSRange(location: 0, length: 5))
    let bar = try #require(view.editorMenu.bar)
    #expect(bar.buttons.map { $0.title(for: .normal) } == ["Cut", "Copy", "Select All"])
    #expect(teller.lines.contains("menu 0,5 Cut Copy Select All"))
    stage.advance(1)
    #expect(teller.lines.contains("came"))
    #expect(bar.frame.maxY <= view.convert(CGPoint(x: 0, y: 8), to: stage.window).y)
    stage.tap(bar.buttons[0])
    stage.advance(1)
    #expect(view.text == " world")
    #expect(UIPasteboard.general.string == "hello")
    #expect(!view.editorMenu.isShown && bar.superview == nil)
    #expect(teller.lines.contains("go"))
  }

  @Test func selectAllLeavesAMenuForAll() throws {
    let (stage, view) = view("hello world")
    doubleTap(stage, view, at: CGPoint(x: 20, y: 18))
    let all = try #require(view.editorMenu.bar?.buttons.first { $0.title(for: .normal) == "Select All" })
    stage.tap(all)
    stage.advance(1)
    #expect(view.selectedRange == NSRange(location: 0, length: 11))
    #expect(view.editorMenu.bar?.buttons.map { $0.title(for: .normal) } == ["Cut", "Copy"])
  }

  @Test func aTapOnTheCaretAndElsewhere() {
    let (stage, view) = view("hello world")
    UIPasteboard.general.string = "x"
    stage.tap(view, at: CGPoint(x: 300, y: 18))
    #expect(!view.editorMenu.isShown)
    stage.advance(1)
    stage.tap(view, at: CGPoint(x: 300, y: 18))
    #expect(view.editorMenu.bar?.buttons.map { $0.title(for: .normal) } == ["Paste", "Select", "Select All"])
    stage.keys.type("!")
    stage.advance(1)
    #expect(!view.editorMenu.isShown)
    #expect(view.text == "hello world!")
  }

  @Test func theDelegateMakesTheMenu() throws {
    let (stage, view) = view("hello world")
    let teller = Teller()
    view.delegate = teller
    var isDone = false
    teller.menu = UIMenu(children: [UIAction(title: "Shout") { _ in isDone = true }])
    doubleTap(stage, view, at: CGPoint(x: 20, y: 18))
    let button = try #require(view.editorMenu.bar?.buttons.first)
    #expect(button.title(for: .normal) == "Shout")
    stage.tap(button)
    #expect(isDone)
    teller.menu = UIMenu(children: [])
    doubleTap(stage, view, at: CGPoint(x: 20, y: 18))
    #expect(!view.editorMenu.isShown)
  }

  @Test func longMenusGoOnBehindAnArrow() throws {
    let stage = TextWindow()
    let place = UIView()
    stage.add(place, CGRect(x: 0, y: 300, width: 393, height: 100))
    final class Many: NSObject, UIEditMenuInteractionDelegate {
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? { UIMenu(children: (1...9).map { UIAction(title: "Command \($0)") { _ in } }) }
    }
    let many = Many()
    let interaction = UIEditMenuInteraction(delegate: many)
    place.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 200, y: 10)))
    let bar = try #require(interaction.bar)
    #expect(bar.frame.width <= 393 - 16)
    let first = bar.buttons.compactMap { $0.title(for: .normal) }
    stage.advance(1)
    stage.tap(try #require(bar.buttons.last))
    let second = bar.buttons.compactMap { $0.title(for: .normal) }
    #expect(!first.isEmpty && !second.isEmpty && Set(first).isDisjoint(with: second))
    #expect(interaction.location(in: stage.window) == CGPoint(x: 200, y: 310))
    stage.tap(place, at: CGPoint(x: 5, y: 95))
    #expect(!interaction.isShown)
  }

  @Test func fieldsHaveMenusToo() {
    let stage = TextWindow()
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "hello"
    field.isSecureTextEntry = true
    stage.add(field)
    UIPasteboard.general.string = "x"
    doubleTap(stage, field, at: CGPoint(x: 20, y: 17))
    #expect(field.editorMenu.isShown)
    #expect(field.editorMenu.bar?.buttons.compactMap { $0.title(for: .normal) }.contains("Copy") == false)
    let state = field.interactionState
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    #expect(field.editor.selection == NSRange(location: 5, length: 0))
    field.interactionState = state
    #expect(field.editor.selection == NSRange(location: 0, length: 5))
    field.interactionState = "nothing"
    #expect(field.editor.selection == NSRange(location: 0, length: 5))
  }

  // MARK: Text input

  @Test func textInputsAnswerForAttributedText() throws {
    let (_, view) = view("hello world")
    view.becomeFirstResponder()
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 6))
    let range = try #require(view.textRange(from: start, to: view.endOfDocument))
    #expect(view.attributedText(in: range).string == "world")
    view.replace(range, withAttributedText: NSAttributedString(string: "you", attributes: [.kern: 3]))
    #expect(view.text == "hello you")
    #expect(view.textStorage.attribute(.kern, at: 7, effectiveRange: nil) as? Int == 3)
    let word = try #require(view.textRange(from: start, to: view.endOfDocument))
    #expect(
      view.position(within: word, atCharacterOffset: 3).map { view.compare($0, to: view.endOfDocument) } == .orderedSame
    )
    #expect(view.position(within: word, atCharacterOffset: 4) == nil)
    #expect(view.characterOffset(of: view.endOfDocument, within: word) == 3)
    view.selectedRange = NSRange(location: 9, length: 0)
    view.setAttributedMarkedText(
      NSAttributedString(string: "ka", attributes: [.kern: 5]), selectedRange: NSRange(location: 2, length: 0))
    #expect(view.markedTextRange != nil)
    #expect(view.textStorage.attribute(.kern, at: 10, effectiveRange: nil) as? Int == 5)
    view.unmarkText()
    view.insertAttributedText(NSAttributedString(string: "!"))
    #expect(view.text == "hello youka!")
  }

  @Test func theFloatingCaretFollowsTheFinger() {
    let (_, view) = view("hello world hello world")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    view.beginFloatingCursor(at: CGPoint(x: 100, y: 100))
    view.updateFloatingCursor(at: CGPoint(x: 180, y: 100))
    let moved = view.selectedRange.location
    #expect(moved > 3)
    view.endFloatingCursor()
    view.updateFloatingCursor(at: CGPoint(x: 100, y: 100))
    #expect(view.selectedRange.location == moved)
  }

  @Test func commandsOfEditingAreObeyed() {
    let (_, view) = view("hello world")
    view.allowsEditingTextAttributes = true
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 5)
    view.increaseSize(nil)
    #expect((view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 18)
    #expect((view.textStorage.attribute(.font, at: 6, effectiveRange: nil) as? UIFont)?.pointSize == 17)
    view.decreaseSize(nil)
    #expect((view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 17)
    view.updateTextAttributes { $0.merging([.kern: 4]) { $1 } }
    #expect(view.textStorage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 4)
    view.makeTextWritingDirectionRightToLeft(nil)
    let style = view.textStorage.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.baseWritingDirection == .rightToLeft)
    #expect(view.canPerformAction(Selector("increaseSize:"), withSender: nil))
    UIPasteboard.general.string = "you"
    view.pasteAndMatchStyle(nil)
    #expect(view.text == "you world")
  }

  @Test func whatIsFoundInTextIsALink() throws {
    let (stage, view) = view("Go to www.example.com/x, write to a.b@example.org or call +1 (555) 123-4567 in 2024.")
    view.isEditable = false
    view.dataDetectorTypes = .all
    stage.window.updateForFrame()
    let found = DataDetector.find(.all, in: view.text).map(\.url.absoluteString)
    #expect(found == ["http://www.example.com/x", "mailto:a.b@example.org", "tel:+15551234567"])
    let place = (view.text as NSString).range(of: "example.com").location
    let rect = view.editorRects(of: NSRange(location: place, length: 1))[0]
    stage.tap(view, at: CGPoint(x: rect.midX, y: rect.midY))
    #expect(UIApplication.shared.openedURLs.last == URL(string: "http://www.example.com/x"))
    var isDone = false
    let teller = Teller()
    teller.action = UIAction { _ in isDone = true }
    view.delegate = teller
    stage.advance(1)
    stage.tap(view, at: CGPoint(x: rect.midX, y: rect.midY))
    #expect(isDone)
    view.isEditable = true
    #expect(view.detectedLink(at: place) == nil)
  }

  @Test func whatTheUserDidIsRestored() {
    let (_, view) = view(String(repeating: "line\n", count: 100))
    view.selectedRange = NSRange(location: 7, length: 2)
    view.contentOffset.y = 300
    let state = view.interactionState
    let other = UITextView(usingTextLayoutManager: false)
    other.frame = view.frame
    other.text = view.text
    other.interactionState = state
    #expect(other.selectedRange == NSRange(location: 7, length: 2))
    #expect(other.contentOffset.y == 300)
  }
}
