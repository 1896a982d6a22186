import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TextFieldTests {
  @Test func delegateIsAskedAndToldInOrder() {
    let stage = TextWindow()
    let field = UITextField()
    let log = FieldLog()
    field.delegate = log
    stage.add(field)
    field.addAction(UIAction { _ in log.lines.append("editingChanged") }, for: .editingChanged)
    field.addAction(UIAction { _ in log.lines.append("editingDidBegin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in log.lines.append("editingDidEnd") }, for: .editingDidEnd)
    #expect(field.becomeFirstResponder())
    stage.keys.type("a")
    #expect(field.resignFirstResponder())
    #expect(
      log.lines == [
        "shouldBegin", "didBegin", "editingDidBegin", "change 0,0 a", "selection", "editingChanged", "shouldEnd",
        "didEnd", "editingDidEnd",
      ])
    #expect(field.text == "a")
  }

  @Test func refusedChangesLeaveTheText() {
    let stage = TextWindow()
    let field = UITextField()
    let log = FieldLog()
    log.refuses = ["change 1,0 2"]
    field.delegate = log
    stage.add(field)
    field.becomeFirstResponder()
    stage.keys.type("123")
    #expect(field.text == "13")
  }

  @Test func fieldThatRefusesToEndKeepsTheKeyboardUnlessForced() {
    let stage = TextWindow()
    let field = UITextField()
    let log = FieldLog()
    log.refuses = ["shouldEnd"]
    field.delegate = log
    stage.add(field)
    field.becomeFirstResponder()
    #expect(!stage.window.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(stage.window.endEditing(true))
    #expect(!field.isFirstResponder && log.lines.last == "didEnd")
  }

  @Test func deletionTakesCharactersWithAllTheirParts() {
    let stage = TextWindow()
    let field = UITextField()
    stage.add(field)
    field.text = "a👨‍👩‍👧🇩🇪é각"
    field.becomeFirstResponder()
    var texts: [String] = []
    for _ in 0..<6 {
      stage.keys.delete()
      texts.append(field.text ?? "nil")
    }
    #expect(texts == ["a👨‍👩‍👧🇩🇪é", "a👨‍👩‍👧🇩🇪", "a👨‍👩‍👧", "a", "", ""])
  }

  @Test func compositionReplacesItselfUntilAgreedTo() {
    let stage = TextWindow()
    let field = UITextField()
    stage.add(field)
    field.text = "가"
    field.becomeFirstResponder()
    field.setMarkedText("ㄴ", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("나", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "가나")
    #expect(field.markedTextRange.map { field.text(in: $0) } == "나")
    field.unmarkText()
    #expect(field.markedTextRange == nil)
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    field.insertText("蚊")
    #expect(field.text == "가나蚊" && field.markedTextRange == nil)
  }

  @Test func arrowsMoveAndShiftExtendsFromWhereItBegan() {
    let stage = TextWindow()
    let field = UITextField()
    stage.add(field)
    field.text = "one two"
    field.becomeFirstResponder()
    stage.keys.press(.keyboardLeftArrow)
    stage.keys.press(.keyboardLeftArrow, modifiers: .shift)
    stage.keys.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "tw")
    stage.keys.press(.keyboardRightArrow, modifiers: .shift)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "w")
    stage.keys.press(.keyboardLeftArrow, modifiers: .alternate)
    stage.keys.type("X")
    #expect(field.text == "one Xtwo")
  }

  @Test func copyAndPasteGoThroughTheScreensPasteboardAndSecretsDoNot() {
    let stage = TextWindow()
    let field = UITextField()
    stage.add(field)
    field.text = "hello"
    field.becomeFirstResponder()
    stage.keys.command("a")
    stage.keys.command("x")
    #expect(field.text == "" && UIPasteboard.general.string == "hello")
    stage.keys.command("v")
    stage.keys.command("v")
    #expect(field.text == "hellohello")
    field.isSecureTextEntry = true
    UIPasteboard.general.string = "old"
    stage.keys.command("a")
    stage.keys.command("c")
    #expect(UIPasteboard.general.string == "old")
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    #expect(field.canPerformAction(Selector("paste:"), withSender: nil))
  }

  @Test func typingIsTakenBackAndMadeAgain() {
    let stage = TextWindow()
    let field = UITextField()
    stage.add(field)
    field.becomeFirstResponder()
    stage.keys.type("a")
    stage.advance(0.1)
    stage.keys.type("b")
    stage.advance(0.1)
    stage.keys.command("z")
    #expect(field.text == "a")
    stage.keys.command("z")
    #expect(field.text == "")
    stage.keys.command("z", shift: true)
    stage.keys.command("z", shift: true)
    #expect(field.text == "ab")
  }

  @Test func returnKeyEndsEditingWhereSomebodyWaitsForIt() {
    let stage = TextWindow()
    let field = UITextField()
    stage.add(field)
    field.becomeFirstResponder()
    stage.keys.type("\n")
    #expect(field.isFirstResponder)
    var ended = 0
    field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEndOnExit)
    stage.keys.type("\n")
    #expect(!field.isFirstResponder && ended == 1)
  }

  @Test func tapBeginsEditingAndClearButtonTakesTheTextAway() throws {
    let stage = TextWindow()
    let field = UITextField()
    let log = FieldLog()
    field.delegate = log
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.text = "text"
    stage.add(field)
    #expect(field.clearButton == nil)
    stage.tap(field)
    #expect(field.isEditing)
    let button = try #require(field.clearButton)
    #expect(
      button.frame == CGRect(x: 276, y: 7.333333333333333, width: 19, height: 19.333333333333332)
        || button.frame.width == 19)
    stage.tap(button)
    #expect(field.text == "" && log.lines.contains("shouldClear") && field.clearButton == nil)
  }

  @Test func sizesAreThoseOfInterfaceBuilder() {
    _ = TextWindow()
    let field = UITextField()
    field.font = .systemFont(ofSize: 14)
    #expect(field.intrinsicContentSize.height == 17)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    field.font = .preferredFont(forTextStyle: .title2)
    #expect(abs(field.intrinsicContentSize.height - 36) < 0.5)
    field.font = .preferredFont(forTextStyle: .body)
    field.borderStyle = .none
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(
      field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)) == CGRect(x: 7, y: 2, width: 86, height: 30)
    )
  }

  @Test func viewsAtTheSidesTakeRoomAndAreMirrored() {
    let stage = TextWindow()
    let field = UITextField()
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    stage.add(field)
    let bounds = CGRect(x: 0, y: 0, width: 300, height: 34)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 30, y: 0, width: 270, height: 34))
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.leftViewRect(forBounds: bounds).minX == 270)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 0, y: 0, width: 270, height: 34))
  }

  @Test func caretBlinksByTheDisplayClockAndStandsInSight() throws {
    let stage = TextWindow()
    let field = UITextField()
    stage.add(field)
    field.text = String(repeating: "wide text ", count: 20)
    field.becomeFirstResponder()
    stage.window.updateForFrame()
    let caret = try #require(field.content.subviews.first)
    #expect(!caret.isHidden && caret.frame.width == 2)
    #expect(field.content.bounds.contains(caret.frame))
    stage.advance(0.6)
    #expect(caret.isHidden)
    stage.advance(0.5)
    #expect(!caret.isHidden)
    field.resignFirstResponder()
    stage.window.updateForFrame()
    #expect(caret.isHidden)
  }

  @Test func overridesOfRectanglesPlaceTheText() {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 4) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 4) }
      override func deleteBackward() {
        deletions += 1
        super.deleteBackward()
      }
      var deletions = 0
    }
    let stage = TextWindow()
    let field = Inset()
    stage.add(field)
    #expect(field.content.frame == CGRect(x: 12, y: 4, width: 276, height: 26))
    field.becomeFirstResponder()
    stage.window.updateForFrame()
    #expect(field.content.frame == CGRect(x: 20, y: 4, width: 260, height: 26))
    stage.keys.delete()
    #expect(field.deletions == 1)
  }

  @Test func hardwareKeyCommandsComeBeforeTextAndPressesReachTheFirstResponder() {
    final class Field: UITextField {
      var calls: [String] = []
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("run")),
          UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("run")),
        ]
      }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector("run") { calls.append("asked") }
        return super.canPerformAction(action, withSender: sender)
      }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls.append(presses.first?.key?.characters ?? "")
        super.pressesBegan(presses, with: event)
      }
    }
    let stage = TextWindow()
    let field = Field()
    stage.add(field)
    field.becomeFirstResponder()
    stage.keys.command("k")
    stage.keys.press(.keyboardEscape)
    stage.keys.type("q")
    #expect(field.calls == ["asked", "asked", "q"])
    #expect(field.text == "q")
  }
}
