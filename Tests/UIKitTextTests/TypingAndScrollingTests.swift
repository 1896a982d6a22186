import Testing

@testable import UIKit

/// Text that is typed in scroll views, tables and collections, and in what stands above the keyboard.
@MainActor @Suite(.serialized) struct TypingAndScrollingTests {
  /// A row with a field.
  final class FieldCell: UITableViewCell {
    let field = UITextField()
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      field.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
      field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(field)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A form of rows with a field each.
  final class Form: UITableViewController {
    let count: Int
    var ended: [Int] = []
    init(count: Int) {
      self.count = count
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 60
      tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      (cell as? FieldCell)?.field.tag = indexPath.row
      return cell
    }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { ended.append(indexPath.row) }
    func field(_ row: Int) -> UITextField? { (tableView.cellForRow(at: [0, row]) as? FieldCell)?.field }
  }

  private func form(_ count: Int) throws -> (stage: TextWindow, form: Form) {
    let stage = TextWindow()
    let form = Form(count: count)
    stage.window.rootViewController = form
    stage.window.updateForFrame()
    return (stage, form)
  }

  @Test func tableViewControllersMakeRoomForTheKeyboardAndShowTheRow() throws {
    let (stage, form) = try form(12)
    let table: UITableView = form.tableView
    let field = try #require(form.field(10))
    #expect(table.adjustedContentInset.bottom == 34)
    field.becomeFirstResponder()
    stage.advance(0.3)
    #expect(table.adjustedContentInset.bottom == 336 && table.contentInset.bottom == 0)
    let cell = try #require(table.cellForRow(at: [0, 10]))
    #expect(cell.convert(cell.bounds, to: nil as UIView?).maxY <= 516)
    field.resignFirstResponder()
    stage.advance(0.3)
    #expect(table.adjustedContentInset.bottom == 34)
    // Twelve rows are shorter than the window: they are at the top again.
    #expect(table.contentOffset.y == -59)
  }

  @Test func aRowInSightDoesNotMoveTheTable() throws {
    let (stage, form) = try form(12)
    let field = try #require(form.field(2))
    field.becomeFirstResponder()
    stage.advance(0.3)
    #expect(form.tableView.contentOffset.y == -59)
  }

  @Test func anotherControllersTableMakesNoRoom() {
    let stage = TextWindow()
    let table = UITableView()
    stage.add(table, stage.controller.view.bounds)
    let field = UITextField()
    stage.add(field)
    field.becomeFirstResponder()
    stage.advance(0.3)
    #expect(table.adjustedContentInset.bottom == 34)
  }

  @Test func theRowThatIsTypedInStaysWhereItIsScrolledOutOfSight() throws {
    let (stage, form) = try form(60)
    let field = try #require(form.field(2))
    field.becomeFirstResponder()
    stage.advance(0.3)
    stage.keys.type("ab")
    form.tableView.contentOffset.y = 2000
    stage.window.updateForFrame()
    #expect(field.isEditing && field.window != nil)
    #expect(form.ended.contains(1) && !form.ended.contains(2))
    #expect(form.tableView.indexPathsForVisibleRows?.contains([0, 2]) == false)
    #expect(!form.tableView.visibleCells.contains { ($0 as? FieldCell)?.field === field })
    stage.keys.type("cd")
    #expect(field.text == "abcd")
    form.tableView.contentOffset.y = -59
    stage.window.updateForFrame()
    #expect(form.field(2) === field)
    form.tableView.contentOffset.y = 2000
    stage.window.updateForFrame()
    field.resignFirstResponder()
    stage.window.updateForFrame()
    #expect(field.window == nil && form.ended.contains(2))
  }

