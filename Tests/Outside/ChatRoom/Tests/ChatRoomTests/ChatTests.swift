import UIKit
import XCTest

@testable import ChatRoom

@MainActor final class ChatTests: XCTestCase {
  private var window: UIWindow!
  private var chat: ChatController!

  override func setUp() async throws {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    chat = ChatController(
      messages: (0..<60).map { id in
        Message(id: id, text: String(repeating: "word ", count: 1 + id * 7 % 30), isMine: id % 3 == 0)
      })
    window.rootViewController = chat
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private var rowAtTheEnd: Int? { chat.tableView.indexPathsForVisibleRows?.last?.row }

  func testItOpensAtItsEnd() {
    XCTAssertEqual(rowAtTheEnd, 59)
    let table = chat.tableView
    let end = table.rectForRow(at: IndexPath(row: 59, section: 0)).maxY
    XCTAssertEqual(end, table.bounds.maxY - table.adjustedContentInset.bottom, accuracy: 1)
  }

  func testAnAnswerIsShownAtTheEnd() {
    chat.receive(Message(id: 60, text: "new", isMine: false))
    window.layoutIfNeeded()
    XCTAssertEqual(rowAtTheEnd, 60)
    let cell = chat.tableView.cellForRow(at: IndexPath(row: 60, section: 0)) as? BubbleCell
    XCTAssertEqual(cell?.label.text, "new")
    XCTAssertEqual(cell?.bubble.frame.minX ?? 0, 12, accuracy: 0.01)
  }

  func testWhatIsTypedIsSent() {
    var sent: [String] = []
    chat.send = { sent.append($0) }
    chat.bar.textView.becomeFirstResponder()
    XCTAssertFalse(chat.bar.button.isEnabled)
    chat.bar.textView.insertText("Hello")
    XCTAssertTrue(chat.bar.button.isEnabled)
    chat.bar.button.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    XCTAssertEqual(sent, ["Hello"])
    XCTAssertEqual(chat.messages.last, Message(id: 60, text: "Hello", isMine: true))
    XCTAssertEqual(rowAtTheEnd, 60)
    XCTAssertFalse(chat.bar.button.isEnabled)
    chat.bar.textView.resignFirstResponder()
  }
}
