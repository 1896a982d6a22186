import Testing
import UIKit

@testable import ChatRoom

@MainActor @Suite(.serialized) struct BubbleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 667))

  private func show(_ messages: [Message]) -> ChatController {
    let chat = ChatController(messages: messages)
    window.rootViewController = chat
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return chat
  }

  @Test func bubblesStandAtTheSideOfTheirWriter() throws {
    let long = String(repeating: "a long message ", count: 20)
    let chat = show([
      Message(id: 0, text: "short", isMine: false), Message(id: 1, text: long, isMine: true),
      Message(id: 2, text: "short", isMine: true),
    ])
    let cells = chat.tableView.visibleCells.compactMap { $0 as? BubbleCell }
    // Frames come from centres, and may be off by the last bit, as on iOS.
    func rounded(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }
    #expect(rounded(cells[0].bubble.frame.minX) == 12)
    #expect(cells[1].bubble.frame.width <= 300 && cells[1].bubble.frame.width > 250)
    #expect(cells[1...].map { rounded($0.bubble.frame.maxX) } == [388, 388])
    #expect(cells[0].bubble.frame.width == cells[2].bubble.frame.width)
    #expect(cells[1].label.frame.height > 100 && cells[1].frame.height == cells[1].label.frame.height + 24)
  }

  @Test func olderMessagesDoNotMoveWhatIsSeen() throws {
    let chat = show((0..<40).map { Message(id: $0, text: "Message \($0)", isMine: false) })
    chat.tableView.contentOffset.y = 100
    window.layoutIfNeeded()
    let cell = try #require(chat.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
    let before = cell.convert(cell.bounds, to: window).minY
    chat.prepend((100..<110).map { Message(id: $0, text: "Older \($0)", isMine: true) })
    window.layoutIfNeeded()
    let same = try #require(chat.tableView.cellForRow(at: IndexPath(row: 13, section: 0)) as? BubbleCell)
    #expect(same.label.text == "Message 3")
    #expect(abs(same.convert(same.bounds, to: window).minY - before) <= 1)
  }

  @Test func theBarGrowsWithItsTextUpToALimit() {
    let chat = show([])
    let low = chat.bar.frame.height
    #expect(low == 48)
    chat.bar.textView.becomeFirstResponder()
    chat.bar.textView.insertText("one\ntwo\nthree")
    window.layoutIfNeeded()
    let high = chat.bar.frame.height
    #expect(high > low + 30 && chat.tableView.frame.maxY == chat.bar.frame.minY)
    chat.bar.textView.insertText(String(repeating: "\nmore", count: 20))
    window.layoutIfNeeded()
    #expect(chat.bar.frame.height == 132 && chat.bar.textView.isScrollEnabled)
    chat.bar.textView.resignFirstResponder()
  }
}