  /// A scroll view with fields every 80 points, whose bottom inset is the keyboard's height.
  private func fields() -> (stage: TextWindow, scroll: UIScrollView, fields: [UITextField], token: any NSObjectProtocol)
  {
    let stage = TextWindow()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 393, height: 1200)
    stage.add(scroll, stage.controller.view.bounds)
    let fields = (0..<10).map { UITextField(frame: CGRect(x: 20, y: 30 + $0 * 80, width: 300, height: 40)) }
    for field in fields { scroll.addSubview(field) }
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
      MainActor.assumeIsolated { scroll.contentInset.bottom = (end?.height ?? 0) - 34 }
    }
    stage.window.updateForFrame()
    return (stage, scroll, fields, token)
  }

  @Test func scrollViewsShowTheFieldWhereTheirInsetLeavesRoom() {
    let (stage, scroll, fields, token) = fields()
    defer { NotificationCenter.default.removeObserver(token) }
    fields[8].becomeFirstResponder()
    stage.advance(0.3)
    #expect(fields[8].convert(fields[8].bounds, to: nil as UIView?).maxY == 516)
    let offset = scroll.contentOffset
    // The field before is in sight.
    fields[7].becomeFirstResponder()
    stage.advance(0.5)
    #expect(scroll.contentOffset == offset)
    fields[0].becomeFirstResponder()
    stage.advance(0.5)
    #expect(fields[0].convert(fields[0].bounds, to: nil as UIView?).minY == 59)
  }

  @Test func aScrollViewThatKnowsNothingOfTheKeyboardStays() {
    let stage = TextWindow()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 393, height: 1200)
    stage.add(scroll, stage.controller.view.bounds)
    let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
    scroll.addSubview(field)
    let before = scroll.contentOffset
    field.becomeFirstResponder()
    stage.advance(0.5)
    #expect(scroll.contentOffset == before)
  }

  @Test func theCaretOfATextThatGrowsIsKeptInSight() {
    let stage = TextWindow()
    let scroll = UIScrollView()
    let text = UITextView()
    text.isScrollEnabled = false
    text.font = .systemFont(ofSize: 17)
    text.text = (0..<10).map { "\($0)" }.joined(separator: "\n")
    let view: UIView = stage.controller.view
    for part in [scroll, text] { part.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(text)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      text.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      text.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
    ])
    stage.window.updateForFrame()
    text.becomeFirstResponder()
    stage.advance(0.3)
    for _ in 0..<30 { stage.keys.press(.keyboardReturnOrEnter, characters: "\n") }
    stage.window.updateForFrame()
    let caret = text.convert(text.editorCaret(at: text.editor.length), to: nil as UIView?)
    withKnownIssue("a text view that grows in a scroll view does not take the scroll view along with its caret") {
      #expect(caret.maxY <= 516)
    }
  }

  // MARK: Above the keyboard

  /// A controller with a bar that has a field.
  final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 34))
    let log = FieldLog()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
    override func viewDidLoad() {
      super.viewDidLoad()
      bar.addSubview(field)
      field.delegate = log
    }
  }

  private func chat() -> (stage: TextWindow, chat: Chat) {
    let stage = TextWindow()
    let chat = Chat()
    stage.window.rootViewController = chat
    stage.window.updateForFrame()
    return (stage, chat)
  }

  @Test func anAccessoryOfAControllerIsThereWithoutACall() {
    let (_, chat) = chat()
    #expect(chat.isFirstResponder && chat.bar.window != nil)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil as UIView?).maxY == 852)
  }

  @Test func aFieldAboveTheKeyboardIsTappedAndTypedIn() {
    let (stage, chat) = chat()
    let listener = KeyboardTests.Listener()
    chat.bar.window?.tap(at: chat.field.convert(CGPoint(x: 150, y: 17), to: nil as UIView?))
    stage.advance(0.4)
    #expect(chat.log.lines.contains("shouldBegin") && chat.log.lines.contains("didBegin"))
    #expect(chat.field.isFirstResponder && !chat.isFirstResponder)
    #expect(listener.lines.first?.contains("472.0") == true)
    stage.keys.type("hi")
    #expect(chat.field.text == "hi")
    #expect(chat.bar.convert(chat.bar.bounds, to: nil as UIView?).minY == 472)
    chat.field.resignFirstResponder()
    stage.advance(0.4)
    // The bar stays, for whom it is shown.
    #expect(chat.isFirstResponder && chat.bar.window != nil)
    #expect(chat.bar.convert(chat.bar.bounds, to: nil as UIView?).maxY == 852)
  }

  @Test func theWindowEndsEditingAboveTheKeyboard() {
    let (stage, chat) = chat()
    chat.field.becomeFirstResponder()
    stage.advance(0.4)
    #expect(chat.field.isFirstResponder)
    stage.window.endEditing(true)
    stage.advance(0.4)
    #expect(!chat.field.isFirstResponder)
  }

  // MARK: Sheets

  @Test func aSheetGrowsByTheKeyboardThatIsTypedOnInIt() throws {
    let stage = TextWindow()
    let note = UIViewController()
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
    note.view.addSubview(text)
    note.sheetPresentationController?.detents = [.medium(), .large()]
    stage.controller.present(note, animated: false)
    stage.window.updateForFrame()
    let top = note.view.convert(CGPoint.zero, to: nil as UIView?).y
    text.becomeFirstResponder()
    stage.advance(0.4)
    let lifted = note.view.convert(CGPoint.zero, to: nil as UIView?).y
    #expect(abs(lifted - max(69, top - (336 - 34))) < 0.001)
    text.resignFirstResponder()
    stage.advance(0.4)
    #expect(note.view.convert(CGPoint.zero, to: nil as UIView?).y == top)
  }

  @Test func textsThatAreEmptyAreRead() {
    let stage = TextWindow()
    let text = UITextView()
    text.accessibilityIdentifier = "note"
    stage.add(text)
    let field = UITextField()
    stage.add(field, CGRect(x: 20, y: 300, width: 300, height: 34))
    let read = AccessibilityTree.elements(of: stage.window)
    #expect(read.contains { $0 === text } && read.contains { $0 === field })
  }
}
