import Testing
import UIKit

@testable import GenericViews

final class NotesController: ItemsController<NoteView> {
  var configured: [Int] = []

  override func didConfigure(_ cell: CardCell<NoteView>, at indexPath: IndexPath) { configured.append(indexPath.row) }
}

@MainActor @Suite struct ItemsTests {
  private func shown(_ items: [NoteView.Model]) -> (UIWindow, NotesController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = NotesController(style: .plain)
    controller.items = items
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, controller)
  }

  @Test func rowsAreAsHighAsTheirNotes() throws {
    let long = String(repeating: "many words of a long note ", count: 12)
    let (window, controller) = shown([.init(title: "a", note: ""), .init(title: "b", note: long)])
    let cells = controller.tableView.visibleCells.compactMap { $0 as? CardCell<NoteView> }
    #expect(cells.map { $0.card.content.title.text } == ["a", "b"])
    #expect(controller.configured == [0, 1])
    let (short, tall) = (try #require(cells.first), try #require(cells.last))
    #expect(short.card.content.note.isHidden)
    #expect(tall.frame.height > short.frame.height + 60)
    #expect(short.card.frame.width == 351 && short.card.content.frame.width == 319)
    #expect(tall.frame.height == tall.card.frame.height + 8)
    #expect(window.rootViewController === controller)
  }

  @Test func newItemsAreShownAndReusedCellsFilledAgain() {
    let (window, controller) = shown((0..<100).map { .init(title: "\($0)", note: "") })
    controller.items.reverse()
    window.layoutIfNeeded()
    let first = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? CardCell<NoteView>
    #expect(first?.card.content.title.text == "99")
    controller.tableView.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
    let last = controller.tableView.cellForRow(at: IndexPath(row: 99, section: 0)) as? CardCell<NoteView>
    #expect(last?.card.content.title.text == "0")
  }
}
